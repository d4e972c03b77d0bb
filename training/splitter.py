"""Train the value network of Splitter's bots by self-play against the dice: `python -m training.splitter A`.

It takes about 17 minutes of one core; the progress bar estimates the rest. The shipped weights are those of each pad
with default arguments. The network writes every roll where it values the sheet most, and learns from its own games by
TD(λ) with Adam. Every minute the weights are written, in the form that is shipped, to the file that `--to` names. The
same seed gives the same weights on the same kind of processor.
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
"""Gradient steps a batch of games: every sheet is used four times, because playing costs more than learning."""
FIRST_PACE, LAST_PACE = 4e-4, 5e-6
SLOW_STEPS = 200
"""Warm-up: steps over which the learning rate grows from 0."""
FIRST_TRUST, LAST_TRUST = 0.7, 0.3
"""λ of TD(λ), which falls linearly to its last value half-way through."""
POINTS_A_UNIT = 5.0
"""Scale of the weights that are in points, relative to the others; their learning rate is scaled alike."""
POINTS_A_ROUND = 1.6
"""Initial value of a round still to come."""
SECONDS_BETWEEN_NEWS = 60


@dataclass
class Learner:
    """The weights, their gradient (`slope`) and Adam's first and second moments (`memory`, `squares`)."""

    weights: Weights
    slope: Weights = field(default_factory=blank_weights)
    memory: Weights = field(default_factory=blank_weights)
    squares: Weights = field(default_factory=blank_weights)
    steps: int = 0

    def step(self, pace: float) -> None:
        """Take one step of gradient descent."""
        self.steps += 1
        for name, paces in zip(Weights._fields, column_paces(pace), strict=True):
            kinds = self.weights, self.slope, self.memory, self.squares
            weights, slope, memory, squares = (getattr(kind, name).reshape(-1, len(paces)) for kind in kinds)
            step_down(weights, slope, memory, squares, paces, self.steps)


def column_paces(pace: float) -> Weights:
    """The learning rate of each column of weights."""
    rows = np.full(WIDTH, pace, np.float32)
    rows[0] *= POINTS_A_UNIT
    second = np.full(DEPTH, pace, np.float32)
    return Weights(rows, second, second, np.full(DEPTH + 1, pace * POINTS_A_UNIT, np.float32))


def first_weights(seed: int) -> Weights:
    """Random weights, with an initial value for the rounds still to come."""
    chance = np.random.default_rng(seed)
    weights = blank_weights()
    weights.rows[:, 1:] = chance.normal(0, 0.05, (len(weights.rows), WIDTH - 1))
    weights.rows[ROUND_ROW : ROUND_ROW + ROUNDS + 1, 0] = POINTS_A_ROUND * np.arange(ROUNDS + 1)
    weights.second[:] = chance.normal(0, math.sqrt(2 / WIDTH), (WIDTH, DEPTH))
    weights.third[:, :DEPTH] = chance.normal(0, 0.1 * POINTS_A_UNIT, DEPTH)
    return weights


def keep(weights: Weights, path: Path) -> None:
    """Write weights in the form that is shipped, replacing the file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft.npz")
    np.savez_compressed(draft, **{name: array.astype(np.float16) for name, array in weights._asdict().items()})
    draft.replace(path)


def pace_at(done: float, steps: int) -> float:
    """The learning rate at a fraction of the games: cosine decay after a linear warm-up."""
    pace = LAST_PACE + (FIRST_PACE - LAST_PACE) * (1 + math.cos(math.pi * done)) / 2
    return pace * min(1, (steps + 1) / SLOW_STEPS)


def trust_at(done: float) -> float:
    """λ at a fraction of the games."""
    return FIRST_TRUST + (LAST_TRUST - FIRST_TRUST) * min(1, 2 * done)


def learn(pad: int, games: int, seed: int, path: Path, progress: Progress) -> None:
    """Alternate batches of games and gradient steps, writing the weights every minute and at the end."""
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
    """Read the arguments and train."""
    parser = argparse.ArgumentParser("python -m training.splitter", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pad", choices=PAD_NAMES)
    parser.add_argument("--games", type=int, help="; ".join(f"{GAMES[pad]:,} for pad {pad}" for pad in PAD_NAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, help="the file to write; by default the one that is shipped")
    asked = parser.parse_args()
    path = asked.to or FOLDER / f"pad_{asked.pad.lower()}.npz"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        learn(PAD_NAMES.index(asked.pad), asked.games or GAMES[asked.pad], asked.seed, path, progress)


if __name__ == "__main__":
    main()
