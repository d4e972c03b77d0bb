"""The network: what it sees, what it says, and that it sees no hidden card."""

import numpy as np
import pytest

from splittable.bots.estimates import policy, value
from splittable.core.state import copy_states
from splittable.games import find
from splittable.games.generous_split.bots.network import blank_desk, look, weigh_card, weights_of
from splittable.play.creation import new
from splittable.play.table import Table

GAME = find("generous-split")
SIZES = (3, 4, 5)


def a_table(players: int, seed: int) -> Table:
    """A table somewhere in its first two deals, at a decision with a choice."""
    table = new(GAME, players, seed, {}, None, ())
    chance = np.random.default_rng(seed)
    left = int(chance.integers(0, 15 * players))
    while True:
        seat = table.waiting[0]
        actions = table.actions(seat)
        if left <= 0 and len(actions) > 1:
            return table
        table.play(seat, actions[int(chance.integers(len(actions)))])
        left -= 1


@pytest.mark.parametrize("players", SIZES)
def test_shares_of_the_victory_add_up_to_one(players: int) -> None:
    for seed in range(20):
        table = a_table(players, seed)
        shares = value(table.view(table.waiting[0]))
        assert len(shares) == players
        assert sum(shares) == pytest.approx(1, abs=1e-5)
        assert min(shares) > 0


@pytest.mark.parametrize("players", SIZES)
def test_nothing_hidden_changes_what_the_network_says(players: int) -> None:
    estimates = GAME.bots().estimates
    assert estimates is not None
    for seed in range(20):
        table = a_table(players, seed)
        seat = table.waiting[0]
        seats = np.array([seat])
        other = table.resample(seat, seed=seed + 1)
        np.testing.assert_array_equal(estimates.values(table.states, seats), estimates.values(other.states, seats))
        for one, two in zip(
            estimates.policies(table.states, seats), estimates.policies(other.states, seats), strict=True
        ):
            np.testing.assert_array_equal(one, two)


@pytest.mark.parametrize("players", SIZES)
def test_many_states_at_once_are_worth_what_each_is(players: int) -> None:
    estimates = GAME.bots().estimates
    assert estimates is not None
    tables = [a_table(players, seed) for seed in range(6)]
    seats = np.array([table.waiting[0] for table in tables])
    together = estimates.values(np.concatenate([table.states for table in tables]), seats)
    for table, seat, row in zip(tables, seats, together, strict=True):
        np.testing.assert_array_equal(row, np.array(value(table.view(int(seat))), np.float32))


def test_the_sums_are_those_of_the_rows_that_are_seen() -> None:
    weights, desk = weights_of(4), blank_desk()
    for seed in range(10):
        table = a_table(4, seed)
        state, seat = table.states[0], table.waiting[0]
        known = look(state, seat, weights, desk)
        rows = weights.rows[desk.seen[:known]].sum(axis=0, dtype=np.float64)
        np.testing.assert_allclose(desk.base, rows, atol=1e-4)
        card = GAME.codes[table.actions(seat)[0]]
        shares = np.zeros(5)
        count = weigh_card(state, seat, card, known, weights, desk, shares)
        sums = weights.rows[desk.seen[:count]].sum(axis=0, dtype=np.float64)
        stage = int(state.tricks_done) // 3
        second = np.maximum(np.maximum(sums, 0) @ weights.second[stage] + weights.second_bias[stage], 0)
        third = np.exp(weights.third[stage][:4] @ second + weights.third_bias[stage][:4])
        np.testing.assert_allclose(shares[:4], third / third.sum(), atol=1e-4)


def test_the_policy_names_every_action_and_prefers_what_hard_plays() -> None:
    for seed in range(10):
        table = a_table(4, seed)
        seat = table.waiting[0]
        view = table.view(seat)
        chances = policy(view)
        assert sorted(chances) == sorted(view["actions"])
        assert sum(chances.values()) == pytest.approx(1, abs=1e-5)
        assert max(chances, key=chances.__getitem__) == table.suggest(seat, level="hard", seed=1)


@pytest.mark.parametrize("budget", [1, 7, 40])
def test_expert_thinks_within_any_budget_and_always_the_same(budget: int) -> None:
    table = a_table(4, 3)
    seat = table.waiting[0]
    first = GAME.bots().choose(table.seen(seat), "expert", 5, budget)
    assert first in table.actions(seat)
    assert first == GAME.bots().choose(table.seen(seat), "expert", 5, budget)


def test_without_a_try_expert_plays_as_hard_does() -> None:
    for seed in range(8):
        table = a_table(3, seed)
        seat = table.waiting[0]
        suggested = table.suggest(seat, level="hard", seed=1)
        assert GAME.bots().choose(table.seen(seat), "expert", seed, 1) == suggested


def test_a_look_ahead_leaves_the_state_alone() -> None:
    table = a_table(5, 1)
    before = copy_states(table.states)
    GAME.bots().choose(table.seen(table.waiting[0]), "expert", 1, 60)
    assert before.tobytes() == table.states.tobytes()
