"""Strength of Generous Split's and SPLIT's bots: every level against the one below, `expert` among `random`.

`python -m benchmarks.bots.cards`, from the project's root, plays the smallest and the largest table of each game.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from benchmarks.bots.duels import Pairing, duel, lone
from splittable.bots import LEVELS, find

TABLES = {"generous-split": (3, 5), "split": (2, 6)}
PAIRS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"), ("expert", "random"))
DEALS = {
    "generous-split": {"easy": 300, "medium": 300, "hard": 60, "expert": 30},
    "split": {"easy": 60, "medium": 20, "hard": 20, "expert": 20},
}
"""Default number of deals of each level against the one below; each is played twice."""


def duels(games: list[str], levels: list[str], deals: int | None, seed: int) -> Iterator[dict[str, object]]:
    """Each level against the one below, and one `expert` among `random` bots."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in games:
            for higher, lower in PAIRS:
                for players in TABLES[game] if higher in levels else ():
                    play = lone if (higher, lower) == ("expert", "random") else duel
                    pairing = Pairing(game, higher, lower, players, {}, find)
                    task = progress.add_task(f"{game}: {higher} and {lower}, {players} players", total=None)
                    found = play(
                        pairing, deals or DEALS[game][higher], seed,
                        lambda done, task=task: progress.advance(task, done),  # type: ignore[misc]
                    )  # fmt: skip
                    progress.remove_task(task)
                    yield {"game": game} | found.row(1 if play is lone else 2)


def main() -> None:
    """Read the arguments, play, print a table."""
    parser = argparse.ArgumentParser("python -m benchmarks.bots.cards", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=[*TABLES])
    parser.add_argument("--level", action="append", choices=LEVELS[1:])
    parser.add_argument("--deals", type=int, help="deals of each duel")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also append the rows to this file as JSON lines")
    asked = parser.parse_args()
    grid = Grid()
    for number, row in enumerate(duels(asked.game or [*TABLES], asked.level or [*LEVELS], asked.deals, asked.seed)):
        if number == 0:
            for heading in row:
                grid.add_column(heading)
        grid.add_row(*(str(value) for value in row.values()))
        if asked.json:
            with asked.json.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(row, ensure_ascii=False) + "\n")
    Console().print(grid)


if __name__ == "__main__":
    main()
