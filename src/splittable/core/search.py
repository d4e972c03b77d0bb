"""Information-set Monte Carlo tree search over a game's rules: `core.compiler.bind` runs this file once for each game.

Every iteration draws anew what the seat cannot know, walks down a tree of public actions, adds one node to it, and
plays on to the end of the deal. What an action is worth is averaged over all that may be hidden, and an action is
compared with others only as often as it could have been chosen (Cowling, Powley and Whitehouse 2012, single observer).
"""

import math
from typing import TYPE_CHECKING, Annotated

import numpy as np

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.state import MOST_SEATS, Int32, Ints, States

if TYPE_CHECKING:
    from splittable.core.templates import rules  # noqa: TC004 - `bind` puts the real ones here

take = rules.take
resample = rules.resample
candidates = rules.candidates
play_on = rules.play_on
is_done = rules.is_done
judge = rules.judge

ACTIONS: int = rules.ACTIONS
MOST_LEGAL: int = rules.MOST_LEGAL
TRIAL = 1
"""The state that iterations are played on; 0 is the one to think about."""
NONE = 0
"""The root's index; as a child or sibling it means that there is none."""
CHECK_EVERY = 32
"""Iterations between checks for early stopping."""
PATIENCE: float = getattr(rules, "PATIENCE", 1.0)
"""The search stops when the best action's lead in visits is more than this share of the iterations left."""
HABIT: float = getattr(rules, "HABIT", 0.0)
"""Progressive bias (Chaslot and others 2008): what is added to the first candidate's worth, in exploration constants
divided by its visits."""


class Node:
    """An action in the tree: how often it was and could have been chosen, and its total worth to the seat that acts."""

    code: Int32
    first_child: Int32
    sibling: Int32
    visits: Int32
    chances: Int32
    """How often it was legal when its parent was visited."""
    total: Annotated[float, np.float64]


@rule
def search(states: States, nodes: States, seat: int, budget: int, depth: int, exploration: float, rng: Ints) -> int:
    """The code that a seat should choose after `budget` iterations, with a tree no deeper than `depth`.

    `exploration` is the exploration constant of UCB, in standard deviations of the rollouts' worth.
    """
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    child_of = np.zeros(ACTIONS, dtype=np.int32)
    path = np.empty(depth + 1, dtype=np.int32)
    movers = np.empty(depth + 1, dtype=np.int32)
    worths = np.empty(MOST_SEATS)
    clear(nodes, NONE, 0)
    used = 1
    mean, squares = 0.0, 0.0
    state = states[TRIAL]
    for done in range(budget):
        states[TRIAL] = states[0]
        resample(state, seat, rng)
        bonus = exploration * math.sqrt(squares / max(done, 1))
        node, length = NONE, 0
        is_growing = used < nodes.shape[0]
        while length < depth and not is_done(state):
            mover = lowest(int(state.waiting))
            count = candidates(state, mover, codes)
            before = used
            node, used = descend(nodes, used, is_growing, node, codes, count, child_of, bonus)
            if node == NONE:
                break
            path[length], movers[length] = node, mover
            length += 1
            take(state, mover, int(nodes[node].code))
            if used > before:
                break
        while not is_done(state):
            mover = lowest(int(state.waiting))
            take(state, mover, play_on(state, mover, codes, rng))
        judge(state, worths)
        nodes[NONE].visits += 1
        for place in range(length):
            nodes[path[place]].visits += 1
            nodes[path[place]].total += worths[movers[place]]
        change = worths[seat] - mean
        mean += change / (done + 1)
        squares += change * (worths[seat] - mean)
        if done % CHECK_EVERY == 0 and lead_of(nodes) > PATIENCE * (budget - done):
            break
    return most_visited(nodes)


@rule
def clear(nodes: States, node: int, code: int) -> None:
    """Reset a node."""
    nodes[node].code = code
    nodes[node].first_child = NONE
    nodes[node].sibling = NONE
    nodes[node].visits = 0
    nodes[node].chances = 0
    nodes[node].total = 0.0


@rule
def descend(
    nodes: States,
    used: int,
    is_growing: int,
    node: int,
    codes: Ints,
    count: int,
    child_of: Ints,
    bonus: float,
) -> tuple[int, int]:
    """A child to go on with, the first candidate that has not been tried if there is one, and the new number of nodes.

    There is no child when the tree is full.
    """
    child = nodes[node].first_child
    while child != NONE:
        child_of[nodes[child].code] = child
        child = nodes[child].sibling
    untried, chosen, best = 0, NONE, -math.inf
    for place in range(count):
        child = child_of[codes[place]]
        if child == NONE:
            # Untried codes gather at the front, over codes that were already read.
            codes[untried] = codes[place]
            untried += 1
            continue
        nodes[child].chances += 1
        visits = nodes[child].visits
        worth = nodes[child].total / visits + bonus * math.sqrt(math.log(nodes[child].chances) / visits)
        if place == 0:
            worth += bonus * HABIT / visits
        if worth > best:
            chosen, best = child, worth
    child = nodes[node].first_child
    while child != NONE:
        child_of[nodes[child].code] = NONE
        child = nodes[child].sibling
    if untried == 0 or not is_growing:
        return chosen, used
    clear(nodes, used, int(codes[0]))
    nodes[used].chances = 1
    nodes[used].sibling = nodes[node].first_child
    nodes[node].first_child = used
    return used, used + 1


@rule
def lead_of(nodes: States) -> int:
    """How many visits the most visited child of the root is ahead of the next."""
    most, second = 0, 0
    child = nodes[NONE].first_child
    while child != NONE:
        visits = int(nodes[child].visits)
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = nodes[child].sibling
    return most - second


@rule
def most_visited(nodes: States) -> int:
    """The code of the root's child that was visited most; of several, the one that did best."""
    best = child = nodes[NONE].first_child
    while child != NONE:
        ahead = nodes[child].visits - nodes[best].visits
        if ahead > 0 or (ahead == 0 and nodes[child].total > nodes[best].total):
            best = child
        child = nodes[child].sibling
    return int(nodes[best].code)
