"""Train the value network of Splitter's bots by self-play against the dice: `python -m training.splitter`.

The network writes every roll where it values the sheet most, and learns from its own games by TD(λ) with Adam. A pad
has two lessons: `splitter-a` begins with random weights, `splitter-a-more` goes on from the weights in the game's
folder with a slower schedule. The same seed gives the same weights on the same kind of processor.
"""

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from splittable.core.chance import stream
from splittable.games.splitter.bots.draft import DEPTH, WIDTH
from splittable.games.splitter.bots.rows import ROUND_ROW
from splittable.games.splitter.bots.value import FOLDER, Weights, blank_weights, weights_of
from splittable.games.splitter.rules.pads import HEARTS, PAD_NAMES
from splittable.games.splitter.rules.state import ROUNDS
from training.runs import Learned, main
from training.splitter_descent import find_slope, step_down
from training.splitter_lessons import blank_lessons, new_drafts, play_lessons

GAMES_AT_ONCE = 128
SHEETS_A_STEP = 512
SLOW_STEPS = 200
"""Warm-up: steps over which the learning rate grows from 0."""
POINTS_A_UNIT = 5.0
"""Scale of the weights that are in points, relative to the others; their learning rate is scaled alike."""
POINTS_A_ROUND = 1.6
"""Initial value of a round still to come."""
REMEMBERED = 0.98
"""What earlier games count for in the mean that is measured, after each batch."""
GREATEST = 127
"""The greatest byte of a row as it is shipped."""


@dataclass(frozen=True)
class Schedule:
    """How the learning rate and λ of TD(λ) fall, and how often each sheet is used."""

    first_pace: float
    first_trust: float
    repeats: int
    last_pace: float = 5e-6
    last_trust: float = 0.3

    def pace(self, done: float, steps: int) -> float:
        """The learning rate at a fraction of the training: cosine decay after a linear warm-up."""
        pace = self.last_pace + (self.first_pace - self.last_pace) * (1 + math.cos(math.pi * done)) / 2
        return pace * min(1, (steps + 1) / SLOW_STEPS)

    def trust(self, done: float) -> float:
        """λ at a fraction of the training: it falls linearly to its last value half-way through."""
        return self.first_trust + (self.last_trust - self.first_trust) * min(1, 2 * done)

    @property
    def steps(self) -> int:
        """Gradient steps a batch of games."""
        return self.repeats * GAMES_AT_ONCE * ROUNDS // SHEETS_A_STEP


@dataclass(frozen=True)
class Sheets:
    """The lesson of a pad, from random weights."""

    pad: int
    batches: int
    schedule: Schedule = Schedule(4e-4, 0.7, 4)
    measured: str = "points alone, without look-ahead"
    slope: Weights = field(default_factory=blank_weights)

    @property
    def name(self) -> str:
        """The name of the training's files."""
        return f"splitter-{PAD_NAMES[self.pad].lower()}"

    def begin(self, seed: int) -> Learned:
        """Random weights, Adam's moments, and no games yet."""
        return learned_with(first_weights(seed))

    def learn(self, learned: Learned, done: float, seed: int) -> dict[str, float]:
        """Play a batch of games and learn from it."""
        weights, rng = weights_in(learned), stream(seed)
        lessons = blank_lessons(GAMES_AT_ONCE)
        play_lessons(new_drafts(self.pad, weights), weights, self.schedule.trust(done), rng, lessons)
        mirrors = 1 if HEARTS[self.pad] else len(("as it is", "left to right", "top to bottom", "both"))
        for _ in range(self.schedule.steps):
            find_slope(weights, self.slope, lessons, SHEETS_A_STEP, mirrors, rng)
            self.step(learned, done)
        straight = lessons.scores[lessons.strayed == 0]
        learned["played"] = learned["played"] * REMEMBERED + [straight.sum(), len(straight)]
        return {"points": float(straight.mean())}

    def step(self, learned: Learned, done: float) -> None:
        """Take one step of gradient descent."""
        steps = int(learned["steps"][0])
        learned["steps"] += 1
        for name, paces in zip(Weights._fields, column_paces(self.schedule.pace(done, steps)), strict=True):
            kinds = learned[name], getattr(self.slope, name), learned[f"memory_{name}"], learned[f"squares_{name}"]
            weights, slope, memory, squares = (array.reshape(-1, len(paces)) for array in kinds)
            step_down(weights, slope, memory, squares, paces, steps + 1)

    def measure(self, learned: Learned, seed: int) -> float:  # noqa: ARG002 - the games of learning are measure enough
        """The mean points of the games of late, some 4,500, but for those with a roll written at random."""
        points, games = learned["played"]
        return float(points / games)

    def keep(self, learned: Learned, folder: Path | None) -> None:
        """Write the weights as they are shipped."""
        write_weights(weights_in(learned), (folder or FOLDER) / f"pad_{PAD_NAMES[self.pad].lower()}.npz")


@dataclass(frozen=True)
class MoreSheets(Sheets):
    """The lesson of a pad, from the weights in the game's folder."""

    schedule: Schedule = Schedule(1.2e-4, 0.3, 2)

    @property
    def name(self) -> str:
        """The name of the training's files."""
        return f"{super().name}-more"

    def begin(self, seed: int) -> Learned:  # noqa: ARG002 - nothing is drawn
        """What was learned so far, without Adam's moments."""
        return learned_with(Weights(*(array.copy() for array in weights_of(self.pad))))


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


def learned_with(weights: Weights) -> Learned:
    """All that a training learns, with some weights to begin with."""
    learned: Learned = dict(weights._asdict())
    for moment in ("memory", "squares"):
        learned |= {f"{moment}_{name}": np.zeros_like(array) for name, array in weights._asdict().items()}
    return learned | {"steps": np.zeros(1, np.int64), "played": np.zeros(2)}


def weights_in(learned: Learned) -> Weights:
    """The weights among all that is learned."""
    return Weights(*(learned[name] for name in Weights._fields))


def write_weights(weights: Weights, path: Path) -> None:
    """Write weights as they are shipped, replacing the file atomically: see `value.read_weights`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft.npz")
    points, rows = weights.rows[:, 0], weights.rows[:, 1:]
    scales = np.maximum(np.abs(rows).max(axis=1) / GREATEST, np.finfo(np.float16).tiny).astype(np.float16)
    bytes_of_rows = np.clip(np.round(rows / scales.astype(np.float32)[:, np.newaxis]), -GREATEST, GREATEST)
    others: dict[str, Any] = {name: getattr(weights, name).astype(np.float16) for name in Weights._fields[1:]}
    np.savez_compressed(
        draft, rows=bytes_of_rows.astype(np.int8), scales=scales, points=points.astype(np.float16), **others
    )
    draft.replace(path)


LESSONS = [Sheets(0, 4_688), Sheets(1, 3_907), MoreSheets(0, 1_100), MoreSheets(1, 1_100)]

if __name__ == "__main__":
    main(LESSONS, "python -m training.splitter")
