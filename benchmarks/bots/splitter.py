"""Strength of Splitter's levels.

From the project's root: `python -m benchmarks.bots.splitter alone` plays solo games of each level on both pads
(`--pad A`, `--level expert`, `--games 200` for a part of it), `python -m benchmarks.bots.splitter duels` each level
against the one below, with two players and twelve, and one `expert` among `random` bots. `held` is `expert` with a
third of its budget. Thinking time is CPU time.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from benchmarks.bots.duels import Pairing, duel, lone
from benchmarks.bots.luck import Games, Mean, mean_of, play_alone, play_games
from splittable.bots import LEVELS, Choose, View, find
from splittable.bots.levels import think
from splittable.games.splitter.bots.levels import BOTS
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS
from splittable.games.splitter.sight.view import step_of
from splittable.words import say

ALONE = {"random": 2_000, "easy": 2_000, "medium": 2_000, "hard": 1_000, "held": 250, "expert": 200}
"""Default number of solo games of each level."""
DEALS = {"easy": 100, "medium": 100, "hard": 100, "held": 40, "expert": 40}
"""Default number of deals of each level against the one below."""
TABLES = (2, 12)
PAIRS = [(higher, lower) for lower, higher in pairwise(LEVELS)] + [
    ("held", "hard"),
    ("held", "random"),
    ("expert", "random"),
]


def held(view: View, seed: int) -> str:
    """`expert` with a third of its budget."""
    return think(view, "expert", seed, BOTS.budgets["expert"] // 3)


def bot_of(name: str) -> Choose:
    """The bot of a level, or `held`."""
    return held if name == "held" else find(name)


def row_of(pad: str, level: str, games: Games) -> dict[str, object]:
    """The printed row of a level's solo games."""
    corrected = mean_of(games.corrected)
    return {
        "pad": pad,
        "level": level,
        "games": len(games.points),
        "mean": corrected,
        "plain mean": mean_of(games.points),
        "luck": mean_of(games.luck),
        "deviation": f"{games.points.std(ddof=1):.2f} → {games.corrected.std(ddof=1):.2f}",
        "ms a move": round(float(games.seconds.mean()) / ROUNDS * 1e3, 2),
        "slowest": round(float(games.slowest.max()) * 1e3, 1),
        "step": say("en", f"splitter-step-{step_of(round(corrected.value))}"),
    }


def alone(pads: list[str], levels: list[str], games: int | None, seed: int) -> Iterator[dict[str, object]]:
    """Solo games of each level on each pad."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for pad in pads:
            for level in levels:
                count = games or ALONE[level]
                play_alone(bot_of(level), pad, 0)  # compiles before the clock starts
                task = progress.add_task(f"{level} on pad {pad}", total=count)
                played = play_games(
                    bot_of(level),
                    pad,
                    count,
                    seed,
                    lambda done, task=task: progress.advance(task, done),  # type: ignore[misc]
                )
                yield row_of(pad, level, played)


def duels(pads: list[str], levels: list[str], deals: int | None, seed: int) -> Iterator[dict[str, object]]:
    """Each level against the one below, and one `expert` among `random` bots."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for pad in pads:
            for higher, lower in PAIRS:
                for players in TABLES if higher in levels else ():
                    play = lone if lower == "random" and higher != "easy" else duel
                    pairing = Pairing("splitter", higher, lower, players, {"pad": pad}, bot_of)
                    task = progress.add_task(f"{higher} and {lower}, {players} players, pad {pad}", total=None)
                    found = play(
                        pairing, deals or DEALS[higher], seed,
                        lambda done, task=task: progress.advance(task, done),  # type: ignore[misc]
                    )  # fmt: skip
                    progress.remove_task(task)
                    yield {"pad": pad} | found.row(1 if play is lone else 2) | {"lead": mean_of(found.leads)}


def main() -> None:
    """Read the arguments, play, print a table."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.bots.splitter", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("what", choices=["alone", "duels"])
    parser.add_argument("--pad", action="append", choices=PAD_NAMES)
    parser.add_argument("--level", action="append", choices=[*ALONE])
    parser.add_argument("--games", type=int, help="solo games of each level, or deals of each duel")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also append the rows to this file as JSON lines")
    asked = parser.parse_args()
    play = alone if asked.what == "alone" else duels
    grid = Grid()
    for number, row in enumerate(play(asked.pad or [*PAD_NAMES], asked.level or [*ALONE], asked.games, asked.seed)):
        if number == 0:
            for heading in row:
                grid.add_column(heading)
        grid.add_row(*(str(value) for value in row.values()))
        if asked.json:
            plain = {name: vars(value) if isinstance(value, Mean) else value for name, value in row.items()}
            with asked.json.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(plain, ensure_ascii=False) + "\n")
    Console().print(grid)


if __name__ == "__main__":
    main()
