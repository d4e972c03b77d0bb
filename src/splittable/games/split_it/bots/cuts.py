"""A quick cut of a row in Split it!: how every cut would be guessed, judged card by card."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.chance import fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split_it.bots.gains import Outlook, best_for_joker
from splittable.games.split_it.bots.worth import FEWEST, Memory, rounds_to_come
from splittable.games.split_it.rules.codes import FIRST_SPLIT, SPLITS
from splittable.games.split_it.rules.state import JOKER, SEATS, SECTIONS, SplitItState

SMALLEST = 0.02
"""Added to each section's gain, in points, so that every section is guessed now and then."""
WAITS = 0.5
"""Points that a joker counts for while its owner has no column."""
EASE = 0.25
"""Temperature of the softmax over cuts, in points."""


@rule
def weigh_row(state: SplitItState, memory: Memory, outlook: Outlook) -> None:
    """Write what the first cards of the row would add to each seat's edge, each card by itself."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    outlook.taken[:] = 0
    for seat in range(int(state.players)):
        number, more = best_for_joker(state, scored, outlook, seat)
        joker = more if number >= 0 else WAITS
        total = 0.0
        for place in range(int(state.row_size)):
            card = int(state.pile[state.row[place]])
            total += joker if card == JOKER else outlook.more[seat, card]
            outlook.sums[seat, place + 1] = total


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
    share = 1.0 / total
    for section in range(SECTIONS):
        mix[section] *= share


@rule
def weigh_cut(state: SplitItState, code: int, outlook: Outlook) -> float:
    """What a cut is worth to the splitter in points: what it may catch alone, less what the others may, on average."""
    players, splitter, guessers = int(state.players), int(state.splitter), int(state.in_round)
    sums, gains, mixes = outlook.sums, outlook.gains, outlook.mixes
    white = int(SPLITS[code, 0])
    pink = white + int(SPLITS[code, 1])
    for seat in range(players):
        gains[seat, 0] = sums[seat, white]
        gains[seat, 1] = sums[seat, pink] - sums[seat, white]
        gains[seat, 2] = sums[seat, int(state.row_size)] - sums[seat, pink]
    allowed = (1 << SECTIONS) - 1
    if players == 2 and (state.removes_always or not state.has_revealed):
        allowed &= ~(1 << worst_for(gains, splitter))
    count = count_bits(guessers)
    mixes[:] = 0.0
    for seat in range(players):
        if guessers >> seat & 1:
            mix_guess(gains[seat], allowed, count, mixes[seat])
    own, others = 0.0, 0.0
    for seat in range(players):
        worth = 0.0
        for section in range(SECTIONS):
            worth += gains[seat, section] * chance_alone(mixes, seat, section)
        if seat == splitter:
            own = worth
        else:
            others += worth
    return own - others / (players - 1)


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
def chance_alone(mixes: Ints, seat: int, section: int) -> float:
    """How likely a seat is to be the only guesser of a section; the mixes of those who do not guess are zero."""
    chance = float(mixes[seat, section])
    for other in range(SEATS):
        if other != seat:
            chance *= 1 - mixes[other, section]
    return chance


@rule
def mix_cuts(state: SplitItState, memory: Memory, outlook: Outlook, mix: Ints) -> int:
    """Write how likely the quick policy is to make each cut of the row; their number."""
    weigh_row(state, memory, outlook)
    first = int(FIRST_SPLIT[state.row_size])
    count = int(FIRST_SPLIT[state.row_size + 1]) - first
    best = -1000.0
    for cut in range(count):
        mix[cut] = weigh_cut(state, first + cut, outlook)
        best = max(best, mix[cut])
    total = 0.0
    for cut in range(count):
        mix[cut] = np.exp((mix[cut] - best) / EASE)
        total += mix[cut]
    for cut in range(count):
        mix[cut] /= total
    return count


@rule
def best_cut(state: SplitItState, outlook: Outlook) -> int:
    """The cut that the quick policy likes best, once the row is weighed."""
    best, most = 0, -1000.0
    for code in range(FIRST_SPLIT[state.row_size], FIRST_SPLIT[state.row_size + 1]):
        worth = weigh_cut(state, code, outlook)
        if worth > most:
            best, most = code, worth
    return int(best)


@rule
def quick_cut(state: SplitItState, memory: Memory, outlook: Outlook, rng: Ints) -> int:
    """A cut drawn as the quick policy likes them."""
    count = mix_cuts(state, memory, outlook, outlook.mix)
    return int(FIRST_SPLIT[state.row_size]) + draw(outlook.mix, count, rng)


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
