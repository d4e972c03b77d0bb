"""The rules of High Card."""

from typing import Annotated

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import shuffle
from splittable.core.compiler import rule
from splittable.core.decisions import highest
from splittable.core.state import DECK, NOTHING, Int8, Int64, Ints, State

SEATS, HELD, DECK_SIZE = 4, 3, 12
ACTIONS = DECK_SIZE
"""A code is the card played."""
MOST_LEGAL = HELD
MOST_CARDS = DECK_SIZE
EVERY_CARD = (1 << DECK_SIZE) - 1
NONE = -1


class HighCardState(State):
    """Sets of cards are bit masks."""

    start: Int8
    tricks: Int8
    tricks_done: Int8
    missing: Int8
    unseen: Int64
    """Cards that have not been played."""
    hands: Annotated[Ints, np.int64, (SEATS,)]
    trick: Annotated[Ints, np.int8, (SEATS,)]
    """The card of each seat in the running trick, or NONE."""
    points: Annotated[Ints, np.int8, (SEATS,)]


@rule
def setup(state: HighCardState, options: Ints) -> None:
    """Ask for the deck."""
    state.start = options[0]
    state.tricks = HELD - options[1]
    state.trick[:] = NONE
    state.needs = DECK


@rule
def deck(state: HighCardState, cards: Ints) -> int:
    """All twelve cards."""
    for card in range(DECK_SIZE):
        cards[card] = card
    return DECK_SIZE


@rule
def deal(state: HighCardState, outcome: Ints) -> None:
    """Deal three cards to each seat, one seat after the other."""
    for seat in range(state.players):
        for place in range(seat * HELD, (seat + 1) * HELD):
            state.hands[seat] |= 1 << int(outcome[place])
    state.unseen = EVERY_CARD
    state.needs = NOTHING
    state.missing = state.players
    state.waiting = 1 << int(state.start)


@rule
def legal(state: HighCardState, seat: int, codes: Ints) -> int:
    """Any card in hand."""
    count = 0
    if state.waiting >> seat & 1:
        hand = int(state.hands[seat])
        while hand:
            codes[count] = lowest(hand)
            hand &= hand - 1
            count += 1
    return count


@rule
def take(state: HighCardState, seat: int, code: int) -> None:
    """Play a card; the last one ends the trick."""
    card = 1 << int(code)
    state.hands[seat] &= ~card
    state.unseen &= ~card
    state.trick[seat] = code
    state.missing -= 1
    if state.missing:
        state.waiting = 1 << (seat + 1) % int(state.players)
        return
    winner = 0
    for other in range(1, state.players):
        if state.trick[other] > state.trick[winner]:
            winner = other
    state.points[winner] += 1
    state.tricks_done += 1
    state.trick[:] = NONE
    state.missing = state.players
    state.over = int(state.tricks_done == state.tricks)
    state.waiting = 0 if state.over else 1 << winner


@rule
def score(state: HighCardState, scores: Ints) -> None:
    """A point for each trick."""
    for seat in range(state.players):
        scores[seat] = state.points[seat]


@rule
def winners(state: HighCardState, scores: Ints) -> int:
    """Most tricks win; ties share."""
    return highest(scores, state.players)


@rule
def resample(state: HighCardState, seat: int, rng: Ints) -> None:
    """Deal the cards that a seat cannot see anew."""
    hidden = int(state.unseen)
    if seat >= 0:
        hidden &= ~int(state.hands[seat])
    cards = np.empty(DECK_SIZE, dtype=np.int8)
    count = 0
    while hidden:
        cards[count] = lowest(hidden)
        hidden &= hidden - 1
        count += 1
    shuffle(rng, cards, count)
    for other in range(state.players):
        if other != seat:
            hand = 0
            for _ in range(HELD - int(state.tricks_done) - int(state.trick[other] != NONE)):
                if state.needs == NOTHING:
                    count -= 1
                    hand |= 1 << int(cards[count])
            state.hands[other] = hand
