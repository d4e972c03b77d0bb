"""Processes on one PostgreSQL are told of the tables that they follow, and of no others."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import asyncpg
import pytest
from room.postgres import BINARIES, HANG_UP_ON_ALL
from room.test_races import play, run, sit, two_rooms, until

from splittable.room import events as ev
from splittable.room import neighbours
from splittable.room.keys import new_table_id
from splittable.room.open_table import Listener
from splittable.room.store import Absent, AnyNote, Grown, Overtaken, Written
from splittable.room.store.functions import APPEND, CHANNEL
from splittable.room.store.postgres import PostgresStore
from splittable.room.times import now

STEP = ev.write_step(ev.Step(now(), []))
"""Of today: other tests share the database, and delete what is old."""

pytestmark = pytest.mark.skipif(not BINARIES, reason="PostgreSQL's package is not installed")


class Hearing:
    """A process's store, and everything that it was told."""

    def __init__(self, url: str) -> None:
        self.store = PostgresStore(url)
        self.heard: list[AnyNote] = []

    async def hear(self, note: AnyNote) -> None:
        self.heard.append(note)

    async def hears(self, note: AnyNote) -> None:
        await until(lambda: note in self.heard)

    @property
    def news(self) -> list[Grown]:
        """What it was told of tables."""
        return [note for note in self.heard if isinstance(note, Grown)]

    async def grow(self, table_id: str, number: int) -> None:
        await self.store.append(Written(table_id, number, STEP))


@asynccontextmanager
async def processes(url: str, count: int = 2) -> AsyncIterator[list[Hearing]]:
    async with AsyncExitStack() as stack:
        found = [Hearing(url) for _ in range(count)]
        for one in found:
            await one.store.open(one.hear)
            stack.push_async_callback(one.store.close)
        yield found


@asynccontextmanager
async def overheard(url: str, process: str) -> AsyncIterator[list[str]]:
    """Every notification that is sent to a process, as it goes over the wire."""
    connection: Any = await asyncpg.connect(url)
    sent: list[str] = []
    for channel in (CHANNEL, f"{CHANNEL}_{process}"):
        await connection.add_listener(channel, lambda *told: sent.append(told[3]))
    yield sent
    await connection.close()


async def end_of(sent: list[str], teller: Hearing) -> None:
    """Wait for a last notification: what was sent before has come before."""
    await teller.store.tell(Absent("end", 0, "end"))
    await until(lambda: any('"end"' in one for one in sent))


def test_nobody_is_notified_of_a_table_that_one_process_has_for_itself(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second), overheard(postgres, second.store.process) as sent:
            table = new_table_id()
            for number in range(10):
                await first.grow(table, number)
            await end_of(sent, first)
            assert len(sent) == 1  # that is the end
            assert not first.news
            assert not second.news

    run(story())


def test_all_tables_of_a_commit_are_told_in_one_notification_and_only_to_those_who_follow(postgres: str) -> None:
    async def story() -> None:
        async with (
            processes(postgres, 3) as (first, second, third),
            overheard(postgres, second.store.process) as sent,
        ):
            tables = sorted(new_table_id() for _ in range(40))
            for table in tables:
                await first.grow(table, 0)
                assert await second.store.follow(table)
            await asyncio.gather(*(first.grow(table, 1) for table in tables))
            await second.hears(Grown(tables[-1], 1))
            await end_of(sent, first)
            assert sorted(json.loads(sent[0])) == [[table, 1] for table in tables]
            assert len(sent) == 2  # that, and the end
            assert not first.news
            assert not third.news

    run(story())


def test_more_tables_than_fit_into_one_notification_are_told_in_several(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second):
            tables = [f"{number:016}" for number in range(250)]
            await asyncio.gather(*(first.grow(table, 0) for table in tables))
            await asyncio.gather(*(second.store.follow(table) for table in tables))
            await asyncio.gather(*(first.grow(table, 1) for table in tables))
            await until(lambda: len(second.news) == len(tables))
            assert {note.table_id for note in second.news} == set(tables)

    run(story())


def test_who_begins_to_follow_while_others_write_misses_nothing(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second):
            table = new_table_id()
            await first.grow(table, 0)
            last = 0

            async def write() -> None:
                nonlocal last
                while not done.is_set():
                    await first.grow(table, last + 1)
                    last += 1

            for round_ in range(40):
                second.heard.clear()
                done = asyncio.Event()
                writing = asyncio.create_task(write())
                await asyncio.sleep(round_ % 7 * 0.001)
                assert await second.store.follow(table)
                known = (await second.store.read(table, 0))[-1].number
                done.set()
                await writing
                if known < last:
                    await second.hears(Grown(table, last))
                    numbers = [note.number for note in second.news]
                    assert numbers[-1] == last
                    assert set(range(known + 1, last + 1)) <= set(numbers)
                second.store.unfollow(table)
                await second.store.flush()

    run(story())


