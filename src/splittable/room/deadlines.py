"""How many iterations a bot may spend on a decision: its level's own, and fewer when many bots wait.

A deadline in seconds would make a bot's choice depend on the machine. So it is turned into iterations before the bot
begins to think, by what such decisions have cost so far, and these are stored with the action: the same view, seed and
budget give the same action again.
"""

from typing import NamedTuple

from splittable.core.contract import LEVELS

ALL_SERVED = 2.0
"""Seconds in which everybody who waits now is to be served."""
NEWEST = 0.1
"""Weight of the newest decision among those that a kind's cost is learned from."""
WHOLE, WHOLE_WEIGHT = 0.3, 0.002
"""Seconds that the full budget counts as before one was seen, and how much that weighs beside what was."""
LEAST, LEAST_WEIGHT = 0.002, 0.2
"""The same for a decision without any iterations."""
WEAK = LEVELS[:3]
"""Levels that count as quick before they were seen."""
QUICK = 0.01
"""Decisions that take so many seconds or fewer are quick."""


class Kind(NamedTuple):
    """Decisions that cost about the same."""

    game: str
    players: int
    level: str


class Cost(NamedTuple):
    """What a kind of decision costs: a line through what was seen, by the part of the full budget that it got.

    Part of the cost does not shrink with the budget. Means of parts, seconds and their products, newest first; what is
    expected without having been seen counts a little beside them.
    """

    part: float
    seconds: float
    squares: float
    products: float

    def line(self) -> tuple[float, float]:
        """Seconds without iterations, and seconds more for the full budget, by weighted least squares."""
        total = 1 + WHOLE_WEIGHT + LEAST_WEIGHT
        part = (self.part + WHOLE_WEIGHT) / total
        seconds = (self.seconds + WHOLE_WEIGHT * WHOLE + LEAST_WEIGHT * LEAST) / total
        squares = (self.squares + WHOLE_WEIGHT) / total - part * part
        products = (self.products + WHOLE_WEIGHT * WHOLE) / total - part * seconds
        slope = max(products / squares, 0.0)
        return max(seconds - slope * part, 0.0), slope


UNSEEN = Cost(1.0, WHOLE, 1.0, WHOLE)


class Deadlines:
    """What each kind of decision has cost, and what follows for the next one."""

    def __init__(self) -> None:
        self._costs: dict[Kind, Cost] = {}
        self.shortened = 0
        """Decisions that got less than their level's budget."""

    def budget(self, kind: Kind, full: int, waiting: int, threads: int) -> int:
        """The iterations for a decision that begins now while others wait: full, or halved as often as it takes."""
        allowed = ALL_SERVED * threads / (waiting + 1)
        least, more = self._costs.get(kind, UNSEEN).line()
        budget = full
        while budget > 1 and least + more * budget / full > allowed:
            budget //= 2
        self.shortened += budget < full
        return budget

    def is_quick(self, kind: Kind) -> bool:
        """Whether a decision with its full budget is over at once; before one was seen, whether its level is weak."""
        cost = self._costs.get(kind)
        return kind.level in WEAK if cost is None else sum(cost.line()) <= QUICK

    def learn(self, kind: Kind, full: int, budget: int, seconds: float) -> None:
        """Note what a decision has cost."""
        part = budget / full if full else 1.0
        newest = Cost(part, seconds, part * part, part * seconds)
        old = self._costs.get(kind, newest)
        self._costs[kind] = Cost(*(last + NEWEST * (new - last) for last, new in zip(old, newest, strict=True)))
