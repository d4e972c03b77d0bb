"""Heuristic ratings of actions, in points: the sheet's next boxes, cards got rid of, what is given to others."""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.chance import fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.rules.cards import (
    COPIES,
    FIRST_MATCH,
    JOINED,
    KINDS,
    LOOKS,
    MATCH_KIND,
    MATCH_LOW,
    MATCH_OF,
    MOST_BOXES,
    NEGATIVE_VALUE,
    RANKS,
    ROW_VALUES,
    STRONG,
    SUITS,
    TARGETS,
)
from splittable.games.split.rules.codes import (
    DISCARD,
    DRAW,
    MATCH,
    PASS,
    PENALIZE,
    TAKE,
    TRADE,
    TRADES,
    UPGRADE,
    UPGRADES_A_CARD,
)
from splittable.games.split.rules.state import ASKED_DRAW, SEATS, SplitState

BONUS = np.array([4.0, 3.0, 1.0])
"""What the bonus of a Perfect, a Strong and a Weak match is worth."""
SAFETY = np.array([0.0, -0.1, -0.25])
"""By kind, the share of a match's points that upgrades are expected to cost, as a negative number."""
HELD = 2.5
"""Expected cost of a card in hand: less than a negative box, because some will be played."""
DRAWN = 4.0
"""Value of a card drawn from the pile."""
HOPE = 0.05
"""Value of a single card as a share of its row's next box, for each card of its rank that may still join it."""
GIFT = 0.4
"""Share of a rival's gain that counts as an own loss, with one rival."""
RISE = 0.15
"""Share of the box after the next one that is added to a match's value."""


@rule
def laid_of(state: SplitState, seat: int, rank: int) -> int:
    """How many matches of a rank lie before a seat."""
    count = 0
    for kind in range(KINDS):
        wide = 2 if kind == STRONG else 4
        ones = (1 << wide) - 1
        count += count_bits(state.laid[seat, kind] >> rank * wide & ones)
        count += count_bits(state.laid_twins[seat, kind] >> rank * wide & ones)
    return count


@rule
def box(state: SplitState, seat: int, rank: int, more: int) -> float:
    """What the row of a rank gains with the match that comes after `more` others."""
    filled = int(state.boxes[seat, rank]) + laid_of(state, seat, rank) + more
    if filled >= MOST_BOXES or filled < 0:
        return 0.0
    gain = float(ROW_VALUES[rank, filled + 1] - ROW_VALUES[rank, filled])
    if filled + 2 <= MOST_BOXES:
        gain += RISE * float(ROW_VALUES[rank, filled + 2] - ROW_VALUES[rank, filled + 1])
    return gain


@rule
def count_rank(once: int, twins: int, rank: int) -> int:
    """How many cards of a rank a hand has."""
    return count_bits(once >> rank * SUITS & 15) + count_bits(twins >> rank * SUITS & 15)


@rule
def others_hold(state: SplitState, seat: int) -> float:
    """How many cards the others hold on average."""
    total = 0
    for other in range(state.players):
        if other != seat:
            total += int(state.sizes[other])
    return total / (int(state.players) - 1)


@rule
def rate_all(state: SplitState, seat: int, codes: Ints, count: int, ratings: Ints) -> None:
    """Write the rating of each of these legal codes."""
    if state.asked == ASKED_DRAW:
        rate_takes(state, seat, codes, count, ratings)
        return
    for place in range(count):
        ratings[place] = rate(state, seat, int(codes[place]))


@rule
def rate(state: SplitState, seat: int, code: int) -> float:
    """The rating of a legal code, unless the seat is asked to draw or take."""
    if code == DRAW:
        return rate_bonus_draw(state, seat)
    if code == PASS:
        return 0.0
    if code < PENALIZE:
        return rate_discard(state, seat, code - DISCARD)
    if code < MATCH:
        return rate_rival(state, code - PENALIZE)
    if code < UPGRADE:
        match = code - MATCH
        kind = int(MATCH_KIND[match])
        gain = box(state, seat, int(MATCH_LOW[match]) >> 2, 0)
        return gain * (1 + float(SAFETY[kind])) + float(BONUS[kind]) + 2 * HELD
    if code < TRADE:
        return rate_upgrade(state, seat, code - UPGRADE)
    return rate_trade(state, seat, code)


@rule
def rate_takes(state: SplitState, seat: int, codes: Ints, count: int, ratings: Ints) -> None:
    """Rate drawing, and taking down to each card of the row with all pairs that its cards make with the hand."""
    if state.pile_size == 1:
        ratings[0] = NEGATIVE_VALUE * (others_hold(state, seat) - int(state.sizes[seat]) - 1)
    else:
        ratings[0] = DRAWN
    counts = np.empty(RANKS, dtype=np.int64)
    pairs = np.zeros(RANKS, dtype=np.int64)
    for rank in range(RANKS):
        counts[rank] = count_rank(int(state.held[seat]), int(state.held_twins[seat]), rank)
    worth, place = 0.0, 1
    for taken in range(1, int(state.row_size) + 1):
        if place == count:
            return
        card = int(state.row[state.row_size - taken])
        rank = card >> 2
        counts[rank] += 1
        worth -= HELD
        if counts[rank] & 1 == 0:
            worth += box(state, seat, rank, int(pairs[rank])) + BONUS[STRONG] + 2 * HELD
            pairs[rank] += 1
        if codes[place] == TAKE + taken:
            upgraded = 0.0
            if counts[rank] & 1:
                # No pair comes of it, so it must upgrade a match.
                upgraded = box(state, seat, rank, 0) + BONUS[STRONG] + HELD
            ratings[place] = worth + upgraded
            place += 1


