"""The games: one folder and one line here for each; installed packages may offer more as entry points."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from splittable.core.errors import WrongValue
from splittable.words import add_folder

if TYPE_CHECKING:
    from splittable.core.contract import AnyGame

OWN = {
    "generous-split": "splittable.games.generous_split",
    "split": "splittable.games.split",
    "split-it": "splittable.games.split_it",
    "splitter": "splittable.games.splitter",
}
"""The package of each game's folder."""
GROUP = "splittable.games"
"""The group of entry points by which an installed package offers a game: its id, and the package that has `GAME`."""


@cache
def _packages() -> dict[str, str]:
    from importlib.metadata import entry_points

    return OWN | {entry.name: entry.value for entry in entry_points(group=GROUP) if entry.name not in OWN}


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_packages())


@cache
def _load(game_id: str) -> "AnyGame":
    from importlib.resources import files

    package = OWN.get(game_id) or _packages()[game_id]
    game: AnyGame = import_module(package).GAME
    add_folder(files(package).joinpath("words"))
    return game


def find(game_id: object) -> "AnyGame":
    """The game with an id."""
    if not isinstance(game_id, str) or (game_id not in OWN and game_id not in ids()):
        raise WrongValue("wrong-game", game=repr(game_id), games=", ".join(ids()))
    return _load(game_id)
