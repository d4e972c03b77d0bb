"""Deleting old tables, if whoever runs the room wants it: a few at a time, once a day, by one process."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from splittable.room import events as ev
from splittable.room.store import Written
from splittable.room.times import now

if TYPE_CHECKING:
    from splittable.room.room import Room

LOG = logging.getLogger("splittable.room")
DAY = 86_400.0
FIRST_AFTER = 60.0
"""Seconds before the first sweep: a room that has just opened is left to those who came first."""
PORTION = 100
"""Tables that are looked at together."""
PAUSE = 0.1
"""Seconds between two portions, and between two tables that are deleted."""


class Sweeping:
    """Deletes tables so many days after their last step, whether finished or abandoned."""

    def __init__(self, room: "Room", days: int) -> None:
        self._room = room
        self._days = days
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Sweep every day, if tables are not kept for ever."""
        if self._days:
            self._task = asyncio.create_task(self._sweep_on(), name="sweeping")

    async def close(self) -> None:
        """Stop sweeping."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _sweep_on(self) -> None:
        await asyncio.sleep(FIRST_AFTER)
        while True:
            try:
                if await self.is_ours():
                    await self.sweep()
            except Exception:
                LOG.exception("old tables could not be deleted")
            await asyncio.sleep(DAY)

    async def is_ours(self) -> bool:
        """Whether this process is the one that sweeps, of all that share the store."""
        store = self._room.store
        return min(await store.processes(), default="") == store.process

    async def sweep(self) -> int:
        """Delete all old tables now; how many there were."""
        before = now() - round(self._days * DAY * 1000)
        count, after = 0, ""
        while portion := await self._room.store.last_steps(after, PORTION):
            after = portion[-1].table_id
            for last in portion:
                if await self._remove(last, before):
                    count += 1
                    await asyncio.sleep(PAUSE)
            await asyncio.sleep(PAUSE)
        LOG.info("old tables deleted", extra={"count": count})
        return count

    async def _remove(self, last: Written, before: int) -> bool:
        """Delete a table that is old, has not grown beyond its last step and has nobody connected; whether it is gone.

        One that cannot be read is left, and holds up no other.
        """
        try:
            if ev.read_step(last.step).at >= before:
                return False
            # Opened like any other, so that nobody else can open it meanwhile.
            opened = await self._room.find(last.table_id)
            if opened.number != last.number or opened.listeners or opened.elsewhere:
                return False
            await self._room.remove(opened)
        except Exception:
            LOG.exception("old table cannot be deleted", extra={"table": last.table_id})
            return False
        return True
