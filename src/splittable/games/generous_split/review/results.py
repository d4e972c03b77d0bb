"""What came of a deal that was played to its end, as a row of results."""

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.review.columns import (
    AHEAD,
    COMPONENTS,
    FREE,
    LAST,
    LEADS,
    MOST,
    NONE,
    OTHER_MOST,
    OTHER_RECEIVES,
    OTHERS_NONE,
    OTHERS_TRICKS,
    OWN_NONE,
    OWN_TRICKS,
    PARKS,
    PARKS_LATER,
    RECEIVES,
    SHARES_NONE,
)
from splittable.games.generous_split.review.standings import way_of
from splittable.games.generous_split.rules.cards import suit_of
from splittable.games.generous_split.rules.game import add_points
from splittable.games.generous_split.rules.state import GenerousSplitState

SOON = 3
"""Within so many tricks after this one a seat is soon rid of a suit."""


@rule
def write_row(state: GenerousSplitState, seat: int, trick: int, shares: Ints, gained: Ints, row: Ints) -> None:
    """Write the results of a finished deal; `trick` is the one that a seat chose a card for, -1 that of nobody.

    `shares` are those of `standings`, `gained` is room to work in.
    """
    players = int(state.players)
    received = state.received[state.dealt - 1]
    total = 0
    for other in range(players):
        gained[other] = 0
    add_points(received, players, gained)
    for other in range(players):
        total += gained[other]
    way = way_of(received, players)
    for other in range(players):
        row[other] = gained[other] - (total - gained[other]) / (players - 1)
        row[players + other] = shares[way, other]
    for place in range(2 * players, row.shape[0]):
        row[place] = 0
    if seat >= 0:
        write_components(received, players, seat, gained, row, 2 * players)
        write_events(state, seat, trick, row, 2 * players + len(COMPONENTS))


@rule
def write_components(received: Ints, players: int, seat: int, gained: Ints, row: Ints, first: int) -> None:
    """Write what a seat's lead is made of."""
    row[first + (OWN_TRICKS if received[seat] else OWN_NONE)] = gained[seat]
    tricks, none = 0, 0
    for other in range(players):
        if other != seat and received[other]:
            tricks += gained[other]
        elif other != seat:
            none += gained[other]
    row[first + OTHERS_TRICKS] = -tricks / (players - 1)
    row[first + OTHERS_NONE] = -none / (players - 1)


@rule
def write_events(state: GenerousSplitState, seat: int, trick: int, row: Ints, first: int) -> None:
    """Write what happened, of the trick that a seat chose a card for and of the deal after it."""
    players, last = int(state.players), int(state.tricks_done)
    winner, to_centre = int(state.winners[trick]), int(state.gains[trick] == 0)
    row[first + RECEIVES] = int(winner == seat) & ~to_centre & 1
    row[first + PARKS] = to_centre
    row[first + LEADS] = int(winner == seat and trick < last)
    row[first + LAST] = int(state.winners[last] == seat)
    for later in range(trick + 1, last + 1):
        led = suit_of(int(state.played[later, int(state.leaders[later])]))
        if later <= trick + SOON and suit_of(int(state.played[later, seat])) != led:
            row[first + FREE] = 1
        if state.winners[later] == seat and state.gains[later] == 0:
            row[first + PARKS_LATER] = 1
    if winner != seat and not to_centre:
        row[first + OTHER_RECEIVES + (winner - seat + players) % players - 1] = 1
    write_counts(state, seat, row, first)


@rule
def write_counts(state: GenerousSplitState, seat: int, row: Ints, first: int) -> None:
    """Write who has the most tricks of the deal and who has none, and whether a seat is then ahead in the game."""
    players = int(state.players)
    received = state.received[state.dealt - 1]
    most, without, best = 0, 0, 0
    for other in range(players):
        most = max(most, int(received[other]))
        without += int(received[other] == 0)
        best = max(best, int(state.points[other]))
    for turn in range(1, players):
        row[first + OTHER_MOST + turn - 1] = int(received[(seat + turn) % players] == most)
    row[first + MOST] = int(received[seat] == most)
    row[first + NONE] = int(received[seat] == 0)
    row[first + SHARES_NONE] = int(received[seat] == 0 and without > 1)
    row[first + AHEAD] = int(state.points[seat] == best)
