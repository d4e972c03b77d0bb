"""Sets of cards as bit masks, and cards going into hands and out of them."""

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import part
from splittable.core.state import Ints
from splittable.games.split.rules.cards import CARDS
from splittable.games.split.rules.state import SplitState

A_SUIT = sum(1 << card for card in range(0, CARDS, 4))
"""One bit in every rank: all clubs."""


@part
def list_bits(mask: int, first: int, step: int, few: int, codes: Ints, count: int) -> int:
    """Write first + place * step for every bit of a mask after the first `count` codes; the new count.

    The first `few` codes are written whether or not there are so many bits, because a branch misprediction costs more
    than needless writes; `codes` must have room for them.
    """
    total = count + count_bits(mask)
    for _ in range(few):
        codes[count] = first + lowest(mask) * step
        count += 1
        mask &= mask - 1
    while mask != 0:
        codes[count] = first + lowest(mask) * step
        count += 1
        mask &= mask - 1
    return total


@part
def put(once: Ints, twins: Ints, place: int, number: int) -> None:
    """Add one to a set that may hold two of each: a card to a hand, a look to a table."""
    bit = 1 << number
    twins[place] |= once[place] & bit
    once[place] |= bit


@part
def pull(once: Ints, twins: Ints, place: int, number: int) -> None:
    """Take one away from a set that holds it."""
    bit = 1 << number
    twin = twins[place] & bit
    twins[place] ^= twin
    once[place] ^= bit ^ twin


@part
def hold(state: SplitState, seat: int, card: int) -> None:
    """A card goes into a hand unseen."""
    put(state.held, state.held_twins, seat, card)
    state.sizes[seat] += 1


@part
def hold_seen(state: SplitState, seat: int, card: int) -> None:
    """A card goes into a hand before everybody's eyes."""  # SP-17
    hold(state, seat, card)
    put(state.seen, state.seen_twins, seat, card)


@part
def leave_unseen(state: SplitState, seat: int, card: int) -> None:
    """A card leaves a hand; what was seen going in stays."""
    pull(state.held, state.held_twins, seat, card)
    state.sizes[seat] -= 1


@part
def forget(state: SplitState, seat: int, card: int) -> None:
    """If a card of the kind that leaves was seen going in, it is taken to be that one."""  # SP-17
    if state.seen[seat] >> card & 1:
        pull(state.seen, state.seen_twins, seat, card)


@part
def leave(state: SplitState, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""  # SP-17
    leave_unseen(state, seat, card)
    forget(state, seat, card)


@part
def copies(once: int, twins: int, card: int) -> int:
    """How many of a card there are in a set."""
    return int((once >> card & 1) + (twins >> card & 1))


@part
def card_at(cards: Ints, place: int) -> int:
    """A card of the row or the pile as an int64, so that rules are not compiled for a second width."""
    return int(cards[place]) + 0


@part
def taken_along(state: SplitState, card: int) -> int:
    """How many of a card were taken along with the one that must be used."""
    count = 0
    for place in range(int(state.row_size) + 1, int(state.row_size) + int(state.taken)):
        if state.row[place] == card:
            count += 1
    return count


@part
def strong_pairs(cards: int) -> int:
    """The Strong matches of a set of cards; bit 2b is set for look b."""  # SP-02
    black = cards & cards >> 3 & A_SUIT
    red = cards >> 1 & cards >> 2 & A_SUIT
    return black | red << 2


@part
def weak_pairs(cards: int) -> int:
    """The Weak matches of a set of cards; bit b is set for look b."""  # SP-02
    clubs_diamonds = cards & cards >> 1 & A_SUIT
    clubs_hearts = cards & cards >> 2 & A_SUIT
    diamonds_spades = cards >> 1 & cards >> 3 & A_SUIT
    hearts_spades = cards >> 2 & cards >> 3 & A_SUIT
    return clubs_diamonds | clubs_hearts << 1 | diamonds_spades << 2 | hearts_spades << 3
