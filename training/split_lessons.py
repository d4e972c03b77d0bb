"""Lessons for SPLIT's value network, from games that it plays with itself."""

from typing import NamedTuple

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import below, shuffle
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.features import (
    DRAWING,
    DRAWING_BONUS,
    MOST_FEATURES,
    list_other,
    list_own,
)
from splittable.games.split.bots.policy import phase_of, room_for_codes
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.search import glance
from splittable.games.split.bots.survey import CLASS, look
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.bots.value import UNIT, Desk, Weights, predict, standing, weigh_finished
from splittable.games.split.rules.cards import RANKS, ROW_VALUES
from splittable.games.split.rules.codes import DRAW
from splittable.games.split.rules.game import MOST_CARDS, deck, take
from splittable.games.split.rules.rounds import deal
from splittable.games.split.rules.state import ASKED_DRAW, SEATS, SplitState

LOOKERS = 2
"""Seats a round through whose eyes it is seen."""
NOISE = 3.0
"""Noise of the players' ratings, in points."""
WITHIN = 4
"""One in so many of others' actions within a turn makes a lesson; the ends of turns all do."""
NONE = -1
ROOM_A_ROUND = 2_000
"""A round is begun while there is room for so many lessons."""


class Lessons(NamedTuple):
    """What seats were expected to get at points of rounds, and what they should have been expected to get."""

    found: Ints
    """The features, by lesson."""
    counts: Ints
    stages: Ints
    bases: Ints
    """What the seat's sheet would be worth, were the round over."""
    guesses: Ints
    """What the network expected in all."""
    targets: Ints
    """What it should add to the base, in units."""
    before: Ints
    """The lesson about the same seat through the same eyes just before, or NONE."""
    used: Ints
    """How many lessons there are."""
    gains: Ints
    """Sums of what rows gained after a round: see `Weights.prospects`."""
    cases: Ints
    """How many rows that were."""


def blank_lessons(most: int, gains: Ints, cases: Ints) -> Lessons:
    """Room for lessons."""
    return Lessons(
        np.zeros((most, MOST_FEATURES), np.int16),
        np.zeros(most, np.int16),
        np.zeros(most, np.int8),
        np.zeros(most, np.float32),
        np.zeros(most, np.float32),
        np.zeros(most, np.float32),
        np.zeros(most, np.int64),
        np.zeros(1, np.int64),
        gains,
        cases,
    )


@rule
def note(
    lessons: Lessons, desk: Desk, state: SplitState, weights: Weights, looker: int, phase: int, last: Ints
) -> None:
    """Note what a seat expects for everybody; `last` has the last lesson about each seat."""
    if lessons.used[0] + SEATS > lessons.counts.shape[0]:
        return
    look(desk, state, looker)
    table = int(state.players) - 2
    for seat in range(int(state.players)):
        here = int(lessons.used[0])
        if seat == looker:
            stage, count = 2 * table, list_own(desk, state, phase, desk.found)
        else:
            stage, count = 2 * table + 1, list_other(desk, state, seat, desk.found)
        base = standing(desk, state, weights, seat)
        for place in range(count):
            lessons.found[here, place] = desk.found[place]
        lessons.counts[here] = count
        lessons.stages[here] = stage
        lessons.bases[here] = base
        lessons.guesses[here] = base + predict(desk, weights, stage, count)
        lessons.before[here] = last[seat]
        last[seat] = here
        lessons.used[0] += 1


@rule
def set_targets(lessons: Lessons, last: int, result: float, trust: float) -> None:
    """Set the targets of all lessons about a seat in a round, backwards from its result; `trust` is λ of TD(λ)."""
    here, target = last, result
    while here != NONE:
        lessons.targets[here] = (target - lessons.bases[here]) / UNIT
        target = trust * target + (1 - trust) * lessons.guesses[here]
        here = int(lessons.before[here])


@rule
def begin_round(state: SplitState, cards: Ints, rng: Ints) -> None:
    """Deal a round."""
    count = deck(state, cards)
    shuffle(rng, cards, count)
    deal(state, cards)


