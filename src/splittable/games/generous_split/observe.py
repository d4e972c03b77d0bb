"""What a seat at a table of Generous Split knows, as numbers."""  # GS-08

from importlib import import_module

from splittable.core.compiled import rule
from splittable.core.observation import Field, starts_of, write_bits
from splittable.core.state import Ints
from splittable.games.generous_split.cards import CARDS, SUITS, size
from splittable.games.generous_split.state import MOST_TRICKS, NO_SUIT, GenerousSplitState

__all__ = ["SEAT_FIELDS", "TABLE_FIELDS", "observe", "rules"]

rules = import_module("splittable.games.generous_split.rules")
"""By name: with the package all its words would count for the cache."""

DECK_SIZE = len(CARDS)
SUIT_COUNT = len(SUITS)
MOST_POINTS = 1023
"""More than fifteen deals can give; with this mask the compiler sees that points are never negative."""

TABLE_FIELDS = (
    Field("hand", (DECK_SIZE,), "1 for each card in the own hand; card 0 is 2C, 12 AC, 13 2D … 51 AS."),
    Field("hidden", (DECK_SIZE,), "1 for each card that may be in another hand or left over."),
    Field("trump", (SUIT_COUNT,), "1 for the trump suit, in the order C D H S."),
    Field("led", (SUIT_COUNT,), "1 for the suit led to the running trick."),
    Field("turned", (1,), "The number of the card turned for trump."),
    Field("deal", (1,), "The deal on the table, from 1."),
    Field("deals", (1,), "How many deals there are."),
    Field("tricks", (1,), "Tricks finished in this deal."),
    Field("centre", (1,), "Tricks at the centre."),
    Field("missing", (1,), "How many cards the running trick lacks."),
)
SEAT_FIELDS = (
    Field("played", (DECK_SIZE,), "1 for the card in the running trick."),
    Field("out_of", (SUIT_COUNT,), "1 for each suit that the seat has failed to follow in this deal."),
    Field("cards", (1,), "Cards in hand."),
    Field("received", (1,), "Tricks received in this deal."),
    Field("hundreds", (1,), "Whole hundreds of the points of finished deals."),
    Field("points", (1,), "The rest of these points."),
    Field("leads", (1,), "1 if the seat led to the running trick."),
    Field("deals_cards", (1,), "1 if the seat is the dealer."),
)

HAND, HIDDEN, TRUMP, LED, TURNED, DEAL, DEALS, TRICKS, CENTRE, MISSING, TABLE = starts_of(TABLE_FIELDS)
PLAYED, OUT_OF, HELD, RECEIVED, HUNDREDS, POINTS, LEADS, DEALER, SEAT = starts_of(SEAT_FIELDS)


@rule
def observe(state: GenerousSplitState, seat: int, row: Ints) -> None:
    """Write all that a seat knows into a row of zeros."""
    players = int(state.players)
    if state.dealt > 0:
        hand = int(state.hands[seat])
        write_bits(row, HAND, hand, DECK_SIZE)
        write_bits(row, HIDDEN, int(state.unseen) & ~hand, DECK_SIZE)
        row[TRUMP + state.trump] = 1
        row[TURNED] = state.turned[state.dealt - 1]
    is_running = state.waiting != 0
    if is_running and state.led != NO_SUIT:
        row[LED + state.led] = 1
    row[DEAL] = max(1, int(state.dealt))
    row[DEALS] = state.deals
    row[TRICKS] = state.tricks_done
    row[CENTRE] = state.centre
    row[MISSING] = state.missing
    trick = min(int(state.tricks_done) + 1, MOST_TRICKS)
    leader = int(state.leaders[trick]) if is_running else -1
    before = players - int(state.missing) if is_running else 0
    deal = max(0, int(state.dealt) - 1)
    other = int(seat)
    for relative in range(players):
        first = TABLE + relative * SEAT
        turn = other - leader if other >= leader else other - leader + players
        if turn < before:
            row[first + PLAYED + state.played[trick, other]] = 1
        write_bits(row, first + OUT_OF, int(state.out_of[other]), SUIT_COUNT)
        row[first + HELD] = size(int(state.hands[other]))
        row[first + RECEIVED] = state.received[deal, other]
        points = int(state.points[other]) & MOST_POINTS
        row[first + HUNDREDS] = points // 100
        row[first + POINTS] = points % 100
        row[first + LEADS] = other == leader
        row[first + DEALER] = other == state.dealer
        other = other + 1 if other + 1 < players else 0
