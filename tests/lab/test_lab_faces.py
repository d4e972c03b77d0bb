"""PettingZoo's and Gymnasium's own tests, on all four games and several player counts."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tables import Kind

pytest.importorskip("pettingzoo")
import gymnasium
from gymnasium.utils.env_checker import check_env

from splittable.games import find
from splittable.lab import gym, zoo
from splittable.lab.spaces import Codes

with warnings.catch_warnings():
    # Where PettingZoo's own games are installed, its tests import one of them by a name that it calls old.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

KINDS = [
    Kind("generous-split", 3, {}),
    Kind("generous-split", 5, {}),
    Kind("split", 2, {}),
    Kind("split", 5, {}),
    Kind("split-it", 2, {}),
    Kind("split-it", 4, {}),
    Kind("splitter", 1, {"pad": "B"}),
    Kind("splitter", 4, {}),
]
some_kinds = pytest.mark.parametrize("kind", KINDS, ids=str)
at_once = pytest.mark.parametrize("kind", [kind for kind in KINDS if find(kind.game).decides_at_once], ids=str)


@pytest.fixture(autouse=True)
def _patient() -> Iterator[None]:
    """Their tests warn about what is a matter of taste."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def module(kind: Kind) -> Any:
    return getattr(zoo, f"{find(kind.game).slug}_v0")


def arguments(kind: Kind) -> dict[str, Any]:
    return {"players": kind.players, "options": kind.options}


