"""What a seat may expect and what it is likely to play, by the network."""

import math

import numpy as np

from splittable.core.compiler import rule
from splittable.core.contract import Estimates
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.network import (
    Desk,
    Weights,
    best_place,
    blank_desk,
    weigh_cards,
    weights_of,
)
from splittable.games.generous_split.rules.game import MOST_LEGAL

SHARP = 50.0
"""How much likelier a card becomes with its share of the victory: e-fold for every 2 %."""


def values(states: States, seats: Ints) -> Ints:
    """Every seat's expected share of the victory if the seat to act plays its best card; a row a state."""
    players = int(states["players"][0])
    found = np.zeros((len(states), players), np.float32)
    expect(states, seats.astype(np.int64), weights_of(players), blank_desk(), found)
    return found


def policies(states: States, seats: Ints) -> tuple[Ints, Ints]:
    """The legal cards, a row a state, and how likely each is."""
    codes = np.full((len(states), MOST_LEGAL), -1, np.int32)
    chances = np.zeros((len(states), MOST_LEGAL), np.float32)
    weigh_chances(states, seats.astype(np.int64), weights_of(int(states["players"][0])), blank_desk(), codes, chances)
    return codes, chances


@rule
def expect(states: States, seats: Ints, weights: Weights, desk: Desk, found: Ints) -> None:
    """Write the shares of every state's best card, by seat."""
    players = found.shape[1]
    for index in range(len(seats)):
        seat = int(seats[index])
        best = best_place(desk, weigh_cards(states[index], seat, weights, desk))
        for turn in range(players):
            found[index, (seat + turn) % players] = desk.shares[best, turn]


@rule
def weigh_chances(states: States, seats: Ints, weights: Weights, desk: Desk, codes: Ints, chances: Ints) -> None:
    """Write a softmax of the shares of every state's cards."""
    for index in range(len(seats)):
        count = weigh_cards(states[index], int(seats[index]), weights, desk)
        most, total = desk.shares[best_place(desk, count), 0], 0.0
        for place in range(count):
            codes[index, place] = desk.codes[place]
            chances[index, place] = math.exp(SHARP * (desk.shares[place, 0] - most))
            total += chances[index, place]
        for place in range(count):
            chances[index, place] /= total


ESTIMATES = Estimates(values, policies)
