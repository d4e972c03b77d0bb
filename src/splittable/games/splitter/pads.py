"""The two pads: where they have spaces, stars and hearts."""

import numpy as np

from splittable.games.splitter.state import POSITIONS

PAD_NAMES = ("A", "B")
ROW_NAMES = "abcdefg"

PADS = (
    ("..oooo..", ".oooooo.", "oooooooo", "*oooooo*", "oooooooo", ".oooooo.", "..oooo.."),
    ("ooo..oHo", "oooooooo", ".Hooooo.", ".oo..oo.", ".oooHoo.", "oooooooo", "o*o..o*o"),
)
"""Each pad from row a to row g: `.` no space, `o` space, `*` star, `H` heart."""


def left_cell(position: int) -> int:
    """The left cell of a position; its right cell lies `mirror` away."""
    row, distance = divmod(position, 4)
    return row * 8 + 3 - distance


def _slots(pad: tuple[str, ...]) -> int:
    cells = "".join(pad)
    return sum(1 << position for position in range(POSITIONS) if cells[left_cell(position)] != ".")


def _marked(pad: tuple[str, ...], mark: str) -> list[int]:
    return [cell for cell, kind in enumerate("".join(pad)) if kind == mark]


SLOTS = np.array([_slots(pad) for pad in PADS], dtype=np.int32)
"""The positions at which a pad has a slot, as a bit mask."""
STARS = np.array([_marked(pad, "*") for pad in PADS], dtype=np.int8)
HEARTS = np.array([_marked(pad, "H") or [-1, -1, -1] for pad in PADS], dtype=np.int8)
"""The three hearts of a pad; -1 where it has none."""
