"""The two pads: where they have spaces, stars and hearts."""

import numpy as np

PAD_NAMES = ("A", "B")
ROW_NAMES = "abcdefg"

PADS = (
    ("..oooo..", ".oooooo.", "oooooooo", "*oooooo*", "oooooooo", ".oooooo.", "..oooo.."),
    ("ooo..oHo", "oooooooo", ".Hooooo.", ".oo..oo.", ".oooHoo.", "oooooooo", "o*o..o*o"),
)
"""Each pad from row a to row g: `.` no space, `o` space, `*` star, `H` heart."""


def _mask(pad: tuple[str, ...], kinds: str) -> int:
    return sum(1 << cell for cell, kind in enumerate("".join(pad)) if kind in kinds)


# Sets of cells are bit masks, as in a state.
SPACES = np.array([_mask(pad, "o*H") for pad in PADS], dtype=np.int64)
STARS = np.array([_mask(pad, "*") for pad in PADS], dtype=np.int64)
HEARTS = np.array([_mask(pad, "H") for pad in PADS], dtype=np.int64)
"""The three hearts of a pad; 0 where it has none."""
