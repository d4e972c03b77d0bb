"""Rate the levels of a game on one scale, by meetings of levels that are near each other, at every table size.

`python -m training.ratings GAME [--minutes M] [--seed N]` writes `games/<game>/bots/ratings.json`. Ratings are those of
Bradley and Terry as chess uses them: 400 points more are ten times the victories. One drawn game is added to every
pair, so that one which always went the same way does not lie infinitely far apart.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from splittable.core.contract import LEVELS, AnyGame, Setup
from splittable.games import find, ids
from splittable.lab.arena.meeting import Meeting, meet

NORMAL_95 = 1.96
NEAR = 2
"""Levels meet that are so many steps apart at most."""
MOST_SIZES = 5
MOST_DEALS = 200
"""A pair that is quick stops at so many deals at a table size."""
ANCHOR, ANCHORED = "easy", 1000
"""The level that the scale hangs on, and its rating."""
TEN_TIMES = 400.0
ROUNDS = 2000
"""Of the ratings' fixed-point iteration."""


@dataclass
class Cell:
    """Two levels at tables of one size; the higher level's share of the victories, one value a deal."""

    setup: Setup
    higher: str
    lower: str
    seconds: float = 0.0
    """Of CPU, so far."""
    shares: list[float] = field(default_factory=list)

    def play(self, seed: int) -> None:
        """Play one more deal, twice with seats exchanged."""
        began = time.process_time()
        outcome = meet(Meeting(self.setup, seed, (self.higher, self.lower), len(self.shares)))
        self.shares.append(float(np.mean(outcome.shares)))
        self.seconds += time.process_time() - began

    @property
    def margin(self) -> float:
        """Half of the share's 95 % interval."""
        return float(NORMAL_95 * np.std(self.shares, ddof=1) / math.sqrt(len(self.shares)))


class Pair(NamedTuple):
    """How often the higher of two levels won, in how many games; shared victories are fractions."""

    higher: str
    lower: str
    won: float
    games: float


def sizes_of(game: AnyGame) -> Sequence[int]:
    """The table sizes at which levels meet: all, or of many the smallest, the middle and the largest."""
    every = range(max(2, game.fewest), game.most + 1)
    return every if len(every) <= MOST_SIZES else [every[0], every[len(every) // 2], every[-1]]


def cells_of(game: AnyGame) -> Iterator[Cell]:
    """Every two levels that are near each other, at every table size and with every kind of paper."""
    for players in sizes_of(game):
        for options in variants_of(game):
            setup = Setup.of(game, players, options)
            for apart in range(1, NEAR + 1):
                for lower, higher in zip(LEVELS, LEVELS[apart:], strict=False):
                    yield Cell(setup, higher, lower)


def variants_of(game: AnyGame) -> list[dict[str, object]]:
    """The options that levels meet with: the default ones, and the other pads of a game that has several."""
    pads = [value for option in game.options if option.name == "pad" for value in option.values]
    return [{"pad": pad} for pad in pads] or [{}]


def play_cells(cells: Sequence[Cell], seed: int, seconds: float) -> None:
    """Share seconds of CPU evenly among cells; each gets two deals at least."""
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("meetings", total=seconds)
        while True:
            open_cells = [cell for cell in cells if len(cell.shares) < MOST_DEALS]
            needy = [cell for cell in open_cells if len(cell.shares) < 2]
            used = sum(cell.seconds for cell in cells)
            progress.update(task, completed=min(used, seconds))
            if not open_cells or (used >= seconds and not needy):
                return
            min(needy or open_cells, key=lambda cell: cell.seconds).play(seed)


def pairs_of(cells: Sequence[Cell]) -> list[Pair]:
    """The cells of each two levels together, with one drawn game more."""
    found: dict[tuple[str, str], list[float]] = {}
    for cell in cells:
        found.setdefault((cell.higher, cell.lower), []).extend(cell.shares)
    return [Pair(*pair, 2 * sum(shares) + 0.5, 2 * len(shares) + 1.0) for pair, shares in found.items()]


def rate(pairs: Sequence[Pair]) -> dict[str, int]:
    """The rating of each level: Hunter's iteration (2004) for the likeliest strengths."""
    strengths = dict.fromkeys(LEVELS, 1.0)
    for _ in range(ROUNDS):
        for level in LEVELS:
            won = sum(
                pair.won if pair.higher == level else pair.games - pair.won for pair in pairs if level in pair[:2]
            )
            met = sum(
                pair.games / (strengths[pair.higher] + strengths[pair.lower]) for pair in pairs if level in pair[:2]
            )
            strengths[level] = won / met
    return {level: round(ANCHORED + TEN_TIMES * math.log10(strengths[level] / strengths[ANCHOR])) for level in LEVELS}


def document_of(cells: Sequence[Cell], ratings: dict[str, int], seed: int) -> dict[str, object]:
    """What is written: the ratings, and every cell that they rest on."""
    return {
        "ratings": ratings,
        "seed": seed,
        "meetings": [
            {
                "players": cell.setup.players,
                "options": {name: value for name, value in cell.setup.options.items() if name == "pad"},
                "higher": cell.higher,
                "lower": cell.lower,
                "games": 2 * len(cell.shares),
                "share": round(float(np.mean(cell.shares)), 4),
                "margin": round(cell.margin, 4),
            }
            for cell in cells
        ],
    }


def print_cells(cells: Sequence[Cell], ratings: dict[str, int]) -> None:
    """Print the ratings and the share of every cell."""
    console = Console()
    console.print(", ".join(f"{level} {rating}" for level, rating in ratings.items()))
    grid = Grid("players", "options", "higher", "lower", "games", "share, 95 %", "CPU s")
    for cell in cells:
        options = " ".join(f"{name}={value}" for name, value in cell.setup.options.items() if name == "pad")
        share = f"{np.mean(cell.shares):.1%} ± {cell.margin:.1%}"
        row = (cell.setup.players, options, cell.higher, cell.lower, 2 * len(cell.shares), share, f"{cell.seconds:.0f}")
        grid.add_row(*map(str, row))
    console.print(grid)


def main() -> None:
    """Read the arguments, let levels meet, write and print what came of it."""
    parser = argparse.ArgumentParser("python -m training.ratings", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", choices=ids())
    parser.add_argument("--minutes", type=float, default=10.0, help="of CPU")
    parser.add_argument("--seed", type=int, default=1914)
    parser.add_argument("--to", type=Path, help="a file; by default the one that is shipped")
    asked = parser.parse_args()
    game = find(asked.game)
    cells = list(cells_of(game))
    try:
        play_cells(cells, asked.seed, 60 * asked.minutes)
    except KeyboardInterrupt:
        cells = [cell for cell in cells if len(cell.shares) > 1]
    ratings = rate(pairs_of(cells))
    print_cells(cells, ratings)
    place = asked.to or Path(__file__).parent.parent / "src/splittable/games" / game.slug / "bots/ratings.json"
    place.write_text(json.dumps(document_of(cells, ratings, asked.seed), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
