"""Presence of seats that are connected to other processes of the same room."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress

from splittable.room.open_table import OpenTable
from splittable.room.store import Absent, Present, Store

LOG = logging.getLogger("splittable.room")
LOOK_EVERY = 3.0
"""Seconds between checks for killed processes, whose seats then count as absent."""


class Neighbours:
    """Tracks which seats are connected to other processes."""

    def __init__(self, store: Store, tables: Mapping[str, OpenTable]) -> None:
        self._store = store
        self._tables = tables
        self._looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start checking, if the store is shared."""
        if self._store.is_shared:
            self._looking = asyncio.create_task(self._look_on(), name="neighbours")

    async def close(self) -> None:
        """Stop checking."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    def hear(self, opened: OpenTable, note: Present | Absent) -> None:
        """Take a note of another process: a seat has connected or disconnected there."""
        if note.process == self._store.process:
            return
        if isinstance(note, Present):
            opened.elsewhere[note.seat] = note.process
            opened.dismiss(note.seat, "room-taken-over")
            opened.tell()
        elif opened.elsewhere.get(note.seat) == note.process:
            del opened.elsewhere[note.seat]
            opened.tell()

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look()
            except Exception:
                # The health check reports it too.
                LOG.warning("cannot look for other processes")

    async def _look(self) -> None:
        """Drop the seats of processes that ended without a note."""
        shared = [opened for opened in self._tables.values() if opened.elsewhere]
        if not shared:
            return
        present = await self._store.processes()
        for opened in shared:
            left = {seat: process for seat, process in opened.elsewhere.items() if process in present}
            if left != opened.elsewhere:
                opened.elsewhere = left
                opened.tell()
