"""Finding out whether the person who acted last can undo, so that only those who can are offered it."""

import asyncio
import logging

from splittable.room.fair_thread import FairThread
from splittable.room.open_table import OpenTable
from splittable.room.undo import has_revealed

LOG = logging.getLogger("splittable.room")
QUIET = 0.15
"""Seconds without a change before it is asked: at a table where one action follows the other, nobody would undo."""


class Undoing:
    """Asks in a thread, for tables where the person who acted last is connected and nothing has happened since."""

    def __init__(self) -> None:
        self._thread = FairThread("undo")
        self._tasks: set[asyncio.Task[None]] = set()
        self._due: dict[OpenTable, float] = {}
        """When each table is asked about, the first one first."""
        self._alarm: asyncio.TimerHandle | None = None
        """One for all tables: a timer for every action would cost more than the action's rules."""

    def close(self) -> None:
        """Stop asking."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        self._thread.close()

    def look(self, opened: OpenTable) -> None:
        """Ask soon whether the last action can be undone, unless that is known or nobody needs the answer."""
        self._due.pop(opened, None)
        if opened.gathering.has_revealed is None and opened.gathering.last_actor is not None:
            loop = asyncio.get_running_loop()
            self._due[opened] = loop.time() + QUIET
            if self._alarm is None:
                self._alarm = loop.call_later(QUIET, self._ring)

    def _ring(self) -> None:
        """Ask about the tables that have been quiet for long enough, and come back for the next one."""
        loop = asyncio.get_running_loop()
        self._alarm = None
        while self._due:
            opened, due = next(iter(self._due.items()))
            if due > loop.time():
                self._alarm = loop.call_at(due, self._ring)
                return
            del self._due[opened]
            if _asker(opened) is None:
                continue
            task = asyncio.create_task(self._ask(opened), name="undo")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _ask(self, opened: OpenTable) -> None:
        seat = _asker(opened)
        if seat is None:
            return
        await self.judge(opened, seat)
        if opened.gathering.may_undo(seat):
            for listener in [one for one in opened.listeners if one.seat == seat]:
                listener.wake()

    async def judge(self, opened: OpenTable, seat: int) -> None:
        """Find out in the thread whether a seat can undo, unless it is known or something has happened since."""
        gathering = opened.gathering
        if gathering.has_revealed is not None or gathering.last_actor != seat or not gathering.is_running:
            return
        if not gathering.has_undos_left(seat):
            return
        # A copy, because a table keeps what it was asked for, and the event loop asks it too.
        table = gathering.table.copy()

        def ask() -> bool:
            # If something has happened while this waited for its turn, nobody needs the answer any more.
            return opened.gathering.moment != gathering.moment or has_revealed(table, seat, gathering.last_steps)

        try:
            revealed = await self._thread.run(_address(opened, seat), ask)
        except Exception:
            LOG.exception("undo cannot be judged", extra={"table": opened.id})
            revealed = True
        if opened.gathering.moment == gathering.moment and not opened.is_gone:
            opened.gathering.has_revealed = revealed


def _address(opened: OpenTable, seat: int) -> str:
    """Who takes turns with others: the address that a seat is connected from, or the table."""
    return next((one.address for one in opened.listeners if one.seat == seat and one.address), opened.id)


def _asker(opened: OpenTable) -> int | None:
    """The seat that may undo if nothing was revealed, and is connected here; None if there is none."""
    seat = opened.gathering.last_actor
    if seat is None or opened.is_gone or opened.gathering.is_over:
        return None
    if not opened.gathering.has_undos_left(seat):
        return None
    return seat if any(listener.seat == seat for listener in opened.listeners) else None
