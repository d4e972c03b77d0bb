"""The rollout policy: a glance with noise that rates no more than it may choose, and keeps pairs back early on.

A pair in hand cannot be upgraded by others, so it is laid when the round may end soon: somebody has few cards left, or
the seat itself can go out. Everything else is as in `glance`, with weights of its own.
"""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split.bots.glance import others_hold
from splittable.games.split.bots.tallies import (
    count_singles,
    fewest_of_others,
    next_box,
    tally_hand,
    tally_laid,
    tally_row,
)
from splittable.games.split.bots.taste import Taste
from splittable.games.split.rules.cards import (
    COPIES,
    JOINED,
    KINDS,
    LOOKS,
    MATCH_KIND,
    MATCH_LOW,
    MATCH_OF,
    MOST_BOXES,
    NEGATIVE_VALUE,
    PERFECT,
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
    TRADES,
    UPGRADE,
    UPGRADES_A_CARD,
)
from splittable.games.split.rules.game import legal
from splittable.games.split.rules.legal import list_matches, list_upgrades
from splittable.games.split.rules.state import (
    ASKED_DRAW,
    ASKED_PLAY,
    ASKED_STRONG,
    ASKED_TRADE,
    ASKED_USE,
    SEATS,
    SplitState,
)

LATE = np.array([1.0, 1.0, 1.0, 0.5, 0.5] + [0.0] * 123)
"""How late it is in a round, by the fewest cards that anybody else holds."""


@rule
def is_early(state: SplitState, seat: int, taste: Taste) -> int:
    """1 if pairs may be kept in hand: neither another seat nor this one is about to go out."""
    if fewest_of_others(state, seat) <= taste.laid_at:
        return 0
    return 1 if count_singles(tally_hand(state, seat)) > taste.out_at else 0


@rule
def choose_draw(state: SplitState, seat: int, codes: Ints, taste: Taste, noise: float, rng: Ints) -> int:
    """To draw, or to take from the row with all pairs that its cards make with the hand."""
    count = legal(state, seat, codes)
    if count == 1:
        return DRAW
    best, chosen = taste.drawn + noise * fraction(rng), DRAW
    if state.pile_size == 1:
        best += NEGATIVE_VALUE * (others_hold(state, seat) - int(state.sizes[seat]) - 1) - taste.drawn
    laid, hand, pairs = tally_laid(state, seat), tally_hand(state, seat), 0
    held = taste.held + taste.late_held * float(LATE[fewest_of_others(state, seat)])
    worth, place = 0.0, 1
    for taken in range(1, int(state.row_size) + 1):
        if place == count:
            break
        rank = int(state.row[state.row_size - taken]) >> 2
        hand += 1 << rank * 4
        worth -= held
        is_single = hand >> rank * 4 & 1
        if not is_single:
            worth += next_box(state, seat, rank, laid, pairs >> rank * 4 & 15, taste.rise) + taste.strong + 2 * held
            pairs += 1 << rank * 4
        if codes[place] == TAKE + taken:
            place += 1
            found = worth + noise * fraction(rng)
            if is_single:
                # No pair comes of it, so it must upgrade a match.
                found += next_box(state, seat, rank, laid, 0, taste.rise) + taste.strong + held
            if found > best:
                best, chosen = found, TAKE + taken
    return chosen


@rule
def rate_kind(kind: int, gain: float, early: int, taste: Taste) -> float:
    """What a new match of a kind is worth with its bonus, whose row gains so much."""
    if kind == PERFECT:
        return gain + taste.perfect
    if kind == STRONG:
        return gain * (1 + taste.strong_safety - early * taste.strong_kept) + taste.strong
    return gain * (1 + taste.weak_safety - early * taste.weak_kept) + taste.weak


