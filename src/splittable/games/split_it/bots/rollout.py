"""The rollout policy of Split it!: quick but sensible play for the rest of a game."""

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split_it.bots.cuts import draw, mix_guess, quick_cut
from splittable.games.split_it.bots.worth import (
    FEWEST,
    Memory,
    best_for_joker,
    count_left,
    gain_of,
    rounds_to_come,
    size_of,
)
from splittable.games.split_it.rules.codes import GUESS_CODES, JOKER_CODES, REMOVE_CODES
from splittable.games.split_it.rules.game import take
from splittable.games.split_it.rules.state import GUESS, NUMBERS, PLACE, REMOVE, SECTIONS, SPLIT, SplitItState


@rule
def quick_joker(state: SplitItState, memory: Memory, left: Ints, seat: int) -> int:
    """The code that places a joker on the column where it gains most."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    sizes = np.zeros(NUMBERS, dtype=np.int64)
    for number in range(NUMBERS):
        sizes[number] = size_of(state, seat, number)
    return JOKER_CODES + best_for_joker(state, scored, left, seat, sizes)[0]


@rule
def quick_removal(state: SplitItState, memory: Memory, left: Ints, seat: int) -> int:
    """The code that removes the section whose gain to the splitter most exceeds its gain to the seat."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    best, most = 0, -1000.0
    for section in range(SECTIONS):
        more = gain_of(state, scored, left, 1 - seat, section) - gain_of(state, scored, left, seat, section)
        if more > most:
            best, most = section, more
    return REMOVE_CODES + best


@rule
def mix_guesses(state: SplitItState, memory: Memory, left: Ints, seat: int, mix: Ints) -> None:
    """Write how likely the quick policy is to guess each section, by its gain to the seat."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    gains = np.zeros(SECTIONS)
    for section in range(SECTIONS):
        if state.open >> section & 1:
            gains[section] = gain_of(state, scored, left, seat, section)
    mix_guess(gains, int(state.open), count_bits(int(state.in_round)), mix)


@rule
def quick_guess(state: SplitItState, memory: Memory, left: Ints, seat: int, rng: Ints) -> int:
    """A guess drawn as the quick policy likes them."""
    mix = np.zeros(SECTIONS)
    mix_guesses(state, memory, left, seat, mix)
    return GUESS_CODES + draw(mix, SECTIONS, rng)


@rule
def quick_action(state: SplitItState, memory: Memory, left: Ints, seat: int, rng: Ints) -> int:
    """The code that the rollout policy chooses for a seat that is asked."""
    if state.asks == SPLIT:
        return quick_cut(state, memory, left, rng)
    if state.asks == PLACE:
        return quick_joker(state, memory, left, seat)
    if state.asks == REMOVE:
        return quick_removal(state, memory, left, seat)
    return quick_guess(state, memory, left, seat, rng)


@rule
def place_jokers(state: SplitItState, memory: Memory, left: Ints) -> None:
    """Let everybody place the jokers just caught."""
    while state.asks == PLACE:
        seat = lowest(int(state.waiting))
        take(state, seat, quick_joker(state, memory, left, seat))


@rule
def play_on(state: SplitItState, memory: Memory, rounds_done: int, left: Ints, rng: Ints) -> None:
    """Roll out until `rounds_done` rounds are done or the game is over."""
    count_left(state, left)
    while not state.over and state.rounds_done < rounds_done:
        if state.asks == GUESS and state.decided == 0:
            count_left(state, left)
        seat = lowest(int(state.waiting))
        take(state, seat, quick_action(state, memory, left, seat, rng))
