"""Training as a command: progress, checkpoints, resuming, the curve as a picture, and Ray.

A game brings lessons. A training is some batches of one: each plays games with what was learned so far and learns from
them. With `--ray` every worker of the cluster learns a batch by itself from the same beginning, and what they learned
is averaged (local SGD: Stich, 2019).
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from splittable.core.state import Ints
from splittable.play.contest import derive

Learned: TypeAlias = dict[str, Ints]
"""All that a training has learned, as named arrays."""
CHECKPOINTS = Path(__file__).parent / "checkpoints"
PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
POINTS = 30
"""Points of a curve: a training is measured and kept so often."""


class Lesson(Protocol):
    """Something that can be learned by playing."""

    @property
    def name(self) -> str:
        """Names its checkpoint and its picture."""

    @property
    def batches(self) -> int:
        """How many batches the shipped weights are made of."""

    @property
    def measured(self) -> str:
        """What `measure` tells, for the picture's axis."""

    def begin(self, seed: int) -> Learned:
        """What is known before the first batch."""

    def learn(self, learned: Learned, done: float, seed: int) -> Mapping[str, float]:
        """Play and learn one batch, in place, when a fraction of the training is done; figures to print."""

    def measure(self, learned: Learned, seed: int) -> float:
        """How good what was learned is, in seconds at most."""

    def keep(self, learned: Learned, folder: Path | None) -> None:
        """Write the weights as they are shipped, into the game's folder or another one."""


@dataclass
class Run:
    """How far a training has come."""

    learned: Learned
    seed: int
    batches: int
    done: int = 0
    seconds: float = 0.0
    """Of CPU, so far."""
    curve: list[tuple[int, float, float]] = field(default_factory=list)
    """Batches done, seconds of CPU and the measure."""

    def save(self, path: Path) -> None:
        """Write a checkpoint, replacing the file atomically."""
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft.npz")
        facts = {"seed": self.seed, "batches": self.batches, "done": self.done, "seconds": self.seconds}
        text = json.dumps(facts | {"curve": self.curve})
        arrays: dict[str, Any] = {f"learned_{name}": array for name, array in self.learned.items()}
        np.savez(draft, facts=np.array(text), **arrays)
        draft.replace(path)


def load(path: Path) -> Run:
    """Read a checkpoint."""
    with np.load(path) as kept:
        facts = json.loads(str(kept["facts"]))
        prefix = "learned_"
        learned = {name[len(prefix) :]: kept[name] for name in kept.files if name.startswith(prefix)}
    facts["curve"] = [tuple(point) for point in facts["curve"]]
    return Run(learned, **facts)


def average(all_learned: Sequence[Learned]) -> Learned:
    """The mean of what several workers learned; whole numbers are the first worker's."""
    first = all_learned[0]
    return {
        name: np.mean([learned[name] for learned in all_learned], axis=0, dtype=np.float64).astype(array.dtype)
        if np.issubdtype(array.dtype, np.floating)
        else array
        for name, array in first.items()
    }


def _learn_apart(lesson: Lesson, learned: Learned, done: float, seed: int) -> tuple[Learned, dict[str, float]]:
    own = {name: array.copy() for name, array in learned.items()}
    return own, dict(lesson.learn(own, done, seed))


def on_ray(lesson: Lesson) -> Callable[[Run, int], Mapping[str, float]]:
    """Learns a batch on every worker of a Ray cluster, and averages."""
    ray: Any = import_module("ray")
    ray.init(ignore_reinit_error=True)
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    task: Any = ray.remote(_learn_apart)

    def learn(run: Run, batch: int) -> Mapping[str, float]:
        seeds = [derive("training", run.seed, batch, worker) for worker in range(workers)]
        known = ray.put(run.learned)
        found = ray.get([task.remote(lesson, known, batch / run.batches, seed) for seed in seeds])
        run.learned.update(average([learned for learned, _ in found]))
        figures: dict[str, float] = found[0][1]
        return figures

    return learn


