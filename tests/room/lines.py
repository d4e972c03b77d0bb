"""Connections to the room, byte by byte."""

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from room.people import PATIENCE, Server

BIT = 4_096
ENOUGH = 8_000_000
"""Bytes that a room which reads them all has been flooded with."""
STALL = 3.0
"""Seconds in which a room that reads would have read."""


class Wire:
    """A connection of which nothing is understood."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, text: bytes) -> None:
        self.writer.write(text)
        await self.writer.drain()

    async def hear_out(self) -> bytes:
        """All that the room says until it hangs up."""
        async with asyncio.timeout(PATIENCE):
            heard = b""
            try:
                while more := await self.reader.read(BIT):
                    heard += more
            except ConnectionError:
                pass
            return heard

    async def flood(self, text: bytes, most: int = ENOUGH) -> int:
        """Send something again and again, until the room hangs up or does not read any more; how many bytes went."""
        many = text * max(1, BIT // len(text))
        sent = 0
        while sent < most:
            try:
                async with asyncio.timeout(STALL):
                    await self.send(many)
            except (TimeoutError, ConnectionError):
                return sent
            sent += len(many)
        return sent


@asynccontextmanager
async def wire_to(server: Server) -> AsyncIterator[Wire]:
    """A connection to a room."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()


def asking_for_socket(server: Server, table: str, *more: str) -> bytes:
    """The head of a request for a table's socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *more,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


@asynccontextmanager
async def socket_to(server: Server, table: str, *more: str) -> AsyncIterator[Wire]:
    """A socket after its handshake."""
    async with wire_to(server) as wire:
        await wire.send(asking_for_socket(server, table, *more))
        async with asyncio.timeout(PATIENCE):
            head = await wire.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        yield wire
