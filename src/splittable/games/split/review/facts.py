"""What is true of a decision by the rules and what its seat saw; None where a sentence does not fit."""

from splittable.core.judges import Facts, Spot
from splittable.games.split.rules.cards import (
    CARD_NAMES,
    KINDS,
    MATCH_LOW,
    MOST_BOXES,
    NEGATIVE_VALUE,
    RANKS,
    ROW_VALUES,
    STRONG,
)
from splittable.games.split.rules.codes import DISCARD, DRAW, MATCH, PASS, PENALIZE, TAKE, TRADE, UPGRADE
from splittable.games.split.rules.state import ASKED_STRONG, SplitState
from splittable.games.split.sight.notation import read_trade, read_upgrade


def _state(spot: Spot) -> SplitState:
    state: SplitState = spot.states[0]
    return state


def _others(spot: Spot) -> list[int]:
    return [seat for seat in range(spot.players) if seat != spot.seat]


def _follower(spot: Spot) -> int:
    return (spot.seat + 1) % spot.players


def _is_discard(code: int) -> bool:
    return DISCARD <= code < PENALIZE


def _is_take(code: int) -> bool:
    return PASS < code < DISCARD


def count_laid(state: SplitState, seat: int, rank: int) -> int:
    """How many matches of a rank lie before a seat."""
    count = 0
    for kind in range(KINDS):
        wide = 2 if kind == STRONG else 4
        for masks in (state.laid, state.laid_twins):
            count += (int(masks[seat, kind]) >> rank * wide & (1 << wide) - 1).bit_count()
    return count


def count_held(state: SplitState, seat: int, rank: int) -> int:
    """How many cards of a rank a seat holds."""
    return sum((int(masks[seat]) >> rank * 4 & 15).bit_count() for masks in (state.held, state.held_twins))


def row_gain(state: SplitState, seat: int, rank: int, more: int) -> int:
    """What one match more (or one less, if `more` is negative) changes in a row, were the round over."""
    filled = int(state.boxes[seat, rank]) + count_laid(state, seat, rank)
    before, after = min(MOST_BOXES, filled), min(MOST_BOXES, filled + more)
    return int(ROW_VALUES[rank, after]) - int(ROW_VALUES[rank, before])


def sheet(state: SplitState, seat: int) -> int:
    """What a seat's sheet comes to, were the round over and no card held."""
    total = -NEGATIVE_VALUE * int(state.negatives[seat])
    for rank in range(RANKS):
        filled = int(state.boxes[seat, rank]) + count_laid(state, seat, rank)
        total += int(ROW_VALUES[rank, min(MOST_BOXES, filled)])
    return total


def can_go_out(spot: Spot) -> Facts | None:
    """The cards that the others hold."""
    return {"cards": sum(int(_state(spot).sizes[seat]) for seat in _others(spot))}


def has_cards(spot: Spot) -> Facts | None:
    """The cards that the deciding seat holds."""
    return {"cards": int(_state(spot).sizes[spot.seat])}


def leaves_match(spot: Spot) -> Facts | None:
    """Whose match the best action upgrades."""
    if not UPGRADE <= spot.best < TRADE:
        return None
    owner = read_upgrade(spot.best)[3]
    return {"seat": owner + 1} if owner != spot.seat else None


def leads_at(spot: Spot, step: int) -> Facts | None:
    """By how much the seat that deserved the penalty is ahead, if it is."""
    rival = (spot.seat + step) % spot.players
    if spot.best != PENALIZE + rival or not PENALIZE <= spot.taken < MATCH:
        return None
    lead = sheet(_state(spot), rival) - sheet(_state(spot), spot.seat)
    return {"seat": rival + 1, "lead": lead} if lead > 0 else None


def is_free_card(spot: Spot) -> Facts | None:
    """Nothing to add to a bonus that was to be drawn."""
    return {} if spot.best == DRAW and _state(spot).asked == ASKED_STRONG else None


