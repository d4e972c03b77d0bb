"""A race of cards over the same worlds: those that are clearly worse than the best drop out.

Cards are compared world by world, so what makes a world good or bad for all of them counts for nothing.
"""

from typing import NamedTuple

import numpy as np

from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.generous_split.bots.distinct import distinct
from splittable.games.generous_split.bots.network import Desk
from splittable.games.generous_split.rules.game import MOST_LEGAL
from splittable.games.generous_split.rules.state import GenerousSplitState

SURE = 3.0
"""A card drops out when it is so many standard errors behind the best."""


class Race(NamedTuple):
    """The cards that are still in the race come first."""

    cards: Ints
    totals: Ints
    """What each card was worth in all worlds, the network's opinion counting as one more."""
    found: Ints
    """What each card was worth in the last world."""
    squares: Ints
    """Sums of the squared differences of each two cards."""


def blank_race() -> Race:
    """A new race."""
    return Race(
        np.zeros(MOST_LEGAL, np.int64),
        np.zeros(MOST_LEGAL),
        np.zeros(MOST_LEGAL),
        np.zeros((MOST_LEGAL, MOST_LEGAL)),
    )


@rule
def enter(race: Race, state: GenerousSplitState, seat: int, desk: Desk, count: int) -> int:
    """Enter the cards that were weighed, of those as good as each other the network's favourite; how many."""
    firsts = distinct(state, seat)
    entered = 0
    for place in range(count):
        card, prior = int(desk.codes[place]), desk.shares[place, 0]
        entered += firsts >> card & 1
        if firsts >> card & 1 or prior > race.totals[entered - 1]:
            race.cards[entered - 1] = card
            race.totals[entered - 1] = prior
    return entered


@rule
def add_world(race: Race, count: int) -> None:
    """Add what the cards were worth in one more world."""
    totals, found, squares = race.totals, race.found, race.squares
    for one in range(count):
        totals[one] += found[one]
        for two in range(one):
            squares[one, two] += (found[one] - found[two]) ** 2
            squares[two, one] = squares[one, two]


@rule
def drop_out(race: Race, count: int) -> int:
    """Drop all cards that are clearly worse than the best, which comes first; how many stay."""
    sort(race, 1, count)
    place = 1
    while place < count:
        behind = race.totals[0] - race.totals[place]
        if behind * behind > SURE * SURE * race.squares[0, place]:
            count -= 1
            swap(race, place, count)
        else:
            place += 1
    return count


@rule
def sort(race: Race, first: int, count: int) -> None:
    """Bring the best cards to the front, so many of them."""
    for place in range(first):
        best = place
        for other in range(place + 1, count):
            if race.totals[other] > race.totals[best]:
                best = other
        swap(race, place, best)


@rule
def swap(race: Race, one: int, two: int) -> None:
    """Exchange the places of two cards."""
    cards, totals, squares = race.cards, race.totals, race.squares
    cards[one], cards[two] = cards[two], cards[one]
    totals[one], totals[two] = totals[two], totals[one]
    for place in range(MOST_LEGAL):
        squares[one, place], squares[two, place] = squares[two, place], squares[one, place]
    for place in range(MOST_LEGAL):
        squares[place, one], squares[place, two] = squares[place, two], squares[place, one]
