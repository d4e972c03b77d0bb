"""Frames as no browser sends them: each is read, or answered with the code that the protocol has for it."""

import asyncio
import base64
import json
import os
from collections.abc import Awaitable, Callable, Sequence

import pytest
from room.people import PATIENCE, Json, Server, gather

from splittable.service.sockets import CLOSING_SECONDS

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
WHOLE, MASKED = 0x80, 0x80
MASK = b"mask"
TOO_LONG = 5_000
"""More than a message may have."""


def frame(kind: int, text: bytes, fin: int = WHOLE) -> bytes:
    """A frame as a client sends it."""
    length = bytes([MASKED | len(text)]) if len(text) < 126 else bytes([MASKED | 126]) + len(text).to_bytes(2)
    return bytes([fin | kind]) + length + MASK + bytes(one ^ MASK[place % 4] for place, one in enumerate(text))


HELLO = frame(TEXT, b"{}")
WRONG = frame(TEXT, b'{"type":"play","id":"1","action":"dance"}')
LONGER = frame(TEXT, b'{"type":"play","id":"2","action":"%s"}' % (b"dance " * 30))


class Line:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *packets: bytes) -> None:
        for packet in packets:
            self._writer.write(packet)
            await self._writer.drain()
            # So that the next packet travels alone.
            await asyncio.sleep(0.001)

    async def hear(self) -> tuple[int, bytes]:
        """What the room sends next: its kind and its text."""
        async with asyncio.timeout(PATIENCE):
            first, length = await self._reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self._reader.readexactly(2))
            return first & 0x0F, await self._reader.readexactly(length)

    async def hear_json(self) -> Json:
        kind, text = await self.hear()
        assert kind == TEXT
        heard: Json = json.loads(text)
        return heard

    async def hear_the_end(self) -> None:
        while await self._reader.read(1024):
            pass

    async def hear_code(self) -> int:
        """With which code the room closes."""
        while True:
            kind, text = await self.hear()
            if kind == CLOSE:
                return int.from_bytes(text[:2])


def on_the_line(server: Server, story: Callable[[Line], Awaitable[None]]) -> None:
    """Let a story happen on a connection to a table at which one may watch."""

    async def run() -> None:
        gathered = await gather(server, "splitter", 2)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{gathered.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101")
        try:
            await story(Line(reader, writer))
        finally:
            writer.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "packets",
    [
        [HELLO, WRONG, LONGER],
        [HELLO + WRONG + LONGER],
        [bytes([one]) for one in HELLO + WRONG + LONGER],
        [HELLO + WRONG[:3], WRONG[3:] + LONGER[:7], LONGER[7:]],
        [frame(BINARY, b"{}"), WRONG, LONGER],
        [frame(TEXT, b"{", fin=0), frame(CONTINUED, b"}"), WRONG, LONGER[:1], LONGER[1:]],
        [HELLO + frame(TEXT, b'{"type":"play",', fin=0), frame(CONTINUED, b'"id":"1","action":"dance"}') + LONGER],
    ],
)
def test_messages_are_read_however_they_are_cut(server: Server, packets: Sequence[bytes]) -> None:
    async def story(line: Line) -> None:
        await line.send(*packets)
        assert (await line.hear_json())["type"] == "view"
        assert [(await line.hear_json())["id"] for _ in range(2)] == ["1", "2"]

    on_the_line(server, story)


def test_a_ping_is_answered_between_the_parts_of_a_message_and_after_it(server: Server) -> None:
    async def story(line: Line) -> None:
        await line.send(frame(PING, b"one") + HELLO)
        heard = [await line.hear() for _ in range(2)]
        assert heard[0] == (PONG, b"one")
        await line.send(WRONG[:10], WRONG[10:] + frame(PING, b"two"))
        assert {(await line.hear())[0] for _ in range(2)} == {TEXT, PONG}
        await line.send(frame(TEXT, b"{", fin=0), frame(PING, b"three"))
        assert await line.hear() == (PONG, b"three")

    on_the_line(server, story)


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        (bytes([WHOLE | TEXT, 2]) + b"{}" + b"more", 1002),
        (frame(3, b"{}"), 1002),
        (frame(CONTINUED, b"{}"), 1002),
        (frame(TEXT, b"{", fin=0) + frame(TEXT, b"}"), 1002),
        (frame(TEXT, b"\xff{}"), 1007),
        (frame(TEXT, b" " * TOO_LONG), 1009),
        (bytes([WHOLE | TEXT, MASKED | 127]) + (1 << 40).to_bytes(8) + MASK, 1009),
        (frame(CLOSE, (1000).to_bytes(2)), 1000),
    ],
)
def test_what_breaks_the_protocol_is_hung_up_on_with_its_code(server: Server, packet: bytes, code: int) -> None:
    async def at_first(line: Line) -> None:
        await line.send(packet)
        assert await line.hear_code() == code

    async def after_a_message(line: Line) -> None:
        await line.send(HELLO + packet)
        assert await line.hear_code() == code

    on_the_line(server, at_first)
    on_the_line(server, after_a_message)


@pytest.mark.parametrize("before", [b"", WRONG, WRONG + LONGER, frame(PING, b"one")], ids=range(4))
def test_who_is_sent_home_and_says_goodbye_too_is_not_waited_for(server: Server, before: bytes) -> None:
    async def story(line: Line) -> None:
        await line.send(frame(TEXT, b"nonsense"))
        code = await line.hear_code()
        await line.send(before, frame(CLOSE, code.to_bytes(2)))
        # Who says nothing is waited for longer.
        async with asyncio.timeout(CLOSING_SECONDS * 0.9):
            await line.hear_the_end()

    on_the_line(server, story)
