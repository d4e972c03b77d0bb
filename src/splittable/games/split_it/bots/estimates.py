"""What a seat of Split it! may expect, and what a quick player is likely to do, for many states at once."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.contract import Estimates
from splittable.core.state import Ints, States, blank
from splittable.games.split_it.bots.cuts import (
    WAITS,
    best_cut,
    chance_alone,
    mix_cuts,
    mix_guess,
    weigh_cut,
    weigh_row,
)
from splittable.games.split_it.bots.gains import Outlook, best_for_joker, gain_of, look_out
from splittable.games.split_it.bots.rollout import mix_guesses, quick_joker, quick_removal
from splittable.games.split_it.bots.worth import (
    FEATURES,
    FEWEST,
    Memory,
    hope_all,
    hope_to_win,
    memory,
    rounds_to_come,
)
from splittable.games.split_it.rules.codes import (
    FIRST_SPLIT,
    GUESS_CODES,
    JOKER_CODES,
    MOST_LEGAL,
    REMOVE_CODES,
)
from splittable.games.split_it.rules.columns import columns_for_jokers, count_columns
from splittable.games.split_it.rules.state import (
    GUESS,
    NUMBERS,
    PLACE,
    REMOVE,
    SEATS,
    SECTIONS,
    SPLIT,
    SplitItState,
)

OTHERS = 0.1
"""How likely a quick player is to remove or place otherwise than it likes best, all other ways together."""


@rule
def phase_of(state: SplitItState) -> int:
    """What is asked for, apart for a row that is new and for one that was left: see `Memory.calibration`."""
    return 2 * (int(state.asks) - 1) + (1 if state.has_revealed else 0)


@rule
def look_at(state: SplitItState, memory: Memory, outlook: Outlook, features: Ints) -> None:
    """Write each seat's expected points, what the row and jokers in hand may add to its edge, and its columns."""
    look_out(state, memory, outlook)
    hopes, edges = np.zeros(SEATS), np.zeros(SEATS)
    hope_all(state, memory, outlook.left, hopes)
    if state.asks == PLACE:
        expect_jokers(state, memory, outlook, edges)
    else:
        expect_row(state, memory, outlook, edges)
    for seat in range(int(state.players)):
        features[seat, 0] = hopes[seat]
        features[seat, 1] = edges[seat]
        features[seat, 2] = count_columns(state, seat)


@rule
def expect_jokers(state: SplitItState, memory: Memory, outlook: Outlook, edges: Ints) -> None:
    """Write what the jokers that each seat has yet to place may add to its edge."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    for seat in range(int(state.players)):
        outlook.taken[:] = 0
        for _ in range(int(state.caught_jokers[seat]) + int(state.waiting_jokers[seat])):
            number, more = best_for_joker(state, scored, outlook, seat)
            edges[seat] += more if number >= 0 else WAITS
            if number >= 0:
                outlook.taken[number] += 1


@rule
def expect_row(state: SplitItState, memory: Memory, outlook: Outlook, edges: Ints) -> None:
    """Write what each seat may expect to catch of the row, if all cut, remove and guess quickly."""
    players, guessers = int(state.players), int(state.in_round)
    gains, mixes = outlook.gains, outlook.mixes
    if state.asks == SPLIT:
        weigh_row(state, memory, outlook)
        weigh_cut(state, best_cut(state, outlook), outlook)
    else:
        allowed = int(state.open)
        if state.asks == REMOVE:
            allowed &= ~(1 << quick_removal(state, memory, outlook, 1 - int(state.splitter)) - REMOVE_CODES)
        mixes[:] = 0.0
        for seat in range(players):
            if guessers >> seat & 1:
                for section in range(SECTIONS):
                    is_open = allowed >> section & 1
                    gains[seat, section] = gain_of(state, memory, outlook, seat, section) if is_open else 0.0
                mix_guess(gains[seat], allowed, count_bits(guessers), mixes[seat])
    for seat in range(players):
        for section in range(SECTIONS):
            edges[seat] += gains[seat, section] * chance_alone(mixes, seat, section)


@rule
def share_out(state: SplitItState, memory: Memory, features: Ints, shares: Ints) -> None:
    """Write each seat's share of the victory by its features: a softmax, calibrated by how far the game has come."""
    players = int(state.players)
    factors = memory.calibration[players - FEWEST, rounds_to_come(state), phase_of(state)]
    best, total = -1000.0, 0.0
    for seat in range(players):
        shares[seat] = 0.0
        for feature in range(FEATURES):
            shares[seat] += factors[feature] * features[seat, feature]
        best = max(best, shares[seat])
    for seat in range(players):
        shares[seat] = np.exp(shares[seat] - best)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@rule
