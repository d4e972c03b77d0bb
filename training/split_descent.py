"""Gradient descent on SPLIT's lessons: the gradient of the squared errors, and steps of Adam on what it touches."""

from typing import NamedTuple

import numpy as np

from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.bots.value import Weights
from training.split_lessons import Lessons

DECAY, DECAY_OF_SQUARES = np.float32(0.9), np.float32(0.999)
SMALLEST = np.float32(1e-6)


class Layers(NamedTuple):
    """Arrays shaped like the network's weights: a gradient, or Adam's moments."""

    rows: Ints
    second: Ints
    second_bias: Ints
    third: Ints


class Touched(NamedTuple):
    """The input rows that a minibatch has touched."""

    is_touched: Ints
    rows: Ints
    used: Ints


@rule
def find_slope(weights: Weights, slope: Layers, touched: Touched, lessons: Lessons, sample: int, rng: Ints) -> float:
    """Add up the gradient over a sample of the lessons; their mean squared error.

    Half of the sample are lessons of the looking seats about themselves, if there are enough.
    """
    total = 0.0
    sums, second = np.empty(weights.rows.shape[1], np.float32), np.empty(weights.second_bias.shape[1], np.float32)
    for number in range(sample):
        here = below(rng, int(lessons.used[0]))
        tries = 0
        while number & 1 and lessons.stages[here] & 1 and tries < 12:
            here = below(rng, int(lessons.used[0]))
            tries += 1
        mistake = slope_of_one(weights, slope, touched, lessons, here, sums, second)
        total += float(mistake) ** 2
    return total / sample


@rule
def guess(weights: Weights, lessons: Lessons, here: int, sums: Ints, second: Ints) -> float:
    """The network's output for a lesson; `sums` and `second` are what its layers add up."""
    nothing = np.float32(0)
    width, depth = sums.shape[0], second.shape[0]
    stage = int(lessons.stages[here])
    sums[:] = nothing
    for which in range(int(lessons.counts[here])):
        row = int(lessons.found[here, which])
        for place in range(width):
            sums[place] += weights.rows[row, place]
    second[:] = weights.second_bias[stage]
    for first in range(1, width):
        if sums[first] > nothing:
            for place in range(depth):
                second[place] += sums[first] * weights.second[stage, first, place]
    result = sums[0] + weights.third[stage, depth]
    for place in range(depth):
        result += max(second[place], nothing) * weights.third[stage, place]
    return result  # type: ignore[no-any-return]  # a float32


@rule
def slope_of_layers(weights: Weights, slope: Layers, stage: int, mistake: np.float32, sums: Ints, second: Ints) -> None:
    """Add the gradient of the later layers; afterwards `second` and `sums` hold their own gradients."""
    nothing = np.float32(0)
    width, depth = sums.shape[0], second.shape[0]
    slope.third[stage, depth] += mistake
    for place in range(depth):
        if second[place] > nothing:
            slope.third[stage, place] += mistake * second[place]
            second[place] = mistake * weights.third[stage, place]
            slope.second_bias[stage, place] += second[place]
        else:
            second[place] = nothing
    for first in range(1, width):
        back = nothing
        if sums[first] > nothing:
            for place in range(depth):
                slope.second[stage, first, place] += sums[first] * second[place]
                back += second[place] * weights.second[stage, first, place]
        sums[first] = back
    sums[0] = mistake


@rule
def slope_of_one(
    weights: Weights, slope: Layers, touched: Touched, lessons: Lessons, here: int, sums: Ints, second: Ints
) -> float:
    """Add the gradient of one lesson by backpropagation; its error."""
    mistake = np.float32(guess(weights, lessons, here, sums, second) - lessons.targets[here])
    slope_of_layers(weights, slope, int(lessons.stages[here]), mistake, sums, second)
    for which in range(int(lessons.counts[here])):
        row = int(lessons.found[here, which])
        if touched.is_touched[row] == 0:
            touched.is_touched[row] = 1
            touched.rows[touched.used[0]] = row
            touched.used[0] += 1
        for place in range(sums.shape[0]):
            slope.rows[row, place] += sums[place]
    return float(mistake)


@rule
def step_row(weights: Ints, slope: Ints, memory: Ints, squares: Ints, pace: float, share: float) -> None:
    """Take a step of Adam on a vector of weights, and reset its gradient, of which only a share counts."""
    one = np.float32(1)
    quick, part = np.float32(pace), np.float32(share)
    for place in range(weights.shape[0]):
        found = slope[place] * part
        slope[place] = 0
        memory[place] = DECAY * memory[place] + (one - DECAY) * found
        squares[place] = DECAY_OF_SQUARES * squares[place] + (one - DECAY_OF_SQUARES) * found * found
        weights[place] -= quick * memory[place] / (np.sqrt(squares[place]) + SMALLEST)


@rule
def step_down(
    weights: Weights, slope: Layers, memory: Layers, squares: Layers, touched: Touched, pace: float, sample: int
) -> None:
    """Take a step of Adam on the input rows that were touched, and on all other weights (lazy Adam)."""
    share = 1.0 / sample
    for which in range(int(touched.used[0])):
        row = int(touched.rows[which])
        touched.is_touched[row] = 0
        step_row(weights.rows[row], slope.rows[row], memory.rows[row], squares.rows[row], pace, share)
    touched.used[0] = 0
    for stage in range(weights.second.shape[0]):
        bias = weights.second_bias[stage], slope.second_bias[stage], memory.second_bias[stage]
        step_row(bias[0], bias[1], bias[2], squares.second_bias[stage], pace, share)
        third = weights.third[stage], slope.third[stage], memory.third[stage]
        step_row(third[0], third[1], third[2], squares.third[stage], pace, share)
        for first in range(weights.second.shape[1]):
            second = weights.second[stage, first], slope.second[stage, first], memory.second[stage, first]
            step_row(second[0], second[1], second[2], squares.second[stage, first], pace, share)
