"""What a seat of SPLIT may expect, and what a quick player is likely to do, for many states at once."""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.contract import Estimates
from splittable.core.state import Ints, States
from splittable.games.split.bots.glance import rate_all
from splittable.games.split.bots.policy import phase_of
from splittable.games.split.bots.value import Weights, new_desk, share, weights
from splittable.games.split.rules.game import MOST_LEGAL, legal

CERTAIN = 1.0
"""Weight of the victory itself once the game is over."""
DOUBT = 3.0
"""Softmax temperature of the quick policy, in points of a glance."""


@rule
def value_all(states: States, seats: Ints, desks: States, weights: Weights, shares: Ints) -> None:
    """Write the shares of the victory that a seat may expect in each state."""
    desk = desks[0]
    for row in range(len(states)):
        state, seat = states[row], int(seats[row])
        share(desk, state, weights, seat, phase_of(state, seat), CERTAIN)
        for other in range(shares.shape[1]):
            shares[row, other] = desk.shares[other]


@rule
def policy_all(states: States, seats: Ints, codes: Ints, chances: Ints) -> None:
    """Write the legal codes of the seat that looks at each state, and a softmax of their ratings at a glance."""
    ratings = np.empty(MOST_LEGAL)
    for row in range(len(states)):
        state, seat = states[row], int(seats[row])
        if state.waiting >> seat & 1 == 0:
            continue
        count = legal(state, seat, codes[row])
        ratings[0] = 0.0
        if count > 1:
            rate_all(state, seat, codes[row], count, ratings)
        best, total = -math.inf, 0.0
        for place in range(count):
            best = max(best, ratings[place])
        for place in range(count):
            ratings[place] = math.exp((ratings[place] - best) / DOUBT)
            total += ratings[place]
        for place in range(count):
            chances[row, place] = ratings[place] / total
        for place in range(count, MOST_LEGAL):
            codes[row, place] = -1


def values(states: States, seats: Ints) -> Ints:
    """Every seat's expected share of the victory."""
    shares = np.zeros((len(states), int(states["players"][0])), dtype=np.float32)
    value_all(states, np.asarray(seats, dtype=np.int64), new_desk(), weights(), shares)
    return shares


def policies(states: States, seats: Ints) -> tuple[Ints, Ints]:
    """The legal codes of the looking seats, and how likely the quick policy takes each."""
    codes = np.full((len(states), MOST_LEGAL), -1, dtype=np.int32)
    chances = np.zeros((len(states), MOST_LEGAL), dtype=np.float32)
    policy_all(states, np.asarray(seats, dtype=np.int64), codes, chances)
    return codes, chances


ESTIMATES = Estimates(values, policies)
