"""Two at one table at the very same moment: the store decides, and everybody knows it afterwards."""

import asyncio
import itertools
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from room.people import PATIENCE
from room.postgres import HANG_UP_ON_ALL

from splittable.core.view import View
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.open_table import Listener, OpenTable
from splittable.room.room import Room
from splittable.room.store import Overtaken, Written
from splittable.room.store.postgres import PostgresStore
from splittable.room.store.sqlite import SqliteStore
from splittable.service.listeners import show

HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"


@asynccontextmanager
async def two_rooms(url: str) -> AsyncIterator[tuple[Room, Room]]:
    """As if there were two processes."""
    rooms = Room(PostgresStore(url)), Room(PostgresStore(url))
    for room in rooms:
        await room.open()
    try:
        yield rooms
    finally:
        for room in rooms:
            await room.close()


async def sit(room: Room, players: int, **settings: Any) -> OpenTable:
    """A started table of Splitter; everybody's key is their number."""
    places = [ev.Place(hash_key(str(seat))) for seat in range(players)]
    host = checks.open_table("splitter", players, {}, ev.Settings(), {}, places[0])
    opened = ev.Opened("splitter", players, {}, ev.Settings(autostart=True, **settings), host.secret, 0, places)
    return await room.find(await room.create(opened))


async def play(room: Room, table: str, seat: int, request: str, action: str) -> ev.Refused | None:
    return await room.ask(table, seat, request, partial(checks.play, seat=seat, action=action), "en")


async def play_to_the_end(room: Room, table: OpenTable) -> None:
    number = 0
    while not table.gathering.is_over:
        number += 1
        assert await play(room, table.id, 0, f"{number}", table.gathering.table.actions(0)[0]) is None


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.01)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_the_same_id_through_two_processes_at_once_is_done_once(postgres: str) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 1)
            other = await second.find(table.id)
            for number in range(10):
                action = table.gathering.table.actions(0)[0]
                await until(lambda: other.number == table.number)
                asked = [play(room, table.id, 0, str(number), action) for room in (first, second)]
                assert await asyncio.gather(*asked) == [None, None]
                await until(lambda: other.number == table.number)
                assert sum(line.startswith("P1") for line in table.gathering.told) == number + 1

    run(story())


def test_who_comes_is_shown_what_other_processes_have_written_even_if_they_could_not_tell(postgres: str) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 1)
            await second.find(table.id)
            connection = await asyncpg.connect(postgres)
            await connection.execute(HANG_UP)
            await connection.close()
            await play(first, table.id, 0, "1", table.gathering.table.actions(0)[0])
            other = await second.visit(table.id)
            assert other.gathering.told == table.gathering.told
            # Since when somebody is away is known to each process as far as it was there.
            other.opened_at = table.opened_at
            assert show(other, Listener(0, 0)) == show(table, Listener(0, 0))

    run(story())


def test_people_who_meet_again_through_two_processes_at_once_meet_at_one_table(postgres: str) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 1)
            await second.join(table.id, Listener(None, 0))
            await play_to_the_end(first, table)
            before = set(await first.store.tables())
            await until(lambda: second.tables[table.id].gathering.is_over)
            again = await asyncio.gather(*(room.rematch(table.id, "0") for room in (first, second)))
            assert again[0] == again[1]
            assert set(await first.store.tables()) - before == {again[0]}

    run(story())


def test_a_process_that_has_not_heard_of_the_end_yet_lets_people_meet_again(postgres: str) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 1)
            await second.find(table.id)
            await play_to_the_end(first, table)
            assert await second.rematch(table.id, "0")

    run(story())


async def play_and_meet_again(room: Room) -> None:
    table = await sit(room, 1, autoplay=False)
    await play_to_the_end(room, table)
    assert sum(line.startswith("P1") for line in table.gathering.told) == table.number
    assert await room.rematch(table.id, "0") in await room.store.tables()
    await room.delete(table.id, "0")
    assert table.id not in await room.store.tables()


def test_nobody_notices_that_postgresql_hangs_up_again_and_again(postgres: str) -> None:
    async def hang_up() -> None:
        connection = await asyncpg.connect(postgres)
        try:
            while True:
                await connection.execute(HANG_UP_ON_ALL)
                await asyncio.sleep(0.2)
        finally:
            connection.terminate()

    async def story() -> None:
        room = Room(PostgresStore(postgres))
        await room.open()
        misfortune = asyncio.create_task(hang_up())
        await play_and_meet_again(room)
        assert not misfortune.done()
        misfortune.cancel()
        await asyncio.wait([misfortune])
        await room.close()

    run(story())


