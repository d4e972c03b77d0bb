"""Compiling a game's bots before somebody waits for them."""

from splittable.bots.levels import BUDGETS, LEVELS, ask_brain
from splittable.core.contract import Game
from splittable.play.opening import new


def compile_bots(game: Game) -> None:
    """Play a game in which every level thinks a little about every decision, so that all it calls is in the cache."""
    if game.id not in BUDGETS:
        return
    for players in sorted({game.fewest, max(game.fewest, 2)}):
        table = new(game, players, 0, {}, None, ())
        while not table.over:
            seat = table.waiting[0]
            for level in LEVELS[1:]:
                action = ask_brain(table.view(seat), level, 1, 0)
            table.play(seat, action)
