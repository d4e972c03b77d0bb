"""Steps written in groups: while one group is being committed, the next one gathers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from splittable.room.store import Written

MOST_TOGETHER = 500

Commit: TypeAlias = Callable[[Sequence[Written]], Awaitable[None]]


class Waiting(NamedTuple):
    """A step to be written, and the future that waits for it."""

    written: Written
    done: "asyncio.Future[None]"


class Groups:
    """Writes steps with a function that commits several at once."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, written: Written) -> None:
        """Return once a step is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(written, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="step writer")
        await done

    async def close(self) -> None:
        """Finish writing."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._write(group)
        finally:
            self._writing = None

    async def _write(self, group: Sequence[Waiting]) -> None:
        try:
            await self._commit([one.written for one in group])
        except Exception as error:
            if len(group) > 1:
                # One of them cannot be written; try each one alone.
                for one in group:
                    await self._write([one])
            elif not group[0].done.done():
                group[0].done.set_exception(error)
        else:
            for one in group:
                if not one.done.done():
                    one.done.set_result(None)
