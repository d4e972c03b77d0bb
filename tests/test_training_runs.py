"""A training goes on where it stopped, and is drawn."""

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pytest

from training import runs
from training.runs import Learned, Run


@dataclass
class Stones:
    """Learns the mean of some numbers."""

    name: str = "stones"
    batches: int = 12
    measured: str = "distance"
    asked: list[tuple[float, int]] = field(default_factory=list)

    def begin(self, seed: int) -> Learned:
        return {"mean": np.full(3, float(seed)), "steps": np.zeros(1, np.int64)}

    def learn(self, learned: Learned, done: float, seed: int) -> dict[str, float]:
        self.asked.append((done, seed))
        learned["steps"] += 1
        drawn = np.random.default_rng(seed).normal(5.0, 1.0, 3)
        learned["mean"] += (drawn - learned["mean"]) / (learned["steps"] + 1)
        return {"drawn": float(drawn[0])}

    def measure(self, learned: Learned, seed: int) -> float:
        return float(abs(learned["mean"].mean() - 5.0))

    def keep(self, learned: Learned, folder: Path | None) -> None:
        assert folder is not None
        folder.mkdir(exist_ok=True)
        np.save(folder / "mean.npy", learned["mean"])


def go(lesson: Stones, folder: Path, *more: str) -> np.ndarray:
    folders = ["--to", str(folder / "to"), "--checkpoints", str(folder / "kept"), "--pictures", str(folder / "drawn")]
    runs.main([lesson], "python -m training.stones", [*folders, *more])
    found: np.ndarray = np.load(folder / "to" / "mean.npy")
    return found


def test_a_stopped_training_ends_as_one_that_was_not(tmp_path: Path) -> None:
    whole = go(Stones(), tmp_path / "whole")

    class Stopped(Stones):
        def learn(self, learned: Learned, done: float, seed: int) -> dict[str, float]:
            if len(self.asked) == 7:
                raise KeyboardInterrupt
            return super().learn(learned, done, seed)

    with pytest.raises(KeyboardInterrupt):
        go(Stopped(), tmp_path / "parts")
    rest = Stones()
    np.testing.assert_array_equal(go(rest, tmp_path / "parts", "--resume"), whole)
    assert len(rest.asked) == 12 - 7


def test_another_seed_learns_something_else_and_the_same_one_the_same(tmp_path: Path) -> None:
    first, again, other = (go(Stones(), tmp_path / name, "--seed", name[-1]) for name in ("a1", "b1", "c2"))
    np.testing.assert_array_equal(first, again)
    assert not np.array_equal(first, other)


def test_the_curve_is_drawn_the_same_every_time(tmp_path: Path) -> None:
    run = Run(Stones().begin(1), 1, 3, 3, 6.0, [(1, 2.0, 0.5), (2, 4.0, 0.3), (3, 6.0, 0.1)])
    for name in ("one.svg", "two.svg"):
        runs.draw(Stones(), run, tmp_path / name)
    picture = (tmp_path / "one.svg").read_bytes()
    assert picture == (tmp_path / "two.svg").read_bytes()
    assert b"stones, 3 batches" in picture or b"<svg" in picture


def test_a_checkpoint_is_read_back(tmp_path: Path) -> None:
    run = Run(Stones().begin(4), 4, 9, 2, 1.5, [(2, 1.5, 0.25)])
    run.save(tmp_path / "kept.npz")
    again = runs.load(tmp_path / "kept.npz")
    assert (again.seed, again.batches, again.done, again.seconds, again.curve) == (4, 9, 2, 1.5, [(2, 1.5, 0.25)])
    np.testing.assert_array_equal(again.learned["mean"], run.learned["mean"])


def test_what_workers_learned_is_averaged() -> None:
    one = {"mean": np.array([1.0, 3.0], np.float32), "steps": np.array([4])}
    other = {"mean": np.array([3.0, 5.0], np.float32), "steps": np.array([4])}
    both = runs.average([one, other])
    np.testing.assert_array_equal(both["mean"], np.array([2.0, 4.0], np.float32))
    assert both["mean"].dtype == np.float32
    assert both["steps"].tolist() == [4]
