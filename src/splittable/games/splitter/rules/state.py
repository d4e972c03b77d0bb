"""Everything true at a table of Splitter."""

from typing import Annotated

import numpy as np

from splittable.core.state import MOST_SEATS, Int8, Ints, State

ROWS = 7
COLUMNS = 8
CELLS = ROWS * COLUMNS
POSITIONS = ROWS * 4
"""A row and a distance from the centre line; a pad has a slot at 22 of them."""
ROUNDS = 22
FACES = 6
EMPTY = 0


class SplitterState(State):
    """Sheets are grids of seven rows and eight columns; the centre line runs between columns 3 and 4.

    A set of cells is a bit mask: bit 0 is the leftmost cell of row a, bit 8 the one below it.
    """

    pad: Int8
    start: Int8
    """The seat that rolls first."""
    rounds_done: Int8
    roll: Annotated[Ints, np.int8, (2,)]
    written: Annotated[Ints, np.int16, (MOST_SEATS,)]
    """What each seat wrote in the last finished round, as a code; -1 before."""
    sheets: Annotated[Ints, np.int64, (MOST_SEATS, FACES + 1)]
    """For each seat its EMPTY spaces, and its cells that hold 1 … 6."""
