"""Generous Split's actions as text: `play QH`."""

from splittable.core.errors import Refusal
from splittable.games.generous_split.rules.cards import CARDS


def spell(code: int) -> str:
    """The notation of a code, which is the number of the card played."""
    return f"play {CARDS[code]}"


def never(text: str) -> Refusal | None:
    """Every card has a code."""
    return None
