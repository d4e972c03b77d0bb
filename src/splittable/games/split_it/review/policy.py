"""The judge of Split it!: how it cuts, removes, guesses and places jokers, from what everybody sees.

It is the rollout policy of the bots with chance that is keyed: what is drawn follows from the world, the round, the
reveal in it and the seat, whatever was drawn before.
"""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.chance import fraction, split_stream
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split_it.bots.cuts import EASE, SMALLEST, WAITS, draw, mix_guess, worst_for
from splittable.games.split_it.bots.guesses import find_mixes
from splittable.games.split_it.review.scene import NOTHING_MORE, Scene, best_for_joker, gain_of, one_more
from splittable.games.split_it.rules.codes import FIRST_SPLIT, GUESS_CODES, JOKER_CODES, REMOVE_CODES, SPLITS
from splittable.games.split_it.rules.state import JOKER, NUMBERS, SEATS, SECTIONS, SplitItState

PURPOSES = SEATS + 2
BY_CUT, BY_ARM = SEATS, SEATS + 1
"""What a draw is for: a seat's guess, a cut, or an arm of the decision that is judged."""
MOST_AT_ONCE = 1 << 20
"""More than the reveals of any round."""
TURNS = 24
"""Iterations of regret matching where guesses are drawn from an equilibrium."""
FAR = 40.0
"""Behind the best cut by so many times `EASE`, a cut is never made."""


@rule
def key_chance(state: SplitItState, scene: Scene, world: Ints, purpose: int, rng: Ints) -> None:
    """Set a stream to the one that belongs to a purpose at this reveal of this round."""
    at = (int(state.rounds_done) * MOST_AT_ONCE + scene.reveals) * PURPOSES + purpose
    split_stream(rng, world[0], np.uint64(at))


@rule
def weigh_row(state: SplitItState, hopes: Ints, scene: Scene) -> None:
    """Write what the first cards of the row would add to each seat's edge, each card by itself, at least 0."""
    for number in range(NUMBERS):
        scene.taken[number] = 0
    size = int(state.row_size)
    for seat in range(int(state.players)):
        total, joker = 0.0, NOTHING_MORE
        scene.sums[seat, 0] = 0.0
        for place in range(size):
            card = int(state.pile[state.row[place]])
            if card != JOKER:
                more = one_more(state, hopes, scene, seat, card)
            else:
                if joker == NOTHING_MORE:
                    number, joker = best_for_joker(state, hopes, scene, seat)
                    joker = joker if number >= 0 else WAITS
                more = joker
            total += max(more, 0.0)
            scene.sums[seat, place + 1] = total


@rule
def weigh_slices(state: SplitItState, scene: Scene) -> None:
    """Write what a section from one place up to another is worth to the splitter if three or four guess."""
    players, splitter, guessers = int(state.players), int(state.splitter), int(state.in_round)
    size = int(state.row_size)
    part = -1.0 / (players - 1)
    for start in range(size):
        for end in range(start + 1, min(size, start + size - 2) + 1):
            worth, nobody = 0.0, 1.0
            for seat in range(players):
                if guessers >> seat & 1:
                    gain = scene.sums[seat, end] - scene.sums[seat, start]
                    chance = (gain + SMALLEST) / (scene.sums[seat, size] + SECTIONS * SMALLEST)
                    # The seats before this one stay away or are alone; this one does likewise.
                    worth *= 1 - chance
                    worth += nobody * chance * gain * (1.0 if seat == splitter else part)
                    nobody *= 1 - chance
            scene.slices[start, end] = worth


@rule
def weigh_cut_for_two(state: SplitItState, code: int, scene: Scene) -> float:
    """What a cut is worth to the splitter if two guess: what it may catch alone, less what the other may."""
    players, splitter, guessers = int(state.players), int(state.splitter), int(state.in_round)
    size = int(state.row_size)
    white = int(SPLITS[code, 0])
    pink = white + int(SPLITS[code, 1])
    allowed = (1 << SECTIONS) - 1
    gains = scene.gains
    for seat in range(players):
        gains[seat, 0] = scene.sums[seat, white]
        gains[seat, 1] = scene.sums[seat, pink] - scene.sums[seat, white]
        gains[seat, 2] = scene.sums[seat, size] - scene.sums[seat, pink]
    if players == 2 and (state.removes_always or not state.has_revealed):
        allowed &= ~(1 << worst_for(gains, splitter))
    first, second = -1, -1
    for seat in range(players):
        if guessers >> seat & 1:
            first, second = second, seat
    mix_guess(gains[first], allowed, 2, scene.mixes[first])
    mix_guess(gains[second], allowed, 2, scene.mixes[second])
    part = -1.0 / (players - 1)
    worth = 0.0
    for section in range(SECTIONS):
        one, other = scene.mixes[first, section], scene.mixes[second, section]
        worth += gains[first, section] * one * (1 - other) * (1.0 if first == splitter else part)
        worth += gains[second, section] * other * (1 - one) * (1.0 if second == splitter else part)
    return worth


