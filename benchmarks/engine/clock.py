"""Short interleaved samples, so that noise on the machine affects all contenders alike."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Protocol

CORES = 2


@dataclass(frozen=True)
class Sample:
    """What one worker played in one run, with wall-clock and CPU seconds."""

    games: int
    actions: float
    wall: float
    cpu: float


@dataclass(frozen=True)
class Lap:
    """One run on one core, then one on every core."""

    alone: Sample
    together: tuple[Sample, ...]

    @property
    def games_a_core(self) -> float:
        """Games a second of CPU time, which other processes on the machine hardly affect."""
        return self.alone.games / self.alone.cpu

    @property
    def actions_a_core(self) -> float:
        """Actions a second of CPU time."""
        return self.alone.actions / self.alone.cpu

    @property
    def games_alone(self) -> float:
        """Games a second of wall-clock time, on one core."""
        return self.alone.games / self.alone.wall

    @property
    def games_together(self) -> float:
        """Games a second of wall-clock time, on every core at once."""
        return sum(sample.games / sample.wall for sample in self.together)


class Racer(Protocol):
    """A game, ours or a peer's, that plays random games for a given time."""

    @property
    def name(self) -> str:
        """Its unique name in the table."""

    def run(self, cores: int, seconds: float) -> tuple[Sample, ...]:
        """Play on a number of cores at once; one sample a core."""


def run_for(seconds: float, play: Callable[[], tuple[int, float]]) -> Sample:
    """Call `play`, which returns the games and actions it played, until the time is over, at least once."""
    wall, cpu = time.perf_counter(), time.thread_time()
    games, actions = play()
    while time.perf_counter() < wall + seconds:
        more_games, more_actions = play()
        games += more_games
        actions += more_actions
    return Sample(games, actions, time.perf_counter() - wall, time.thread_time() - cpu)


def race(
    racers: Sequence[Racer], rounds: int, seconds: float, report: Callable[[str], None]
) -> dict[str, tuple[Lap, ...]]:
    """The laps of every racer: each runs once a round, and the order is rotated between rounds."""
    laps: dict[str, list[Lap]] = {racer.name: [] for racer in racers}
    for number in range(rounds):
        first = number * len(racers) // rounds
        for racer in [*racers[first:], *racers[:first]]:
            report(racer.name)
            (alone,) = racer.run(1, seconds)
            laps[racer.name].append(Lap(alone, racer.run(CORES, seconds)))
    return {name: tuple(own) for name, own in laps.items()}


def middle(laps: Sequence[Lap], figure: Callable[[Lap], float]) -> float:
    """The median of a figure over the laps."""
    return median(figure(lap) for lap in laps)


def times_as_fast(ours: Sequence[Lap], theirs: Sequence[Lap], games_of_ours: float = 1.0) -> float:
    """Our games a second, each counted as `games_of_ours`, over theirs: the median ratio over the rounds."""
    pairs = zip(ours, theirs, strict=True)
    return median(own.games_a_core * games_of_ours / other.games_a_core for own, other in pairs)
