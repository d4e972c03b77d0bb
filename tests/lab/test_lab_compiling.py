"""What batches need is compiled ahead, and noted so that nobody compiles it again."""

import asyncio

import pytest

from splittable.command import run
from splittable.games import find, ids
from splittable.lab import Batch, compiling
from splittable.lab.observations import loops_of

HANDLED = ("watch_batch", "choose_batch", "check_actions", "observe_at")


@pytest.mark.parametrize("game", ids())
def test_a_batch_compiles_nothing_after_it_was_compiled_ahead(game: str) -> None:
    compiling.compile_batches(game)
    loops = loops_of(game)
    known = {name: len(getattr(loops, name).signatures) for name in HANDLED}
    most = find(game).most
    tables = Batch(game, most, 5, learner=most - 1, threads=2)
    tables.reset_each([1, 2, 3, 4, None])
    for _ in range(3):
        tables.step(tables.choose_randomly().tolist())
    assert {name: len(getattr(loops, name).signatures) for name in HANDLED} == known
    assert all(known.values())
    assert compiling.has_batches(game)


def test_only_games_that_lack_it_are_compiled_and_all_are_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done, told, apart = {"split"}, list[str](), list[str]()

    async def compile_apart(game: str) -> None:
        apart.append(game)

    monkeypatch.setattr(compiling, "has_batches", done.__contains__)
    monkeypatch.setattr(compiling, "_compile_apart", compile_apart)
    asyncio.run(compiling.compile_missing(ids(), told.append))
    assert sorted(told) == sorted(ids())
    assert sorted(apart) == sorted(set(ids()) - done)


def test_the_command_compiles_the_lab_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compile", "splitter"]) == 0
    assert "splitter" in capsys.readouterr().out
    assert compiling.has_batches("splitter")
