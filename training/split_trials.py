"""Whole games of SPLIT between the network and glances, in compiled code."""

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.policy import best_code, room_for_codes
from splittable.games.split.bots.search import glance
from splittable.games.split.bots.value import Weights
from splittable.games.split.rules.game import MOST_CARDS, take
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import SEATS
from training.split_lessons import begin_round

CODES_RATED = 10
"""How many actions the network rates: those that look best at a glance."""


@rule
def play_trials(states: States, desks: States, weights: Weights, won: Ints, rng: Ints) -> None:
    """Play every deal twice, in alternate seats and then exchanged; the network's share of each victory."""
    codes, ratings = room_for_codes()
    cards, scores = np.empty(MOST_CARDS, dtype=np.int8), np.zeros(SEATS, dtype=np.int64)
    desk, before = desks[0], np.empty(1, dtype=np.uint64)
    for deal in range(won.shape[0]):
        before[0] = rng[0]
        for shift in range(2):
            rng[0] = before[0]
            states[0] = states[2]
            state = states[0]
            while not state.over:
                if state.needs:
                    begin_round(state, cards, rng)
                mover = lowest(int(state.waiting))
                if mover % 2 == shift:
                    code = best_code(states, 0, desk, weights, mover, CODES_RATED, codes, ratings)
                else:
                    code = glance(state, mover, codes, 0.0, rng)
                take(state, mover, code)
            score(state, scores)
            seats = winners(state, scores)
            for seat in range(int(state.players)):
                if seat % 2 == shift:
                    won[deal, shift] += (seats >> seat & 1) / count_bits(seats)
