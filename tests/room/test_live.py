"""Sockets while the store is away: each ends with the code that says so, and nothing breaks behind it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.room import Room
from splittable.room.store import Absent, AnyNote
from splittable.room.store.sqlite import SqliteStore
from splittable.service.connections import Connections
from splittable.service.limits import AddressLimits, Doorkeeper
from splittable.service.live import Live
from splittable.service.metrics import Metrics
from splittable.service.sockets import Gone, RoomSocket

HELLO = b'{"key":"0"}'
PLAY = b'{"type":"play","id":"1","action":"dance"}'


class FakeEnd:
    """A client that says what it has to say, and notes how it is hung up on."""

    def __init__(self, *messages: bytes) -> None:
        self.messages = list(messages)
        self.codes: list[int] = []
        self.is_writable = True
        self.address = "127.0.0.1"

    async def hear(self) -> bytes:
        if self.codes or not self.messages:
            raise Gone
        return self.messages.pop(0)

    def write(self, *_: bytes) -> None:
        pass

    def close(self, code: int, *_: bytes) -> None:
        self.codes.append(code)


async def away(*_: object) -> None:
    raise OSError("the store is away")


async def away_later(note: AnyNote) -> None:
    if isinstance(note, Absent):
        await away()


def serve(folder: Path, broken: str, instead: Callable[..., Awaitable[None]], end: FakeEnd) -> None:
    """Serve somebody whose seat's store breaks."""

    async def story() -> None:
        room = Room(SqliteStore(folder / "room.sqlite"))
        await room.open()
        settings = ev.Settings(autostart=True, autoplay=False)
        table = await room.create(checks.open_table("splitter", 1, {}, settings, {}, ev.Place(hash_key("0"))))
        limits = AddressLimits()
        live = Live(room, Doorkeeper(limits), Connections(limits), Metrics(room), ())
        whole = getattr(room.store, broken)
        setattr(room.store, broken, instead)
        await live._serve(cast("RoomSocket", end), table)
        setattr(room.store, broken, whole)
        assert not (await room.find(table)).listeners
        await room.close()

    asyncio.run(story())


def test_who_asks_while_nothing_can_be_kept_is_told_to_try_later(tmp_path: Path) -> None:
    end = FakeEnd(HELLO, PLAY, PLAY)
    serve(tmp_path, "append", away, end)
    assert end.codes == [1013]
    assert end.messages == [PLAY]


def test_who_comes_while_the_store_is_away_is_told_to_try_later(tmp_path: Path) -> None:
    end = FakeEnd(HELLO, PLAY)
    serve(tmp_path, "tell", away, end)
    assert end.codes == [1013]


def test_who_goes_while_the_store_is_away_leaves_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        serve(tmp_path, "tell", away_later, FakeEnd(HELLO))
    assert [(line.levelname, line.exc_info) for line in caplog.records] == [("WARNING", None)]
