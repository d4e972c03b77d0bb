"""Our side of the race: compiled random games in threads, with the GIL released."""

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import count

import numpy as np

from benchmarks.engine.clock import CORES, Sample, run_for
from splittable.core.contract import AnyGame
from splittable.core.state import Ints, blank
from splittable.play.simulation import replay_simulated

ACTIONS_A_CALL = 50_000
"""Approximate actions a call: a few milliseconds of work, so that the overhead of the call from Python is nil."""
GAMES_TO_LOOK_AT = 50


@dataclass(frozen=True)
class Playouts:
    """Random games of one game with one number of players and the default options."""

    game: AnyGame
    players: int
    pool: ThreadPoolExecutor

    @property
    def name(self) -> str:
        """The game's id and its players."""
        return name_of(self.game.id, self.players)

    @cached_property
    def options(self) -> Ints:
        """The default options as the compiled loops take them."""
        return self.game.option_places(self.players, self.game.choose_options(self.players, {}))

    @cached_property
    def actions_a_game(self) -> float:
        """The mean number of actions in a random game."""
        return self._play(0, GAMES_TO_LOOK_AT)() / GAMES_TO_LOOK_AT

    @cached_property
    def deals_a_game(self) -> float:
        """The mean number of decks or rolls in a random game."""
        return sum(self._deals(number) for number in range(GAMES_TO_LOOK_AT)) / GAMES_TO_LOOK_AT

    def run(self, cores: int, seconds: float) -> tuple[Sample, ...]:
        """Play in a number of threads at once."""
        games = max(1, round(ACTIONS_A_CALL / self.actions_a_game))
        return tuple(self.pool.map(lambda worker: self._run_one(worker, games, seconds), range(cores)))

    def _run_one(self, worker: int, games: int, seconds: float) -> Sample:
        play = self._play(worker, games)
        return run_for(seconds, lambda: (games, float(play())))

    def _play(self, seed: int, games: int) -> Callable[[], int]:
        """A function that plays the next `games` games of a seed and returns the number of actions."""
        states = blank(self.game.state, 2)
        scores = np.zeros((games, self.players), dtype=np.int64)
        won = np.zeros(games, dtype=np.int32)
        batches = count()

        def play() -> int:
            first = next(batches) * games
            return int(self.game.loops.play_batch(states, self.players, self.options, seed, first, scores, won))

        return play

    def _deals(self, number: int) -> int:
        """The number of decks or rolls in game `number`."""
        table = replay_simulated(self.game, self.players, number, 0, {})
        return sum(line.startswith(("deck", "roll")) for line in table.lines)


def name_of(game: str, players: int) -> str:
    """The name of a game with a number of players in the table."""
    return f"{game} × {players}"


def every_playout(games: Iterable[AnyGame], pool: ThreadPoolExecutor) -> list[Playouts]:
    """Every game with every number of players, already compiled."""
    racers = [Playouts(game, players, pool) for game in games for players in range(game.fewest, game.most + 1)]
    for racer in racers:
        racer.run(1, 0.001)
    return racers


def open_pool() -> ThreadPoolExecutor:
    """A thread for each core."""
    return ThreadPoolExecutor(CORES)
