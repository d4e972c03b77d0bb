"""Tables of people, who think a little and note how long the room takes to answer each move."""

import asyncio
import random
from contextlib import suppress
from dataclasses import dataclass, field

from benchmarks.attacks.guests import Caller, Guest, Json

GAME, PLAYERS = "generous-split", 4
THINKS = 0.4, 1.6
"""Seconds that a person thinks."""
ADDRESSES = 50
"""Tables come from so many addresses of loopback, as from so many homes."""
AGAIN_AFTER = 0.5


def address_of(number: int) -> str:
    """One of the addresses."""
    return f"127.0.1.{1 + number % ADDRESSES}"


def is_asked(guest: Guest) -> bool:
    """Whether a seat owes a decision."""
    view: Json = guest.shown.get("view", {})
    return bool(view) and not view["over"] and view["seat"] in view["waiting"]


@dataclass
class People:
    """Some tables of four; each begins again when it is over."""

    port: int
    tables: int
    moves: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""

    def __post_init__(self) -> None:
        self._chance = random.Random(11)
        self._tasks: list[asyncio.Task[None]] = []
        self._seated = 0

    async def begin(self) -> None:
        """Sit down at all tables, a few at a time."""
        for number in range(self.tables):
            self._tasks.append(asyncio.create_task(self._play_at(number)))
            await asyncio.sleep(0.02)
        while self._seated < self.tables:
            for task in self._tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)

    async def listen(self, seconds: float) -> list[float]:
        """How long each move of some seconds took."""
        self.moves = []
        await asyncio.sleep(seconds)
        return list(self.moves)

    async def end(self) -> None:
        """Go home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play_at(self, number: int) -> None:
        caller = Caller(self.port, address_of(number))
        is_first = True
        while True:
            table, keys = await caller.gather(GAME, PLAYERS)
            guests = [await (await caller.come(table, key)).__aenter__() for key in keys]
            self._seated += is_first
            is_first = False
            try:
                await asyncio.gather(*(self._play(guest) for guest in guests))
            finally:
                for guest in guests:
                    await guest.__aexit__()

    async def _play(self, guest: Guest) -> None:
        while not guest.shown.get("view", {}).get("over"):
            if not is_asked(guest):
                with suppress(TimeoutError):
                    await guest.next_view(AGAIN_AFTER)
                continue
            await asyncio.sleep(self._chance.uniform(*THINKS))
            known = guest.shown["seq"]
            _, took = await guest.ask("play", action=self._chance.choice(guest.shown["view"]["actions"]))
            self.moves.append(took)
            while guest.shown["seq"] == known:
                with suppress(TimeoutError):
                    await guest.next_view(AGAIN_AFTER)