def here(lesson: Lesson) -> Callable[[Run, int], Mapping[str, float]]:
    """Learns a batch in this process."""
    return lambda run, batch: lesson.learn(run.learned, batch / run.batches, derive("training", run.seed, batch, 0))


def train(lesson: Lesson, run: Run, learn: Callable[[Run, int], Mapping[str, float]]) -> Iterator[Mapping[str, float]]:
    """Learn what is left, one batch at a time; the figures of each, with the measure when there is one."""
    every = max(1, run.batches // POINTS)
    for batch in range(run.done, run.batches):
        began = time.process_time()
        figures = dict(learn(run, batch))
        run.done = batch + 1
        run.seconds += time.process_time() - began
        if run.done % every == 0 or run.done == run.batches:
            figures["measure"] = lesson.measure(run.learned, derive("measure", run.seed))
            run.curve.append((run.done, run.seconds, figures["measure"]))
        yield figures


def draw(lesson: Lesson, run: Run, path: Path) -> None:
    """Draw the curve of a training."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    # Without a date and with fixed ids the same curve is the same file.
    with rc_context({"svg.hashsalt": lesson.name}):
        figure = Figure(figsize=(7, 3.2), layout="constrained")
        axes = figure.subplots()
        axes.plot([seconds / 60 for _, seconds, _ in run.curve], [point for *_, point in run.curve], marker="o")
        axes.set_xlabel("minutes of CPU")
        axes.set_ylabel(lesson.measured)
        axes.set_title(f"{lesson.name}, {run.done} batches, seed {run.seed}")
        axes.grid(alpha=0.3)
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, metadata={"Date": None})


def follow(lesson: Lesson, run: Run, asked: argparse.Namespace, progress: Progress) -> None:
    """Train with a progress bar; at every point of the curve the checkpoint and the weights are written."""
    task = progress.add_task(lesson.name, total=run.batches, completed=run.done)
    learn = on_ray(lesson) if asked.ray else here(lesson)
    for figures in train(lesson, run, learn):
        progress.advance(task)
        if "measure" in figures:
            run.save(asked.checkpoints / f"{lesson.name}.npz")
            lesson.keep(run.learned, asked.to)
            told = ", ".join(f"{name} {figure:.4g}" for name, figure in figures.items())
            progress.console.print(f"{lesson.name}: {run.done} batches, {run.seconds:.0f} s of CPU: {told}")
    if run.curve:
        draw(lesson, run, asked.pictures / f"training-{lesson.name}.svg")


def main(lessons: Sequence[Lesson], command: str, arguments: Sequence[str] | None = None) -> None:
    """Read the arguments and train the lessons that are asked for."""
    names = [lesson.name for lesson in lessons]
    parser = argparse.ArgumentParser(command, description="Learn the weights of a game's bots by self-play.")
    parser.add_argument("lesson", nargs="*", choices=[*names, []], help="all by default")
    parser.add_argument("--batches", type=int, help="fewer or more than the shipped weights are made of")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights, on the same processor")
    parser.add_argument("--resume", action="store_true", help="go on from the last checkpoint")
    parser.add_argument("--to", type=Path, help="a folder for the weights; by default the one that is shipped")
    parser.add_argument("--checkpoints", type=Path, default=CHECKPOINTS, help="a folder")
    parser.add_argument("--pictures", type=Path, default=PICTURES, help="a folder for the curves")
    parser.add_argument("--ray", action="store_true", help="learn on all workers of a Ray cluster")
    asked = parser.parse_args(arguments)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        for lesson in lessons:
            if asked.lesson and lesson.name not in asked.lesson:
                continue
            checkpoint = asked.checkpoints / f"{lesson.name}.npz"
            if asked.resume and checkpoint.exists():
                run = load(checkpoint)
            else:
                run = Run(lesson.begin(asked.seed), asked.seed, asked.batches or lesson.batches)
            follow(lesson, run, asked, progress)
