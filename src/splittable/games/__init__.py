"""The games: one folder and one line here for each."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from splittable.core.contract import Game

FOLDERS = {
    "generous-split": "generous_split",
    "split": "split",
    "split-it": "split_it",
    "splitter": "splitter",
}


@cache
def _load(game_id: str) -> "Game":
    game: Game = import_module(f"splittable.games.{FOLDERS[game_id]}").GAME
    return game


def find(game_id: object) -> "Game":
    """The game with an id."""
    if not isinstance(game_id, str) or game_id not in FOLDERS:
        raise ValueError(f"there is no game {game_id!r}; the games are {', '.join(FOLDERS)}")
    return _load(game_id)
