"""The guesses of Split it! as a game of their own: what every outcome is worth to whom, and how to mix.

Whoever always guesses the same way is met there by others, so each seat has a mix of sections. The mixes come from
regret matching: in turn after turn everybody leans towards the sections that would have done better.
"""

import numpy as np

from splittable.core.chance import split_stream
from splittable.core.compiler import rule
from splittable.core.decisions import ask_all
from splittable.core.state import Ints, States
from splittable.games.split_it.bots.rollout import place_jokers, play_on
from splittable.games.split_it.bots.worth import Memory, count_left, hope_to_win, lead_now, points_now
from splittable.games.split_it.rules.codes import GUESS_CODES
from splittable.games.split_it.rules.game import resample, take
from splittable.games.split_it.rules.state import NUMBERS, SEATS, SECTIONS

MOST_OUTCOMES = SECTIONS**SEATS
OWN_POINTS, LEAD, HOPE = range(3)
"""What one looks at in the end: one's own points as they lie, one's lead, or one's hopes of winning by what is
remembered. Before that one may look on: 1 to the end of the round, 2 to the end of the next one, and so on."""
DRAFTS = 5
ROOT, AFTER_SPLIT, AFTER_REMOVAL, SAMPLED, WORK = range(DRAFTS)
"""Places in the array of drafts that all of this works on."""


@rule
def look_on(
    drafts: States, memory: Memory, sight: int, look: int, rounds_done: int, left: Ints, rng: Ints, worths: Ints
) -> None:
    """What the draft at WORK is worth to each seat, as far as one looks."""
    state = drafts[WORK]
    if look:
        play_on(state, memory, rounds_done + look, left, rng)
    if sight == OWN_POINTS:
        points_now(state, worths)
    elif sight == LEAD:
        lead_now(state, worths)
    else:
        hope_to_win(state, memory, left, worths)


@rule
def weigh_guesses(
    drafts: States,
    source: int,
    memory: Memory,
    sight: int,
    look: int,
    samples: int,
    seed: int,
    guessers: Ints,
    payoffs: Ints,
) -> tuple[int, int]:
    """What every outcome of the guesses at a draft is worth to each seat; how many guess, and how many sections.

    Outcome 0 has everybody guess the first open section; the first guesser's choice counts up fastest.
    """
    root = drafts[source]
    sections = np.zeros(SECTIONS, dtype=np.int64)
    worths = np.zeros(SEATS)
    left = np.zeros(NUMBERS + 1, dtype=np.int64)
    rng = np.zeros(1, dtype=np.uint64)
    rounds_done = int(root.rounds_done)
    count, choices = 0, 0
    for seat in range(int(root.players)):
        if root.in_round >> seat & 1:
            guessers[count] = seat
            count += 1
    for section in range(SECTIONS):
        if root.open >> section & 1:
            sections[choices] = section
            choices += 1
    payoffs[:] = 0.0
    for sample in range(samples):
        drafts[SAMPLED] = drafts[source]
        split_stream(rng, np.uint64(seed), np.uint64(sample))
        if look > 1:
            resample(drafts[SAMPLED], -1, rng)
        common = rng[0]
        ask_all(drafts[SAMPLED], int(root.in_round))
        for outcome in range(choices**count):
            drafts[WORK] = drafts[SAMPLED]
            state = drafts[WORK]
            rest = outcome
            for place in range(count):
                take(state, int(guessers[place]), GUESS_CODES + sections[rest % choices])
                rest //= choices
            count_left(state, left)
            place_jokers(state, memory, left)
            rng[0] = common
            look_on(drafts, memory, sight, look, rounds_done, left, rng, worths)
            for seat in range(int(root.players)):
                payoffs[outcome, seat] += worths[seat] / samples
    return count, choices


@rule
def weigh_joker(
    drafts: States, memory: Memory, sight: int, look: int, samples: int, seed: int, seat: int, code: int, totals: Ints
) -> None:
    """What the draft at ROOT is worth to each seat once a joker is placed, on average over samples."""
    worths = np.zeros(SEATS)
    left = np.zeros(NUMBERS + 1, dtype=np.int64)
    rng = np.zeros(1, dtype=np.uint64)
    totals[:] = 0.0
    for sample in range(samples):
        split_stream(rng, np.uint64(seed), np.uint64(sample))
        drafts[WORK] = drafts[ROOT]
        state = drafts[WORK]
        rounds_done = int(state.rounds_done)
        if look > 1:
            resample(state, -1, rng)
        take(state, seat, code)
        count_left(state, left)
        place_jokers(state, memory, left)
        look_on(drafts, memory, sight, look, rounds_done, left, rng, worths)
        for each in range(int(state.players)):
            totals[each] += worths[each] / samples


@rule
def weigh_choices(payoffs: Ints, guessers: Ints, count: int, choices: int, mixes: Ints, worths: Ints) -> None:
    """What each choice of each guesser is worth against the mixes of the others."""
    digits = np.zeros(SEATS, dtype=np.int64)
    worths[:] = 0.0
    for outcome in range(choices**count):
        rest = outcome
        for place in range(count):
            digits[place] = rest % choices
            rest //= choices
        for place in range(count):
            chance = 1.0
            for other in range(count):
                if other != place:
                    chance *= mixes[other, digits[other]]
            worths[place, digits[place]] += chance * payoffs[outcome, guessers[place]]


@rule
def find_mixes(payoffs: Ints, guessers: Ints, count: int, choices: int, turns: int, mixes: Ints) -> None:
    """Regret matching with regrets that never fall below zero; later turns weigh more in the mix."""
    regrets = np.zeros((SEATS, SECTIONS))
    now = np.zeros((SEATS, SECTIONS))
    worths = np.zeros((SEATS, SECTIONS))
    mixes[:] = 0.0
    for turn in range(1, turns + 1):
        for place in range(count):
            total = 0.0
            for choice in range(choices):
                total += regrets[place, choice]
            for choice in range(choices):
                now[place, choice] = regrets[place, choice] / total if total > 0 else 1.0 / choices
                mixes[place, choice] += now[place, choice] * 2 * turn / (turns * (turns + 1))
        weigh_choices(payoffs, guessers, count, choices, now, worths)
        for place in range(count):
            mean = 0.0
            for choice in range(choices):
                mean += now[place, choice] * worths[place, choice]
            for choice in range(choices):
                regrets[place, choice] = max(regrets[place, choice] + worths[place, choice] - mean, 0.0)


@rule
def weigh_mixes(payoffs: Ints, count: int, choices: int, mixes: Ints, values: Ints) -> None:
    """What the guesses are worth to each seat when everybody mixes so."""
    values[:] = 0.0
    for outcome in range(choices**count):
        chance = 1.0
        rest = outcome
        for place in range(count):
            chance *= mixes[place, rest % choices]
            rest //= choices
        for seat in range(SEATS):
            values[seat] += chance * payoffs[outcome, seat]
