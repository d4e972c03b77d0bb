"""The one door, from inside: nobody is woken for what does not concern them, and what is deleted stays deleted."""

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from splittable.bots import find as find_bot
from splittable.core.view import View
from splittable.room import checks, thoughts
from splittable.room import events as ev
from splittable.room.drivers import seed_of
from splittable.room.keys import hash_key
from splittable.room.open_table import Listener, OpenTable
from splittable.room.refusals import Refused, UnknownTable
from splittable.room.room import Limits, Room
from splittable.room.store.sqlite import SqliteStore

KEYS = ("ann's key", "ben's key", "cy's key")


@asynccontextmanager
async def opened(folder: Path, limits: Limits | None = None) -> AsyncIterator[Room]:
    room = Room(SqliteStore(folder / "room.sqlite"), limits)
    await room.open()
    yield room
    await room.close()


async def gather(room: Room, players: int = 2, game: str = "splitter", **settings: Any) -> OpenTable:
    """A table whose people sit and play."""
    places = [ev.Place(hash_key(key)) for key in KEYS[:players]]
    opening = checks.open_table(game, players, {}, ev.Settings(), {}, places[0])
    kept = ev.Settings(autostart=True, **settings)
    opening = ev.Opened(game, players, {}, kept, opening.secret, 0, places)
    return await room.find(await room.create(opening))


async def join(room: Room, table: OpenTable, seat: int | None) -> Listener:
    listener = Listener(seat, 0)
    await room.join(table.id, listener)
    return listener


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


def test_what_somebody_tries_in_vain_wakes_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room)
            listeners = [await join(room, table, seat) for seat in (0, 1, None)]
            for listener in listeners:
                listener.changed.clear()
            for action in ("nonsense", "write 1|1 z9"):
                assert await room.ask(table.id, 0, action, partial(checks.play, seat=0, action=action), "en")
            assert await room.ask(table.id, 0, "undo", partial(checks.undo, seat=0), "en")
            assert not any(listener.changed.is_set() for listener in listeners)

    run(story())


def test_whom_somebody_does_not_want_to_hear_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room)
            listeners = [await join(room, table, seat) for seat in (0, 1, None)]
            for listener in listeners:
                listener.changed.clear()
            assert await room.ask(table.id, 0, "1", partial(checks.mute, seat=0, other=1), "en") is None
            assert [listener.changed.is_set() for listener in listeners] == [True, False, False]

    run(story())


def test_who_waits_at_the_door_of_a_deleted_table_writes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room)
            plays = [
                room.ask(table.id, 0, str(number), partial(checks.say_phrase, seat=0, phrase="hello"), "en")
                for number in range(5)
            ]
            answers = await asyncio.gather(room.delete(table.id, KEYS[0]), *plays, return_exceptions=True)
            assert answers[0] is None
            assert any(isinstance(answer, UnknownTable) for answer in answers[1:])
            assert await room.store.read(table.id) == []
            with pytest.raises(UnknownTable):
                await room.find(table.id)

    run(story())


def test_the_clock_of_a_deleted_table_rings_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room, clock=1)
            assert table.alarm is not None
            await room.delete(table.id, KEYS[0])
            assert table.alarm.cancelled()

    run(story())


def test_a_clock_whose_table_can_take_nothing_more_rings_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(steps=0)) as room:
            table = await gather(room, clock=1)
            await asyncio.sleep(1.2)
            assert table.number == 0
            assert table.alarm is None

    run(story())


def test_a_clock_tries_again_after_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room, 1, clock=1)
            write, troubles = room.store.append, [OSError("no space left")]

            async def trouble(*arguments: Any) -> Any:
                if troubles:
                    raise troubles.pop()
                return await write(*arguments)

            monkeypatch.setattr(room.store, "append", trouble)
            async with asyncio.timeout(10):
                while table.number == 0:
                    await asyncio.sleep(0.1)
            assert not troubles

    run(story())
    assert "clock could not play" in caplog.text


def test_a_game_that_is_over_is_not_undone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room, 1)
            number = 0
            while not table.gathering.is_over:
                number += 1
                action = table.gathering.table.actions(0)[0]
                await room.ask(table.id, 0, str(number), partial(checks.play, seat=0, action=action), "en")
            refused = await room.ask(table.id, 0, "undo", partial(checks.undo, seat=0), "en")
            assert refused is not None
            assert refused.reason == "The game is over."

    run(story())


