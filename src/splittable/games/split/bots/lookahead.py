"""A flat look-ahead: the best actions by the network are compared over the same worlds, each played on for a while.

Every world is drawn anew from what the seat cannot know. In it every action that is still compared is taken, the turn
and the turns of the others are played on, and what the network expects then counts. Actions that are clearly
worse than the best are dropped (paired differences), so that most of the budget goes where it is close.
"""

import math

import numpy as np

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.policy import VICTORY, best_code, phase_of, rate_codes, room_for_codes
from splittable.games.split.bots.search import glance
from splittable.games.split.bots.value import Desk, Weights, share
from splittable.games.split.rules.game import take
from splittable.games.split.rules.resample import resample

ROOT, WORLD, TRIAL = 0, 1, 2
STATES = 4
"""The state to think about, a world, a trial in it, and room to rate actions of the trial."""
RATED = 16
"""How many actions the network rates."""
COMPARED = 8
"""How many of them are compared."""
OWN_RATED = 5
"""How many actions the network rates for the seat itself when its turn is played on."""
NOISE = 2.0
"""Noise of the others' glances, in points."""
PRIOR = 4.0
"""How many worlds the network's own rating counts for."""
CHECK_EVERY = 8
"""Worlds between two looks at what can be dropped."""
CLEAR = 2.6
"""Standard errors by which a dropped action is worse than the best."""
SMALLEST_ERROR = 2e-4
"""Standard error of a difference that is never believed to be smaller, in shares of the victory."""


@rule
def play_on(
    states: States, desk: Desk, weights: Weights, seat: int, until: int, rated: int, codes: Ints, ratings: Ints, rng: Ints
) -> None:
    """Play the trial on until a turn of the round begins: the seat itself by the network, the others by glances."""
    state = states[TRIAL]
    while state.waiting != 0 and state.turns < until:
        mover = lowest(int(state.waiting))
        if mover == seat and rated > 1:
            code = best_code(states, TRIAL, desk, weights, mover, rated, codes, ratings)
        else:
            code = glance(state, mover, codes, NOISE if mover != seat else 0.0, rng)
        take(state, mover, code)


@rule
def compare(
    states: States, desk: Desk, weights: Weights, seat: int, budget: int, turns: int, rated: int, rng: Ints
) -> int:
    """The code that a seat should choose after at most `budget` trials, each played on for some turns."""
    codes, ratings = room_for_codes()
    count = rate_codes(states, ROOT, desk, weights, seat, RATED, codes, ratings)
    if count == 1:
        return int(codes[0]) + 0
    put_best_first(codes, ratings, count)
    count = min(count, COMPARED)
    own_codes, own_ratings = room_for_codes()
    sums, worths = np.zeros(COMPARED), np.zeros(COMPARED)
    squares = np.zeros((COMPARED, COMPARED))
    worlds, trials = 0, 0
    until = int(states[ROOT].turns) + turns
    chance = np.empty(1, dtype=np.uint64)
    while count > 1 and trials + count <= budget:
        states[WORLD] = states[ROOT]
        resample(states[WORLD], seat, rng)
        for place in range(count):
            states[TRIAL] = states[WORLD]
            chance[0] = rng[0]
            take(states[TRIAL], seat, int(codes[place]) + 0)
            play_on(states, desk, weights, seat, until, rated, own_codes, own_ratings, chance)
            share(desk, states[TRIAL], weights, seat, phase_of(states[TRIAL], seat), VICTORY)
            worths[place] = desk.shares[seat]
        for place in range(count):
            sums[place] += worths[place]
            for other in range(place):
                squares[place, other] += (worths[place] - worths[other]) ** 2
        worlds += 1
        trials += count
        if worlds % CHECK_EVERY == 0:
            count = drop_worse(codes, ratings, sums, squares, count, worlds)
    best = 0
    for place in range(1, count):
        if sums[place] + PRIOR * ratings[place] > sums[best] + PRIOR * ratings[best]:
            best = place
    return int(codes[best]) + 0


@rule
def put_best_first(codes: Ints, ratings: Ints, count: int) -> None:
    """Sort codes by their ratings, the highest first."""
    for place in range(1, count):
        here = place
        while here > 0 and ratings[here] > ratings[here - 1]:
            ratings[here], ratings[here - 1] = ratings[here - 1], ratings[here]
            codes[here], codes[here - 1] = codes[here - 1], codes[here]
            here -= 1


@rule
def drop_worse(codes: Ints, ratings: Ints, sums: Ints, squares: Ints, count: int, worlds: int) -> int:
    """Drop actions that are clearly worse than the best; how many are left."""
    best = 0
    for place in range(1, count):
        if sums[place] > sums[best]:
            best = place
    kept = 0
    for place in range(count):
        mean = (sums[best] - sums[place]) / worlds
        square = squares[max(place, best), min(place, best)] / worlds
        error = max(math.sqrt(max(square - mean * mean, 0.0) / worlds), SMALLEST_ERROR)
        if place == best or mean < CLEAR * error:
            move(codes, ratings, sums, squares, place, kept, count)
            if place == best:
                best = kept
            kept += 1
    return kept


@rule
def move(codes: Ints, ratings: Ints, sums: Ints, squares: Ints, place: int, to: int, count: int) -> None:
    """Move what is known of an action to an earlier place, which is free."""
    if place == to:
        return
    codes[to], ratings[to], sums[to] = codes[place], ratings[place], sums[place]
    for other in range(count):
        if other not in (to, place):
            squares[max(to, other), min(to, other)] = squares[max(place, other), min(place, other)]
