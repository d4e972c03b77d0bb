"""A thread that writes to a database: everything queued while one group is committed shares the next commit."""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa

from splittable.room.store.grouping import MOST_TOGETHER

LONGEST_GATHERING = 0.003
"""Seconds for which a group gathers at most, at a commit's price of ten steps."""


class Wish(msgspec.Struct, frozen=True, eq=False):
    """A queued change to the database, and the future that waits for it."""

    statement: sa.Insert | sa.Delete
    row: Mapping[str, Any]
    done: asyncio.Future[None]


Outcome: TypeAlias = tuple[Wish, Exception | None]
"""A wish, and why it could not be written."""


class WriterThread:
    """Writes groups of wishes and settles their futures, with one call into the event loop for a whole group."""

    def __init__(self, write: Callable[[Sequence[Wish]], None]) -> None:
        self._write = write
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._lag = 0.0
        """Seconds that the event loop took until it heard of the last group."""
        self.is_alive = True
        """Whether wishes are still written."""
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def put(self, statement: sa.Insert | sa.Delete, row: Mapping[str, Any]) -> asyncio.Future[None]:
        """Queue a change; the future is done once it is committed."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._wishes.put(Wish(statement, row, done))
        return done

    async def close(self) -> None:
        """Write what is queued, and end."""
        self._wishes.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            self._write_all()
        finally:
            self.is_alive = False

    def _write_all(self) -> None:
        while (first := self._wishes.get()) is not None:
            # Who is told later by a busy loop loses nothing if the commit is as much later.
            time.sleep(min(self._lag, LONGEST_GATHERING))
            outcomes = self._write_group([first, *self._waiting()])
            self._loop.call_soon_threadsafe(self._settle, outcomes, time.monotonic())

    def _settle(self, outcomes: Sequence[Outcome], since: float) -> None:
        self._lag = time.monotonic() - since
        for wish, error in outcomes:
            if wish.done.done():
                continue
            if error is None:
                wish.done.set_result(None)
            else:
                wish.done.set_exception(error)

    def _waiting(self) -> Iterator[Wish]:
        """What else is queued by now."""
        for _ in range(min(self._wishes.qsize(), MOST_TOGETHER)):
            if (wish := self._wishes.get_nowait()) is None:
                self._wishes.put(None)
                return
            yield wish

    def _write_group(self, group: Sequence[Wish]) -> list[Outcome]:
        """Write a group; if one of them cannot be written, each one alone."""
        try:
            self._write(group)
        except Exception as error:
            if len(group) == 1:
                return [(group[0], error)]
            return [outcome for wish in group for outcome in self._write_group([wish])]
        return [(wish, None) for wish in group]
