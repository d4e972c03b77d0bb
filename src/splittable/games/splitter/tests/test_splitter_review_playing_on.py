"""The judge plays sheets on: the same whatever else is asked, from what all see, exactly where rolls are counted out."""

from itertools import product

import numpy as np
import pytest

import splittable
from splittable.core.judges import ANYTHING, JUDGES_CHOICE, NOBODY, OPEN
from splittable.core.state import Ints, States, copy_states
from splittable.games import find
from splittable.games.splitter.bots.endings import weigh_writings
from splittable.games.splitter.review.judge import JUDGE
from splittable.games.splitter.review.luck import luck
from splittable.games.splitter.review.telling import PARTS
from splittable.games.splitter.rules.game import MOST_LEGAL
from splittable.play.simulation import replay_simulated

BLOCK = JUDGE.block


def states_at(players: int, rounds_done: int, pad: str = "A", seed: int = 3) -> States:
    """A random game in which everybody is waited for after some rounds."""
    whole = replay_simulated(find("splitter"), players, 0, seed, {"pad": pad})
    table = splittable.new("splitter", players=players, chance=[], options={"pad": pad})
    for line in whole.lines:
        if table.states[0].rounds_done == rounds_done and table.waiting:
            break
        table.follow(line)
    states = copy_states(table.states)
    states["waiting"] |= states["decided"]
    states["decided"] = 0
    states["choices"] = 0
    return states


def rows_of(states: States, seat: int, arms: list[int], first: int = 0, count: int = BLOCK, seed: int = 11) -> Ints:
    rows = np.full((count, len(arms), JUDGE.columns(int(states[0].players)).width), np.nan, dtype=np.float32)
    JUDGE.play_on(states, seat, seat, np.array(arms), seed, first, rows)
    return rows


@pytest.mark.parametrize(("players", "rounds_done", "pad"), [(1, 12, "A"), (3, 19, "B"), (12, 18, "A")])
def test_a_row_depends_on_its_arm_and_world_alone(players: int, rounds_done: int, pad: str) -> None:
    states = states_at(players, rounds_done, pad)
    arms = [*JUDGE.candidates(states, players - 1), JUDGES_CHOICE, ANYTHING]
    whole = rows_of(states, players - 1, arms, count=2 * BLOCK)
    assert not np.isnan(whole).any()
    assert (rows_of(states, players - 1, arms[2:0:-1], BLOCK)[:, ::-1] == whole[BLOCK:, 1:3]).all()
    assert (rows_of(states, players - 1, arms[-1:], BLOCK + 7, 5)[:, 0] == whole[BLOCK + 7 : BLOCK + 12, -1]).all()


def test_running_choices_of_others_and_the_state_itself_are_left_alone() -> None:
    states = states_at(3, 19)
    kept, other = states.tobytes(), copy_states(states)
    other["choices"] += 5
    rows = rows_of(states, 0, [JUDGES_CHOICE, ANYTHING])
    assert states.tobytes() == kept
    assert rows_of(other, 0, [JUDGES_CHOICE, ANYTHING]).tobytes() == rows.tobytes()


@pytest.mark.parametrize("pad", ["A", "B"])
def test_parts_add_up_to_the_points(pad: str) -> None:
    states = states_at(2, 14, pad)
    rows = rows_of(states, 1, [*JUDGE.candidates(states, 1), ANYTHING])
    assert (rows[:, :, 4 : 4 + len(PARTS)].sum(axis=2) == rows[:, :, 1]).all()


def test_shares_are_told_in_the_last_four_rounds_of_several_players() -> None:
    early, late, alone = states_at(4, 17), states_at(4, 18), states_at(1, 20)
    assert [JUDGE.has_share(states) for states in (early, late, alone)] == [False, True, False]
    assert not rows_of(early, 0, [JUDGES_CHOICE])[:, :, 4:8].any()
    assert rows_of(late, 0, [JUDGES_CHOICE])[:, :, 4:8].sum(axis=2) == pytest.approx(1)


