"""Solo games of Splitter, with the luck of the rolls as a control variate.

The luck of a roll is the value of the sheet after writing the roll in the best slot, less the mean of that over all
rolls. Whatever the sheet, the bot and the weights, its expected value before the roll is zero: a game's points less its
luck have the same mean as its points and a much smaller variance (a martingale control variate).
"""

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

import splittable
from splittable.bots import Choose
from splittable.core.state import Ints
from splittable.games.splitter.bots.imagine import read_sheet
from splittable.games.splitter.review.luck import luck_of
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS
from splittable.play.contest import derive


@dataclass(frozen=True)
class Games:
    """Points, luck, seconds of thinking and seconds of the slowest decision, one value a game."""

    points: Ints
    luck: Ints
    seconds: Ints
    slowest: Ints

    @property
    def corrected(self) -> Ints:
        """Points less luck."""
        return self.points - self.luck


@dataclass(frozen=True)
class Mean:
    """A mean and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.error:.2f}"


def mean_of(values: Ints) -> Mean:
    """The mean of independent values and its standard error."""
    return Mean(float(values.mean()), float(values.std(ddof=1)) / math.sqrt(len(values)))


def play_alone(choose: Choose, pad: str, seed: int) -> tuple[int, float, float, float]:
    """Play a solo game: its points, luck, seconds of thinking and seconds of the slowest decision."""
    table = splittable.new("splitter", players=1, seed=seed, options={"pad": pad})
    luck, seconds = 0.0, []
    while not table.over:
        view = table.view(0)
        place = PAD_NAMES.index(pad)
        sheet = np.array(read_sheet(place, view["sheets"][0]["rows"]), dtype=np.int64)
        luck += luck_of(place, sheet, ROUNDS + 1 - view["round"], np.array(view["roll"]))
        begun = time.process_time()
        action = choose(view, derive(seed, view["round"]))
        seconds.append(time.process_time() - begun)
        table.play(0, action)
    return table.scores[0], luck, sum(seconds), max(seconds)


def play_games(choose: Choose, pad: str, numbers: Iterable[int], seed: int, report: Callable[[int], None]) -> Games:
    """Play the solo games of some numbers, which are added to the seed."""
    results = []
    for number in numbers:
        results.append(play_alone(choose, pad, seed + number))
        report(1)
    return Games(*np.array(results).T)
