"""All of a table of SPLIT that may leave the process."""

from collections import Counter

import msgspec

from splittable.core.view import View as CommonView
from splittable.games.split.rules.cards import (
    CARD_NAMES,
    FIRST_MATCH,
    KIND_NAMES,
    MATCH_KIND,
    MATCH_NAMES,
    MOST_BOXES,
    MOST_NEGATIVES,
    NEGATIVE_VALUE,
    PAIRS,
    RANK_NAMES,
    ROW_VALUES,
    SUIT_NAMES,
    Kind,
    Rank,
)
from splittable.games.split.rules.state import (
    ASKED_NAMES,
    ASKED_PENALIZE,
    ASKED_STRONG,
    ASKED_TRADE,
    ASKED_USE,
    NOBODY,
    NOT_ASKED,
    Asked,
    SplitState,
)

POINTS: list[list[int]] = ROW_VALUES.tolist()
PRINTED = {
    "ROW_VALUES": POINTS,
    "NEGATIVE_VALUE": NEGATIVE_VALUE,
    "MOST_NEGATIVES": MOST_NEGATIVES,
    "KINDS": {
        SUIT_NAMES[low] + SUIT_NAMES[high]: KIND_NAMES[kind] for kind, pairs in enumerate(PAIRS) for low, high in pairs
    },
}
"""What is printed on the game's paper, for clients that draw it: numbers, and the kind of each pair of suits."""


class Match(msgspec.Struct):
    """Two half cards put together."""

    cards: str
    """In notation, the lower suit first: `4C4H`."""
    kind: Kind


class Taken(msgspec.Struct):
    """What was just taken from the row."""

    card: str
    """The deepest card, which must be used now."""
    along: list[str]
    """The cards that lay on it, the deepest first."""


class Row(msgspec.Struct):
    """One rank's row of a score sheet."""

    rank: Rank
    filled: int
    """Boxes filled; more than five change nothing."""
    points: int
    """The value of the first open box."""


class Sheet(msgspec.Struct):
    """A score sheet as it stands: negatives are filled at once, rows at the end of a round."""

    rows: list[Row]
    negatives: int
    """Negative boxes filled, at most 40."""
    negative_points: int
    next_negative: int
    """What the next negative box costs; nothing once all are filled."""
    total: int


class Gain(msgspec.Struct):
    """What a round brought in one rank's row."""

    rank: Rank
    boxes: int
    """Boxes filled."""
    points: int
    """How much more the row is worth than before."""


class Result(msgspec.Struct):
    """What a round brought to one sheet."""

    rows: list[Gain]
    """The rows in which a box was filled, in the sheet's order."""
    negatives: int
    """Negative boxes filled, for cards held and for penalties."""
    negative_points: int
    total: int
    """By how much the sheet's total changed."""


class Now(msgspec.Struct):
    """What the running round has brought to a seat so far; nothing while none is running."""

    gained: int
    """How much more the rows would be worth with the matches that lie before it now."""
    lost: int
    """The points of the negative boxes filled for penalties in this round, at most 0."""


class LastRound(msgspec.Struct):
    """How the last finished round ended, by seat where there is a list."""

    out: int | None
    """The seat that went out; null if the pile ended the round."""
    ended_by: int
    """The seat whose turn ended it: it went out, or drew the pile's last card."""
    matches: list[list[Match]]
    """All that were scored."""
    laid_for: list[int]
    """Seats that had no turn: their pairs were laid for them."""
    held: list[int]
    """Cards left in hand, each a negative box."""
    penalties: list[int]
    """Negative boxes filled because of Perfect matches."""
    results: list[Result]
    """What each sheet got."""


class View(CommonView, kw_only=True):
    """What a seat may see."""

    round: int
    """The running round, from 1, or the last finished one while no round is running."""
    rounds: int
    dealer: int
    turn: int | None
    """The seat whose turn it is; null while no round is running."""
    asked: Asked | None
    """What that player is asked: `draw` (or take from the row), `use` (the card taken), `play` (or discard), and after
    a match `penalize`, `strong` (draw or pass) or `trade` (or pass)."""
    taken: Taken | None
    """What was taken, while its deepest card must be used; else null."""
    new_match: Match | None
    """The match just made, while its bonus is asked for; else null."""
    pile: int
    """Cards left in the pile."""
    row: list[str]
    """The discard row from the bottom to the top: `take 1` takes the last one."""
    hand: list[str]
    """The looking seat's own cards, sorted; empty for a spectator."""
    sizes: list[int]
    """Cards in each hand."""
    seen: list[list[str]]
    """The cards in each hand that everybody saw going into it, sorted."""
    matches: list[list[Match]]
    """The matches before each seat, the strongest first."""
    sheets: list[Sheet]
    now: list[Now]
    last_round: LastRound | None


