"""What seats may expect: points by the network, shares of the victory from these, and what a quick player writes.

Points at the end are taken to be normal about what a sheet is worth, rounded, and, but for the luck that all share,
independent of one another. With few slots left the shares are exact: every sequence of rolls is written on all sheets.
"""

import math

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.lookahead import DRAFTS, NEXT, ROOT, TRIED, try_all, write_best
from splittable.games.splitter.bots.rivals import HIGHS, LOWS, follow_sheet
from splittable.games.splitter.bots.rows import ROLLS
from splittable.games.splitter.bots.value import Weights, value, weights_of
from splittable.games.splitter.rules.cells import RIGHT_HALF
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS
from splittable.games.splitter.rules.state import EMPTY, FACES, ROUNDS, SplitterState

SLOTS_SOLVED = 2
"""With this many slots left or fewer, shares are exact."""
FIRST_SPREADS = {
    2: (2.8, 2.95, 3.25, 3.35, 3.25),
    4: (2.8, 2.95, 3.25, 3.4, 3.4, 3.7),
    12: (3.2, 3.4, 3.6, 4.1, 4.1, 4.5, 4.6, 4.8, 5.0),
}
"""By players, from three slots left: the standard deviation of a sheet's points, less the luck that all share.

Rounded from what `python -m training.splitter_spreads` fits on both pads; the last one holds from there on, since early
on few sheets differ.
"""
WARMTH = 0.1
"""How many points less make a writing e times less likely; fitted by the same command to what `hard` writes."""
REACH = 5
"""Standard deviations from the greatest expected points to the ends of what is added up."""
NODES, PORTIONS = (array / 2 for array in np.polynomial.legendre.leggauss(6))
NODES += 0.5
"""Gauss's nodes and weights between 0 and 1: exact for polynomials of degree 11, that is for eleven rivals."""


def spreads_of(players: int) -> Ints:
    """By slots left, the spread at a table; between the sizes that are given it grows with the players' logarithm."""
    sizes = np.log(list(FIRST_SPREADS))
    # Beyond the ends of what is given the first and the last spread hold.
    rows = [
        np.interp(np.arange(ROUNDS + 1), np.arange(len(first)) + SLOTS_SOLVED + 1, first)
        for first in FIRST_SPREADS.values()
    ]
    return np.array([np.interp(math.log(players), sizes, spreads) for spreads in np.transpose(rows)])


@rule
def expect_points(state: SplitterState, weights: Weights, drafts: States, points: Ints, sheets: Ints) -> None:
    """The expected points of each seat, and its sheet; a roll that is out is written where it is worth most."""
    for seat in range(points.shape[0]):
        rounds_left = ROUNDS - int(state.rounds_done)
        copy_sheet(drafts, ROOT, int(state.pad), state.sheets[seat], rounds_left, weights.rows)
        if state.waiting | state.decided:
            points[seat] = write_best(drafts, ROOT, NEXT, weights, int(state.roll[0]), int(state.roll[1]))
            sheets[seat] = drafts[NEXT].sheet
        else:
            points[seat] = value(drafts[ROOT], weights)
            sheets[seat] = drafts[ROOT].sheet


@rule
def expect_all_points(states: States, weights: Weights, drafts: States, points: Ints) -> None:
    """The expected points of each seat, a row a state."""
    sheets = np.empty((points.shape[1], FACES + 1), np.int64)
    for place in range(states.shape[0]):
        expect_points(states[place], weights, drafts, points[place], sheets)


@rule
def below(points: float, mean: float, spread: float) -> float:
    """How likely a seat is to have fewer points."""
    return 0.5 * math.erfc((mean - points) / (spread * math.sqrt(2)))


@rule
def share_out(means: Ints, spread: float, shares: Ints) -> None:
    """Each seat's share of the victory; who ties shares.

    With a chance of x_j to be behind and of y_j to tie for each rival, a seat's share is the integral of the product
    of x_j + t y_j over t from 0 to 1.
    """
    players = means.shape[0]
    behind, level = np.empty(players), np.empty(players)
    shares[:] = 0.0
    most = means.max()
    for points in range(math.floor(most - REACH * spread - 1), math.ceil(most + REACH * spread + 1) + 1):
        for seat in range(players):
            behind[seat] = below(points - 0.5, means[seat], spread)
            level[seat] = below(points + 0.5, means[seat], spread) - behind[seat]
        for node in range(NODES.shape[0]):
            for seat in range(players):
                share = PORTIONS[node] * level[seat]
                for rival in range(players):
                    if rival != seat:
                        share *= behind[rival] + NODES[node] * level[rival]
                shares[seat] += share
    shares /= shares.sum()


