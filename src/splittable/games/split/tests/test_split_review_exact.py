"""What SPLIT's judge estimates is what can be counted out where a position is small."""

import random
from collections import Counter

import numpy as np
import pytest

from benchmarks.review.split import cover, positions
from benchmarks.review.split_exact import legal_codes, policy, win_chances
from splittable.core.chance import stream
from splittable.core.compiler import IS_PLAIN
from splittable.games.split.bots.rollout import play_quickly
from splittable.games.split.bots.taste import TASTE
from splittable.games.split.rules.game import MOST_LEGAL

SAMPLES = 500


def test_chances_to_win_are_those_of_doubts() -> None:
    assert win_chances([1.0]) == pytest.approx([1.0])
    assert win_chances([0.0, 2.0]) == pytest.approx([0.125, 0.875])
    assert win_chances([0.0, 0.0, -9.0], least=2.0) == pytest.approx([0.375, 0.375, 0.0])


def test_the_judges_probabilities_are_counted_out_as_it_plays() -> None:
    chance, room = random.Random(4), np.empty(MOST_LEGAL, np.int32)
    asked = set()
    for _, (states, seat) in zip(range(40), positions(chance), strict=False):
        expected, rng = policy(states), stream(5)
        asked.add(int(states[0]["asked"]))
        assert sum(expected.values()) == pytest.approx(1)
        assert {code for code, likely in expected.items() if likely > 1e-9} <= set(legal_codes(states, seat))
        drawn = Counter(play_quickly(states[0], seat, room, TASTE, 4.0, rng) for _ in range(SAMPLES))
        for code in {*expected, *drawn}:
            likely = min(expected.get(code, 0.0), 1.0)
            assert abs(drawn[code] / SAMPLES - likely) <= 4.5 * np.sqrt(likely * (1 - likely) / SAMPLES) + 1e-9
    assert len(asked) >= 4


@pytest.mark.skipif(IS_PLAIN, reason="too slow without compiled rules")
def test_intervals_hold_the_exact_difference_as_often_as_they_say() -> None:
    count, held, errors = cover(30, 300, seed=8)
    assert held >= 0.88 * count
    assert abs(float(np.mean(errors))) < 4 / np.sqrt(len(errors))
    assert 0.6 < float(np.std(errors)) < 1.5