def value_all(states: States, memory: Memory, outlooks: States, shares: Ints) -> None:
    """Write the shares of the victory to be expected in each state."""
    outlook = outlooks[0]
    features, one = np.zeros((SEATS, FEATURES)), np.zeros(SEATS)
    for row in range(len(states)):
        state = states[row]
        if state.over or not state.asks:
            hope_to_win(state, memory, outlook.left, one)
        else:
            look_at(state, memory, outlook, features)
            share_out(state, memory, features, one)
        for seat in range(shares.shape[1]):
            shares[row, seat] = one[seat]


@rule
def policy_of(state: SplitItState, seat: int, memory: Memory, outlook: Outlook, codes: Ints, chances: Ints) -> int:
    """Write a seat's legal codes and how likely the quick policy takes each; their number."""
    look_out(state, memory, outlook)
    if state.asks == SPLIT:
        count = mix_cuts(state, memory, outlook, chances)
        for place in range(count):
            codes[place] = FIRST_SPLIT[state.row_size] + place
        return count
    if state.asks == GUESS:
        mix = np.zeros(SECTIONS)
        mix_guesses(state, memory, outlook, seat, mix)
        return write_allowed(int(state.open), GUESS_CODES, mix, codes, chances)
    favour = np.zeros(NUMBERS)
    if state.asks == REMOVE:
        allowed, first, best = (1 << SECTIONS) - 1, REMOVE_CODES, quick_removal(state, memory, outlook, seat)
    else:
        allowed, first, best = columns_for_jokers(state, seat), JOKER_CODES, quick_joker(state, memory, outlook, seat)
    rest = count_bits(allowed) - 1
    for choice in range(NUMBERS):
        favour[choice] = OTHERS / rest if rest else 0.0
    favour[best - first] = 1.0 - OTHERS if rest else 1.0
    return write_allowed(allowed, first, favour, codes, chances)


@rule
def write_allowed(allowed: int, first: int, mix: Ints, codes: Ints, chances: Ints) -> int:
    """Write the codes of a set of choices, counted from a first code, and their chances; their number."""
    count, choice, rest = 0, 0, int(allowed)
    while rest:
        if rest & 1:
            codes[count] = first + choice
            chances[count] = mix[choice]
            count += 1
        rest >>= 1
        choice += 1
    return count


@rule
def policy_all(states: States, seats: Ints, memory: Memory, outlooks: States, codes: Ints, chances: Ints) -> None:
    """Write the quick policy of the looking seat in each state that asks it."""
    outlook = outlooks[0]
    for row in range(len(states)):
        state = states[row]
        if (int(state.waiting) | int(state.decided)) >> int(seats[row]) & 1:
            policy_of(state, int(seats[row]), memory, outlook, codes[row], chances[row])


def values(states: States, seats: Ints) -> Ints:  # noqa: ARG001 - all see the same
    """Every seat's expected share of the victory."""
    shares = np.zeros((len(states), int(states["players"][0])), dtype=np.float32)
    value_all(states, memory(), blank(Outlook, 1), shares)
    return shares


def policies(states: States, seats: Ints) -> tuple[Ints, Ints]:
    """The legal codes of the looking seats, and how likely the quick policy takes each."""
    codes = np.full((len(states), MOST_LEGAL), -1, dtype=np.int32)
    chances = np.zeros((len(states), MOST_LEGAL), dtype=np.float32)
    policy_all(states, np.asarray(seats, dtype=np.int64), memory(), blank(Outlook, 1), codes, chances)
    return codes, chances


ESTIMATES = Estimates(values, policies)
