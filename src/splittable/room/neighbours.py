"""The other processes of a room: what they tell, and what is true when they can tell nothing any more."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress

from splittable.room.open_table import OpenTable
from splittable.room.store import Absent, Present, Store

LOG = logging.getLogger("splittable.room")
LOOK_EVERY = 3.0
"""Seconds after which seats of a process that was killed are seen to be empty, at most."""


class Neighbours:
    """Knows which seats are connected to other processes."""

    def __init__(self, store: Store, tables: Mapping[str, OpenTable]) -> None:
        self._store = store
        self._tables = tables
        self._looking: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look after them, if there can be any."""
        if self._store.is_shared:
            self._looking = asyncio.create_task(self._look_on(), name="neighbours")

    async def close(self) -> None:
        """Look no more."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    def hear(self, opened: OpenTable, note: Present | Absent) -> None:
        """Somebody has come or gone elsewhere."""
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
                # The store says so too, to whoever asks about its health.
                LOG.warning("cannot look for other processes")

    async def _look(self) -> None:
        """Forget the seats of processes that are gone without a word."""
        shared = [opened for opened in self._tables.values() if opened.elsewhere]
        if not shared:
            return
        present = await self._store.processes()
        for opened in shared:
            left = {seat: process for seat, process in opened.elsewhere.items() if process in present}
            if left != opened.elsewhere:
                opened.elsewhere = left
                opened.tell()
