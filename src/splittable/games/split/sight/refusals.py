"""Why an action of SPLIT is refused."""

from splittable.core.errors import Refusal
from splittable.games.split.rules.cards import (
    CARD_NAMES,
    KIND_NAMES,
    MATCH_KIND,
    MATCH_LOOK,
    MATCH_NAMES,
    MATCH_OF,
    STRONG,
)
from splittable.games.split.rules.codes import DISCARD, DRAW, MATCH, PASS, PENALIZE, TAKE, TRADE, UPGRADE
from splittable.games.split.rules.state import (
    ASKED_DRAW,
    ASKED_PENALIZE,
    ASKED_STRONG,
    ASKED_TRADE,
    ASKED_USE,
    LAST_CARD,
    LAST_DRAW,
    NO_MATCH,
    PARTNER,
    SplitState,
)
from splittable.games.split.sight.notation import read_match, read_trade, read_upgrade


def explain(state: SplitState, seat: int, code: int) -> Refusal:
    """Why the player whose turn it is cannot do this."""
    if state.asked == ASKED_DRAW:
        return _before_drawing(state, seat, code)
    if state.asked == ASKED_USE:
        return _while_using(state, seat, code)
    if state.asked == ASKED_PENALIZE:
        return _while_penalizing(state, code)
    if state.asked == ASKED_STRONG:
        return _while_drawing_bonus(code)
    if state.asked == ASKED_TRADE:
        return _while_trading(state, seat, code)
    return _while_playing(state, seat, code)


def _held(state: SplitState, seat: int, card: int) -> int:
    return (int(state.held[seat]) >> card & 1) + (int(state.held_twins[seat]) >> card & 1)


def _is_laid(state: SplitState, seat: int, match: int) -> bool:
    return bool(int(state.laid[seat, MATCH_KIND[match]]) >> int(MATCH_LOOK[match]) & 1)


def _taken_along(state: SplitState, card: int) -> int:
    start = int(state.row_size)
    return [int(other) for other in state.row[start + 1 : start + int(state.taken)]].count(card)


def _row_card(state: SplitState, place: int) -> int:
    return int(state.row[place])


def _without_bonus(code: int) -> Refusal:
    """Refuse a bonus that no match has asked for."""
    if PENALIZE <= code < MATCH:
        return Refusal("SP-08", "split-no-perfect-match")
    return Refusal("SP-10", "split-no-weak-match")


def _before_drawing(state: SplitState, seat: int, code: int) -> Refusal:
    if TAKE < code < DISCARD:
        return _no_take(state, seat, code - TAKE)
    if PENALIZE <= code < MATCH or code >= TRADE:
        return _without_bonus(code)
    return Refusal("SP-03", "split-draw-first")


