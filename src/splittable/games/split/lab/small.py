"""The end of a round of SPLIT for two that can be solved: two cards in each hand, one in the row, two in the pile.

Seven cards of two ranks; the second hand, and so the pile, is left to chance. An option of the lab only.
"""

from collections.abc import Sequence

import numpy as np

from splittable.core.state import States, blank
from splittable.games.split import GAME
from splittable.games.split.rules.cards import CARD_NAMES
from splittable.games.split.rules.state import ASKED_DRAW

SEATS, HAND = 2, 2
ROW = CARD_NAMES.index("KS")
OTHERS = tuple(CARD_NAMES.index(card) for card in ("AC", "AH", "AS", "KC", "KD", "KS"))
FIRST_HAND = OTHERS[:HAND]
ONE_ROUND = 1
"""The index of the value 1 of the option `rounds`."""


def _lay(hands: Sequence[Sequence[int]], pile: Sequence[int]) -> States:
    states = blank(GAME.state, 1)
    options = np.zeros(len(GAME.options) + 1, dtype=np.int64)
    options[sorted([*(option.name for option in GAME.options), "start"]).index("rounds")] = ONE_ROUND
    GAME.loops.start_at(states, 0, SEATS, options)
    state = states[0]
    state.needs = 0
    state.dealer = SEATS - 1
    state.turn = 0
    # Both have had a turn, so no pairs are laid for anybody at the end.
    state.turns = SEATS + 1
    state.asked = ASKED_DRAW
    state.new_match = -1
    state.waiting = 1
    for seat, hand in enumerate(hands):
        state.held[seat] = sum(1 << card for card in hand)
        state.sizes[seat] = HAND
    state.row[0] = ROW
    state.row_size = 1
    state.pile[: len(pile)] = pile
    state.pile_size = len(pile)
    return states


def openings() -> list[States]:
    """Every second hand with one ace; what is left is the pile."""
    ace, *kings = OTHERS[HAND:]
    hands = [(ace, king) for king in kings]
    return [_lay((FIRST_HAND, hand), [card for card in kings if card not in hand]) for hand in hands]
