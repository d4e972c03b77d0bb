"""The 52 cards: their numbers, their notation, and sets of them as bit masks."""

from typing import Literal, TypeAlias

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints

Suit: TypeAlias = Literal["C", "D", "H", "S"]
SUITS: tuple[Suit, ...] = ("C", "D", "H", "S")
SUIT_COUNT = 4
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""Card 0 is 2C, card 12 AC, card 13 2D … card 51 AS; a set of cards has a bit for each."""

IN_SUIT = len(RANKS)
FULL_SUIT = (1 << IN_SUIT) - 1
EVERY_CARD = (1 << len(CARDS)) - 1
FIVES_AND_UP = sum((FULL_SUIT & ~0b111) << IN_SUIT * suit for suit in range(SUIT_COUNT))
AT_ONCE = 4


@rule
def suit_of(card: int) -> int:
    """The suit of a card, from 0 to 3."""
    return int(card) // IN_SUIT


@rule
def all_of(suit: int) -> int:
    """The set of all cards of a suit."""
    return FULL_SUIT << IN_SUIT * int(suit)


@rule
def write_cards(cards: int, places: Ints) -> int:
    """Write the cards of a set in order; their number. Places up to the next multiple of four are overwritten."""
    # Unrolled by four: a loop that may end after any card costs more in branch mispredictions than it saves.
    count = count_bits(cards)
    place = 0
    while place < count:
        for ahead in range(AT_ONCE):
            places[place + ahead] = lowest(cards)
            cards &= cards - 1
        place += AT_ONCE
    return count
