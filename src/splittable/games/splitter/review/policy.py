"""How the judge writes a roll: where the learned value is highest, of the writings that look best at a glance."""

from typing import NamedTuple

import numpy as np

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.state import MOST_SEATS, Ints, States
from splittable.games.splitter.bots.draft import welcome_rolls
from splittable.games.splitter.bots.endings import WORST, choose_exactly
from splittable.games.splitter.bots.lookahead import BASE, DRAFTS, HALF, TRIAL, bring_forward, slots_left, write_best
from splittable.games.splitter.bots.updates import begin_round, put
from splittable.games.splitter.bots.value import Weights, value, weights_of
from splittable.games.splitter.review.glances import glance, glances_of, stage_of
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, position_of
from splittable.games.splitter.rules.game import WAYS, ways_of
from splittable.games.splitter.rules.state import EMPTY, FACES

LOOKED_AT = 4
"""How many writings of a roll the network looks at."""
LOOKED_AT_WELL, AHEAD, LOOKED_AT_AHEAD = 6, 3, 2
"""One roll ahead: how many it looks at, how many of these over all next rolls, and how many writings of each."""
SOLVED = 3
"""Looking ahead, the last so many rounds are written exactly where most points are to be expected."""
WELL = DRAFTS + MOST_SEATS
"""The first of the drafts that looking ahead needs, after those of all sheets."""
ROOM = WELL + LOOKED_AT_WELL


class Mind(NamedTuple):
    """What the judge knows of a pad: the network's weights and the tables of glances."""

    weights: Weights
    tables: Ints


def mind_of(pad: int) -> Mind:
    """What the judge knows of a pad."""
    return Mind(weights_of(pad), glances_of(pad))


@rule
def list_best(drafts: States, source: int, table: Ints, one: int, other: int, codes: Ints) -> int:
    """The writings of a roll that look best at a glance, the best first, as many as there is room for; their number."""
    draft = drafts[source]
    worths = np.empty(codes.shape[0])
    count = 0
    free = int(draft.sheet[EMPTY]) & RIGHT_HALF
    while free:
        position = position_of(lowest(free))
        free &= free - 1
        left_one, left_other = glance(draft, table, one, other, int(LEFT_CELLS[position]))
        right_one, right_other = glance(draft, table, one, other, int(RIGHT_CELLS[position]))
        for turn in range(1 if one == other else 2):
            left, right = (other, one) if turn else (one, other)
            worth = left_other + right_one if turn else left_one + right_other
            if count == codes.shape[0] and worth <= worths[count - 1]:
                continue
            place = min(count, codes.shape[0] - 1)
            count = place + 1
            while place and worths[place - 1] < worth:
                worths[place], codes[place] = worths[place - 1], codes[place - 1]
                place -= 1
            worths[place], codes[place] = worth, position * WAYS + ways_of(left, right)
    return count


@rule
def write_on(drafts: States, source: int, target: int, weights: Weights, code: int) -> float:
    """Write a code of a begun round on a copy of a draft; its value."""
    drafts[target] = drafts[source]
    position = code // WAYS
    put(drafts[target], weights.rows, code // FACES % FACES + 1, 1 << int(LEFT_CELLS[position]))
    put(drafts[target], weights.rows, code % FACES + 1, 1 << int(RIGHT_CELLS[position]))
    welcome_rolls(drafts[target], weights.rows)
    return value(drafts[target], weights)


@rule
def write_quickly(drafts: States, source: int, target: int, mind: Mind, one: int, other: int, codes: Ints) -> float:
    """Write a roll as the judge does, into the draft at `target`; its value. Begins the source's round."""
    if 2 * slots_left(drafts, source) <= codes.shape[0]:
        return write_best(drafts, source, target, mind.weights, one, other)
    count = list_best(drafts, source, mind.tables[stage_of(int(drafts[source].rounds_left))], one, other, codes)
    begin_round(drafts[source], mind.weights.rows)
    best = WORST
    for place in range(count):
        worth = write_on(drafts, source, TRIAL, mind.weights, int(codes[place]))
        if worth > best:
            best = worth
            drafts[target] = drafts[TRIAL]
    return best


@rule
def choose_quickly(drafts: States, source: int, mind: Mind, one: int, other: int, codes: Ints, worths: Ints) -> int:
    """Of all writings of a roll, with their values, the place of the one that the judge takes."""
    count = worths.shape[0]
    best = int(np.argmax(worths))
    if 2 * slots_left(drafts, source) <= LOOKED_AT:
        return best
    looked_at = np.empty(LOOKED_AT, np.int64)
    found = list_best(drafts, source, mind.tables[stage_of(int(drafts[source].rounds_left))], one, other, looked_at)
    highest = WORST
    for place in range(count):
        if worths[place] > highest and np.any(looked_at[:found] == codes[place]):
            best, highest = place, worths[place]
    return best


@rule
def expect_quickly(drafts: States, source: int, mind: Mind) -> float:
    """The expected value of a draft over the next roll, of which few writings are looked at."""
    codes, total = np.empty(LOOKED_AT_AHEAD, np.int64), 0.0
    for low in range(1, FACES + 1):
        for high in range(low, FACES + 1):
            drafts[BASE] = drafts[source]
            worth = write_quickly(drafts, BASE, HALF, mind, low, high, codes)
            total += worth if low == high else 2 * worth
    return total / WAYS


@rule
def write_ahead(drafts: States, source: int, target: int, mind: Mind, one: int, other: int) -> None:
    """Write a roll where one roll later most is to be expected, the last rounds exactly. Begins the source's round."""
    slots = slots_left(drafts, source)
    if slots <= SOLVED:
        code = choose_exactly(int(drafts[source].pad), drafts[source].sheet, np.array([one, other]))
        begin_round(drafts[source], mind.weights.rows)
        write_on(drafts, source, target, mind.weights, code)
        return
    codes, worths = np.empty(LOOKED_AT_WELL, np.int64), np.empty(LOOKED_AT_WELL)
    table = mind.tables[stage_of(int(drafts[source].rounds_left))]
    count = list_best(drafts, source, table, one, other, codes)
    begin_round(drafts[source], mind.weights.rows)
    order, kept = np.arange(LOOKED_AT_WELL), min(AHEAD, count)
    for place in range(count):
        worths[place] = write_on(drafts, source, WELL + place, mind.weights, int(codes[place]))
    bring_forward(order, worths, count, kept)
    best, chosen = WORST, 0
    for place in order[:kept]:
        worth = expect_quickly(drafts, WELL + place, mind)
        if worth > best:
            best, chosen = worth, place
    drafts[target] = drafts[WELL + chosen]
