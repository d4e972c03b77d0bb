"""Levels against each other at one table: half the seats each, every deal played twice with the seats exchanged."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

import splittable
from splittable.bots import find
from splittable.bots.contest import derive
from splittable.core.state import Ints

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Duel:
    """What share of the wins the seats of the higher level had, and by how many points they led, one a deal."""

    higher: str
    lower: str
    players: int
    shares: Ints
    leads: Ints

    @property
    def interval(self) -> tuple[float, float]:
        """The bounds between which the share lies with 95 %."""
        mean, error = self.shares.mean(), self.shares.std(ddof=1) / np.sqrt(len(self.shares))
        return float(mean - NORMAL_95 * error), float(mean + NORMAL_95 * error)


def play_table(game: str, bots: list[str], options: Mapping[str, str], seed: int) -> tuple[Ints, Ints]:
    """A game between bots, one a seat: each seat's points, and its share of the victory."""
    table = splittable.new(game, players=len(bots), seed=seed, options=options)
    choosers = [find(bot) for bot in bots]
    asked = 0
    while not table.over:
        for seat in table.waiting:
            table.play(seat, choosers[seat](table.view(seat), derive(seed, asked)))
            asked += 1
    won = np.array([seat in table.winners for seat in range(len(bots))])
    return np.array(table.scores), won / won.sum()


def duel(
    game: str,
    higher: str,
    lower: str,
    players: int,
    options: Mapping[str, str],
    deals: int,
    seed: int,
    report: Callable[[int], None],
) -> Duel:
    """Each deal twice, the two levels in alternate seats."""
    shares, leads = np.zeros(deals), np.zeros(deals)
    for deal in range(deals):
        for shift in range(2):
            is_higher = np.arange(players) % 2 == shift
            bots = [higher if mine else lower for mine in is_higher]
            points, won = play_table(game, bots, options, derive("duel", seed, deal))
            shares[deal] += won[is_higher].sum() / 2
            leads[deal] += (points[is_higher].mean() - points[~is_higher].mean()) / 2
            report(1)
    return Duel(higher, lower, players, shares, leads)
