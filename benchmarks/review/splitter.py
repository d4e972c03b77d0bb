"""Splitter's judge: what an empty sheet comes to, whether its intervals cover the truth, and how quick it is.

`python -m benchmarks.review.splitter starts`: mean points of the judge on an empty sheet. `… coverage`: 95 % intervals
of sampled differences between two writings, with two rolls to come, against all rolls counted out (with one, a block
of 36 worlds is exact; where samples show no spread there is no interval either). `… speed`:
playouts a second of CPU time by round, of the judge and of the one that looks ahead, and the spread of a difference.
`… seconds`: CPU seconds of whole reviews. `--games 20`, `--seed 1`.
"""

import argparse
import math
import time
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

import splittable
from splittable.bots import LEVELS, find
from splittable.core.judges import NOBODY, OPEN
from splittable.core.state import Ints, States, copy_states
from splittable.games.splitter import GAME
from splittable.games.splitter.review.judge import JUDGE
from splittable.games.splitter.rules.game import WAYS
from splittable.games.splitter.rules.pads import PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS
from splittable.play.contest import derive
from splittable.play.table import Table

GAMES = {"starts": 2_000, "coverage": 500, "speed": 2, "seconds": 3}
"""Default number of blocks of 36 playouts, games a pad, games a pad, games a row."""
BLOCKS = 10
"""Blocks of 36 worlds in an interval."""
T_95 = 2.262
"""Student's 97.5 % point for nine degrees of freedom."""

Row = dict[str, object]


def play_game(levels: list[str], pad: str, seed: int) -> Iterator[tuple[States, Table]]:
    """Every state of a game between levels in which all are waited for, and the table."""
    table = splittable.new("splitter", players=len(levels), seed=seed, options={"pad": pad})
    bots = [find(level) for level in levels]
    while not table.over:
        yield copy_states(table.states), table
        for seat in tuple(table.waiting):
            table.play(seat, bots[seat](table.view(seat), derive(seed, seat, int(table.states[0].rounds_done))))


def rows_of(states: States, arms: list[int], seed: int, count: int) -> Ints:
    """Rows of results of the judge."""
    rows = np.zeros((count, len(arms), JUDGE.columns(int(states[0].players)).width), dtype=np.float32)
    JUDGE.play_on(states, 0, 0, np.array(arms), seed, 0, rows)
    return rows


def starts(games: int, seed: int) -> Iterator[Row]:
    """Mean points of the judge on an empty sheet of each pad."""
    for pad in PAD_NAMES:
        rows = np.zeros((WAYS * games, 1, JUDGE.columns(1).width), dtype=np.float32)
        JUDGE.play_on(GAME.begin(1, {"pad": pad}), OPEN, NOBODY, np.array([-1]), seed, 0, rows)
        blocks = rows[:, 0, 0].reshape(games, WAYS).mean(axis=1, dtype=np.float64)
        yield {"pad": pad, "points": f"{blocks.mean():.3f} ± {blocks.std(ddof=1) / math.sqrt(games):.3f}"}


def coverage(games: int, seed: int) -> Iterator[Row]:
    """How often sampled intervals hold the exact difference of the two best writings."""
    found: dict[tuple[str, int], list[float]] = {(pad, left): [] for pad in PAD_NAMES for left in (2,)}
    for pad in PAD_NAMES:
        for game in track(range(games), f"pad {pad}", console=Console(stderr=True), transient=True):
            level = LEVELS[1 + game % 3]
            for states, _ in play_game([level], pad, derive("coverage", pad, seed, game)):
                left = ROUNDS - 1 - int(states[0].rounds_done)
                if (pad, left) not in found:
                    continue
                arms = list(JUDGE.candidates(states, 0))[:2]
                assert JUDGE.count_out is not None
                counted = JUDGE.count_out(states, 0, np.array(arms))
                if counted is None or len(arms) < 2:
                    continue
                rows, chances = counted
                truth = float((rows[:, 0, 0].astype(float) - rows[:, 1, 0]) @ chances)
                sampled = rows_of(states, arms, derive(seed, game, left), BLOCKS * WAYS)
                blocks = (sampled[:, 0, 0] - sampled[:, 1, 0]).reshape(BLOCKS, WAYS).mean(axis=1, dtype=np.float64)
                error = float(blocks.std(ddof=1)) / math.sqrt(BLOCKS)
                if error > 0:
                    found[pad, left].append((float(blocks.mean()) - truth) / error)
    for (pad, left), scores in found.items():
        if scores:
            z = np.array(scores)
            held = f"{np.mean(np.abs(z) <= T_95):.1%}"
            yield {"pad": pad, "rolls to come": left, "positions": len(z), "held": held, "mean z": f"{z.mean():.3f}"}


def speed(games: int, seed: int) -> Iterator[Row]:
    """Playouts a second by round, and the standard deviation of the difference between the two best writings."""
    for done in (0, 4, 8, 12, 16, 19):
        quick, well, spreads = [], [], []
        for game in range(games):
            for pad in PAD_NAMES:
                for states, _ in play_game(["hard"], pad, derive("speed", pad, seed, game)):
                    if states[0].rounds_done == done:
                        arms = list(JUDGE.candidates(states, 0))[:2]
                        begun = time.process_time()
                        rows = rows_of(states, arms, seed, WAYS * BLOCKS)
                        quick.append(2 * WAYS * BLOCKS / (time.process_time() - begun))
                        blocks = (rows[:, 0, 0] - rows[:, 1, 0]).reshape(BLOCKS, WAYS).mean(axis=1)
                        spreads.append(float(blocks.std(ddof=1)) * math.sqrt(WAYS))
                        begun = time.process_time()
                        JUDGE.play_on_well(states, 0, 0, np.array(arms), seed, 0, rows[:WAYS])
                        well.append(2 * WAYS / (time.process_time() - begun))
        yield {
            "round": done + 1,
            "playouts a second": f"{np.mean(quick):,.0f}",
            "looking ahead": f"{np.mean(well):,.0f}",
            "deviation of a difference": f"{np.mean(spreads):.2f}",
        }


def seconds(games: int, seed: int) -> Iterator[Row]:
    """CPU seconds of whole reviews."""
    for levels in (["easy"], ["hard"], ["easy", "medium", "hard", "hard"]):
        spent = []
        for game in range(games):
            pad = PAD_NAMES[game % 2]
            table = [table for _, table in play_game(levels, pad, derive("seconds", seed, game))][-1]
            splittable.review(table, effort="quick")  # compiles before the clock starts
            begun = time.process_time()
            splittable.review(table)
            spent.append(time.process_time() - begun)
        yield {"seats": ", ".join(levels), "games": games, "seconds": f"{np.mean(spent):.1f}, at most {max(spent):.1f}"}


def main() -> None:
    """Read the arguments, measure, print a table."""
    parser = argparse.ArgumentParser(
        "python -m benchmarks.review.splitter", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("what", choices=[*GAMES])
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    measure = {"starts": starts, "coverage": coverage, "speed": speed, "seconds": seconds}[asked.what]
    grid = Grid()
    for number, row in enumerate(measure(asked.games or GAMES[asked.what], asked.seed)):
        if number == 0:
            for heading in row:
                grid.add_column(heading)
        grid.add_row(*(str(value) for value in row.values()))
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
