"""How bad a loss was, as far as it is certain."""

from typing import Literal, TypeAlias

from splittable.core.judges import SHARES, Judge, Price, Unit
from splittable.reviews.figures import lower, upper
from splittable.reviews.race import LEVEL, decides

Label: TypeAlias = Literal["fine", "slip", "mistake", "blunder"]
LABELS: tuple[Label, ...] = ("fine", "slip", "mistake", "blunder")
DECIDED = 2.0
"""By how much thresholds in points grow where the game is decided."""


def unit_of(price: Price) -> Unit:
    """What a loss is told in: shares where they differ, else points."""
    return decides(price.share)


def label_of(judge: Judge, price: Price) -> Label:
    """The label that the lower bound of a loss deserves: at least so bad, with 95 % confidence."""
    unit = unit_of(price)
    loss = price.points if unit == "points" or price.share is None else price.share
    limits = judge.points if unit == "points" else SHARES
    if unit == "points" and price.share is not None and upper((abs(price.share[0]), price.share[1])) < LEVEL:
        limits = tuple(DECIDED * limit for limit in judge.points)  # type: ignore[assignment]
    bound = lower(loss)
    found: Label = LABELS[sum(bound >= limit for limit in limits)]
    # Where everybody decides at once there are many good mixes, and only what is wrong in all of them is an error.
    return "fine" if price.mixes and found == "slip" else found
