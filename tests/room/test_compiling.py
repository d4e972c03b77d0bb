"""While a room compiles, bots that are compiled play, and the others wait for their own level."""

import asyncio
from pathlib import Path

import pytest

from splittable.play import compiling
from splittable.play.compiling import Compiler, Step, steps_of
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.room import Room
from splittable.room.store.sqlite import SqliteStore

PATIENCE = 60
MISSING = ("hard", "expert")


def test_a_bot_waits_for_its_level_and_no_other_bot_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        may_compile = asyncio.Event()

        async def follow(compiler: Compiler, steps: list[Step]) -> None:
            await may_compile.wait()
            for step in steps:
                compiler._finish(step)

        monkeypatch.setattr(compiling, "is_compiled", lambda step: step.name not in MISSING)
        monkeypatch.setattr(Compiler, "_follow", follow)
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        settings, bots = ev.Settings(autostart=True), {"2": "easy", "3": "hard"}
        table_id = await room.create(checks.open_table("splitter", 3, {}, settings, bots, ev.Place(hash_key("key"))))
        table = await room.find(table_id)

        async def is_decided(seat: int) -> None:
            while seat not in table.gathering.table.decided:
                await asyncio.sleep(0.02)

        await asyncio.wait_for(is_decided(1), PATIENCE)
        assert 2 in table.gathering.table.waiting
        ready = len(steps_of("splitter", "medium"))
        percents = {level: 100 * ready // len(steps_of("splitter", level)) for level in ("hard", "expert")}
        assert percents["expert"] < percents["hard"] < 100
        assert room.compiled()["splitter"] == {"random": 100, "easy": 100, "medium": 100, **percents}
        may_compile.set()
        await asyncio.wait_for(is_decided(2), PATIENCE)
        assert room.compiled()["splitter"]["expert"] == 100
        await room.close()

    asyncio.run(story())
