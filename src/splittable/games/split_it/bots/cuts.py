"""A quick cut of a row in Split it!: how every cut would be guessed, judged card by card."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.chance import fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split_it.bots.worth import (
    FEWEST,
    Memory,
    best_for_joker,
    edge_with,
    rounds_to_come,
    size_of,
)
from splittable.games.split_it.rules.codes import FIRST_SPLIT, MOST_LEGAL, SPLITS
from splittable.games.split_it.rules.state import JOKER, LONGEST_ROW, NUMBERS, SEATS, SECTIONS, SplitItState

SMALLEST = 0.02
"""Added to each section's gain, in points, so that every section is guessed now and then."""
WAITS = 0.5
"""Points that a joker counts for while its owner has no column."""
EASE = 0.25
"""Temperature of the softmax over cuts, in points."""


@rule
def weigh_row(state: SplitItState, memory: Memory, left: Ints, sums: Ints) -> None:
    """Write what the first cards of the row would add to each seat's edge, each card by itself: `sums[seat, count]`."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    gains = np.zeros(NUMBERS + 1)
    sizes = np.zeros(NUMBERS, dtype=np.int64)
    known = 0
    for seat in range(int(state.players)):
        known = 0
        for place in range(int(state.row_size)):
            card = int(state.pile[state.row[place]])
            if not known >> card & 1:
                known |= 1 << card
                gains[card] = gain_of_card(state, scored, left, seat, card, sizes)
            sums[seat, place + 1] = sums[seat, place] + gains[card]


@rule
def gain_of_card(state: SplitItState, scored: Ints, left: Ints, seat: int, card: int, sizes: Ints) -> float:
    """What one card would add to a seat's edge; `sizes` is written over."""
    if card == JOKER:
        for number in range(NUMBERS):
            sizes[number] = size_of(state, seat, number)
        number, more = best_for_joker(state, scored, left, seat, sizes)
        return more if number >= 0 else WAITS
    size = size_of(state, seat, card)
    return edge_with(state, scored, left, seat, card, size + 1) - edge_with(state, scored, left, seat, card, size)


@rule
def mix_guess(gains: Ints, allowed: int, guessers: int, mix: Ints) -> None:
    """Write how likely a quick guess is to fall on each section, by its gains; squared if only two guess."""
    total = 0.0
    for section in range(SECTIONS):
        mix[section] = 0.0
        if allowed >> section & 1:
            gain = max(gains[section], 0.0) + SMALLEST
            mix[section] = gain * gain if guessers <= 2 else gain
            total += mix[section]
    for section in range(SECTIONS):
        mix[section] /= total


@rule
def weigh_cut(state: SplitItState, code: int, sums: Ints, gains: Ints, mixes: Ints) -> float:
    """What a cut is worth to the splitter in points: what it may catch alone, less what the others may, on average."""
    players, splitter, guessers = int(state.players), int(state.splitter), int(state.in_round)
    for seat in range(players):
        start = 0
        for section in range(SECTIONS):
            end = start + int(SPLITS[code, section])
            gains[seat, section] = sums[seat, end] - sums[seat, start]
            start = end
    allowed = (1 << SECTIONS) - 1
    if players == 2 and (state.removes_always or not state.has_revealed):
        allowed &= ~(1 << worst_for(gains, splitter))
    for seat in range(players):
        if guessers >> seat & 1:
            mix_guess(gains[seat], allowed, count_bits(guessers), mixes[seat])
    worth = 0.0
    for seat in range(players):
        if guessers >> seat & 1:
            share = 1.0 if seat == splitter else -1.0 / (players - 1)
            for section in range(SECTIONS):
                worth += share * gains[seat, section] * chance_alone(mixes, guessers, players, seat, section)
    return worth


@rule
def worst_for(gains: Ints, splitter: int) -> int:
    """The section that the other of two players would remove: the splitter's gain most exceeds its own there."""
    worst, most = 0, -1000.0
    for section in range(SECTIONS):
        more = gains[splitter, section] - gains[1 - splitter, section]
        if more > most:
            worst, most = section, more
    return worst


@rule
def chance_alone(mixes: Ints, guessers: int, players: int, seat: int, section: int) -> float:
    """How likely a seat is to be the only guesser of a section."""
    chance = float(mixes[seat, section])
    for other in range(players):
        if other != seat and guessers >> other & 1:
            chance *= 1 - mixes[other, section]
    return chance


@rule
def mix_cuts(state: SplitItState, memory: Memory, left: Ints, mix: Ints) -> int:
    """Write how likely the quick policy is to make each cut of the row; their number."""
    sums = np.zeros((SEATS, LONGEST_ROW + 1))
    gains, mixes = np.zeros((SEATS, SECTIONS)), np.zeros((SEATS, SECTIONS))
    weigh_row(state, memory, left, sums)
    first = int(FIRST_SPLIT[state.row_size])
    count = int(FIRST_SPLIT[state.row_size + 1]) - first
    best = -1000.0
    for cut in range(count):
        mix[cut] = weigh_cut(state, first + cut, sums, gains, mixes)
        best = max(best, mix[cut])
    total = 0.0
    for cut in range(count):
        mix[cut] = np.exp((mix[cut] - best) / EASE)
        total += mix[cut]
    for cut in range(count):
        mix[cut] /= total
    return count


@rule
def best_cut(state: SplitItState, sums: Ints, gains: Ints, mixes: Ints) -> int:
    """The cut that the quick policy likes best; `gains` and `mixes` are written over."""
    best, most = 0, -1000.0
    for code in range(FIRST_SPLIT[state.row_size], FIRST_SPLIT[state.row_size + 1]):
        worth = weigh_cut(state, code, sums, gains, mixes)
        if worth > most:
            best, most = code, worth
    return int(best)


@rule
def quick_cut(state: SplitItState, memory: Memory, left: Ints, rng: Ints) -> int:
    """A cut drawn as the quick policy likes them."""
    mix = np.zeros(MOST_LEGAL)
    return int(FIRST_SPLIT[state.row_size]) + draw(mix, mix_cuts(state, memory, left, mix), rng)


@rule
def draw(mix: Ints, count: int, rng: Ints) -> int:
    """A number below `count`, drawn by its chances."""
    drawn = fraction(rng)
    last = 0
    for place in range(count):
        if mix[place] > 0:
            last = place
            drawn -= mix[place]
            if drawn < 0:
                break
    return last
