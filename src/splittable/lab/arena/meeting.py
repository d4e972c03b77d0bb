"""Two bots meet over one deal: both at a table in alternate seats, and once more with their seats exchanged."""

from dataclasses import dataclass
from functools import cache

from splittable.bots import find
from splittable.core.contract import Setup
from splittable.play.contest import derive, play_out
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.table import Table


@dataclass(frozen=True)
class Meeting:
    """A pair of bots and the deal they play; a deal has the same decks and rolls for every pair."""

    setup: Setup
    seed: int
    pair: tuple[str, str]
    deal: int


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


def meet(meeting: Meeting) -> Outcome:
    """Play a meeting."""
    seed = derive("arena", meeting.seed, meeting.deal)
    actions, seconds = [0, 0], [0.0, 0.0]
    shares, leads = zip(*(_play(meeting, seed, shift, actions, seconds) for shift in range(2)), strict=True)
    return Outcome(meeting, shares, leads, (actions[0], actions[1]), (seconds[0], seconds[1]))


_find_once = cache(find)
"""Cached, because loading your own bot may be slow and it plays many games."""


def _play(meeting: Meeting, seed: int, shift: int, actions: list[int], seconds: list[float]) -> tuple[float, float]:
    """One game, the first bot in the seats whose number is even or odd: its share of the victory, and its lead."""
    table = Table(Head(meeting.setup), seeded(seed))
    named = [(name, _find_once(name)) for name in meeting.pair]

    def report(seat: int, thought: float) -> None:
        seconds[(seat + shift) % 2] += thought
        actions[(seat + shift) % 2] += 1

    bots = [named[(seat + shift) % 2] for seat in range(meeting.setup.players)]
    play_out(table, bots, lambda asked: derive(seed, asked), report)
    points: tuple[list[int], list[int]] = ([], [])
    for seat, score in enumerate(table.scores):
        points[(seat + shift) % 2].append(score)
    won = sum((seat + shift) % 2 == 0 for seat in table.winners) / len(table.winners)
    return won, sum(points[0]) / len(points[0]) - sum(points[1]) / len(points[1])
