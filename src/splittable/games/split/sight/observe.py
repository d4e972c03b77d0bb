"""What a seat at a table of SPLIT knows, as numbers."""  # SP-17

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.observation import Field, starts_of, write_bits, write_twice
from splittable.core.state import Ints
from splittable.games.split.rules.cards import CARDS, FIRST_MATCH, MATCHES, PERFECT, RANKS, STRONG, WEAK
from splittable.games.split.rules.state import ASKED_PENALIZE, ASKED_USE, ROW_ROOM, SplitState

__all__ = ["SEAT_FIELDS", "TABLE_FIELDS", "observe"]

HALF = CARDS // 2
"""How many Strong matches look different; of Perfect and of Weak ones there are as many as cards."""
STRONG_LOOKS, WEAK_LOOKS = int(FIRST_MATCH[STRONG]), int(FIRST_MATCH[WEAK])

TABLE_FIELDS = (
    Field("asked", (6,), "1 for what is asked: draw, use, play, penalize, strong, trade."),
    Field("hand", (CARDS,), "How many of each card are in the own hand; card 0 is AC, 1 AD … 51 2S."),
    Field("hidden", (CARDS,), "How many of each card the seat has not seen."),
    Field("row", (ROW_ROOM,), "The row from the top: the number of each card and one more."),
    Field("taken", (ROW_ROOM,), "The same of the cards just taken, the deepest first, while it is to be used."),
    Field("ready", (CARDS,), "1 for each card that could upgrade some match."),
    Field("new_match", (MATCHES,), "1 for the match whose bonus is asked for."),
    Field("pile", (1,), "Cards in the pile."),
    Field("rounds_done", (1,), "Rounds finished."),
    Field("rounds", (1,), "How many rounds there are."),
    Field("options", (5,), "The places of the options last_card, last_draw, next_deal, partner and tie."),
)
SEAT_FIELDS = (
    Field("cards", (1,), "Cards in hand."),
    Field("seen", (CARDS,), "How many of each card everybody saw going into this hand."),
    Field("matches", (MATCHES,), "How many of each match lie before the seat: Perfect, Strong, Weak ones."),
    Field("boxes", (RANKS,), "Boxes filled for each rank, from A to 2."),
    Field("negatives", (1,), "Negative boxes filled."),
    Field("penalties", (1,), "Negative boxes filled in this round for Perfect matches."),
    Field("turn", (1,), "1 if it is the seat's turn."),
    Field("deals_cards", (1,), "1 if the seat is the dealer."),
)

ASKED, HAND, HIDDEN, ROW, TAKEN, READY, NEW, PILE, DONE, ROUNDS, OPTIONS, TABLE = starts_of(TABLE_FIELDS)
HELD, SEEN, LAID, BOXES, NEGATIVES, PENALTIES, TURN, DEALER, SEAT = starts_of(SEAT_FIELDS)


@rule
def observe(state: SplitState, seat: int, row: Ints) -> None:
    """Overwrite a row with all that a seat knows."""
    row[:] = 0
    if state.asked:
        row[ASKED + state.asked - 1] = 1
    write_twice(row, HAND, int(state.held[seat]), int(state.held_twins[seat]), CARDS)
    observe_hidden(state, seat, row)
    size = int(state.row_size)
    for depth in range(size):
        row[ROW + depth] = state.row[size - 1 - depth] + 1
    if state.asked == ASKED_USE:
        for place in range(int(state.taken)):
            row[TAKEN + place] = state.row[size + place] + 1
    write_bits(row, READY, int(state.ready), CARDS)
    if state.asked >= ASKED_PENALIZE:
        row[NEW + int(state.new_match)] = 1
    row[PILE] = state.pile_size
    row[DONE] = state.rounds_done
    row[ROUNDS] = state.rounds
    row[OPTIONS] = state.last_card
    row[OPTIONS + 1] = state.last_draw
    row[OPTIONS + 2] = state.next_deal
    row[OPTIONS + 3] = state.partner
    row[OPTIONS + 4] = state.tie
    for other in range(state.players):
        relative = (other - seat + int(state.players)) % int(state.players)
        observe_seat(state, other, row, TABLE + relative * SEAT)


@rule
def observe_hidden(state: SplitState, seat: int, row: Ints) -> None:
    """Count the cards of the pile and of other hands that nobody saw going there."""
    for place in range(int(state.pile_size)):
        row[HIDDEN + int(state.pile[place])] += 1
    for other in range(state.players):
        if other != seat:
            once, twins = state.held[other], state.held_twins[other]
            seen, seen_twins = state.seen[other], state.seen_twins[other]
            count_cards(row, int(once & ~seen))
            # Of two copies one was seen: the other is still hidden.
            count_cards(row, int(twins & ~seen_twins))


@rule
def count_cards(row: Ints, cards: int) -> None:
    """Add one for each card of a set."""
    while cards:
        row[HIDDEN + lowest(cards)] += 1
        cards &= cards - 1


@rule
def observe_seat(state: SplitState, other: int, row: Ints, first: int) -> None:
    """Write what everybody knows of a seat."""
    row[first + HELD] = state.sizes[other]
    write_twice(row, first + SEEN, int(state.seen[other]), int(state.seen_twins[other]), CARDS)
    laid, twins = state.laid[other], state.laid_twins[other]
    write_twice(row, first + LAID, int(laid[PERFECT]), int(twins[PERFECT]), CARDS)
    write_twice(row, first + LAID + STRONG_LOOKS, int(laid[STRONG]), int(twins[STRONG]), HALF)
    write_twice(row, first + LAID + WEAK_LOOKS, int(laid[WEAK]), int(twins[WEAK]), CARDS)
    for rank in range(RANKS):
        row[first + BOXES + rank] = state.boxes[other, rank]
    row[first + NEGATIVES] = state.negatives[other]
    row[first + PENALTIES] = state.penalties[other]
    row[first + TURN] = other == state.turn
    row[first + DEALER] = other == state.dealer
