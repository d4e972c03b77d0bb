"""Old tables are deleted if the host of the room wants it, and clocks of days hold no table in memory."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from room.people import PATIENCE
from room.test_door import KEYS, gather, join

from splittable.room import checks, open_table, sweeping
from splittable.room import room as rooms
from splittable.room.refusals import UnknownTable
from splittable.room.room import Limits, Room
from splittable.room.store import Store
from splittable.room.store.addresses import find_store
from splittable.room.times import now

DAY = 86_400_000


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What time it is for what is written."""
    held = [now()]
    monkeypatch.setattr(rooms, "now", lambda: held[0])
    monkeypatch.setattr(sweeping, "PAUSE", 0.0)
    monkeypatch.setattr(sweeping, "PORTION", 2)
    return held


async def _sweep_once(store: Store, moment: list[int]) -> None:
    today = moment[0]
    room = Room(store, keep_days=7)
    await room.open()
    moment[0] = today - 8 * DAY
    abandoned, visited, continued, finished = [await gather(room, 1) for _ in range(4)]
    await room.ask(finished.id, 0, "1", partial(checks.stop, asker=0), "en")
    # One that is not in memory is deleted too.
    del room.tables[abandoned.id]
    moment[0] = today - 6 * DAY
    recent = await gather(room, 1)
    await room.ask(continued.id, 0, "1", partial(checks.say_phrase, seat=0, phrase="hello"), "en")
    await join(room, visited, 0)
    moment[0] = today
    await room.sweeping.sweep()
    for gone in (abandoned, finished):
        assert await room.store.read(gone.id) == []
        with pytest.raises(UnknownTable):
            await room.find(gone.id)
    for kept in (visited, continued, recent):
        assert await room.store.read(kept.id)
    await room.close()


def test_tables_are_deleted_so_many_days_after_their_last_step(tmp_path: Path, moment: list[int]) -> None:
    asyncio.run(_sweep_once(find_store(str(tmp_path / "room.sqlite")), moment))


def test_so_they_are_in_postgresql(postgres: str, moment: list[int]) -> None:
    asyncio.run(_sweep_once(find_store(postgres), moment))


def test_tables_are_kept_for_ever_unless_somebody_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        room = Room(find_store(str(tmp_path / "room.sqlite")))
        await room.open()
        assert "sweeping" not in {task.get_name() for task in asyncio.all_tasks()}
        await room.close()

    asyncio.run(story())


def test_of_several_processes_one_sweeps(postgres: str) -> None:
    async def story() -> None:
        several = [Room(find_store(postgres), keep_days=1) for _ in range(3)]
        for room in several:
            await room.open()
        assert [await room.sweeping.is_ours() for room in several].count(True) == 1
        for room in several:
            await room.close()

    asyncio.run(story())


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.01)


def test_a_table_whose_clock_rings_much_later_leaves_memory(tmp_path: Path) -> None:
    async def story() -> None:
        room = Room(find_store(str(tmp_path / "room.sqlite")), Limits(tables_open=3))
        await room.open()
        for _ in range(10):
            await gather(room, clock=86_400)
        assert len(room.tables) == 3
        await room.close()

    asyncio.run(story())


def test_a_clock_rings_at_a_table_that_has_left_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_table, "SOON", 0.0)

    async def story() -> None:
        room = Room(find_store(str(tmp_path / "room.sqlite")), Limits(tables_open=1))
        await room.open()
        table_id = (await gather(room, clock=1)).id
        await gather(room)
        assert table_id not in room.tables
        await until(lambda: table_id in room.tables and "clock" in room.tables[table_id].gathering.told_by.values())
        assert room.tables[table_id].gathering.late
        await room.delete(table_id, KEYS[0])
        await room.close()

    asyncio.run(story())
