"""Connections that ask for too much, or for nothing: each is ended, and the room stays free for others."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from room.lines import ENOUGH, asking_for_socket, socket_to, wire_to
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Gathered, Person, Server, bearer, gather, tell
from room.postgres import BINARIES
from room.test_frames import CLOSE, CONTINUED, HELLO, PING, TEXT, WRONG, frame
from room.tuned import TunedServer, logged, troubles

from splittable.service.limits import AddressLimits

GET = b"GET /healthz HTTP/1.1\r\nHost: room\r\n"
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: room\r\nTransfer-Encoding: chunked\r\n\r\n"


@contextmanager
def room_with(nursery: Nursery, folder: Path, **limits: float) -> Iterator[ForkedServer]:
    """A room with limits of its own."""
    address_limits = AddressLimits(**limits)  # type: ignore[arg-type]
    room = ForkedServer(str(folder / "room.sqlite"), folder / "log", nursery=nursery, address_limits=address_limits)
    try:
        yield room.start()
    finally:
        if room.number is not None:
            room.stop()


@pytest.fixture(scope="module")
def hasty(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    """A room that waits for nobody for longer than three seconds, and hears one frame a second."""
    with room_with(nursery, tmp_path_factory.mktemp("hasty"), patience=3, messages_a_second=1) as running:
        yield running


@pytest.mark.parametrize(
    ("beginning", "more", "status"),
    [
        (GET, b"X-A: " + b"b" * 1000 + b"\r\n", 431),
        (GET + b"X-A: ", b"b" * 1000, 431),
        (GET, b"x" * 1000, 431),
        (b"GET /", b"a" * 1000, 431),
        (b"", b"\r\n" * 1000, 431),
        (CHUNKED + b"0\r\n", b"X-A: " + b"b" * 1000 + b"\r\n", 413),
        (CHUNKED + b"0\r\nX-A: ", b"b" * 1000, 413),
    ],
    ids=["headers", "value", "name", "address", "nothing", "trailers", "trailer"],
)
def test_a_request_without_end_is_hung_up_on(server: Server, beginning: bytes, more: bytes, status: int) -> None:
    async def story() -> tuple[int, bytes]:
        async with wire_to(server) as wire:
            await wire.send(beginning)
            return await wire.flood(more), await wire.hear_out()

    sent, heard = asyncio.run(story())
    assert sent < ENOUGH
    # What was sent too much may cut the answer off.
    assert not heard or b" %d " % status in heard or b" 400 " in heard


def test_a_head_of_twenty_kilobytes_is_refused_with_a_sentence(server: Server) -> None:
    async def story() -> bytes:
        async with wire_to(server) as wire:
            await wire.send(GET + b"X-A: " + b"b" * 16_384)
            return await wire.hear_out()

    assert b"The head of the request is too long." in asyncio.run(story())


WAITING = {
    b"": b"",
    GET: b" 408 ",
    b"POST /api/tables HTTP/1.1\r\nHost: room\r\nContent-Length: 100\r\n\r\n{": b" 408 ",
    GET + b"\r\n": b" 200 ",
    GET + b"\r\n" + GET: b" 408 ",
}
"""What is begun and not ended, and what is answered in the end."""


def test_who_keeps_the_room_waiting_is_hung_up_on(hasty: ForkedServer) -> None:
    async def wait(beginning: bytes) -> bytes:
        async with wire_to(hasty) as wire:
            await wire.send(beginning)
            return await wire.hear_out()

    async def say_no_hello() -> bytes:
        table = (await gather(hasty, "splitter", 2)).table
        return await wait(asking_for_socket(hasty, table))

    async def stories() -> list[bytes]:
        return list(await asyncio.gather(*map(wait, WAITING), say_no_hello()))

    *heard, last = asyncio.run(stories())
    assert not heard[0]
    for one, answer in zip(heard, WAITING.values(), strict=True):
        assert answer in one
    assert (4401).to_bytes(2) in last
    numbers = httpx.get(f"{hasty.address}/metrics", timeout=PATIENCE).text
    assert 'splittable_refused_connections_total{why="408"}' in numbers
    assert "splittable_all_connections 1.0" in numbers


def test_a_head_that_comes_drop_by_drop_takes_no_longer(hasty: ForkedServer) -> None:
    async def story() -> bytes:
        async with wire_to(hasty) as wire:
            await wire.send(GET)
            hearing = asyncio.create_task(wire.hear_out())
            while not hearing.done():
                wire.writer.write(b"X")
                await asyncio.sleep(0.1)
            return await hearing

    assert b" 408 " in asyncio.run(story())


def test_one_address_has_so_many_connections_and_no_more(nursery: Nursery, tmp_path: Path) -> None:
    async def story(room: Server) -> tuple[int, int]:
        async with wire_to(room) as first, wire_to(room) as second:
            await first.send(GET)
            await second.send(GET)
            # The room has accepted both before this one.
            async with wire_to(room) as third:
                refused = int((await third.hear_out()).split()[1])
            first.writer.transport.abort()
            return refused, await _try_again(room)

    with room_with(nursery, tmp_path, connections=2, patience=60) as room:
        assert asyncio.run(story(room)) == (429, 200)


async def _try_again(room: Server) -> int:
    """Until a place is free."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with wire_to(room) as wire:
                await wire.send(GET + b"Connection: close\r\n\r\n")
                if b" 200 " in (heard := await wire.hear_out()):
                    return int(heard.split()[1])
            await asyncio.sleep(0.05)


