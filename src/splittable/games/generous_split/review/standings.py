"""Shares of the victory after every way in which the tricks of a deal can fall: backgammon's match equity table.

Deals to come are taken from a shelf of deals that the judge has played. All ways meet the same deals, so that shares
of neighbouring standings differ by what divides them and not by luck.
"""

from functools import cache, lru_cache
from pathlib import Path

import numpy as np

from splittable.core.chance import shuffle, stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.generous_split.rules.game import add_points, hand_size_of
from splittable.games.generous_split.rules.state import MOST_TRICKS, SEATS, GenerousSplitState

BASE = MOST_TRICKS + 1
FOLDER = Path(__file__).parent / "shelf"
TABLES_KEPT = 64


@rule
def way_of(received: Ints, players: int) -> int:
    """The number of a way in which all tricks of a deal have fallen; the last seat has what the others leave."""
    way = 0
    for seat in range(players - 1):
        way = BASE * way + int(received[seat])
    return way


@cache
def shelf_of(players: int) -> Ints:
    """Points of deals that the judge has played, a row each, from the seat that led leftwards."""
    shelf: Ints = np.load(FOLDER / f"players_{players}.npy")
    return shelf


@lru_cache(TABLES_KEPT)
def _sums_of(players: int, dealer: int, deals: int) -> Ints:
    """Points by seat of as many rows of deals to come as lie on the shelf; `dealer` deals the first of them."""
    if deals == 0:
        return np.zeros((1, players), dtype=np.int16)
    shelf = shelf_of(players)
    order = np.arange(len(shelf))
    sums = np.zeros(shelf.shape, dtype=np.int16)
    for number in range(deals):
        # Every deal of the shelf comes once as the first, once as the second …
        shuffle(stream(number), order, len(order))
        sums += np.roll(shelf[order], dealer + 1 + number, axis=1)
    return sums


@lru_cache(TABLES_KEPT)
def _shares_of(players: int, points: tuple[int, ...], dealer: int, deals: int) -> Ints:
    shares = np.zeros((BASE ** (players - 1), players), dtype=np.float32)
    sums = _sums_of(players, dealer, deals) + np.array(points, dtype=np.int16)
    fill_shares(sums, hand_size_of(players), shares)
    return shares


@rule
def fill_shares(sums: Ints, tricks: int, shares: Ints) -> None:
    """Write every seat's share of the victory for all ways; `sums` are points without those of the deal."""
    players = sums.shape[1]
    received = np.zeros(SEATS, dtype=np.int64)
    gained = np.zeros(SEATS, dtype=np.int64)
    totals = np.zeros(SEATS, dtype=np.int64)
    found = np.zeros(SEATS)
    for way in range(shares.shape[0]):
        rest, left = way, tricks
        for seat in range(players - 2, -1, -1):
            received[seat] = rest % BASE
            left -= received[seat]
            rest //= BASE
        if left < 0:
            continue
        received[players - 1] = left
        for seat in range(players):
            gained[seat] = 0
            found[seat] = 0
        add_points(received, players, gained)
        for row in range(sums.shape[0]):
            best, winners = -1, 0
            for seat in range(players):
                totals[seat] = sums[row, seat] + gained[seat]
                winners = winners + 1 if totals[seat] == best else 1 if totals[seat] > best else winners
                best = max(best, totals[seat])
            for seat in range(players):
                found[seat] += int(totals[seat] == best) / winners
        for seat in range(players):
            shares[way, seat] = found[seat] / sums.shape[0]


def shares_of(states: States) -> Ints:
    """The shares after every way of the running deal, or of the next if none is running: see `way_of`."""
    state: GenerousSplitState = states[0]
    players, dealt = int(state.players), int(state.dealt) + int(state.needs != 0)
    points = tuple(int(each) for each in state.points[:players])
    return _shares_of(players, points, (int(state.start) + dealt) % players, int(state.deals) - dealt)