@some_kinds
def test_the_zoos_test_of_turns_passes(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(module(kind).env(**arguments(kind)), num_cycles=100)
    capsys.readouterr()


@at_once
def test_the_zoos_test_of_seats_at_once_passes(kind: Kind) -> None:
    parallel_api_test(module(kind).parallel_env(**arguments(kind)), num_cycles=100)


@some_kinds
def test_the_zoos_test_of_seeds_passes(kind: Kind) -> None:
    seed_test(lambda: module(kind).env(**arguments(kind)), num_cycles=30)


@at_once
def test_the_zoos_test_of_seeds_at_once_passes(kind: Kind) -> None:
    parallel_seed_test(lambda: module(kind).parallel_env(**arguments(kind)), num_cycles=30)


@at_once
def test_a_seat_that_acts_beside_others_draws_what_its_mask_allows(kind: Kind) -> None:
    env = module(kind).parallel_env(**arguments(kind))
    observed, _ = env.reset(seed=4)
    while env.agents:
        drawn = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
        for agent, seen in observed.items():
            assert not seen["action_mask"].any() or seen["action_mask"][drawn[agent]]
        observed = env.step(drawn)[0]


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_the_zoos_test_of_drawings_passes(kind: Kind) -> None:
    render_test(lambda render_mode: module(kind).env(render_mode=render_mode, **arguments(kind)))


@some_kinds
def test_rewards_come_at_the_end_and_add_up(kind: Kind) -> None:
    env = module(kind).raw_env(**arguments(kind))
    env.reset(seed=1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(20_000):
        observed, reward, is_over, _, _ = env.last()
        total[agent] += reward
        env.step(None if is_over else int(np.flatnonzero(observed["action_mask"])[-1]))
    assert env.agents == []
    assert kind.players == 1 or sum(total.values()) == pytest.approx(0)


@some_kinds
def test_gymnasiums_own_check_passes(kind: Kind) -> None:
    check_env(gym.TableEnv(kind.game, render_mode="ansi", **arguments(kind)), skip_render_check=False)


@some_kinds
def test_a_learner_plays_whole_games_with_bots(kind: Kind) -> None:
    env = gymnasium.make(f"splittable/{find(kind.game).slug}-v0", rewards="points", **arguments(kind))
    observed, _ = env.reset(seed=3)
    is_over = False
    while not is_over:
        assert env.observation_space.contains(observed)
        observed, _, is_over, _, told = env.step(int(np.flatnonzero(observed["action_mask"])[0]))
    assert len(told["scores"]) == kind.players


def test_an_illegal_action_ends_the_game_of_one_table() -> None:
    env = gym.TableEnv("splitter", 1)
    observed, _ = env.reset(seed=1)
    _, reward, is_over, _, told = env.step(int(np.argmin(observed["action_mask"])))
    assert (reward, is_over) == (gym.ILLEGAL_REWARD, True)
    assert "illegal" in told


@pytest.mark.parametrize("wrong", [{"players": 13}, {"bots": ["random"]}, {"seat": 1}, {"rewards": "fame"}])
def test_an_impossible_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        gym.TableEnv("splitter", **{"players": 1, **wrong})


@some_kinds
def test_many_tables_step_at_once(kind: Kind) -> None:
    env = gymnasium.make_vec(f"splittable/{find(kind.game).slug}-v0", num_envs=4, **arguments(kind))
    assert isinstance(env, gym.BatchEnv)
    observed, _ = env.reset(seed=5)
    ended = 0
    for _ in range(400):
        assert env.observation_space.contains(observed)
        observed, rewards, is_over, is_cut, told = env.step(np.argmax(observed["action_mask"], axis=1))
        assert not is_cut.any()
        assert not rewards[~is_over].any()
        ended += int(is_over.sum())
        if is_over.any():
            assert told["final_info"]["scores"].shape == (4, kind.players)
            for table, last in enumerate(told["final_obs"]):
                assert (last is not None) == is_over[table] == told["_final_obs"][table] == told["_final_info"][table]
                assert last is None or env.single_observation_space.contains(last)
            break
    assert ended


def test_what_a_step_gave_is_left_alone_by_the_next_one() -> None:
    env = gym.BatchEnv("splitter", 3, players=1)
    observed, _ = env.reset(seed=1)
    given = [observed]
    bytes_then = []
    for _ in range(45):
        bytes_then.append([observed[name].tobytes() for name in observed])
        observed, *parts = env.step(np.argmax(observed["action_mask"], axis=1))
        given.append(observed)
        assert not any(np.shares_memory(part, env.batch.ended) for part in parts[:3])
    assert [[seen[name].tobytes() for name in seen] for seen in given[:-1]] == bytes_then


def test_without_copies_the_arrays_are_those_of_the_batch() -> None:
    env = gymnasium.make_vec("splittable/splitter-v0", num_envs=3, players=1, copy=False)
    observed, _ = env.reset(seed=1)
    assert isinstance(env, gym.BatchEnv)
    assert observed["observation"] is env.batch.observations
    assert observed["action_mask"] is env.batch.masks


def play_first(env: gym.BatchEnv, observed: dict[str, Any], steps: int) -> list[bytes]:
    """The observations of each table after some steps of first legal actions, all steps of a table in one."""
    rows = [b""] * env.num_envs
    for _ in range(steps):
        observed = env.step(np.argmax(observed["action_mask"], axis=1))[0]
        rows = [row + seen.tobytes() for row, seen in zip(rows, observed["observation"], strict=True)]
    return rows


def test_a_tables_seed_gives_the_same_games_wherever_it_stands() -> None:
    many, few = gym.BatchEnv("generous-split", 3, players=4), gym.BatchEnv("generous-split", 2, players=4)
    first = play_first(many, many.reset(seed=[7, 8, 9])[0], 60)
    other = play_first(few, few.reset(seed=[9, 7])[0], 60)
    assert other == [first[2], first[0]]
    assert first[0] != first[1]
    assert play_first(many, many.reset(seed=7)[0], 60) == first


def test_a_table_without_a_seed_goes_on_with_the_chance_it_has() -> None:
    rows = []
    for _ in range(2):
        env = gym.BatchEnv("splitter", 2, players=1)
        env.reset(seed=[3, 4])
        rows.append(play_first(env, env.reset(seed=[None, 4])[0], 30))
    once = gym.BatchEnv("splitter", 2, players=1)
    anew = play_first(once, once.reset(seed=[3, 4])[0], 30)
    assert rows[0] == rows[1]
    assert rows[0][0] != anew[0]
    assert rows[0][1] == anew[1]


@pytest.mark.parametrize("seeds", [[1], [1, 2, 3], [1, "two"], [1, 0.5]])
def test_seeds_that_do_not_fit_are_refused(seeds: list[Any]) -> None:
    env = gym.BatchEnv("splitter", 2, players=1)
    env.reset(seed=5)
    before = env.batch.states.tobytes()
    with pytest.raises(ValueError, match="seed"):
        env.reset(seed=seeds)
    assert env.batch.states.tobytes() == before


def test_seeds_hold_over_resets() -> None:
    rows = []
    for _ in range(2):
        env = gym.BatchEnv("splitter", 3, players=1)
        env.reset(seed=9)
        observed, _ = env.reset()
        rows.append(observed["observation"].tobytes())
    assert rows[0] == rows[1]


def test_every_code_has_a_spelling() -> None:
    assert zoo.codes("generous-split")[51] == "play AS"
    assert not hasattr(zoo.split_v0, "parallel_env")


def test_a_game_of_the_zoo_begins_with_a_reset() -> None:
    with pytest.raises(ValueError, match="reset"):
        zoo.splitter_v0.env(players=1).step(0)


def test_a_seat_of_the_zoo_plays_only_what_is_legal() -> None:
    env = zoo.splitter_v0.env(players=1)
    env.reset(seed=1)
    for wrong in (None, -1, 10**6, int(np.argmin(env.last()[0]["action_mask"]))):
        with pytest.raises(ValueError):
            env.step(wrong)


def test_codes_are_drawn_from_a_mask_as_gymnasium_draws_them() -> None:
    codes = Codes(6, seed=1)
    mask = np.array([0, 1, 0, 0, 1, 0], dtype=np.int8)
    drawn = [codes.sample(mask) for _ in range(200)]
    assert set(drawn) == {1, 4}
    assert all(code in codes for code in drawn)
    assert codes.sample(np.zeros(6, dtype=np.int8)) == 0
    assert codes == gymnasium.spaces.Discrete(6)
    with pytest.raises(AssertionError, match="shape"):
        codes.sample(mask[:5])
