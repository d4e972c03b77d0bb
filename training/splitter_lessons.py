"""Training samples for Splitter's value network, from solo games that it plays itself."""

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
"""Exploration: percentage of games with one roll written in a random slot, to reach sheets that the network avoids."""
ROUNDS_AVERAGED = 2
"""Last rounds in which a sheet's target is the exact mean over all next rolls instead of one sample."""


class Lessons(NamedTuple):
    """Samples of a batch of games: before each round, the input rows of the sheet and its target value."""

    seen: Ints
    counts: Ints
    """Number of input rows."""
    targets: Ints
    """Estimated points still to come."""
    scores: Ints
    strayed: Ints


def blank_lessons(games: int) -> Lessons:
    """Empty arrays for the lessons of a number of games."""
    rounds = games, ROUNDS
    return Lessons(
        np.zeros((*rounds, MOST_ROWS), np.int16),
        np.zeros(rounds, np.int64),
        np.zeros(rounds, np.float32),
        np.zeros(games),
        np.zeros(games, np.int64),
    )


def new_drafts(pad: int, weights: Weights) -> States:
    """Working copies for playing, the first with an empty sheet."""
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
    """Write a roll into a random free slot; the source's round has begun already."""
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
    """Play games from the first draft, and compute the target value of each sheet in them.

    `trust` is λ of TD(λ): the weight of how the game went on, against the network's value of the next sheet.
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
    """Compute the TD(λ) target of each sheet of a game backwards, less its points."""
    worth = 0.0
    for done in range(ROUNDS - 1, -1, -1):
        if done >= ROUNDS - ROUNDS_AVERAGED:
            worth = means[done]
        elif done == stray:
            # The rest of the game after a random writing says nothing about the sheet before it.
            worth = worths[done]
        else:
            worth = (1 - trust) * worths[done] + trust * worth
        targets[done] = worth - points[done]
