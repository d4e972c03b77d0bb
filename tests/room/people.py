"""A real server process, and people who play over real sockets."""

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import websockets

Json = dict[str, Any]
T = TypeVar("T")
PATIENCE = 90.0


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


@dataclass
class Server:
    """The room as a process of its own."""

    store: str
    log: Path
    port: int = field(default_factory=free_port)
    more: tuple[str, ...] = ()
    process: subprocess.Popen[bytes] | None = None

    def __post_init__(self) -> None:
        # All tests come from one address.
        raised = ("tables_with_bots", "tables_at_once", "connections")
        self.more = (*(word for name in raised for word in ("--limit", f"{name}=100000")), *self.more)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        command = [sys.executable, "-m", "splittable", "serve", "--port", str(self.port), "--store", self.store]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.more], stdout=log, stderr=log, env=os.environ.copy())
        self.wait()
        return self

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE * 2
        while time.monotonic() < deadline:
            try:
                if httpx.get(self.address + "/healthz", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError(self.log.read_text()[-2000:])

    def children(self) -> list[int]:
        """The processes that it has started."""
        assert self.process is not None
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False)
        return [int(line) for line in found.stdout.split()]

    def hurry(self) -> None:
        """Let what it does at the lowest priority be done beside other tests, which leave no core idle."""
        for child in self.children():
            with suppress(OSError):
                os.sched_setscheduler(child, os.SCHED_OTHER, os.sched_param(0))
                os.setpriority(os.PRIO_PROCESS, child, 0)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def interrupt(self) -> int:
        """Stop it as Ctrl+C does."""
        return self._end(signal.SIGINT)

    def _end(self, sign: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code


@dataclass
class Person:
    """Somebody with a socket: hears everything, asks for things."""

    socket: Any
    views: list[Json] = field(default_factory=list)
    others: list[Json] = field(default_factory=list)
    is_gone: bool = False
    code: int | None = None
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _numbers: "itertools.count[int]" = field(default_factory=itertools.count)
    _views_before: int = 0
    _listening: asyncio.Task[None] | None = None

    @classmethod
    async def come(cls, server: Server, table: str, key: str | None = None, **hello: Any) -> Self:
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        person = cls(await websockets.connect(address, max_size=None, open_timeout=PATIENCE))
        await person.socket.send(json.dumps(({"key": key} if key else {}) | hello))
        person._listening = asyncio.create_task(person._listen())
        _present.append(person)
        return person

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                message = json.loads(text)
                async with self._changed:
                    (self.views if message["type"] == "view" else self.others).append(message)
                    self._changed.notify_all()
        except websockets.ConnectionClosed:
            pass
        async with self._changed:
            self.is_gone = True
            self.code = self.socket.close_code
            self._changed.notify_all()

    async def until(self, is_true: Callable[["Person"], Any]) -> Any:
        """Wait for something to be true, and give it."""
        async with asyncio.timeout(PATIENCE), self._changed:
            while not (found := is_true(self)):
                assert not self.is_gone, (self.code, self.others[-3:])
                await self._changed.wait()
        return found

    async def until_gone(self) -> int | None:
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self.is_gone)
        return self.code

    async def seen(self) -> Json:
        """The latest view message."""
        await self.until(lambda me: me.views)
        return self.views[-1]

    async def when(self, is_true: Callable[[Json], Any]) -> Json:
        """The latest view message once it has some property."""
        message: Json = await self.until(lambda me: me.views and is_true(me.views[-1]) and me.views[-1])
        return message

    async def news(self) -> None:
        """Wait for a view that is not the latest one before the last answer."""
        before = self._views_before
        await self.until(lambda me: len(me.views) > before)

    async def round(self, number: int) -> Json:
        return await self.when(lambda m: m["view"]["round"] == number)

    async def my_turn(self) -> Json:
        return await self.when(lambda m: m["view"]["seat"] in m["view"]["waiting"])

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, kind: str, request: str | None = None, **more: Any) -> Json:
        """The answer to a request."""
        request = request or f"r{next(self._numbers)}"
        known = len(self.others)
        self._views_before = len(self.views)
        await self.send(type=kind, id=request, **more)
        answer: Json = await self.until(lambda me: next((m for m in me.others[known:] if m.get("id") == request), None))
        return answer

    async def play(self, action: str, request: str | None = None) -> Json:
        return await self.ask("play", request, action=action)

    async def go(self) -> None:
        await self.socket.close()
        if self._listening:
            await self._listening


_present: list[Person] = []


def tell(story: Coroutine[Any, Any, T]) -> T:
    """Let a story happen; everybody goes home when it is told."""

    async def run() -> T:
        try:
            return await story
        finally:
            for person in _present:
                await person.go()
            _present.clear()

    return asyncio.run(run())


@dataclass
class Gathered:
    """A table and the keys of those who sit there."""

    table: str
    keys: list[str]
    seats: list[int]
    invite: str = ""


async def gather(server: Server, game: str, players: int, **more: Any) -> Gathered:
    """A table whose seats are all taken."""
    # Reading the certificates of the world would take longer than everything else here.
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE * 2, verify=False) as http:
        body: Json = {"game": game, "players": players, "name": "Ann", "autostart": True} | more
        opened = (await http.post("/api/tables", json=body)).raise_for_status().json()
        gathered = Gathered(opened["table"], [opened["key"]], [opened["seat"]], opened["invite"])
        for number in range(players - 1 - len(body.get("bots", {}))):
            seats = f"/api/tables/{gathered.table}/seats"
            claimed = (await http.post(seats, json={"name": f"Guest {number}"})).raise_for_status().json()
            gathered.keys.append(claimed["key"])
            gathered.seats.append(claimed["seat"])
        return gathered


async def play_on(person: Person, rng: random.Random) -> Json:
    """Play whenever asked, until the game is over; the last view."""
    while True:
        message = await person.when(
            lambda m: m["view"]["over"] or m["table"]["is_stopped"] or m["view"]["seat"] in m["view"]["waiting"]
        )
        if message["view"]["over"] or message["table"]["is_stopped"]:
            return message
        answer = await person.play(rng.choice(message["view"]["actions"]))
        if answer["type"] == "ok":
            await person.news()


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


async def come_all(server: Server, gathered: Gathered) -> list[Person]:
    return [await Person.come(server, gathered.table, key) for key in gathered.keys]
