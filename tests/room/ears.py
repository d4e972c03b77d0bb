"""Somebody who hears every byte of a socket, in order."""

import asyncio
import itertools
import json
from typing import Any, Self

import websockets
from room.people import PATIENCE, Server


class Ear:
    """A socket whose messages are kept as they came."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._numbers = itertools.count()

    @classmethod
    async def come(cls, server: Server, table: str, **hello: Any) -> Self:
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        ear = cls(await websockets.connect(address, max_size=None, open_timeout=PATIENCE))
        await ear.ask(**hello)
        return ear

    async def ask(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def hear(self) -> list[str]:
        """Everything that has come until the room has answered all that was asked, views included."""
        # A view may come after the answer to what changed the table, even after the next one, but not after two.
        return await self._hear_to_end() + await self._hear_to_end()

    async def _hear_to_end(self) -> list[str]:
        end = f"end-{next(self._numbers)}"
        await self.ask(type=end)
        heard: list[str] = []
        async with asyncio.timeout(PATIENCE):
            while not heard or f"'{end}'" not in heard[-1]:
                heard.append(await self._socket.recv())
        return heard[:-1]

    async def hear_out(self) -> list[str]:
        """Everything that comes until the room closes the socket, and how it does."""
        heard: list[str] = []
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    heard.append(await self._socket.recv())
            except websockets.ConnectionClosed:
                return [*heard, f"closed {self._socket.close_code} {self._socket.close_reason}"]

    async def go(self) -> None:
        await self._socket.close()
