"""Steps of our own interfaces, each with observations and masks, taking random legal actions."""

import random
from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from benchmarks.lab.pace import Runner
from splittable.core.state import Ints
from splittable.games import find, ids
from splittable.lab import batch, zoo
from splittable.lab.gym import BatchEnv, TableEnv

SEATS = {"generous-split": 4, "split": 2, "split-it": 2, "splitter": 2}
SIZES = (1, 64, 4096)
STEPS = 50
CHOOSER = np.random.default_rng(1)


def run_batch(game: str, tables: int, threads: int) -> Runner:
    """The batch interface."""
    made = batch(game, SEATS[game], tables, threads=threads)

    def run() -> int:
        for _ in range(STEPS):
            made.step(made.choose_randomly())
        return STEPS * tables

    return run


def choose_by_mask(env: object, mask: Ints) -> int:  # noqa: ARG001 - as the other one
    """A random legal action, found with NumPy."""
    legal = np.flatnonzero(mask.view(np.bool_))
    return int(legal[CHOOSER.integers(len(legal))])


def choose_by_space(env: object, mask: Ints) -> int:
    """A random legal action, as PettingZoo's documentation shows."""
    space = env.action_space(env.agent_selection)  # type: ignore[attr-defined]  # PettingZoo ships no types
    return int(space.sample(mask))


CHOICES = {"by mask": choose_by_mask, "by sample(mask)": choose_by_space}
"""How a legal action is drawn, for our environments and for others."""


def run_zoo(make: Callable[[], object], choose: Callable[[object, Ints], int]) -> Runner:
    """An environment of PettingZoo, ours or theirs."""
    env: object = make()
    chooser = np.random.default_rng(1)

    def run() -> int:
        steps = 0
        while steps < STEPS:
            env.reset(seed=int(chooser.integers(2**31)))  # type: ignore[attr-defined]  # PettingZoo ships no types
            for _agent in env.agent_iter():  # type: ignore[attr-defined]  # the same
                known, _, is_over, is_cut, _ = env.last()  # type: ignore[attr-defined]  # the same
                if is_over or is_cut:
                    env.step(None)  # type: ignore[attr-defined]  # the same
                    continue
                env.step(choose(env, known["action_mask"]))  # type: ignore[attr-defined]  # the same
                steps += 1
        return steps

    return run


def run_table(game: str) -> Runner:
    """One learner at a table of Gymnasium, with random bots."""
    env = TableEnv(game, SEATS[game])
    chooser = np.random.default_rng(1)

    def run() -> int:
        steps = 0
        while steps < STEPS:
            known, _ = env.reset(seed=int(chooser.integers(2**31)))
            is_over = False
            while not is_over:
                known, _, is_over, _, _ = env.step(choose_by_mask(env, known["action_mask"]))
                steps += 1
        return steps

    return run


def run_vector(game: str, tables: int) -> Runner:
    """The vector environment; actions of the other seats, taken in the same step, are not counted."""
    env = BatchEnv(game, tables, SEATS[game])
    env.reset(seed=1)

    def run() -> int:
        for _ in range(STEPS):
            env.step(env.batch.choose_randomly())
        return STEPS * tables

    return run


def run_spiel(name: str, players: int | None) -> Runner:
    """A game of OpenSpiel from Python, ours or theirs, with observations and masks."""
    import pyspiel

    if name.startswith("splittable"):
        import splittable.lab.spiel  # noqa: F401 - it registers our games
    game = pyspiel.load_game(name, {"players": players} if players else {})
    chooser = random.Random(1)

    def run() -> int:
        steps = 0
        while steps < STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, weights)[0])
                    continue
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(chooser.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def contenders() -> Iterator[tuple[str, Callable[[], Runner]]]:
    """Every interface of ours, by name."""
    for tables in SIZES:
        for threads in (1, 2) if tables > 1 else (1,):
            name = (
                f"batch · generous-split × 4 · {tables} table{'s' * (tables > 1)} · {threads} core{'s' * (threads > 1)}"
            )
            yield name, lambda tables=tables, threads=threads: run_batch("generous-split", tables, threads)  # type: ignore[misc]
    for game in ("split", "split-it", "splitter"):
        yield f"batch · {game} × 2 · 4096 tables · 1 core", lambda game=game: run_batch(game, 4096, 1)  # type: ignore[misc]
    for game, folder in ((one, find(one).slug) for one in ids()):
        make = partial(getattr(zoo, f"{folder}_v0").env, players=SEATS[game])
        for how, choose in CHOICES.items():
            yield f"our PettingZoo · {game} × {SEATS[game]} · {how}", partial(run_zoo, make, choose)
    for game in ids():
        yield f"our Gymnasium · {game} × {SEATS[game]}", lambda game=game: run_table(game)  # type: ignore[misc]
        yield f"our vector environment · {game} × {SEATS[game]} · 1024 tables", lambda game=game: run_vector(game, 1024)  # type: ignore[misc]
    for game, folder in ((one, find(one).slug) for one in ids()):
        name, players = f"splittable_{folder}", SEATS[game]
        yield f"our OpenSpiel · {game} × {players}", lambda name=name, players=players: run_spiel(name, players)  # type: ignore[misc]
