"""What the tree search needs of SPLIT: rollouts end with the round, and are valued by the whole game."""

import math

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.bots.glance import choose_best, rate_all
from splittable.games.split.bots.prospects import HEATS, PROSPECTS
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.survey import CLASS
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.bots.value import share_softly
from splittable.games.split.rules.cards import RANKS
from splittable.games.split.rules.codes import ACTIONS
from splittable.games.split.rules.game import MOST_LEGAL, legal, take
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import SEATS, SplitState

__all__ = ["ACTIONS", "MOST_LEGAL", "candidates", "is_done", "judge", "play_on", "resample", "take"]

WIDTH = 8
"""Candidates: how many actions, those of highest rating, are searched."""
NOISE = 4.0
"""Noise of the rollout policy, in points."""
LAST_TEMPERATURE = 20.0
"""Softmax temperature after the last round, in points."""
VICTORY = 0.7
"""Weight of the victory after the last round; the rest is the softmax of the points."""
PATIENCE = 0.25
"""See `core.search`: most decisions are clear long before the budget is used up."""
HABIT = 10.0
"""See `core.search`: while little is known of a position, what the rollout policy would choose is searched first."""


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
    """What a rollout chooses: see `rollout`."""
    return play_quickly(state, seat, codes, TASTE, NOISE, rng)


@rule
def candidates(state: SplitState, seat: int, codes: Ints) -> int:
    """The code that the rollout policy chooses, then the other legal codes of highest rating."""
    chosen = play_quickly(state, seat, codes, TASTE, 0.0, np.zeros(1, dtype=np.uint64))
    count = legal(state, seat, codes)
    kept = min(count, WIDTH)
    if count == 1:
        return count
    ratings = np.empty(MOST_LEGAL)
    rate_all(state, seat, codes, count, ratings)
    for place in range(count):
        if codes[place] == chosen:
            ratings[place] = math.inf
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
    table, heat, bend = players - 2, LAST_TEMPERATURE, 0.0
    if left:
        heat, bend = float(HEATS[table, left - 1, 0]), float(HEATS[table, left - 1, 1])
    totals = np.empty(SEATS)
    for seat in range(players):
        totals[seat] = scores[seat] + prospects(state, seat, left)
    share_softly(totals, worths, players, heat, bend)
    if left == 0:
        shared = count_bits(seats)
        for seat in range(players):
            worths[seat] = VICTORY * (seats >> seat & 1) / shared + (1 - VICTORY) * worths[seat]


@rule
def prospects(state: SplitState, seat: int, left: int) -> float:
    """How many points the rows of a sheet may gain in the rounds to come."""
    total = 0.0
    if left == 0:
        return total
    for rank in range(RANKS):
        total += PROSPECTS[int(state.players) - 2, left - 1, CLASS[rank], state.boxes[seat, rank]]
    return total
