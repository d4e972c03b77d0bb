"""Splittable: a game room for four tabletop games that share one idea, the split."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import splittable.games as _games
from splittable.core.errors import IllegalAction, NotationError, RecordError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from splittable.play.table import Table
    from splittable.reviews.document import Review

__version__ = "1.0.0"
__all__ = [
    "IllegalAction",
    "NotationError",
    "RecordError",
    "Review",
    "games",
    "load",
    "new",
    "position",
    "review",
    "simulate",
]


def __getattr__(name: str) -> Any:
    # Loaded when it is asked for, because it needs NumPy.
    if name == "Review":
        from splittable.reviews.document import Review

        return Review
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


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


def review(
    record: "str | Table",
    seats: Sequence[int] | None = None,
    effort: str = "normal",
    report: Callable[[int, int], None] | None = None,
) -> "Review":
    """What each decision of a record or a table was worth; `report` is told the steps done, and of how many."""
    from splittable.play.review import review as review_table

    return review_table(record, seats, effort, report)
