"""People who play while somebody attacks, and a stopwatch for each of their moves."""

import asyncio
import random
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field

import httpx
import websockets

from benchmarks.attacks.guests import BYSTANDER, PATIENCE, Caller, Guest, Json

PAUSE = 0.02
"""Seconds that a person thinks: some thirty moves a second, so that a p99 means something and the room is idle."""
HEALTH_EVERY = 0.5
HEALTH_PATIENCE = 10.0
NEVER = float("inf")
OUT = (httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError)
"""What somebody meets who cannot come in, is thrown out or is never answered."""


@dataclass
class Seen:
    """What the bystanders met, in seconds; `NEVER` is what was not answered."""

    moves: list[float] = field(default_factory=list)
    bot_moves: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)


@dataclass
class Bystanders:
    """Four people at a table, one at another with two easy bots, and somebody who asks whether the room is well."""

    port: int
    seen: Seen = field(default_factory=Seen)
    is_over: bool = False
    """Whether nothing new is asked; what was asked is waited for."""

    def __post_init__(self) -> None:
        self._caller = Caller(self.port, BYSTANDER)
        self._chance = random.Random(7)
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Play until both tables have had some moves; what was seen so far does not count."""
        games = (self._play_together(), self._play_with_bots())
        self._tasks = [asyncio.create_task(one) for one in (*games, self._ask_for_health())]
        async with asyncio.timeout(PATIENCE * 6):
            while len(self.seen.moves) < 20 or len(self.seen.bot_moves) < 10:
                if broken := next((task for task in self._tasks if task.done()), None):
                    broken.result()
                await asyncio.sleep(0.05)
        self.seen = Seen()

    async def end(self) -> Seen:
        """Ask nothing more, and wait for what was asked."""
        self.is_over = True
        _, late = await asyncio.wait(self._tasks, timeout=PATIENCE + 5)
        for task in late:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.seen

    async def _play_together(self) -> None:
        while not self.is_over:
            try:
                async with AsyncExitStack() as stack:
                    table, keys = await self._caller.gather("generous-split", 4)
                    guests = [await stack.enter_async_context(await self._caller.come(table, key)) for key in keys]
                    await asyncio.gather(*(self._play(guest) for guest in guests))
            except OUT:
                self.seen.moves.append(NEVER)
                await asyncio.sleep(HEALTH_EVERY)

    async def _play(self, guest: Guest) -> None:
        """Play in one seat whenever asked, until the game is over."""
        while not (self.is_over or guest.shown.get("view", {}).get("over")):
            if not _is_asked(guest):
                with suppress(TimeoutError):
                    await guest.next_view(PAUSE * 5)
                continue
            await asyncio.sleep(PAUSE)
            await self._move(guest)

    async def _move(self, guest: Guest) -> None:
        known = guest.shown["seq"]
        seen = self.seen
        _, took = await guest.ask("play", action=self._chance.choice(guest.shown["view"]["actions"]))
        seen.moves.append(took)
        while guest.shown["seq"] == known and not self.is_over:
            with suppress(TimeoutError):
                await guest.next_view(PAUSE * 5)

    async def _play_with_bots(self) -> None:
        while not self.is_over:
            try:
                table, keys = await self._caller.gather("generous-split", 3, bots={"1": "easy", "2": "easy"})
                async with await self._caller.come(table, keys[0]) as guest:
                    await self._play_and_wait(guest)
            except OUT:
                self.seen.bot_moves.append(NEVER)
                await asyncio.sleep(HEALTH_EVERY)

    async def _play_and_wait(self, guest: Guest) -> None:
        """Play in turn with bots, and note how long each of their moves takes."""
        owed = 0.0
        while not (self.is_over and not owed):
            message = await guest.next_view()
            moment = time.perf_counter()
            own = f"P{message['view']['seat'] + 1} "
            if owed and any(not line.startswith((own, "deck")) for line in message["happened"]):
                self.seen.bot_moves.append(moment - owed)
                owed = 0.0
            if message["view"]["over"]:
                return
            if not _is_asked(guest):
                owed = owed or moment
            elif not self.is_over:
                await asyncio.sleep(PAUSE)
                await guest.ask("play", action=self._chance.choice(guest.shown["view"]["actions"]))

    async def _ask_for_health(self) -> None:
        async with asyncio.TaskGroup() as group:
            while not self.is_over:
                group.create_task(self._ask_once())
                await asyncio.sleep(HEALTH_EVERY)

    async def _ask_once(self) -> None:
        started = time.perf_counter()
        seen = self.seen
        is_well = False
        with suppress(*OUT):
            async with asyncio.timeout(HEALTH_PATIENCE), self._caller.client() as http:
                is_well = (await http.get("/healthz")).status_code == 200
        seen.health.append(time.perf_counter() - started if is_well else NEVER)


def _is_asked(guest: Guest) -> bool:
    view: Json = guest.shown.get("view", {})
    return bool(view) and not view["over"] and view["seat"] in view["waiting"]
