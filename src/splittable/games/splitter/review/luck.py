"""The luck of a roll: what it made a sheet worth by the learned value, less the mean of that over all 36 ways.

Whatever the sheet, the player and the weights, it is zero in the mean before the roll (a martingale).
"""

import numpy as np

from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT, expect
from splittable.games.splitter.bots.value import weights_of
from splittable.games.splitter.rules.state import FACES, ROUNDS, SplitterState


def luck_of(pad: int, sheet: Ints, rounds_left: int, roll: Ints) -> float:
    """The luck of a roll for a sheet."""
    weights = weights_of(pad)
    drafts = blank(Draft, DRAFTS)
    bests = np.empty((FACES + 1, FACES + 1))
    copy_sheet(drafts, ROOT, pad, sheet, rounds_left, weights.rows)
    mean = expect(drafts, ROOT, weights, bests)
    return float(bests[min(roll), max(roll)]) - mean


def luck(before: States, after: States) -> tuple[float, ...]:
    """The luck of a roll for each seat, from the state that needed it and the one after it."""
    state: SplitterState = before[0]
    roll: Ints = after[0].roll
    rounds_left = ROUNDS - int(state.rounds_done)
    return tuple(luck_of(int(state.pad), state.sheets[seat], rounds_left, roll) for seat in range(int(state.players)))
