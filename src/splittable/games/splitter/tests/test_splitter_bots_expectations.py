"""What a seat may expect, from what it sees."""

from itertools import product

import numpy as np
import pytest

import splittable
from splittable.bots import find
from splittable.bots.estimates import policy, value
from splittable.core.state import Ints, States
from splittable.core.view import read_view
from splittable.games.splitter.bots.expectations import policies, share_out, values
from splittable.games.splitter.bots.imagine import imagine
from splittable.games.splitter.sight.view import View
from splittable.play.table import Table


def table_after(rounds: int, players: int, pad: str = "A") -> Table:
    table = splittable.new("splitter", players=players, seed=rounds, options={"pad": pad})
    choose = find("medium")
    for done in range(rounds):
        for seat in range(players):
            table.play(seat, choose(table.view(seat), done * players + seat))
    return table


def states_of(table: Table, seat: int) -> States:
    return imagine(read_view(View, table.view(seat)))


def shares(means: list[float], spread: float) -> Ints:
    found = np.empty(len(means))
    share_out(np.array(means), spread, found)
    return found


def test_alone_a_seat_expects_points() -> None:
    early, late = value(table_after(0, 1).view(0)), value(table_after(0, 1, "B").view(0))
    assert early == [pytest.approx(37.4, abs=1.5)]
    assert late == [pytest.approx(40.5, abs=1.5)]


def test_shares_are_those_of_rounded_normal_points() -> None:
    means, spread = [20.3, 19.0, 18.2], 1.5
    drawn = np.rint(np.random.default_rng(1).normal(means, spread, (200_000, 3)))
    best = drawn == drawn.max(axis=1, keepdims=True)
    assert shares(means, spread) == pytest.approx((best / best.sum(axis=1, keepdims=True)).mean(axis=0), abs=0.005)


@pytest.mark.parametrize("seats", [2, 7, 12])
def test_who_is_certain_to_tie_shares(seats: int) -> None:
    assert shares([30.0] * seats, 0.05) == pytest.approx([1 / seats] * seats)
    assert shares([30.0] * seats + [29.0], 0.05)[-1] == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("players", [2, 5, 12])
def test_shares_add_up_and_follow_the_points(players: int) -> None:
    table = table_after(19, players)
    found = value(table.view(0))
    assert sum(found) == pytest.approx(1, abs=1e-5)
    assert len(found) == players
    assert found == [pytest.approx(share, abs=1e-6) for share in value(table.view(players - 1))]


def test_running_choices_of_others_change_nothing() -> None:
    table = table_after(12, 3)
    before, likely = value(table.view(0)), policy(table.view(0))
    table.play(1, table.view(1)["actions"][-1])
    assert value(table.view(0)) == before
    assert policy(table.view(0)) == likely


def test_many_states_at_once_are_as_one_by_one() -> None:
    each = [states_of(table_after(rounds, 3, pad), 0) for rounds, pad in product((3, 20), "AB")]
    together, seats = np.concatenate(each), np.array([0, 1, 2, 1])
    apart = [values(states, seats[:1]) for states in each]
    assert values(together, seats) == pytest.approx(np.concatenate(apart), abs=1e-6)
    found, chances = policies(together, seats)
    for place, states in enumerate(each):
        codes, likely = policies(states, seats[place : place + 1])
        assert np.array_equal(found[place], codes[0])
        assert chances[place] == pytest.approx(likely[0], abs=1e-6)


@pytest.mark.parametrize("pad", ["A", "B"])
def test_every_action_has_a_chance_and_hard_agrees_with_the_likely_ones(pad: str) -> None:
    view = table_after(14, 2, pad).view(1)
    found = policy(view)
    assert sorted(found) == sorted(view["actions"])
    assert sum(found.values()) == pytest.approx(1, abs=1e-5)
    assert find("hard")(view, 1) in sorted(found, key=found.__getitem__)[-8:]