def _no_take(state: SplitState, seat: int, count: int) -> Refusal:
    size = int(state.row_size)
    if count > size:
        return Refusal("SP-05", "split-row-is-short", {"count": count, "size": size})
    card = _row_card(state, size - count)
    name = {"card": CARD_NAMES[card]}
    for suit in range(4):
        if _held(state, seat, card // 4 * 4 + suit):
            return _no_card_left(state, int(MATCH_OF[card, suit]))
    if any(_row_card(state, place) // 4 == card // 4 for place in range(size - count + 1, size)):
        return Refusal("SP-05", "split-partner-taken-along", name)
    return Refusal("SP-05", "split-cannot-use", name)


def _no_card_left(state: SplitState, match: int) -> Refusal:
    kind = int(MATCH_KIND[match])
    if LAST_CARD[state.last_card] == "never":
        return Refusal("SP-11", "split-keep-a-card")
    if kind == STRONG:
        return Refusal("SP-11", "split-no-refill")
    return Refusal("SP-11", "split-leaves-no-card", {"kind": KIND_NAMES[kind]})


def _while_using(state: SplitState, seat: int, code: int) -> Refusal:
    card = _row_card(state, int(state.row_size))
    name = {"card": CARD_NAMES[card]}
    if MATCH <= code < UPGRADE:
        low, high = read_match(code)
        if card not in (low, high):
            return Refusal("SP-05", "split-use-first", name)
        other = high if low == card else low
        in_hand = _held(state, seat, other) - (other == card)
        if in_hand and PARTNER[state.partner] == "own" and in_hand <= _taken_along(state, other):
            return Refusal("SP-05", "split-partner-taken-along", name)
        return _no_match(state, seat, low, high)
    if UPGRADE <= code < TRADE and read_upgrade(code)[0] == card:
        return _no_upgrade(state, seat, code)
    return Refusal("SP-05", "split-use-first", name)


def _while_penalizing(state: SplitState, code: int) -> Refusal:
    if PENALIZE <= code < MATCH:
        if code - PENALIZE >= state.players:
            return _no_such_seat(state, code - PENALIZE, "SP-08")
        return Refusal("SP-08", "split-penalize-another")
    if code == PASS:
        return Refusal("SP-08", "split-penalize-somebody")
    return Refusal("SP-07", "split-penalize-first")


def _no_such_seat(state: SplitState, seat: int, ruling: str) -> Refusal:
    return Refusal(ruling, "split-no-such-seat", {"seat": seat + 1, "players": int(state.players)})


def _while_drawing_bonus(code: int) -> Refusal:
    if code == PASS:
        return Refusal("SP-11", "split-must-refill")
    return Refusal("SP-07", "split-bonus-draw-first")


def _while_trading(state: SplitState, seat: int, code: int) -> Refusal:
    if code < TRADE:
        return Refusal("SP-07", "split-trade-first")
    own, other, owner = read_trade(code)
    if owner >= state.players:
        return _no_such_seat(state, owner, "SP-10")
    if owner == seat:
        return Refusal("SP-10", "split-trade-with-another")
    if not _is_laid(state, seat, own):
        return Refusal("SP-10", "split-not-your-match", {"match": MATCH_NAMES[own]})
    return Refusal("SP-10", "split-not-their-match", {"match": MATCH_NAMES[other], "seat": owner + 1})


def _made_strong(state: SplitState) -> bool:
    return bool(state.new_match != NO_MATCH and MATCH_KIND[state.new_match] == STRONG)


def _is_last_forbidden(state: SplitState) -> bool:
    return bool(state.pile_size == 1 and LAST_DRAW[state.last_draw] == "forbidden")


def _while_playing(state: SplitState, seat: int, code: int) -> Refusal:
    if code == DRAW and _made_strong(state) and _is_last_forbidden(state):
        return Refusal("SP-09", "split-last-card-stays")
    if code == DRAW or TAKE < code < DISCARD:
        return Refusal("SP-03", "split-drawn-already")
    if code == PASS:
        return Refusal("SP-03", "split-discard-to-end")
    if code < PENALIZE:
        return Refusal("SP-03", "split-discard-not-held", {"card": CARD_NAMES[code - DISCARD]})
    if MATCH <= code < UPGRADE:
        return _no_match(state, seat, *read_match(code))
    if UPGRADE <= code < TRADE:
        return _no_upgrade(state, seat, code)
    return _without_bonus(code)


def _no_match(state: SplitState, seat: int, low: int, high: int) -> Refusal:
    if low == high and _held(state, seat, low) == 1:
        return Refusal("SP-02", "split-not-held-twice", {"card": CARD_NAMES[low]})
    for card in (low, high):
        if not _held(state, seat, card):
            return Refusal("SP-02", "split-not-held", {"card": CARD_NAMES[card]})
    return _no_card_left(state, int(MATCH_OF[low, high % 4]))


def _no_upgrade(state: SplitState, seat: int, code: int) -> Refusal:
    card, joined, left, owner = read_upgrade(code)
    if not _held(state, seat, card):
        return Refusal("SP-06", "split-upgrade-not-held", {"card": CARD_NAMES[card]})
    match = int(MATCH_OF[joined, left % 4])
    if owner >= state.players:
        return _no_such_seat(state, owner, "SP-06")
    if not _is_laid(state, owner, match):
        return Refusal("SP-06", "split-not-their-match", {"match": MATCH_NAMES[match], "seat": owner + 1})
    return _no_card_left(state, int(MATCH_OF[card, joined % 4]))
