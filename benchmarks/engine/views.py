"""What it is worth to encode the shared part of a view once: `python -m benchmarks.engine.views`.

Prints, for some tables, the CPU time a move of the views of all seats as JSON, by `Table.view_json` and whole.
"""

import random
import time

import msgspec
from rich.table import Table as Grid

import splittable
from benchmarks.printing import paper

TABLES = (("generous-split", 4), ("split", 6), ("split-it", 4), ("splitter", 4), ("splitter", 12))
MOVES = 50
ROUNDS = 7

encode = msgspec.json.Encoder().encode


def microseconds(game: str, players: int) -> tuple[float, float]:
    """CPU time a move, shared part once and views whole; the best of some rounds."""
    best = [float("inf")] * 2
    for _ in range(ROUNDS):
        table, chooser, spent = splittable.new(game, players=players, seed=1), random.Random(1), [0.0, 0.0]
        for _ in range(MOVES):
            seat = table.waiting[0]
            table.play(seat, chooser.choice(table.actions(seat)))
            table.seen(0)
            begun = time.process_time()
            for eyes in range(players):
                table.view_json(eyes)
            between = time.process_time()
            for eyes in range(players):
                encode(table.seen(eyes))
            spent[0] += between - begun
            spent[1] += time.process_time() - between
        best = [min(pair) for pair in zip(best, spent, strict=True)]
    return best[0] / MOVES * 1e6, best[1] / MOVES * 1e6


def main() -> None:
    """Measure and print."""
    grid = Grid("table", "shared part once, µs", "whole views, µs")
    for game, players in TABLES:
        once, whole = microseconds(game, players)
        grid.add_row(f"{game} of {players}", f"{once:.1f}", f"{whole:.1f}")
    paper().print(grid)


if __name__ == "__main__":
    main()
