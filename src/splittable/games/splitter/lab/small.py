"""The last two rounds of Splitter for two that can be solved, with dice that show only some faces.

Both sheets have two free slots left. An option of the lab only.
"""

import numpy as np

from splittable.core.state import States, blank
from splittable.games.splitter import GAME
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS
from splittable.games.splitter.rules.pads import SPACES
from splittable.games.splitter.rules.state import EMPTY, POSITIONS, ROUNDS

ROLLS = ((2, 3), (3, 3))
FREE = 2


def openings() -> list[States]:
    """Two sheets that are the same but for one number each."""
    states = blank(GAME.state, 1)
    GAME.loops.start_at(states, 0, 2, np.zeros(2, dtype=np.int64))
    state = states[0]
    pad = int(SPACES[0])
    slots = [place for place in range(POSITIONS) if pad >> int(LEFT_CELLS[place]) & 1]
    for seat in range(2):
        for number, place in enumerate(slots[: len(slots) - FREE]):
            left, right = 1 << int(LEFT_CELLS[place]), 1 << int(RIGHT_CELLS[place])
            state.sheets[seat, EMPTY] &= ~(left | right)
            state.sheets[seat, 1 + (number + seat) % 3] |= left
            state.sheets[seat, 2 + number % 3] |= right
    state.rounds_done = ROUNDS - FREE
    return [states]
