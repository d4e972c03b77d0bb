"""Games of Splitter from which weights learn: played by the weights themselves, alone against the dice."""

from typing import NamedTuple

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import MOST_ROWS, Draft, copy_sheet, see, welcome_rolls
from splittable.games.splitter.bots.lookahead import DRAFTS, NEXT, OUTER, ROOT, WALKER, expect, write_best
from splittable.games.splitter.bots.updates import put
from splittable.games.splitter.bots.value import Weights
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, position_of
from splittable.games.splitter.rules.pads import SPACES
from splittable.games.splitter.rules.state import EMPTY, FACES, ROUNDS

STRAY_PERCENT = 30
"""So many games of a hundred have one roll written anywhere, so that the weights see sheets they would avoid."""
ROUNDS_AVERAGED = 2
"""In so many rounds before the end a sheet learns from the mean over all next rolls instead of one."""


class Lessons(NamedTuple):
    """What some games came to; before each round, what is to be seen of the sheet and what it should be worth."""

    seen: Ints
    counts: Ints
    """How many rows are to be seen."""
    targets: Ints
    """The points that were still to come."""
    scores: Ints
    strayed: Ints


def blank_lessons(games: int) -> Lessons:
    """Room for the lessons of some games."""
    rounds = games, ROUNDS
    return Lessons(
        np.zeros((*rounds, MOST_ROWS), np.int16),
        np.zeros(rounds, np.int64),
        np.zeros(rounds, np.float32),
        np.zeros(games),
        np.zeros(games, np.int64),
    )


def new_drafts(pad: int, weights: Weights) -> States:
    """Drafts to play on, the first of them with an empty sheet."""
    drafts = blank(Draft, DRAFTS)
    begin_game(drafts, pad, weights)
    return drafts


@rule
def begin_game(drafts: States, pad: int, weights: Weights) -> None:
    """Put an empty sheet into the first draft."""
    sheet = np.zeros(FACES + 1, np.int64)
    sheet[EMPTY] = SPACES[pad]
    copy_sheet(drafts, ROOT, pad, sheet, ROUNDS, weights.rows)


@rule
def write_anywhere(drafts: States, source: int, target: int, weights: Weights, one: int, other: int, rng: Ints) -> None:
    """Write a roll into any free slot; the source's round has begun already."""
    free = int(drafts[source].sheet[EMPTY]) & RIGHT_HALF
    for _ in range(below(rng, count_bits(free))):
        free &= free - 1
    position = position_of(lowest(free))
    drafts[target] = drafts[source]
    put(drafts[target], weights.rows, one, 1 << int(LEFT_CELLS[position]))
    put(drafts[target], weights.rows, other, 1 << int(RIGHT_CELLS[position]))
    welcome_rolls(drafts[target], weights.rows)


@rule
def play_lessons(drafts: States, weights: Weights, trust: float, rng: Ints, lessons: Lessons) -> None:
    """Play games from the first draft on, and work out what each sheet in them should have been worth.

    `trust` (λ) says how much of that comes from how the game went on, and how much from the next sheet's value.
    """
    bests = np.empty((FACES + 1, FACES + 1))
    worths, points, means = np.empty(ROUNDS), np.empty(ROUNDS), np.empty(ROUNDS)
    for game in range(lessons.scores.shape[0]):
        walker, next_one = WALKER, NEXT
        drafts[walker] = drafts[ROOT]
        stray = below(rng, ROUNDS) if below(rng, 100) < STRAY_PERCENT else ROUNDS
        for done in range(ROUNDS):
            lessons.counts[game, done] = see(drafts[walker], lessons.seen[game, done])
            points[done] = drafts[walker].points
            if done >= ROUNDS - ROUNDS_AVERAGED:
                drafts[OUTER] = drafts[walker]
                means[done] = expect(drafts, OUTER, weights, bests)
            one, other = 1 + below(rng, FACES), 1 + below(rng, FACES)
            worths[done] = write_best(drafts, walker, next_one, weights, one, other)
            if done == stray:
                write_anywhere(drafts, walker, next_one, weights, one, other, rng)
            walker, next_one = next_one, walker
        lessons.scores[game] = drafts[walker].points
        lessons.strayed[game] = stray < ROUNDS
        look_back(worths, points, means, stray, trust, lessons.targets[game])


@rule
def look_back(worths: Ints, points: Ints, means: Ints, stray: int, trust: float, targets: Ints) -> None:
    """Work out backwards what each sheet of a game should have been worth, less its points."""
    worth = 0.0
    for done in range(ROUNDS - 1, -1, -1):
        if done >= ROUNDS - ROUNDS_AVERAGED:
            worth = means[done]
        elif done == stray:
            # What came of a roll written anywhere says nothing of the sheet before.
            worth = worths[done]
        else:
            worth = (1 - trust) * worths[done] + trust * worth
        targets[done] = worth - points[done]