@rule
def share_exactly(pad: int, sheets: Ints, shares: Ints) -> None:
    """Each seat's share of the victory over all sequences of rolls."""
    players = sheets.shape[0]
    slots = count_bits(int(sheets[0, EMPTY]) & RIGHT_HALF)
    points = np.empty((players, ROLLS**slots), np.int64)
    for seat in range(players):
        points[seat] = follow_sheet(pad, sheets[seat])
    shares[:] = 0.0
    for future in range(points.shape[1]):
        chance, rest = 1.0, future
        for _ in range(slots):
            roll = rest % ROLLS
            rest //= ROLLS
            chance *= (1 if LOWS[roll] == HIGHS[roll] else 2) / WAYS
        won = points[:, future] == points[:, future].max()
        for seat in range(players):
            shares[seat] += chance * won[seat] / won.sum()


@rule
def expect_shares(states: States, weights: Weights, drafts: States, spreads: Ints, shares: Ints) -> None:
    """Each seat's share of the victory, a row a state; `spreads` are by slots that are left."""
    points, sheets = np.empty(shares.shape[1]), np.empty((shares.shape[1], FACES + 1), np.int64)
    for place in range(states.shape[0]):
        expect_points(states[place], weights, drafts, points, sheets)
        slots = count_bits(int(sheets[0, EMPTY]) & RIGHT_HALF)
        if slots <= SLOTS_SOLVED:
            share_exactly(int(states[place].pad), sheets, shares[place])
        else:
            share_out(points, spreads[slots], shares[place])


@rule
def weigh_ways(states: States, seats: Ints, weights: Weights, drafts: States, codes: Ints, worths: Ints) -> None:
    """The codes of each looking seat and the expected points of each, a row a state, left as they are where none is."""
    row, found = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    for place in range(states.shape[0]):
        state, seat = states[place], seats[place]
        if (state.waiting | state.decided) >> seat & 1:
            rounds_left = ROUNDS - int(state.rounds_done)
            copy_sheet(drafts, ROOT, int(state.pad), state.sheets[seat], rounds_left, weights.rows)
            count = try_all(drafts, ROOT, TRIED, weights, state.roll, row, found)
            codes[place, :count] = row[:count]
            worths[place, :count] = found[:count]


def points_of(states: States) -> Ints:
    """Every seat's expected points, a row a state."""
    points = np.empty((len(states), int(states[0].players)))
    drafts = blank(Draft, DRAFTS)
    for pad in np.unique(states["pad"]):
        places = np.flatnonzero(states["pad"] == pad)
        found = np.empty((len(places), points.shape[1]))
        expect_all_points(states[places], weights_of(int(pad)), drafts, found)
        points[places] = found
    return points


def shares_of(states: States) -> Ints:
    """Every seat's expected share of the victory, a row a state."""
    shares = np.empty((len(states), int(states[0].players)))
    drafts = blank(Draft, DRAFTS)
    for pad in np.unique(states["pad"]):
        places = np.flatnonzero(states["pad"] == pad)
        found = np.empty((len(places), shares.shape[1]))
        expect_shares(states[places], weights_of(int(pad)), drafts, spreads_of(shares.shape[1]), found)
        shares[places] = found
    return shares


def values(states: States, seats: Ints) -> Ints:  # noqa: ARG001 - all see the same but for the running choices
    """Every seat's expected share of the victory, a row a state; alone, the expected points."""
    found = points_of(states) if states[0].players == 1 else shares_of(states)
    return found.astype(np.float32)


def worths_of(states: States, seats: Ints) -> tuple[Ints, Ints]:
    """The looking seats' legal codes, a row a state filled with −1, and the expected points of each, filled with −∞."""
    codes, worths = np.full((len(states), MOST_LEGAL), -1, np.int32), np.full((len(states), MOST_LEGAL), -np.inf)
    drafts = blank(Draft, DRAFTS)
    for pad in np.unique(states["pad"]):
        places = np.flatnonzero(states["pad"] == pad)
        some_codes, some_worths = codes[places], worths[places]
        weigh_ways(states[places], seats[places], weights_of(int(pad)), drafts, some_codes, some_worths)
        codes[places], worths[places] = some_codes, some_worths
    return codes, worths


def policies(states: States, seats: Ints) -> tuple[Ints, Ints]:
    """The looking seats' legal codes, a row a state filled with −1, and how likely a quick good player takes each."""
    codes, worths = worths_of(states, seats)
    best = np.maximum(worths.max(axis=1, keepdims=True), 0)
    chances = np.exp((worths - best) / WARMTH)
    return codes, (chances / np.maximum(chances.sum(axis=1, keepdims=True), np.finfo(float).tiny)).astype(np.float32)
