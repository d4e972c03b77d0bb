"""Turns at thinking: whoever has used least comes first; quick bots think in threads, the others in minds."""

import asyncio
import os
import threading
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias, TypeVar

from splittable.room.deadlines import Deadlines
from splittable.room.minds.choosing import do
from splittable.room.minds.jobs import Chosen, Failed, Job
from splittable.room.minds.minds import Minds, NoMind

Answer = TypeVar("Answer")
Speed: TypeAlias = Literal["quick", "long"]

UNSEEN_SECONDS = 30.0
"""So long a table that nobody looks at comes after those that somebody looks at; then it waits like any other."""
MANY = 1_000
"""So many names are remembered, those that were served last."""
NICENESS = 10
"""How far a thinking thread steps back behind those that serve people, where the system knows that of threads."""


def _step_back() -> None:
    """Let the thread that calls have what others leave of the cores."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


class Usage:
    """How much of something each name has used: nobody saves up by waiting, and old use is forgotten.

    It is start-time fair queueing (Goyal, Vin and Cheng, 1996): a name that comes back starts level with who was
    served last.
    """

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._level = 0.0

    def of(self, name: str) -> float:
        """What a name has used; whoever has used least comes first."""
        return max(self._level, self._used.get(name, 0.0))

    def serve(self, name: str) -> None:
        """Note that it is a name's turn."""
        self._level = self.of(name)

    def charge(self, name: str, seconds: float) -> None:
        """Note what a name has used."""
        used = self.of(name) + seconds
        self._used.pop(name, None)
        self._used[name] = used
        if len(self._used) > MANY:
            del self._used[next(iter(self._used))]


@dataclass(frozen=True, eq=False)
class Thinker:
    """A bot that has to decide."""

    opener: str
    """The address that opened its table, or the table itself if that is not known."""
    table: str
    speed: Speed
    is_watched: Callable[[], bool]
    """Whether somebody is connected to its table now."""


@dataclass(frozen=True, eq=False)
class Ask:
    """A thinker that waits for its turn."""

    thinker: Thinker
    number: int
    since: float
    granted: asyncio.Future[None]


class Thinking:
    """As many places as cores less one at which bots think, and one more that only quick bots may use.

    Places are given to quick bots first, then to the opener that has used least time, then to its table that has used
    least, then to who came first; tables that somebody looks at come before the others.
    """

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or max(1, (os.cpu_count() or 1) - 1)
        """How many bots may think long at a time."""
        self.deadlines = Deadlines()
        self.minds = Minds(self.threads)
        self._pool = ThreadPoolExecutor(self.threads + 1, thread_name_prefix="bot", initializer=_step_back)
        self._queues: dict[Speed, dict[str, deque[Ask]]] = {"quick": {}, "long": {}}
        """Who waits, by speed and table."""
        self._running: list[Thinker] = []
        self._openers = Usage()
        self._tables = Usage()
        self._count = 0
        self.seconds = 0.0
        """How long bots have thought, in all."""

    @property
    def waiting(self) -> int:
        """How many bots wait for their turn."""
        return sum(len(queue) for queues in self._queues.values() for queue in queues.values())

    @property
    def running(self) -> int:
        """How many bots think now."""
        return len(self._running)

    async def close(self) -> None:
        """Begin nothing more, and end what is thought in other processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        await self.minds.close()

    async def run(self, thinker: Thinker, prepare: Callable[[], Callable[[], Answer] | None]) -> Answer | None:
        """Wait for a turn, prepare a thought, and think it in a thread; without a thought the turn is given on."""
        async with self._place(thinker):
            thought = prepare()
            return None if thought is None else await asyncio.get_running_loop().run_in_executor(self._pool, thought)

    async def run_apart(self, thinker: Thinker, prepare: Callable[[], Awaitable[Answer] | None]) -> Answer | None:
        """Wait for a turn, prepare a thought that asks others, and wait for it."""
        async with self._place(thinker):
            thought = prepare()
            return None if thought is None else await thought

    async def ask(self, job: Job) -> Chosen | Failed:
        """Let a process of its own do a job, or a thread as long as there is none; whoever asks has a turn."""
        try:
            return await self.minds.ask(job)
        except NoMind:
            return await asyncio.get_running_loop().run_in_executor(self._pool, do, job)

    @asynccontextmanager
    async def _place(self, thinker: Thinker) -> AsyncIterator[None]:
        """Wait for a turn, and pay for the time that it takes."""
        await self._turn(thinker)
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            yield
        finally:
            seconds = loop.time() - began
            self.seconds += seconds
            self._openers.charge(thinker.opener, seconds)
            self._tables.charge(thinker.table, seconds)
            self._leave(thinker)

    async def _turn(self, thinker: Thinker) -> None:
        if self._has_place(thinker.speed):
            # Whoever waits has no place, so nobody is overtaken.
            self._enter(thinker)
            return
        loop = asyncio.get_running_loop()
        self._count += 1
        ask = Ask(thinker, self._count, loop.time(), loop.create_future())
        self._queues[thinker.speed].setdefault(thinker.table, deque()).append(ask)
        try:
            await ask.granted
        except asyncio.CancelledError:
            if ask.granted.cancelled():
                self._drop(ask)
            else:
                self._leave(thinker)
            raise

    def _has_place(self, speed: Speed) -> bool:
        if len(self._running) > self.threads:
            return False
        return speed == "quick" or sum(one.speed == "long" for one in self._running) < self.threads

    def _enter(self, thinker: Thinker) -> None:
        self._running.append(thinker)
        self._openers.serve(thinker.opener)
        self._tables.serve(thinker.table)

    def _leave(self, thinker: Thinker) -> None:
        self._running.remove(thinker)
        while (chosen := self._choose()) is not None:
            self._drop(chosen)
            if not chosen.granted.cancelled():
                self._enter(chosen.thinker)
                chosen.granted.set_result(None)

    def _drop(self, ask: Ask) -> None:
        """Take an ask out of its table's queue, if it is there."""
        queues, table = self._queues[ask.thinker.speed], ask.thinker.table
        if ask in queues.get(table, ()):
            queues[table].remove(ask)
            if not queues[table]:
                del queues[table]

    def _choose(self) -> Ask | None:
        """Whose turn it is, of those who have a place; of a table's bots whoever came first."""
        heads = [
            queue[0] for speed, queues in self._queues.items() if self._has_place(speed) for queue in queues.values()
        ]
        return min(heads, key=partial(self._rank, asyncio.get_running_loop().time()), default=None)

    def _rank(self, moment: float, ask: Ask) -> tuple[bool, bool, float, float, int]:
        thinker = ask.thinker
        is_later = moment - ask.since < UNSEEN_SECONDS and not thinker.is_watched()
        is_long = thinker.speed == "long"
        return is_later, is_long, self._openers.of(thinker.opener), self._tables.of(thinker.table), ask.number
