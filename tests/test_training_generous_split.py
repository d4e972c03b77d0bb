"""Generous Split's figures are what they say."""

import json
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from benchmarks.bots.generous_split import lines_in, play_deal, row_of, tree
from splittable.bots import find
from training.generous_split_calibration import predictions


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_expected_and_what_comes_adds_up_to_one_victory(players: int) -> None:
    numbers, expected, came = predictions(players, 4, 1).T
    assert set(numbers) == {0, 1, 2, 3}
    np.testing.assert_allclose(expected.reshape(-1, players).sum(axis=1), 1, atol=1e-6)
    np.testing.assert_allclose(came.reshape(-1, players).sum(axis=1), 1, atol=1e-6)


def test_a_bot_that_always_plays_the_same_wins_half_against_itself() -> None:
    line = play_deal((tree(4), tree(4)), 4, 1, 0)
    assert 0 <= line.share <= 1
    assert line.decisions[0] + line.decisions[1] > 200
    even = play_deal((find("hard"), find("hard")), 4, 1, 0)
    assert (even.share, even.lead) == (0.5, 0)


def test_the_log_of_several_runs_is_one_table(tmp_path: Path) -> None:
    lines = [play_deal((find("hard"), find("easy")), players, 1, deal) for players, deal in ((3, 0), (4, 0), (3, 1))]
    log = tmp_path / "log"
    log.write_text("".join(json.dumps(asdict(line)) + "\n" for line in lines))
    found = list(lines_in(log, 3))
    assert [line.deal for line in found] == [0, 1]
    assert row_of(found, 7)["games"] == 4
