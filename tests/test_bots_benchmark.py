"""The figures of bots are what they say."""

from itertools import product

import numpy as np
import pytest

import splittable
from benchmarks.bots.duels import Pairing, duel, lone
from benchmarks.bots.luck import mean_of, play_games
from splittable.bots import find
from splittable.games.splitter.bots.imagine import read_sheet
from splittable.games.splitter.review.luck import luck_of
from splittable.games.splitter.rules.pads import PAD_NAMES


@pytest.mark.parametrize("pad", PAD_NAMES)
@pytest.mark.parametrize("level", ["random", "medium"])
def test_luck_is_zero_on_average_whatever_the_sheet(pad: str, level: str) -> None:
    table = splittable.new("splitter", players=1, seed=1, options={"pad": pad})
    choose = find(level)
    for done in range(22):
        view = table.view(0)
        if done % 5 == 1:
            place, left = PAD_NAMES.index(pad), 22 - done
            sheet = np.array(read_sheet(place, view["sheets"][0]["rows"]))
            lucks = [luck_of(place, sheet, left, np.array(roll)) for roll in product(range(1, 7), repeat=2)]
            assert sum(lucks) == pytest.approx(0, abs=1e-3)
            assert max(lucks) > 0
        table.play(0, choose(view, done))


def test_luck_explains_much_of_the_points() -> None:
    games = play_games(find("medium"), "A", range(40), 1, lambda done: None)
    assert games.corrected.std() < games.points.std()
    assert mean_of(games.corrected).error < mean_of(games.points).error


def test_a_duel_of_a_level_with_itself_is_even() -> None:
    found = duel(Pairing("splitter", "easy", "easy", 2, {}, find), 3, 1, lambda done: None)
    low, high = found.interval
    assert low <= found.equal == 1 / 2 <= high


def test_one_against_all_others_sits_everywhere() -> None:
    found = lone(Pairing("splitter", "medium", "random", 3, {}, find), 4, 1, lambda done: None)
    assert found.equal == pytest.approx(1 / 3)
    assert found.leads.mean() > 0
