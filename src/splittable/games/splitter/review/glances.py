"""A glance at a cell: what writing a number there is roughly worth, by small tables that were fitted to the network.

It only chooses which writings the network looks at; `training/splitter_glances.py` makes the tables.
"""

from functools import cache
from pathlib import Path

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.bots.draft import Draft
from splittable.games.splitter.bots.rows import OUTLOOKS
from splittable.games.splitter.rules.cells import neighbours
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import CELLS, EMPTY, FACES, ROUNDS

KINDS = OUTLOOKS + 1
EXITS = 5
"""A cell has none to four empty neighbours."""
OWN = 0
"""The first place of: a number, its outlook in the cell, the cell's empty neighbours."""
PLACE = OWN + FACES * KINDS * EXITS
"""The first place of: a number and a cell."""
OTHERS = PLACE + FACES * CELLS
"""The first place of: another number, and its outlook in the cell, which is lost."""
GLANCES = OTHERS + FACES * KINDS
ROUNDS_A_STAGE = 4
STAGES = (ROUNDS - 1) // ROUNDS_A_STAGE + 1
FILE = Path(__file__).parent / "glances.npz"


@cache
def glances_of(pad: int) -> Ints:
    """The tables of a pad, a row for every four rounds."""
    with np.load(FILE) as kept:
        return np.ascontiguousarray(kept[PAD_NAMES[pad]], dtype=np.float32)


@rule
def stage_of(rounds_left: int) -> int:
    """The row of the tables for a sheet on which a roll is about to be written."""
    return (rounds_left - 1) // ROUNDS_A_STAGE


@rule
def own_place(draft: Draft, number: int, cell: int, exits: int) -> int:
    """The place of a number's outlook in an empty cell."""
    return OWN + ((number - 1) * KINDS + int(draft.outlooks[number, cell])) * EXITS + exits


@rule
def other_place(draft: Draft, number: int, cell: int) -> int:
    """The place of what a number loses when another is written into a cell."""
    return OTHERS + (number - 1) * KINDS + int(draft.outlooks[number, cell])


@rule
def exits_of(draft: Draft, cell: int) -> int:
    """How many empty neighbours a cell has."""
    return count_bits(neighbours(1 << cell) & int(draft.sheet[EMPTY]))


@rule
def glance(draft: Draft, table: Ints, one: int, other: int, cell: int) -> tuple[float, float]:
    """What writing either of two numbers into an empty cell is roughly worth."""
    lost, exits = np.float32(0), exits_of(draft, cell)
    for number in range(1, FACES + 1):
        lost += table[other_place(draft, number, cell)]
    with_one = table[own_place(draft, one, cell, exits)] + table[PLACE + (one - 1) * CELLS + cell]
    with_other = table[own_place(draft, other, cell, exits)] + table[PLACE + (other - 1) * CELLS + cell]
    return (
        lost + with_one - table[other_place(draft, one, cell)],
        lost + with_other - table[other_place(draft, other, cell)],
    )
