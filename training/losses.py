"""What each level of a game loses a decision, by its review: the scale of “played like”.

`python -m training.losses GAME [--players N …] [--games G] [--effort E]` plays games among equals of every level,
reviews them, and writes the mean loss a decision, in the unit of the game's ledger, into the game's
`review/losses.json`.
"""

import argparse
import json
import math
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from splittable.bots import find as find_bot
from splittable.core.contract import LEVELS, Setup
from splittable.games import find, ids
from splittable.play.contest import derive, play_out
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.review import EFFORTS, review
from splittable.play.table import Table
from splittable.reviews.labels import LABELS, Label
from training.ratings import sizes_of


@dataclass(frozen=True)
class Job:
    """A game among equals, to be played and reviewed."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    level: str
    number: int
    effort: str


@dataclass(frozen=True)
class Lost:
    """What a game's decisions lost in all, how many there were, and how many of each label."""

    job: Job
    lost: float
    decisions: int
    labels: dict[Label, int]
    kept: float


def play_and_review(job: Job) -> Lost:
    """Play a game and review it."""
    setup = Setup.of(find(job.game), job.players, dict(job.options))
    seed = derive("losses", job.game, job.players, job.level, job.number)
    table = Table(Head(setup), seeded(seed))
    bots = [(job.level, find_bot(job.level))] * job.players
    play_out(table, bots, lambda asked: derive(seed, asked), lambda _seat, _seconds: None)
    found = review(table, effort=job.effort)
    lost, decisions, kept = 0.0, 0, []
    for seat in found.seats:
        amount = seat.lost.share if seat.ledger.unit == "share" and seat.lost.share is not None else seat.lost.points
        lost += amount[0]
        decisions += seat.decisions
        kept += [] if seat.kept is None else [seat.kept[0]]
    labels = {label: sum(moment.label == label for moment in found.moments) for label in LABELS}
    return Lost(job, lost, decisions, labels, float(np.mean(kept)) if kept else math.nan)


def jobs_of(game: str, sizes: Sequence[int], games: int, effort: str) -> list[Job]:
    """Games of every level at every table size, pads and such by turns."""
    kinds = [(option.name, value) for option in find(game).options if option.name == "pad" for value in option.values]
    return [
        Job(game, players, (kinds[number % len(kinds)],) if kinds else (), level, number, effort)
        for players in sizes
        for number in range(games)
        for level in LEVELS
    ]


def show(game: str, sizes: Sequence[int], every: Sequence[Lost]) -> dict[str, dict[str, float]]:
    """Print what was found, and give the means."""
    grid = Grid(title=f"{game}: loss a decision among equals")
    for heading in ("players", "level", "games", "decisions", "lost", "± s.e.", *LABELS[1:], "kept"):
        grid.add_column(heading, justify="left" if heading == "level" else "right")
    means: dict[str, dict[str, float]] = {}
    for players in sizes:
        for level in LEVELS:
            found = [one for one in every if one.job.players == players and one.job.level == level]
            decisions = sum(one.decisions for one in found)
            mean = sum(one.lost for one in found) / max(decisions, 1)
            spread = [one.lost - mean * one.decisions for one in found]
            error = float(np.std(spread, ddof=1)) * math.sqrt(len(found)) / max(decisions, 1) if len(found) > 1 else 0
            means.setdefault(str(players), {})[level] = round(mean, 6)
            parts = [f"{sum(one.labels[label] for one in found) / max(decisions, 1):.2%}" for label in LABELS[1:]]
            kept = float(np.nanmean([one.kept for one in found])) if found else math.nan
            figures = [str(len(found)), str(decisions), f"{mean:.5f}", f"{error:.5f}", *parts, f"{kept:.3f}"]
            grid.add_row(str(players), level, *figures)
    Console(width=120).print(grid)
    return means


def main() -> None:
    """Play, review, print and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=ids())
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--effort", choices=EFFORTS, default="quick")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    game = find(asked.game)
    sizes = asked.players or ([1] if game.fewest == 1 else list(sizes_of(game)))
    jobs = jobs_of(game.id, sizes, asked.games, asked.effort)
    every = []
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool, Progress() as progress:
        task = progress.add_task(game.id, total=len(jobs))
        for one in pool.map(play_and_review, jobs):
            every.append(one)
            progress.advance(task)
    place = Path(__file__).parent.parent / "src/splittable/games" / game.slug / "review/losses.json"
    known = json.loads(place.read_text()) if place.is_file() else {}
    place.write_text(json.dumps(known | show(game.id, sizes, every), indent=2) + "\n")


if __name__ == "__main__":
    main()
