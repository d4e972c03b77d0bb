"""Worlds played on by the network, which plays far better than a glance and takes fifty times as long."""

import numpy as np

from splittable.core.bits import lowest
from splittable.core.chance import next_bits, split_stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.generous_split.bots.lookahead import stray
from splittable.games.generous_split.bots.network import Desk, Weights, blank_desk, weights_of
from splittable.games.generous_split.review.playing_on import STATES, TRIAL, WORLD, doubt, draw_world, start
from splittable.games.generous_split.review.results import write_row
from splittable.games.generous_split.review.standings import shares_of
from splittable.games.generous_split.rules.game import take
from splittable.games.generous_split.rules.state import SEATS

DOUBT = 0.005
"""How far choices stray from the network's, in shares of the victory (Gumbel noise)."""


def play_on_well(states: States, eyes: int, seat: int, arms: Ints, seed: int, first: int, rows: Ints) -> None:
    """Play on by the network's choices: see `core.judges.PlayOn`."""
    room = np.concatenate([states] * STATES)
    codes, first_bits = np.asarray(arms, dtype=np.int64), np.uint64(seed % 2**64)
    weights = weights_of(int(states[0].players))
    play_worlds_well(states, room, eyes, seat, codes, first_bits, first, shares_of(states), weights, blank_desk(), rows)


@rule
def play_worlds_well(
    states: States,
    room: States,
    eyes: int,
    seat: int,
    arms: Ints,
    seed: np.uint64,
    first: int,
    shares: Ints,
    weights: Weights,
    desk: Desk,
    rows: Ints,
) -> None:
    """Draw worlds, and play every arm on in each."""
    rng, doubts = np.empty(1, dtype=np.uint64), np.empty(1, dtype=np.uint64)
    gained = np.empty(SEATS, dtype=np.int64)
    trial = room[TRIAL]
    for world in range(rows.shape[0]):
        room[WORLD] = states[0]
        split_stream(rng, seed, np.uint64(first + world))
        key = next_bits(rng)
        draw_world(room[WORLD], eyes, rng)
        trick = int(room[WORLD].tricks_done) + 1
        for place in range(len(arms)):
            room[TRIAL] = room[WORLD]
            start(trial, seat, int(arms[place]), key, doubts)
            while trial.waiting:
                mover = lowest(int(trial.waiting))
                doubt(trial, mover, key, doubts)
                take(trial, mover, stray(trial, mover, DOUBT, weights, desk, doubts))
            write_row(trial, seat, trick, shares, gained, rows[world, place])
