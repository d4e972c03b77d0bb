"""The best score that a sheet can still reach: never passed, and exact for the last slots."""

import random

import pytest

import splittable
from splittable.core.pads import Ceiling
from splittable.games.splitter.rules.pads import SPACES
from splittable.games.splitter.rules.state import EMPTY
from splittable.games.splitter.sight.ceiling import EXACT_CELLS, _bound, _ceiling, _cells, _fill, _score
from splittable.games.splitter.sight.view import Masks


def partly_filled(pad: int, left: int, rng: random.Random) -> Masks:
    """A sheet with random numbers in all cells but some; numbers like to lie beside their equals."""
    cells = _cells(int(SPACES[pad]))
    rng.shuffle(cells)
    masks = [0] * 7
    for cell in cells[left:]:
        masks[rng.choice([1, 2, 3, 3, 4, 4, 5, 6])] |= cell
    masks[EMPTY] = sum(cells[:left])
    return tuple(masks)


@pytest.mark.parametrize(("pad", "highest"), [("A", 56), ("B", 61)])
def test_an_empty_sheet_can_reach_what_the_rulebook_names_as_highest(pad: str, highest: int) -> None:
    ceiling = splittable.new("splitter", players=1, seed=1, options={"pad": pad}).ceiling(0)
    assert ceiling is not None
    assert (ceiling.points, ceiling.is_exact) == (highest, False)


@pytest.mark.parametrize("pad", [0, 1])
def test_no_filling_of_the_empty_cells_passes_the_bound(pad: int) -> None:
    rng = random.Random(pad)
    for left in (44, 30, 20, 12, 8, 6):
        masks = partly_filled(pad, left, rng)
        bound = _bound(pad, masks)
        empty = _cells(masks[EMPTY])
        for _ in range(200):
            assert _score(pad, _fill(masks, empty, tuple(rng.randint(1, 6) for _ in empty))) <= bound


@pytest.mark.parametrize("pad", [0, 1])
def test_the_bound_is_never_below_the_exact_best(pad: int) -> None:
    rng = random.Random(7 + pad)
    for _ in range(12):
        masks = partly_filled(pad, EXACT_CELLS, rng)
        exact = _ceiling(pad, masks)
        assert exact.is_exact
        assert exact.points <= _bound(pad, masks)


@pytest.mark.parametrize("pad", ["A", "B"])
def test_it_only_falls_and_ends_as_the_score(pad: str) -> None:
    table = splittable.new("splitter", players=1, seed=3, options={"pad": pad})
    before = 99
    while not table.over:
        table.play(0, random.Random(before).choice(table.actions(0)))
        ceiling = table.ceiling(0)
        assert ceiling is not None
        assert ceiling.points <= before
        before = ceiling.points
    assert table.ceiling(0) == Ceiling(table.scores[0], is_exact=True)


def test_a_game_that_cannot_say_says_nothing() -> None:
    assert splittable.new("split", players=2, seed=1).ceiling(0) is None
