"""Other hands and another pile that fit what a seat knows."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.chance import below, shuffle
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.rules.cards import CARDS, COPIES, STRONG_MATE
from splittable.games.split.rules.hands import card_at, copies, put, taken_along
from splittable.games.split.rules.leftovers import deal_leftovers
from splittable.games.split.rules.state import ASKED_USE, NOT_ASKED, SEATS, SplitState


@rule
def resample(state: SplitState, seat: int, rng: Ints) -> None:
    """Keep the seat's own hand and all cards seen, and share out the unseen ones at random."""  # SP-17
    unseen = np.zeros(CARDS, dtype=np.int64)
    gather_unseen(state, seat, unseen)
    if state.asked == NOT_ASKED:
        deal_leftovers(state, seat, unseen, rng)
    cards = np.zeros(CARDS * COPIES, dtype=np.int8)
    count = list_cards(unseen, cards)
    for taker in range(SEATS):
        if state.asked == ASKED_USE and taker == state.turn and taker != seat:
            count -= deal_to_taker(state, taker, cards, count, rng)
    shuffle(rng, cards, count)
    for other in range(SEATS):
        for _ in range(missing(state, other)):
            count -= 1
            put(state.held, state.held_twins, other, card_at(cards, count))
    for place in range(count):
        state.pile[place] = cards[place]


@rule
def gather_unseen(state: SplitState, seat: int, unseen: Ints) -> None:
    """Count the cards that a seat has not seen, and take them from the hands of others."""
    for place in range(int(state.pile_size)):
        unseen[state.pile[place]] += 1
    for other in range(int(state.players)):
        if other != seat:
            for card in range(CARDS):
                unseen[card] += copies(state.held[other], state.held_twins[other], card)
                unseen[card] -= copies(state.seen[other], state.seen_twins[other], card)
            state.held[other] = state.seen[other]
            state.held_twins[other] = state.seen_twins[other]


@rule
def list_cards(unseen: Ints, cards: Ints) -> int:
    """Write the unseen cards, sorted; their number."""
    count = 0
    for card in range(CARDS):
        for _ in range(unseen[card]):
            cards[count] = card
            count += 1
    return count


@rule
def missing(state: SplitState, seat: int) -> int:
    """How many cards a hand still lacks."""
    return int(state.sizes[seat]) - count_bits(state.held[seat]) - count_bits(state.held_twins[seat])


@rule
def deal_to_taker(state: SplitState, taker: int, cards: Ints, count: int, rng: Ints) -> int:
    """Give the seat that has just taken from the row a hand that can use the card taken; the number of cards given.

    Rejection sampling; the cards given are the last ones of `cards`.
    """  # SP-05
    partners = unseen_partners(state, taker)
    given = missing(state, taker)
    has_partner = 0
    while has_partner == 0:
        has_partner = 1 if partners == 0 else 0
        for last in range(count - 1, count - 1 - given, -1):
            other = below(rng, last + 1)
            card = card_at(cards, other)
            cards[other] = cards[last]
            cards[last] = card
            has_partner |= partners >> card & 1
    for place in range(count - given, count):
        put(state.held, state.held_twins, taker, card_at(cards, place))
    return given


@rule
def unseen_partners(state: SplitState, taker: int) -> int:
    """The cards of which the taker must hold one unseen to use the card taken; none if a use is in sight."""  # SP-11
    card = card_at(state.row, state.row_size)
    if state.ready >> card & 1:
        return 0
    for suit in range(4):
        other = card & ~3 | suit
        partners = copies(state.seen[taker], state.seen_twins[taker], other)
        if other == card:
            partners -= 1
        if state.partner == 1:
            partners -= taken_along(state, other)
        if partners > 0:
            return 0
    if state.sizes[taker] == 2:
        return 1 << (card & ~3 | int(STRONG_MATE[card & 3]))
    return 15 << (card & ~3)
