"""Gradient descent on lessons of Generous Split: the gradient (`slope`) of the cross-entropy, and steps of Adam."""

import math

import numpy as np

from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.bots.network import DEPTH, WIDTH, Weights, add_rows, infer
from splittable.games.generous_split.rules.state import SEATS
from training.generous_split_lessons import Lessons

MEMORY, MEMORY_OF_SQUARES = np.float32(0.9), np.float32(0.999)
SMALLEST = np.float32(1e-8)


@rule
def find_slope(weights: Weights, slope: Weights, lessons: Lessons, samples: int, players: int, rng: Ints) -> float:
    """Accumulate the gradient over samples drawn from all lessons; their mean cross-entropy."""
    sums, second = np.empty(WIDTH, np.float32), np.empty(DEPTH, np.float32)
    shares, back = np.empty(SEATS), np.empty(WIDTH, np.float32)
    # Turned over, the second layer is read along its rows on the way back too.
    turned = np.ascontiguousarray(weights.second.transpose(0, 2, 1))
    loss = 0.0
    scale = np.float32(1 / samples)
    for _ in range(samples):
        sample = below(rng, int(lessons.used[0]))
        stage, count = int(lessons.stages[sample]), int(lessons.counts[sample])
        seen = lessons.seen[sample]
        for place in range(sums.shape[0]):
            sums[place] = 0
        add_rows(weights.rows, seen, 0, count, sums)
        infer(weights, stage, sums, second, players, shares)
        for seat in range(players):
            target = float(lessons.targets[sample, seat])
            loss -= target * math.log(max(shares[seat], 1e-9))
            shares[seat] -= target
        slope_of_shares(weights, slope, stage, second, shares, players, scale)
        slope_of_sums(turned, slope, stage, sums, second, back)
        for place in range(count):
            add_slope(slope.rows, int(seen[place]), sums)
    return loss / samples


@rule
def slope_of_shares(
    weights: Weights, slope: Weights, stage: int, second: Ints, mistakes: Ints, players: int, scale: np.float32
) -> None:
    """Backpropagate the errors to the second layer, whose gradient replaces `second`."""
    depth = second.shape[0]
    back = np.zeros(DEPTH, np.float32)
    for seat in range(players):
        mistake = np.float32(mistakes[seat]) * scale
        slope.third_bias[stage, seat] += mistake
        for place in range(depth):
            slope.third[stage, seat, place] += mistake * second[place]
            back[place] += mistake * weights.third[stage, seat, place]
    for place in range(depth):
        second[place] = back[place] if second[place] > np.float32(0) else np.float32(0)
        slope.second_bias[stage, place] += second[place]


@rule
def slope_of_sums(turned: Ints, slope: Weights, stage: int, sums: Ints, second: Ints, back: Ints) -> None:
    """Backpropagate from the second layer to the sums, whose gradient replaces `sums`."""
    depth, width = second.shape[0], sums.shape[0]
    nothing = np.float32(0)
    for first in range(width):
        back[first] = 0
        found = sums[first]
        if found > nothing:
            for place in range(depth):
                slope.second[stage, first, place] += found * second[place]
    for place in range(0, depth, 2):
        one, two = second[place], second[place + 1]
        for first in range(width):
            back[first] += one * turned[stage, place, first] + two * turned[stage, place + 1, first]
    for first in range(width):
        sums[first] = back[first] if sums[first] > nothing else nothing


@rule
def add_slope(slope: Ints, row: int, sums: Ints) -> None:
    """Add the gradient of the first layer's sums to that of one of its input rows."""
    for place in range(sums.shape[0]):
        slope[row, place] += sums[place]


@rule
def step_down(weights: Ints, slope: Ints, memory: Ints, squares: Ints, pace: float, steps: int) -> None:
    """Take one step of Adam on flat arrays, and reset the gradient."""
    one = np.float32(1)
    unbiased = np.float32(pace / (1 - float(MEMORY) ** steps))
    unbiased_squares = np.float32(1 / (1 - float(MEMORY_OF_SQUARES) ** steps))
    for place in range(weights.shape[0]):
        found = slope[place]
        slope[place] = 0
        memory[place] = MEMORY * memory[place] + (one - MEMORY) * found
        squares[place] = MEMORY_OF_SQUARES * squares[place] + (one - MEMORY_OF_SQUARES) * found * found
        weights[place] -= unbiased * memory[place] / (np.sqrt(squares[place] * unbiased_squares) + SMALLEST)
