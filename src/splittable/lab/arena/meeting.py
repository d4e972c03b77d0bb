"""Two bots meet over one deal: both at a table in alternate seats, and once more with their seats exchanged."""

from dataclasses import dataclass, field
from functools import cache

from splittable.bots import find
from splittable.core.contract import Setup
from splittable.core.judges import Efforts
from splittable.play.contest import derive, play_out
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.review import review
from splittable.play.table import Table


@dataclass(frozen=True)
class Meeting:
    """A pair of bots and the deal they play; a deal has the same decks and rolls for every pair."""

    setup: Setup
    seed: int
    pair: tuple[str, str]
    deal: int
    effort: Efforts | None = None
    """How hard its games are reviewed; None if they are not."""


@dataclass(frozen=True)
class Outcome:
    """The result of a meeting."""

    meeting: Meeting
    shares: tuple[float, float]
    """The first bot's share of the victory in each of the two games."""
    leads: tuple[float, float]
    """The mean score of the first bot's seats less that of the second's, in each of the two games."""
    actions: tuple[int, int]
    """How many actions each bot chose."""
    seconds: tuple[float, float]
    """How long each bot thought."""
    lost: tuple[float, float] = (0.0, 0.0)
    """What each bot's decisions lost in all, in the unit of the game's ledger, if the games were reviewed."""
    judged: tuple[int, int] = (0, 0)
    """How many decisions of each were reviewed."""


def meet(meeting: Meeting) -> Outcome:
    """Play a meeting."""
    seed = derive("arena", meeting.seed, meeting.deal)
    tally = Tally()
    shares, leads = zip(*(_play(meeting, seed, shift, tally) for shift in range(2)), strict=True)
    return Outcome(
        meeting,
        shares,
        leads,
        (tally.actions[0], tally.actions[1]),
        (tally.seconds[0], tally.seconds[1]),
        (tally.lost[0], tally.lost[1]),
        (tally.judged[0], tally.judged[1]),
    )


@dataclass
class Tally:
    """What is counted of two bots over the games of a meeting."""

    actions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    lost: list[float] = field(default_factory=lambda: [0.0, 0.0])
    judged: list[int] = field(default_factory=lambda: [0, 0])

    def add_review(self, table: Table, shift: int, effort: Efforts) -> None:
        """Count what each bot's decisions lost."""
        for seat, one in enumerate(review(table, effort=effort).seats):
            amount = one.lost.share if one.ledger.unit == "share" and one.lost.share is not None else one.lost.points
            self.lost[(seat + shift) % 2] += amount[0]
            self.judged[(seat + shift) % 2] += one.decisions


_find_once = cache(find)
"""Cached, because loading your own bot may be slow and it plays many games."""


def _play(meeting: Meeting, seed: int, shift: int, tally: Tally) -> tuple[float, float]:
    """One game, the first bot in the seats whose number is even or odd: its share of the victory, and its lead."""
    table = Table(Head(meeting.setup), seeded(seed))
    named = [(name, _find_once(name)) for name in meeting.pair]

    def report(seat: int, thought: float) -> None:
        tally.seconds[(seat + shift) % 2] += thought
        tally.actions[(seat + shift) % 2] += 1

    bots = [named[(seat + shift) % 2] for seat in range(meeting.setup.players)]
    play_out(table, bots, lambda asked: derive(seed, asked), report)
    if meeting.effort is not None:
        tally.add_review(table, shift, meeting.effort)
    points: tuple[list[int], list[int]] = ([], [])
    for seat, score in enumerate(table.scores):
        points[(seat + shift) % 2].append(score)
    won = sum((seat + shift) % 2 == 0 for seat in table.winners) / len(table.winners)
    return won, sum(points[0]) / len(points[0]) - sum(points[1]) / len(points[1])
