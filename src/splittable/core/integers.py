"""Checking integers that callers hand over."""

import operator
from typing import SupportsIndex

from splittable.core.errors import WrongValue

SEEDS = 2**64
"""How many seeds there are."""


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
    """A seed, as everybody takes it: a whole number of 64 bits, so that no two seeds mean the same."""
    number = whole(seed)
    if number is None or not 0 <= number < SEEDS:
        # As text: people copy the numbers, and a language would put marks between their digits.
        raise WrongValue("wrong-seed", last=str(SEEDS - 1), seed=repr(seed))
    return number
