"""What a round that has been played on came to: leads, shares of the victory, components and events."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.judges import NOBODY
from splittable.core.state import Ints
from splittable.games.split.bots.prospects import HEATS, PROSPECTS
from splittable.games.split.bots.survey import CLASS
from splittable.games.split.bots.value import share_softly
from splittable.games.split.review.columns import (
    AHEAD,
    BEFORE,
    CAUGHT,
    HELD,
    OUT,
    OUT_NOW,
    PENALTIES,
    PILE_ENDS,
    PROMISE,
    ROWS,
    THEIR,
)
from splittable.games.split.rules.cards import MOST_NEGATIVES, NEGATIVE_VALUE, RANKS, ROW_VALUES
from splittable.games.split.rules.rounds import score, winners
from splittable.games.split.rules.state import NOBODY as NOBODY_OUT
from splittable.games.split.rules.state import SEATS, SplitState

PARTS = PROMISE + 1


@rule
def note_end(state: SplitState, seat: int, turn: int, events: Ints) -> None:
    """Note how a round has ended for a seat whose turn was the one of that number."""
    if state.last_out == NOBODY_OUT:
        events[PILE_ENDS] = 1
    elif state.last_out == seat:
        events[OUT] = 1
        events[OUT_NOW] = int(state.turns == turn)
    elif state.turns < turn + state.players:
        events[CAUGHT] = 1


@rule
def write_parts(state: SplitState, seat: int, parts: Ints) -> None:
    """Write what a finished round added to a sheet, part by part, and what the sheet promises."""
    left = int(state.rounds) - int(state.rounds_done)
    before, after, promise = 0, 0, 0.0
    for rank in range(RANKS):
        boxes = int(state.boxes[seat, rank])
        after += int(ROW_VALUES[rank, boxes])
        before += int(ROW_VALUES[rank, boxes - int(state.last_boxes[seat, rank])])
        if left > 0:
            promise += PROSPECTS[int(state.players) - 2, left - 1, CLASS[rank], boxes]
    negatives = int(state.negatives_before[seat])
    penalties = min(MOST_NEGATIVES - negatives, int(state.last_penalties[seat]))
    parts[BEFORE] = before - NEGATIVE_VALUE * negatives
    parts[ROWS] = after - before
    parts[HELD] = -NEGATIVE_VALUE * (int(state.last_negatives[seat]) - penalties)
    parts[PENALTIES] = -NEGATIVE_VALUE * penalties
    parts[PROMISE] = promise


@rule
def write_shares(state: SplitState, totals: Ints, shares: Ints) -> None:
    """Write every seat's share of the victory: that itself after the last round, before a softmax of the sheets."""
    players, left = int(state.players), int(state.rounds) - int(state.rounds_done)
    if left > 0:
        heat, bend = HEATS[players - 2, left - 1]
        share_softly(totals, shares, players, float(heat), float(bend))
        return
    scores = np.zeros(SEATS, dtype=np.int64)
    score(state, scores)
    seats = winners(state, scores)
    for seat in range(players):
        shares[seat] = (seats >> seat & 1) / count_bits(seats)


@rule
def write_results(state: SplitState, seat: int, events: Ints, row: Ints) -> None:
    """Write the row of a finished round: see `core.judges.Columns`."""
    players = int(state.players)
    parts, totals, shares = np.zeros((SEATS, PARTS)), np.zeros(SEATS), np.zeros(SEATS)
    everybody = 0.0
    for other in range(players):
        write_parts(state, other, parts[other])
        totals[other] = parts[other].sum()
        everybody += totals[other]
    write_shares(state, totals, shares)
    for other in range(players):
        row[other] = totals[other] - (everybody - totals[other]) / (players - 1)
        row[players + other] = shares[other]
    row[2 * players :] = 0.0
    if seat == NOBODY:
        return
    first = 2 * players
    for other in range(players):
        for part in range(PARTS):
            if other == seat:
                row[first + part] += parts[other, part]
            else:
                place = part if part == BEFORE else part + THEIR
                row[first + place] -= parts[other, part] / (players - 1)
    first += PARTS + THEIR
    for event in range(AHEAD):
        row[first + event] = events[event]
    for step in range(1, players):
        row[first + AHEAD + step - 1] = totals[(seat + step) % players] > totals[seat]
