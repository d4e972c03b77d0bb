"""Expected points of columns in Split it!, from statistics of many games, and the chances of winning with them.

The memory holds, for each number, how often a seat scored it at the end of a game, by how many rounds were still to
come, by how far its column was ahead of or behind the largest other one, and by how many cards of the number were left.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split_it.rules.columns import count_columns
from splittable.games.split_it.rules.state import (
    CARDS,
    FEWEST_ROUNDS,
    LIES,
    MOST_ROUNDS,
    NUMBERS,
    SEATS,
    SplitItState,
)

FEWEST = 2
AHEAD = 4
"""Cap on how far a column counts as ahead or behind."""
COLUMN_IN_A_TIE = 0.08
"""Points that a column counts for at the end of a game."""
SHAPE = (SEATS - FEWEST + 1, MOST_ROUNDS + 1, NUMBERS, NUMBERS + 1, 2, 2 * AHEAD + 1)

PHASES, LEAF = 9, 8
"""What is asked for, twice: before the first reveal of a round and after it; and a state at a new row, in rollouts."""
FEATURES = 3
"""Of a seat: its expected points, what it may expect of the row and of jokers in hand, and how many columns it has."""


class Memory(NamedTuple):
    """Statistics of the games played in training."""

    scored: Ints
    """Shares of games in which a seat scored a number, by players, rounds to come, number, cards of it left, whether
    the seat has the column, and how far it is ahead."""
    spreads: Ints
    """Softmax temperatures from points to chances of winning, by players and rounds to come."""
    calibration: Ints
    """Factors of the features in a softmax of shares of the victory, by players, rounds to come and phase."""


@cache
def memory() -> Memory:
    """The statistics shipped with the game, made by `python -m training.split_it`."""
    with files(__package__).joinpath("weights/memory.npz").open("rb") as stream, np.load(stream) as kept:
        calibration = kept["calibration"].astype(np.float64)
        return Memory(kept["scored"].astype(np.float32), spreads_of(calibration), calibration)


def spreads_of(calibration: Ints) -> Ints:
    """The temperatures that are used in rollouts."""
    spreads: Ints = 1 / np.maximum(calibration[:, :, LEAF, 0], 1e-3)
    return spreads


@rule
def rounds_to_come(state: SplitItState) -> int:
    """Rounds that have not begun, and this one before its first reveal; at least one until the game is over."""
    rounds = FEWEST_ROUNDS if state.players == SEATS else MOST_ROUNDS
    come = rounds - int(state.rounds_done)
    return come - 1 if state.has_revealed and come > 1 else come


@rule
def count_left(state: SplitItState, left: Ints) -> None:
    """Write how many cards of each kind are in the pile or still lie in the row."""
    for card in range(NUMBERS + 1):
        left[card] = 0
    for place in range(int(state.turned), CARDS):
        left[state.pile[place]] += 1
    for place in range(int(state.row_size)):
        if state.fates[state.row[place]] == LIES:
            left[state.pile[state.row[place]]] += 1


@rule
def size_of(state: SplitItState, seat: int, number: int) -> int:
    """The cards in a column, jokers included."""
    return int(state.numbers[seat, number]) + int(state.jokers[seat, number])


@rule
def largest_other(state: SplitItState, seat: int, number: int) -> int:
    """The largest column of a number that somebody else has."""
    most = 0
    for other in range(int(state.players)):
        if other != seat:
            most = max(most, size_of(state, other, number))
    return most


@rule
def hope_for(scored: Ints, number: int, left: int, size: int, other: int) -> float:
    """The expected points of a column of some size; `scored` is the part for these players and rounds to come."""
    ahead = min(max(size - other, -AHEAD), AHEAD) + AHEAD
    return float(scored[number, left, min(size, 1), ahead]) * (number + 1)


@rule
def hope_all(state: SplitItState, memory: Memory, left: Ints, hopes: Ints) -> None:
    """Write each seat's expected points at the end of the game; if it is over, its points."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    for seat in range(int(state.players)):
        hopes[seat] = 0.0
    for number in range(NUMBERS):
        for seat in range(int(state.players)):
            size, other = size_of(state, seat, number), largest_other(state, seat, number)
            if state.over:
                hopes[seat] += (number + 1) * (size > 0 and size >= other)
            else:
                hopes[seat] += hope_for(scored, number, left[number], size, other)


@rule
def hope_to_win(state: SplitItState, memory: Memory, left: Ints, shares: Ints) -> None:
    """Write each seat's share of the victory: the result if the game is over, else a softmax of expected points."""
    count_left(state, left)
    hope_all(state, memory, left, shares)
    players = int(state.players)
    spread = 1.0 if state.over else memory.spreads[players - FEWEST, rounds_to_come(state)]
    best = shares[0]
    for seat in range(players):
        if state.over:
            # Less than a point for all ten columns: only those tied on points are told apart.
            shares[seat] += COLUMN_IN_A_TIE * count_columns(state, seat)
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = (
            0.0 if state.over and shares[seat] < best - COLUMN_IN_A_TIE / 2 else np.exp((shares[seat] - best) / spread)
        )
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@rule
def points_now(state: SplitItState, points: Ints) -> None:
    """Write each seat's points as the columns lie."""
    for seat in range(int(state.players)):
        points[seat] = 0.0
        for number in range(NUMBERS):
            size = size_of(state, seat, number)
            if size > 0 and size >= largest_other(state, seat, number):
                points[seat] += number + 1


@rule
def lead_now(state: SplitItState, leads: Ints) -> None:
    """Write how far each seat's points, as the columns lie, are ahead of the best other's."""
    points = np.zeros(SEATS)
    points_now(state, points)
    for seat in range(int(state.players)):
        best = -1.0
        for other in range(int(state.players)):
            if other != seat:
                best = max(best, points[other])
        leads[seat] = points[seat] - best
