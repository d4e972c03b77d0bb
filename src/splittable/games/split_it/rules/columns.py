"""Columns of Split it!: how cards and jokers are laid in them, and what they score."""

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.decisions import highest
from splittable.core.state import Ints
from splittable.games.split_it.rules.state import JOKER, NUMBERS, SplitItState


@rule
def catch_card(state: SplitItState, seat: int, card: int) -> None:
    """Lay a card in its column, or a joker aside to be placed; its owner is out of the round."""  # SI-06, SI-09
    state.in_round &= ~(1 << seat)
    if card == JOKER:
        state.caught_jokers[seat] += 1
    else:
        state.numbers[seat, card] += 1
        state.columns[seat] |= 1 << int(card)


@rule
def columns_for_jokers(state: SplitItState, seat: int) -> int:
    """The columns that a seat's jokers may go on, as a bit mask.

    Jokers only wait while there is no column at all, so any column is one that the catch has formed.
    """  # SI-09, SI-10
    if state.joker_opens:
        return (1 << NUMBERS) - 1
    return int(state.columns[seat])


@rule
def keep_jokers(state: SplitItState, seat: int) -> None:
    """Jokers wait where there is no column that they may go on."""  # SI-10
    if columns_for_jokers(state, seat) == 0:
        state.waiting_jokers[seat] += state.caught_jokers[seat]
        state.caught_jokers[seat] = 0


@rule
def most_cards(state: SplitItState, card: int) -> int:
    """The largest column of a number at the table."""
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.numbers[seat, card]) + int(state.jokers[seat, card]))
    return most


@rule
def score(state: SplitItState, scores: Ints) -> None:
    """Each number once to every seat with most cards in its column, at least one."""  # SI-13
    for seat in range(state.players):
        scores[seat] = 0
    for card in range(NUMBERS):
        most = most_cards(state, card)
        for seat in range(state.players):
            if most and state.numbers[seat, card] + state.jokers[seat, card] == most:
                scores[seat] += card + 1


@rule
def count_columns(state: SplitItState, seat: int) -> int:
    """How many columns a seat has formed."""
    return count_bits(int(state.columns[seat]))


@rule
def winners(state: SplitItState, scores: Ints) -> int:
    """Most points, then most columns among those tied; still tied, they share."""  # SI-14
    best = highest(scores, state.players)
    most = 0
    for seat in range(state.players):
        if best >> seat & 1:
            most = max(most, count_columns(state, seat))
    seats = 0
    for seat in range(state.players):
        if best >> seat & 1 and count_columns(state, seat) == most:
            seats |= 1 << seat
    return seats