def test_anything_is_any_legal_writing_equally_often() -> None:
    states = states_at(1, 20, seed=5)
    codes = np.empty(MOST_LEGAL, dtype=np.int32)
    count = find("splitter").loops.legal_at(states, 0, 0, codes)
    counted = JUDGE.count_out
    assert counted is not None
    found = counted(states, 0, np.array([*codes[:count], ANYTHING]))
    assert found is not None
    means = np.einsum("kac,k->ac", found[0].astype(float), found[1])
    assert means[-1] == pytest.approx(means[:-1].mean(axis=0), abs=1e-5)
    sampled = rows_of(states, 0, [ANYTHING], count=40 * BLOCK)[:, 0, 0]
    assert sampled.mean() == pytest.approx(means[-1, 0], abs=5 * sampled.std() / np.sqrt(len(sampled)) + 1e-6)


@pytest.mark.parametrize("pad", ["A", "B"])
def test_with_one_roll_to_come_a_writing_is_worth_what_counting_all_ways_finds(pad: str) -> None:
    states = states_at(1, 20, pad)
    codes, worths = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    count = weigh_writings(int(states[0].pad), states[0].sheets[0].copy(), states[0].roll, codes, worths)
    assert JUDGE.count_out is not None
    found = JUDGE.count_out(states, 0, codes[:count])
    assert found is not None
    assert found[1].sum() == pytest.approx(1)
    assert found[1] @ found[0][:, :, 0].astype(float) == pytest.approx(worths[:count])
    # A block of worlds holds each of the 36 ways once, so it is exact too.
    assert rows_of(states, 0, list(codes[:count]))[:, :, 0].mean(axis=0) == pytest.approx(worths[:count], abs=1e-4)


@pytest.mark.parametrize("pad", ["A", "B"])
def test_with_two_rolls_to_come_samples_agree_with_counting(pad: str) -> None:
    states = states_at(2, 19, pad)
    arms = list(JUDGE.candidates(states, 0))
    assert JUDGE.count_out is not None
    found = JUDGE.count_out(states, 0, np.array(arms))
    assert found is not None
    exact = np.einsum("kac,k->ac", found[0].astype(float), found[1])
    rows = rows_of(states, 0, arms, count=60 * BLOCK).astype(float)
    errors = rows.std(axis=0) / np.sqrt(len(rows))
    assert (np.abs(rows.mean(axis=0) - exact) <= 5 * errors + 1e-4).all()
    assert JUDGE.count_out(states_at(1, 18), 0, np.array(arms)) is None


def test_the_judge_who_looks_ahead_fills_the_same_columns() -> None:
    states = states_at(2, 18)
    arms = list(JUDGE.candidates(states, 0))[:2]
    rows = np.full((4, 2, JUDGE.columns(2).width), np.nan, dtype=np.float32)
    JUDGE.play_on_well(states, 0, 0, np.array(arms), 3, 0, rows)
    assert (rows[:, :, 4 : 4 + len(PARTS)].sum(axis=2) == rows[:, :, 0]).all()
    assert rows[:, :, 2:4].sum(axis=2) == pytest.approx(1)


def test_nobody_decides_before_a_roll() -> None:
    states = find("splitter").begin(3, {})
    rows = np.full((BLOCK, 1, JUDGE.columns(3).width), np.nan, dtype=np.float32)
    JUDGE.play_on(states, OPEN, NOBODY, np.array([JUDGES_CHOICE]), 5, 0, rows)
    # All write the same rolls on the same empty sheet.
    assert (rows[:, 0, 0] == rows[:, 0, 2]).all()
    assert rows[:, 0, 0].mean() == pytest.approx(JUDGE.start(states)[0], abs=4)


def test_the_luck_of_a_roll_is_zero_in_the_mean_for_every_seat() -> None:
    before = states_at(2, 16)
    before["waiting"] = 0
    total = np.zeros(2)
    for roll in product(range(1, 7), repeat=2):
        after = copy_states(before)
        after[0].roll[:] = roll
        total += luck(before, after)
    assert total == pytest.approx(0, abs=1e-3)


def test_candidates_are_legal_and_all_different() -> None:
    for rounds_done in (0, 10, 21):
        states = states_at(1, rounds_done)
        codes = np.empty(MOST_LEGAL, dtype=np.int32)
        count = find("splitter").loops.legal_at(states, 0, 0, codes)
        found = list(JUDGE.candidates(states, 0))
        assert len(set(found)) == len(found) == min(count, 8)
        assert set(found) <= set(codes[:count].tolist())
