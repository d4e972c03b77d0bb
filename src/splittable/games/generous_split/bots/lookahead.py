"""A look-ahead over what may be hidden: each card is tried in the same worlds, and players are imagined to play on.

A try is worth the mean of two opinions that err differently. In one the network plays for everybody, with some noise
for the others, until the deal ends or the seat has to choose again some tricks later: it is worth what the network then
says of the seat's best card. In the other the deal is played to its end by glances, several times.
The worse half of the cards is dropped again and again, and before that whatever is clearly worse than the best, so that
most tries go to cards that are hard to tell apart (sequential halving: Karnin, Koren and Somekh 2013).
"""

import math

from splittable.core.bits import lowest
from splittable.core.chance import fraction
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.distinct import distinct
from splittable.games.generous_split.bots.glance import glance
from splittable.games.generous_split.bots.network import (
    Desk,
    Weights,
    best_place,
    look,
    weigh_cards,
    weigh_nothing,
    weigh_these,
)
from splittable.games.generous_split.bots.race import Race, add_world, drop_out, enter, sort
from splittable.games.generous_split.rules.game import playable, take
from splittable.games.generous_split.rules.resample import resample
from splittable.games.generous_split.rules.state import GenerousSplitState

WORLD, TRIAL = 1, 2
"""Of the states: 0 is the one to think about, then the world drawn and the try in it."""
STATES = 3
TRICKS = 2
"""Length of a try by the network: the table is valued when the seat has to choose for this many tricks."""
NOISE = 0.02
"""How far the others' choices stray from the network's in a try, in shares of the victory (Gumbel noise)."""
GLANCES = 8
"""How often a try is played to the end of the deal by glances."""
GLANCE_NOISE = 2.0
"""How far glances stray, in points."""
FEWEST_WORLDS, WORLDS_AT_ONCE = 16, 4
"""Cards drop out after so many worlds at first, then so many more at a time."""


@rule
def choose(state: GenerousSplitState, seat: int, weights: Weights, desk: Desk) -> int:
    """The card that the network values most."""
    cards = playable(int(state.hands[seat]), int(state.led))
    if cards & (cards - 1) == 0:
        return lowest(cards)
    count = weigh_cards(state, seat, weights, desk)
    return int(desk.codes[best_place(desk, count)]) + 0


@rule
def weigh_distinct(state: GenerousSplitState, seat: int, cards: int, weights: Weights, desk: Desk) -> int:
    """Write the shares of some cards of a seat; how many."""
    return weigh_these(state, seat, cards, look(state, seat, weights, desk), weights, desk)


@rule
def stray(state: GenerousSplitState, seat: int, noise: float, weights: Weights, desk: Desk, rng: Ints) -> int:
    """The card that the network values most with some noise: a softmax of the shares."""
    cards = distinct(state, seat)
    if cards & (cards - 1) == 0:
        return lowest(cards)
    count = weigh_distinct(state, seat, cards, weights, desk)
    best, most = 0, -math.inf
    for place in range(count):
        worth = desk.shares[place, 0]
        if noise > 0:
            worth -= noise * math.log(-math.log(fraction(rng) + 1e-12) + 1e-12)
        if worth > most:
            best, most = place, worth
    return int(desk.codes[best]) + 0


@rule
def play_on(state: GenerousSplitState, seat: int, weights: Weights, desk: Desk, rng: Ints) -> float:
    """A seat's share of the victory, the network playing for everybody until the seat chooses some tricks later."""
    tricks = TRICKS
    while state.waiting:
        mover = lowest(int(state.waiting))
        if mover == seat:
            tricks -= 1
            if tricks == 0:
                count = weigh_distinct(state, seat, distinct(state, seat), weights, desk)
                return float(desk.shares[best_place(desk, count), 0])
        take(state, mover, stray(state, mover, 0.0 if mover == seat else NOISE, weights, desk, rng))
    return value_of_end(state, seat, weights, desk)


@rule
def glance_on(state: GenerousSplitState, seat: int, weights: Weights, desk: Desk, rng: Ints) -> float:
    """A seat's share of the victory, glances playing for everybody to the end of the deal."""
    while state.waiting:
        mover = lowest(int(state.waiting))
        take(state, mover, glance(state, mover, GLANCE_NOISE, rng))
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
def try_card(states: States, seat: int, card: int, weights: Weights, desk: Desk, rng: Ints) -> float:
    """What a card is worth in the world that was drawn."""
    total = 0.0
    for _ in range(GLANCES):
        states[TRIAL] = states[WORLD]
        take(states[TRIAL], seat, card)
        total += glance_on(states[TRIAL], seat, weights, desk, rng)
    states[TRIAL] = states[WORLD]
    take(states[TRIAL], seat, card)
    return (total / GLANCES + play_on(states[TRIAL], seat, weights, desk, rng)) / 2


@rule
def look_ahead(states: States, seat: int, tries: int, weights: Weights, desk: Desk, race: Race, rng: Ints) -> int:
    """The card that a seat should play after at most so many tries."""
    count = enter(race, states[0], seat, desk, weigh_cards(states[0], seat, weights, desk))
    rounds, worlds = 1, 0
    while 1 << rounds < count:
        rounds += 1
    while count > 1:
        left = tries // (rounds * count) * count
        while left >= count > 1:
            left -= count
            worlds += 1
            states[WORLD] = states[0]
            resample(states[WORLD], seat, rng)
            for place in range(count):
                race.found[place] = try_card(states, seat, int(race.cards[place]), weights, desk, rng)
            add_world(race, count)
            if worlds >= FEWEST_WORLDS and worlds % WORLDS_AT_ONCE == 0:
                count = drop_out(race, count)
        sort(race, (count + 1) // 2, count)
        count = (count + 1) // 2 if worlds else 1
    return int(race.cards[0])
