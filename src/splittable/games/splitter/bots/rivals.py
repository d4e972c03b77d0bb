"""Playing to win: near the end rollouts include the rivals' sheets, and wins are counted instead of points."""

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import MOST_SEATS, Ints, States
from splittable.games.splitter.bots.draft import copy_sheet
from splittable.games.splitter.bots.lookahead import (
    DRAFTS,
    OUTER,
    ROOT,
    TRIED,
    bring_forward,
    draw_rolls,
    play_on,
    slots_left,
    trials_of,
    try_all,
    write_best,
)
from splittable.games.splitter.bots.value import Weights
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS

RIVALS = DRAFTS
"""The first of the drafts of the other players."""
ROOM = RIVALS + MOST_SEATS
MOST_BATCHES = 50
WORTH_OF_A_POINT = 0.01
"""What a point adds, in wins; it decides between writings that win equally often."""


@rule
def follow_rivals(
    drafts: States, weights: Weights, pad: int, sheets: Ints, seat: int, rounds_left: int, roll: Ints
) -> int:
    """Start a draft for each rival with the roll written where its value is highest; their number."""
    count = 0
    for other in range(sheets.shape[0]):
        if other != seat:
            copy_sheet(drafts, OUTER, pad, sheets[other], rounds_left, weights.rows)
            write_best(drafts, OUTER, RIVALS + count, weights, int(roll[0]), int(roll[1]))
            count += 1
    return count


@rule
def choose_to_win(drafts: States, weights: Weights, rivals: int, roll: Ints, budget: int, rng: Ints) -> int:
    """The code that wins most rollouts to the end of the game, all with common random numbers.

    The budget is how many writings are tried in all.
    """
    codes, worths, order = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL), np.arange(MOST_LEGAL)
    count = try_all(drafts, ROOT, TRIED, weights, roll, codes, worths)
    wins = np.zeros(MOST_LEGAL)
    rounds = slots_left(drafts, ROOT) - 1
    rolls = np.empty((WAYS, rounds), np.int64)
    trials = WAYS * (count + rivals) * trials_of(rounds, rounds)
    for _ in range(max(min(budget // trials, MOST_BATCHES), 1)):
        draw_rolls(rng, rolls)
        for game in range(WAYS):
            count_wins(drafts, weights, rivals, rolls[game], wins[:count])
    bring_forward(order, wins, count, 1)
    return int(codes[order[0]])


@rule
def count_wins(drafts: States, weights: Weights, rivals: int, rolls: Ints, wins: Ints) -> None:
    """Run one rollout to the end of the game, and add each code's share of the victory."""
    highest, holders = 0.0, 0
    for rival in range(rivals):
        points = play_on(drafts, RIVALS + rival, weights, rolls)
        if points > highest:
            highest, holders = points, 0
        holders += points == highest
    for place in range(wins.shape[0]):
        points = play_on(drafts, TRIED + place, weights, rolls)
        wins[place] += WORTH_OF_A_POINT * points
        if points > highest:
            wins[place] += 1
        elif points == highest:
            wins[place] += 1 / (1 + holders)
