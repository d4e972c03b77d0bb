"""Shares of the victory after a deal, by deals to come that the judge has played."""

import numpy as np
import pytest

from splittable.core.state import Ints, States
from splittable.games.generous_split import GAME
from splittable.games.generous_split.review.judge import JUDGE
from splittable.games.generous_split.review.standings import shares_of, shelf_of, way_of
from splittable.games.generous_split.rules.state import GenerousSplitState
from training.generous_split_shelf import DEALS, play_shelf


def standing(points: tuple[int, ...], dealt: int, options: dict[str, str] | None = None) -> States:
    """A table at which a deal is running."""
    states = GAME.begin(len(points), options or {})
    state: GenerousSplitState = states[0]
    state.points[: len(points)] = points
    state.dealt, state.needs = dealt, 0
    return states


def share(points: tuple[int, ...], dealt: int, received: tuple[int, ...]) -> list[float]:
    found: Ints = shares_of(standing(points, dealt))[way_of(np.array(received), len(points))]
    return [float(each) for each in found]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_shelf_holds_what_the_judge_plays(players: int) -> None:
    assert shelf_of(players).shape == (DEALS, players)
    np.testing.assert_array_equal(shelf_of(players)[:100], play_shelf(players, 100))


@pytest.mark.parametrize("points", [(0, 0, 0), (7, 3, 3, 9), (0, 4, 12, 2, 2)])
def test_shares_of_every_way_add_up_to_one_victory(points: tuple[int, ...]) -> None:
    shares = shares_of(standing(points, 2))
    known = shares.sum(axis=1) > 0
    assert known.sum() == {3: 91, 4: 455, 5: 1001}[len(points)]
    np.testing.assert_allclose(shares[known].sum(axis=1), 1, atol=1e-5)


def test_points_are_worth_more_when_fewer_deals_are_to_come() -> None:
    # Five tricks for each of two and two for the third: nobody but P3 scores.
    gained = [share((0, 0, 6), dealt, (5, 5, 2))[2] - share((0, 0, 0), dealt, (5, 5, 2))[2] for dealt in (1, 2)]
    assert 0.1 < gained[0] < gained[1]


def test_who_cannot_be_caught_up_with_has_won() -> None:
    assert share((99, 0, 0, 0), 3, (3, 3, 3, 3)) == [1, 0, 0, 0]


def test_of_equals_those_with_the_same_deals_to_come_have_the_same_chances() -> None:
    # Nobody scores, and all four deals but the first are to come for each dealer once: only luck of the shelf remains.
    assert share((0, 0, 0, 0), 1, (3, 3, 3, 3)) == pytest.approx([0.25] * 4, abs=4 * (0.25 * 0.75 / DEALS) ** 0.5)


def test_before_a_deal_shares_are_those_of_the_deal_to_come() -> None:
    running, needed = standing((3, 0, 0), 2), standing((3, 0, 0), 1)
    needed[0].needs = 1
    np.testing.assert_array_equal(shares_of(needed), shares_of(running))


def test_longer_games_leave_more_to_chance() -> None:
    way = way_of(np.array((4, 4, 4)), 3)
    leads = [shares_of(standing((9, 0, 0), 1, {"cycles": cycles}))[way, 0] for cycles in ("1", "2", "3")]
    assert 1 > leads[0] > leads[1] > leads[2] > 1 / 3


@pytest.mark.parametrize(
    ("points", "shares"), [((3, 9, 8), (0, 1, 0)), ((9, 9, 8), (0.5, 0.5, 0)), ((0, 0, 0, 0), (0.25,) * 4)]
)
def test_the_end_is_the_victory_shared_by_those_with_most_points(
    points: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    assert JUDGE.final(standing(points, len(points))) == shares
