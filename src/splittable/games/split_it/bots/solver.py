"""Solving a round of Split it! for two: a constant-sum game with rows short enough for a full game tree.

A round goes on only after a clash, with the cards of one section, so every later row is a slice of the first one and
its value can be cached.
"""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.decisions import ask_all
from splittable.core.state import Ints, States
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.guesses import MOST_OUTCOMES, find_mixes, weigh_mixes
from splittable.games.split_it.bots.rollout import place_jokers
from splittable.games.split_it.bots.worth import Memory, hope_to_win, lead_now, rounds_to_come
from splittable.games.split_it.rules.codes import FIRST_SPLIT, GUESS_CODES, REMOVE_CODES
from splittable.games.split_it.rules.game import take
from splittable.games.split_it.rules.state import GUESS, LONGEST_ROW, SEATS, SECTIONS, SPLIT, SplitItState

DEEPEST = 24
"""The most drafts that a round needs, one for each decision on a path through the tree."""
KNOWN = LONGEST_ROW, LONGEST_ROW + 1
"""Shape of the cache: slices of a row, by their first card and their length."""
UNKNOWN = -1.0
SPREAD, SPREAD_A_ROUND = 0.5, 0.5
"""Scale of the logistic from lead to chance of winning, in points, and what each round to come adds to it; roughly
fitted to games between `expert` and `hard`."""
ITERATIONS = 60
"""Iterations of regret matching for guesses inside the tree."""


@rule
def share_of_first(state: SplitItState, memory: Memory, outlook: Outlook) -> float:
    """The first seat's share of the victory after a round: the result if the game is over, else by its lead."""
    worths = np.zeros(SEATS)
    if state.over:
        hope_to_win(state, memory, outlook.left, worths)
        return float(worths[0])
    lead_now(state, worths)
    return 1 / (1 + math.exp(-worths[0] / (SPREAD + SPREAD_A_ROUND * rounds_to_come(state))))


@rule
def guess_both(drafts: States, at: int, first: int, second: int, memory: Memory, outlooks: States) -> None:
    """Let both seats guess in the draft after this one, and place the jokers that they catch."""
    drafts[at + 1] = drafts[at]
    ask_all(drafts[at + 1], int(drafts[at].in_round))
    take(drafts[at + 1], 0, GUESS_CODES + first)
    take(drafts[at + 1], 1, GUESS_CODES + second)
    place_jokers(drafts[at + 1], memory, outlooks[0])


@rule
def decision_of(state: SplitItState) -> tuple[int, int, int]:
    """The seat that is to split the row or remove a section, its first code, and the one after its last."""
    if state.asks == SPLIT:
        size = int(state.row_size)
        return int(state.splitter), int(FIRST_SPLIT[size]), int(FIRST_SPLIT[size + 1])
    return 1 - int(state.splitter), REMOVE_CODES, REMOVE_CODES + SECTIONS


@rule
def open_sections(state: SplitItState, sections: Ints) -> int:
    """Write the sections that can be guessed; their number."""
    count = 0
    for section in range(SECTIONS):
        if int(state.open) >> section & 1:
            sections[count] = section
            count += 1
    return count


@rule
def solve(drafts: States, at: int, rounds_done: int, memory: Memory, outlooks: States, known: Ints) -> float:
    """The first seat's expected share of the victory at a draft: minimax, with mixed strategies for guesses.

    `known` caches the values of rows that are to be split again. Drafts after this one are overwritten.
    """
    state = drafts[at]
    if state.over or state.rounds_done > rounds_done:
        return share_of_first(state, memory, outlooks[0])
    if state.asks == GUESS:
        payoffs, mixes, values = np.zeros((MOST_OUTCOMES, SEATS)), np.zeros((SEATS, SECTIONS)), np.zeros(SEATS)
        sections = np.zeros(SECTIONS, dtype=np.int64)
        choices = open_sections(state, sections)
        for outcome in range(choices**2):
            guess_both(drafts, at, sections[outcome % choices], sections[outcome // choices], memory, outlooks)
            found = solve(drafts, at + 1, rounds_done, memory, outlooks, known)
            payoffs[outcome, 0], payoffs[outcome, 1] = found, 1 - found
        find_mixes(payoffs, np.arange(SEATS), 2, choices, ITERATIONS, mixes)
        weigh_mixes(payoffs, 2, choices, mixes, values)
        return float(values[0])
    start, size = int(state.row[0]) - int(state.row_start), int(state.row_size)
    is_split_anew = state.asks == SPLIT and state.has_revealed
    if is_split_anew and known[start, size] != UNKNOWN:
        return float(known[start, size])
    mover, code, end = decision_of(state)
    sign, share = 1 - 2 * mover, UNKNOWN
    while code < end:
        drafts[at + 1] = drafts[at]
        take(drafts[at + 1], mover, code)
        found = solve(drafts, at + 1, rounds_done, memory, outlooks, known)
        if share == UNKNOWN or sign * found > sign * share:
            share = found
        code += 1
    if is_split_anew:
        known[start, size] = share
    return share
