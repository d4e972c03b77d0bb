"""How good each action is by the network alone: every seat's share of the victory right after it."""

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.features import DRAWING, DRAWING_BONUS, WAITING
from splittable.games.split.bots.glance import rate_all
from splittable.games.split.bots.value import Desk, Weights, share
from splittable.games.split.rules.codes import DRAW
from splittable.games.split.rules.game import MOST_LEGAL, legal, take
from splittable.games.split.rules.state import ASKED_DRAW, SplitState

VICTORY = 0.85
"""Weight of the victory itself once the game is over; the rest is a softmax of the points."""


@rule
def phase_of(state: SplitState, looker: int) -> int:
    """What the looking seat is asked, or that it waits."""
    return int(state.asked) if state.turn == looker else WAITING


@rule
def rate_after(states: States, at: int, desk: Desk, weights: Weights, seat: int, code: int) -> float:
    """A seat's share of the victory after a legal code of its own at state `at`; the next state is overwritten.

    Afterwards `desk` holds all shares. A card drawn unseen is not looked at.
    """
    states[at + 1] = states[at]
    state = states[at + 1]
    if code == DRAW and state.pile_size > 1:
        phase = DRAWING if state.asked == ASKED_DRAW else DRAWING_BONUS
        share(desk, state, weights, seat, phase, VICTORY)
    else:
        take(state, seat, code)
        share(desk, state, weights, seat, phase_of(state, seat), VICTORY)
    return float(desk.shares[seat])


@rule
def glance_first(state: SplitState, seat: int, codes: Ints, ratings: Ints, most: int) -> int:
    """Write the legal codes, those of highest rating at a glance first, and keep `most` of them; their number."""
    count = legal(state, seat, codes)
    if count == 1:
        return count
    kept = min(count, most)
    rate_all(state, seat, codes, count, ratings)
    for place in range(kept):
        best = place
        for other in range(place + 1, count):
            if ratings[other] > ratings[best]:
                best = other
        ratings[place], ratings[best] = ratings[best], ratings[place]
        codes[place], codes[best] = codes[best], codes[place]
    return kept


@rule
def rate_codes(
    states: States, at: int, desk: Desk, weights: Weights, seat: int, most: int, codes: Ints, ratings: Ints
) -> int:
    """Write up to `most` codes that are worth thinking about, and their ratings by the network; their number."""
    count = glance_first(states[at], seat, codes, ratings, most)
    if count > 1:
        for place in range(count):
            ratings[place] = rate_after(states, at, desk, weights, seat, int(codes[place]) + 0)
    return count


@rule
def best_code(
    states: States, at: int, desk: Desk, weights: Weights, seat: int, most: int, codes: Ints, ratings: Ints
) -> int:
    """The code that the network rates highest."""
    count = rate_codes(states, at, desk, weights, seat, most, codes, ratings)
    best = 0
    for place in range(1, count):
        if ratings[place] > ratings[best]:
            best = place
    return int(codes[best]) + 0


@rule
def room_for_codes() -> tuple[Ints, Ints]:
    """Room for codes and their ratings."""
    return np.empty(MOST_LEGAL, dtype=np.int32), np.empty(MOST_LEGAL)
