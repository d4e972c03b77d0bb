"""Chance in SPLIT, for game trees: the deck one card at a time."""

from collections.abc import Sequence

from splittable.games.split.rules.cards import CARDS, COPIES
from splittable.games.split.rules.state import SplitState


def depth(state: SplitState) -> int:
    """How many cards have left the pile."""
    return CARDS * COPIES - int(state.pile_size)


def rest(state: SplitState) -> Sequence[int]:
    """The cards of the pile, in arbitrary order."""
    return [int(card) for card in state.pile[: int(state.pile_size)]]


def lift(state: SplitState, place: int, card: int) -> None:
    """Swap a card to a place of the pile, counted from its top."""
    first = int(state.pile_size) - 1 - place
    other = next(there for there in range(first, -1, -1) if state.pile[there] == card)
    state.pile[other] = state.pile[first]
    state.pile[first] = card


def told(state: SplitState, seat: int) -> list[int]:
    """What a deal or a draw tells a seat: its hand, and how the row and the round before lie."""
    players = int(state.players)
    held, twins = int(state.held[seat]), int(state.held_twins[seat])
    hand = [card for card in range(CARDS) for _ in range((held >> card & 1) + (twins >> card & 1))]
    row = [int(card) for card in state.row[: int(state.row_size)]]
    # Pairs laid for a seat at the end of a round are shown by no action, so they are told here.
    laid = [part for mask in state.last_laid[:players].ravel().tolist() for part in (mask & 0x3FFFFFF, mask >> 26)]
    sizes = [int(size) for size in state.last_sizes[:players]]
    return [len(hand), *hand, len(row), *row, *sizes, *laid]
