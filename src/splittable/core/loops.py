"""Whole compiled loops over a game's rules: `core.compiler.bind` runs this file once for each game.

Crossing from Python into compiled code costs more than most rules do, so what Python calls takes arrays of
states and an index, and does as much as it can before it returns.
"""

from typing import TYPE_CHECKING

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import below, shuffle, split_stream
from splittable.core.compiler import rule
from splittable.core.state import DECK, MOST_SEATS, Ints, State, States

if TYPE_CHECKING:
    from splittable.core.templates import rules  # noqa: TC004 - `bind` puts the real ones here

setup = rules.setup
deck = rules.deck
deal = rules.deal
legal = rules.legal
take = rules.take
score = rules.score
winners = rules.winners
resample = rules.resample

ACTIONS: int = rules.ACTIONS
MOST_LEGAL: int = rules.MOST_LEGAL
MOST_CARDS: int = rules.MOST_CARDS
DICE = 2
FACES = 6


@rule
def start_at(states: States, index: int, players: int, options: Ints) -> None:
    """Lay out a new table; it then needs its first deck or roll."""
    state = states[index]
    state.players = players
    setup(state, options)


@rule
def legal_at(states: States, index: int, seat: int, codes: Ints) -> int:
    """Write the legal codes of a seat, and say how many there are."""
    return legal(states[index], seat, codes)


@rule
def take_at(states: States, index: int, seat: int, code: int) -> None:
    """Take a legal action."""
    take(states[index], seat, code)


@rule
def deck_at(states: States, index: int, cards: Ints) -> int:
    """Write the cards of the deck that is needed, sorted, and say how many there are."""
    return deck(states[index], cards)


@rule
def deal_at(states: States, index: int, outcome: Ints) -> None:
    """Give a state the outcome that it needs."""
    deal(states[index], outcome)


@rule
def score_at(states: States, index: int, scores: Ints) -> int:
    """Write the scores as they stand, and give the seats that lead or won, as a bit mask."""
    state = states[index]
    score(state, scores)
    return winners(state, scores)


@rule
def resample_at(states: States, index: int, seat: int, rng: Ints) -> None:
    """Draw anew everything that a seat (-1: a spectator) cannot know."""
    state = states[index]
    resample(state, seat, rng)
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    for other in range(MOST_SEATS):
        if other != seat and state.decided >> other & 1:
            state.choices[other] = codes[below(rng, legal(state, other, codes))]


@rule
def draw_outcome(state: State, rng: Ints, outcome: Ints) -> int:
    """Draw the deck or roll that a state needs, and say how long it is."""
    if state.needs == DECK:
        count = deck(state, outcome)
        shuffle(rng, outcome, count)
        return count
    for die in range(DICE):
        outcome[die] = 1 + below(rng, FACES)
    return DICE


@rule
def draw_at(states: States, index: int, rng: Ints, outcome: Ints) -> int:
    """Draw the deck or roll that a state needs, and say how long it is."""
    return draw_outcome(states[index], rng, outcome)


@rule
def first_waiting(state: State) -> int:
    """The lowest seat that owes a decision."""
    return lowest(int(state.waiting))


@rule
def code_at(codes: Ints, place: int) -> int:
    """A code of a list as an int64: for another width Numba would compile every rule again."""
    return int(codes[place]) + 0


@rule
def playout(state: State, rng: Ints, codes: Ints, outcome: Ints) -> int:
    """Play uniformly random legal actions to the end, and say how many."""
    actions = 0
    while not state.over:
        if state.needs:
            draw_outcome(state, rng, outcome)
            deal(state, outcome)
        else:
            seat = first_waiting(state)
            count = legal(state, seat, codes)
            take(state, seat, code_at(codes, below(rng, count)))
            actions += 1
    return actions


@rule
def play_batch(states: States, players: int, options: Ints, seed: int, first: int, scores: Ints, won: Ints) -> int:
    """Play one random game for each row of scores, numbered from `first`, and say how many actions it took.

    `won` gets the winners of each game as a bit mask; `states` has room for two.
    """
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    outcome = np.empty(MOST_CARDS, dtype=np.int8)
    rng = np.empty(1, dtype=np.uint64)
    clean = states[1]
    clean.players = players
    setup(clean, options)
    actions = 0
    for game in range(scores.shape[0]):
        split_stream(rng, np.uint64(seed), np.uint64(first + game))
        states[0] = states[1]
        state = states[0]
        actions += playout(state, rng, codes, outcome)
        score(state, scores[game])
        won[game] = winners(state, scores[game])
    return actions
