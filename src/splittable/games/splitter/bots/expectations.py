"""What seats may expect: points by the network, shares of the victory from these, and what a quick player writes.

Points at the end are taken to be normal about what a sheet is worth, rounded, and independent of one another.
"""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.lookahead import DRAFTS, NEXT, ROOT, TRIED, try_all, write_best
from splittable.games.splitter.bots.value import Weights, value, weights_of
from splittable.games.splitter.rules.game import MOST_LEGAL
from splittable.games.splitter.rules.state import ROUNDS

FIRST_SPREADS = (0.05, 0.05, 2.0, 2.68, 2.92, 3.15, 3.25, 3.3), (0.05, 0.05, 1.06, 1.9, 2.78, 2.89, 3.08, 3.41)
LAST_SPREADS = 3.48, 3.55
SPREADS = np.array(
    [[*some, *[last] * (ROUNDS + 1 - len(some))] for some, last in zip(FIRST_SPREADS, LAST_SPREADS, strict=True)]
)
"""By pad and rounds left: the standard deviation of a sheet's points; `python -m training.splitter_spreads` fits it.

From eight rounds on one value for all, since early on few sheets differ.
"""
WARMTH = 0.07
"""How many points less make a writing e times less likely; fitted by the same command to what `hard` writes."""
REACH = 5
"""Standard deviations from the greatest expected points to the ends of what is added up."""
NODES, PORTIONS = (array / 2 for array in np.polynomial.legendre.leggauss(6))
NODES += 0.5
"""Gauss's nodes and weights between 0 and 1: exact for polynomials of degree 11, that is for eleven rivals."""


@rule
def expect_points(states: States, weights: Weights, drafts: States, points: Ints) -> None:
    """The expected points of each seat, a row a state; a roll that is out is written where it is worth most."""
    for place in range(states.shape[0]):
        state = states[place]
        for seat in range(points.shape[1]):
            rounds_left = ROUNDS - int(state.rounds_done)
            copy_sheet(drafts, ROOT, int(state.pad), state.sheets[seat], rounds_left, weights.rows)
            if state.waiting | state.decided:
                one, other = int(state.roll[0]), int(state.roll[1])
                points[place, seat] = write_best(drafts, ROOT, NEXT, weights, one, other)
            else:
                points[place, seat] = value(drafts[ROOT], weights)


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
def share_out_all(points: Ints, spreads: Ints) -> None:
    """Replace the expected points of each row by shares of the victory."""
    shares = np.empty(points.shape[1])
    for place in range(points.shape[0]):
        share_out(points[place], spreads[place], shares)
        points[place] = shares


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
        expect_points(states[places], weights_of(int(pad)), drafts, found)
        points[places] = found
    return points


def values(states: States, seats: Ints) -> Ints:  # noqa: ARG001 - all see the same but for the running choices
    """Every seat's expected share of the victory, a row a state; alone, the expected points."""
    points = points_of(states)
    if points.shape[1] > 1:
        share_out_all(points, SPREADS[states["pad"], ROUNDS - states["rounds_done"]])
    return points.astype(np.float32)


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
