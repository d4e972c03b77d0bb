"""Cards and matches counted for all ranks at once, four bits a rank."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.games.split.rules.cards import MOST_BOXES, PERFECT, RANKS, ROW_VALUES, STRONG, WEAK
from splittable.games.split.rules.state import SplitState

GAINS = np.zeros((RANKS, 2 * MOST_BOXES + 1))
"""By rank and boxes filled, what the next match adds to a row."""
GAINS[:, :MOST_BOXES] = np.diff(ROW_VALUES, axis=1)

ODD = 0x1111111111111111
ONES, TWOS = 0x5555555555555555, 0x3333333333333333
FOURS, EIGHTS, SIXTEENS = 0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF


@rule
def count_fours(mask: int) -> int:
    """The number of set bits of every four bits of a mask."""
    mask = mask - (mask >> 1 & ONES)
    return (mask & TWOS) + (mask >> 2 & TWOS)


@rule
def spread(pairs: int) -> int:
    """Two bits a rank, moved to four bits a rank."""
    pairs = (pairs | pairs << 16) & SIXTEENS
    pairs = (pairs | pairs << 8) & EIGHTS
    pairs = (pairs | pairs << 4) & FOURS
    return (pairs | pairs << 2) & TWOS


@rule
def tally_laid(state: SplitState, seat: int) -> int:
    """How many matches of each rank lie before a seat."""
    laid, twins = state.laid[seat], state.laid_twins[seat]
    strong = spread(int(laid[STRONG])) | spread(int(twins[STRONG])) << 2
    tally = count_fours(int(laid[PERFECT])) + count_fours(int(laid[WEAK])) + count_fours(strong)
    if twins[PERFECT] | twins[WEAK]:
        tally += count_fours(int(twins[PERFECT])) + count_fours(int(twins[WEAK]))
    return tally


@rule
def tally_hand(state: SplitState, seat: int) -> int:
    """How many cards of each rank a seat holds."""
    return count_fours(int(state.held[seat])) + count_fours(int(state.held_twins[seat]))


@rule
def tally_row(state: SplitState) -> int:
    """How many cards of each rank lie in the row."""
    tally = 0
    for place in range(int(state.row_size)):
        tally += 1 << (int(state.row[place]) & ~3)
    return tally


@rule
def count_singles(tally: int) -> int:
    """How many cards are left when all pairs are formed."""
    return count_bits(tally & ODD)


@rule
def next_box(state: SplitState, seat: int, rank: int, laid: int, more: int, rise: float) -> float:
    """What a row gains with the match after those laid and `more` others; `rise` is the weight of the one after it."""
    filled = int(state.boxes[seat, rank]) + (laid >> rank * 4 & 15) + more
    return float(GAINS[rank, filled] + rise * GAINS[rank, filled + 1])


@rule
def fewest_of_others(state: SplitState, seat: int) -> int:
    """The fewest cards that anybody else holds."""
    fewest = 127
    for other in range(int(state.players)):
        if other != seat:
            fewest = min(fewest, int(state.sizes[other]))
    return fewest
