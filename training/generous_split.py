"""Train the networks of Generous Split's bots by self-play: `python -m training.generous_split`."""

import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from splittable.core.chance import stream
from splittable.core.state import Ints
from splittable.games.generous_split.bots.network import (
    DEPTH,
    FOLDER,
    STAGES,
    WIDTH,
    Weights,
    blank_desk,
    blank_weights,
)
from splittable.games.generous_split.rules.state import SEATS
from training.generous_split_descent import find_slope, step_down
from training.generous_split_duel import duel
from training.generous_split_lessons import REMEMBERED, Lessons, blank_lessons, blank_states, play_lessons
from training.runs import main

BATCHES = 5_000
DEALS_AT_ONCE = 256
SAMPLES_A_STEP = 1024
FIRST_PACE, LAST_PACE = 1.5e-3, 1e-5
SLOW_STEPS = 200
"""Warm-up: steps over which the learning rate grows from 0."""
FIRST_TRUST, LAST_TRUST = 0.9, 0.6
"""λ of TD(λ), which falls linearly to its last value half-way through."""
FIRST_STRAY, LAST_STRAY = 0.1, 0.02
"""Exploration: how often any legal card is played instead of the best."""
GAMES_MEASURED = 600


@dataclass(frozen=True)
class NetworkLesson:
    """What `training.runs` asks for, for one number of players."""

    players: int
    batches: int
    slope: Weights = field(default_factory=blank_weights)

    @property
    def name(self) -> str:
        """The name of the training's files."""
        return f"generous-split-{self.players}"

    @property
    def measured(self) -> str:
        """What `measure` tells."""
        return "share of the victories against easy"

    def begin(self, seed: int) -> dict[str, Ints]:
        """Random weights, Adam's moments, and no deals to remember."""
        chance = np.random.default_rng(seed)
        weights = blank_weights()
        weights.rows[:] = chance.normal(0, 0.05, weights.rows.shape)
        weights.second[:] = chance.normal(0, math.sqrt(2 / WIDTH), (STAGES, WIDTH, DEPTH))
        weights.third[:] = chance.normal(0, 0.05, (STAGES, SEATS, DEPTH))
        learned = dict(weights._asdict())
        for moment in ("memory", "squares"):
            learned |= {f"{moment}_{name}": np.zeros_like(array) for name, array in weights._asdict().items()}
        return learned | {"past": np.zeros((REMEMBERED, SEATS), np.int16), "steps": np.zeros(2, np.int64)}

    def learn(self, learned: dict[str, Ints], done: float, seed: int) -> dict[str, float]:
        """Play a batch of deals and learn from it."""
        rng = stream(seed)
        lessons, weights = blank_lessons(DEALS_AT_ONCE), weights_in(learned)
        trust = FIRST_TRUST + (LAST_TRUST - FIRST_TRUST) * min(1, 2 * done)
        stray = FIRST_STRAY + (LAST_STRAY - FIRST_STRAY) * min(1, 2 * done)
        oldest = int(learned["steps"][1])
        play_lessons(
            blank_states(), self.players, DEALS_AT_ONCE, weights, learned["past"], oldest, trust, stray, rng,
            blank_desk(), lessons,
        )  # fmt: skip
        learned["steps"][1] += DEALS_AT_ONCE
        steps = int(lessons.used[0]) // SAMPLES_A_STEP
        losses = [self.step(learned, weights, lessons, done, rng) for _ in range(steps)]
        return {"loss": float(np.mean(losses))}

    def step(self, learned: dict[str, Ints], weights: Weights, lessons: Lessons, done: float, rng: Ints) -> float:
        """Take one step of gradient descent; the mean cross-entropy of its samples."""
        loss = find_slope(weights, self.slope, lessons, SAMPLES_A_STEP, self.players, rng)
        learned["steps"][0] += 1
        steps = int(learned["steps"][0])
        pace = LAST_PACE + (FIRST_PACE - LAST_PACE) * (1 + math.cos(math.pi * done)) / 2
        pace *= min(1, steps / SLOW_STEPS)
        for name in Weights._fields:
            kinds = learned[name], getattr(self.slope, name), learned[f"memory_{name}"], learned[f"squares_{name}"]
            weight, slope, memory, squares = (array.reshape(-1) for array in kinds)
            step_down(weight, slope, memory, squares, pace, steps)
        return loss

    def measure(self, learned: dict[str, Ints], seed: int) -> float:
        """The share of the victories in whole games against `easy`, half the seats each."""
        return duel(self.players, weights_in(learned), GAMES_MEASURED, stream(seed))

    def keep(self, learned: dict[str, Ints], folder: Path | None) -> None:
        """Write the weights that are shipped, replacing the file atomically: rows as bytes with a scale each."""
        folder = folder or FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f"players_{self.players}.draft.npz"
        rows = learned["rows"]
        used = learned["squares_rows"].any(axis=1)
        scales = (np.abs(rows).max(axis=1) / 127 * used).astype(np.float16)
        shrunk = np.where(scales[:, None] > 0, rows / np.maximum(scales.astype(np.float32), 1e-9)[:, None], 0)
        others: dict[str, Any] = {name: learned[name].astype(np.float16) for name in Weights._fields[1:]}
        np.savez_compressed(draft, rows=np.clip(np.round(shrunk), -127, 127).astype(np.int8), scales=scales, **others)
        draft.replace(folder / f"players_{self.players}.npz")


def weights_in(learned: dict[str, Ints]) -> Weights:
    """The weights among all that is learned."""
    return Weights(*(learned[name] for name in Weights._fields))


LESSONS = [NetworkLesson(4, BATCHES), NetworkLesson(3, BATCHES), NetworkLesson(5, BATCHES)]

if __name__ == "__main__":
    main(LESSONS, "python -m training.generous_split")
