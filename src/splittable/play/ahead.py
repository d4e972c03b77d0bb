"""Compiling a game before somebody waits for it."""

from splittable.core.contract import AnyGame
from splittable.play.simulation import replay_simulated, simulate


def compile_game(game: AnyGame) -> None:
    """Call everything that is compiled once, so that it is in the cache."""
    players = game.fewest
    simulate(game, players, 1, 0, {}, threads=1)
    table = replay_simulated(game, players, 0, 0, {})
    for eyes in (None, 0):
        table.resample(eyes, seed=0).copy().view(eyes)
