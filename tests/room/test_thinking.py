"""Bots are served by turns: nobody's experts keep somebody else's bot from moving."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from room.people import PATIENCE

from splittable.room import checks, drivers, thinking, thoughts
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.minds import mind
from splittable.room.minds.jobs import Choose, Chosen
from splittable.room.open_table import OpenTable
from splittable.room.room import Room
from splittable.room.store.sqlite import SqliteStore
from splittable.room.thinking import Thinker, Thinking, Usage
from splittable.room.thoughts import usual_time


def thinker(opener: str, table: str = "", *, is_watched: bool = True) -> Thinker:
    return Thinker(opener, table or opener, "long", lambda: is_watched)


async def order_of(*thinkers: Thinker) -> list[int]:
    """The order in which thinkers have their turn who all came, one after another, while one bot was thinking."""
    served: list[int] = []
    threads = Thinking(threads=1)
    may_end = threading.Event()
    first = asyncio.create_task(threads.run(thinker("nobody"), lambda: may_end.wait))

    def begin(number: int) -> Callable[[], None]:
        served.append(number)
        return lambda: None

    async with asyncio.timeout(PATIENCE):
        await asyncio.sleep(0)
        async with asyncio.TaskGroup() as group:
            for number, one in enumerate(thinkers):
                group.create_task(threads.run(one, lambda number=number: begin(number)))  # type: ignore[misc]
            await asyncio.sleep(0)
            may_end.set()
        await first
    assert (threads.waiting, threads.running) == (0, 0)
    await threads.close()
    return served


def test_addresses_take_turns_whoever_came_first() -> None:
    many, one = thinker("many"), thinker("one")
    assert asyncio.run(order_of(many, many, many, one)) == [0, 3, 1, 2]


def test_the_tables_of_an_address_take_turns() -> None:
    tables = [thinker("a", name) for name in ("t", "t", "t", "u", "v")]
    assert asyncio.run(order_of(*tables)) == [0, 3, 4, 1, 2]


def test_tables_that_nobody_looks_at_come_last() -> None:
    unseen, seen = thinker("a", is_watched=False), thinker("b")
    assert asyncio.run(order_of(unseen, seen, seen)) == [1, 2, 0]


def test_a_table_that_nobody_looks_at_has_its_turn_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "UNSEEN_SECONDS", 0.0)
    unseen, seen = thinker("a", is_watched=False), thinker("b")
    assert asyncio.run(order_of(unseen, seen, seen)) == [0, 1, 2]


def test_who_thinks_long_has_fewer_turns() -> None:
    usage = Usage()
    turns = []
    for _ in range(22):
        name = min("ab", key=usage.of)
        turns.append(name)
        usage.serve(name)
        usage.charge(name, {"a": 1.0, "b": 0.1}[name])
    assert turns.count("a") == 2


def test_nobody_saves_up_turns_by_waiting() -> None:
    usage = Usage()
    for _ in range(100):
        usage.serve("a")
        usage.charge("a", 1.0)
    assert usage.of("a") - usage.of("b") == 1.0


def test_who_was_served_long_ago_is_forgotten() -> None:
    usage = Usage()
    for number in range(3 * thinking.MANY):
        usage.charge(str(number), 1.0)
    assert len(usage._used) == thinking.MANY
    assert usage.of("0") == 0.0
    assert usage.of(str(3 * thinking.MANY - 1)) == 1.0


def test_a_thinker_that_waits_no_longer_keeps_nobody_waiting() -> None:
    async def story() -> None:
        threads = Thinking(threads=1)
        may_end = threading.Event()
        first = asyncio.create_task(threads.run(thinker("a"), lambda: may_end.wait))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(threads.run(thinker("b"), lambda: lambda: None)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        may_end.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(first, *waiting, return_exceptions=True)
        assert (threads.waiting, threads.running) == (0, 0)
        await threads.close()

    asyncio.run(story())


def test_quick_bots_have_their_turn_before_those_who_search() -> None:
    quick = Thinker("many", "many", "quick", lambda: True)
    assert asyncio.run(order_of(thinker("a"), thinker("b"), quick)) == [2, 0, 1]


async def open_table(room: Room, players: int, level: str) -> OpenTable:
    bots = {str(seat + 1): level for seat in range(1, players)}
    opening = checks.open_table("splitter", players, {}, ev.Settings(autostart=True), bots, ev.Place(hash_key("0")))
    return await room.find(await room.create(opening))


def test_an_easy_bot_moves_while_many_experts_think_and_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = threading.Event()
    viewed = []
    job_of = thoughts.job_of

    def note(turn: thoughts.Turn, budget: int) -> Choose:
        viewed.append(turn.level)
        return job_of(turn, budget)

    def do(job: Choose) -> Chosen:
        may_end.wait(PATIENCE)
        return Chosen(msgspec.json.decode(job.view)["actions"][0], 1.0)

    monkeypatch.setattr(thoughts, "job_of", note)
    monkeypatch.setattr(thinking, "do", do)
    # As long as no process can be started, experts think in threads.
    monkeypatch.setattr(mind, "COMMAND", ("/nowhere/python",))

    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        try:
            for _ in range(3):
                await open_table(room, 12, "expert")
            table = await open_table(room, 2, "easy")
            async with asyncio.timeout(PATIENCE):
                # The experts may have to be compiled first.
                while 1 in table.gathering.table.waiting or room.thinking.waiting < 20:
                    await asyncio.sleep(0.01)
            # No expert's view is made before its turn.
            assert viewed.count("expert") <= room.thinking.running
        finally:
            may_end.set()
            await room.close()

    asyncio.run(story())


def test_a_bots_view_is_made_in_its_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()
    decide = thoughts.decide

    def note(*arguments: Any) -> thoughts.Thought:
        threads.add(threading.current_thread().name)
        return decide(*arguments)

    monkeypatch.setattr(drivers, "decide", note)

    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        table = await open_table(room, 2, "random")
        async with asyncio.timeout(PATIENCE):
            while 1 in table.gathering.table.waiting:
                await asyncio.sleep(0.01)
        await room.close()

    asyncio.run(story())
    assert threads
    assert all(name.startswith("bot") for name in threads)


def test_the_time_of_an_only_action_is_like_the_last_ones_and_equal_to_none() -> None:
    known = [0.5, 0.1, 0.21, 0.4, 0.33]
    drawn = [usual_time(known) for _ in range(300)]
    assert not set(drawn) & set(known)
    assert len(set(drawn)) > 250
    assert min(known) / 3 < min(drawn) < max(drawn) < max(known) * 3
    # Some lie outside of what was seen before, as real ones do.
    assert any(one > max(known) for one in drawn)


def test_one_known_time_is_not_taken_over_exactly() -> None:
    drawn = {usual_time([0.2]) for _ in range(50)}
    assert len(drawn) > 40
    assert all(0.2 / 1.3 < one < 0.2 * 1.3 for one in drawn)
