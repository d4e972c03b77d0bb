"""Checking integers that callers hand over."""

import operator
from typing import SupportsIndex


def whole(number: object) -> int | None:
    """Any integer, NumPy's too, as an int; None for anything else, bools included."""
    if type(number) is int:
        return number
    if isinstance(number, bool) or not isinstance(number, SupportsIndex):
        return None
    try:
        return operator.index(number)
    except TypeError:  # an array, which could be a number
        return None


def whole_seed(seed: object) -> int:
    """A seed: any integer."""
    number = whole(seed)
    if number is None:
        raise ValueError(f"a seed is a whole number, not {seed!r}")
    return number