def test_a_table_that_is_followed_again_before_the_database_knew_otherwise_stays_followed(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second):
            table = new_table_id()
            await first.grow(table, 0)
            assert await second.store.follow(table)
            second.store.unfollow(table)
            assert not second.store.follows(table)
            await asyncio.gather(second.store.flush(), second.store.follow(table), second.store.flush())
            assert second.store.follows(table)
            await first.grow(table, 1)
            await second.hears(Grown(table, 1))

    run(story())


def test_a_table_that_is_not_there_is_not_followed(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second):
            table = new_table_id()
            await second.store.follow(table)
            assert not second.store.follows(table)
            await first.grow(table, 0)
            assert await second.store.follow(table)
            await second.store.delete(table)
            await first.hears(Grown(table, None))
            with pytest.raises(Overtaken):
                await first.grow(table, 1)

    run(story())


def test_who_was_hung_up_on_and_forgotten_follows_again_all_that_it_followed(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second):
            table = new_table_id()
            await first.grow(table, 0)
            await second.store.follow(table)
            connection: Any = await asyncpg.connect(postgres)
            await connection.execute(HANG_UP_ON_ALL)
            await connection.execute("DELETE FROM followers")
            await connection.close()
            await until(lambda: len(second.heard) > 0)  # that notes were missed
            await first.grow(table, 1)
            await second.hears(Grown(table, 1))

    run(story())


def test_steps_and_followers_are_found_by_their_keys_however_small_the_tables_were(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second):
            table = new_table_id()
            await first.grow(table, 0)
            await second.store.follow(table)
            connection: Any = await asyncpg.connect(postgres)
            async with connection.transaction():
                for number in range(1, 10):  # after five times PostgreSQL keeps a plan
                    await connection.fetch(APPEND, [table], [number], [STEP], first.store.process)
                query = "SELECT sum(seq_scan), sum(idx_scan) FROM pg_stat_xact_user_tables WHERE relname = ANY ($1)"
                by_and_by, by_key = await connection.fetchrow(query, ["steps", "followers"])
            await connection.close()
            assert by_and_by == 0
            assert by_key >= 18

    run(story())


async def rows_of(url: str, process: str) -> int:
    connection: Any = await asyncpg.connect(url)
    count: int = await connection.fetchval("SELECT count(*) FROM followers WHERE process = $1", process)
    await connection.close()
    return count


def test_what_a_process_that_is_gone_followed_is_forgotten(postgres: str) -> None:
    async def story() -> None:
        async with processes(postgres) as (first, second):
            table = new_table_id()
            await first.grow(table, 0)
            await second.store.follow(table)
            await first.store.forget_dead()
            assert await rows_of(postgres, second.store.process) == 1
            await second.store.close()
            await first.store.forget_dead()
            assert await rows_of(postgres, second.store.process) == 0

    run(story())


def test_a_copy_that_nobody_looks_at_is_told_of_one_step_and_catches_up_when_it_is_used(postgres: str) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 1)
            copy = await second.find(table.id)
            assert second.store.follows(table.id)
            assert await play(first, table.id, 0, "1", table.gathering.table.actions(0)[0]) is None
            await until(lambda: not second.store.follows(table.id))
            await second.store.flush()
            assert await play(first, table.id, 0, "2", table.gathering.table.actions(0)[0]) is None
            assert copy.number < table.number
            glance = (await second.glances.look([table.id]))[table.id]
            assert glance is not None
            assert glance.number == table.number
            # Whoever comes there is shown everything, and hears of what follows.
            await second.join(table.id, Listener(None, 0))
            assert copy.number == table.number
            assert await play(first, table.id, 0, "3", table.gathering.table.actions(0)[0]) is None
            await until(lambda: copy.number == table.number)

    run(story())


def test_an_action_through_an_old_copy_is_checked_on_the_table_as_it_is(postgres: str) -> None:
    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            table = await sit(first, 1)
            copy = await second.find(table.id)
            second.store.unfollow(table.id)
            await second.store.flush()
            taken = table.gathering.table.actions(0)[0]
            assert await play(first, table.id, 0, "1", taken) is None
            assert await play(second, table.id, 0, "1", "write 9|9 a1") is None  # the same id: done once
            assert copy.number == table.number
            assert await play(second, table.id, 0, "2", copy.gathering.table.actions(0)[0]) is None
            assert (await first.visit(table.id)).number == copy.number

    run(story())


def test_a_table_that_bots_play_goes_on_in_another_process_when_its_own_is_gone(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "LOOK_EVERY", 0.05)
    resumed: list[list[str]] = []

    async def story() -> None:
        async with two_rooms(postgres) as (first, second):
            await until(lambda: len(second._neighbours._present) >= 2)
            monkeypatch.setattr(second._driver, "resume", resumed.append)
            await first.store.set_unfinished("unfinished")
            await first.close()
            await until(lambda: len(resumed) > 0)
            assert "unfinished" in resumed[0]
            await second.store.set_finished("unfinished")

    run(story())
