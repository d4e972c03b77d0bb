"""Training that anybody can run again."""

from pathlib import Path

import numpy as np
import pytest

from splittable.core.chance import stream
from splittable.games.split_it.bots.worth import FEATURES, memory
from splittable.games.splitter.bots.value import Weights, blank_weights, read_weights, value, weights_of
from splittable.games.splitter.rules.state import ROUNDS
from training import split_it, split_it_shares
from training.splitter import MoreSheets, Sheets, first_weights, weights_in, write_weights
from training.splitter_descent import MIRRORED, estimate, slope_of_one
from training.splitter_lessons import Lessons, blank_lessons, new_drafts, play_lessons


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    weights, found = first_weights(1), blank_lessons(4)
    play_lessons(new_drafts(0, weights), weights, 0.5, stream(1), found)
    return found


def estimate_of(weights: Weights, stage: int, rows: np.ndarray) -> float:
    width, depth = weights.second.shape[1:]
    return float(estimate(weights, stage, rows, np.zeros(width, np.float32), np.zeros(depth, np.float32)))


def rows_of(lessons: Lessons, done: int) -> np.ndarray:
    return lessons.seen[0, done, : lessons.counts[0, done]].astype(np.int64)


def test_learners_and_players_agree_on_what_a_sheet_is_worth(lessons: Lessons) -> None:
    weights = first_weights(1)
    first = new_drafts(0, weights)[0]
    assert estimate_of(weights, (ROUNDS - 1) // 2, rows_of(lessons, 0)) == pytest.approx(
        value(first, weights), abs=1e-3
    )


def test_the_slope_of_a_mistake_is_what_small_changes_say(lessons: Lessons) -> None:
    weights, slope, rows, stage = first_weights(2), blank_weights(), rows_of(lessons, 10), 5
    target = np.float32(estimate_of(weights, stage, rows) - 3)
    slope_of_one(weights, slope, stage, rows, target)
    for name in Weights._fields:
        array, found = getattr(weights, name), getattr(slope, name)
        place = np.unravel_index(np.argmax(np.abs(found)), found.shape)
        before, change = float(array[place]), 1e-2
        ends = []
        for sign in (-1, 1):
            array[place] = before + sign * change
            ends.append((estimate_of(weights, stage, rows) - float(target)) ** 2 / 2)
        array[place] = before
        assert (ends[1] - ends[0]) / (2 * change) == pytest.approx(float(found[place]), rel=0.05), name


def test_mirrored_twice_is_as_it_was() -> None:
    for turn, rows in enumerate(MIRRORED):
        assert np.array_equal(rows[rows], np.arange(len(rows)))
        assert (turn == 0) == np.array_equal(rows, np.arange(len(rows)))


@pytest.mark.parametrize("lesson", [Sheets(1, 1), MoreSheets(1, 1)], ids=["anew", "more"])
def test_the_same_seed_learns_the_same_weights(lesson: Sheets, tmp_path: Path) -> None:
    kept = []
    for folder in ("one", "other"):
        learned = lesson.begin(3)
        lesson.learn(learned, 0.5, 3)
        lesson.keep(learned, tmp_path / folder)
        kept.append(read_weights(tmp_path / folder / "pad_b.npz"))
    assert all(np.array_equal(*arrays) for arrays in zip(*kept, strict=True))
    assert not np.array_equal(kept[0].rows, weights_of(1).rows)


def test_weights_are_kept_nearly_as_they_are(tmp_path: Path) -> None:
    weights = first_weights(1)
    write_weights(weights, tmp_path / "kept.npz")
    for kept, array in zip(read_weights(tmp_path / "kept.npz"), weights, strict=True):
        assert kept.shape == array.shape
        assert np.abs(kept - array).max() < 0.01 * max(1, np.abs(array).max())


def test_a_lesson_that_goes_on_begins_with_what_was_learned() -> None:
    learned = weights_in(MoreSheets(0, 1).begin(1))
    assert all(np.array_equal(*arrays) for arrays in zip(learned, weights_of(0), strict=True))
    assert learned.rows is not weights_of(0).rows


def test_the_same_games_are_remembered_the_same(tmp_path: Path) -> None:
    lesson = split_it.Columns(games=10)
    kept = []
    for name in ("one", "other"):
        learned = lesson.begin(1)
        lesson.learn(learned, 0.0, 5)
        lesson.keep(learned, tmp_path / name)
        with np.load(tmp_path / name / "memory.npz") as arrays:
            kept.append((arrays["scored"], arrays["calibration"]))
    for found, again, shipped in zip(*kept, (memory().scored, memory().calibration), strict=True):
        assert np.array_equal(found, again)
        assert found.shape == shipped.shape
    assert kept[0][0].min() >= 0
    assert kept[0][0].max() <= 1


def test_shares_are_fitted_to_what_came_of_games() -> None:
    random = np.random.default_rng(1)
    kept = np.zeros((4_000, 3, split_it.SPLITS_KEPT))
    features, factors = 2 * random.normal(size=(4_000, 3, FEATURES)), np.array([0.8, 0.3, -0.2])
    chances = split_it.expect(features, np.broadcast_to(factors, (4_000, FEATURES)))
    kept[..., :FEATURES] = features
    kept[..., FEATURES + 2] = [random.multinomial(1, row) for row in chances]
    fitted = split_it_shares.fit(kept, 2 * factors[None, None])
    assert fitted[0, 0] == pytest.approx(factors, abs=0.05)


@pytest.mark.parametrize("players", [2, 3])
def test_medium_plays_whole_games_in_compiled_code(players: int) -> None:
    kept, chunks = split_it_shares.play_sizes(players, split_it_shares.CHUNKS, 7)
    assert set(chunks) == set(range(split_it_shares.CHUNKS))
    assert kept.shape[1:] == (players, split_it.SPLITS_KEPT)
    assert kept[..., -1].sum(axis=1) == pytest.approx(np.ones(len(kept)))