def _places(once: int, twins: int) -> list[int]:
    """The members of a set that may hold two of each; plain Python, to save a call into compiled code."""
    places = []
    while once:
        bit = once & -once
        once ^= bit
        places += [bit.bit_length() - 1] * (2 if twins & bit else 1)
    return places


def _names(once: int, twins: int) -> list[str]:
    return [CARD_NAMES[card] for card in _places(once, twins)]


def _match(match: int) -> Match:
    return Match(MATCH_NAMES[match], KIND_NAMES[MATCH_KIND[match]])


def _matches(laid: list[int], twins: list[int]) -> list[Match]:
    return [
        _match(int(FIRST_MATCH[kind]) + look)
        for kind, (once, again) in enumerate(zip(laid, twins, strict=True))
        for look in _places(once, again)
    ]


def _sheet(state: SplitState, seat: int) -> Sheet:
    boxes: list[int] = state.boxes[seat].tolist()
    rows = [Row(name, filled, values[filled]) for name, filled, values in zip(RANK_NAMES, boxes, POINTS, strict=True)]
    negatives = min(MOST_NEGATIVES, int(state.negatives[seat]))
    negative_points = -NEGATIVE_VALUE * negatives
    next_negative = -NEGATIVE_VALUE if negatives < MOST_NEGATIVES else 0
    return Sheet(rows, negatives, negative_points, next_negative, sum(row.points for row in rows) + negative_points)


def _now(state: SplitState, seat: int, matches: list[Match]) -> Now:
    if state.asked == NOT_ASKED:
        return Now(0, 0)
    laid = Counter(match.cards[: len(match.cards) // 2 - 1] for match in matches)
    boxes: list[int] = state.boxes[seat].tolist()
    gained = sum(
        values[min(MOST_BOXES, filled + laid[name])] - values[filled]
        for name, filled, values in zip(RANK_NAMES, boxes, POINTS, strict=True)
        if name in laid
    )
    return Now(gained, -NEGATIVE_VALUE * (int(state.negatives[seat]) - int(state.negatives_before[seat])))


def _result(state: SplitState, seat: int) -> Result:
    boxes: list[int] = state.boxes[seat].tolist()
    gained: list[int] = state.last_boxes[seat].tolist()
    rows = [
        Gain(name, more, values[filled] - values[filled - more])
        for name, filled, more, values in zip(RANK_NAMES, boxes, gained, POINTS, strict=True)
        if more
    ]
    negatives = int(state.last_negatives[seat])
    negative_points = -NEGATIVE_VALUE * negatives
    return Result(rows, negatives, negative_points, sum(row.points for row in rows) + negative_points)


def _taken(state: SplitState) -> Taken | None:
    if state.asked != ASKED_USE:
        return None
    start = int(state.row_size)
    card, *along = (CARD_NAMES[card] for card in state.row[start : start + int(state.taken)])
    return Taken(card, along)


def _last_round(state: SplitState) -> LastRound | None:
    if not state.rounds_done:
        return None
    seats = range(int(state.players))
    return LastRound(
        out=None if state.last_out == NOBODY else int(state.last_out),
        ended_by=int(state.last_turn),
        matches=[_matches(state.last_laid[seat].tolist(), state.last_laid_twins[seat].tolist()) for seat in seats],
        laid_for=[seat for seat in seats if int(state.last_laid_for) >> seat & 1],
        held=[int(state.last_sizes[seat]) for seat in seats],
        penalties=[int(state.last_penalties[seat]) for seat in seats],
        results=[_result(state, seat) for seat in seats],
    )


def own(view: View, state: SplitState, seat: int) -> None:
    """Add a seat's own hand."""  # SP-17
    view.hand = _names(int(state.held[seat]), int(state.held_twins[seat]))


def show(state: SplitState) -> View:
    """The table as everybody sees it: of the hands what was seen going in."""  # SP-17
    seats = range(int(state.players))
    is_running = bool(state.asked != NOT_ASKED)
    has_bonus = state.asked in (ASKED_PENALIZE, ASKED_STRONG, ASKED_TRADE)
    matches = [_matches(state.laid[other].tolist(), state.laid_twins[other].tolist()) for other in seats]
    return View(
        round=max(1, int(state.rounds_done) + is_running),
        rounds=int(state.rounds),
        dealer=int(state.dealer),
        turn=int(state.turn) if is_running else None,
        asked=ASKED_NAMES[state.asked],
        taken=_taken(state),
        new_match=_match(int(state.new_match)) if has_bonus else None,
        pile=int(state.pile_size),
        row=[CARD_NAMES[card] for card in state.row[: state.row_size]],
        hand=[],
        sizes=[int(state.sizes[other]) for other in seats],
        seen=[_names(int(state.seen[other]), int(state.seen_twins[other])) for other in seats],
        matches=matches,
        sheets=[_sheet(state, other) for other in seats],
        now=[_now(state, other, matches[other]) for other in seats],
        last_round=_last_round(state),
    )
