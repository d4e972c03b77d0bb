"""Simultaneous decisions, and counting that games share."""

from splittable.core.compiler import rule
from splittable.core.state import Ints, State


@rule
def ask_all(state: State, seats: int) -> None:
    """Ask the seats of a bit mask to decide at once and in secret."""
    state.waiting = seats
    state.decided = 0


@rule
def decide(state: State, seat: int, code: int) -> int:
    """Store or replace a seat's choice; 1 when it was the last one missing."""
    state.choices[seat] = code
    state.waiting &= ~(1 << seat)
    state.decided |= 1 << seat
    if state.waiting != 0:
        return 0
    state.decided = 0
    return 1


@rule
def highest(scores: Ints, players: int) -> int:
    """The seats with the highest score, as a bit mask."""
    best = scores[0]
    for seat in range(1, players):
        best = max(best, scores[seat])
    seats = 0
    for seat in range(players):
        if scores[seat] == best:
            seats |= 1 << seat
    return seats
