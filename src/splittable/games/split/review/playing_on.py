"""Playing a round of SPLIT on to its end, in many worlds, after every action that is compared.

Chance is keyed, so that it is the same whatever is done: every seat draws from a pile of its own (`piles`), and what it
doubts is drawn by the number of the turn and of the decision in it.
"""

import numpy as np

from splittable.core.chance import below, next_bits, shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.judges import ANYTHING, JUDGES_CHOICE, NOBODY, OPEN
from splittable.core.state import NOTHING, Ints, States
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.review.columns import AHEAD, GIFT, PLAYS_ON, STEALS, STOLEN
from splittable.games.split.review.piles import lift, share_out, shuffle_pile
from splittable.games.split.review.results import note_end, write_results
from splittable.games.split.review.thinking import NOISE, TRIAL, key_doubts, think
from splittable.games.split.rules.codes import DISCARD, DRAW, MATCH, PASS, TRADE, UPGRADE
from splittable.games.split.rules.game import MOST_CARDS, MOST_LEGAL, deck, legal, take
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.rounds import deal
from splittable.games.split.rules.state import SEATS, SplitState

WORLD, PLACES = 0, 4
"""The place of a world in the room for states, and how many places there are."""


@rule
def draw_world(state: SplitState, eyes: int, rng: Ints, cards: Ints) -> None:
    """Draw what `eyes` do not know: hands and pile, the pile only if all hands are open, or a deck that is needed."""
    if state.needs != NOTHING:
        shuffle(rng, cards, deck(state, cards))
        deal(state, cards)
    elif eyes == OPEN:
        shuffle_pile(state, rng)
    else:
        resample(state, eyes, rng)


@rule
def note(state: SplitState, seat: int, code: int, turn: int, events: Ints) -> None:
    """Note what a code that is about to be taken means to the deciding seat, whose turn was the one of that number."""
    since = int(state.turns) - turn
    if code < UPGRADE:
        if since == 1 and PASS < code < DISCARD:
            events[GIFT] = 1
        elif since == 0 and code >= MATCH:
            events[PLAYS_ON] = 1
    elif code < TRADE:
        owner = (code - UPGRADE) % SEATS
        if state.turn != seat:
            if owner == seat:
                events[STOLEN] = 1
        else:
            if since == 0:
                events[PLAYS_ON] = 1
            if owner != seat and since <= state.players:
                events[STEALS] = 1


@rule
def play_round(
    room: States, seat: int, arm: int, horizon: int, key: np.uint64, rng: Ints, codes: Ints, piles: Ints, events: Ints
) -> None:
    """Take an arm of a seat in the world of `room`, and play its round on; up to `horizon` turns are thought about."""
    room[TRIAL] = room[WORLD]
    state, world = room[TRIAL], room[WORLD]
    share_out(piles[0], int(world.pile_size), int(world.players))
    events[:] = 0
    first = turn = int(state.turns)
    step = 0
    while state.waiting != 0:
        mover = int(state.turn)
        if state.turns != turn:
            turn, step = int(state.turns), 0
        key_doubts(rng, key, turn, step)
        if arm >= 0:
            code = arm
        elif arm == ANYTHING:
            code = int(codes[below(rng, legal(state, mover, codes))]) + 0
        elif turn - first < horizon:
            code = think(room, mover, rng, codes, piles[1])
        else:
            code = play_quickly(state, mover, codes, TASTE, NOISE, rng)
        arm = JUDGES_CHOICE
        if code == DRAW:
            lift(state, world, piles[0], mover)
        elif code != PASS and seat != NOBODY:
            note(state, seat, code, first, events)
        if turn == first and step == 0:
            # The action itself is not one more.
            events[PLAYS_ON] = 0
        take(state, mover, code)
        step += 1
    note_end(state, seat, first, events)


@rule
def play_worlds(
    states: States,
    room: States,
    eyes: int,
    seat: int,
    arms: Ints,
    horizon: int,
    seed: np.uint64,
    first: int,
    rows: Ints,
) -> None:
    """Fill the rows of every world and arm."""
    rng, codes = np.empty(1, dtype=np.uint64), np.empty(MOST_LEGAL, dtype=np.int32)
    cards, piles = np.empty(MOST_CARDS, dtype=np.int8), np.empty((2, SEATS, 2), dtype=np.int64)
    events = np.zeros(AHEAD, dtype=np.int64)
    for k in range(rows.shape[0]):
        split_stream(rng, seed, np.uint64(first + k))
        room[WORLD] = states[0]
        draw_world(room[WORLD], eyes, rng, cards)
        key = next_bits(rng)
        for place in range(arms.shape[0]):
            play_round(room, seat, int(arms[place]) + 0, horizon, key, rng, codes, piles, events)
            write_results(room[TRIAL], seat, events, rows[k, place])


def play_on(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    """Play rounds on with the rollout policy of the bots: see `core.judges.PlayOn`."""
    _play_on(states, eyes, seat, arms, 0, seed, first, rows)


def play_on_well(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    """The same, but everybody thinks until the deciding seat has had its next turn."""
    _play_on(states, eyes, seat, arms, int(states[0]["players"]) + 1, seed, first, rows)


def _play_on(states: States, eyes: int, seat: int, arms: Ints, horizon: int, seed: int, first: int, rows: Ints) -> None:
    room = np.empty(PLACES, dtype=states.dtype)
    arms = np.asarray(arms, dtype=np.int64)
    play_worlds(states, room, eyes, seat, arms, horizon, np.uint64(seed % 2**64), first, rows)
