"""A view of Split it! as JSON, by compiled code: what `view.show` says, byte for byte."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import part, rule
from splittable.core.state import Ints
from splittable.core.writing import (
    close_list,
    close_object,
    first_key,
    key,
    open_list,
    put,
    put_int,
    put_ints,
    put_null,
    put_places,
    put_word,
    words,
)
from splittable.games.split_it.rules.columns import most_cards
from splittable.games.split_it.rules.game import guessers_of
from splittable.games.split_it.rules.state import (
    CARDS,
    FEWEST_ROUNDS,
    LIES,
    MOST_ROUNDS,
    NUMBERS,
    OUT,
    SECTIONS,
    SplitItState,
)
from splittable.games.split_it.sight.history import CARD_WORDS, write_card, write_history, write_jokers
from splittable.games.split_it.sight.notation import SECTION_NAMES
from splittable.games.split_it.sight.view import ASKS

SECTION_WORDS, ASKS_WORDS = words(SECTION_NAMES), words(ASKS)
GOES_OUT, IS_TAKEN, STAYS, WAS_REMOVED = range(4)
FATE_WORDS = words(("out", "taken", "stays", "removed"))
IS_REMOVED = words((True, False))
"""By whether a section is open."""

ROUND, FIRST_ROUND, ROUNDS, SPLITTER = key("round"), first_key("round"), key("rounds"), key("splitter")
ASKED, ROW, IN_ROUND, MEETINGS, PILE = map(key, ("asks", "row", "in_round", "meetings", "pile"))
SECTION_LIST, NAME, IN_SECTION, REMOVED = key("sections"), first_key("name"), key("cards"), key("removed")
COLUMNS, NUMBER, NUMBER_CARDS, JOKERS = key("columns"), first_key("number"), key("cards"), key("jokers")
WAITING_JOKERS, CAUGHT_JOKERS = key("waiting_jokers"), key("caught_jokers")
LEADS, MOST, LEADERS = map(key, ("leads", "most", "seats"))
REVEAL, GUESSED_BY, FATE = map(key, ("reveal", "guessed_by", "fate"))
THIS_ROUND, LAST_ROUND, TAKEN, OUT_OF_PLAY = map(key, ("this_round", "last_round", "taken", "out"))
HISTORY = key("history")


@part
def write_own(state: SplitItState, seat: int, out: Ints, at: int) -> int:  # noqa: ARG001 - every `write_own` takes them
    """Nothing: all see the same."""  # SI-15
    return at


@part
def write_shared(state: SplitItState, out: Ints, at: int) -> int:
    """The table as anybody may see it."""  # SI-15
    players = int(state.players) + 0
    at = put_int(out, put(out, at, ROUND), int(state.rounds_done) + (0 if state.over else 1))
    at = put_int(out, put(out, at, ROUNDS), FEWEST_ROUNDS if players == 4 else MOST_ROUNDS)
    at = put_int(out, put(out, at, SPLITTER), int(state.splitter) + 0)
    at = put_word(out, put(out, at, ASKED), ASKS_WORDS, int(state.asks) + 0)
    at = write_row(state, out, put(out, at, ROW))
    at = put_places(out, put(out, at, IN_ROUND), int(state.in_round) + 0)
    at = put_int(out, put(out, at, MEETINGS), int(state.meetings) + 0)
    at = put_int(out, put(out, at, PILE), CARDS - int(state.turned))
    at = write_columns(state, out, put(out, at, COLUMNS))
    at = put_ints(out, put(out, at, WAITING_JOKERS), state.waiting_jokers, players)
    at = put_ints(out, put(out, at, CAUGHT_JOKERS), state.caught_jokers, players)
    at = write_leads(state, out, put(out, at, LEADS))
    at = write_out(state, out, put(out, at, OUT_OF_PLAY))
    at = write_reveal(state, out, put(out, at, REVEAL))
    at = write_rounds(state, out, at)
    return write_history(state, out, put(out, at, HISTORY))


@rule
def write_row(state: SplitItState, out: Ints, at: int) -> int:
    """The cards in the row, and its sections."""
    at = open_list(out, at)
    for place in range(state.row_size):
        if state.fates[state.row[place]] == LIES:
            at = write_card(state, int(state.row[place]) + 0, out, at)
    at = open_list(out, put(out, close_list(out, at), SECTION_LIST))
    for section in range(SECTIONS):
        if state.sizes[section]:
            at = open_list(out, write_name(section, out, at))
            first = start_of(state.sizes, section)
            for place in range(first, first + state.sizes[section]):
                at = write_card(state, int(state.row[place]) + 0, out, at)
            at = put_word(out, put(out, close_list(out, at), REMOVED), IS_REMOVED, int(state.open) >> section & 1)
            at = close_object(out, at)
    return close_list(out, at)


@rule
def start_of(sizes: Ints, section: int) -> int:
    """The place in the row of a section's first card."""
    start = 0
    for before in range(section):
        start += int(sizes[before])
    return start


@part
def write_name(section: int, out: Ints, at: int) -> int:
    """The beginning of a section, up to its cards."""
    return put(out, put_word(out, put(out, at, NAME), SECTION_WORDS, section), IN_SECTION)


