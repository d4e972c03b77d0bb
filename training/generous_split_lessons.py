"""Training samples for Generous Split's network, from deals that it plays with itself.

Every deal begins with standings drawn from deals played lately, and its end is worth the share of the victory that such
deals bring from there: a game need not be played to its end to know what points are good for.
"""

from typing import NamedTuple

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import below, fraction, shuffle
from splittable.core.compiler import rule
from splittable.core.state import Ints, States, blank
from splittable.games.generous_split.bots.card_features import card_rows
from splittable.games.generous_split.bots.network import (
    BETWEEN_DEALS,
    Desk,
    Weights,
    best_place,
    look,
    stage_of,
    weigh_known_cards,
    weigh_nothing,
)
from splittable.games.generous_split.bots.rows import MOST_ROWS
from splittable.games.generous_split.rules.game import MOST_CARDS, add_points, deal, deck, setup, take
from splittable.games.generous_split.rules.state import MOST_TRICKS, SEATS, GenerousSplitState

SAMPLES_A_DEAL = 2 * SEATS * MOST_TRICKS + 1
REMEMBERED = 4096
"""How many deals are remembered for standings."""
FUTURES = 48
"""How many ways to go on a deal's end is averaged over."""
BYSTANDERS = 0.15
"""How often a seat that is not to act is a sample too."""


class Lessons(NamedTuple):
    """Samples of a batch of deals: input rows, the stage of the network, and the target shares."""

    seen: Ints
    counts: Ints
    stages: Ints
    targets: Ints
    movers: Ints
    """The seat that looks; -1 - seat for one that is not to act."""
    guesses: Ints
    """The network's own shares of the best card."""
    strayed: Ints
    used: Ints
    """How many samples there are."""


def blank_lessons(deals: int) -> Lessons:
    """Empty arrays for the lessons of a number of deals."""
    most = deals * SAMPLES_A_DEAL
    return Lessons(
        np.zeros((most, MOST_ROWS), np.int16),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros((most, SEATS), np.float32),
        np.zeros(most, np.int64),
        np.zeros((most, SEATS), np.float32),
        np.zeros(most, np.int64),
        np.zeros(1, np.int64),
    )


def blank_states() -> States:
    """Room for a running deal and an empty state."""
    return blank(GenerousSplitState, 2)


@rule
def begin_deal(states: States, players: int, past: Ints, rng: Ints, cards: Ints) -> None:
    """Deal some deal of a game, with standings from remembered deals."""
    states[0] = states[1]
    state = states[0]
    options = np.zeros(2, np.int64)
    state.players = players
    kind = below(rng, 20)
    options[0] = 0 if kind < 15 else 1 if kind < 18 else 2
    options[1] = below(rng, players)
    setup(state, options)
    for _ in range(below(rng, int(state.deals))):
        dealer = int(state.start) + int(state.dealt)
        found = below(rng, REMEMBERED)
        for place in range(players):
            state.points[(dealer + place) % players] += past[found, place]
        state.dealt += 1
    shuffle(rng, cards, deck(state, cards))
    deal(state, cards)


@rule
def see_future(state: GenerousSplitState, past: Ints, rng: Ints, shares: Ints) -> None:
    """Write every seat's share of the victory at the end of a deal, if deals like those remembered follow."""
    players, left = int(state.players), int(state.deals) - int(state.dealt)
    points = np.empty(SEATS, np.int64)
    for seat in range(players):
        shares[seat] = 0.0
    futures = FUTURES if left else 1
    for _ in range(futures):
        for seat in range(players):
            points[seat] = state.points[seat]
        for later in range(left):
            dealer = int(state.start) + int(state.dealt) + later
            found = below(rng, REMEMBERED)
            for place in range(players):
                points[(dealer + place) % players] += past[found, place]
        best, winners = -1, 0
        for seat in range(players):
            if points[seat] > best:
                best, winners = points[seat], 0
            winners += int(points[seat] == best)
        for seat in range(players):
            shares[seat] += int(points[seat] == best) / (winners * futures)


