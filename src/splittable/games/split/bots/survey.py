"""What a seat knows of a round, counted by ranks: all that the value network is told comes from here."""

from typing import Annotated

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Int8, Ints
from splittable.games.split.rules.cards import (
    COLOUR,
    COPIES,
    MOST_BOXES,
    RANKS,
    STRONG,
    STRONG_BY,
    STRONG_TARGET,
    SUITS,
    WEAK,
)
from splittable.games.split.rules.state import SEATS, SplitState

CLASS = np.array([0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3], dtype=np.int64)
"""Ranks whose rows score alike: aces, court cards, 10 to 3, twos."""
CLASSES = 4
GRADES = CLASSES * (MOST_BOXES + 1)
"""A rank's class with the number of boxes that its row would have, were the round over."""
FORMS = 8
NO_DEPTH = 127

FORM = np.zeros((16, 16), dtype=np.int8)
"""The cards of one rank in a hand, by suits held once or more and held twice.

None, one, a Weak, a Strong or a Perfect pair, three or more without twins, three with twins, four or more with twins.
"""
UPGRADE_BEST = np.zeros((16, 16, 4), dtype=np.int8)
"""The best upgrade by suits held, Weak and Strong looks laid: Weak to Strong 1, to Perfect 2, Strong to it 3."""


def _fill_tables() -> None:
    for once in range(16):
        suits = [suit for suit in range(SUITS) if once >> suit & 1]
        for twins in range(16):
            count = len(suits) + twins.bit_count()
            if count == 2 and not twins:
                FORM[once, twins] = 3 if COLOUR[suits[0]] == COLOUR[suits[1]] else 2
            elif count == 2:
                FORM[once, twins] = 4
            else:
                FORM[once, twins] = (0, 1)[count] if count < 2 else 5 if not twins else 6 if count == 3 else 7
        for looks in range(64):
            weak, strong = looks % 16, looks // 16
            for suit in suits:
                made_strong = int(STRONG_BY[suit]) & (1 << STRONG_TARGET) - 1
                best = 3 if strong >> COLOUR[suit] & 1 else 2 if weak & ~made_strong else 1 if weak else 0
                UPGRADE_BEST[once, weak, strong] = max(UPGRADE_BEST[once, weak, strong], best)


_fill_tables()


class Survey:
    """What the looking seat knows; the first index of what everybody has is the seat."""

    players: Int8
    looker: Int8
    held: Annotated[Ints, np.int8, (RANKS,)]
    """Cards in the looker's hand."""
    form: Annotated[Ints, np.int8, (RANKS,)]
    """See `FORM`."""
    suits: Annotated[Ints, np.int8, (RANKS,)]
    """The suits of a rank that the looker holds, as a bit mask."""
    pairs: Int8
    """How many pairs the looker's hand makes."""
    singles: Int8
    """Cards in it that no pair needs."""
    unseen: Annotated[Ints, np.int8, (RANKS,)]
    """Cards in the pile or unknown in the hands of others."""
    in_row: Annotated[Ints, np.int8, (RANKS,)]
    depth: Annotated[Ints, np.int8, (RANKS,)]
    """Cards above the topmost one of a rank in the row, or NO_DEPTH."""
    ready_depth: Annotated[Ints, np.int8, (RANKS,)]
    """The same for cards that could upgrade a match."""
    seen: Annotated[Ints, np.int8, (SEATS, RANKS)]
    """Cards that everybody saw going into a hand."""
    grade: Annotated[Ints, np.int8, (SEATS, RANKS)]
    """See `GRADES`."""
    filled: Annotated[Ints, np.int8, (SEATS, RANKS)]
    """Boxes that a row would have, were the round over."""
    weak: Annotated[Ints, np.int8, (SEATS, RANKS)]
    """Weak matches laid."""
    strong: Annotated[Ints, np.int8, (SEATS, RANKS)]
    weak_looks: Annotated[Ints, np.int8, (SEATS, RANKS)]
    """The looks of Weak matches of a rank, as a bit mask."""
    strong_looks: Annotated[Ints, np.int8, (SEATS, RANKS)]


