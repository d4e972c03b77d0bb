"""A look-ahead over what may be hidden: each card is tried in the same worlds, and the network plays on for everybody.

A try ends with the deal, or when the seat has to choose again some tricks later: it was worth what the network then
says of the seat's best card. The worse half of the cards is dropped again and again, so that most tries go to cards
that are hard to tell apart (sequential halving: Karnin, Koren and Somekh 2013).
"""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.network import (
    Desk,
    Weights,
    best_place,
    look,
    weigh_cards,
    weigh_nothing,
)
from splittable.games.generous_split.rules.game import MOST_LEGAL, playable, take
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.rules.state import GenerousSplitState

WORLD, TRIAL = 1, 2
"""Of the states: 0 is the one to think about, then the world drawn and the try in it."""
STATES = 3


@rule
def choose(state: GenerousSplitState, seat: int, weights: Weights, desk: Desk) -> int:
    """The card that the network values most."""
    cards = playable(int(state.hands[seat]), int(state.led))
    if cards & (cards - 1) == 0:
        return lowest(cards)
    count = weigh_cards(state, seat, weights, desk)
    return int(desk.codes[best_place(desk, count)]) + 0


@rule
def play_on(state: GenerousSplitState, seat: int, tricks: int, weights: Weights, desk: Desk) -> float:
    """A seat's share of the victory, the network playing for everybody until the seat chooses some tricks later."""
    while state.waiting:
        mover = lowest(int(state.waiting))
        if mover == seat:
            tricks -= 1
            if tricks == 0:
                count = weigh_cards(state, seat, weights, desk)
                return float(desk.shares[best_place(desk, count), 0])
        take(state, mover, choose(state, mover, weights, desk))
    return value_of_end(state, seat, weights, desk)


@rule
def value_of_end(state: GenerousSplitState, seat: int, weights: Weights, desk: Desk) -> float:
    """A seat's share of the victory at the end of a deal."""
    if state.over:
        best, winners = 0, 0
        for other in range(state.players):
            best = max(best, int(state.points[other]))
        for other in range(state.players):
            winners += int(state.points[other] == best)
        return int(state.points[seat] == best) / winners
    known = look(state, seat, weights, desk)
    shares = desk.shares[0]
    weigh_nothing(state, known, weights, desk, shares)
    return float(shares[0])


@rule
def look_ahead(states: States, seat: int, tries: int, tricks: int, weights: Weights, desk: Desk, rng: Ints) -> int:
    """The card that a seat should play after about so many tries, each of so many tricks."""
    count = weigh_cards(states[0], seat, weights, desk)
    cards, totals, priors = np.empty(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL), np.empty(MOST_LEGAL)
    for place in range(count):
        cards[place] = desk.codes[place]
        priors[place] = desk.shares[place, 0]
    rounds = 1
    while 1 << rounds < count:
        rounds += 1
    worlds = 0
    while count > 1:
        share = tries // (rounds * count)
        for _ in range(share):
            states[WORLD] = states[0]
            resample(states[WORLD], seat, rng)
            for place in range(count):
                states[TRIAL] = states[WORLD]
                take(states[TRIAL], seat, int(cards[place]))
                totals[place] += play_on(states[TRIAL], seat, tricks, weights, desk)
        worlds += share
        sort_cards(cards, totals, priors, count, worlds)
        count = (count + 1) // 2 if worlds else 1
    return int(cards[0])


@rule
def sort_cards(cards: Ints, totals: Ints, priors: Ints, count: int, worlds: int) -> None:
    """Sort cards by what they were worth, the best first; without a try, by what the network says."""
    for last in range(1, count):
        place = last
        while place and worth(totals, priors, place, worlds) > worth(totals, priors, place - 1, worlds):
            for array in (totals, priors):
                array[place], array[place - 1] = array[place - 1], array[place]
            cards[place], cards[place - 1] = cards[place - 1], cards[place]
            place -= 1


@rule
def worth(totals: Ints, priors: Ints, place: int, worlds: int) -> float:
    """What a card was worth in all worlds, the network's opinion counting as one more."""
    return float(totals[place] + priors[place]) / (worlds + 1)
