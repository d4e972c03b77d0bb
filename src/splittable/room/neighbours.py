"""Other processes of the same room: which seats are connected to them, and which of them are gone.

A seat belongs to the connection whose note `Present` was sent last. The store has one order of notes for all
processes, so that all of them agree, also if a person comes to two of them at the same moment.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from splittable.room.open_table import OpenTable
from splittable.room.store import Absent, Asking, Present, Staying, Store

LOG = logging.getLogger("splittable.room")
LOOK_EVERY = 3.0
"""Seconds between checks for killed processes, whose seats then count as absent."""


class Neighbours:
    """Tracks which seats are connected to other processes."""

    def __init__(self, store: Store, tables: Mapping[str, OpenTable]) -> None:
        self._store = store
        self._tables = tables
        self._present: set[str] = set()
        self._looking: asyncio.Task[None] | None = None

    def begin(self, take_over: Callable[[], Awaitable[None]]) -> None:
        """Start checking, if the store is shared; what a process leaves behind that is gone is taken over."""
        if self._store.is_shared:
            self._looking = asyncio.create_task(self._look_on(take_over), name="neighbours")

    async def close(self) -> None:
        """Stop checking."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def announce(self, opened: OpenTable, seat: int) -> None:
        """Tell all processes that a seat has connected here; one of several hears its own note, in its place."""
        opened.announced[seat] += self._store.is_shared
        try:
            await self._tell(opened, Present(opened.id, seat, self._store.process))
        except BaseException:
            _expect_no_more(opened, seat)
            raise

    async def renounce(self, opened: OpenTable, seat: int) -> None:
        """Tell all processes that a seat has disconnected here."""
        await self._tell(opened, Absent(opened.id, seat, self._store.process))

    def hear(self, opened: OpenTable, note: Present | Absent | Staying) -> None:
        """Take a note of a process: a seat has connected or disconnected there."""
        if isinstance(note, Staying):
            if note.to == self._store.process and not opened.is_present(note.seat):
                opened.elsewhere[note.seat] = note.process
                opened.tell()
        elif note.process == self._store.process:
            if isinstance(note, Present):
                _expect_no_more(opened, note.seat)
        elif isinstance(note, Present):
            if opened.announced[note.seat]:
                # Our own note is still on its way, and so comes after this one: the seat is ours.
                return
            opened.elsewhere[note.seat] = note.process
            opened.dismiss(note.seat, "room-taken-over")
            opened.tell()
        elif opened.elsewhere.get(note.seat) == note.process:
            del opened.elsewhere[note.seat]
            opened.note_absence(note.seat)
            opened.tell()

    def miss(self) -> None:
        """Wait no longer for notes of our own: they were lost with the connection."""
        for opened in self._tables.values():
            opened.announced.clear()

    async def ask(self, opened: OpenTable) -> None:
        """Ask the other processes who is connected to them at a table that was opened here."""
        if self._store.is_shared:
            await self._store.tell(Asking(opened.id, self._store.process))

    async def answer(self, opened: OpenTable, note: Asking) -> None:
        """Tell another process which seats are connected here."""
        if note.process != self._store.process:
            for seat in {listener.seat for listener in opened.listeners if listener.seat is not None}:
                await self._tell(opened, Staying(opened.id, seat, self._store.process, note.process))

    async def _tell(self, opened: OpenTable, note: Present | Absent | Staying) -> None:
        """Send notes of a table one after the other: over several connections one could overtake another."""
        async with opened.notes:
            await self._store.tell(note)

    async def _look_on(self, take_over: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._store.flush()
                before, self._present = self._present, await self._store.processes()
                self._drop_absent()
                if before - self._present:
                    await take_over()
            except Exception:
                # The health check reports it too.
                LOG.warning("cannot look for other processes")

    def _drop_absent(self) -> None:
        """Drop the seats of processes that ended without a note."""
        for opened in [one for one in self._tables.values() if one.elsewhere]:
            left = {seat: process for seat, process in opened.elsewhere.items() if process in self._present}
            if left != opened.elsewhere:
                gone = [seat for seat in opened.elsewhere if seat not in left]
                opened.elsewhere = left
                for seat in gone:
                    opened.note_absence(seat)
                opened.tell()


def _expect_no_more(opened: OpenTable, seat: int) -> None:
    """Count a note of our own as heard; it may come although sending it failed, or after it was given up."""
    opened.announced[seat] = max(0, opened.announced[seat] - 1)