@rule
def write_columns(state: SplitItState, out: Ints, at: int) -> int:
    """Each seat's columns, by number."""
    at = open_list(out, at)
    for seat in range(state.players):
        at = open_list(out, at)
        for card in range(NUMBERS):
            if int(state.columns[seat]) >> card & 1:
                at = put_int(out, put(out, at, NUMBER), card + 1)
                at = put_int(out, put(out, at, NUMBER_CARDS), int(state.numbers[seat, card]) + 0)
                at = put_int(out, put(out, at, JOKERS), int(state.jokers[seat, card]) + 0)
                at = close_object(out, at)
        at = close_list(out, at)
    return close_list(out, at)


@rule
def write_leads(state: SplitItState, out: Ints, at: int) -> int:
    """The seats with most cards of each number, jokers included."""  # SI-13
    at = open_list(out, at)
    for card in range(NUMBERS):
        most = most_cards(state, card)
        seats = 0
        for seat in range(state.players):
            if most and int(state.numbers[seat, card]) + int(state.jokers[seat, card]) == most:
                seats |= 1 << seat
        at = put_int(out, put(out, at, NUMBER), card + 1)
        at = put_int(out, put(out, at, MOST), most)
        at = close_object(out, put_places(out, put(out, at, LEADERS), seats))
    return close_list(out, at)


@part
def write_out(state: SplitItState, out: Ints, at: int) -> int:
    """All cards out of play, sorted."""
    counts = np.zeros(NUMBERS + 1, dtype=np.int64)
    for place in range(state.turned):
        if state.fates[place] == OUT:
            counts[state.pile[place]] += 1
    at = open_list(out, at)
    for card in range(NUMBERS + 1):
        for _ in range(counts[card]):
            at = put_word(out, at, CARD_WORDS, card)
    return close_list(out, at)


@rule
def write_reveal(state: SplitItState, out: Ints, at: int) -> int:
    """What was guessed last, and the jokers placed since."""
    if state.shown_round == 0:
        return put_null(out, at)
    at = put_int(out, put(out, at, FIRST_ROUND), int(state.shown_round) + 0)
    at = put_int(out, put(out, at, SPLITTER), int(state.shown_splitter) + 0)
    at = open_list(out, put(out, at, SECTION_LIST))
    contested = contested_fate(state)
    for section in range(SECTIONS):
        if state.shown_sizes[section]:
            at = write_revealed(state, section, contested, out, at)
    return write_jokers(state, int(state.shown_placed) + 0, int(state.placed) + 0, out, close_list(out, at))


@part
def contested_fate(state: SplitItState) -> int:
    """What became of the contested sections of the row that was revealed last."""
    for section in range(SECTIONS):
        if count_bits(guessers_of(state, section)) > 1:
            first = start_of(state.shown_sizes, section)
            # If the row goes on, at least one of these still lies there: a removal since then never takes them all.
            for place in range(first, first + state.shown_sizes[section]):
                if state.fates[state.shown_row[place]] == LIES:
                    return STAYS
    return GOES_OUT


@part
def write_revealed(state: SplitItState, section: int, contested: int, out: Ints, at: int) -> int:
    """A section of the row that was revealed last."""
    first = start_of(state.shown_sizes, section)
    guessers = guessers_of(state, section)
    count = count_bits(guessers)
    at = open_list(out, write_name(section, out, at))
    for place in range(first, first + state.shown_sizes[section]):
        at = write_card(state, int(state.shown_row[place]) + 0, out, at)
    at = put_places(out, put(out, close_list(out, at), GUESSED_BY), guessers)
    fate = contested if count > 1 else count
    is_open = int(state.shown_open) >> section & 1
    return close_object(out, put_word(out, put(out, at, FATE), FATE_WORDS, fate if is_open else WAS_REMOVED))


@rule
def write_rounds(state: SplitItState, out: Ints, at: int) -> int:
    """The running round and the one before."""
    done, start, turned = int(state.rounds_done) + 0, int(state.row_start) + 0, int(state.turned) + 0
    at = put(out, at, THIS_ROUND)
    has_row = turned > 0 and not state.over
    at = write_round(state, done + 1, start, turned, out, at) if has_row else put_null(out, at)
    at = put(out, at, LAST_ROUND)
    if done == 0:
        return put_null(out, at)
    return write_round(state, done, int(state.last_start) + 0, turned if state.over else start, out, at)


@rule
def write_round(state: SplitItState, number: int, first: int, end: int, out: Ints, at: int) -> int:
    """What became of the cards of one round."""
    players = int(state.players) + 0
    # The running round's splitter, and the one before; nobody follows the last splitter of a game.
    later = 0 if state.over else int(state.rounds_done) + 1 - number
    at = put_int(out, put(out, at, FIRST_ROUND), number)
    at = put_int(out, put(out, at, SPLITTER), (int(state.splitter) - later) % players)
    at = open_list(out, put(out, at, ROW))
    for place in range(first, end):
        at = write_card(state, place, out, at)
    at = close_list(out, at)
    at = open_list(out, put(out, at, TAKEN))
    for seat in range(players):
        at = write_fated(state, seat + 1, first, end, out, at)
    at = put(out, close_list(out, at), OUT_OF_PLAY)
    return close_object(out, write_fated(state, OUT, first, end, out, at))


@part
def write_fated(state: SplitItState, fate: int, first: int, end: int, out: Ints, at: int) -> int:
    """The cards of some places in the pile that have this fate."""
    at = open_list(out, at)
    for place in range(first, end):
        if state.fates[place] == fate:
            at = write_card(state, place, out, at)
    return close_list(out, at)