@rule
def mix_cuts(state: SplitItState, hopes: Ints, scene: Scene) -> int:
    """Write how likely the judge is to make each cut of the row; their number."""
    first = int(FIRST_SPLIT[state.row_size])
    count = int(FIRST_SPLIT[state.row_size + 1]) - first
    mix = scene.mix
    if count == 1:
        mix[0] = 1.0
        return 1
    weigh_row(state, hopes, scene)
    best, size = NOTHING_MORE, int(state.row_size)
    if count_bits(int(state.in_round)) > 2:
        weigh_slices(state, scene)
        for cut in range(count):
            white = int(SPLITS[first + cut, 0])
            pink = white + int(SPLITS[first + cut, 1])
            mix[cut] = scene.slices[0, white] + scene.slices[white, pink] + scene.slices[pink, size]
            best = max(best, mix[cut])
    else:
        for cut in range(count):
            mix[cut] = weigh_cut_for_two(state, first + cut, scene)
            best = max(best, mix[cut])
    total = 0.0
    for cut in range(count):
        behind = (mix[cut] - best) / EASE
        mix[cut] = np.exp(behind) if behind > -FAR else 0.0
        total += mix[cut]
    for cut in range(count):
        mix[cut] /= total
    return count


@rule
def choose_cut(state: SplitItState, hopes: Ints, scene: Scene, world: Ints, rng: Ints) -> int:
    """The cut that the judge draws in a world."""
    count = mix_cuts(state, hopes, scene)
    if scene.is_careful:
        return int(FIRST_SPLIT[state.row_size]) + likeliest(scene.mix, count)
    key_chance(state, scene, world, BY_CUT, rng)
    return int(FIRST_SPLIT[state.row_size]) + draw(scene.mix, count, rng)


@rule
def likeliest(mix: Ints, count: int) -> int:
    """The likeliest of some choices, the first of equals."""
    best = 0
    for place in range(1, count):
        if mix[place] > mix[best]:
            best = place
    return best


@rule
def choose_removal(state: SplitItState, hopes: Ints, scene: Scene, seat: int) -> int:
    """The code that removes the section whose gain to the splitter most exceeds its gain to the seat."""
    best, most = 0, NOTHING_MORE
    for section in range(SECTIONS):
        more = gain_of(state, hopes, scene, 1 - seat, section) - gain_of(state, hopes, scene, seat, section)
        if more > most:
            best, most = section, more
    return REMOVE_CODES + best


@rule
def mix_guesses(state: SplitItState, hopes: Ints, scene: Scene, seat: int) -> None:
    """Write how likely the judge is to guess each section for a seat, by its gain."""
    gains = scene.gains[seat]
    for section in range(SECTIONS):
        gains[section] = gain_of(state, hopes, scene, seat, section) if state.open >> section & 1 else 0.0
    mix_guess(gains, int(state.open), count_bits(int(state.in_round)), scene.mixes[seat])


@rule
def choose_guess(state: SplitItState, hopes: Ints, scene: Scene, seat: int, world: Ints, rng: Ints) -> int:
    """The guess that the judge draws for a seat in a world."""
    mix_guesses(state, hopes, scene, seat)
    key_chance(state, scene, world, seat, rng)
    return GUESS_CODES + draw(scene.mixes[seat], SECTIONS, rng)


@rule
def settle_guesses(
    state: SplitItState, hopes: Ints, scene: Scene, guessers: Ints, payoffs: Ints, settled: Ints
) -> tuple[int, int]:
    """Write mixes close to an equilibrium of the gains, by guesser and open section; how many of both."""
    players, count, choices = int(state.players), 0, count_bits(int(state.open))
    for seat in range(players):
        if state.in_round >> seat & 1:
            mix_guesses(state, hopes, scene, seat)
            guessers[count] = seat
            count += 1
    for outcome in range(choices**count):
        for seat in range(players):
            payoffs[outcome, seat] = 0.0
        for place in range(count):
            choice = outcome // choices**place % choices
            is_alone = True
            for other in range(count):
                is_alone = is_alone and (other == place or outcome // choices**other % choices != choice)
            if is_alone:
                gain = scene.gains[guessers[place], nth_open(state, choice)]
                for seat in range(players):
                    payoffs[outcome, seat] += gain if seat == guessers[place] else -gain / (players - 1)
    find_mixes(payoffs, guessers, count, choices, TURNS, settled)
    return count, choices


@rule
def nth_open(state: SplitItState, choice: int) -> int:
    """The open section of that number."""
    for section in range(SECTIONS):
        if state.open >> section & 1:
            if choice == 0:
                return section
            choice -= 1
    return 0


@rule
def choose_column(state: SplitItState, hopes: Ints, scene: Scene, seat: int) -> int:
    """The code that places a joker on the column where it gains most."""
    for number in range(NUMBERS):
        scene.taken[number] = 0
    return JOKER_CODES + best_for_joker(state, hopes, scene, seat)[0]


@rule
def pick(count: int, rng: Ints) -> int:
    """A uniform number below `count`."""
    return min(int(fraction(rng) * count), count - 1)
