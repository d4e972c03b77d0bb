"""A deck that leads to a given end of a deal."""

from collections.abc import Sequence
from typing import cast

import numpy as np

from splittable.core.chance import shuffle
from splittable.core.contract import Deal, Seat
from splittable.core.state import Ints
from splittable.games.generous_split.rules.cards import CARDS, write_cards
from splittable.games.generous_split.rules.game import deck_of
from splittable.games.generous_split.rules.state import GenerousSplitState


def _shuffled(cards: int, rng: Ints) -> list[int]:
    places = np.zeros(len(CARDS), dtype=np.int8)
    count = int(write_cards(cards, places))
    shuffle(rng, places, count)
    return [int(card) for card in places[:count]]


def undeal(deal: Deal, _seat: Seat, rng: Ints) -> Sequence[int]:
    """A deck that deals each seat what it played and still holds; nobody knows the order within a hand."""
    state = cast("GenerousSplitState", deal.final)
    players = int(state.players)
    turned = int(state.turned[state.dealt - 1])
    hands = [int(hand) for hand in state.hands[:players]]
    for actor, code in deal.actions:
        hands[actor] |= 1 << code
    left_over = int(deck_of(players)) & ~(1 << turned)
    for hand in hands:
        left_over &= ~hand
    first = int(state.dealer) + 1
    dealt = [_shuffled(hands[(first + turn) % players], rng) for turn in range(players)]
    in_turn = [card for cards in zip(*dealt, strict=True) for card in cards]
    return [*in_turn, turned, *_shuffled(left_over, rng)]
