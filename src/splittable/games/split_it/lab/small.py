"""The last round of Split it! for two, with a row of four cards, that can be solved.

Columns lie as they may in a close game; the order of two cards is left to chance. An option of the lab only.
"""

import numpy as np

from splittable.core.state import States, blank
from splittable.games.split_it import GAME
from splittable.games.split_it.rules.state import CARDS, JOKER, OUT

ROW = (9, 8, 4, JOKER)
"""A ten, a nine, a five and a joker."""
COLUMNS = ({9: 2, 8: 1, 6: 3}, {9: 1, 8: 2, 4: 1, 7: 3})
"""How many cards of each number each seat has."""


def _lay(row: tuple[int, ...]) -> States:
    states = blank(GAME.state, 1)
    GAME.loops.start_at(states, 0, 2, np.zeros(4, dtype=np.int64))
    cards = np.zeros(CARDS, dtype=np.int8)
    GAME.loops.deck_at(states, 0, cards)
    GAME.loops.deal_at(states, 0, cards)
    state = states[0]
    first = CARDS - len(row)
    state.fates[:first] = OUT
    state.pile[first:] = row
    state.turned = CARDS
    state.row_start = first
    state.row[:] = 0
    state.row[: len(row)] = range(first, CARDS)
    state.row_size = len(row)
    state.rounds_done = 9
    for seat, columns in enumerate(COLUMNS):
        for card, count in columns.items():
            state.numbers[seat, card] = count
            state.columns[seat] |= 1 << card
    return states


def openings() -> list[States]:
    """The row in both orders of its first two cards."""
    return [_lay(ROW), _lay((ROW[1], ROW[0], *ROW[2:]))]
