"""A view of SPLIT as JSON, by compiled code: what `view.show` and `view.own` say, byte for byte."""

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import part, rule
from splittable.core.state import Ints
from splittable.core.writing import (
    close_list,
    close_object,
    first_key,
    key,
    open_list,
    put,
    put_int,
    put_ints,
    put_null,
    put_places,
    put_word,
    words,
)
from splittable.games.split.rules.cards import (
    CARD_NAMES,
    FIRST_MATCH,
    KIND_NAMES,
    KINDS,
    MATCH_KIND,
    MATCH_NAMES,
    MOST_BOXES,
    MOST_NEGATIVES,
    NEGATIVE_VALUE,
    PERFECT,
    RANK_NAMES,
    RANKS,
    ROW_VALUES,
    STRONG,
    WEAK,
)
from splittable.games.split.rules.state import (
    ASKED_NAMES,
    ASKED_PENALIZE,
    ASKED_STRONG,
    ASKED_TRADE,
    ASKED_USE,
    NOT_ASKED,
    SplitState,
)
from splittable.games.split.sight.view import Match, Row

CARD_WORDS, RANK_WORDS, ASKED_WORDS = words(CARD_NAMES), words(RANK_NAMES), words(ASKED_NAMES)
MATCH_WORDS = words(Match(name, KIND_NAMES[kind]) for name, kind in zip(MATCH_NAMES, MATCH_KIND, strict=True))
FILLED = MOST_BOXES + 1
ROW_WORDS = words(
    Row(name, filled, int(ROW_VALUES[rank, filled])) for rank, name in enumerate(RANK_NAMES) for filled in range(FILLED)
)
"""A row of a sheet, by its rank and how many boxes are filled."""

ROUND, ROUND_COUNT, DEALER, TURN, ASKED = map(key, ("round", "rounds", "dealer", "turn", "asked"))
TAKEN, CARD, ALONG, NEW_MATCH = key("taken"), first_key("card"), key("along"), key("new_match")
PILE, ROW, HAND, SIZES, SEEN, MATCHES = map(key, ("pile", "row", "hand", "sizes", "seen", "matches"))
SHEETS, SHEET_ROWS, NEGATIVES, NEGATIVE_POINTS = (
    key("sheets"),
    first_key("rows"),
    key("negatives"),
    key("negative_points"),
)
NEXT_NEGATIVE, TOTAL = key("next_negative"), key("total")
NOW, GAINED, LOST = key("now"), first_key("gained"), key("lost")
LAST_ROUND, WENT_OUT, ENDED_BY, LAID_FOR = key("last_round"), first_key("out"), key("ended_by"), key("laid_for")
HELD, PENALTIES, RESULTS = key("held"), key("penalties"), key("results")
RANK, BOXES, POINTS = first_key("rank"), key("boxes"), key("points")


@part
def write_own(state: SplitState, seat: int, out: Ints, at: int) -> int:
    """A seat's own hand."""  # SP-17
    at = open_list(out, put(out, at, HAND))
    if seat >= 0:
        at = write_set(CARD_WORDS, 0, state.held[seat], state.held_twins[seat], out, at)
    return close_list(out, at)


@rule
def write_set(names: Ints, first: int, once: int, twins: int, out: Ints, at: int) -> int:
    """The members of a set that may hold two of each; `first` is the number of the first name."""
    while once != 0:
        place = lowest(once)
        once &= once - 1
        at = put_word(out, at, names, first + place)
        if twins >> place & 1:
            at = put_word(out, at, names, first + place)
    return at


@rule
def write_matches(laid: Ints, twins: Ints, players: int, out: Ints, at: int) -> int:
    """The matches before each seat, the strongest first."""
    at = open_list(out, put(out, at, MATCHES))
    for seat in range(players):
        at = open_list(out, at)
        for kind in range(KINDS):
            at = write_set(MATCH_WORDS, FIRST_MATCH[kind], laid[seat, kind], twins[seat, kind], out, at)
        at = close_list(out, at)
    return close_list(out, at)


@part
def write_shared(state: SplitState, out: Ints, at: int) -> int:
    """The table as everybody sees it: of the hands what was seen going in."""  # SP-17
    players, done = int(state.players) + 0, int(state.rounds_done) + 0
    is_running = 0 if state.asked == NOT_ASKED else 1
    at = put_int(out, put(out, at, ROUND), max(1, done + is_running))
    at = put_int(out, put(out, at, ROUND_COUNT), int(state.rounds) + 0)
    at = put_int(out, put(out, at, DEALER), state.dealer)
    at = put(out, at, TURN)
    at = put_int(out, at, state.turn) if is_running else put_null(out, at)
    at = put_word(out, put(out, at, ASKED), ASKED_WORDS, int(state.asked) + 0)
    at = write_turn(state, out, at)
    at = put_int(out, put(out, at, PILE), state.pile_size)
    at = open_list(out, put(out, at, ROW))
    for place in range(state.row_size):
        at = put_word(out, at, CARD_WORDS, int(state.row[place]) + 0)
    at = put_ints(out, put(out, close_list(out, at), SIZES), state.sizes, players)
    at = open_list(out, put(out, at, SEEN))
    for seat in range(players):
        at = close_list(
            out, write_set(CARD_WORDS, 0, state.seen[seat], state.seen_twins[seat], out, open_list(out, at))
        )
    at = write_matches(state.laid, state.laid_twins, players, out, close_list(out, at))
    at = open_list(out, put(out, at, SHEETS))
    for seat in range(players):
        at = write_sheet(state, seat, out, at)
    at = open_list(out, put(out, close_list(out, at), NOW))
    for seat in range(players):
        at = write_now(state, seat, out, at)
    at = put(out, close_list(out, at), LAST_ROUND)
    return write_last_round(state, players, out, at) if done else put_null(out, at)


