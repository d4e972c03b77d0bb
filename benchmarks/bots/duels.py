"""Levels against each other at one table: half the seats each, or one seat against all others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

import splittable
from splittable.bots import Choose
from splittable.core.state import Ints
from splittable.play.contest import derive, play_out

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Duel:
    """What share of the wins the seats of the higher level had, and by how many points they led, one a deal."""

    higher: str
    lower: str
    players: int
    equal: float
    """The share that the seats of the higher level would have if all were equally strong."""
    shares: Ints
    leads: Ints

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds between which the share lies with 95 %."""
        mean, error = self.shares.mean(), self.shares.std(ddof=1) / np.sqrt(len(self.shares))
        return max(float(mean - NORMAL_95 * error), 0.0), min(float(mean + NORMAL_95 * error), 1.0)

    def row(self, games_a_deal: int) -> dict[str, object]:
        """What is printed of it."""
        low, high = self.interval
        return {
            "level": self.higher,
            "against": self.lower,
            "players": self.players,
            "games": games_a_deal * len(self.shares),
            "share of wins": f"{self.shares.mean():.1%}",
            "95 % interval": f"{low:.1%} … {high:.1%}",
            "equal": f"{self.equal:.1%}",
            "clear": "yes" if low > self.equal else "no",
        }


def play_table(game: str, bots: list[Choose], options: Mapping[str, str], seed: int) -> tuple[Ints, Ints]:
    """A game between bots, one a seat: each seat's points, and its share of the victory."""
    table = splittable.new(game, players=len(bots), seed=seed, options=options)
    named = [(f"of P{seat + 1}", bot) for seat, bot in enumerate(bots)]
    play_out(table, named, lambda asked: derive(seed, asked), lambda _seat, _seconds: None)
    won = np.array([seat in table.winners for seat in range(len(bots))])
    return np.array(table.scores), won / won.sum()


@dataclass(frozen=True)
class Pairing:
    """Two levels at tables of some size; `find` says which bot a level is."""

    game: str
    higher: str
    lower: str
    players: int
    options: Mapping[str, str]
    find: Callable[[str], Choose]

    def play(self, seats: list[Ints], seed: int, report: Callable[[int], None]) -> tuple[float, float]:
        """One deal for each choice of the higher level's seats: its mean share of the wins, and its lead."""
        shares, leads = [], []
        for is_higher in seats:
            bots = [self.find(self.higher if mine else self.lower) for mine in is_higher]
            points, won = play_table(self.game, bots, self.options, seed)
            shares.append(won[is_higher].sum())
            leads.append(points[is_higher].mean() - points[~is_higher].mean())
            report(1)
        return float(np.mean(shares)), float(np.mean(leads))


def duel(pairing: Pairing, deals: int, seed: int, report: Callable[[int], None]) -> Duel:
    """Each deal twice, the two levels in alternate seats."""
    seats = [np.arange(pairing.players) % 2 == shift for shift in range(2)]
    found = [pairing.play(seats, derive("duel", seed, deal), report) for deal in range(deals)]
    return _duel_of(pairing, 1 / 2, found)


def lone(pairing: Pairing, deals: int, seed: int, report: Callable[[int], None]) -> Duel:
    """One seat of the higher level against all others, another seat each deal."""
    found = []
    for deal in range(deals):
        seats = [np.arange(pairing.players) == deal % pairing.players]
        found.append(pairing.play(seats, derive("lone", seed, deal), report))
    return _duel_of(pairing, 1 / pairing.players, found)


def _duel_of(pairing: Pairing, equal: float, found: list[tuple[float, float]]) -> Duel:
    shares, leads = np.array(found).T
    return Duel(pairing.higher, pairing.lower, pairing.players, equal, shares, leads)