@pytest.mark.parametrize("way", ["_try", "_call_once"])
def test_what_was_kept_though_the_answer_was_lost_is_kept_once(
    postgres: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    once = getattr(PostgresStore, way)
    lost = itertools.cycle([True, False])

    async def lose_the_answer(store: PostgresStore, *asked: Any) -> Any:
        answer = await once(store, *asked)
        if next(lost):
            raise asyncpg.InterfaceError("connection is closed")
        return answer

    async def story() -> None:
        room = Room(PostgresStore(postgres))
        await room.open()
        await play_and_meet_again(room)
        await room.close()

    monkeypatch.setattr(PostgresStore, way, lose_the_answer)
    run(story())


def test_a_bot_decides_anew_if_somebody_undoes_what_it_is_thinking_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[str] = []
    undone = threading.Event()

    def think_slowly(bots: object, level: str, view: View, seed: int, budget: int) -> str:
        thoughts.append(view.actions[len(thoughts) % 2])
        thought = thoughts[-1]
        undone.wait(PATIENCE)
        return thought

    monkeypatch.setattr("splittable.room.thoughts.think", think_slowly)
    # It stays in a thread, though it has thought for long.
    monkeypatch.setattr("splittable.room.deadlines.Deadlines.is_quick", lambda *_: True)

    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        kept = ev.Settings(autostart=True)
        host = ev.Place(hash_key("0"))
        table_id = await room.create(checks.open_table("split-it", 2, {"start": "1"}, kept, {"2": "random"}, host))
        table = await room.find(table_id)
        assert await play(room, table_id, 0, "1", "split 2-3-2") is None
        await until(lambda: len(thoughts) == 1)
        assert await room.ask(table_id, 0, "2", partial(checks.undo, seat=0), "en") is None
        undone.set()
        assert await play(room, table_id, 0, "3", "split 1-3-3") is None
        await until(lambda: any(line.startswith("P2") for line in table.gathering.told))
        assert next(line for line in table.gathering.told if line.startswith("P2")) == f"P2 {thoughts[1]}"
        await room.close()

    run(story())


def test_whether_an_undo_is_possible_is_never_judged_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def judge(*_: object) -> bool:
        threads.append(threading.current_thread())
        return len(threads) > 1

    monkeypatch.setattr("splittable.room.undoing.has_revealed", judge)

    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        kept = ev.Settings(autostart=True)
        table_id = await room.create(
            checks.open_table("split-it", 2, {"start": "1"}, kept, {}, ev.Place(hash_key("0")))
        )
        await room.change(table_id, partial(checks.claim, key_hash=hash_key("1"), name="", nonce=""))
        assert await play(room, table_id, 0, "1", "split 2-3-2") is None
        assert await room.ask(table_id, 0, "2", partial(checks.undo, seat=0), "en") is None
        assert await room.ask(table_id, 0, "3", partial(checks.undo, seat=0), "en") is not None
        assert len(threads) == 1
        assert await play(room, table_id, 0, "4", "split 2-3-2") is None
        # What was judged once is known, however often it is refused.
        for request in ("5", "6"):
            refused = await room.ask(table_id, 0, request, partial(checks.undo, seat=0), "en")
            assert refused is not None
            assert "revealed" in refused.reason
        assert len(threads) == 2
        assert threading.main_thread() not in threads
        await room.close()

    run(story())


def test_a_table_that_was_over_before_anybody_noted_it_is_not_looked_after_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "room.sqlite")
        room = Room(store)
        await room.open()
        table = await sit(room, 1)
        await play_to_the_end(room, table)
        await store.set_unfinished(table.id)
        await room.close()
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        async with asyncio.timeout(PATIENCE):
            while await room.store.unfinished():
                await asyncio.sleep(0.01)
        await room.close()

    run(story())


@pytest.mark.parametrize("refusal", [Overtaken, OSError])
def test_a_step_that_the_store_refuses_though_nobody_was_faster_is_tried_once(
    refusal: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def race() -> tuple[int, int]:
        tries = itertools.count()
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        try:
            table = await sit(room, 2)

            async def append(_: Written) -> None:
                next(tries)
                raise refusal

            monkeypatch.setattr(room.store, "append", append)
            with pytest.raises(refusal):
                await asyncio.wait_for(play(room, table.id, 0, "a", table.gathering.table.actions(0)[0]), PATIENCE)
            return next(tries), table.number
        finally:
            await room.close()

    assert asyncio.run(race()) == (1, 0)
