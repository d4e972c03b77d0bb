"""The rules of Splitter, in the order of the rulebook."""

import numpy as np

from splittable.core.compiled import rule
from splittable.core.decide import ask_all, decide, highest
from splittable.core.state import NOTHING, ROLL, Ints
from splittable.games.splitter.pads import HEARTS, SLOTS, STARS
from splittable.games.splitter.state import CELLS, COLUMNS, EMPTY, POSITIONS, ROUNDS, SplitterState

ACTIONS = POSITIONS * 36
"""A code is a position, the number in its left cell and the number in its right cell."""
MOST_LEGAL = ROUNDS * 2
MOST_CARDS = 2
HEART_POINTS = 5


@rule
def setup(state: SplitterState, options: Ints) -> None:
    """Give everybody an empty sheet of the same pad and ask for the first roll."""  # SR-01
    state.pad = options[0]
    for seat in range(state.players):
        state.free[seat] = SLOTS[state.pad]
        state.written[seat] = -1
    state.needs = ROLL


@rule
def deck(state: SplitterState, cards: Ints) -> int:
    """Splitter has no deck."""
    return 0


@rule
def deal(state: SplitterState, outcome: Ints) -> None:
    """Take one roll for all, and ask everybody to write it."""  # SR-01, SR-03
    state.roll[0] = outcome[0]
    state.roll[1] = outcome[1]
    state.needs = NOTHING
    ask_all(state, (1 << state.players) - 1)


@rule
def code_of(position: int, left: int, right: int) -> int:
    """The code for writing two numbers at a position."""
    return position * 36 + (left - 1) * 6 + right - 1


@rule
def left_of(position: int) -> int:
    """The left cell of a position."""
    return position // 4 * COLUMNS + 3 - position % 4


@rule
def right_of(position: int) -> int:
    """The right cell of a position."""
    return position // 4 * COLUMNS + 4 + position % 4


@rule
def legal(state: SplitterState, seat: int, codes: Ints) -> int:
    """Both numbers, in any free slot, either way round."""  # SR-02
    if not (state.waiting | state.decided) >> seat & 1:
        return 0
    first, second = int(state.roll[0]), int(state.roll[1])
    count = 0
    for position in range(POSITIONS):
        if state.free[seat] >> position & 1:
            codes[count] = code_of(position, first, second)
            count += 1
            if first != second:
                codes[count] = code_of(position, second, first)
                count += 1
    return count


@rule
def take(state: SplitterState, seat: int, code: int) -> None:
    """Note where a seat wants to write; when all have chosen, everybody writes."""  # SR-03
    if decide(state, seat, code):
        for writer in range(state.players):
            write(state, writer, state.choices[writer])
        finish_round(state)


@rule
def write(state: SplitterState, seat: int, code: int) -> None:
    """Write both numbers into one slot."""  # SR-02
    position = int(code) // 36
    state.sheets[seat, left_of(position)] = code // 6 % 6 + 1
    state.sheets[seat, right_of(position)] = code % 6 + 1
    state.free[seat] &= ~(1 << position)
    state.written[seat] = code


@rule
def finish_round(state: SplitterState) -> None:
    """Ask for the next roll, or end the game after the last round."""  # SR-01
    state.rounds_done += 1
    if state.rounds_done == ROUNDS:
        state.over = 1
    else:
        state.needs = ROLL


@rule
def find_group(sheet: Ints, start: int, group: Ints, seen: Ints) -> int:
    """Write the cells of the group that a cell belongs to, mark them seen, and say how many."""  # SR-04
    number = sheet[start]
    group[0] = start
    seen[start] = 1
    size = 1
    done = 0
    while done < size:
        cell = group[done]
        done += 1
        column = cell % COLUMNS
        for side in range(4):
            other = cell
            if side == 0 and column > 0:
                other = cell - 1
            elif side == 1 and column < COLUMNS - 1:
                other = cell + 1
            elif side == 2 and cell >= COLUMNS:
                other = cell - COLUMNS
            elif side == 3 and cell < CELLS - COLUMNS:
                other = cell + COLUMNS
            if seen[other] == 0 and sheet[other] == number:
                seen[other] = 1
                group[size] = other
                size += 1
    return size


@rule
def group_points(pad: int, number: int, group: Ints, size: int) -> int:
    """A group of exactly n cells holding n scores n, doubled if it covers a star."""  # SR-05
    if size != number:
        return 0
    for place in range(size):
        for star in range(STARS.shape[1]):
            if group[place] == STARS[pad, star]:
                return 2 * size
    return size


@rule
def heart_points(pad: int, sheet: Ints) -> int:
    """The same number in all three hearts scores five more."""  # SR-06
    if HEARTS[pad, 0] < 0:
        return 0
    number = sheet[HEARTS[pad, 0]]
    if number != EMPTY and sheet[HEARTS[pad, 1]] == number and sheet[HEARTS[pad, 2]] == number:
        return HEART_POINTS
    return 0


@rule
def sheet_points(pad: int, sheet: Ints, points: Ints) -> int:
    """Write what each number scores on a sheet, hearts at place 0, and give the sum."""
    seen = np.zeros(CELLS, dtype=np.int8)
    group = np.empty(CELLS, dtype=np.int8)
    points[:] = 0
    points[0] = heart_points(pad, sheet)
    total = points[0]
    for cell in range(CELLS):
        number = sheet[cell]
        if number != EMPTY and seen[cell] == 0:
            gained = group_points(pad, number, group, find_group(sheet, cell, group, seen))
            points[number] += gained
            total += gained
    return int(total)


@rule
def score(state: SplitterState, scores: Ints) -> None:
    """Every sheet as it stood after the last finished round."""
    points = np.empty(7, dtype=np.int64)
    for seat in range(state.players):
        scores[seat] = sheet_points(state.pad, state.sheets[seat], points)


@rule
def winners(state: SplitterState, scores: Ints) -> int:
    """Most points wins; ties share."""  # SR-07
    return highest(scores, state.players)


@rule
def resample(state: SplitterState, seat: int, rng: Ints) -> None:
    """Everything is in the open but what others are about to write, which is redrawn for every game alike."""
