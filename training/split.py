"""Train the value network of SPLIT's bots by self-play: `python -m training.split`.

Every batch plays some games at every table size, notes what seats through whose eyes the games are seen should have
expected (TD(λ)), and takes steps of Adam. The games are played by glances and by the rollout policy, with noise.
The same seed gives the same weights on the same kind of processor.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from splittable.core.chance import stream
from splittable.core.state import States
from splittable.games.split import GAME
from splittable.games.split.bots.features import FEATURES, TABLES
from splittable.games.split.bots.value import DEPTH, FOLDER, WIDTH, Weights, blank_weights, new_desk
from splittable.play.contest import derive
from training import runs
from training.split_descent import Layers, Touched, find_slope, step_down
from training.split_lessons import Lessons, blank_lessons, play_games
from training.split_trials import play_trials

GAMES_A_TABLE = 12
"""Games of every table size in a batch."""
SAMPLE = 256
REPEATED = 1.5
"""How often a lesson is used on average."""
FIRST_PACE, LAST_PACE = 1.5e-3, 2e-5
FIRST_TRUST, LAST_TRUST = 0.95, 0.8
"""λ of TD(λ), which falls linearly."""
MOST_LESSONS = 150_000
WARMING = 50.0
"""The learning rate begins with a twentieth, and grows by this times the part of the training that is done."""
TRIALS = 40
"""Deals of each table size by which what was learned is measured."""
FORGETTING = 0.995
"""What of the rows' gains of earlier batches counts after each batch."""
DOUBT = 5.0
"""How many rows without any gain every row's mean begins with."""
FIRST_HEAT = np.array([[50, 40, 30, 20], [65, 60, 55, 50], [85, 80, 75, 70]], dtype=np.float32)
"""Softmax temperatures before they are fitted (`training.split_heat`): by rounds to come and part of the round."""


@dataclass(frozen=True)
class Split:
    """The lesson of SPLIT."""

    name: str = "split"
    batches: int = 300
    measured: str = "share of the wins against glances"

    def begin(self, seed: int) -> runs.Learned:
        """Random weights, Adam's moments, and no gains of rows yet."""
        chance = np.random.default_rng(seed)
        weights = blank_weights()
        weights.rows[:, 1:] = chance.normal(0, 0.05, (FEATURES, WIDTH - 1))
        weights.second[:] = chance.normal(0, math.sqrt(2 / WIDTH), weights.second.shape)
        weights.third[:, :DEPTH] = chance.normal(0, 0.1, (len(weights.third), DEPTH))
        weights.heat[:] = FIRST_HEAT
        learned: runs.Learned = dict(weights._asdict())
        for name in Layers._fields:
            learned[f"memory_{name}"] = np.zeros_like(learned[name])
            learned[f"squares_{name}"] = np.zeros_like(learned[name])
        learned["gains"] = np.zeros(weights.prospects.shape)
        learned["cases"] = np.zeros(weights.prospects.shape)
        return learned

    @cached_property
    def _room(self) -> tuple[Layers, Touched]:
        """Room for a gradient."""
        slope = Layers(*(np.zeros_like(getattr(blank_weights(), name)) for name in Layers._fields))
        return slope, Touched(np.zeros(FEATURES, np.int8), np.zeros(FEATURES, np.int64), np.zeros(1, np.int64))

    def learn(self, learned: runs.Learned, done: float, seed: int) -> Mapping[str, float]:
        """Play and learn one batch."""
        weights = weights_in(learned)
        memory = Layers(*(learned[f"memory_{name}"] for name in Layers._fields))
        squares = Layers(*(learned[f"squares_{name}"] for name in Layers._fields))
        slope, touched = self._room
        learned["gains"] *= FORGETTING
        learned["cases"] *= FORGETTING
        lessons = blank_lessons(MOST_LESSONS, learned["gains"], learned["cases"])
        rng, trust = stream(seed), FIRST_TRUST + (LAST_TRUST - FIRST_TRUST) * done
        for table in range(TABLES):
            play_games(first_states(table + 2), new_desk(), weights, lessons, GAMES_A_TABLE, trust, rng)
        weights.prospects[:, 1:] = (learned["gains"] / (learned["cases"] + DOUBT))[:, 1:]
        count = int(lessons.used[0])
        steps = int(count * REPEATED) // SAMPLE
        pace = LAST_PACE + (FIRST_PACE - LAST_PACE) * (1 + math.cos(math.pi * done)) / 2
        errors = []
        for _ in range(steps):
            errors.append(find_slope(weights, slope, touched, lessons, SAMPLE, rng))
            step_down(weights, slope, memory, squares, touched, pace * min(1.0, done * WARMING + 0.05), SAMPLE)
        return {"lessons": count, "error": float(np.mean(errors)), "spread": spread_of(lessons)}

    def measure(self, learned: runs.Learned, seed: int) -> float:
        """The share of the wins of the network alone against glances, at tables of 2, 4 and 6."""
        return float(np.mean([share_of_wins(weights_in(learned), players, TRIALS, seed) for players in (2, 4, 6)]))

    def keep(self, learned: runs.Learned, folder: Path | None) -> None:
        """Write the weights as they are shipped."""
        place = FOLDER if folder is None else folder
        place.mkdir(parents=True, exist_ok=True)
        draft = place / "split.draft.npz"
        kept = {name: learned[name].astype(np.float16) for name in Weights._fields}
        np.savez_compressed(draft, **kept)  # type: ignore[arg-type]  # a stub asks for one array
        draft.replace(place / "split.npz")


def spread_of(lessons: Lessons) -> float:
    """The variance of the targets."""
    return float(lessons.targets[: lessons.used[0]].var())


def weights_in(learned: runs.Learned) -> Weights:
    """The weights among all that is learned."""
    return Weights(*(learned[name] for name in Weights._fields))


def first_states(players: int) -> States:
    """Three states, each a table before its first deal."""
    return np.repeat(GAME.begin(players, {}), 3)


def share_of_wins(weights: Weights, players: int, deals: int, seed: int) -> float:
    """The share of the wins of the network against glances, half the seats each, every deal twice."""
    won = np.zeros((deals, 2))
    play_trials(first_states(players), new_desk(), weights, won, stream(derive(seed, players)))
    return float(won.mean())


if __name__ == "__main__":
    runs.main([Split()], "python -m training.split")
