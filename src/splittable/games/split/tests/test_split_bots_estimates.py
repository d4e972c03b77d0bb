"""What a seat may expect rests on what it knows, and what it is likely to do on what is legal."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import splittable
from splittable.bots.estimates import policy, value
from splittable.core.chance import stream
from splittable.core.state import States
from splittable.games.split import GAME
from splittable.games.split.bots.estimates import policies, values
from splittable.games.split.bots.features import list_other, list_own
from splittable.games.split.bots.survey import look
from splittable.games.split.bots.value import UNIT, new_desk, predict, weights
from splittable.play.table import Table


def tables(players: int) -> Iterator[Table]:
    """A game at some of its decisions, played by `medium` but for some random actions."""
    table, chance = splittable.new("split", players=players, seed=players), random.Random(players)
    while not table.over:
        if chance.random() < 0.1:
            yield table
        seat = table.waiting[0]
        table.play(seat, table.suggest(seat, "medium" if chance.random() < 0.8 else "random", 1))


def seen_by(table: Table, seat: int) -> States:
    return table._states[:1].copy()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_what_a_seat_expects_does_not_depend_on_what_it_cannot_know(players: int) -> None:
    for table in tables(players):
        for seat in range(players):
            states = np.repeat(seen_by(table, seat), 3)
            for number in (1, 2):
                GAME.loops.resample_at(states, number, seat, stream(number))
            found = values(states, np.full(3, seat))
            assert found[0].sum() == pytest.approx(1, abs=1e-5)
            assert np.array_equal(found[0], found[1])
            assert np.array_equal(found[0], found[2])
        mover = table.waiting[0]
        view = table.view(mover)
        assert value(view) == pytest.approx(values(seen_by(table, mover), np.array([mover]))[0].tolist(), abs=1e-5)


@pytest.mark.parametrize("players", [2, 5])
def test_a_finished_game_is_worth_what_it_brought(players: int) -> None:
    table = splittable.new("split", players=players, seed=4, options={"rounds": 1})
    while not table.over:
        table.play(table.waiting[0], table.suggest(table.waiting[0], "easy", 1))
    shares = [(seat in table.winners) / len(table.winners) for seat in range(players)]
    assert values(seen_by(table, 0), np.array([0]))[0].tolist() == pytest.approx(shares)


@pytest.mark.parametrize("players", [2, 4])
def test_likely_actions_are_the_legal_ones_and_medium_takes_the_likeliest(players: int) -> None:
    for table in tables(players):
        mover = table.waiting[0]
        chances = policy(table.view(mover))
        assert sorted(chances) == sorted(table.actions(mover))
        assert sum(chances.values()) == pytest.approx(1, abs=1e-4)
        assert chances[table.suggest(mover, "medium", 1)] == max(chances.values())
        others = np.array([seat for seat in range(players) if seat != mover])
        codes, _ = policies(np.repeat(seen_by(table, mover), len(others)), others)
        assert (codes == -1).all()


def test_the_network_adds_up_as_numpy_does() -> None:
    known, desks = weights(), new_desk()
    for table in tables(3):
        state, mover = seen_by(table, 0)[0], table.waiting[0]
        look(desks[0], state, mover)
        for seat in range(3):
            count = (
                list_own(desks[0], state, int(state.asked), desks[0].found)
                if seat == mover
                else list_other(desks[0], state, seat, desks[0].found)
            )
            stage = 2 if seat == mover else 3
            rows = known.rows[desks[0].found[:count]].sum(axis=0)
            second = known.second_bias[stage] + np.maximum(rows[1:], 0) @ known.second[stage, 1:]
            third = known.third[stage]
            expected = rows[0] + third[-1] + np.maximum(second, 0) @ third[:-1]
            assert predict(desks[0], known, stage, count) == pytest.approx(float(expected) * UNIT, abs=1e-2)
