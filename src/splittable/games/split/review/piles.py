"""A pile of its own for every seat, so that what it draws does not depend on what the others do.

Place j of the pile, counted from the top, belongs to seat j mod players. Unseen cards may lie in any order, so no draw
is likelier for it.
"""

from splittable.core.chance import shuffle
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.rules.state import SplitState


@rule
def shuffle_pile(state: SplitState, rng: Ints) -> None:
    """Put the pile into an order that tells nothing of the one it had."""
    state.pile[: state.pile_size].sort()
    shuffle(rng, state.pile, int(state.pile_size))


@rule
def share_out(piles: Ints, size: int, players: int) -> None:
    """Give every seat a pile of its own: the place of its first and of its last card."""
    for seat in range(players):
        piles[seat, 0] = seat
        piles[seat, 1] = seat + (size - 1 - seat) // players * players


@rule
def next_place(piles: Ints, seat: int, players: int) -> int:
    """The place of the card that a seat draws: the next of its own, or the last of the seat that has most left."""
    if piles[seat, 0] <= piles[seat, 1]:
        piles[seat, 0] += players
        return int(piles[seat, 0]) - players
    other = 0
    for rival in range(1, players):
        if piles[rival, 1] - piles[rival, 0] > piles[other, 1] - piles[other, 0]:
            other = rival
    piles[other, 1] -= players
    return int(piles[other, 1]) + players


@rule
def lift(state: SplitState, world: SplitState, piles: Ints, seat: int) -> None:
    """Lay the card that a seat is about to draw on top of the pile; `world` has the pile as it was at first."""
    place = next_place(piles, seat, int(state.players))
    state.pile[state.pile_size - 1] = world.pile[world.pile_size - 1 - place]
