"""How a bot chooses where to write: at a glance, by the network alone, one roll ahead, or by rollouts."""

import math

import numpy as np

from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.splitter.bots.glance import promise
from splittable.games.splitter.bots.lookahead import (
    ROOT,
    TRIED,
    bring_forward,
    draw_rolls,
    expect,
    play_on,
    slots_left,
    trials_of,
    try_all,
)
from splittable.games.splitter.bots.value import Weights
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS
from splittable.games.splitter.rules.state import FACES

NEARLY = 0.04
"""Expected values within this many points of the best count as equal."""
SAME = 1e-9
"""Glances closer than this are ties."""
CLEARLY = 2.0
"""Early stopping: a code drops out when it is this many standard errors behind the best."""
HARDLY = 0.05
"""Early stopping: a code drops out, too, when with so many standard errors it is hardly this many points better."""


@rule
def choose_at_a_glance(drafts: States, weights: Weights, roll: Ints, slack: float, hope: float, rng: Ints) -> int:
    """The code that promises most at a glance, among those that the network values at most `slack` points less.

    Ties are broken at random.
    """
    codes, worths = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    count = try_all(drafts, ROOT, TRIED, weights, roll, codes, worths)
    least = worths[:count].max() - slack
    best, ties, code = -1.0, 0, -1
    for place in range(count):
        if worths[place] >= least:
            promised = promise(int(drafts[ROOT].pad), drafts[TRIED + place].sheet, hope)
            if promised > best + SAME:
                best, ties = promised, 0
            if promised > best - SAME:
                ties += 1
                if below(rng, ties) == 0:
                    code = int(codes[place])
    return code


@rule
def choose_by_value(drafts: States, weights: Weights, roll: Ints, slack: float, rng: Ints) -> int:
    """Any of the codes that the network values most, or at most `slack` points less."""
    codes, worths = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    count = try_all(drafts, ROOT, TRIED, weights, roll, codes, worths)
    near = np.flatnonzero(worths[:count] >= worths[:count].max() - slack)
    return int(codes[near[below(rng, near.shape[0])]])


@rule
def choose_one_roll_ahead(drafts: States, weights: Weights, roll: Ints, width: int, rng: Ints) -> int:
    """The code of highest expected value one roll later, among the `width` of highest value now.

    Drawn at random from those that are nearly equal, so that bots at one table do not all write the same.
    """
    codes, worths, order = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL), np.arange(MOST_LEGAL)
    bests = np.empty((FACES + 1, FACES + 1))
    count = try_all(drafts, ROOT, TRIED, weights, roll, codes, worths)
    kept = min(width, count)
    bring_forward(order, worths, count, kept)
    for place in range(kept):
        worths[order[place]] = expect(drafts, TRIED + order[place], weights, bests)
    bring_forward(order, worths, kept, kept)
    near = 1
    while near < kept and worths[order[near]] >= worths[order[0]] - NEARLY:
        near += 1
    return int(codes[order[below(rng, near)]])


@rule
def choose_by_playing_on(
    drafts: States, weights: Weights, roll: Ints, width: int, rounds: int, budget: int, rng: Ints
) -> int:
    """The code with the highest mean over rollouts with common random numbers; clearly worse ones drop out.

    The budget is how many writings are tried in all, and must be enough for one candidate; the search stops early when
    one code is left.
    """
    codes, worths, order = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL), np.arange(MOST_LEGAL)
    count = try_all(drafts, ROOT, TRIED, weights, roll, codes, worths)
    trials = WAYS * trials_of(slots_left(drafts, ROOT) - 1, rounds)
    kept = min(width, count, budget // trials)
    bring_forward(order, worths, count, kept)
    rolls = np.empty((WAYS, rounds), np.int64)
    results, sums, squares = np.empty(MOST_LEGAL), np.zeros(MOST_LEGAL), np.zeros((MOST_LEGAL, MOST_LEGAL))
    games = 0
    while kept > 1 and budget > 0:
        draw_rolls(rng, rolls)
        for game in range(WAYS):
            for place in range(kept):
                results[order[place]] = play_on(drafts, TRIED + order[place], weights, rolls[game])
            add_results(order[:kept], results, sums, squares)
        games += WAYS
        budget -= kept * trials
        kept = drop_worse(order, sums, squares, kept, games)
    return int(codes[order[0]])


@rule
def add_results(order: Ints, results: Ints, sums: Ints, squares: Ints) -> None:
    """Accumulate a rollout: each code's result, and the squared differences between codes."""
    for one in order:
        sums[one] += results[one]
        for other in order:
            squares[one, other] += (results[one] - results[other]) ** 2


@rule
def drop_worse(order: Ints, sums: Ints, squares: Ints, kept: int, games: int) -> int:
    """Sort codes by mean, and drop those that are clearly worse than the best, or hardly better; how many are kept."""
    bring_forward(order, sums, kept, kept)
    best = order[0]
    left = 1
    for place in range(1, kept):
        behind = (sums[best] - sums[order[place]]) / games
        variance = squares[best, order[place]] / games - behind**2
        if CLEARLY * math.sqrt(max(variance, 0.0) / games) > behind + HARDLY:
            order[left] = order[place]
            left += 1
    return left