@rule
def rate_bonus_draw(state: SplitState, seat: int) -> float:
    """Rate the bonus draw of a Strong match: without it a last card could be discarded at once."""
    if state.pile_size == 1:
        return NEGATIVE_VALUE * (others_hold(state, seat) - int(state.sizes[seat]) - 1)
    if state.sizes[seat] == 1:
        return DRAWN - NEGATIVE_VALUE * others_hold(state, seat)
    return DRAWN - HELD / 2


@rule
def rate_discard(state: SplitState, seat: int, card: int) -> float:
    """Rate a discard: going out, or the card's value lost to the hand and given to the next seat."""
    if state.sizes[seat] == 1:
        return NEGATIVE_VALUE * others_hold(state, seat)
    rank, players = card >> 2, int(state.players)
    own = count_rank(int(state.held[seat]), int(state.held_twins[seat]), rank)
    out_of_sight = SUITS * COPIES - own
    for other in range(players):
        out_of_sight -= 2 * laid_of(state, other, rank)
    in_row = 0
    for place in range(int(state.row_size)):
        in_row += int(state.row[place] >> 2 == rank)
    out_of_sight -= in_row
    gain = box(state, seat, rank, 0)
    kept = 0.8 * gain if own > 1 else gain * HOPE * (out_of_sight + in_row)
    follower = (seat + 1) % players
    hidden = max(1, int(state.pile_size))
    for other in range(players):
        hidden += int(state.sizes[other]) if other != seat else 0
    risk = min(1.0, out_of_sight * int(state.sizes[follower]) / hidden)
    if state.ready >> card & 1 or count_rank(int(state.seen[follower]), int(state.seen_twins[follower]), rank):
        risk = 1.0
    return -100.0 - kept - GIFT * risk * box(state, follower, rank, 0)


@rule
def rate_rival(state: SplitState, rival: int) -> float:
    """Rate penalising a rival by its points so far, so that the leader is penalised."""
    total = -NEGATIVE_VALUE * int(state.negatives[rival])
    for rank in range(RANKS):
        filled = min(MOST_BOXES, int(state.boxes[rival, rank]) + laid_of(state, rival, rank))
        total += int(ROW_VALUES[rank, filled])
    return float(total)


@rule
def rate_upgrade(state: SplitState, seat: int, number: int) -> float:
    """Rate an upgrade: a rival's match becomes the seat's, or an own one becomes safer; both bring a bonus."""
    owner = number % SEATS
    card = number // UPGRADES_A_CARD
    rank = card >> 2
    joined = int(JOINED[card, number // SEATS % TARGETS])
    kind = int(MATCH_KIND[MATCH_OF[card, joined & 3]])
    if owner == seat:
        return float(BONUS[kind]) + 0.2 * box(state, seat, rank, -1)
    gain = box(state, seat, rank, 0)
    lost = box(state, owner, rank, -1)
    worth = gain * (1 + float(SAFETY[kind])) + float(BONUS[kind]) + HELD + GIFT * (lost + HELD) * 2 / int(state.players)
    if count_rank(int(state.held[seat]), int(state.held_twins[seat]), rank) == 2:
        # It breaks up a pair in hand.
        worth -= gain / 2
    return worth


@rule
def rate_trade(state: SplitState, seat: int, code: int) -> float:
    """Rate a trade by what both seats' rows gain and lose."""
    kind = 0
    while code >= TRADES[kind + 1]:
        kind += 1
    number = code - int(TRADES[kind])
    owner = number % SEATS
    other = int(MATCH_LOW[FIRST_MATCH[kind] + number // SEATS % int(LOOKS[kind])]) >> 2
    own = int(MATCH_LOW[FIRST_MATCH[kind] + number // SEATS // int(LOOKS[kind])]) >> 2
    if own == other:
        return -1.0
    mine = box(state, seat, other, 0) - box(state, seat, own, -1)
    theirs = box(state, owner, own, 0) - box(state, owner, other, -1)
    return mine - GIFT * theirs * 2 / int(state.players)


@rule
def choose_best(ratings: Ints, count: int, noise: float, rng: Ints) -> int:
    """The place of the highest rating, with uniform noise of up to `noise` added to each."""
    best, chosen = -np.inf, 0
    for place in range(count):
        worth = ratings[place] + noise * fraction(rng)
        if worth > best:
            best, chosen = worth, place
    return chosen
