"""A view of Generous Split as JSON, by compiled code: what `view.show` and `view.own` say, byte for byte."""

import numpy as np

from splittable.core.bits import count_bits
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
    put_names,
    put_null,
    put_places,
    put_word,
    words,
)
from splittable.games.generous_split.rules.cards import CARDS, SUITS
from splittable.games.generous_split.rules.game import add_points
from splittable.games.generous_split.rules.state import SEATS, GenerousSplitState

CARD_WORDS, SUIT_WORDS = words(CARDS), words(SUITS)
DEAL, DEALS, DEALER, FIRST_DEALER = key("deal"), key("deals"), key("dealer"), first_key("dealer")
TRUMP, TURNED, HAND, HAND_SIZES, LEFT_OVER = map(key, ("trump", "turned", "hand", "hand_sizes", "left_over"))
TRICK, LAST_TRICK, TRICKS = key("trick"), key("last_trick"), key("tricks")
LEADER, PLAYED, SEAT, CARD, WINNER = first_key("leader"), key("cards"), first_key("seat"), key("card"), key("winner")
RECEIVED, NOW, MOST, CENTRE, OUT_OF = map(key, ("received", "now", "most", "centre", "out_of"))
RESULTS, POINTS = key("results"), key("points")


@part
def write_own(state: GenerousSplitState, seat: int, out: Ints, at: int) -> int:
    """A seat's own hand."""  # GS-08
    return put_names(out, put(out, at, HAND), CARD_WORDS, state.hands[seat] if seat >= 0 else 0)


@part
def write_shared(state: GenerousSplitState, out: Ints, at: int) -> int:
    """The table as everybody may see it: all that was played, and no hand."""  # GS-08
    dealt, players = int(state.dealt) + 0, int(state.players) + 0
    deal = max(0, dealt - 1)
    is_running = 1 if state.waiting else 0
    at = put_int(out, put(out, at, DEAL), deal + 1)
    at = put_int(out, put(out, at, DEALS), int(state.deals) + 0)
    at = put_int(out, put(out, at, DEALER), int(state.dealer) + 0)
    at = put(out, at, TRUMP)
    at = put_word(out, at, SUIT_WORDS, int(state.trump) + 0) if dealt else put_null(out, at)
    at = put(out, at, TURNED)
    at = put_word(out, at, CARD_WORDS, int(state.turned[deal]) + 0) if dealt else put_null(out, at)
    at = write_sizes(state, out, at)
    at = write_tricks(state, is_running, out, at)
    at = put_ints(out, put(out, at, RECEIVED), state.received[deal], players)
    at = write_worth(state, deal, NOW, out, at)
    at = put_int(out, put(out, at, CENTRE), int(state.centre) + 0)
    at = open_list(out, put(out, at, OUT_OF))
    for seat in range(players):
        at = put_names(out, at, SUIT_WORDS, int(state.out_of[seat]) + 0)
    at = open_list(out, put(out, close_list(out, at), RESULTS))
    for done in range(dealt - is_running):
        at = write_result(state, done, out, at)
    return close_list(out, at)


@part
def write_sizes(state: GenerousSplitState, out: Ints, at: int) -> int:
    """How many cards each hand holds, and how many are in none."""
    left_over = count_bits(state.unseen)
    at = open_list(out, put(out, at, HAND_SIZES))
    for seat in range(state.players):
        size = count_bits(state.hands[seat])
        left_over -= size
        at = put_int(out, at, size)
    return put_int(out, put(out, close_list(out, at), LEFT_OVER), left_over)


@part
def write_tricks(state: GenerousSplitState, is_running: int, out: Ints, at: int) -> int:
    """The running trick, the last one, and every finished one of the deal."""
    done, players = int(state.tricks_done) + 0, int(state.players) + 0
    at = put(out, at, TRICK)
    at = write_trick(state, done + 1, players - state.missing, out, at) if is_running else put_null(out, at)
    at = put(out, at, LAST_TRICK)
    # Row 0 is the last trick of the deal before, so `done` is the last finished one either way.
    at = write_trick(state, done, players, out, at) if done or state.dealt > 1 else put_null(out, at)
    at = open_list(out, put(out, at, TRICKS))
    for row in range(1, done + 1):
        at = write_trick(state, row, players, out, at)
    return close_list(out, at)


@rule
def write_trick(state: GenerousSplitState, row: int, count: int, out: Ints, at: int) -> int:
    """The first cards of a trick, in the order of play."""
    players = int(state.players) + 0
    seat = int(state.leaders[row]) + 0
    at = put_int(out, put(out, at, LEADER), seat)
    at = open_list(out, put(out, at, PLAYED))
    for _ in range(count):
        at = put_int(out, put(out, at, SEAT), seat)
        at = put_word(out, put(out, at, CARD), CARD_WORDS, int(state.played[row, seat]) + 0)
        at = close_object(out, at)
        seat = seat + 1 if seat + 1 < players else 0
    at = put(out, close_list(out, at), WINNER)
    is_done = row <= state.tricks_done
    at = put_int(out, at, int(state.winners[row]) + 0) if is_done else put_null(out, at)
    at = put_int(out, put(out, at, RECEIVED), int(state.gains[row]) + 0 if is_done else 0)
    return close_object(out, at)


@rule
def write_worth(state: GenerousSplitState, deal: int, name: Ints, out: Ints, at: int) -> int:
    """What the tricks received in a deal are worth to each seat, and who has the most of them."""  # GS-05
    players = int(state.players) + 0
    points = np.zeros(SEATS, dtype=np.int64)
    add_points(state.received[deal], players, points)
    at = put_ints(out, put(out, at, name), points, players)
    top = 1
    most = 0
    for seat in range(players):
        if state.received[deal, seat] > top:
            top = int(state.received[deal, seat]) + 0
            most = 0
        if state.received[deal, seat] == top:
            most |= 1 << seat
    return put_places(out, put(out, at, MOST), most)


@part
def write_result(state: GenerousSplitState, deal: int, out: Ints, at: int) -> int:
    """A finished deal."""
    players = int(state.players) + 0
    at = put_int(out, put(out, at, FIRST_DEALER), (state.start + deal) % players)
    at = put_word(out, put(out, at, TURNED), CARD_WORDS, int(state.turned[deal]) + 0)
    at = put_ints(out, put(out, at, RECEIVED), state.received[deal], players)
    return close_object(out, write_worth(state, deal, POINTS, out, at))
