"""A small network: what a seat knows and a card, as every seat's expected share of the victory.

The first layer adds up rows of weights, those of what the seat knows once for all cards. A softmax makes the shares.
"""

import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from splittable.core.compiler import rule
from splittable.core.rows import row_of
from splittable.core.state import Ints
from splittable.games.generous_split.bots.card_features import card_rows
from splittable.games.generous_split.bots.features import state_rows
from splittable.games.generous_split.bots.rows import MOST_ROWS, NO_CARD_ROW, ROW_COUNT
from splittable.games.generous_split.rules.cards import SUIT_COUNT, write_cards
from splittable.games.generous_split.rules.game import MOST_LEGAL, playable
from splittable.games.generous_split.rules.state import SEATS, GenerousSplitState

WIDTH = 64
"""Sums of the first layer."""
DEPTH = 32
"""Width of the second layer."""
STAGES = 5
"""The layers after the first have weights of their own for every three tricks, and for the time between deals."""
BETWEEN_DEALS = STAGES - 1
FOLDER = Path(__file__).parent / "weights"


class Weights(NamedTuple):
    """The network's weights for one number of players, as `training/generous_split.py` writes them."""

    rows: Ints
    second: Ints
    second_bias: Ints
    third: Ints
    third_bias: Ints


class Desk(NamedTuple):
    """Room to work in."""

    parts: Ints
    seen: Ints
    """Rows of what the seat knows, then those of a card."""
    base: Ints
    """Sums of what the seat knows."""
    sums: Ints
    second: Ints
    codes: Ints
    shares: Ints
    """Every seat's share of the victory for each code, from the seat that looks leftwards."""


def blank_desk() -> Desk:
    """A new desk."""
    return Desk(
        np.zeros(SUIT_COUNT, np.int64),
        np.zeros(MOST_ROWS, np.int64),
        np.zeros(WIDTH, np.float32),
        np.zeros(WIDTH, np.float32),
        np.zeros(DEPTH, np.float32),
        np.zeros(MOST_LEGAL + 4, np.int32),
        np.zeros((MOST_LEGAL, SEATS)),
    )


