"""What the research faces need to know of High Card."""

from collections.abc import Sequence

from high_card import lab as deals
from high_card import sight
from high_card.rules import HELD, HighCardState
from splittable.core.contract import Lab


def depth(state: HighCardState) -> int:
    """How many cards of the deck matter once it is dealt: all hands."""
    return int(state.players) * HELD


def rest(state: HighCardState) -> Sequence[int]:
    """Nothing of the deck comes into play later."""
    return ()


def lift(state: HighCardState, place: int, card: int) -> None:
    """Nothing lies in a pile."""
    raise AssertionError(f"no card is drawn in {type(state).__name__} {place} {card}")


def told(state: HighCardState, seat: int) -> list[int]:
    """A deal tells a seat its own hand."""
    return [card for card in range(12) if int(state.hands[seat]) >> card & 1]


LAB = Lab(observations=sight, deals=deals, longest=64, memory=64)
