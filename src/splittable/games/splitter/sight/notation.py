"""Splitter's actions as text: `write 4|1 c2`."""

from splittable.core.errors import Refusal
from splittable.games.splitter.rules.pads import ROW_NAMES
from splittable.games.splitter.rules.state import FACES


def slot_name(position: int) -> str:
    """The notation of a slot: its row and its distance from the centre line."""
    row, distance = divmod(position, 4)
    return f"{ROW_NAMES[row]}{distance + 1}"


def parts_of(code: int) -> tuple[int, int, int]:
    """The position of a code, its left number and its right number."""
    position, ways = divmod(code, FACES * FACES)
    left, right = divmod(ways, FACES)
    return position, left + 1, right + 1


def spell(code: int) -> str:
    """The notation of a code."""
    position, left, right = parts_of(code)
    return f"write {left}|{right} {slot_name(position)}"


def never(text: str) -> Refusal | None:
    """Every well-spelled action has a code."""
    return None
