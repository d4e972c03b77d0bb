"""The rules of Split it!, in the order of the rulebook."""

import numpy as np

from splittable.core.chance import shuffle
from splittable.core.compiler import rule
from splittable.core.decisions import decide
from splittable.core.state import DECK, NOTHING, Ints
from splittable.games.split_it.rules.codes import (
    FIRST_SPLIT,
    GUESS_CODES,
    JOKER_CODES,
    REMOVE_CODES,
    SPLITS,
)
from splittable.games.split_it.rules.columns import catch_card, columns_for_jokers, keep_jokers
from splittable.games.split_it.rules.rounds import ask_for_jokers, ask_guesses, place_joker, turn_row
from splittable.games.split_it.rules.state import (
    BLACK,
    CARDS,
    GUESS,
    JOKER,
    JOKERS,
    LIES,
    MOST_REVEALS,
    NUMBERS,
    OUT,
    PINK,
    PLACE,
    REMOVE,
    SEATS,
    SECTIONS,
    SPLIT,
    WHITE,
    SplitItState,
)

MOST_CARDS = CARDS
MOST_MEETINGS = 10
ALL_SECTIONS = (1 << SECTIONS) - 1


def _fate(guessers: int) -> int:
    seats = [seat for seat in range(SEATS) if guessers >> seat & 1]
    if len(seats) > 1:
        return LIES
    return seats[0] + 1 if seats else OUT


FATES = np.array([_fate(guessers) for guessers in range(1 << SEATS)], dtype=np.int8)
"""What becomes of a section's cards, by the bit mask of its guessers."""


@rule
def setup(state: SplitItState, options: Ints) -> None:
    """Store the options and the first splitter, and ask for the deck."""
    state.has_deadlock = 1 - options[0]
    state.joker_opens = options[1]
    state.removes_always = options[2]
    state.splitter = options[3]
    state.needs = DECK


@rule
def deck(state: SplitItState, cards: Ints) -> int:
    """One 1, two 2s, … ten 10s and fifteen jokers."""  # SI-01
    count = 0
    for number in range(NUMBERS):
        for _ in range(number + 1):
            cards[count] = number
            count += 1
    for _ in range(JOKERS):
        cards[count] = JOKER
        count += 1
    return count


@rule
def deal(state: SplitItState, outcome: Ints) -> None:
    """Lay the pile and turn the first row."""
    for place in range(CARDS):
        state.pile[place] = outcome[place]
    state.needs = NOTHING
    turn_row(state)


@rule
def legal(state: SplitItState, seat: int, codes: Ints) -> int:
    """What a seat may do now."""
    if not (state.waiting | state.decided) >> seat & 1:
        return 0
    if state.asks == SPLIT:
        return legal_splits(state, codes)
    if state.asks == REMOVE:
        code, allowed = REMOVE_CODES, ALL_SECTIONS
    elif state.asks == GUESS:
        code, allowed = GUESS_CODES, state.open
    else:
        code, allowed = JOKER_CODES, columns_for_jokers(state, seat)
    count = 0
    while allowed:
        if allowed & 1:
            codes[count] = code
            count += 1
        allowed >>= 1
        code += 1
    return count


@rule
def legal_splits(state: SplitItState, codes: Ints) -> int:
    """Every way to cut the whole row into three sections."""  # SI-03
    first = FIRST_SPLIT[state.row_size]
    count = FIRST_SPLIT[state.row_size + 1] - first
    for place in range(count):
        codes[place] = first + place
    return int(count)


@rule
def take(state: SplitItState, seat: int, code: int) -> None:
    """Do what was asked for, and ask for what comes next."""
    if state.asks == SPLIT:
        split(state, code)
        return
    if state.asks == REMOVE:
        remove(state, code - REMOVE_CODES)
        return
    if state.asks == PLACE:
        place_joker(state, seat, code - JOKER_CODES)
    elif decide(state, seat, code):
        reveal(state)
    else:
        return
    ask_for_jokers(state)


@rule
def split(state: SplitItState, code: int) -> None:
    """Cut the row into three sections; of two players, the other then removes one of them."""  # SI-03, SI-04
    for section in range(SECTIONS):
        state.sizes[section] = SPLITS[code, section]
    state.open = ALL_SECTIONS
    if state.players == 2 and (state.removes_always or not state.has_revealed):
        state.asks = REMOVE
        state.waiting = 1 << (1 - state.splitter)
    else:
        ask_guesses(state)


