"""Levels are rated on one scale a game, by meetings of neighbours."""

import json
from dataclasses import replace

import pytest

from splittable.core.contract import LEVELS, Setup
from splittable.games import find, ids
from training.ratings import ANCHORED, Cell, Pair, cells_of, document_of, pairs_of, play_cells, rate, sizes_of


def test_ratings_find_the_strengths_that_results_came_from() -> None:
    true = dict(zip(LEVELS, (600, 1000, 1150, 1400, 1500), strict=True))
    games = 1e6
    pairs = [
        Pair(higher, lower, games / (1 + 10 ** ((true[lower] - true[higher]) / 400)), games)
        for apart in (1, 2)
        for lower, higher in zip(LEVELS, LEVELS[apart:], strict=False)
    ]
    assert rate(pairs) == true


def test_a_pair_that_always_went_one_way_lies_a_bounded_distance_apart() -> None:
    cells = [Cell(Setup.of(find("split"), 2, {}), "easy", "random", shares=[1.0] * 10)]
    assert pairs_of(cells) == [Pair("easy", "random", 20.5, 21.0)]


def test_levels_meet_at_small_middle_and_large_tables() -> None:
    assert list(sizes_of(find("generous-split"))) == [3, 4, 5]
    assert list(sizes_of(find("splitter"))) == [2, 7, 12]
    assert {(cell.higher, cell.lower) for cell in cells_of(find("split"))} >= set(zip(LEVELS[1:], LEVELS, strict=False))


def test_meetings_are_repeatable_and_end_with_their_seconds() -> None:
    setup = Setup.of(find("generous-split"), 3, {})
    first, again = Cell(setup, "easy", "random"), Cell(setup, "easy", "random")
    for cell in (first, again):
        play_cells([cell], seed=5, seconds=0.0)
    assert first.shares == again.shares
    assert len(first.shares) == 2
    assert json.dumps(document_of([first], dict.fromkeys(LEVELS, ANCHORED), 5))


@pytest.mark.parametrize("game", ids())
def test_every_level_is_rated_and_each_is_above_the_one_below(game: str) -> None:
    ratings = find(game).ratings
    assert tuple(ratings) == LEVELS
    assert sorted(ratings.values()) == list(ratings.values())
    assert ratings["easy"] == ANCHORED


def test_a_game_whose_levels_were_not_measured_has_no_ratings() -> None:
    assert replace(find("split"), package="splittable.core").ratings == {}
