"""The rollout policy of Split it!: quick but sensible play for the rest of a game."""

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split_it.bots.cuts import draw, mix_guess, quick_cut
from splittable.games.split_it.bots.gains import Outlook, best_for_joker, gain_of, look_out
from splittable.games.split_it.bots.worth import FEWEST, Memory, rounds_to_come
from splittable.games.split_it.rules.codes import GUESS_CODES, JOKER_CODES, REMOVE_CODES
from splittable.games.split_it.rules.game import take
from splittable.games.split_it.rules.state import GUESS, PLACE, REMOVE, SECTIONS, SPLIT, SplitItState


@rule
def quick_joker(state: SplitItState, memory: Memory, outlook: Outlook, seat: int) -> int:
    """The code that places a joker on the column where it gains most."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    outlook.taken[:] = 0
    return JOKER_CODES + best_for_joker(state, scored, outlook, seat)[0]


@rule
def quick_removal(state: SplitItState, memory: Memory, outlook: Outlook, seat: int) -> int:
    """The code that removes the section whose gain to the splitter most exceeds its gain to the seat."""
    best, most = 0, -1000.0
    for section in range(SECTIONS):
        more = gain_of(state, memory, outlook, 1 - seat, section) - gain_of(state, memory, outlook, seat, section)
        if more > most:
            best, most = section, more
    return REMOVE_CODES + best


@rule
def mix_guesses(state: SplitItState, memory: Memory, outlook: Outlook, seat: int, mix: Ints) -> None:
    """Write how likely the quick policy is to guess each section, by its gain to the seat."""
    gains = outlook.gains[seat]
    for section in range(SECTIONS):
        gains[section] = gain_of(state, memory, outlook, seat, section) if state.open >> section & 1 else 0.0
    mix_guess(gains, int(state.open), count_bits(int(state.in_round)), mix)


@rule
def quick_guess(state: SplitItState, memory: Memory, outlook: Outlook, seat: int, rng: Ints) -> int:
    """A guess drawn as the quick policy likes them."""
    mix_guesses(state, memory, outlook, seat, outlook.mixes[seat])
    return GUESS_CODES + draw(outlook.mixes[seat], SECTIONS, rng)


@rule
def quick_action(state: SplitItState, memory: Memory, outlook: Outlook, seat: int, rng: Ints) -> int:
    """The code that the rollout policy chooses for a seat that is asked."""
    if state.asks == SPLIT:
        return quick_cut(state, memory, outlook, rng)
    if state.asks == PLACE:
        return quick_joker(state, memory, outlook, seat)
    if state.asks == REMOVE:
        return quick_removal(state, memory, outlook, seat)
    return quick_guess(state, memory, outlook, seat, rng)


@rule
def choose_quickly(state: SplitItState, memory: Memory, outlook: Outlook, seat: int, rng: Ints) -> int:
    """The same from scratch."""
    look_out(state, memory, outlook)
    return quick_action(state, memory, outlook, seat, rng)


@rule
def place_jokers(state: SplitItState, memory: Memory, outlook: Outlook) -> None:
    """Let everybody place the jokers just caught."""
    while state.asks == PLACE:
        seat = lowest(int(state.waiting))
        look_out(state, memory, outlook)
        take(state, seat, quick_joker(state, memory, outlook, seat))


@rule
def play_on(state: SplitItState, memory: Memory, rounds_done: int, outlook: Outlook, rng: Ints) -> None:
    """Roll out until `rounds_done` rounds are done or the game is over."""
    look_out(state, memory, outlook)
    while not state.over and state.rounds_done < rounds_done:
        seat = lowest(int(state.waiting))
        take(state, seat, quick_action(state, memory, outlook, seat, rng))
        # Columns change at reveals and by jokers only.
        if state.asks != GUESS or (state.row_size == 2 and not state.decided):
            look_out(state, memory, outlook)