@rule
def look(survey: Survey, state: SplitState, looker: int) -> None:
    """Survey a running round as a seat knows it."""
    survey.players = state.players
    survey.looker = looker
    for rank in range(RANKS):
        survey.unseen[rank] = SUITS * COPIES
        survey.in_row[rank] = 0
        survey.depth[rank] = NO_DEPTH
        survey.ready_depth[rank] = NO_DEPTH
    look_at_row(survey, state)
    for seat in range(int(state.players)):
        look_at_table(survey, state, seat)
        if seat == looker:
            look_at_hand(survey, state)
        else:
            look_at_seen(survey, state, seat)


@rule
def look_at_row(survey: Survey, state: SplitState) -> None:
    """Count the cards of the row, and find how deep they lie."""
    size = int(state.row_size)
    for place in range(size):
        card = int(state.row[place])
        rank = card >> 2
        survey.in_row[rank] += 1
        survey.unseen[rank] -= 1
        survey.depth[rank] = size - 1 - place
        if state.ready >> card & 1:
            survey.ready_depth[rank] = size - 1 - place


@rule
def look_at_table(survey: Survey, state: SplitState, seat: int) -> None:
    """Count the matches before a seat, and the boxes that they would fill."""
    perfect, perfect_twins = state.laid[seat, 0], state.laid_twins[seat, 0]
    strong, strong_twins = state.laid[seat, STRONG], state.laid_twins[seat, STRONG]
    weak, weak_twins = state.laid[seat, WEAK], state.laid_twins[seat, WEAK]
    for rank in range(RANKS):
        four, two = rank * 4, rank * 2
        weak_looks, strong_looks = weak >> four & 15, strong >> two & 3
        weak_count = count_bits(weak_looks) + count_bits(weak_twins >> four & 15)
        strong_count = count_bits(strong_looks) + count_bits(strong_twins >> two & 3)
        laid = weak_count + strong_count + count_bits(perfect >> four & 15) + count_bits(perfect_twins >> four & 15)
        survey.weak_looks[seat, rank] = weak_looks
        survey.strong_looks[seat, rank] = strong_looks
        survey.weak[seat, rank] = weak_count
        survey.strong[seat, rank] = strong_count
        survey.unseen[rank] -= 2 * laid
        filled = min(MOST_BOXES, int(state.boxes[seat, rank]) + laid)
        survey.filled[seat, rank] = filled
        survey.grade[seat, rank] = CLASS[rank] * (MOST_BOXES + 1) + filled


@rule
def look_at_hand(survey: Survey, state: SplitState) -> None:
    """Count the looker's own cards."""
    looker = int(survey.looker)
    held, twins = state.held[looker], state.held_twins[looker]
    pairs, singles = 0, 0
    for rank in range(RANKS):
        suits, double = held >> rank * 4 & 15, twins >> rank * 4 & 15
        count = count_bits(suits) + count_bits(double)
        survey.suits[rank] = suits
        survey.held[rank] = count
        survey.form[rank] = FORM[suits, double]
        survey.seen[looker, rank] = count
        survey.unseen[rank] -= count
        pairs += count >> 1
        singles += count & 1
    survey.pairs = pairs
    survey.singles = singles


@rule
def look_at_seen(survey: Survey, state: SplitState, seat: int) -> None:
    """Count the cards known in the hand of another seat."""
    seen, twins = state.seen[seat], state.seen_twins[seat]
    for rank in range(RANKS):
        count = 0
        if seen != 0:
            count = count_bits(seen >> rank * 4 & 15) + count_bits(twins >> rank * 4 & 15)
        survey.seen[seat, rank] = count
        survey.unseen[rank] -= count
