"""A deal of Generous Split that can be solved: two seats, two cards each, six cards in all.

The queen of diamonds is turned, and one card is left over unseen. An option of the lab only.
"""

from itertools import combinations

import numpy as np

from splittable.core.state import States, blank
from splittable.games.generous_split import GAME
from splittable.games.generous_split.rules.cards import CARDS

SEATS, HAND = 2, 2
DECK = tuple(CARDS.index(card) for card in ("QC", "KC", "AC", "QD", "KD", "AD"))
TURNED = CARDS.index("QD")


def _lay(turned: int, hand: tuple[int, ...], other: tuple[int, ...]) -> States:
    states = blank(GAME.state, 1)
    GAME.loops.start_at(states, 0, SEATS, np.zeros(2, dtype=np.int64))
    states["hand_size"] = HAND
    states["deals"] = 1
    # Cards are dealt in turn, from the dealer's left.
    outcome = [card for pair in zip(other, hand, strict=True) for card in pair]
    GAME.loops.deal_at(states, 0, np.array([*outcome, turned], dtype=np.int8))
    states["unseen"] = sum(1 << card for card in DECK if card != turned)
    return states


def openings() -> list[States]:
    """Every way to deal two hands once the trump is turned."""
    others = [card for card in DECK if card != TURNED]
    return [
        _lay(TURNED, hand, other)
        for hand in combinations(others, HAND)
        for other in combinations([card for card in others if card not in hand], HAND)
    ]
