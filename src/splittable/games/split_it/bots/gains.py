"""What cards would add to a seat's edge in Split it!: its expected points less the others' mean."""

from typing import Annotated

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.split_it.bots.worth import FEWEST, Memory, count_left, hope_for, rounds_to_come, size_of
from splittable.games.split_it.rules.codes import MOST_LEGAL
from splittable.games.split_it.rules.state import JOKER, LONGEST_ROW, NUMBERS, SEATS, SECTIONS, SplitItState


class Outlook:
    """What quick play knows of a state, written by `look_out`, and arrays to work in."""

    left: Annotated[Ints, np.int64, (NUMBERS + 1,)]
    """Cards of each kind in the pile or still in the row."""
    more: Annotated[Ints, np.float64, (SEATS, NUMBERS)]
    """What one more card of each number would add to each seat's edge."""
    taken: Annotated[Ints, np.int64, (NUMBERS,)]
    """Cards of each number that a seat is supposed to have beside its own."""
    sums: Annotated[Ints, np.float64, (SEATS, LONGEST_ROW + 1)]
    """What the first cards of the row would add to each seat's edge, by seat and how many cards."""
    gains: Annotated[Ints, np.float64, (SEATS, SECTIONS)]
    """What each section would add to each seat's edge."""
    mixes: Annotated[Ints, np.float64, (SEATS, SECTIONS)]
    """How likely each seat is to guess each section."""
    mix: Annotated[Ints, np.float64, (MOST_LEGAL,)]
    """How likely each cut of the row is."""


@rule
def look_out(state: SplitItState, memory: Memory, outlook: Outlook) -> None:
    """Write what cards are left, and what one more card of each number would add to each seat's edge."""
    count_left(state, outlook.left)
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    for number in range(NUMBERS):
        for seat in range(int(state.players)):
            size = size_of(state, seat, number)
            outlook.more[seat, number] = step(state, scored, outlook.left, seat, number, size)


@rule
def step(state: SplitItState, scored: Ints, left: Ints, seat: int, number: int, size: int) -> float:
    """What one card more than some size of a column adds to a seat's edge."""
    players = int(state.players)
    largest, second = 0, 0
    for other in range(players):
        if other != seat:
            each = size_of(state, other, number)
            second = max(second, min(each, largest))
            largest = max(largest, each)
    more = hope_for(scored, number, left[number], size + 1, largest)
    more -= hope_for(scored, number, left[number], size, largest)
    for other in range(players):
        each = size_of(state, other, number)
        # The others' expectations change only if this column is the largest beside theirs.
        if other != seat and size >= (second if each == largest else largest):
            loss = hope_for(scored, number, left[number], each, size)
            loss -= hope_for(scored, number, left[number], each, size + 1)
            more += loss / (players - 1)
    return more


@rule
def gain_of(state: SplitItState, memory: Memory, outlook: Outlook, seat: int, section: int) -> float:
    """What a section would add to a seat's edge, its jokers placed greedily."""
    scored = memory.scored[int(state.players) - FEWEST, rounds_to_come(state)]
    outlook.taken[:] = 0
    start = 0
    for before in range(section):
        start += int(state.sizes[before])
    jokers = int(state.waiting_jokers[seat])
    gain = 0.0
    for place in range(start, start + int(state.sizes[section])):
        card = int(state.pile[state.row[place]])
        if card == JOKER:
            jokers += 1
        else:
            gain += gain_again(state, scored, outlook, seat, card)
            outlook.taken[card] += 1
    for _ in range(jokers):
        number, more = best_for_joker(state, scored, outlook, seat)
        if number >= 0:
            outlook.taken[number] += 1
            gain += more
    return gain


@rule
def gain_again(state: SplitItState, scored: Ints, outlook: Outlook, seat: int, number: int) -> float:
    """What one more card of a number adds to a seat's edge, with the cards that it is supposed to have."""
    beside = int(outlook.taken[number])
    if not beside:
        return float(outlook.more[seat, number])
    return step(state, scored, outlook.left, seat, number, size_of(state, seat, number) + beside)


@rule
def best_for_joker(state: SplitItState, scored: Ints, outlook: Outlook, seat: int) -> tuple[int, float]:
    """The column where one more card adds most to the edge, and how much; -1 without a column."""
    best, most = -1, -1000.0
    for number in range(NUMBERS):
        if size_of(state, seat, number) + outlook.taken[number] or state.joker_opens:
            more = gain_again(state, scored, outlook, seat, number)
            if more > most:
                best, most = number, more
    return best, most
