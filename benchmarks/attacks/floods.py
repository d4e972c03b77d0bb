"""Raw bytes that no well-behaved client sends, each bounded in bytes and ended with its time."""

import asyncio
import struct
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from benchmarks.attacks.guests import STRANGER, Caller

MOST_BYTES = 1_000_000_000
AGAIN_AFTER = 0.02
"""Seconds until a stranger who was hung up on connects again."""
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
LINES = (b"X-A: " + b"b" * 1000 + b"\r\n") * 200
LETTERS = b"b" * 65_536
NO_MASK = b"\0\0\0\0"
PINGS = (b"\x89\x88" + NO_MASK + b"12345678") * 4_000
BEGUN, EMPTY = b"\x01\x80" + NO_MASK, (b"\x00\x80" + NO_MASK) * 10_000
"""A text message that goes on, and fragments of it without a letter."""


@dataclass
class Done:
    """What a stranger did."""

    sent: int = 0
    """Bytes of floods."""
    asked: int = 0
    refused: int = 0
    """Requests answered with anything but what was asked for, and connections that were ended."""
    answers: dict[str, int] = field(default_factory=dict)

    def note(self, answer: object, is_good: bool) -> None:  # noqa: FBT001 - a fact, not a switch
        """Count an answer."""
        self.asked += 1
        self.refused += not is_good
        self.answers[str(answer)] = self.answers.get(str(answer), 0) + 1


async def flood(port: int, opening: Sequence[bytes], chunk: bytes, done: Done) -> None:
    """Send an opening, piece by piece, and then a chunk over and over; when hung up on, connect again."""
    while done.sent < MOST_BYTES:
        with suppress(OSError):
            reader, writer = await _connect(port)
            try:
                for piece in opening:
                    await _pour(writer, piece, done)
                    await asyncio.sleep(AGAIN_AFTER)
                while done.sent < MOST_BYTES and not reader.at_eof():
                    await _pour(writer, chunk, done)
            finally:
                writer.transport.abort()
        done.note("ended", is_good=False)
        await asyncio.sleep(AGAIN_AFTER)


async def flood_socket(port: int, opening: Sequence[bytes], chunk: bytes, done: Done) -> None:
    """The same on a socket of a table, after a right first message."""
    table, keys = await Caller(port, STRANGER).gather("generous-split", 3)
    hello = msgspec.json.encode({"key": keys[0]})
    handshake = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    frame = struct.pack("!BB", 0x81, 0x80 | len(hello)) + NO_MASK + hello
    await flood(port, [handshake.encode(), frame, *opening], chunk, done)


async def say_half(port: int, connections: int, done: Done) -> None:
    """Keep connections open on which half a request was said; those that are ended come again."""

    async def hold() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await _connect(port)
                try:
                    await _pour(writer, HEAD, done)
                    while await reader.read(1000):
                        pass
                finally:
                    writer.transport.abort()
            done.note("ended", is_good=False)
            await asyncio.sleep(AGAIN_AFTER * 5)

    await asyncio.gather(*(hold() for _ in range(connections)))


async def _connect(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    # A small limit: what the room answers is not read.
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0), limit=1024)


async def _pour(writer: asyncio.StreamWriter, chunk: bytes, done: Done) -> None:
    writer.write(chunk)
    await writer.drain()
    done.sent += len(chunk)
