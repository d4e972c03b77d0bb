"""Chance in Split it!, for game trees: the pile one card at a time."""

from collections.abc import Sequence

from splittable.games.split_it.rules.state import SplitItState


def depth(state: SplitItState) -> int:
    """How many cards have been turned."""
    return int(state.turned)


def rest(state: SplitItState) -> Sequence[int]:
    """The cards of the pile, in arbitrary order."""
    return [int(card) for card in state.pile[int(state.turned) :]]


def lift(state: SplitItState, place: int, card: int) -> None:
    """Swap a card to a place of the pile, counted from its top."""
    first = int(state.turned) + place
    other = next(there for there in range(first, len(state.pile)) if state.pile[there] == card)
    state.pile[other] = state.pile[first]
    state.pile[first] = card


def told(state: SplitItState, seat: int) -> list[int]:  # noqa: ARG001 - all see the same
    """What a turned row tells everybody."""
    return [int(state.pile[place]) for place in state.row[: int(state.row_size)]]
