"""Games and bots are compiled step by step, apart from who waits for them."""

import asyncio
import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

from splittable.bots.levels import LEVELS
from splittable.command.compiling import compile_for
from splittable.games import ids
from splittable.play import compiling
from splittable.play.compiling import Compiler, Step, all_steps_of, compile_missing, is_compiled, steps_of

GAME = next(iter(ids()))


class Workshop:
    """A stand-in for the cache and for the processes that fill it."""

    def __init__(self) -> None:
        self.compiled: list[Step] = []
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def follow(self, compiler: Compiler, steps: list[Step]) -> None:
        for step in steps:
            await self.may_go_on.wait()
            self.compile(step)
            compiler._finish(step)
            await asyncio.sleep(0)

    def compile(self, step: Step) -> None:
        self.compiled.append(step)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    made = Workshop()
    monkeypatch.setattr(compiling, "is_compiled", lambda step: step in made.compiled)
    monkeypatch.setattr(compiling, "compile_step", made.compile)
    monkeypatch.setattr(Compiler, "_follow", lambda compiler, steps: made.follow(compiler, steps))
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    return made


def test_a_weaker_level_needs_no_more_than_a_stronger_one() -> None:
    for game in ids():
        every = [steps_of(game, level) for level in LEVELS]
        for weaker, stronger in itertools.pairwise(every):
            assert stronger[: len(weaker)] == weaker
        assert steps_of(game) == every[-1]
        assert {step.name for step in every[0]} == set(compiling.RULES)


def test_rules_of_every_game_come_before_any_bots(workshop: Workshop) -> None:
    asyncio.run(Compiler(ids()).run())
    kinds = [step.name in compiling.RULES for step in workshop.compiled]
    assert kinds == sorted(kinds, reverse=True)
    assert sorted(workshop.compiled) == sorted(step for game in ids() for step in all_steps_of(game))


def test_what_somebody_waits_for_comes_first(workshop: Workshop) -> None:
    last = ids()[-1]

    async def wait() -> None:
        compiler = Compiler(ids())
        compiler.prefer(last, "hard")
        await compiler.run()

    asyncio.run(wait())
    assert workshop.compiled[: len(steps_of(last))] == steps_of(last)


def test_percents_grow_and_who_needs_no_search_does_not_wait(workshop: Workshop) -> None:
    rules = len(compiling.RULES)

    async def wait() -> None:
        seen: list[int] = []
        compiler = Compiler([GAME], lambda _: seen.append(compiler.percent(GAME, LEVELS[-1])))
        running = asyncio.create_task(compiler.run())
        await compiler.wait(GAME, "random")
        workshop.may_go_on.clear()
        assert len(workshop.compiled) < len(steps_of(GAME))
        assert compiler.percent(GAME, "random") == 100
        assert compiler.percent(GAME, LEVELS[-1]) == 100 * rules // len(steps_of(GAME))
        workshop.may_go_on.set()
        await running
        assert seen == sorted(seen)
        assert seen[-1] == 100

    asyncio.run(wait())


def test_what_is_in_the_cache_is_not_compiled_again(workshop: Workshop) -> None:
    asyncio.run(Compiler([GAME]).run())
    before = list(workshop.compiled)
    reported: list[Step] = []
    asyncio.run(Compiler([GAME], reported.append).run())
    assert workshop.compiled == before
    assert reported == all_steps_of(GAME)


def test_without_other_processes_this_one_compiles(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Compiler, __: list[Step]) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Compiler, "_follow", fail)
    asyncio.run(Compiler([GAME]).run())
    assert workshop.compiled == all_steps_of(GAME)


def test_nobody_waits_for_what_was_given_up() -> None:
    async def wait() -> None:
        compiler = Compiler([GAME])
        compiler.give_up()
        await asyncio.wait_for(compiler.wait(GAME, LEVELS[-1]), 5)

    asyncio.run(wait())


def test_a_process_of_its_own_compiles_and_says_what_is_done(tmp_path: Path) -> None:
    """Only the first step, from nothing."""
    environment = os.environ | {"SPLITTABLE_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "splittable.play.compiling", "splitter", "deals"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert done.stdout == "deals\n"
    assert len(list(tmp_path.rglob("splittable.games.splitter.steps/*/deals"))) == 1
    assert list(tmp_path.rglob("*.nbc"))


def test_a_table_in_the_terminal_compiles_up_to_its_strongest_bot(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splittable.command.compiling.is_compiled", lambda step: step in workshop.compiled)
    compile_for(GAME, ["person", "medium", "easy", "bots.py:own"], "getting ready")
    assert workshop.compiled == steps_of(GAME, "medium")


def test_steps_are_compiled_only_if_they_are_missing(workshop: Workshop) -> None:
    steps = steps_of(GAME)
    workshop.compiled = steps[:2]
    assert list(compile_missing(steps)) == steps
    assert workshop.compiled == steps


def test_plain_rules_need_no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "IS_PLAIN", True)
    assert all(is_compiled(step) for step in steps_of(GAME))
