"""What views cost as JSON: `python -m benchmarks.engine.views`.

Prints, for some tables, the CPU time a move of the views of all seats and of a spectator, in one run: typed views
encoded whole, typed views whose shared part is encoded once, and `Table.view_json`, which has compiled code write them.
"""

import random
import time
from collections.abc import Callable

import msgspec
from rich.table import Table as Grid

import splittable
from benchmarks.printing import paper
from splittable.core.view import encode_own, encode_shared
from splittable.games import find
from splittable.play.table import Table

TABLES = (("generous-split", 4), ("split", 6), ("split-it", 4), ("splitter", 4), ("splitter", 12))
MOVES = 50
ROUNDS = 7

encode = msgspec.json.Encoder().encode


def encode_whole(table: Table) -> list[bytes]:
    """All views, each encoded by itself."""
    return [encode(table.seen(eyes)) for eyes in (None, *range(table.players))]


def encode_once(table: Table) -> list[bytes]:
    """All views, what everybody sees encoded once."""
    own_fields = find(table.game).own_fields
    shared = encode_shared(table.seen(), own_fields)
    return [shared + encode_own(table.seen(eyes), own_fields) for eyes in (None, *range(table.players))]


def write(table: Table) -> list[bytes]:
    """All views, written by compiled code."""
    return [table.view_json(eyes) for eyes in (None, *range(table.players))]


WAYS = (encode_whole, encode_once, write)


def microseconds(game: str, players: int) -> list[float]:
    """CPU time a move of each way; the best of some rounds."""
    return [min(_spend(way, game, players) for _ in range(ROUNDS)) / MOVES * 1e6 for way in WAYS]


def _spend(way: Callable[[Table], list[bytes]], game: str, players: int) -> float:
    """Seconds that a way takes after each of some moves."""
    table, chooser, spent = splittable.new(game, players=players, seed=1), random.Random(1), 0.0
    for _ in range(MOVES):
        seat = table.waiting[0]
        table.play(seat, chooser.choice(table.actions(seat)))
        begun = time.process_time()
        way(table)
        spent += time.process_time() - begun
    return spent


def main() -> None:
    """Measure and print."""
    grid = Grid("table", *(way.__name__.replace("_", " ") + ", µs" for way in WAYS))
    for game, players in TABLES:
        grid.add_row(f"{game} of {players}", *(f"{spent:.1f}" for spent in microseconds(game, players)))
    paper().print(grid)


if __name__ == "__main__":
    main()