@rule
def note(lessons: Lessons, desk: Desk, count: int, stage: int, mover: int) -> None:
    """Keep what is on the desk as a sample."""
    place = int(lessons.used[0])
    for row in range(count):
        lessons.seen[place, row] = desk.seen[row]
    lessons.counts[place] = count
    lessons.stages[place] = stage
    lessons.movers[place] = mover
    lessons.strayed[place] = 0
    lessons.used[0] += 1


@rule
def play_lesson(
    state: GenerousSplitState, weights: Weights, stray: float, rng: Ints, desk: Desk, lessons: Lessons, nothing: Ints
) -> None:
    """Play a deal, each seat its best card but for some stray ones, and keep a sample for each."""
    players = int(state.players)
    while state.waiting:
        seat = lowest(int(state.waiting))
        if fraction(rng) < BYSTANDERS:
            bystander = (seat + 1 + int(below(rng, players - 1))) % players
            known = look(state, bystander, weights, desk)
            count = weigh_nothing(state, known, weights, desk, nothing)
            note(lessons, desk, count, stage_of(state), -1 - bystander)
        known = look(state, seat, weights, desk)
        count = weigh_known_cards(state, seat, known, weights, desk)
        best = best_place(desk, count)
        card = int(desk.codes[best]) + 0
        if fraction(rng) < stray:
            card = int(desk.codes[below(rng, count)]) + 0
        sample = int(lessons.used[0])
        for other in range(players):
            lessons.guesses[sample, other] = desk.shares[best, other]
        note(lessons, desk, card_rows(state, seat, card, desk.parts, desk.seen, known), stage_of(state), seat)
        lessons.strayed[sample] = int(card != desk.codes[best])
        take(state, seat, card)


@rule
def look_back(lessons: Lessons, first: int, players: int, ends: Ints, trust: float) -> None:
    """Write the TD(λ) targets of a deal's samples, from the last to the first."""
    running = np.empty((SEATS, SEATS))
    for seat in range(players):
        for place in range(players):
            running[seat, place] = ends[(seat + place) % players]
    for sample in range(int(lessons.used[0]) - 1, first - 1, -1):
        mover = int(lessons.movers[sample])
        seat = mover if mover >= 0 else -1 - mover
        for place in range(players):
            lessons.targets[sample, place] = running[seat, place]
        if mover < 0:
            continue
        # What follows a stray card says nothing about the best one.
        follow = 0.0 if lessons.strayed[sample] else trust
        for place in range(players):
            guess = lessons.guesses[sample, place]
            running[seat, place] = (1 - follow) * guess + follow * running[seat, place]


@rule
def play_lessons(
    states: States,
    players: int,
    deals: int,
    weights: Weights,
    past: Ints,
    oldest: int,
    trust: float,
    stray: float,
    rng: Ints,
    desk: Desk,
    lessons: Lessons,
) -> None:
    """Play a batch of deals, fill the lessons, and remember the points from the place of the oldest deal on."""
    cards = np.empty(MOST_CARDS, np.int8)
    ends, nothing = np.empty(SEATS), np.empty(SEATS)
    gains = np.empty(SEATS, np.int64)
    lessons.used[0] = 0
    for done in range(deals):
        begin_deal(states, players, past, rng, cards)
        state = states[0]
        first = int(lessons.used[0])
        play_lesson(state, weights, stray, rng, desk, lessons, nothing)
        see_future(state, past, rng, ends)
        if not state.over:
            seat = int(below(rng, players))
            known = look(state, seat, weights, desk)
            count = weigh_nothing(state, known, weights, desk, nothing)
            note(lessons, desk, count, BETWEEN_DEALS, -1 - seat)
        look_back(lessons, first, players, ends, trust)
        gains[:] = 0
        add_points(state.received[state.dealt - 1], players, gains)
        for place in range(players):
            past[(oldest + done) % REMEMBERED, place] = gains[(int(state.dealer) + place) % players]
