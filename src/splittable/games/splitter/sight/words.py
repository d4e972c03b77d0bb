"""Splitter's actions and rolls taken apart for words."""

from collections.abc import Sequence

from splittable.core.contract import Said


def parse(notation: str, _names: Sequence[str], _lang: str) -> Said:
    """An action or a roll for its messages."""
    verb, numbers, slot = notation.split(" ")
    if verb == "roll":
        return Said(verb, {"first": int(numbers), "second": int(slot)})
    left, right = numbers.split("|")
    return Said(verb, {"left": int(left), "right": int(right), "row": slot[0], "distance": int(slot[1])})
