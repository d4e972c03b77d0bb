"""The five levels: how much each may think in each game, and the brain that does the thinking."""

import random
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from splittable.bots.errors import BotError
from splittable.games import FOLDERS

View: TypeAlias = Mapping[str, Any]
Choose: TypeAlias = Callable[[View, int], str]

LEVELS = ("random", "easy", "medium", "hard", "expert")

BUDGETS: dict[str, dict[str, int]] = {
    "generous-split": {"easy": 0, "medium": 16, "hard": 80, "expert": 20_000},
    "split": {"easy": 0, "medium": 0, "hard": 400, "expert": 12_000},
    "split-it": {"easy": 0, "medium": 0, "hard": 600, "expert": 4_000},
    "splitter": {"easy": 0, "medium": 0, "hard": 0, "expert": 600_000},
}
"""Iterations a decision, by game and level, as the game's brain counts them; 0 for a level that samples nothing."""


class Brain(Protocol):
    """What `bots/brains/<game>.py` defines."""

    def choose(self, view: View, level: str, budget: int, seed: int) -> str:
        """The action of a level above `random`, from a view that has more than one; same arguments, same action."""


def choose_randomly(view: View, seed: int) -> str:
    """Any legal action, each equally likely."""
    actions: list[str] = view["actions"]
    return random.Random(seed).choice(actions)  # noqa: S311 - a game, not a secret


def chooser(level: str) -> Choose:
    """The bot of a level, for every game that has one."""
    if level == "random":
        return choose_randomly

    def choose(view: View, seed: int) -> str:
        budget = BUDGETS.get(view["game"], {}).get(level)
        if budget is None:
            raise BotError(f"{view['game']} has no bot of level {level} yet")
        return ask_brain(view, level, budget, seed)

    choose.__doc__ = f"What the level {level} would do."
    return choose


def ask_brain(view: View, level: str, budget: int, seed: int) -> str:
    """What a level above `random` would do with a budget of its own."""
    actions: list[str] = view["actions"]
    if len(actions) == 1:
        return actions[0]
    return _brain(view["game"]).choose(view, level, budget, seed)


@cache
def _brain(game: str) -> Brain:
    return cast("Brain", import_module(f"splittable.bots.brains.{FOLDERS[game]}"))
