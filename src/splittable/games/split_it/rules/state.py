"""Everything true at a table of Split it!."""

from typing import Annotated

import numpy as np

from splittable.core.state import Int8, Ints, State

SEATS = 4
NUMBERS = 10
JOKER = NUMBERS
"""Card n - 1 is the number n; the last kind of card is the joker."""
JOKERS = 15
CARDS = 70
LONGEST_ROW, SHORT_ROW = 9, 7
"""Cards of a row of four players, and of fewer."""
FEWEST_ROUNDS, MOST_ROUNDS = 8, 10
"""Rounds of four players, and of fewer."""
MOST_REVEALS = (FEWEST_ROUNDS - 1) * (LONGEST_ROW - 1) + SHORT_ROW - 1
"""Reveals of a game, meetings on the same two cards counted once: each leaves a card less for the next one."""
SECTIONS = 3
WHITE, PINK, BLACK = range(SECTIONS)

SPLIT, REMOVE, GUESS, PLACE = 1, 2, 3, 4
"""What a table may ask for."""

LIES, OUT = 0, 5
"""What became of a card: it lies in the pile or the row, it is out of play, or seat s took it (s + 1)."""


class SplitItState(State):
    """Cards are known by their place in the pile as it was at the start, 0 on top."""

    has_deadlock: Int8
    """1 if the tenth meeting two against two ends the round."""
    joker_opens: Int8
    removes_always: Int8
    """1 if the other of two players removes a section after every split in three."""

    splitter: Int8
    rounds_done: Int8
    asks: Int8
    has_revealed: Int8
    """1 once a reveal has followed the first split of this round."""
    meetings: Int8
    """Meetings two against two on the last two cards, in a row, up to ten."""
    in_round: Int8
    """Bit s is set while seat s has taken nothing in this round."""

    pile: Annotated[Ints, np.int8, (CARDS,)]
    """All cards in the order of the deck; the first `turned` of them are known to everybody."""
    fates: Annotated[Ints, np.int8, (CARDS,)]
    turned: Int8
    row_start: Int8
    """The place in the pile of the first card that this round's row was turned with."""
    row: Annotated[Ints, np.int8, (LONGEST_ROW,)]
    row_size: Int8
    sizes: Annotated[Ints, np.int8, (SECTIONS,)]
    """Cards in the white, pink and black section; all 0 while the row is in one piece."""
    open: Int8
    """Bit s is set while section s can be guessed."""

    numbers: Annotated[Ints, np.int8, (SEATS, NUMBERS)]
    """Number cards in each column."""
    jokers: Annotated[Ints, np.int8, (SEATS, NUMBERS)]
    """Jokers in each column."""
    columns: Annotated[Ints, np.int16, (SEATS,)]
    """Bit n is set once a seat has a column of card n."""
    waiting_jokers: Annotated[Ints, np.int8, (SEATS,)]
    """Jokers from earlier catches that have no column yet."""
    caught_jokers: Annotated[Ints, np.int8, (SEATS,)]
    """Jokers of the last catch that are still to be placed."""

    placed_by: Annotated[Ints, np.int8, (JOKERS,)]
    """The seat that placed the first, second, … joker of the game."""
    placed_on: Annotated[Ints, np.int8, (JOKERS,)]
    """The column that it went on."""
    placed: Int8

    shown_round: Int8
    """The round of the last reveal, from 1; 0 before the first reveal."""
    shown_splitter: Int8
    shown_row: Annotated[Ints, np.int8, (LONGEST_ROW,)]
    shown_sizes: Annotated[Ints, np.int8, (SECTIONS,)]
    shown_open: Int8
    shown_guesses: Annotated[Ints, np.int8, (SEATS,)]
    """The section that each seat guessed, from 1; 0 if it was out of the round."""
    shown_placed: Int8
    """How many jokers had been placed before that reveal."""
    past_reveals: Int8
    """How many reveals there were; of meetings in a row on the last two cards only the last one counts."""
    past_rounds: Annotated[Ints, np.int8, (MOST_REVEALS,)]
    """The round of each reveal, from 1."""
    past_rows: Annotated[Ints, np.int16, (MOST_REVEALS,)]
    """Bit n is set if card n of that round's row still lay there."""
    past_sizes: Annotated[Ints, np.int8, (MOST_REVEALS, SECTIONS)]
    past_open: Annotated[Ints, np.int8, (MOST_REVEALS,)]
    past_guesses: Annotated[Ints, np.int8, (MOST_REVEALS, SEATS)]
    """The section that each seat guessed, from 1; 0 if it was out of the round."""
    past_placed: Annotated[Ints, np.int8, (MOST_REVEALS,)]
    """How many jokers had been placed before each reveal."""
    last_start: Int8
    """The place in the pile of the first card of the last finished round's row."""
