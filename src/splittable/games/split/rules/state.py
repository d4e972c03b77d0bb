"""Everything true at a table of SPLIT."""

from typing import Annotated, Literal, TypeAlias

import numpy as np

from splittable.core.state import Int8, Int16, Int64, Ints, State
from splittable.games.split.rules.cards import KINDS, RANKS

SEATS = 6
DEALT = 9
ROW_ROOM = 86
"""The longest row: all cards but nine for each of two players; hands and matches never hold fewer in all."""
PILE_ROOM = 85
MOST_TAKEN = 85
"""One less than the longest row: when a seat takes from the row, the pile still has a card."""

NOBODY = -1
NO_MATCH = -1
NOT_ASKED, ASKED_DRAW, ASKED_USE, ASKED_PLAY, ASKED_PENALIZE, ASKED_STRONG, ASKED_TRADE = 0, 1, 2, 3, 4, 5, 6
"""What the turn's player is asked: to draw or take, to use the card taken, to play or discard, or about a bonus."""
Asked: TypeAlias = Literal["draw", "use", "play", "penalize", "strong", "trade"]
ASKED_NAMES: tuple[Asked | None, ...] = (None, "draw", "use", "play", "penalize", "strong", "trade")

LAST_CARD = ("strong", "never")
LAST_DRAW = ("ends", "forbidden")
NEXT_DEAL = ("left", "drawer", "same")
PARTNER = ("any", "own")
ROUNDS = ("3", "1", "2")
TIE = ("shared", "negatives")
"""The values of the options; the state holds their indices, but of `rounds` the number itself."""


class SplitState(State):
    """Sets of cards and of matches are bit masks; what lies there twice is also in the mask of `twins`.

    Ints that are passed between rules are stored as int64, as constants are, so that rules are compiled for one width.
    """

    last_card: Int8
    last_draw: Int8
    next_deal: Int8
    partner: Int8
    rounds: Int8
    tie: Int8
    rounds_done: Int8
    dealer: Int64
    """The seat that dealt the running round, or the one just finished; before the first, the one about to deal."""
    turn: Int64
    """Whose turn it is, or whose turn ended the round."""
    turns: Int64
    """Turns begun in this round."""
    asked: Int8
    new_match: Int16
    """The match made last in this turn, whose bonus may be asked for, or NO_MATCH."""
    taken: Int64
    """How many cards were taken from the row; while the deepest must be used, they lie beyond the row's end."""
    row_size: Int64
    pile_size: Int64
    ready: Int64
    """The cards that could upgrade some match on some table."""
    held: Annotated[Ints, np.int64, (SEATS,)]
    held_twins: Annotated[Ints, np.int64, (SEATS,)]
    seen: Annotated[Ints, np.int64, (SEATS,)]
    """The cards in a hand that everybody saw going into it."""  # SP-17
    seen_twins: Annotated[Ints, np.int64, (SEATS,)]
    laid: Annotated[Ints, np.int64, (SEATS, KINDS)]
    """The looks of the matches before a seat, by kind."""
    laid_twins: Annotated[Ints, np.int64, (SEATS, KINDS)]
    sizes: Annotated[Ints, np.int16, (SEATS,)]
    """Cards in hand."""
    negatives: Annotated[Ints, np.int16, (SEATS,)]
    """Negative boxes filled."""
    boxes: Annotated[Ints, np.int8, (SEATS, RANKS)]
    """Boxes filled in the row of each rank."""
    penalties: Annotated[Ints, np.int16, (SEATS,)]
    """How often a seat was penalised in this round."""  # SP-08
    negatives_before: Annotated[Ints, np.int16, (SEATS,)]
    """Negative boxes filled before this round."""
    row: Annotated[Ints, np.int8, (ROW_ROOM,)]
    """The last of `row_size` cards is on top."""
    pile: Annotated[Ints, np.int8, (PILE_ROOM,)]
    """The last of `pile_size` cards is on top; entries beyond are zeroed, so that no drawn card leaks."""
    last_out: Int8
    """The seat that went out in the last finished round, or NOBODY."""  # SP-12
    last_turn: Int8
    """Whose turn ended it."""
    last_laid_for: Int16
    """Bit s is set if the pairs of seat s were laid for it."""  # SP-13
    last_sizes: Annotated[Ints, np.int16, (SEATS,)]
    """Cards still held at its end."""
    last_penalties: Annotated[Ints, np.int16, (SEATS,)]
    last_negatives: Annotated[Ints, np.int16, (SEATS,)]
    """Negative boxes filled in it, for whatever reason."""  # SP-14
    last_boxes: Annotated[Ints, np.int8, (SEATS, RANKS)]
    """Boxes filled in it in the row of each rank."""  # SP-14
    last_laid: Annotated[Ints, np.int64, (SEATS, KINDS)]
    last_laid_twins: Annotated[Ints, np.int64, (SEATS, KINDS)]
