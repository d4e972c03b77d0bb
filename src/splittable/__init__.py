"""Splittable: a game room for four tabletop games that share one idea, the split."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import splittable.games as _games
from splittable.core.errors import IllegalAction, NotationError, RecordError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from splittable.play.table import Table

__version__ = "0.1.0"
__all__ = ["IllegalAction", "NotationError", "RecordError", "games", "load", "new", "position", "simulate"]


def games() -> list[str]:
    """The ids of all games."""
    return sorted(_games.ids())


def new(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    chance: Sequence[str] | None = None,
    names: Sequence[str] = (),
) -> "Table":
    """A new table of a game, dealt from a seed, or from a script of chance."""
    from splittable.play.creation import new as new_table

    return new_table(_games.find(game), players, seed, options, chance, names)


def load(text: str) -> "Table":
    """A record, complete or not, as a table; every line is checked against the rules."""
    from splittable.play.loader import load as load_record

    return load_record(text)


def simulate(
    game: str, *, players: int, games: int, seed: int = 0, options: Mapping[str, object] | None = None
) -> "NDArray[Any]":
    """The scores of compiled random playouts, one row a game and one column a seat."""
    from splittable.play.simulation import simulate as simulate_games

    return simulate_games(_games.find(game), players, games, seed, options or {}).scores


def position(view: Mapping[str, Any], seed: int = 0) -> "Table":
    """A table that plays on from a view as a seat sees it; what the view hides is drawn by the seed."""
    from splittable.play.position import position as position_of

    return position_of(view, seed)
