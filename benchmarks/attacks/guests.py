"""Well-behaved clients of a room: requests and sockets from one address of loopback."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
import msgspec
import websockets

Json = dict[str, Any]
PATIENCE = 15.0
"""Seconds after which a request counts as never answered."""
STRANGER, BYSTANDER = "127.0.0.1", "127.0.0.2"
"""Two addresses, so that what the room counts against a stranger is not counted against those who play."""


@dataclass(frozen=True)
class Caller:
    """Somebody at an address of loopback who calls a room."""

    port: int
    address: str

    @asynccontextmanager
    async def client(self, timeout: float = PATIENCE) -> AsyncIterator[httpx.AsyncClient]:
        """An HTTP client; it connects anew for the first request."""
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)
        room = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=room, transport=transport, timeout=timeout) as client:
            yield client

    async def gather(self, game: str, players: int, **more: Any) -> tuple[str, list[str]]:
        """Open a table, take all its seats but the bots', and give its id and the keys."""
        body: Json = {"game": game, "players": players, "autostart": True, "autoplay": False} | more
        async with self.client() as http:
            opened = (await http.post("/api/tables", json=body)).raise_for_status().json()
            keys = [opened["key"]]
            for _ in range(players - 1 - len(body.get("bots", {}))):
                claimed = await http.post(f"/api/tables/{opened['table']}/seats", json={})
                keys.append(claimed.raise_for_status().json()["key"])
            return opened["table"], keys

    async def come(self, table: str, key: str) -> "Guest":
        """Connect to a seat."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        socket = await websockets.connect(
            address, max_size=None, open_timeout=PATIENCE, local_addr=(self.address, 0), compression=None
        )
        await socket.send(msgspec.json.encode({"key": key}), text=True)
        return Guest(socket)


@dataclass
class Guest:
    """A seat's socket."""

    socket: Any
    shown: Json = field(default_factory=dict)
    """The latest view message."""
    _numbers: "itertools.count[int]" = field(default_factory=itertools.count)
    _waiting: dict[str, "asyncio.Future[Json]"] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def __aenter__(self) -> Self:
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        self.socket.transport.abort()

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                message = msgspec.json.decode(text)
                if message["type"] == "view":
                    self.shown = message
                    self._changed.set()
                elif (asked := self._waiting.pop(message.get("id"), None)) is not None and not asked.done():
                    # Who lost patience does not wait any more.
                    asked.set_result(message)
        except websockets.ConnectionClosed as error:
            for asked in self._waiting.values():
                if not asked.done():
                    asked.set_exception(error)

    async def next_view(self, patience: float = PATIENCE) -> Json:
        """The next view message, or the latest one if nobody has looked at it."""
        async with asyncio.timeout(patience):
            await self._changed.wait()
        self._changed.clear()
        return self.shown

    async def ask(self, kind: str, **more: Any) -> tuple[Json, float]:
        """The answer to a request, and the seconds that it took."""
        number = f"r{next(self._numbers)}"
        answered = self._waiting[number] = asyncio.get_running_loop().create_future()
        started = time.perf_counter()
        await self.socket.send(msgspec.json.encode({"type": kind, "id": number, **more}), text=True)
        # Not `wait_for`, which in Python 3.11 swallows being cancelled when the answer comes in the same moment.
        async with asyncio.timeout(PATIENCE):
            answer = await answered
        return answer, time.perf_counter() - started
