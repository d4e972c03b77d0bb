"""Worlds played on: the judge plays for every seat, each from what it may know, to the end of the deal."""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import below, next_bits, shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.judges import ANYTHING, JUDGES_CHOICE
from splittable.core.state import DECK, Ints, States
from splittable.games.generous_split.bots.glance import glance
from splittable.games.generous_split.bots.search import NOISE
from splittable.games.generous_split.review.results import write_row
from splittable.games.generous_split.review.standings import shares_of
from splittable.games.generous_split.rules.game import MOST_CARDS, MOST_LEGAL, deal, deck, legal, take
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.rules.state import SEATS, GenerousSplitState

WORLD, TRIAL = 0, 1
"""Of the states: the world drawn, and what is tried in it."""
STATES = 2
FREE_CHOICE = 8 * MOST_CARDS
"""The key of the draw of any action; those below are the judge's doubts."""


def play_on(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    """Play on by glances: see `core.judges.PlayOn`."""
    room = np.concatenate([states] * STATES)
    codes, start = np.asarray(arms, dtype=np.int64), np.uint64(seed % 2**64)
    play_worlds(states, room, eyes, seat, codes, start, first, shares_of(states), rows)


@rule
def play_worlds(
    states: States,
    room: States,
    eyes: int,
    seat: int,
    arms: Ints,
    seed: np.uint64,
    first: int,
    shares: Ints,
    rows: Ints,
) -> None:
    """Draw worlds, and play every arm on in each."""
    rng, doubts = np.empty(1, dtype=np.uint64), np.empty(1, dtype=np.uint64)
    gained = np.empty(SEATS, dtype=np.int64)
    trial = room[TRIAL]
    for world in range(rows.shape[0]):
        room[WORLD] = states[0]
        split_stream(rng, seed, np.uint64(first + world))
        key = next_bits(rng)
        draw_world(room[WORLD], eyes, rng)
        trick = int(room[WORLD].tricks_done) + 1
        for place in range(len(arms)):
            room[TRIAL] = room[WORLD]
            start(trial, seat, int(arms[place]), key, doubts)
            while trial.waiting:
                mover = lowest(int(trial.waiting))
                doubt(trial, mover, key, doubts)
                take(trial, mover, glance(trial, mover, NOISE, doubts))
            write_row(trial, seat, trick, shares, gained, rows[world, place])


@rule
def draw_world(state: GenerousSplitState, eyes: int, rng: Ints) -> None:
    """Draw what some eyes cannot know; of open hands only the deck that is to be dealt."""
    if state.needs == DECK:
        cards = np.empty(MOST_CARDS, dtype=np.int8)
        shuffle(rng, cards, deck(state, cards))
        deal(state, cards)
    elif eyes >= 0:
        resample(state, eyes, rng)


@rule
def doubt(state: GenerousSplitState, seat: int, key: np.uint64, doubts: Ints) -> None:
    """Set the stream of a seat's doubts in a trick, the same whatever was played before it."""
    split_stream(doubts, key, np.uint64(8 * int(state.tricks_done) + seat))


@rule
def start(state: GenerousSplitState, seat: int, arm: int, key: np.uint64, doubts: Ints) -> None:
    """Take an arm, unless the judge is to choose anyway."""
    if seat < 0 or arm == JUDGES_CHOICE:
        return
    if arm == ANYTHING:
        codes = np.empty(MOST_LEGAL + 4, dtype=np.int32)
        split_stream(doubts, key, np.uint64(FREE_CHOICE))
        arm = int(codes[below(doubts, legal(state, seat, codes))]) + 0
    take(state, seat, arm)
