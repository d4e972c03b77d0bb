"""The five levels as bots."""

import random
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from splittable.bots.errors import BotError
from splittable.core.contract import LEVELS, AnyGame
from splittable.core.view import read_view
from splittable.games import find

View: TypeAlias = Mapping[str, Any]
"""A view in its public form: a plain dict."""
Choose: TypeAlias = Callable[[View, int], str]

__all__ = ["LEVELS", "Choose", "View", "choose_randomly", "chooser", "think"]


def choose_randomly(view: View, seed: int) -> str:
    """A uniformly random legal action."""
    actions: list[str] = view["actions"]
    return random.Random(seed).choice(actions)  # noqa: S311 - a game, not a secret


def chooser(level: str, game: AnyGame | None = None) -> Choose:
    """The bot of a level, for every game by its newest rules, or for one game by the rules it has."""
    if level == "random":
        return choose_randomly

    def choose(view: View, seed: int) -> str:
        return think(view, level, seed, game=game)

    choose.__doc__ = f"The action of the level {level}."
    return choose


def think(view: View, level: str, seed: int, budget: int | None = None, game: AnyGame | None = None) -> str:
    """The action of a level for a view, within the level's own budget or another one."""
    game = game or find(view["game"])
    if level not in game.bots().budgets:
        raise BotError(f"{game.id} has no bot of level {level}")
    return game.bots().choose(read_view(game.view, view), level, seed, budget)