@rule
def choose_code(state: SplitState, seat: int, is_rough: int, codes: Ints, rng: Ints) -> int:
    """The code that a seat plays, with some noise: by a glance, or by the rollout policy."""
    if is_rough:
        return glance(state, seat, codes, NOISE, rng)
    return play_quickly(state, seat, codes, TASTE, NOISE, rng)


@rule
def draw_styles(players: int, rng: Ints) -> int:
    """The seats that play by glances: in a third of the games all, in a third none, else each with a chance of half."""
    kind = below(rng, 3)
    seats = 0
    for seat in range(players):
        seats |= int(kind == 0 or (kind == 1 and below(rng, 2) == 0)) << seat
    return seats


@rule
def play_round(
    states: States, desk: Desk, weights: Weights, lessons: Lessons, rough: int, trust: float, rng: Ints
) -> None:
    """Play the round that was dealt, and make lessons of it; `rough` are the seats that play by glances."""
    codes, _ = room_for_codes()
    state = states[0]
    players = int(state.players)
    last = np.full((LOOKERS, SEATS), NONE, dtype=np.int64)
    first = below(rng, players)
    while state.waiting != 0:
        mover = lowest(int(state.waiting))
        code = choose_code(state, mover, rough >> mover & 1, codes, rng)
        is_unseen = code == DRAW and state.pile_size > 1
        phase = DRAWING if state.asked == ASKED_DRAW else DRAWING_BONUS
        for which in range(LOOKERS):
            looker = (first + which) % players
            if mover == looker and is_unseen:
                note(lessons, desk, state, weights, looker, phase, last[which])
        take(state, mover, code)
        if state.waiting == 0:
            break
        for which in range(LOOKERS):
            looker = (first + which) % players
            is_own = mover == looker and not is_unseen
            if is_own or (mover != looker and (state.turn != mover or below(rng, WITHIN) == 0)):
                note(lessons, desk, state, weights, looker, phase_of(state, looker), last[which])
    weigh_finished(desk, state, weights)
    for which in range(LOOKERS):
        for seat in range(players):
            set_targets(lessons, int(last[which, seat]), float(desk.worths[seat]), trust)


@rule
def play_games(
    states: States,
    desks: States,
    weights: Weights,
    lessons: Lessons,
    games: int,
    trust: float,
    rng: Ints,
) -> int:
    """Play games that begin as the last of three states, and make lessons of them; how many rounds."""
    desk = desks[0]
    cards = np.empty(MOST_CARDS, dtype=np.int8)
    rounds = 0
    boxes = np.zeros((3, SEATS, RANKS), dtype=np.int64)
    for _ in range(games):
        states[0] = states[2]
        state = states[0]
        seats = draw_styles(int(state.players), rng)
        while not state.over and lessons.used[0] + ROOM_A_ROUND < lessons.counts.shape[0]:
            begin_round(state, cards, rng)
            play_round(states, desk, weights, lessons, seats, trust, rng)
            for seat in range(int(state.players)):
                for rank in range(RANKS):
                    boxes[state.rounds_done - 1, seat, rank] = state.boxes[seat, rank]
            rounds += 1
        if state.over:
            add_gains(state, boxes, lessons)
    return rounds


@rule
def add_gains(state: SplitState, boxes: Ints, lessons: Lessons) -> None:
    """Add up what every row gained after every round but the last."""
    table, rounds = int(state.players) - 2, int(state.rounds)
    for done in range(1, rounds):
        for seat in range(int(state.players)):
            for rank in range(RANKS):
                filled = boxes[done - 1, seat, rank]
                gain = ROW_VALUES[rank, boxes[rounds - 1, seat, rank]] - ROW_VALUES[rank, filled]
                lessons.gains[table, rounds - done, CLASS[rank], filled] += gain
                lessons.cases[table, rounds - done, CLASS[rank], filled] += 1
