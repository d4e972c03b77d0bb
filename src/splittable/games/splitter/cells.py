"""Cells of a sheet as bit masks: bit 0 is the leftmost cell of row a, bit 8 the one below it."""

import numpy as np

from splittable.core.compiled import rule
from splittable.games.splitter.state import COLUMNS, ROWS

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
def count_cells(cells: int) -> int:
    """How many cells a mask has."""
    count = 0
    # Compilers know this loop, and make it one instruction.
    while cells:
        cells &= cells - 1
        count += 1
    return count


@rule
def first_cell(cells: int) -> int:
    """The number of the first cell of a mask that has any."""
    return count_cells((cells & -cells) - 1)


@rule
def neighbours(cells: int) -> int:
    """The places side by side with some cells, those off the pad as well."""  # SR-04
    beside = (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
    return beside | cells << COLUMNS | cells >> COLUMNS
