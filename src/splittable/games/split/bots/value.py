"""What a round is worth to every seat, as a looking seat knows it: points that a network expects, and shares.

A seat's worth is what its sheet would score, were the round over, with what its rows may gain in later rounds
(`prospects`), and what the network expects to be added until the round ends. The shares of the victory are a softmax of
all worths, in which a long lead counts somewhat less than its points (`power_of`).
"""

import math
from functools import cache
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.split.bots.features import (
    FEATURES,
    LEFT_ROUNDS,
    MOST_FEATURES,
    TABLES,
    fewest_cards,
    list_other,
    list_own,
)
from splittable.games.split.bots.survey import CLASS, CLASSES, Survey, look
from splittable.games.split.rules.cards import MOST_BOXES, NEGATIVE_VALUE, RANKS, ROW_VALUES
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import SEATS, SplitState

WIDTH = 32
"""Width of the network's first layer."""
DEPTH = 16
"""Width of its second layer."""
UNIT = 20.0
"""Points that an output of 1 stands for."""
STAGES = 2 * TABLES
"""The later layers have weights of their own for every table size, for the looking seat and for others."""
PARTS = 4
"""Parts of a round: see `part_of_round`."""
FOLDER = Path(__file__).parent / "weights"


class Weights(NamedTuple):
    """What is learned, as `training/split.py` writes it."""

    rows: Ints
    second: Ints
    second_bias: Ints
    third: Ints
    prospects: Ints
    """By table size, rounds to come, class of rank and boxes filled: points that a row still gains in those rounds."""
    heat: Ints
    """The softmax temperature in points, by table size, rounds to come and part of the round."""
    bend: Ints
    """By how much the temperature grows with each point of a lead."""


@cache
def weights() -> Weights:
    """The weights that are shipped."""
    with np.load(FOLDER / "split.npz") as kept:
        return Weights(*(np.ascontiguousarray(kept[name], dtype=np.float32) for name in Weights._fields))


