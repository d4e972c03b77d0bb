"""Splitter's actions as text: `write 4|1 c2`."""

from splittable.core.errors import Refusal
from splittable.games.splitter.pads import ROW_NAMES


def spell(code: int) -> str:
    """The notation of a code."""
    position, numbers = divmod(code, 36)
    row, distance = divmod(position, 4)
    left, right = divmod(numbers, 6)
    return f"write {left + 1}|{right + 1} {ROW_NAMES[row]}{distance + 1}"


def never(text: str) -> Refusal | None:
    """Every well-spelled action has a code."""
    return None
