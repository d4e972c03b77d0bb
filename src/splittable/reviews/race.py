"""Which action is best: all that are worth it are played on in the same worlds, and clearly worse ones drop out.

A race only chooses. What has looked best of many looks better than it is, so its figures are never the price.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from splittable.core.judges import SHARES, Figure, Unit, Worth
from splittable.core.state import Ints
from splittable.reviews.bench import Bench
from splittable.reviews.figures import estimate, is_beyond, reach_of

DOUBT = 0.05
"""How likely a race may drop its best arm."""
LEVEL = 0.005
"""A share of the victory below which two actions win equally often."""
SURE = 2.0
"""Standard errors beyond which a difference of shares decides."""


def decides(share: Figure | None) -> Unit:
    """Whether a difference in shares of the victory is told from 0, or points have to decide."""
    return "share" if share is not None and is_beyond(share, SURE) else "points"


@dataclass
class Race:
    """Results so far, a row a world and a column an arm; of an arm that dropped out, up to there."""

    bench: Bench
    arms: tuple[int, ...]
    taken: int
    """The place of the action taken; it never drops out."""

    def __post_init__(self) -> None:
        room = (self.bench.pace.race, len(self.arms))
        self._results: dict[Unit, Ints] = {"points": np.zeros(room, dtype=np.float32)}
        if self.bench.has_share:
            self._results["share"] = np.zeros(room, dtype=np.float32)
        self._worlds = np.zeros(len(self.arms), dtype=np.int64)
        self._live = list(range(len(self.arms)))
        self.is_fine = False

    def run(self) -> None:
        """Play batches until one arm is left beside the one taken, none can be a slip better, or the worlds end."""
        pace, done = self.bench.pace, 0
        while done < pace.race and not self.is_fine:
            done = self._play_batch(done, min(pace.batch, pace.race - done))
            if len(self._live) == 1 or done >= 2 * pace.batch:
                self._drop_worse()
                self.is_fine = self._is_fine()
                if set(self._live) <= {self.taken, self.best}:
                    break

    def _play_batch(self, done: int, count: int) -> int:
        columns, seat = self.bench.columns, self.bench.seat
        rows = self.bench.play([self.arms[place] for place in self._live], "race", done, count)
        for unit, column in (("points", columns.points(seat)), ("share", columns.share(seat))):
            if unit in self._results:
                self._results[unit][done : done + count, self._live] = rows[:, :, column]
        self._worlds[self._live] = done + count
        return done + count

    def difference(self, unit: Unit, one: int, other: int) -> Figure:
        """How much better an arm did than another in the worlds that both were played in."""
        worlds = min(self._worlds[one], self._worlds[other])
        results = self._results[unit][:worlds]
        least = SHARES[0] if unit == "share" else self.bench.judge.points[0]
        pair = results[:, (one, other)]
        return estimate(pair[:, 0] - pair[:, 1], self.bench.judge.block, reach_of(pair, least))

    def _leader(self, unit: Unit) -> int:
        means = {place: self._mean(unit, place) for place in self._live}
        # Of equals the one taken leads, then the most promising.
        return max(means, key=lambda place: (means[place], place == self.taken, -place))

    def _mean(self, unit: Unit, place: int) -> float:
        return float(self._results[unit][: self._worlds[place], place].mean(dtype=np.float64))

    @property
    def best(self) -> int:
        """The place of the best arm: by shares if they tell it from the one taken, else by points."""
        if "share" in self._results:
            leader = self._leader("share")
            if leader != self.taken and decides(self.difference("share", leader, self.taken)) == "share":
                return leader
        return self._leader("points")

    def _drop_worse(self) -> None:
        limit = math.sqrt(2 * math.log(len(self._live) / DOUBT))
        keep = {self.taken, *(self._leader(unit) for unit in self._results)}
        leaders = {unit: self._leader(unit) for unit in self._results}
        self._live = [place for place in self._live if place in keep or not self._is_behind(place, leaders, limit)]

    def _is_behind(self, place: int, leaders: dict[Unit, int], limit: float) -> bool:
        share = self.difference("share", leaders["share"], place) if "share" in leaders else None
        if share is not None and share[0] > limit * share[1]:
            return True
        is_level = share is None or share[0] + limit * share[1] < LEVEL
        points = self.difference("points", leaders["points"], place)
        return is_level and points[0] > limit * points[1]

    def _is_fine(self) -> bool:
        """Whether no other arm can be a slip better than the one taken, by either unit."""
        limit = math.sqrt(2 * math.log(len(self._live) / DOUBT))
        slip = self.bench.judge.points[0]
        limits: dict[Unit, float] = {"points": slip}
        if "share" in self._results:
            limits = {"share": SHARES[0], "points": 2 * slip}
        return all(
            gain + limit * error < most
            for unit, most in limits.items()
            for place in self._live
            if place != self.taken
            for gain, error in (self.difference(unit, place, self.taken),)
        )

    def worths(self) -> tuple[Worth, ...]:
        """What each arm is worth, the best first."""
        best = self.best
        unit: Unit = "share" if "share" in self._results else "points"
        return sort_worths(self._worth(place, best, unit) for place in range(len(self.arms)))

    def _worth(self, place: int, best: int, unit: Unit) -> Worth:
        figures = {each: self._figure(each, place) for each in self._results}
        behind = (0.0, 0.0) if place == best else self.difference(unit, best, place)
        return Worth(self.arms[place], figures["points"], figures.get("share"), behind)

    def _figure(self, unit: Unit, place: int) -> Figure:
        results = self._results[unit][: self._worlds[place], place]
        return estimate(results, self.bench.judge.block, reach_of(results, 0.0))


def sort_worths(worths: Iterable[Worth]) -> tuple[Worth, ...]:
    """The best first."""
    return tuple(sorted(worths, key=lambda worth: worth.behind[0]))


def arms_of(bench: Bench, taken: int) -> Sequence[int]:
    """The candidates, and the action taken if it is none of them."""
    found = tuple(bench.judge.candidates(bench.states, bench.seat))
    return found if taken in found else (*found, taken)
