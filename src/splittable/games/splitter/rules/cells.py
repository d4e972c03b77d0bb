"""Cells of a sheet as bit masks: bit 0 is the leftmost cell of row a, bit 8 the one below it."""

import numpy as np

from splittable.core.compiler import rule
from splittable.games.splitter.rules.state import COLUMNS, ROWS

FIRST_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
LAST_COLUMN = FIRST_COLUMN << COLUMNS - 1
RIGHT_HALF = FIRST_COLUMN * 0b11110000

LEFT_CELLS = np.array([row * COLUMNS + 3 - distance for row in range(ROWS) for distance in range(4)], dtype=np.int64)
RIGHT_CELLS = np.array([row * COLUMNS + 4 + distance for row in range(ROWS) for distance in range(4)], dtype=np.int64)
"""The left and the right cell of each position."""


@rule
def position_of(right: int) -> int:
    """The position of a right cell."""
    return (right >> 3) * 4 + (right & 3)


@rule
def neighbours(cells: int) -> int:
    """The places side by side with some cells, those off the pad as well."""  # SR-04
    beside = (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
    return beside | cells << COLUMNS | cells >> COLUMNS
