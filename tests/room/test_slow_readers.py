"""Who stops reading holds up nobody, and is not written to for ever."""

import asyncio
import json
import random
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
import websockets
from room.people import PATIENCE, Json, Person, come_all, free_port, gather, play_on, tell
from room.tuned import NO_LIMITS, TunedServer, tuned

from splittable.service.app import make_app
from splittable.service.settings import RoomSettings
from splittable.service.sockets import RoomSocket

WATCHERS = 10
MOST_UNREAD = 400_000
"""Bytes for each who does not read: what the connection takes before it is full, the system's share included."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TunedServer]:
    with tuned(tmp_path_factory.mktemp("slow"), address_limits=NO_LIMITS) as running:
        yield running


async def look_away(address: str, table: str) -> websockets.ClientConnection:
    """Somebody who has seen the table once and then reads nothing."""
    port = urlsplit(address).port
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(0)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    place = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    watcher = await websockets.connect(
        place, sock=line, max_queue=1, compression=None, open_timeout=PATIENCE, ping_interval=None
    )
    await watcher.send("{}")
    await watcher.recv()
    return watcher


async def look_again(watcher: websockets.ClientConnection, seq: int) -> list[Json]:
    """All that somebody finds who reads again, up to how the table stands now; nothing if that was too late."""
    views: list[Json] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while not views or views[-1]["seq"] < seq:
                views.append(json.loads(await watcher.recv()))
    except websockets.ConnectionClosed:
        return []
    return views


async def until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_true():
            await asyncio.sleep(0.01)


async def play_all(people: list[Person]) -> list[Json]:
    rngs = [random.Random(seat) for seat in range(len(people))]
    return await asyncio.gather(*(play_on(person, rng) for person, rng in zip(people, rngs, strict=True)))


def test_people_play_to_the_end_while_others_read_nothing_and_are_then_shown_the_table_as_it_is(
    room: TunedServer,
) -> None:
    async def story() -> None:
        gathered = await gather(room, "generous-split", 4, options={"cycles": 1}, autoplay=False)
        people = await come_all(room, gathered)
        await people[-1].seen()
        watchers = [await look_away(room.address, gathered.table) for _ in range(WATCHERS)]
        before = room.resident
        last = (await play_all(people))[0]
        assert room.resident - before < WATCHERS * MOST_UNREAD
        for watcher in watchers:
            views = await look_again(watcher, last["seq"])
            if not views:
                # On a slow machine the game took longer than the room waits for a sign of life.
                continue
            assert len(views) < len(people[0].views), "no view was left out"
            assert views[-1]["view"] == {**last["view"], "seat": None, "hand": []}
            told = [line for view in views for line in view["happened"]]
            assert told == [line for view in people[0].views for line in view["happened"]][-len(told) :]
            await watcher.close()

    tell(story())


def test_who_reads_nothing_for_long_is_hung_up_on(tmp_path: Path) -> None:
    async def story() -> None:
        app = make_app(RoomSettings(store=str(tmp_path / "room.sqlite")))
        config = uvicorn.Config(
            app, port=free_port(), ws=RoomSocket, ws_ping_interval=0.5, ws_ping_timeout=0.5, log_config=None
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        address = f"http://127.0.0.1:{config.port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE * 2, verify=False) as http:
            table = (await http.post("/api/tables", json={"game": "splitter", "players": 2})).json()["table"]
        watcher = await look_away(address, table)
        (connection,) = server.server_state.connections
        # More than any connection takes: a polite close would wait for ever until it is read.
        connection.transport.write(bytes(50_000_000))
        await until(lambda: not server.server_state.connections)
        await watcher.close()
        server.should_exit = True
        await serving

    asyncio.run(story())
