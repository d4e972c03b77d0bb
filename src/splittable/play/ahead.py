"""Compiling a game before somebody waits for it."""

import numpy as np

from splittable.core.contract import Game
from splittable.play.batch import Batch
from splittable.play.simulate import replay_simulated, simulate


def compile_game(game: Game) -> None:
    """Call everything that is compiled once, so that it is in the cache."""
    players = game.fewest
    simulate(game, players, 1, 0, {}, threads=1)
    batch = Batch(game, players, 2)
    batch.reset(0)
    batch.step(np.argmax(batch.masks, axis=1))
    table = replay_simulated(game, players, 0, 0, {})
    for eyes in (None, 0):
        table.resample(eyes, seed=0).copy().view(eyes)