@part
def write_turn(state: SplitState, out: Ints, at: int) -> int:
    """What was taken, while its deepest card must be used, and the match just made, while its bonus is asked for."""
    at = put(out, at, TAKEN)
    if state.asked == ASKED_USE:
        deepest = state.row_size
        at = put_word(out, put(out, at, CARD), CARD_WORDS, int(state.row[deepest]) + 0)
        at = open_list(out, put(out, at, ALONG))
        for place in range(deepest + 1, deepest + state.taken):
            at = put_word(out, at, CARD_WORDS, int(state.row[place]) + 0)
        at = close_object(out, close_list(out, at))
    else:
        at = put_null(out, at)
    at = put(out, at, NEW_MATCH)
    if state.asked == ASKED_PENALIZE or state.asked == ASKED_STRONG or state.asked == ASKED_TRADE:
        return put_word(out, at, MATCH_WORDS, int(state.new_match) + 0)
    return put_null(out, at)


@rule
def write_sheet(state: SplitState, seat: int, out: Ints, at: int) -> int:
    """A score sheet as it stands."""  # SP-14
    negatives = min(MOST_NEGATIVES, int(state.negatives[seat]) + 0)
    total = -NEGATIVE_VALUE * negatives
    at = open_list(out, put(out, at, SHEET_ROWS))
    for rank in range(RANKS):
        filled = int(state.boxes[seat, rank]) + 0
        total += ROW_VALUES[rank, filled]
        at = put_word(out, at, ROW_WORDS, rank * FILLED + filled)
    at = put_int(out, put(out, close_list(out, at), NEGATIVES), negatives)
    at = put_int(out, put(out, at, NEGATIVE_POINTS), -NEGATIVE_VALUE * negatives)
    at = put_int(out, put(out, at, NEXT_NEGATIVE), -NEGATIVE_VALUE if negatives < MOST_NEGATIVES else 0)
    return close_object(out, put_int(out, put(out, at, TOTAL), total))


@rule
def write_now(state: SplitState, seat: int, out: Ints, at: int) -> int:
    """What the running round has brought to a seat so far."""
    gained = 0
    lost = 0
    if state.asked != NOT_ASKED:
        lost = -NEGATIVE_VALUE * (int(state.negatives[seat]) - int(state.negatives_before[seat]))
        for rank in range(RANKS):
            laid = laid_of(state.laid, seat, rank) + laid_of(state.laid_twins, seat, rank)
            filled = int(state.boxes[seat, rank]) + 0
            gained += ROW_VALUES[rank, min(MOST_BOXES, filled + laid)] - ROW_VALUES[rank, filled]
    return close_object(out, put_int(out, put(out, put_int(out, put(out, at, GAINED), gained), LOST), lost))


@part
def laid_of(laid: Ints, seat: int, rank: int) -> int:
    """How many looks of a rank lie before a seat."""
    fours = laid[seat, PERFECT] >> 4 * rank & 15 | (laid[seat, WEAK] >> 4 * rank & 15) << 4
    return count_bits(fours | (laid[seat, STRONG] >> 2 * rank & 3) << 8)


@rule
def write_last_round(state: SplitState, players: int, out: Ints, at: int) -> int:
    """How the last finished round ended."""
    at = put(out, at, WENT_OUT)
    at = put_int(out, at, int(state.last_out) + 0) if state.last_out >= 0 else put_null(out, at)
    at = put_int(out, put(out, at, ENDED_BY), int(state.last_turn) + 0)
    at = write_matches(state.last_laid, state.last_laid_twins, players, out, at)
    at = put_places(out, put(out, at, LAID_FOR), int(state.last_laid_for) + 0)
    at = put_ints(out, put(out, at, HELD), state.last_sizes, players)
    at = put_ints(out, put(out, at, PENALTIES), state.last_penalties, players)
    at = open_list(out, put(out, at, RESULTS))
    for seat in range(players):
        at = write_result(state, seat, out, at)
    return close_object(out, close_list(out, at))


@part
def write_result(state: SplitState, seat: int, out: Ints, at: int) -> int:
    """What the last finished round brought to a sheet."""  # SP-14
    negatives = int(state.last_negatives[seat]) + 0
    total = -NEGATIVE_VALUE * negatives
    at = open_list(out, put(out, at, SHEET_ROWS))
    for rank in range(RANKS):
        boxes, filled = int(state.last_boxes[seat, rank]) + 0, int(state.boxes[seat, rank]) + 0
        if boxes:
            points = ROW_VALUES[rank, filled] - ROW_VALUES[rank, filled - boxes]
            total += points
            at = put_word(out, put(out, at, RANK), RANK_WORDS, rank)
            at = put_int(out, put(out, at, BOXES), boxes)
            at = close_object(out, put_int(out, put(out, at, POINTS), points))
    at = put_int(out, put(out, close_list(out, at), NEGATIVES), negatives)
    at = put_int(out, put(out, at, NEGATIVE_POINTS), -NEGATIVE_VALUE * negatives)
    return close_object(out, put_int(out, put(out, at, TOTAL), total))
