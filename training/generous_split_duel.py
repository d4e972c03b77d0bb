"""The network against a glance, in whole games and compiled: the point of a training's curve."""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import shuffle
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.glance import glance
from splittable.games.generous_split.bots.network import Desk, Weights, best_place, blank_desk, weigh_cards
from splittable.games.generous_split.rules.game import MOST_CARDS, deal, deck, setup, take
from training.generous_split_lessons import blank_states


def duel(players: int, weights: Weights, games: int, rng: Ints) -> float:
    """The network's share of the victories with every other seat, the seats exchanged after each game."""
    return play_duel(blank_states(), players, weights, games, rng, blank_desk())


@rule
def play_duel(states: States, players: int, weights: Weights, games: int, rng: Ints, desk: Desk) -> float:
    """Play the games."""
    cards = np.empty(MOST_CARDS, np.int8)
    options = np.zeros(2, np.int64)
    won = 0.0
    for game in range(games):
        states[0] = states[1]
        state = states[0]
        state.players = players
        setup(state, options)
        while not state.over:
            if state.needs:
                shuffle(rng, cards, deck(state, cards))
                deal(state, cards)
            seat = lowest(int(state.waiting))
            if (seat + game) % 2:
                card = glance(state, seat, 0.0, rng)
            else:
                count = weigh_cards(state, seat, weights, desk)
                card = int(desk.codes[best_place(desk, count)]) + 0
            take(state, seat, card)
        best, winners, ours = -1, 0, 0
        for seat in range(players):
            if state.points[seat] > best:
                best, winners, ours = int(state.points[seat]), 0, 0
            if state.points[seat] == best:
                winners += 1
                ours += int((seat + game) % 2 == 0)
        won += ours / winners
    return won / games
