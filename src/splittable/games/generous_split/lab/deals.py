"""Chance in Generous Split, for game trees: the deck one card at a time."""

from collections.abc import Sequence

from splittable.games.generous_split.rules.state import GenerousSplitState


def depth(state: GenerousSplitState) -> int:
    """How many cards of the deck matter once it is dealt: all hands and the card turned."""
    return int(state.players) * int(state.hand_size) + 1


def rest(state: GenerousSplitState) -> Sequence[int]:  # noqa: ARG001 - every game's `rest` takes it
    """Nothing of the deck comes into play later."""
    return ()


def lift(state: GenerousSplitState, place: int, card: int) -> None:
    """Nothing lies in a pile."""
    raise AssertionError(f"no card is drawn in {type(state).__name__} {place} {card}")


def told(state: GenerousSplitState, seat: int) -> list[int]:
    """What a deal tells a seat: the card turned and its own hand."""
    hand = int(state.hands[seat])
    return [int(state.turned[state.dealt - 1]), *(card for card in range(hand.bit_length()) if hand >> card & 1)]
