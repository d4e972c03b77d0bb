"""Predicted shares of the victory beside what came of them, in ten bins.

Whole games between bots of one level; at random decisions the seat that decides says what it expects.
`python -m benchmarks.bots.calibration [--game GAME] [--players N] [--level LEVEL] [--games N] [--seed N]`.
"""

import argparse
import math
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import splittable
from benchmarks.printing import paper
from splittable.bots import find
from splittable.bots.estimates import value
from splittable.core.state import Ints
from splittable.games import find as find_game
from splittable.play.contest import derive

GAMES = ("generous-split", "split", "split-it", "splitter")
BINS = 10
ASKED = 0.1
"""Share of the decisions at which the seat is asked."""
WITHIN = 0.02
NORMAL_95 = 1.96


def predictions(game: str, players: int, level: str, games: int, seed: int) -> Iterator[tuple[int, float, float]]:
    """The game's number, an expected share, and the share that came of it."""
    choose = find(level)
    told = Console(stderr=True)
    for number in track(range(games), f"{game}, {players} players", console=told, transient=True):
        chance = np.random.default_rng(derive("calibration", seed, number))
        table = splittable.new(game, players=players, seed=derive("calibration", seed, number, "deal"))
        expected: list[list[float]] = []
        while not table.over:
            seat = table.waiting[0]
            view = table.view(seat)
            if chance.random() < ASKED:
                expected.append(value(view))
            table.play(seat, choose(view, int(chance.integers(2**63))))
        for row in expected:
            for seat, share in enumerate(row):
                yield number, share, (seat in table.winners) / len(table.winners)


def rows_of(found: Ints) -> Iterator[dict[str, object]]:
    """Each bin: what was expected, what came, and how far that is known."""
    places = np.minimum((found[:, 1] * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        numbers, expected, came = found[places == place].T
        if not len(numbers):
            continue
        off = came - expected
        # Cases of one game are not independent: the error is that of the games' sums.
        sums = np.array([(off[numbers == number] - off.mean()).sum() for number in np.unique(numbers)])
        error = math.sqrt((sums**2).sum()) / len(off)
        yield {
            "expected": f"{place / BINS:.0%} … {(place + 1) / BINS:.0%}",
            "cases": len(off),
            "games": len(sums),
            "mean expected": f"{expected.mean():.1%}",
            "came": f"{came.mean():.1%}",
            "off": f"{off.mean():+.1%} ± {NORMAL_95 * error:.1%}",
            "within 2 %": "yes" if abs(off.mean()) <= WITHIN else "NO",
        }


def main() -> None:
    """Read the arguments, play, print a table a game and size."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.bots.calibration", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--players", action="append", type=int, help="all sizes from two by default")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=77)
    asked = parser.parse_args()
    for name in asked.game or GAMES:
        game = find_game(name)
        for players in asked.players or range(max(2, game.fewest), game.most + 1):
            found = np.array(list(predictions(name, players, asked.level, asked.games, asked.seed)))
            grid = Grid(title=f"{name}, {players} players, {asked.level}, {asked.games} games")
            for number, row in enumerate(rows_of(found)):
                if number == 0:
                    for heading in row:
                        grid.add_column(heading)
                grid.add_row(*map(str, row.values()))
            paper().print(grid)


if __name__ == "__main__":
    main()
