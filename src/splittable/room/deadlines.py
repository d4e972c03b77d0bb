"""How many iterations a bot may spend on a decision: its level's own, and fewer when many bots wait.

A deadline in seconds would make a bot's choice depend on the machine. So it is turned into iterations before the bot
begins to think, by what such decisions have cost so far, and these are stored with the action: the same view, seed and
budget give the same action again.
"""

from typing import NamedTuple

from splittable.core.contract import LEVELS

ALL_SERVED = 3.0
"""Seconds in which everybody who waits now is to be served."""
GUESS = 0.3
"""Seconds that the full budget of a kind of decision counts as before one was seen."""
NEWEST = 0.1
"""Weight of the newest decision in the mean."""
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
    """What a kind of decision has cost so far."""

    full: int
    """The budget of its level."""
    seconds: float
    """Mean seconds an iteration."""


class Deadlines:
    """What each kind of decision has cost, and what follows for the next one."""

    def __init__(self) -> None:
        self._costs: dict[Kind, Cost] = {}
        self.shortened = 0
        """Decisions that got less than their level's budget."""

    def budget(self, kind: Kind, full: int, waiting: int, threads: int) -> int:
        """The iterations for a decision that begins now while others wait: full, or halved as often as it takes."""
        allowed = ALL_SERVED * threads / (waiting + 1)
        cost = self._costs.get(kind, Cost(full, GUESS / max(full, 1)))
        budget = full
        while budget > 1 and budget * cost.seconds > allowed:
            budget //= 2
        self.shortened += budget < full
        return budget

    def is_quick(self, kind: Kind) -> bool:
        """Whether a decision with its full budget is over at once; before one was seen, whether its level is weak."""
        cost = self._costs.get(kind)
        return kind.level in WEAK if cost is None else cost.full * cost.seconds <= QUICK

    def learn(self, kind: Kind, full: int, budget: int, seconds: float) -> None:
        """Note what a decision has cost."""
        newest = seconds / max(budget, 1)
        old = self._costs.get(kind, Cost(full, newest))
        self._costs[kind] = Cost(full, newest + (1 - NEWEST) * (old.seconds - newest))
