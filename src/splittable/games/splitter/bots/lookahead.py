"""Looking ahead on one sheet: every writing of a roll, every next roll, and greedy rollouts.

All functions work on an array of drafts: the sheet in question, scratch drafts, and one for each writing tried.
"""

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.chance import shuffle
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.splitter.bots.draft import welcome_rolls
from splittable.games.splitter.bots.endings import WORST, expect_ending
from splittable.games.splitter.bots.updates import begin_round, put
from splittable.games.splitter.bots.value import Weights, value
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, position_of
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS, ways_of
from splittable.games.splitter.rules.state import EMPTY, FACES

ROOT, BASE, HALF, TRIAL, WALKER, NEXT, OUTER = 0, 1, 2, 3, 4, 5, 6
TRIED = 8
"""The first of the drafts of all writings of a roll."""
DRAFTS = TRIED + 2 * MOST_LEGAL
ROUNDS_SOLVED = 2
"""Rollouts end with this many rounds left: what those are worth exactly takes no longer than to play them."""


@rule
def slots_left(drafts: States, index: int) -> int:
    """How many slots of a draft are free."""
    return count_bits(int(drafts[index].sheet[EMPTY]) & RIGHT_HALF)


@rule
def write_best(drafts: States, source: int, target: int, weights: Weights, one: int, other: int) -> float:
    """Write a roll where the value is highest, into the draft at `target`; that value. Begins the source's round."""
    begin_round(drafts[source], weights.rows)
    best = WORST
    free = int(drafts[source].sheet[EMPTY]) & RIGHT_HALF
    while free:
        position = position_of(lowest(free))
        free &= free - 1
        left_cell, right_cell = 1 << int(LEFT_CELLS[position]), 1 << int(RIGHT_CELLS[position])
        for turn in range(1 if one == other else 2):
            drafts[TRIAL] = drafts[source]
            put(drafts[TRIAL], weights.rows, other if turn else one, left_cell)
            put(drafts[TRIAL], weights.rows, one if turn else other, right_cell)
            welcome_rolls(drafts[TRIAL], weights.rows)
            worth = value(drafts[TRIAL], weights)
            if worth > best:
                best = worth
                drafts[target] = drafts[TRIAL]
    return best


@rule
def expect(drafts: States, source: int, weights: Weights, bests: Ints) -> float:
    """The expected value of a draft over the next roll, which is written where the value is highest.

    `bests` gets the value of each roll, its lower die first.
    """
    if drafts[source].rounds_left == 0:
        return float(drafts[source].points)
    drafts[BASE] = drafts[source]
    begin_round(drafts[BASE], weights.rows)
    bests[:] = WORST
    free = int(drafts[BASE].sheet[EMPTY]) & RIGHT_HALF
    while free:
        position = position_of(lowest(free))
        free &= free - 1
        left_cell, right_cell = 1 << int(LEFT_CELLS[position]), 1 << int(RIGHT_CELLS[position])
        for left in range(1, FACES + 1):
            drafts[HALF] = drafts[BASE]
            put(drafts[HALF], weights.rows, left, left_cell)
            for right in range(1, FACES + 1):
                drafts[TRIAL] = drafts[HALF]
                put(drafts[TRIAL], weights.rows, right, right_cell)
                welcome_rolls(drafts[TRIAL], weights.rows)
                worth = value(drafts[TRIAL], weights)
                low, high = min(left, right), max(left, right)
                bests[low, high] = max(bests[low, high], worth)
    total = 0.0
    for low in range(1, FACES + 1):
        total += bests[low, low]
        for high in range(low + 1, FACES + 1):
            total += 2 * bests[low, high]
    return total / WAYS


@rule
def try_all(drafts: States, source: int, target: int, weights: Weights, roll: Ints, codes: Ints, worths: Ints) -> int:
    """Try every writing of a roll, each in a draft of its own from `target` on, with code and value; their number."""
    begin_round(drafts[source], weights.rows)
    count = 0
    free = int(drafts[source].sheet[EMPTY]) & RIGHT_HALF
    while free:
        position = position_of(lowest(free))
        free &= free - 1
        left_cell, right_cell = 1 << int(LEFT_CELLS[position]), 1 << int(RIGHT_CELLS[position])
        for turn in range(1 if roll[0] == roll[1] else 2):
            left, right = int(roll[turn]), int(roll[1 - turn])
            drafts[target + count] = drafts[source]
            put(drafts[target + count], weights.rows, left, left_cell)
            put(drafts[target + count], weights.rows, right, right_cell)
            welcome_rolls(drafts[target + count], weights.rows)
            codes[count] = position * WAYS + ways_of(left, right)
            worths[count] = value(drafts[target + count], weights)
            count += 1
    return count


@rule
def bring_forward(order: Ints, worths: Ints, count: int, kept: int) -> None:
    """A partial stable sort: move the `kept` places with the greatest worths to the front of `order`."""
    for place in range(kept):
        best = place
        for other in range(place + 1, count):
            if worths[order[other]] > worths[order[best]]:
                best = other
        chosen = order[best]
        for other in range(best, place, -1):
            order[other] = order[other - 1]
        order[place] = chosen


@rule
def draw_rolls(rng: Ints, rolls: Ints) -> None:
    """Stratified rolls for a batch of rollouts, one row each: in each round all 36 ordered rolls come up once.

    Each rollout's rolls are fair, and the mean over the batch has less variance.
    """
    ways = np.arange(WAYS)
    for played in range(rolls.shape[1]):
        shuffle(rng, ways, WAYS)
        for game in range(WAYS):
            rolls[game, played] = ways[game]


@rule
def play_on(drafts: States, source: int, weights: Weights, rolls: Ints) -> float:
    """A greedy rollout: write each of some rolls where the value is highest; the value at the end.

    Where it comes to the last ROUNDS_SOLVED rounds, these are not played, but worth exactly what they are.
    """
    walker, next_one = WALKER, NEXT
    drafts[walker] = drafts[source]
    worth = 0.0
    for played in range(rolls.shape[0]):
        if drafts[walker].rounds_left <= ROUNDS_SOLVED:
            break
        one, other = rolls[played] // FACES + 1, rolls[played] % FACES + 1
        worth = write_best(drafts, walker, next_one, weights, one, other)
        walker, next_one = next_one, walker
    if drafts[walker].rounds_left <= ROUNDS_SOLVED:
        return expect_ending(int(drafts[walker].pad), drafts[walker].sheet)
    return worth


@rule
def trials_of(slots: int, rounds: int) -> int:
    """The most writings that a rollout of some rounds tries, given the number of free slots."""
    trials = 0
    for played in range(min(slots, rounds)):
        trials += 2 * (slots - played)
    return max(trials, 1)
