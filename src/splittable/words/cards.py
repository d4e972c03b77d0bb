"""Playing cards in words and in signs: `QH` is the queen of hearts, in short Q♥."""

import re
from functools import cache

from splittable.words import say

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_RUN = re.compile(r"(?<![\w|])(?:(?:10|[2-9AKQJ])[CDHS])+(?!\w)")
_CARD = re.compile(r"(10|[2-9AKQJ])([CDHS])")


def say_card(lang: str, card: str) -> str:
    """A card's name in words."""
    return say(
        lang, "card-name", rank=say(lang, "card-rank", rank=card[:-1]), suit=say(lang, "card-suit", suit=card[-1])
    )


@cache
def sign_card(lang: str, card: str) -> str:
    """A card in short, with the letter that its rank has in this language: `Q♥`, `D♥`."""
    return say(lang, "card-sign", rank=card[:-1]) + SIGNS[card[-1]]


def read_pair(pair: str) -> tuple[str, str]:
    """Two cards written together: `10C10H`."""
    (first, _), (second, _) = ((found.group(), found.start()) for found in _CARD.finditer(pair))
    return first, second


def sign_cards(lang: str, text: str) -> str:
    """A text with all cards in signs that it has in notation; it keeps its width."""
    return _RUN.sub(lambda run: _CARD.sub(lambda card: sign_card(lang, card.group()), run.group()), text)
