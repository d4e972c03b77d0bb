"""What a seat at a table of Generous Split knows, as numbers."""  # GS-08

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.observation import Field, starts_of, write_bits
from splittable.core.state import Ints
from splittable.games.generous_split.rules.cards import CARDS, SUIT_COUNT
from splittable.games.generous_split.rules.state import MOST_TRICKS, NO_SUIT, GenerousSplitState

__all__ = ["SEAT_FIELDS", "TABLE_FIELDS", "observe"]

DECK_SIZE = len(CARDS)
TRUMP_AND_LED = 2 * SUIT_COUNT
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
    """Overwrite a row with all that a seat knows."""
    # Every entry is written, without branches that could be mispredicted: see benchmarks, the lab.
    hand = int(state.hands[seat])
    dealt = int(state.dealt) + 0
    is_running = state.waiting != 0
    hidden, suits, turned = 0, 0, 0
    if dealt > 0:
        hidden = int(state.unseen) & ~hand
        suits = 1 << int(state.trump)
        turned = int(state.turned[dealt - 1])
    if is_running and state.led != NO_SUIT:
        suits |= 1 << SUIT_COUNT + int(state.led)
    write_bits(row, HAND, hand, DECK_SIZE)
    write_bits(row, HIDDEN, hidden, DECK_SIZE)
    write_bits(row, TRUMP, suits, TRUMP_AND_LED)
    row[TURNED] = turned
    row[DEAL] = max(1, dealt)
    row[DEALS] = state.deals
    row[TRICKS] = state.tricks_done
    row[CENTRE] = state.centre
    row[MISSING] = state.missing
    observe_seats(state, seat, row)


@rule
def observe_seats(state: GenerousSplitState, seat: int, row: Ints) -> None:
    """Write what everybody knows of each seat, from the looking one on."""
    players = int(state.players) + 0
    is_running = state.waiting != 0
    trick = min(int(state.tricks_done) + 1, MOST_TRICKS)
    leader = int(state.leaders[trick]) if is_running else -1
    before = players - int(state.missing) if is_running else 0
    deal = max(0, int(state.dealt) - 1)
    other = int(seat)
    first = TABLE
    for _ in range(players):
        turn = other - leader
        turn += players * int(turn < 0)
        write_bits(row, first + PLAYED, int(turn < before) << int(state.played[trick, other]), DECK_SIZE)
        write_bits(row, first + OUT_OF, int(state.out_of[other]), SUIT_COUNT)
        row[first + HELD] = count_bits(int(state.hands[other]))
        row[first + RECEIVED] = state.received[deal, other]
        points = int(state.points[other]) & MOST_POINTS
        row[first + HUNDREDS] = points // 100
        row[first + POINTS] = points % 100
        row[first + LEADS] = other == leader
        row[first + DEALER] = other == state.dealer
        other += 1
        other -= players * int(other == players)
        first += SEAT
