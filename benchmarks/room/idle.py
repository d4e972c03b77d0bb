"""Memory of idle tables, and the time to open a long table from the store."""

import asyncio
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.room.loads import Lap, open_tables, play, seat_tables
from benchmarks.room.servers import COMPRESSED, DISK, ROOM, Contender, Server, running
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.room import Room
from splittable.room.store.addresses import find_store

PLAYERS = 5
"""With three cycles they play 750 cards: the longest game of Generous Split."""
PLAYS_A_PHRASE = 3
BEFORE = 50
"""Tables opened before measuring, so that fixed costs of the process are not counted as costs of a table."""
BUSY = 10
SEATED_BEFORE = 30
OPEN = "splittable_tables_open"


@dataclass(frozen=True)
class Idling:
    """Memory of idle tables in one process, in bytes, and its speed beside them."""

    tables: int
    are_open: int
    """The room's own count of open tables at the end."""
    first_bytes: float
    """A table, over the first ones."""
    bytes: float
    """A table, over all of them."""
    busy: Lap
    """A lap of some busy tables while all the others are open."""


@dataclass(frozen=True)
class Seated:
    """Memory of a table with four sockets, in bytes."""

    plain: float
    compressed: float


@dataclass(frozen=True)
class Reopening:
    """The time to open a table from the store, in seconds."""

    events: int
    seconds: float
    cpu: float


def measure_idle(first_tables: int, tables: int, seconds: float) -> Idling:
    """Open tables with all seats taken and cards dealt in one process, first some, then all."""
    with running(ROOM) as server:
        begun = count_open(server)
        open_tables(server, BEFORE)
        first = open_tables(server, first_tables)
        rest = open_tables(server, max(0, tables - first_tables - BEFORE - begun))
        are_open = count_open(server)
        busy = play(server, BUSY, seconds / 4, seconds)
    measured = are_open - BEFORE - begun
    first_bytes = (first.after - first.before) / first_tables
    return Idling(tables, are_open, first_bytes, (rest.after - first.before) / measured, busy)


def measure_seated(tables: int) -> Seated:
    """Open tables with all four people connected, as programs and as browsers connect."""
    return Seated(_measure_seated(ROOM, tables), _measure_seated(COMPRESSED, tables))


def _measure_seated(contender: Contender, tables: int) -> float:
    with running(contender) as server:
        open_tables(server, SEATED_BEFORE)
        growth = seat_tables(server, tables)
    return (growth.after - growth.before) / tables


def count_open(server: Server) -> int:
    """The room's own count of open tables."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith(f"{OPEN} "))))


def measure_reopening(events: int, times: int) -> Reopening:
    """Play a long table, then open it from the store a number of times."""
    with TemporaryDirectory(dir=DISK if DISK.is_dir() else None) as folder:
        return asyncio.run(_measure_reopening(folder, events, times))


async def _measure_reopening(folder: str, events: int, times: int) -> Reopening:
    room = Room(find_store(str(Path(folder) / "room.sqlite")))
    await room.open()
    try:
        table_id = await _play_long(room, events)
        count = sum(len(ev.read_step(one.step).events) for one in await room.store.read(table_id))
        clock, cpu = [], []
        for _ in range(times):
            room.tables.clear()
            started, used = time.perf_counter(), time.thread_time()
            await room.find(table_id)
            clock.append(time.perf_counter() - started)
            cpu.append(time.thread_time() - used)
    finally:
        await room.close()
    return Reopening(count, median(clock), median(cpu))


async def _play_long(room: Room, events: int) -> str:
    """Play until there are enough events: cards, and a phrase now and then."""
    settings = ev.Settings(autostart=True, autoplay=False)
    host = ev.Place(hash_key("0"))
    opened = checks.open_table("generous-split", PLAYERS, {"cycles": 3}, settings, {}, host)
    table_id = await room.create(opened)
    for seat in range(1, PLAYERS):
        await room.change(table_id, partial(checks.claim, key_hash=hash_key(str(seat)), name="", nonce=""))
    happened = PLAYERS * 2
    number = 0
    while happened < events:
        table = (await room.find(table_id)).gathering.table
        if table.over:
            raise ValueError(f"a table of Generous Split has no {events} events")
        seat = table.waiting[0]
        wishes: list[Callable[..., ev.AnyEvent]] = [partial(checks.play, seat=seat, action=table.actions(seat)[0])]
        if number % PLAYS_A_PHRASE == 0:
            wishes.append(partial(checks.say_phrase, seat=seat, phrase="nice"))
        for wish in wishes:
            number += 1
            happened += 1
            await room.ask(table_id, seat, str(number), wish, "en")
    return table_id
