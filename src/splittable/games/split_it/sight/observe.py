"""What a seat at a table of Split it! knows, as numbers."""  # SI-15

from splittable.core.compiler import rule
from splittable.core.observation import Field, starts_of, write_bits
from splittable.core.state import Ints
from splittable.games.split_it.rules.codes import GUESS_CODES
from splittable.games.split_it.rules.game import section_at
from splittable.games.split_it.rules.state import CARDS, LIES, LONGEST_ROW, NUMBERS, OUT, SECTIONS, SplitItState

__all__ = ["SEAT_FIELDS", "TABLE_FIELDS", "observe"]

KINDS = NUMBERS + 1

TABLE_FIELDS = (
    Field("asks", (4,), "1 for what the table asks for: a split, a removal, guesses, a joker's column."),
    Field("row", (LONGEST_ROW, KINDS), "1 for the card at each place of the row: 1 … 10, joker."),
    Field("sections", (LONGEST_ROW, SECTIONS), "1 for the section of each place once the row is split."),
    Field("open", (SECTIONS,), "1 for each section that can be guessed."),
    Field("guess", (SECTIONS,), "1 for the own running guess."),
    Field("pile", (KINDS,), "How many of each card are in the pile."),
    Field("out", (KINDS,), "How many of each card are out of play."),
    Field("rounds", (1,), "Rounds finished."),
    Field("meetings", (1,), "Meetings two against two on the last two cards, in a row."),
    Field("has_revealed", (1,), "1 once guesses were revealed in this round."),
    Field("options", (3,), "1 if the tenth meeting ends the round; if jokers open columns; if every split is cut."),
)
SEAT_FIELDS = (
    Field("numbers", (NUMBERS,), "Number cards in each column."),
    Field("jokers", (NUMBERS,), "Jokers in each column."),
    Field("columns", (NUMBERS,), "1 for each column formed."),
    Field("guessed", (SECTIONS,), "1 for the seat's guess in the last reveal."),
    Field("waiting_jokers", (1,), "Jokers of earlier catches that have no column."),
    Field("caught_jokers", (1,), "Jokers of the last catch that are still to be placed."),
    Field("in_round", (1,), "1 while the seat has taken nothing in this round."),
    Field("splits", (1,), "1 if the seat splits."),
    Field("decided", (1,), "1 if the seat has guessed."),
)

ASKS, ROW, CUT, OPEN, GUESS, PILE, GONE, ROUNDS, MEETINGS, REVEALED, OPTIONS, TABLE = starts_of(TABLE_FIELDS)
NUMBER, JOKERS, COLUMNS, GUESSED, WAITING, CAUGHT, IN_ROUND, SPLITS, DECIDED, SEAT = starts_of(SEAT_FIELDS)


@rule
def observe(state: SplitItState, seat: int, row: Ints) -> None:
    """Overwrite a row with all that a seat knows."""
    row[:] = 0
    if state.asks:
        row[ASKS + state.asks - 1] = 1
    observe_row(state, row)
    write_bits(row, OPEN, int(state.open), SECTIONS)
    if state.decided >> seat & 1:
        row[GUESS + state.choices[seat] - GUESS_CODES] = 1
    # Counted as one set, so that its order leaves no trace.
    for place in range(state.turned, CARDS):
        row[PILE + int(state.pile[place])] += 1
    for place in range(state.turned):
        row[GONE + int(state.pile[place])] += state.fates[place] == OUT
    row[ROUNDS] = state.rounds_done
    row[MEETINGS] = state.meetings
    row[REVEALED] = state.has_revealed
    row[OPTIONS] = state.has_deadlock
    row[OPTIONS + 1] = state.joker_opens
    row[OPTIONS + 2] = state.removes_always
    for other in range(state.players):
        relative = (other - seat + int(state.players)) % int(state.players)
        observe_seat(state, other, row, TABLE + relative * SEAT)


@rule
def observe_row(state: SplitItState, row: Ints) -> None:
    """Write the row of cards without those of a removed section, and its sections."""
    for place in range(state.row_size):
        card = state.row[place]
        if state.fates[card] == LIES:
            row[ROW + place * KINDS + int(state.pile[card])] = 1
        if state.open:
            row[CUT + place * SECTIONS + section_at(state, place)] = 1


@rule
def observe_seat(state: SplitItState, other: int, row: Ints, first: int) -> None:
    """Write what everybody knows of a seat."""
    for card in range(NUMBERS):
        row[first + NUMBER + card] = state.numbers[other, card]
        row[first + JOKERS + card] = state.jokers[other, card]
    write_bits(row, first + COLUMNS, int(state.columns[other]), NUMBERS)
    if state.shown_guesses[other]:
        row[first + GUESSED + int(state.shown_guesses[other]) - 1] = 1
    row[first + WAITING] = state.waiting_jokers[other]
    row[first + CAUGHT] = state.caught_jokers[other]
    row[first + IN_ROUND] = state.in_round >> other & 1
    row[first + SPLITS] = other == state.splitter
    row[first + DECIDED] = state.decided >> other & 1