def blank_weights() -> Weights:
    """Weights of an untrained network, all zero."""
    shapes = (
        (FEATURES, WIDTH),
        (STAGES, WIDTH, DEPTH),
        (STAGES, DEPTH),
        (STAGES, DEPTH + 1),
        (TABLES, LEFT_ROUNDS, CLASSES, MOST_BOXES + 1),
        (TABLES, LEFT_ROUNDS, PARTS),
        (TABLES, LEFT_ROUNDS, PARTS),
    )
    return Weights(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


class Desk(Survey):
    """A survey with room to work out what it is worth."""

    found: Annotated[Ints, np.int16, (MOST_FEATURES,)]
    sums: Annotated[Ints, np.float32, (WIDTH,)]
    second: Annotated[Ints, np.float32, (DEPTH,)]
    worths: Annotated[Ints, np.float64, (SEATS,)]
    """What the round is worth to each seat, in points at the end of the game."""
    shares: Annotated[Ints, np.float64, (SEATS,)]
    """Each seat's share of the victory."""


def new_desk() -> States:
    """A desk, as an array of one."""
    return blank(Desk, 1)


@rule
def predict(desk: Desk, weights: Weights, stage: int, count: int) -> float:
    """The network's output for the first `count` features found, in points."""
    nothing = np.float32(0)
    sums, second, found = desk.sums, desk.second, desk.found
    # Not the constants: loops of a length known at compile time are unrolled instead of vectorised.
    width, depth = weights.rows.shape[1], weights.second_bias.shape[1]
    for place in range(width):
        sums[place] = nothing
    for which in range(count):
        row = int(found[which])
        for place in range(width):
            sums[place] += weights.rows[row, place]
    for place in range(depth):
        second[place] = weights.second_bias[stage, place]
    for first in range(1, width):
        # The first sum skips the second layer: it is added to the result.
        if sums[first] > nothing:
            for place in range(depth):
                second[place] += sums[first] * weights.second[stage, first, place]
    result = sums[0] + weights.third[stage, depth]
    for place in range(depth):
        result += max(second[place], nothing) * weights.third[stage, place]
    return float(result) * UNIT


@rule
def standing(desk: Desk, state: SplitState, weights: Weights, seat: int) -> float:
    """What a sheet would be worth, were the round over and no card held."""
    table, left = int(state.players) - 2, int(state.rounds) - int(state.rounds_done) - 1
    total = -float(NEGATIVE_VALUE * int(state.negatives[seat]))
    for rank in range(RANKS):
        filled = int(desk.filled[seat, rank])
        total += ROW_VALUES[rank, filled] + weights.prospects[table, left, CLASS[rank], filled]
    return total


@rule
def weigh_running(desk: Desk, state: SplitState, weights: Weights, looker: int, phase: int) -> None:
    """Write the worths of all seats in a running round; `phase` is that of the looking seat (see `features`)."""
    look(desk, state, looker)
    table = int(state.players) - 2
    for seat in range(int(state.players)):
        if seat == looker:
            count = list_own(desk, state, phase, desk.found)
            more = predict(desk, weights, 2 * table, count)
        else:
            count = list_other(desk, state, seat, desk.found)
            more = predict(desk, weights, 2 * table + 1, count)
        desk.worths[seat] = standing(desk, state, weights, seat) + more


@rule
def weigh_finished(desk: Desk, state: SplitState, weights: Weights) -> None:
    """Write the worths of all seats when a round is over."""
    table, left = int(state.players) - 2, int(state.rounds) - int(state.rounds_done)
    scores = np.zeros(SEATS, dtype=np.int64)
    score(state, scores)
    for seat in range(int(state.players)):
        total = float(scores[seat])
        for rank in range(RANKS):
            total += weights.prospects[table, left, CLASS[rank], state.boxes[seat, rank]]
        desk.worths[seat] = total


@rule
def part_of_round(state: SplitState) -> int:
    """How far a round is, by the fewest cards that anybody holds; the last part is when it is over."""
    if state.waiting == 0:
        return PARTS - 1
    fewest = fewest_cards(state, -1)
    return 0 if fewest >= 7 else 1 if fewest >= 4 else 2


@rule
def rounds_to_come(state: SplitState) -> int:
    """The rounds that have not begun."""
    left = int(state.rounds) - int(state.rounds_done)
    return left - 1 if state.waiting != 0 else left


@rule
def power_of(lead: float, heat: float, bend: float) -> float:
    """The exponent of a seat in the softmax, by its lead over the mean of all seats."""
    return lead / (heat + bend * max(lead, 0.0))


@rule
def share_softly(worths: Ints, shares: Ints, players: int, heat: float, bend: float) -> None:
    """Write the shares of the victory as a softmax of the worths."""
    mean, total = 0.0, 0.0
    for seat in range(players):
        mean += worths[seat] / players
    for seat in range(players):
        shares[seat] = math.exp(power_of(worths[seat] - mean, heat, bend))
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@rule
def share(desk: Desk, state: SplitState, weights: Weights, looker: int, phase: int, victory: float) -> None:
    """Write every seat's share of the victory as a seat expects it.

    When the game is over, `victory` is the weight of the victory itself; the rest is a softmax of the points.
    """
    players = int(state.players)
    if state.waiting != 0:
        weigh_running(desk, state, weights, looker, phase)
    else:
        weigh_finished(desk, state, weights)
    table, left, part = players - 2, rounds_to_come(state), part_of_round(state)
    heat, bend = float(weights.heat[table, left, part]), float(weights.bend[table, left, part])
    share_softly(desk.worths, desk.shares, players, heat, bend)
    if state.over:
        scores = np.zeros(SEATS, dtype=np.int64)
        score(state, scores)
        seats = winners(state, scores)
        shared = count_bits(seats)
        for seat in range(players):
            desk.shares[seat] = victory * (seats >> seat & 1) / shared + (1 - victory) * desk.shares[seat]