@rule
def rate_play(state: SplitState, seat: int, code: int, laid: int, early: int, taste: Taste) -> float:
    """The rating of a match or an upgrade."""
    if code < UPGRADE:
        match = code - MATCH
        gain = next_box(state, seat, int(MATCH_LOW[match]) >> 2, laid, 0, taste.rise)
        return rate_kind(int(MATCH_KIND[match]), gain, early, taste) + 2 * taste.held
    number = code - UPGRADE
    owner, card = number % SEATS, number // UPGRADES_A_CARD
    rank, joined = card >> 2, int(JOINED[card, number // SEATS % TARGETS])
    kind = int(MATCH_KIND[MATCH_OF[card, joined & 3]])
    if owner == seat:
        return rate_kind(kind, 0.0, 0, taste) + taste.raised * next_box(state, seat, rank, laid, -1, taste.rise)
    gain = next_box(state, seat, rank, laid, 0, taste.rise)
    lost = next_box(state, owner, rank, tally_laid(state, owner), -1, taste.rise) + taste.held
    worth = rate_kind(kind, gain, 0, taste) + taste.held + taste.stolen * lost * 2 / int(state.players)
    if tally_hand(state, seat) >> rank * 4 & 15 == 2:
        worth -= gain * taste.broken
    return worth


@rule
def choose_play(state: SplitState, seat: int, codes: Ints, taste: Taste, noise: float, rng: Ints) -> int:
    """A match or an upgrade if there is any to be made now, else a discard; the last card goes if it can."""
    if state.sizes[seat] == 1:
        return DISCARD + lowest(int(state.held[seat]))
    if state.asked == ASKED_PLAY:
        count = list_matches(state, seat, codes, 0)
        count = list_upgrades(state, seat, int(state.held[seat]), codes, count)
    else:
        count = legal(state, seat, codes)
    best, chosen = -np.inf, 0
    if count > 0:
        laid, early = tally_laid(state, seat), is_early(state, seat, taste)
        for place in range(count):
            worth = rate_play(state, seat, int(codes[place]) + 0, laid, early, taste) + noise * fraction(rng)
            if worth > best:
                best, chosen = worth, int(codes[place]) + 0
    if best < 0 and state.asked == ASKED_PLAY:
        return choose_discard(state, seat, taste, noise, rng)
    return chosen


@rule
def choose_discard(state: SplitState, seat: int, taste: Taste, noise: float, rng: Ints) -> int:
    """The discard that loses least and gives least to the next seat."""
    players, rise = int(state.players), taste.rise
    follower = (seat + 1) % players
    own, theirs = tally_laid(state, seat), tally_laid(state, follower)
    gone, hidden = own + theirs, max(1, int(state.pile_size)) + int(state.sizes[follower])
    for step in range(2, players):
        gone += tally_laid(state, (seat + step) % players)
        hidden += int(state.sizes[(seat + step) % players])
    hand, row = tally_hand(state, seat), tally_row(state)
    hope = taste.hope * (1 - taste.late_hope * float(LATE[fewest_of_others(state, seat)]))
    best, chosen, cards = -np.inf, 0, int(state.held[seat])
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        four = card & ~3
        count, in_row = hand >> four & 15, row >> four & 15
        out_of_sight = SUITS * COPIES - count - 2 * (gone >> four & 15) - in_row
        gain = next_box(state, seat, card >> 2, own, 0, rise)
        kept = 0.8 * gain if count > 1 else gain * hope * (out_of_sight + in_row)
        risk = min(1.0, out_of_sight * int(state.sizes[follower]) / hidden)
        if int(state.ready) >> card & 1 or int(state.seen[follower]) >> four & 15:
            risk = 1.0
        worth = noise * fraction(rng) - kept - taste.gift * risk * next_box(state, follower, card >> 2, theirs, 0, rise)
        if worth > best:
            best, chosen = worth, card
    return DISCARD + chosen


@rule
def choose_rival(state: SplitState, seat: int, noise: float, rng: Ints) -> int:
    """Whom to penalise: the highest sheet."""
    best, chosen = -np.inf, 0
    for rival in range(int(state.players)):
        if rival == seat:
            continue
        laid = tally_laid(state, rival)
        worth = noise * fraction(rng) - NEGATIVE_VALUE * int(state.negatives[rival])
        for rank in range(RANKS):
            worth += ROW_VALUES[rank, min(MOST_BOXES, int(state.boxes[rival, rank]) + (laid >> rank * 4 & 15))]
        if worth > best:
            best, chosen = worth, rival
    return PENALIZE + chosen


@rule
def choose_trade(state: SplitState, seat: int, taste: Taste, noise: float, rng: Ints) -> int:
    """To pass, or to trade by what both seats' rows gain and lose."""
    own_laid, rise = tally_laid(state, seat), taste.rise
    part = taste.traded * 2 / int(state.players)
    best, chosen = noise * fraction(rng), PASS
    for owner in range(int(state.players)):
        laid = tally_laid(state, owner)
        for kind in range(KINDS):
            wide = 1 if kind == STRONG else 2
            looks = int(state.laid[seat, kind]) if owner != seat else 0
            while looks != 0:
                own = lowest(looks)
                looks &= looks - 1
                rank = own >> wide
                lost = next_box(state, seat, rank, own_laid, -1, rise)
                lost += part * next_box(state, owner, rank, laid, 0, rise)
                others = int(state.laid[owner, kind])
                while others != 0:
                    other = lowest(others)
                    others &= others - 1
                    worth = noise * fraction(rng) - 1.0
                    if other >> wide != rank:
                        worth += 1.0 + next_box(state, seat, other >> wide, own_laid, 0, rise) - lost
                        worth += part * next_box(state, owner, other >> wide, laid, -1, rise)
                    if worth > best:
                        best = worth
                        chosen = int(TRADES[kind]) + (own * int(LOOKS[kind]) + other) * SEATS + owner
    return chosen


@rule
def choose_bonus(state: SplitState, seat: int, taste: Taste, noise: float, rng: Ints) -> int:
    """Whether to draw for a Strong match: without it a last card could be discarded at once."""
    worth = taste.drawn + taste.bonus
    if state.pile_size == 1:
        worth = NEGATIVE_VALUE * (others_hold(state, seat) - int(state.sizes[seat]) - 1)
    elif state.sizes[seat] == 1:
        worth = taste.drawn - NEGATIVE_VALUE * others_hold(state, seat)
    is_drawn = state.sizes[seat] == 0 or worth + noise * (fraction(rng) - fraction(rng)) > 0
    return DRAW if is_drawn else PASS


@rule
def play_quickly(state: SplitState, seat: int, codes: Ints, taste: Taste, noise: float, rng: Ints) -> int:
    """The code of highest rating, with uniform noise of up to `noise` points added to each."""
    if state.asked == ASKED_PLAY or state.asked == ASKED_USE:
        return choose_play(state, seat, codes, taste, noise, rng)
    if state.asked == ASKED_DRAW:
        return choose_draw(state, seat, codes, taste, noise, rng)
    if state.asked == ASKED_TRADE:
        return choose_trade(state, seat, taste, noise, rng)
    if state.asked == ASKED_STRONG:
        return choose_bonus(state, seat, taste, noise, rng)
    return choose_rival(state, seat, noise, rng)
