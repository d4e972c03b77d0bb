"""Chance one card or roll at a time, and as late as anybody could tell: a tree that can be walked."""

from collections import Counter
from collections.abc import Sequence

from splittable.play.dealer import DICE, FACES

Roll = tuple[int, int]
ROLLS: tuple[Roll, ...] = tuple((low, high) for low in range(1, FACES + 1) for high in range(low, FACES + 1))
"""Two dice, the lower one first: nobody can tell more."""


def chances_of_rolls(rolls: Sequence[Roll]) -> list[tuple[int, float]]:
    """Every roll's place among ROLLS with its probability, if only these can be rolled."""
    weights = [1 if low == high else DICE for low, high in rolls]
    return [(ROLLS.index(roll), weight / sum(weights)) for roll, weight in zip(rolls, weights, strict=True)]


def chances_of_cards(cards: Sequence[int], drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Every card that may come next, with its probability."""
    left = Counter(cards)
    left.subtract(drawn)
    total = left.total()
    return [(card, count / total) for card, count in sorted(left.items()) if count]