def blank_weights() -> Weights:
    """Weights of an untrained network, all zero."""
    shapes = (ROW_COUNT, WIDTH), (STAGES, WIDTH, DEPTH), (STAGES, DEPTH), (STAGES, SEATS, DEPTH), (STAGES, SEATS)
    return Weights(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


@cache
def weights_of(players: int) -> Weights:
    """The weights that are shipped for a number of players."""
    with np.load(FOLDER / f"players_{players}.npz") as kept:
        rows = kept["rows"].astype(np.float32) * kept["scales"].astype(np.float32)[:, None]
        others = (np.ascontiguousarray(kept[name], dtype=np.float32) for name in Weights._fields[1:])
        return Weights(np.ascontiguousarray(rows), *others)


@rule
def stage_of(state: GenerousSplitState) -> int:
    """Which weights the layers after the first use."""
    return int(state.tricks_done) // 3 if state.waiting else BETWEEN_DEALS


@rule
def add_rows(rows: Ints, seen: Ints, first: int, last: int, sums: Ints) -> None:
    """Add some of the seen rows to the sums."""
    width = sums.shape[0]
    while first + 3 < last:
        one, two, three, four = int(seen[first]), int(seen[first + 1]), int(seen[first + 2]), int(seen[first + 3])
        for place in range(width):
            sums[place] += (rows[one, place] + rows[two, place]) + (rows[three, place] + rows[four, place])
        first += 4
    while first < last:
        row = int(seen[first])
        for place in range(width):
            sums[place] += rows[row, place]
        first += 1


@rule
def infer(weights: Weights, stage: int, sums: Ints, second: Ints, players: int, shares: Ints) -> None:
    """Write every seat's share of the victory from the first layer's sums."""
    mix(row_of(weights.second, stage), row_of(weights.second_bias, stage), sums, second)
    share_out(row_of(weights.third, stage), row_of(weights.third_bias, stage), second, players, shares)


@rule
def mix(matrix: Ints, bias: Ints, sums: Ints, second: Ints) -> None:
    """Write the second layer."""
    nothing = np.float32(0)
    # Not the constants: loops of a length known at compile time are unrolled instead of vectorised.
    depth, width = second.shape[0], sums.shape[0]
    for place in range(depth):
        second[place] = bias[place]
    for four in range(0, width, 4):
        one, two = max(sums[four], nothing), max(sums[four + 1], nothing)
        three, last = max(sums[four + 2], nothing), max(sums[four + 3], nothing)
        for place in range(depth):
            first_half = one * matrix[four, place] + two * matrix[four + 1, place]
            second[place] += first_half + (three * matrix[four + 2, place] + last * matrix[four + 3, place])
    for place in range(depth):
        second[place] = max(second[place], nothing)


@rule
def share_out(third: Ints, bias: Ints, second: Ints, players: int, shares: Ints) -> None:
    """Write the shares from the second layer."""
    depth, total, nothing = second.shape[0], 0.0, np.float32(0)
    for seat in range(players):
        one, two, three, last = nothing, nothing, nothing, nothing
        for four in range(0, depth, 4):
            one += second[four] * third[seat, four]
            two += second[four + 1] * third[seat, four + 1]
            three += second[four + 2] * third[seat, four + 2]
            last += second[four + 3] * third[seat, four + 3]
        shares[seat] = math.exp(float(bias[seat] + ((one + two) + (three + last))))
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@rule
def look(state: GenerousSplitState, seat: int, weights: Weights, desk: Desk) -> int:
    """Add up all that a seat knows; the number of rows."""
    count = state_rows(state, seat, desk.parts, desk.seen)
    base = desk.base
    for place in range(base.shape[0]):
        base[place] = 0
    add_rows(weights.rows, desk.seen, 0, count, base)
    return count


@rule
def weigh_card(
    state: GenerousSplitState, seat: int, card: int, known: int, weights: Weights, desk: Desk, shares: Ints
) -> int:
    """Write the shares if a seat that has looked plays a card; the number of rows, the known ones included."""
    count = card_rows(state, seat, card, desk.parts, desk.seen, known)
    base, sums = desk.base, desk.sums
    for place in range(base.shape[0]):
        sums[place] = base[place]
    add_rows(weights.rows, desk.seen, known, count, sums)
    infer(weights, stage_of(state), sums, desk.second, int(state.players), shares)
    return count


@rule
def weigh_nothing(state: GenerousSplitState, known: int, weights: Weights, desk: Desk, shares: Ints) -> int:
    """Write the shares as a seat that has looked sees them without a card; the number of rows."""
    desk.seen[known] = NO_CARD_ROW
    base, sums = desk.base, desk.sums
    for place in range(base.shape[0]):
        sums[place] = base[place]
    add_rows(weights.rows, desk.seen, known, known + 1, sums)
    infer(weights, stage_of(state), sums, desk.second, int(state.players), shares)
    return known + 1


@rule
def weigh_cards(state: GenerousSplitState, seat: int, weights: Weights, desk: Desk) -> int:
    """Write the legal cards of the seat to act and every seat's shares for each; their number."""
    return weigh_known_cards(state, seat, look(state, seat, weights, desk), weights, desk)


@rule
def weigh_known_cards(state: GenerousSplitState, seat: int, known: int, weights: Weights, desk: Desk) -> int:
    """Do the same for a seat that has looked."""
    return weigh_these(state, seat, playable(int(state.hands[seat]), int(state.led)), known, weights, desk)


@rule
def weigh_these(state: GenerousSplitState, seat: int, cards: int, known: int, weights: Weights, desk: Desk) -> int:
    """Write these cards of a seat that has looked and every seat's shares for each; their number."""
    # Arrays are taken out of their tuples once: each time costs atomic instructions for the reference counts.
    parts, seen, base, sums, second, codes, shares = desk
    stage, rows = stage_of(state), weights.rows
    matrix, bias = row_of(weights.second, stage), row_of(weights.second_bias, stage)
    third, third_bias = row_of(weights.third, stage), row_of(weights.third_bias, stage)
    count = write_cards(cards, codes)
    for place in range(count):
        end = card_rows(state, seat, int(codes[place]) + 0, parts, seen, known)
        for sum_place in range(base.shape[0]):
            sums[sum_place] = base[sum_place]
        add_rows(rows, seen, known, end, sums)
        mix(matrix, bias, sums, second)
        share_out(third, third_bias, second, int(state.players), row_of(shares, place))
    return count


@rule
def best_place(desk: Desk, count: int) -> int:
    """The place of the card with the largest share for the seat that acts."""
    best = 0
    for place in range(1, count):
        if desk.shares[place, 0] > desk.shares[best, 0]:
            best = place
    return best
