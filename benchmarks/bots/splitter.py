"""Strength of Splitter's levels.

From the project's root: `python -m benchmarks.bots.splitter alone` plays solo games of each level on both pads
(`--pad A`, `--level expert`, `--games 200` for a part of it), `python -m benchmarks.bots.splitter duels` each level
against the one below, with 2, 4, 8 and 12 players (`--players 12`), `… lone` one seat of it among the one below.
`ahead` is what `hard` once was: it values its eight best writings over all next rolls. Thinking time is CPU time;
`--minutes 5` ends each row after so many.
"""

import argparse
import json
import math
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import pairwise, product
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from benchmarks.bots.duels import Duel, Pairing
from benchmarks.bots.luck import Games, Mean, mean_of, play_alone, play_games
from splittable.bots import LEVELS, Choose, View, find
from splittable.core.chance import stream
from splittable.core.view import read_view
from splittable.games.splitter.bots.imagine import imagine
from splittable.games.splitter.bots.levels import WIDTH, draft_of
from splittable.games.splitter.bots.lookahead import DRAFTS
from splittable.games.splitter.bots.search import choose_one_roll_ahead
from splittable.games.splitter.bots.value import weights_of
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS, SplitterState
from splittable.games.splitter.sight.notation import spell
from splittable.games.splitter.sight.view import View as SplitterView
from splittable.games.splitter.sight.view import step_of
from splittable.play.contest import derive
from splittable.words import say

ALONE = {"random": 2_000, "easy": 2_000, "medium": 2_000, "hard": 1_000, "ahead": 250, "expert": 200}
"""Default number of solo games of each level."""
DEALS = {"easy": 100, "medium": 100, "hard": 100, "ahead": 40, "expert": 40}
"""Default number of deals of each level against the one below."""
TABLES = (2, 4, 8, 12)
PAIRS = [(higher, lower) for lower, higher in pairwise(LEVELS)] + [("ahead", "hard"), ("expert", "ahead")]


def ahead(view: View, seed: int) -> str:
    """One roll ahead: the best of the eight writings that the network values most."""
    seen = read_view(SplitterView, view)
    state: SplitterState = imagine(seen)[0]
    weights = weights_of(int(state.pad))
    drafts = draft_of(state, seen.eyes, DRAFTS, weights)
    return spell(choose_one_roll_ahead(drafts, weights, state.roll, WIDTH, stream(seed)))


def bot_of(name: str) -> Choose:
    """The bot of a level, or `ahead`."""
    return ahead if name == "ahead" else find(name)


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


def within(count: int, minutes: float) -> Iterator[int]:
    """Numbers from 0, until there are so many or the CPU time is used up, but two at least."""
    begun = time.process_time()
    for number in range(count):
        if number > 1 and time.process_time() - begun > 60 * minutes:
            return
        yield number


def alone(asked: argparse.Namespace) -> Iterator[dict[str, object]]:
    """Solo games of each level on each pad."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for pad in asked.pad or PAD_NAMES:
            for level in asked.level or ALONE:
                play_alone(bot_of(level), pad, 0)  # compiles before the clock starts
                numbers = within(asked.games or ALONE[level], asked.minutes)
                task = progress.add_task(f"{level} on pad {pad}", total=None)
                report = partial(progress.advance, task)
                yield row_of(pad, level, play_games(bot_of(level), pad, numbers, asked.seed, report))


def duels(asked: argparse.Namespace) -> Iterator[dict[str, object]]:
    """Each level against the one below: half the seats each, or one of the higher alone, another seat each deal."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for pad, (higher, lower), players in product(asked.pad or PAD_NAMES, PAIRS, asked.players or TABLES):
            if higher in (asked.level or DEALS) and lower in (asked.against or ALONE):
                pairing = Pairing("splitter", higher, lower, players, {"pad": pad}, bot_of)
                task = progress.add_task(f"{higher} and {lower}, {players} players, pad {pad}", total=None)
                numbers = within(asked.games or DEALS[higher], asked.minutes)
                play = play_lone if asked.what == "lone" else play_deals
                found = play(pairing, numbers, asked.seed, partial(progress.advance, task))
                yield {"pad": pad} | found.row(1 if asked.what == "lone" else 2) | {"lead": mean_of(found.leads)}


def play_deals(pairing: Pairing, numbers: Iterable[int], seed: int, report: Callable[[int], None]) -> Duel:
    """The deals of some numbers, each twice, the two levels in alternate seats."""
    seats = [np.arange(pairing.players) % 2 == shift for shift in range(2)]
    found = [pairing.play(seats, derive("duel", seed, number), report) for number in numbers]
    shares, leads = np.array(found).T
    return Duel(pairing.higher, pairing.lower, pairing.players, 1 / 2, shares, leads)


def play_lone(pairing: Pairing, numbers: Iterable[int], seed: int, report: Callable[[int], None]) -> Duel:
    """The deals of some numbers, once each, with one seat of the higher level."""
    every = np.arange(pairing.players)
    found = [
        pairing.play([every == number % pairing.players], derive("lone", seed, number), report) for number in numbers
    ]
    shares, leads = np.array(found).T
    return Duel(pairing.higher, pairing.lower, pairing.players, 1 / pairing.players, shares, leads)


def main() -> None:
    """Read the arguments, play, print a table."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.bots.splitter", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("what", choices=["alone", "duels", "lone"])
    parser.add_argument("--pad", action="append", choices=PAD_NAMES)
    parser.add_argument("--level", action="append", choices=[*ALONE])
    parser.add_argument("--against", action="append", choices=[*ALONE])
    parser.add_argument("--players", action="append", type=int)
    parser.add_argument("--games", type=int, help="solo games of each level, or deals of each duel")
    parser.add_argument("--minutes", type=float, default=math.inf, help="of CPU, at most, for each row of the table")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--json", type=Path, metavar="FILE", help="also append the rows to this file as JSON lines")
    asked = parser.parse_args()
    grid = Grid()
    for number, row in enumerate((alone if asked.what == "alone" else duels)(asked)):
        if number == 0:
            for heading in row:
                grid.add_column(heading)
        grid.add_row(*(str(value) for value in row.values()))
        if asked.json:
            plain = {name: vars(value) if isinstance(value, Mean) else value for name, value in row.items()}
            with asked.json.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(plain, ensure_ascii=False) + "\n")
    Console(width=160).print(grid)


if __name__ == "__main__":
    main()
