"""Compiling a game's bots before somebody waits for them."""

from splittable.core.contract import LEVELS, AnyGame
from splittable.play.creation import new


def compile_bots(game: AnyGame) -> None:
    """Play a game in which every level thinks a little about every decision, so that all it calls is in the cache."""
    for players in sorted({game.fewest, max(game.fewest, 2)}):
        table = new(game, players, 0, {}, None, ())
        while not table.over:
            seat = table.waiting[0]
            view = table.seen(seat)
            for level in LEVELS[1:]:
                action = game.bots().choose(view, level, 0, 1)
            table.play(seat, action)
