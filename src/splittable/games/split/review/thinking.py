"""A stronger policy: the rollout policy's own choice, unless another one does clearly better in a few rollouts."""

import numpy as np

from splittable.core.chance import next_bits, split_stream
from splittable.core.compiler import rule
from splittable.core.state import Ints, States
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.search import judge
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.review.candidates import list_candidates
from splittable.games.split.review.piles import lift, share_out
from splittable.games.split.rules.codes import DRAW
from splittable.games.split.rules.game import take
from splittable.games.split.rules.resample import resample
from splittable.games.split.rules.state import SEATS

NOISE = 4.0
"""How much the rollout policy doubts its ratings, in points."""
MOST_STEPS = 1 << 12
"""No turn has more decisions."""
TRIAL, THOUGHT, TRY = 1, 2, 3
"""The places of the round that is played on, of a world that its mover thinks of, and of a try in that world."""
WIDTH = 4
"""How many actions are thought about."""
WORLDS = 24
"""In how many worlds."""
CAUTION = 1.0
"""Standard errors by which another action must do better than the rollout policy's choice."""


@rule
def key_doubts(rng: Ints, key: np.uint64, turn: int, step: int) -> None:
    """Set a stream to the one for a decision of a turn."""
    split_stream(rng, key, np.uint64(turn * MOST_STEPS + step))


@rule
def try_out(room: States, code: int, key: np.uint64, rng: Ints, codes: Ints, piles: Ints, worths: Ints) -> None:
    """Take a code in the world thought of, and let the rollout policy finish the round; write everybody's worth."""
    room[TRY] = room[THOUGHT]
    state, world = room[TRY], room[THOUGHT]
    share_out(piles, int(world.pile_size), int(world.players))
    turn, step = int(state.turns), 0
    while state.waiting != 0:
        mover = int(state.turn)
        if state.turns != turn:
            turn, step = int(state.turns), 0
        if code < 0:
            key_doubts(rng, key, turn, step)
            code = play_quickly(state, mover, codes, TASTE, NOISE, rng)
        if code == DRAW:
            lift(state, world, piles, mover)
        take(state, mover, code)
        code = -1
        step += 1
    judge(state, worths)


@rule
def think(room: States, seat: int, rng: Ints, codes: Ints, piles: Ints) -> int:
    """What a seat does in the trial after some thought."""
    options = np.empty(codes.shape[0], dtype=np.int32)
    count = min(WIDTH, list_candidates(room[TRIAL], seat, options))
    if count == 1:
        return int(options[0]) + 0
    worths = np.zeros(SEATS)
    sums, squares = np.zeros(WIDTH), np.zeros(WIDTH)
    for _ in range(WORLDS):
        room[THOUGHT] = room[TRIAL]
        resample(room[THOUGHT], seat, rng)
        key, kept = next_bits(rng), rng[0]
        first = 0.0
        for place in range(count):
            try_out(room, int(options[place]) + 0, key, rng, codes, piles, worths)
            if place == 0:
                first = worths[seat]
            gain = worths[seat] - first
            sums[place] += gain
            squares[place] += gain * gain
        rng[0] = kept
    best, chosen = 0.0, 0
    for place in range(1, count):
        mean = sums[place] / WORLDS
        error = np.sqrt(max(0.0, squares[place] / WORLDS - mean * mean) / WORLDS)
        if mean - CAUTION * error > best:
            best, chosen = mean - CAUTION * error, place
    return int(options[chosen]) + 0
