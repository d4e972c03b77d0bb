"""The reveals of a game of Split it! as JSON, by compiled code, and what other parts of a view share with them."""

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.core.writing import (
    close_list,
    close_object,
    first_key,
    key,
    open_list,
    put,
    put_int,
    put_word,
    words,
)
from splittable.games.split_it.rules.state import LONGEST_ROW, SEATS, SECTIONS, SHORT_ROW, SplitItState
from splittable.games.split_it.sight.notation import CARD_NAMES, SECTION_NAMES

CARD_WORDS = words(CARD_NAMES)
NAMED_OR_NULL = words((None, *SECTION_NAMES))
"""By a section's number, from 1."""

ROUND, SECTION_LIST, REMOVED, GUESSES = first_key("round"), key("sections"), key("removed"), key("guesses")
JOKERS, PLACED_BY, PLACED_ON = key("jokers"), first_key("seat"), key("number")


@rule
def write_card(state: SplitItState, place: int, out: Ints, at: int) -> int:
    """The card at a place in the pile."""
    return put_word(out, at, CARD_WORDS, int(state.pile[place]) + 0)


@rule
def write_jokers(state: SplitItState, first: int, end: int, out: Ints, at: int) -> int:
    """Some of the jokers placed, as the last field of an object."""
    at = open_list(out, put(out, at, JOKERS))
    for joker in range(first, end):
        at = put_int(out, put(out, at, PLACED_BY), int(state.placed_by[joker]) + 0)
        at = put_int(out, put(out, at, PLACED_ON), int(state.placed_on[joker]) + 1)
        at = close_object(out, at)
    return close_object(out, close_list(out, at))


@rule
def write_history(state: SplitItState, out: Ints, at: int) -> int:
    """All reveals, the first one first."""
    count = int(state.past_reveals) + 0
    at = open_list(out, at)
    for number in range(count):
        at = put_int(out, put(out, at, ROUND), int(state.past_rounds[number]) + 0)
        at = write_past_row(state, number, out, put(out, at, SECTION_LIST))
        at = put_word(out, put(out, at, REMOVED), NAMED_OR_NULL, removed_in(state, number))
        at = open_list(out, put(out, at, GUESSES))
        for seat in range(state.players):
            at = put_word(out, at, NAMED_OR_NULL, int(state.past_guesses[number, seat]) + 0)
        at = close_list(out, at)
        end = int(state.past_placed[number + 1]) + 0 if number + 1 < count else int(state.placed) + 0
        at = write_jokers(state, int(state.past_placed[number]) + 0, end, out, at)
    return close_list(out, at)


@rule
def removed_in(state: SplitItState, number: int) -> int:
    """The section that was removed before a reveal, from 1, or 0."""
    for section in range(SECTIONS):
        if state.past_sizes[number, section] and not int(state.past_open[number]) >> section & 1:
            return section + 1
    return 0


@rule
def write_past_row(state: SplitItState, number: int, out: Ints, at: int) -> int:
    """The cards of each section of a reveal."""
    row = int(state.past_rows[number]) + 0
    first = int(state.past_rounds[number] - 1) * (LONGEST_ROW if state.players == SEATS else SHORT_ROW)
    at = open_list(out, at)
    for section in range(SECTIONS):
        if state.past_sizes[number, section]:
            at = open_list(out, at)
            for _ in range(state.past_sizes[number, section]):
                at = write_card(state, first + lowest(row), out, at)
                row &= row - 1
            at = close_list(out, at)
    return close_list(out, at)
