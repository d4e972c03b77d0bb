"""What a search needs to know of High Card."""

from high_card.rules import HighCardState, legal
from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.state import Ints


@rule
def candidates(state: HighCardState, seat: int, codes: Ints) -> int:
    """The legal cards."""
    return legal(state, seat, codes)


@rule
def play_on(state: HighCardState, seat: int, codes: Ints, rng: Ints) -> int:
    """Any legal card."""
    return int(codes[below(rng, legal(state, seat, codes))])


@rule
def is_done(state: HighCardState) -> int:
    """Whether the game is over."""
    return int(state.over)


@rule
def judge(state: HighCardState, worths: Ints) -> None:
    """Each seat's tricks."""
    for seat in range(state.players):
        worths[seat] = state.points[seat]
