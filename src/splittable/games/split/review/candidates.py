"""Which actions of SPLIT are compared: trades alone may be hundreds."""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.glance import rate_all
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.rules.cards import LOOKS
from splittable.games.split.rules.codes import DISCARD, MATCH, PASS, PENALIZE, TRADE, TRADES, UPGRADE
from splittable.games.split.rules.game import MOST_LEGAL, legal
from splittable.games.split.rules.state import SEATS, SplitState

WIDTH = 8
"""How many actions, those of highest rating, are candidates; the best one of every other kind is another."""


@rule
def kind_of(code: int) -> int:
    """What kind of action a code is: draw, pass, take, discard, penalize, match, upgrade or trade."""
    if code <= PASS:
        return code
    if code < PENALIZE:
        return 2 if code < DISCARD else 3
    if code < UPGRADE:
        return 4 if code < MATCH else 5
    return 6 if code < TRADE else 7


@rule
def is_idle(code: int) -> int:
    """1 if a code trades matches that look alike, and so changes nothing."""
    if code < TRADE:
        return 0
    kind = 0
    while code >= TRADES[kind + 1]:
        kind += 1
    number = (code - int(TRADES[kind])) // SEATS
    return 1 if number % int(LOOKS[kind]) == number // int(LOOKS[kind]) else 0


@rule
def list_candidates(state: SplitState, seat: int, codes: Ints) -> int:
    """Write the candidates of a seat, the most promising first, and say how many there are."""
    chosen = play_quickly(state, seat, codes, TASTE, 0.0, np.zeros(1, dtype=np.uint64))
    count = legal(state, seat, codes)
    if count == 1:
        return count
    ratings = np.empty(MOST_LEGAL)
    rate_all(state, seat, codes, count, ratings)
    for place in range(count):
        if codes[place] == chosen:
            ratings[place] = math.inf
        elif is_idle(int(codes[place]) + 0):
            ratings[place] = -math.inf
    kept, kinds = 0, 0
    for place in range(count):
        best = place
        for other in range(place + 1, count):
            if ratings[other] > ratings[best]:
                best = other
        if ratings[best] == -math.inf:
            break
        ratings[place], ratings[best] = ratings[best], ratings[place]
        codes[place], codes[best] = codes[best], codes[place]
        kind = 1 << kind_of(int(codes[place]) + 0)
        if kept < WIDTH or kinds & kind == 0:
            codes[kept] = codes[place]
            kept += 1
            kinds |= kind
    return kept


def equal(states: States, seat: int, code: int) -> int:  # noqa: ARG001 - every `equal` takes them
    """To trade matches that look alike is to pass."""
    return PASS if is_idle(code) else code