def test_pings_of_who_does_not_read_are_not_read_either(lenient: TunedServer) -> None:
    async def story() -> int:
        table = (await gather(lenient, "splitter", 2)).table
        async with socket_to(lenient, table) as wire:
            return await wire.flood(frame(PING, b"p" * 125), 4 * ENOUGH)

    assert asyncio.run(story()) < 4 * ENOUGH


def test_a_message_has_so_many_parts_and_no_more(lenient: TunedServer) -> None:
    async def story(parts: int) -> bytes:
        table = (await gather(lenient, "splitter", 2)).table
        async with socket_to(lenient, table) as wire:
            await wire.send(frame(TEXT, b"{", fin=0) + frame(CONTINUED, b"", fin=0) * (parts - 2))
            await wire.send(frame(CONTINUED, b"}") + frame(CLOSE, (1000).to_bytes(2)))
            return await wire.hear_out()

    assert asyncio.run(story(16)).endswith((1000).to_bytes(2))
    assert asyncio.run(story(17)).endswith((1009).to_bytes(2))


def test_every_frame_counts_pings_too(hasty: ForkedServer) -> None:
    async def story(pings: int) -> bytes:
        table = (await gather(hasty, "splitter", 2)).table
        async with socket_to(hasty, table) as wire:
            await wire.send(frame(PING, b"") * pings + HELLO)
            async with asyncio.timeout(PATIENCE):
                # A view, or a close frame.
                return await wire.reader.readuntil(b"}")

    # Two frames may come at once; after twenty more, the hello comes too late.
    assert b'"view"' in asyncio.run(story(1))
    assert b'"refused"' in asyncio.run(story(21))


def test_a_key_made_anew_closes_the_connection_of_the_old_one_though_it_does_not_read(lenient: TunedServer) -> None:
    async def story() -> None:
        table = await gather(lenient, "splitter", 2)
        async with socket_to(lenient, table.table) as wire:
            await wire.send(frame(TEXT, b'{"key":"%b"}' % table.keys[1].encode()))
            await wire.reader.readuntil(b'"view"')
            wire.reader._transport.pause_reading()  # type: ignore[attr-defined]
            await wire.flood(frame(PING, b"p" * 125), 4 * ENOUGH)
            await _rekey(lenient, table)
            # A reset is heard of without reading.
            async with asyncio.timeout(PATIENCE):
                while not wire.writer.transport.is_closing():
                    wire.writer.write(WRONG)
                    await asyncio.sleep(0.05)

    asyncio.run(story())


async def _rekey(server: Server, table: Gathered) -> None:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
        path = f"/api/tables/{table.table}/seats/{table.seats[1]}/key"
        assert (await http.post(path, headers=bearer(table.keys[0]))).status_code == 201


