"""Probabilities of chance nodes that draw one card or roll two dice."""

from collections import Counter
from collections.abc import Sequence

from splittable.play.dealer import DICE, FACES

Roll = tuple[int, int]
ROLLS: tuple[Roll, ...] = tuple((low, high) for low in range(1, FACES + 1) for high in range(low, FACES + 1))
"""Every unordered roll of two dice, the lower one first."""


def chances_of_rolls(rolls: Sequence[Roll]) -> list[tuple[int, float]]:
    """The index in ROLLS and the probability of each of these rolls, if only these can come."""
    weights = [1 if low == high else DICE for low, high in rolls]
    return [(ROLLS.index(roll), weight / sum(weights)) for roll, weight in zip(rolls, weights, strict=True)]


def chances_of_cards(cards: Sequence[int], drawn: Sequence[int]) -> list[tuple[int, float]]:
    """Every card that may come next, with its probability."""
    left = Counter(cards)
    left.subtract(drawn)
    total = left.total()
    return [(card, count / total) for card, count in sorted(left.items()) if count]
