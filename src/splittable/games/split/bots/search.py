"""What the tree search needs of SPLIT: rollouts end with the round, and are valued by the whole game."""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.bots.glance import choose_best, rate_all
from splittable.games.split.rules.cards import MOST_BOXES, RANKS, ROW_VALUES
from splittable.games.split.rules.codes import ACTIONS
from splittable.games.split.rules.game import MOST_LEGAL, legal, take
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import SEATS, SplitState

__all__ = ["ACTIONS", "MOST_LEGAL", "candidates", "glance", "is_done", "judge", "play_on", "resample", "take"]

WIDTH = 8
"""Candidates: how many actions, those of highest rating, are searched."""
NOISE = 4.0
"""Noise of the rollout policy, in points."""
TEMPERATURE = 45.0
"""Softmax temperature with one round to come, in points; it grows with the square root of their number."""
LAST_TEMPERATURE = 20.0
"""Softmax temperature after the last round, in points."""
VICTORY = 0.7
"""Weight of the victory after the last round; the rest is the softmax of the points."""
PROMISE = 0.3
"""Share of `promise` that counts for each round to come."""


@rule
def glance(state: SplitState, seat: int, codes: Ints, noise: float, rng: Ints) -> int:
    """The code of highest rating, with uniform noise of up to `noise` points added to each."""
    ratings = np.empty(MOST_LEGAL)
    count = legal(state, seat, codes)
    if count > 1:
        rate_all(state, seat, codes, count, ratings)
    return int(codes[choose_best(ratings, count, noise, rng) if count > 1 else 0]) + 0


@rule
def play_on(state: SplitState, seat: int, codes: Ints, rng: Ints) -> int:
    """The rollout policy: the code of highest rating, with noise."""
    return glance(state, seat, codes, NOISE, rng)


@rule
def candidates(state: SplitState, seat: int, codes: Ints) -> int:
    """The legal codes of highest rating, the highest first."""
    count = legal(state, seat, codes)
    kept = min(count, WIDTH)
    if count == 1:
        return count
    ratings = np.empty(MOST_LEGAL)
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
def is_done(state: SplitState) -> int:
    """Whether the round is over."""
    return int(state.waiting == 0)


@rule
def judge(state: SplitState, worths: Ints) -> None:
    """Write each seat's estimated share of the victory: a softmax of the sheets, mixed with the result at the end."""
    players, left = int(state.players), int(state.rounds) - int(state.rounds_done)
    scores = np.zeros(SEATS, dtype=np.int64)
    score(state, scores)
    seats = winners(state, scores)
    temperature = TEMPERATURE * math.sqrt(left) if left else LAST_TEMPERATURE
    best = -math.inf
    for seat in range(players):
        worths[seat] = scores[seat] + left * PROMISE * promise(state, seat)
        best = max(best, worths[seat])
    total, shared = 0.0, 0
    for seat in range(players):
        worths[seat] = math.exp((worths[seat] - best) / temperature)
        total += worths[seat]
        shared += seats >> seat & 1
    for seat in range(players):
        worths[seat] /= total
        if left == 0:
            worths[seat] = VICTORY * (seats >> seat & 1) / shared + (1 - VICTORY) * worths[seat]


@rule
def promise(state: SplitState, seat: int) -> float:
    """How many points more the next boxes of a sheet are worth than the first ones."""
    total = 0.0
    for rank in range(RANKS):
        filled = int(state.boxes[seat, rank])
        if filled < MOST_BOXES:
            total += float(ROW_VALUES[rank, filled + 1] - ROW_VALUES[rank, filled] - ROW_VALUES[rank, 1])
    return total