def goes_on(spot: Spot) -> Facts | None:
    """Nothing to add, unless the action ends the turn: of a discard it would say nothing."""
    return None if _is_discard(spot.taken) or _is_discard(spot.best) else {}


def gives_away(spot: Spot) -> Facts | None:
    """The card thrown, and who comes next."""
    if not _is_discard(spot.taken):
        return None
    return {"card": CARD_NAMES[spot.taken - DISCARD], "seat": _follower(spot) + 1}


def given_to_a_taker(spot: Spot) -> Facts | None:
    """A card of its rank that the next seat was seen taking."""
    found = gives_away(spot)
    if found is None:
        return None
    rank = (spot.taken - DISCARD) >> 2
    seen = int(_state(spot).seen[_follower(spot)]) >> rank * 4 & 15
    if seen == 0:
        return None
    return {**found, "seen": CARD_NAMES[rank * 4 + (seen & -seen).bit_length() - 1]}


def _rank_laid(code: int) -> int | None:
    """The rank of a match that is laid from the hand."""
    return int(MATCH_LOW[code - MATCH]) >> 2 if MATCH <= code < UPGRADE else None


def lays_better(spot: Spot) -> Facts | None:
    """What the boxes of two matches are worth."""
    best, taken = _rank_laid(spot.best), _rank_laid(spot.taken)
    if best is None or taken is None:
        return None
    gain, less = (row_gain(_state(spot), spot.seat, rank, 1) for rank in (best, taken))
    return {"gain": gain, "less": less} if gain > less else None


def breaks_pair(spot: Spot) -> Facts | None:
    """The card thrown, if another of its rank is held and the best action throws none of that rank."""
    if not _is_discard(spot.taken):
        return None
    card = spot.taken - DISCARD
    if _is_discard(spot.best) and (spot.best - DISCARD) >> 2 == card >> 2:
        return None
    count = count_held(_state(spot), spot.seat, card >> 2)
    return {"card": CARD_NAMES[card], "count": count} if count > 1 else None


def takes_few(spot: Spot) -> Facts | None:
    """How many cards were to be taken, where fewer or none were."""
    if not _is_take(spot.best) or spot.taken > spot.best:
        return None
    return {"count": spot.best - TAKE}


def takes_many(spot: Spot) -> Facts | None:
    """How many cards were taken, where the best action takes fewer or none."""
    if not _is_take(spot.taken) or spot.best > spot.taken:
        return None
    return {"count": spot.taken - TAKE}


def _traded(spot: Spot, code: int) -> Facts:
    """What a trade adds to the rows of both, were the round over."""
    state = _state(spot)
    own, other, owner = read_trade(code)
    given, got = int(MATCH_LOW[own]) >> 2, int(MATCH_LOW[other]) >> 2
    if given == got:
        return {"gain": 0, "given": 0, "seat": owner + 1}
    mine, theirs = (
        row_gain(state, seat, gained, 1) + row_gain(state, seat, lost, -1)
        for seat, gained, lost in ((spot.seat, got, given), (owner, given, got))
    )
    return {"gain": mine, "given": theirs, "seat": owner + 1}


def _net(spot: Spot, code: int) -> float:
    """What a trade adds to the seat's lead over the mean of the others, were the round over."""
    gain, given, _ = _traded(spot, code).values()
    return float(gain) - float(given) / (spot.players - 1)


def trades_better(spot: Spot) -> Facts | None:
    """What the best action, a trade, brings, if that is more than the action taken does."""
    if spot.best < TRADE:
        return None
    better = _net(spot, spot.best) > (_net(spot, spot.taken) if spot.taken >= TRADE else 0)
    return _traded(spot, spot.best) if better else None


def trades_badly(spot: Spot) -> Facts | None:
    """What the trade taken brings, if it does harm and the best action is none."""
    is_bad = spot.taken >= TRADE > spot.best and _net(spot, spot.taken) < 0
    return _traded(spot, spot.taken) if is_bad else None
