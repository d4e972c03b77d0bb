"""Compiled steps of many tables that tell what each asked seat knows, run once for each game by `core.compiler.bind`.

It is bound to a game's `sight/observe.py` and to its loops.
"""

from typing import TYPE_CHECKING

import numpy as np

from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.rows import row_of
from splittable.core.state import Ints, State, States

if TYPE_CHECKING:
    from splittable.core.templates import rules  # noqa: TC004 - `bind` puts the real ones here

observe = rules.observe
deal = rules.deal
legal = rules.legal
take = rules.take
score = rules.score
winners = rules.winners
draw_outcome = rules.draw_outcome
first_waiting = rules.first_waiting

ACTIONS: int = rules.ACTIONS
MOST_LEGAL: int = rules.MOST_LEGAL
MOST_CARDS: int = rules.MOST_CARDS
RESTART = -1
"""Instead of an action: start that table anew."""
EVERYBODY = -1
"""Instead of a learner: every seat is asked in its turn."""
SHORT_MASK = 128
"""A mask up to this length is cleared whole: clearing only what was set costs more in branch mispredictions."""


@rule
def observe_at(states: States, index: int, seat: int, row: Ints) -> None:
    """Write all that a seat knows."""
    observe(states[index], seat, row)


@rule
def go_on(state: State, rng: Ints, learner: int, codes: Ints, outcome: Ints) -> int:
    """Deal, and play other seats at random, until somebody is to be asked; that seat, or -1 if the game is over."""
    while not state.over:
        if state.needs:
            draw_outcome(state, rng, outcome)
            deal(state, outcome)
            continue
        seat: int = first_waiting(state)
        if learner in (EVERYBODY, seat):
            return seat
        count = legal(state, seat, codes)
        take(state, seat, int(codes[below(rng, count)]) + 0)
    return -1


@rule
def check_actions(actions: Ints, masks: Ints) -> int:
    """The first table whose action is neither legal nor RESTART; -1 if there is none."""
    for table in range(actions.shape[0]):
        action = actions[table]
        if action != RESTART and (action < 0 or action >= ACTIONS or masks[table, action] == 0):
            return table
    return -1


@rule
def watch_batch(
    states: States,
    clean: States,
    rngs: Ints,
    learner: int,
    actions: Ints,
    seats: Ints,
    codes: Ints,
    counts: Ints,
    masks: Ints,
    observations: Ints,
    finals: Ints,
    scores: Ints,
    won: Ints,
    ended: Ints,
) -> None:
    """Take one checked action at every table and tell what is then asked; a table that ends starts anew."""
    outcome = np.empty(MOST_CARDS, dtype=np.int8)
    own_codes = np.empty(MOST_LEGAL, dtype=np.int32)
    for table in range(states.shape[0]):
        if ACTIONS <= SHORT_MASK:
            masks[table, :] = 0
        else:
            for place in range(counts[table]):
                masks[table, codes[table, place]] = 0
        state = states[table]
        rng = row_of(rngs, table)
        ended[table] = 0
        seat = -1
        if actions[table] != RESTART:
            asked = int(seats[table]) + 0
            take(state, asked, int(actions[table]) + 0)
            seat = go_on(state, rng, learner, own_codes, outcome)
            if seat < 0:
                ended[table] = 1
                own_scores = row_of(scores, table)
                score(state, own_scores)
                won[table] = winners(state, own_scores)
                observe(state, asked if learner == EVERYBODY else learner, row_of(finals, table))
        if seat < 0:
            states[table] = clean[0]
            seat = go_on(state, rng, learner, own_codes, outcome)
        seats[table] = seat
        counts[table] = legal(state, seat, row_of(codes, table))
        for place in range(counts[table]):
            masks[table, codes[table, place]] = 1
        observe(state, seat, row_of(observations, table))


@rule
def choose_batch(rngs: Ints, codes: Ints, counts: Ints, actions: Ints) -> None:
    """Choose a uniformly random legal action at every table."""
    for table in range(actions.shape[0]):
        actions[table] = codes[table, below(row_of(rngs, table), int(counts[table]))]
