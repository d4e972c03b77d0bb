"""What SPLIT's network learns."""

import numpy as np
import pytest

from splittable.core.chance import stream
from splittable.games.split.bots.value import Weights, new_desk
from training import split
from training.split import Split, first_states, weights_in
from training.split_descent import Layers, Touched, guess, slope_of_one
from training.split_heat import BENDS, HEATS, fit_one
from training.split_lessons import Lessons, blank_lessons, play_games


@pytest.fixture(scope="module")
def weights() -> Weights:
    return weights_in(Split().begin(1))


@pytest.fixture(scope="module")
def lessons(weights: Weights) -> Lessons:
    found = blank_lessons(6_000, np.zeros(weights.prospects.shape), np.zeros(weights.prospects.shape))
    play_games(first_states(3), new_desk(), weights, found, 1, 0.9, stream(1))
    return found


def test_the_slope_of_a_mistake_is_what_small_changes_say(weights: Weights, lessons: Lessons) -> None:
    slope = Layers(*(np.zeros_like(getattr(weights, name)) for name in Layers._fields))
    rows = len(weights.rows)
    touched = Touched(np.zeros(rows, np.int8), np.zeros(rows, np.int64), np.zeros(1, np.int64))
    sums, second = np.zeros(weights.rows.shape[1], np.float32), np.zeros(weights.second_bias.shape[1], np.float32)
    here = int(lessons.used[0]) // 2
    target = float(lessons.targets[here])
    slope_of_one(weights, slope, touched, lessons, here, sums, second)
    for name in Layers._fields:
        array, found = getattr(weights, name), getattr(slope, name)
        place = np.unravel_index(np.argmax(np.abs(found)), found.shape)
        before, change, ends = float(array[place]), 1e-3, []
        for sign in (-1, 1):
            array[place] = before + sign * change
            ends.append((guess(weights, lessons, here, sums, second) - target) ** 2 / 2)
        array[place] = before
        assert (ends[1] - ends[0]) / (2 * change) == pytest.approx(float(found[place]), rel=0.05), name


def test_the_same_seed_learns_the_same_and_the_error_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(split, "GAMES_A_TABLE", 2)
    runs = []
    for _ in range(2):
        learned = Split().begin(3)
        figures = [Split().learn(learned, 0.1, seed) for seed in range(4)]
        errors = [found["error"] / found["spread"] for found in figures]
        runs.append(learned)
    assert errors[-1] < errors[0]
    assert all(np.array_equal(runs[0][name], runs[1][name]) for name in runs[0])


def test_the_temperature_and_bend_that_games_were_drawn_with_surprise_least() -> None:
    chance, heat, bend = np.random.default_rng(1), float(HEATS[25]), float(BENDS[4])
    worths = chance.normal(0, 60, (60_000, 3))
    leads = worths - worths.mean(axis=1, keepdims=True)
    powers = np.exp(leads / (heat + bend * np.maximum(leads, 0)))
    wins = (powers / powers.sum(axis=1, keepdims=True)).cumsum(axis=1) > chance.random((60_000, 1))
    found_heat, found_bend = fit_one(worths, np.eye(3)[wins.argmax(axis=1)])
    assert found_heat == pytest.approx(heat, rel=0.2)
    assert found_bend == pytest.approx(bend, abs=0.06)