def test_a_seat_is_never_kept_out_by_those_who_look_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(watchers=3)) as room:
            table = await gather(room)
            for _ in range(3):
                await join(room, table, None)
            with pytest.raises(Refused):
                await join(room, table, None)
            await join(room, table, 1)
            assert table.is_present(1)

    run(story())


def test_a_bots_choice_cannot_be_worked_out_from_what_people_know(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            tables = [await gather(room) for _ in range(8)]
            views = [table.gathering.table.view(0) for table in tables]
            seeds = {seed_of(table, 0) for table in tables}
            assert len(seeds) == len(tables)
            table = tables[0]
            seed = seed_of(table, 0)
            # The same table with another secret, which nobody could tell from its name, decides otherwise.
            table.gathering.secret = "00" * 32
            assert seed_of(table, 0) != seed
            assert find_bot("random")(views[0], seed) in views[0]["actions"]

    run(story())


def test_nobody_fills_a_record_so_that_the_game_does_not_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(steps=200)) as room:
            table = await gather(room)
            for number in range(300):
                request = str(number)
                await room.ask(table.id, 0, request, partial(checks.play, seat=0, action="nonsense"), "en")
            for number in range(20):
                action = table.gathering.table.actions(0)[number % 2]
                await room.ask(table.id, 0, f"change {number}", partial(checks.play, seat=0, action=action), "en")
                await room.ask(table.id, 1, f"say {number}", partial(checks.say_phrase, seat=1, phrase="nice"), "en")
                await room.ask(table.id, 0, f"undo {number}", partial(checks.undo, seat=0), "en")
            assert table.number <= 101
            number = 0
            while not table.gathering.is_over:
                number += 1
                seat = table.gathering.table.waiting[0]
                action = table.gathering.table.actions(seat)[0]
                refused = await room.ask(
                    table.id, seat, f"p{number}", partial(checks.play, seat=seat, action=action), "en"
                )
                assert refused is None

    run(story())


def test_a_hidden_hands_only_action_is_played_for_its_person_but_not_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room, 3, "generous-split")
            listener = await join(room, table, 0)
            for number in range(200):
                playing = table.gathering.table
                seat = playing.waiting[0]
                if len(playing.actions(seat)) == 1:
                    break
                check = partial(checks.play, seat=seat, action=playing.actions(seat)[0])
                await room.ask(table.id, seat, str(number), check, "en")
            known = len(table.gathering.told)
            listener.changed.clear()
            async with asyncio.timeout(20):
                while len(table.gathering.told) == known:
                    await listener.changed.wait()
                    listener.changed.clear()
            line = table.gathering.table.lines[known]
            assert line.startswith(f"P{seat + 1} play ")
            assert table.gathering.marks[known] == "table"

    run(story())


def test_an_open_games_only_action_is_played_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room, 1)
            number = 0
            while not table.gathering.is_over:
                number += 1
                actions = table.gathering.table.actions(0)
                assert len(actions) > 1
                await room.ask(table.id, 0, str(number), partial(checks.play, seat=0, action=actions[0]), "en")

    run(story())


def test_a_bots_only_action_takes_as_long_as_its_last_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def think_slowly(bots: object, level: str, view: View, seed: int, budget: int) -> str:
        if len(view.actions) > 1:
            time.sleep(0.2)
        return view.actions[0]

    monkeypatch.setattr(thoughts, "think", think_slowly)

    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather(room, 3, "generous-split")
            await join(room, table, 0)
            for seat in (1, 2):
                await room.change(table.id, partial(checks.call_sitter, asker=0, seat=seat, level="random"))
            loop = asyncio.get_running_loop()
            took: dict[bool, list[float]] = {True: [], False: []}
            while min(map(len, took.values())) < 4:
                playing = table.gathering.table
                seat = playing.waiting[0]
                has_choice = len(playing.actions(seat)) > 1
                if seat == 0:
                    action = playing.actions(0)[0]
                    await room.ask(table.id, 0, str(table.number), partial(checks.play, seat=0, action=action), "en")
                    continue
                number, began = table.number, loop.time()
                while table.number == number:
                    await asyncio.sleep(0.005)
                took[has_choice].append(loop.time() - began)
            # The bot may have begun before we looked; of several waits one at least was seen whole.
            assert max(took[False]) > 0.15

    run(story())
