"""Gradient descent on lessons: the gradient (`slope`) of the squared errors (`mistake`), and steps of Adam."""

import numpy as np

from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.bots.draft import DEPTH, MOST_ROWS, WIDTH, add_row
from splittable.games.splitter.bots.rows import CELL_ROW, CONTENTS, OUTLOOK_ROW, OUTLOOKS, ROW_COUNT
from splittable.games.splitter.bots.value import Weights
from splittable.games.splitter.rules.state import CELLS, COLUMNS, FACES, ROUNDS, ROWS
from training.splitter_lessons import Lessons

MEMORY, MEMORY_OF_SQUARES = np.float32(0.9), np.float32(0.999)
SMALLEST = np.float32(1e-6)


def mirrored_rows(turn: int) -> Ints:
    """The row that each input row becomes on a sheet mirrored left to right (1), top to bottom (2), or both (3)."""
    grid = np.arange(CELLS).reshape(ROWS, COLUMNS)
    cells = grid[:: -1 if turn & 2 else 1, :: -1 if turn & 1 else 1].ravel()
    rows = np.arange(ROW_COUNT)
    contents = np.arange(CONTENTS)
    for cell, mirrored in enumerate(cells):
        rows[CELL_ROW + cell * CONTENTS + contents] = CELL_ROW + mirrored * CONTENTS + contents
        for number in range(FACES):
            of_number = OUTLOOK_ROW + number * CELLS * OUTLOOKS + np.arange(OUTLOOKS)
            rows[of_number + cell * OUTLOOKS] = of_number + mirrored * OUTLOOKS
    return rows


MIRRORED = np.array([mirrored_rows(turn) for turn in range(4)])


@rule
def find_slope(weights: Weights, slope: Weights, lessons: Lessons, sheets: int, mirrors: int, rng: Ints) -> None:
    """Accumulate the gradient over a minibatch of sheets, drawn from all lessons and mirrored at random.

    `mirrors` is the number of symmetries of the pad, the identity included.
    """
    rows = np.empty(MOST_ROWS, np.int64)
    for _ in range(sheets):
        game, done, turn = below(rng, lessons.scores.shape[0]), below(rng, ROUNDS), below(rng, mirrors)
        count = int(lessons.counts[game, done])
        for place in range(count):
            rows[place] = MIRRORED[turn, lessons.seen[game, done, place]]
        slope_of_one(weights, slope, (ROUNDS - done - 1) // 2, rows[:count], lessons.targets[game, done])


@rule
def slope_of_one(weights: Weights, slope: Weights, stage: int, rows: Ints, target: np.float32) -> None:
    """Add the gradient of one sheet by backpropagation."""
    sums, second = np.zeros(WIDTH, np.float32), np.empty(DEPTH, np.float32)
    mistake = np.float32(estimate(weights, stage, rows, sums, second) - target)
    slope.third[stage, DEPTH] += mistake
    # From here on `second` and `sums` hold their own gradients.
    slope_of_second(weights, slope, stage, second, mistake)
    slope_of_sums(weights, slope, stage, sums, second)
    sums[0] = mistake
    for row in rows:
        add_slope(slope.rows, row, sums)


@rule
def add_slope(slope: Ints, row: int, sums: Ints) -> None:
    """Add the gradient of the first layer's sums to that of one of its input rows."""
    for place in range(WIDTH):
        slope[row, place] += sums[place]


@rule
def estimate(weights: Weights, stage: int, rows: Ints, sums: Ints, second: Ints) -> np.float32:
    """Forward pass: the value of a sheet beyond its points; `sums` and `second` receive the hidden layers."""
    nothing = np.float32(0)
    depth = weights.second_bias.shape[1]
    for row in rows:
        add_row(sums, weights.rows, row)
    for place in range(depth):
        second[place] = weights.second_bias[stage, place]
    for first in range(1, WIDTH):
        if sums[first] > nothing:
            for place in range(depth):
                second[place] += sums[first] * weights.second[stage, first, place]
    result = sums[0] + weights.third[stage, depth]
    for place in range(depth):
        result += max(second[place], nothing) * weights.third[stage, place]
    return np.float32(result)


@rule
def slope_of_second(weights: Weights, slope: Weights, stage: int, second: Ints, mistake: np.float32) -> None:
    """Backpropagate the error to the second layer, whose gradient replaces `second`."""
    for place in range(second.shape[0]):
        if second[place] > np.float32(0):
            slope.third[stage, place] += mistake * second[place]
            second[place] = mistake * weights.third[stage, place]
            slope.second_bias[stage, place] += second[place]
        else:
            second[place] = 0


@rule
def slope_of_sums(weights: Weights, slope: Weights, stage: int, sums: Ints, second: Ints) -> None:
    """Backpropagate from the second layer to the sums, whose gradient replaces `sums`."""
    for first in range(1, WIDTH):
        back = np.float32(0)
        if sums[first] > np.float32(0):
            for place in range(second.shape[0]):
                slope.second[stage, first, place] += sums[first] * second[place]
            for place in range(second.shape[0]):
                back += second[place] * weights.second[stage, first, place]
        sums[first] = back


@rule
def step_down(weights: Ints, slope: Ints, memory: Ints, squares: Ints, pace: Ints, steps: int) -> None:
    """Take one step of Adam with a learning rate for each column, and reset the gradient."""
    unbiased = np.float32(1 / (1 - float(MEMORY) ** steps))
    unbiased_squares = np.float32(1 / (1 - float(MEMORY_OF_SQUARES) ** steps))
    one = np.float32(1)
    for row in range(weights.shape[0]):
        for column in range(weights.shape[1]):
            found = slope[row, column]
            slope[row, column] = 0
            memory[row, column] = MEMORY * memory[row, column] + (one - MEMORY) * found
            kept = MEMORY_OF_SQUARES * squares[row, column] + (one - MEMORY_OF_SQUARES) * found * found
            squares[row, column] = kept
            down = memory[row, column] * unbiased / (np.sqrt(kept * unbiased_squares) + SMALLEST)
            weights[row, column] -= pace[column] * down
