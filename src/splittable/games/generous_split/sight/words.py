"""Generous Split's actions taken apart for words."""

from collections.abc import Sequence

from splittable.core.contract import Said
from splittable.words.cards import say_card


def parse(notation: str, _names: Sequence[str], lang: str) -> Said:
    """An action for its messages."""
    verb, card = notation.split(" ")
    return Said(verb, {"card": say_card(lang, card)})