@rule
def section_at(state: SplitItState, place: int) -> int:
    """The section that a place in the row belongs to."""  # SI-03
    if place < state.sizes[WHITE]:
        return WHITE
    if place < state.sizes[WHITE] + state.sizes[PINK]:
        return PINK
    return BLACK


@rule
def remove(state: SplitItState, section: int) -> None:
    """Take a section out of play; it cannot be guessed."""  # SI-04
    for place in range(state.row_size):
        if section_at(state, place) == section:
            state.fates[state.row[place]] = OUT
    state.open &= ~(1 << section)
    ask_guesses(state)


@rule
def show_guesses(state: SplitItState) -> None:
    """Keep the reveal in sight until the next one."""  # SI-15
    state.shown_round = state.rounds_done + 1
    state.shown_splitter = state.splitter
    for place in range(state.row_size):
        state.shown_row[place] = state.row[place]
    for section in range(SECTIONS):
        state.shown_sizes[section] = state.sizes[section]
    state.shown_open = state.open
    state.shown_placed = state.placed
    for seat in range(state.players):
        is_in = state.in_round >> seat & 1
        state.shown_guesses[seat] = state.choices[seat] - GUESS_CODES + 1 if is_in else 0
    keep_reveal(state)


@rule
def keep_reveal(state: SplitItState) -> None:
    """Add the reveal to the past ones; one more meeting on the same two cards replaces the one before."""  # SI-15
    row = 0
    for place in range(state.row_size):
        row |= 1 << int(state.row[place] - state.row_start)
    count = int(state.past_reveals)
    last = max(count - 1, 0)
    is_again = count > 0 and state.past_rounds[last] == state.shown_round and state.past_rows[last] == row
    at = last if is_again else count
    if at == MOST_REVEALS:
        return
    state.past_reveals = at + 1
    state.past_rounds[at] = state.shown_round
    state.past_rows[at] = row
    for section in range(SECTIONS):
        state.past_sizes[at, section] = state.sizes[section]
    state.past_open[at] = state.open
    for seat in range(state.players):
        state.past_guesses[at, seat] = state.shown_guesses[seat]
    state.past_placed[at] = state.placed


@rule
def guessers_of(state: SplitItState, section: int) -> int:
    """The seats that guessed a section, as a bit mask."""
    seats = 0
    for seat in range(state.players):
        if state.shown_guesses[seat] == section + 1:
            seats |= 1 << seat
    return seats


@rule
def reveal(state: SplitItState) -> None:
    """Nobody's sections go out of play, sole guessers take theirs, contested sections close up."""  # SI-06
    show_guesses(state)
    before = state.row_size
    left = 0
    for place in range(before):
        card = state.row[place]
        fate = FATES[guessers_of(state, section_at(state, place))]
        state.fates[card] = fate
        if fate == LIES:
            state.row[left] = card
            left += 1
        elif fate != OUT:
            catch_card(state, fate - 1, state.pile[card])
    for seat in range(state.players):
        keep_jokers(state, seat)
    for section in range(SECTIONS):
        state.sizes[section] = 0
    state.open = 0
    state.has_revealed = 1
    state.row_size = left
    end_row(state, before)


@rule
def end_row(state: SplitItState, before: int) -> None:
    """Drop a single card left, and two cards after ten meetings two against two in a row."""  # SI-07, SI-08
    if state.row_size == 2 and before == 2 and state.has_deadlock:
        state.meetings += 1
    if state.row_size == 1 or state.meetings == MOST_MEETINGS:
        for place in range(state.row_size):
            state.fates[state.row[place]] = OUT
        state.row_size = 0


@rule
def resample(state: SplitItState, seat: int, rng: Ints) -> None:
    """Shuffle the pile, all that nobody knows; which cards are in it is known."""  # SI-15
    pile = state.pile[state.turned :]
    size = CARDS - state.turned
    # Sorted first, so that the true order leaves no trace.
    done = 0
    for card in range(NUMBERS + 1):
        for place in range(done, size):
            if pile[place] == card:
                pile[place] = pile[done]
                pile[done] = card
                done += 1
    shuffle(rng, pile, size)
