"""A round robin of bots that stops a pair as soon as it is clear which of the two is stronger."""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import TypeAlias

import numpy as np

from splittable.core.contract import Setup
from splittable.core.judges import Efforts
from splittable.core.state import Ints
from splittable.lab.arena.meeting import Meeting, Outcome

Meetings: TypeAlias = Callable[[list[Meeting]], Iterable[Outcome]]
"""A function that plays meetings and yields their outcomes in any order."""

EQUAL = 0.5
BATCH = 8
"""Deals of every pair between checks for early stopping."""
ERROR = 0.05
"""The probability that an interval ever excludes the true mean, over all checks together."""
TIGHTEST_AT = 50
"""The number of deals at which the confidence sequence is tightest."""
_RHO = math.sqrt((-2 * math.log(ERROR) + math.log(-2 * math.log(ERROR) + 1)) / TIGHTEST_AT)


@dataclass(frozen=True)
class Interval:
    """A mean with the bounds of its confidence interval."""

    mean: float
    low: float
    high: float


def interval_of(values: Ints, equal: float) -> Interval:
    """The mean of some deals, with bounds that hold at any stopping time.

    An asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2021): checking an ordinary 95 %
    interval again and again until it excludes the equal share would be wrong far more often than in 5 % of cases.
    One drawn deal is added to the variance, so that a few deals which all went one way do not look certain.
    """
    count, mean = len(values), float(values.mean())
    variance = (float(((values - mean) ** 2).sum()) + (equal - mean) ** 2) / count
    weight = count * _RHO**2
    margin = math.sqrt(variance * 2 * (weight + 1) / (count * weight) * math.log(math.sqrt(weight + 1) / ERROR))
    return Interval(mean, mean - margin, mean + margin)


@dataclass(frozen=True)
class Tournament:
    """The bots, what they play, and the most deals of a pair."""

    setup: Setup
    bots: tuple[str, ...]
    seed: int
    most_deals: int
    effort: Efforts | None = None
    """How hard every game is reviewed; None if none is."""

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Every two bots."""
        return list(combinations(self.bots, 2))

    def meeting(self, pair: tuple[str, str], deal: int) -> Meeting:
        """The meeting of a pair over a deal."""
        return Meeting(self.setup, self.seed, pair, deal, self.effort)


@dataclass(frozen=True)
class PairStanding:
    """Results of a pair, from the first bot's side."""

    pair: tuple[str, str]
    outcomes: list[Outcome]

    @property
    def share(self) -> Interval:
        """The first bot's share of the victories."""
        found = interval_of(np.array([np.mean(outcome.shares) for outcome in self.outcomes]), EQUAL)
        return Interval(found.mean, max(found.low, 0.0), min(found.high, 1.0))

    @property
    def lead(self) -> Interval:
        """The first bot's lead in points."""
        return interval_of(np.array([np.mean(outcome.leads) for outcome in self.outcomes]), 0.0)

    @property
    def stronger(self) -> str | None:
        """The bot that the share of victories shows to be stronger; None while it is not clear."""
        if not self.outcomes:
            return None
        share = self.share
        if share.low > EQUAL:
            return self.pair[0]
        return self.pair[1] if share.high < EQUAL else None


@dataclass(frozen=True)
class Standings:
    """All outcomes of a tournament so far."""

    tournament: Tournament
    outcomes: dict[tuple[str, str], dict[int, Outcome]] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """Count a meeting."""
        self.outcomes.setdefault(outcome.meeting.pair, {})[outcome.meeting.deal] = outcome

    def pair(self, pair: tuple[str, str]) -> PairStanding:
        """Results of a pair, sorted by deal, whatever the order in which its deals were finished."""
        played = self.outcomes.get(pair, {})
        return PairStanding(pair, [played[deal] for deal in sorted(played)])

    @property
    def played(self) -> Iterator[PairStanding]:
        """All pairs that have met."""
        return (self.pair(pair) for pair in self.tournament.pairs if pair in self.outcomes)

    def in_order(self) -> list[Outcome]:
        """All meetings, deal by deal."""
        return sorted(
            (outcome for played in self.outcomes.values() for outcome in played.values()),
            key=lambda outcome: (outcome.meeting.deal, self.tournament.pairs.index(outcome.meeting.pair)),
        )


def hold(standings: Standings, crew: Meetings, report: Callable[[int], None]) -> None:
    """Play until every pair is decided or out of deals; `report` also counts the meetings that are skipped."""
    tournament = standings.tournament
    for first in range(0, tournament.most_deals, BATCH):
        deals = range(first, min(first + BATCH, tournament.most_deals))
        meetings = []
        for pair in tournament.pairs:
            if standings.pair(pair).stronger is None:
                meetings += [tournament.meeting(pair, deal) for deal in deals]
            else:
                report(len(deals))
        for outcome in crew(meetings):
            standings.add(outcome)
            report(1)
