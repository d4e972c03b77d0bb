"""The guesses of Split it! as a matrix game: each seat's payoff for every outcome, and mixed strategies.

A predictable guess is met there by others, so each seat has a mixed strategy, its mix: a probability for each section.
Mixes come from regret matching: each iteration shifts probability to the sections that would have paid more.
"""

import numpy as np

from splittable.core.chance import split_stream
from splittable.core.compiler import rule
from splittable.core.decisions import ask_all
from splittable.core.state import Ints, States
from splittable.games.split_it.bots.gains import Outlook
from splittable.games.split_it.bots.rollout import place_jokers, play_on
from splittable.games.split_it.bots.worth import Memory, hope_to_win, lead_now, points_now
from splittable.games.split_it.rules.codes import GUESS_CODES
from splittable.games.split_it.rules.game import resample, take
from splittable.games.split_it.rules.state import SEATS, SECTIONS

MOST_OUTCOMES = SECTIONS**SEATS
OWN_POINTS, LEAD, HOPE = range(3)
"""How a leaf is valued (`sight`): own points, lead, or estimated chance of winning.

A rollout of `look` rounds may come first: 1 ends with the running round, 2 with the next one, and so on.
"""
DRAFTS = 6
ROOT, AFTER_SPLIT, AFTER_REMOVAL, SAMPLED, WORK, PAST = range(DRAFTS)
"""Indices into the array of drafts, which are states to work on."""


@rule
def look_on(
    drafts: States, memory: Memory, sight: int, look: int, rounds_done: int, outlook: Outlook, rng: Ints, worths: Ints
) -> None:
    """Roll out the draft at WORK for `look` rounds, and write its value to each seat."""
    state = drafts[WORK]
    if look:
        play_on(state, memory, rounds_done + look, outlook, rng)
    if sight == OWN_POINTS:
        points_now(state, worths)
    elif sight == LEAD:
        lead_now(state, worths)
    else:
        hope_to_win(state, memory, outlook.left, worths)


@rule
def weigh_guesses(
    drafts: States,
    source: int,
    memory: Memory,
    outlooks: States,
    sight: int,
    look: int,
    samples: int,
    seed: int,
    guessers: Ints,
    payoffs: Ints,
) -> tuple[int, int]:
    """Write each seat's payoff for every outcome of the guesses at a draft; the numbers of guessers and open sections.

    An outcome is a number whose digits are the guessers' choices, the first guesser's the lowest. Payoffs are means
    over samples, with common random numbers for all outcomes.
    """
    root = drafts[source]
    sections = np.zeros(SECTIONS, dtype=np.int64)
    worths = np.zeros(SEATS)
    outlook = outlooks[0]
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
            place_jokers(state, memory, outlook)
            rng[0] = common
            look_on(drafts, memory, sight, look, rounds_done, outlook, rng, worths)
            for seat in range(int(root.players)):
                payoffs[outcome, seat] += worths[seat] / samples
    return count, choices


@rule
def weigh_joker(
    drafts: States,
    memory: Memory,
    outlooks: States,
    sight: int,
    look: int,
    samples: int,
    seed: int,
    seat: int,
    code: int,
    totals: Ints,
) -> None:
    """Write the mean value of the draft at ROOT to each seat over samples, once a joker is placed."""
    worths = np.zeros(SEATS)
    outlook = outlooks[0]
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
        place_jokers(state, memory, outlook)
        look_on(drafts, memory, sight, look, rounds_done, outlook, rng, worths)
        for each in range(int(state.players)):
            totals[each] += worths[each] / samples


@rule
def weigh_choices(payoffs: Ints, guessers: Ints, count: int, choices: int, mixes: Ints, worths: Ints) -> None:
    """Write the expected payoff of each choice of each guesser against the mixes of the others."""
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
def find_mixes(payoffs: Ints, guessers: Ints, count: int, choices: int, iterations: int, mixes: Ints) -> None:
    """Write mixes by regret matching: regrets are clipped at zero, and later iterations weigh more in the mean."""
    regrets = np.zeros((SEATS, SECTIONS))
    now = np.zeros((SEATS, SECTIONS))
    worths = np.zeros((SEATS, SECTIONS))
    mixes[:] = 0.0
    for turn in range(1, iterations + 1):
        for place in range(count):
            total = 0.0
            for choice in range(choices):
                total += regrets[place, choice]
            for choice in range(choices):
                now[place, choice] = regrets[place, choice] / total if total > 0 else 1.0 / choices
                mixes[place, choice] += now[place, choice] * 2 * turn / (iterations * (iterations + 1))
        weigh_choices(payoffs, guessers, count, choices, now, worths)
        for place in range(count):
            mean = 0.0
            for choice in range(choices):
                mean += now[place, choice] * worths[place, choice]
            for choice in range(choices):
                regrets[place, choice] = max(regrets[place, choice] + worths[place, choice] - mean, 0.0)


@rule
def weigh_mixes(payoffs: Ints, count: int, choices: int, mixes: Ints, values: Ints) -> None:
    """Write each seat's expected payoff when everybody plays these mixes."""
    values[:] = 0.0
    for outcome in range(choices**count):
        chance = 1.0
        rest = outcome
        for place in range(count):
            chance *= mixes[place, rest % choices]
            rest //= choices
        for seat in range(SEATS):
            values[seat] += chance * payoffs[outcome, seat]