def test_what_is_sent_after_the_farewell_is_not_heard(lenient: TunedServer) -> None:
    async def story() -> bytes:
        table = await gather(lenient, "splitter", 2)
        async with socket_to(lenient, table.table) as wire:
            await wire.send(frame(TEXT, b'{"key":"%b"}' % table.keys[1].encode()))
            await wire.reader.readuntil(b'"view"')
            await _rekey(lenient, table)
            await wire.send(WRONG + frame(CLOSE, (4409).to_bytes(2)))
            return await wire.hear_out()

    heard = asyncio.run(story())
    assert b'"key-gone"' in heard
    assert b"refused" not in heard


def test_no_stranger_writes_errors_or_addresses_into_the_log(nursery: Nursery, tmp_path: Path) -> None:
    without_mask = bytes([0x81, 2]) + b"{}"
    ports: list[int] = []

    async def shout(room: Server, *texts: bytes) -> None:
        async with wire_to(room) as wire:
            ports.append(wire.writer.get_extra_info("sockname")[1])
            for text in texts:
                await wire.send(text)
            await wire.hear_out()

    async def story(room: Server) -> None:
        table = (await gather(room, "splitter", 2)).table
        socket = asking_for_socket(room, table)
        async with socket_to(room, table) as wire:
            ports.append(wire.writer.get_extra_info("sockname")[1])
            await wire.send(frame(TEXT, b"nonsense") + without_mask)
            await wire.hear_out()
        await asyncio.gather(
            shout(room, asking_for_socket(room, table, "Origin: http://elsewhere.example")),
            shout(room, asking_for_socket(room, "nowhere")),
            shout(room, socket.replace(b"/live", b"/nowhere")),
            shout(room, socket.replace(b"Version: 13", b"Version: 7")),
            shout(room, GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"),
            shout(room, b"nonsense\r\n\r\n"),
            *(shout(room, socket) for _ in range(20)),
        )

    with room_with(nursery, tmp_path, requests_at_once=12, requests_a_second=0.01, patience=3) as room:
        asyncio.run(story(room))
        assert httpx.get(f"{room.address}/healthz", timeout=PATIENCE).status_code == 200
    assert not troubles(room)
    assert not [line for line in logged(room) if line["level"] == "warning"]
    log = room.log.read_text()
    assert not [port for port in ports if f":{port}" in log]


def test_a_room_that_stops_says_farewell_to_every_socket(nursery: Nursery, tmp_path: Path) -> None:
    async def story(room: ForkedServer) -> None:
        table = await gather(room, "splitter", 2)
        people = [await Person.come(room, table.table, key) for key in (*table.keys, None)]
        for person in people:
            await person.seen()
        async with socket_to(room, table.table) as wire:
            assert room.number is not None
            os.kill(room.number, signal.SIGTERM)
            for person in people:
                assert await person.until_gone() == 4409
                assert person.others[-1]["why"] == "closing"
            heard = await wire.hear_out()
            assert b'"closing"' in heard
            assert heard.endswith((4409).to_bytes(2))
        assert room.stop() == 0

    with room_with(nursery, tmp_path) as room:
        tell(story(room))
    assert not troubles(room)


@pytest.mark.skipif(not BINARIES, reason="PostgreSQL's package is not installed")
def test_workers_end_with_their_parent_though_it_was_killed(postgres: str, tmp_path: Path) -> None:
    # Not forked: who forks it would be the parent of its children.
    room = Server(postgres, tmp_path / "log", more=("--workers", "2")).start()
    assert room.process is not None
    children = _descendants(room.process.pid)
    assert len(children) >= 2
    room.process.send_signal(signal.SIGKILL)
    room.process.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while any(map(_is_alive, children)) and time.monotonic() < deadline:
        time.sleep(0.1)
    left = [child for child in children if _is_alive(child)]
    for child in left:
        os.kill(child, signal.SIGKILL)
    assert not left


def _descendants(parent: int) -> list[int]:
    """The processes below one."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            child = int(path.parent.name)
            found += [child, *_descendants(child)]
    return found


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
