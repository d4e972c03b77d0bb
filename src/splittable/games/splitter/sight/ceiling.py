"""What a sheet can still reach: exactly for the last slots, else a bound that no future rolls can pass.

Any two numbers may be rolled, so that every empty cell may come to hold any number. Why the bound holds: a scoring
group of n cells scores n, which is one point a cell, and as many again if it covers a star. So a full sheet scores at
most one point for each cell in a scoring group, plus the number of each star's group, plus the hearts. A cell counts
here if some filling of the empty cells puts it into a scoring group, a star with the largest such group, and the hearts
if they may still be equal. On an empty sheet this is 56 for pad A and 61 for pad B, the highest scores there are.
"""

from functools import lru_cache
from itertools import product

import numpy as np

from splittable.core.pads import Ceiling
from splittable.core.state import States
from splittable.games.splitter.rules.game import HEART_POINTS, heart_points
from splittable.games.splitter.rules.groups import can_complete, group_around, number_points
from splittable.games.splitter.rules.pads import HEARTS, STARS
from splittable.games.splitter.rules.state import EMPTY, FACES
from splittable.games.splitter.sight.view import Masks

EXACT_CELLS = 4
"""Up to so many empty cells, two slots, all 1,296 fillings are tried."""
NUMBERS = range(1, FACES + 1)


def ceiling(states: States, seat: int) -> Ceiling:
    """What a seat's sheet, as it stood after the last finished round, can still reach."""
    state = states[0]
    return _ceiling(int(state.pad), tuple(state.sheets[seat].tolist()))


@lru_cache(maxsize=1024)
def _ceiling(pad: int, masks: Masks) -> Ceiling:
    empty = _cells(masks[EMPTY])
    if len(empty) <= EXACT_CELLS:
        fillings = (_fill(masks, empty, fill) for fill in product(NUMBERS, repeat=len(empty)))
        return Ceiling(max(_score(pad, filled) for filled in fillings), is_exact=True)
    return Ceiling(_bound(pad, masks), is_exact=False)


def _cells(mask: int) -> list[int]:
    """Each cell of a mask by itself."""
    return [1 << cell for cell in range(mask.bit_length()) if mask >> cell & 1]


def _fill(masks: Masks, empty: list[int], fill: tuple[int, ...]) -> Masks:
    """A sheet whose empty cells hold these numbers."""
    filled = [0, *masks[1:]]
    for cell, number in zip(empty, fill, strict=True):
        filled[number] |= cell
    return tuple(filled)


def _score(pad: int, masks: Masks) -> int:
    """What a full sheet scores."""
    points = sum(int(number_points(pad, number, masks[number])) for number in NUMBERS)
    return points + int(heart_points(pad, np.array(masks, dtype=np.int64)))


def _bound(pad: int, masks: Masks) -> int:
    """One point a cell that may yet score, the largest number that each star's group may have, and the hearts."""
    largest = {cell: _largest(masks, cell) for cell in _cells(masks[EMPTY] | sum(masks[1:]))}
    stars = sum(number for cell, number in largest.items() if cell & int(STARS[pad]))
    return sum(number > 0 for number in largest.values()) + stars + _hearts(pad, masks)


def _largest(masks: Masks, cell: int) -> int:
    """The largest number of a scoring group that may come to cover a cell; 0 if there is none."""
    held = [number for number in NUMBERS if masks[number] & cell] or [*NUMBERS]
    return max((number for number in held if _may_score(masks, cell, number)), default=0)


def _may_score(masks: Masks, cell: int, number: int) -> bool:
    """Whether a cell may come to be in a group of exactly as many cells as its number."""
    cells = masks[number] | cell
    return bool(can_complete(group_around(cell, cells), number, cells, masks[EMPTY] & ~cell))


def _hearts(pad: int, masks: Masks) -> int:
    """What the hearts may still score: nothing once two of them differ."""
    hearts = int(HEARTS[pad])
    return HEART_POINTS if hearts and sum(masks[number] & hearts != 0 for number in NUMBERS) <= 1 else 0
