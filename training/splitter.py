"""Learn what Splitter's sheets are worth, by playing against the dice: `python -m training.splitter A`.

It takes about 17 minutes of one core; the bar says how long it still takes. The weights that are shipped are those
of each pad with no further arguments. They play every roll where they value the sheet most, and learn from how that
went on (TD(λ), Adam). They are written as they are shipped, every minute, to where `--to` says. The same seed gives the
same weights on the same kind of processor.
"""

import argparse
import math
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from splittable.core.chance import stream
from splittable.core.state import Ints
from splittable.games.splitter.bots.draft import DEPTH, WIDTH
from splittable.games.splitter.bots.rows import ROUND_ROW
from splittable.games.splitter.bots.value import FOLDER, Weights, blank_weights
from splittable.games.splitter.rules.pads import HEARTS, PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS
from training.splitter_descent import find_slope, step_down
from training.splitter_lessons import begin_game, blank_lessons, new_drafts, play_lessons

GAMES = {"A": 600_000, "B": 500_000}
GAMES_AT_ONCE = 128
SHEETS_A_STEP = 512
STEPS = 4 * GAMES_AT_ONCE * ROUNDS // SHEETS_A_STEP
"""Every sheet teaches four times: to play a game takes longer than to learn from it."""
FIRST_PACE, LAST_PACE = 4e-4, 5e-6
SLOW_STEPS = 200
"""The pace grows over so many steps in the beginning."""
FIRST_TRUST, LAST_TRUST = 0.7, 0.3
"""Half-way through, trust has come down to its last."""
POINTS_A_UNIT = 5.0
"""Weights that count points are as many times greater than the others, and so are their steps."""
POINTS_A_ROUND = 1.6
"""What a round may be worth, to begin with."""
SECONDS_BETWEEN_NEWS = 60


@dataclass
class Learner:
    """Weights on their way, and what Adam remembers of the way."""

    weights: Weights
    slope: Weights = field(default_factory=blank_weights)
    memory: Weights = field(default_factory=blank_weights)
    squares: Weights = field(default_factory=blank_weights)
    steps: int = 0

    def step(self, pace: float) -> None:
        """Take a step against the slope."""
        self.steps += 1
        for name, paces in zip(Weights._fields, column_paces(pace), strict=True):
            kinds = self.weights, self.slope, self.memory, self.squares
            weights, slope, memory, squares = (getattr(kind, name).reshape(-1, len(paces)) for kind in kinds)
            step_down(weights, slope, memory, squares, paces, self.steps)


def column_paces(pace: float) -> Weights:
    """How far the weights of each column go in a step."""
    rows = np.full(WIDTH, pace, np.float32)
    rows[0] *= POINTS_A_UNIT
    second = np.full(DEPTH, pace, np.float32)
    return Weights(rows, second, second, np.full(DEPTH + 1, pace * POINTS_A_UNIT, np.float32))


def first_weights(seed: int) -> Weights:
    """Weights that know nothing but that a round is worth something."""
    chance = np.random.default_rng(seed)
    weights = blank_weights()
    weights.rows[:, 1:] = chance.normal(0, 0.05, (len(weights.rows), WIDTH - 1))
    weights.rows[ROUND_ROW : ROUND_ROW + ROUNDS + 1, 0] = POINTS_A_ROUND * np.arange(ROUNDS + 1)
    weights.second[:] = chance.normal(0, math.sqrt(2 / WIDTH), (WIDTH, DEPTH))
    weights.third[:, :DEPTH] = chance.normal(0, 0.1 * POINTS_A_UNIT, DEPTH)
    return weights


def keep(weights: Weights, path: Path) -> None:
    """Write weights as they are shipped."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft.npz")
    np.savez_compressed(draft, **{name: array.astype(np.float16) for name, array in weights._asdict().items()})
    draft.replace(path)


def pace_at(done: float, steps: int) -> float:
    """How fast to learn when so much of the whole is done."""
    pace = LAST_PACE + (FIRST_PACE - LAST_PACE) * (1 + math.cos(math.pi * done)) / 2
    return pace * min(1, (steps + 1) / SLOW_STEPS)


def trust_at(done: float) -> float:
    """How much to learn from how games went on, rather than from the next sheet's value."""
    return FIRST_TRUST + (LAST_TRUST - FIRST_TRUST) * min(1, 2 * done)


def learn(pad: int, games: int, seed: int, path: Path, progress: Progress) -> None:
    """Play, learn, and keep the weights, until all games are played."""
    learner = Learner(first_weights(seed))
    drafts, lessons, rng = new_drafts(pad, learner.weights), blank_lessons(GAMES_AT_ONCE), stream(seed)
    mirrors = 1 if HEARTS[pad] else len(("as it is", "left to right", "top to bottom", "both"))
    task = progress.add_task(f"pad {PAD_NAMES[pad]}", total=games)
    scores: list[Ints] = []
    news, begun = time.monotonic(), time.process_time()
    for played in range(0, games, GAMES_AT_ONCE):
        done = played / games
        begin_game(drafts, pad, learner.weights)
        play_lessons(drafts, learner.weights, trust_at(done), rng, lessons)
        for _ in range(STEPS):
            find_slope(learner.weights, learner.slope, lessons, SHEETS_A_STEP, mirrors, rng)
            learner.step(pace_at(done, learner.steps))
        scores.append(lessons.scores[lessons.strayed == 0])
        progress.advance(task, GAMES_AT_ONCE)
        is_last = played + GAMES_AT_ONCE >= games
        if is_last or time.monotonic() - news > SECONDS_BETWEEN_NEWS:
            keep(learner.weights, path)
            of_late = np.concatenate(scores)
            error = of_late.std() / math.sqrt(len(of_late))
            seconds = time.process_time() - begun
            progress.console.print(
                f"{played + GAMES_AT_ONCE} games, {seconds:.0f} s of CPU: of late {of_late.mean():.2f} ± {error:.2f}"
            )
            scores, news = [], time.monotonic()


def main() -> None:
    """Read the arguments and learn."""
    parser = argparse.ArgumentParser("python -m training.splitter", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pad", choices=PAD_NAMES)
    parser.add_argument("--games", type=int, help="; ".join(f"{GAMES[pad]:,} for pad {pad}" for pad in PAD_NAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, help="the file to write; without it, the one that is shipped")
    asked = parser.parse_args()
    path = asked.to or FOLDER / f"pad_{asked.pad.lower()}.npz"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        learn(PAD_NAMES.index(asked.pad), asked.games or GAMES[asked.pad], asked.seed, path, progress)


if __name__ == "__main__":
    main()
