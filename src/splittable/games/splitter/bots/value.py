"""The value of a draft: its points, plus the points still to come as a trained network estimates them."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.bots.draft import DEPTH, WIDTH, Draft
from splittable.games.splitter.bots.rows import ROW_COUNT
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS

STAGES = ROUNDS // 2
"""The second and third network layers have weights of their own for every two rounds."""
FOLDER = Path(__file__).parent / "weights"


class Weights(NamedTuple):
    """The network's weights for a pad, as `training/splitter.py` writes them."""

    rows: Ints
    second: Ints
    second_bias: Ints
    third: Ints


@cache
def weights_of(pad: int) -> Weights:
    """The weights that are shipped for a pad."""
    return read_weights(FOLDER / f"pad_{PAD_NAMES[pad].lower()}.npz")


def read_weights(path: Path) -> Weights:
    """Weights from a file in which each row is bytes with a scale, but for its first number, which is in points."""
    with np.load(path) as kept:
        rest = kept["rows"].astype(np.float32) * kept["scales"].astype(np.float32)[:, np.newaxis]
        rows = np.column_stack([kept["points"].astype(np.float32), rest])
        others = (np.ascontiguousarray(kept[name], dtype=np.float32) for name in Weights._fields[1:])
        return Weights(rows, *others)


def blank_weights() -> Weights:
    """Weights of an untrained network, all zero."""
    shapes = (ROW_COUNT, WIDTH), (STAGES, WIDTH, DEPTH), (STAGES, DEPTH), (STAGES, DEPTH + 1)
    return Weights(*(np.zeros(shape, dtype=np.float32) for shape in shapes))


@rule
def value(draft: Draft, weights: Weights) -> float:
    """The expected points of a draft at the end of the game; the classes of rolls must be up to date."""
    if draft.rounds_left == 0:
        return float(draft.points)
    stage = (int(draft.rounds_left) - 1) // 2
    second, sums, matrix = draft.second, draft.sums, weights.second[stage]
    nothing = np.float32(0)
    # Not the constant DEPTH: loops of a length known at compile time are unrolled instead of vectorised.
    depth = weights.second_bias.shape[1]
    for place in range(depth):
        second[place] = weights.second_bias[stage, place]
    for four in range(0, WIDTH, 4):
        # The first sum skips the second layer: it is added to the result.
        one = max(sums[four], nothing) if four else nothing
        two, three = max(sums[four + 1], nothing), max(sums[four + 2], nothing)
        last = max(sums[four + 3], nothing)
        for place in range(depth):
            first_half = one * matrix[four, place] + two * matrix[four + 1, place]
            second[place] += first_half + (three * matrix[four + 2, place] + last * matrix[four + 3, place])
    result = sums[0] + weights.third[stage, depth]
    for place in range(depth):
        result += max(second[place], nothing) * weights.third[stage, place]
    return float(draft.points) + float(result)
