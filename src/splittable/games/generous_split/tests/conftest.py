"""What stories of Generous Split are told with."""

from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from splittable.play.dealer import whole_deck

Tricks = Callable[[Any, str], None]
Dealt = Callable[..., str]


@pytest.fixture
def dealt() -> Dealt:
    """A deck that gives the hands of P1, P2, … and turns a card; the cards left over are those that remain."""

    def deck_for(*hands: str, turned: str, dealer: int) -> str:
        cards = [hand.split() for hand in hands]
        left_of_dealer = cards[dealer:] + cards[:dealer]
        in_turn = list(chain.from_iterable(zip(*left_of_dealer, strict=True)))
        rest = whole_deck("generous-split", len(hands))
        for card in [*in_turn, turned]:
            rest.remove(card)
        return " ".join(["deck", *in_turn, turned, *rest])

    return deck_for


@pytest.fixture
def tricks() -> Tricks:
    """Play cards in turn, whoever's turn it is; slashes part tricks for the reader only."""

    def play_tricks(table: Any, cards: str) -> None:
        for card in cards.replace("/", " ").split():
            table.play(table.waiting[0], f"play {card}")

    return play_tricks


@pytest.fixture
def four(dealt: Dealt) -> str:
    """P4 deals, clubs are trump, P1 leads; P1 is strong in spades, P2 in hearts, and the low clubs are left over."""
    return dealt(
        "AC KC QC AS KS QS JS 2H 3H 4H 5H 6H",
        "JC 10C AH KH QH JH 10H 10S 9S 8S 7S 2D",
        "9C 8C 6S 5S 4S 9H 8H 3D 4D 5D 6D 7D",
        "7C 6C 3S 2S 7H 8D 9D 10D JD QD KD AD",
        turned="2C",
        dealer=4,
    )


@pytest.fixture
def seven_five() -> str:
    """With the deck `four`: P1 receives seven tricks and P2 five."""
    return """
        AC JC 9C 7C / KC 10C 8C 6C / QC 2D 3D 8D / AS 10S 6S 3S / KS 9S 5S 2S / QS 8S 4S 9D
        JS 7S 4D 10D / 2H AH 9H 7H / KH 8H JD 3H / QH 5D QD 4H / JH 6D KD 5H / 10H 7D AD 6H"""


@pytest.fixture
def three(dealt: Dealt) -> str:
    """P3 deals, clubs are trump, P1 leads; P1 has spades, P2 hearts, P3 diamonds, and each can win four tricks."""
    return dealt(
        "AC KC AS KS QS JS 10S 9S 5H 6H 7H 8H",
        "QC JC AH KH QH JH 8S 7S 5D 6D 7D 8D",
        "10C 9C AD KD QD JD 10D 9D 6S 5S 10H 9H",
        turned="5C",
        dealer=3,
    )


@pytest.fixture
def six_six_none(dealt: Dealt) -> str:
    """P3 deals, clubs are trump, P1 leads; P1 and P2 can win six tricks each, and P3 none."""
    return dealt(
        "AC KC AS KS QS JS 5H 6H 7H 8H 9H 10H",
        "QC JC AH KH QH JH 10S 9S 8S 7S 6S 5S",
        "10C 9C 5D 6D 7D 8D 9D 10D JD QD KD AD",
        turned="5C",
        dealer=3,
    )
