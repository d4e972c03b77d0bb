"""The room: all tables, and the one function through which every change passes."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial

from splittable.core.contract import Seat
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.automatic import take_automatic
from splittable.room.checks import Check
from splittable.room.compiling import RULES_ONLY, Compiling
from splittable.room.drivers import Driver
from splittable.room.gathering import Gathering
from splittable.room.keys import is_table_id, new_table_id
from splittable.room.moments import Moments
from splittable.room.neighbours import Neighbours
from splittable.room.open_table import Listener, OpenTable, game_of, replay
from splittable.room.refusals import Refused, TableFull, UnknownTable
from splittable.room.store import Absent, AnyNote, Grown, Missed, Overtaken, Present, Store, Written
from splittable.room.times import now

LOG = logging.getLogger("splittable.room")
FOR_THE_GAME = (ev.Started, ev.SitterWent, ev.Stopped, ev.Rematched)
"""Events that can happen only so often: nobody can fill a table's steps with them."""

MANY_STEPS = 100
"""From so many steps on, a table is replayed in a thread."""


@dataclass(frozen=True)
class Limits:
    """Limits of one room."""

    tables_open: int = 10_000
    """Tables kept in memory; beyond that, the longest idle are closed, and reopened on demand."""
    steps: int = 20_000
    """Steps of one table; no game needs half of them, and the second half is reserved for the game's own events."""
    watchers: int = 200
    """Spectators' connections to one table."""


class Room:
    """Tables with people, kept in a store."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._driver = Driver(self)
        self._neighbours = Neighbours(store, self.tables)
        self._compiling = Compiling()
        self.moments = Moments()

    async def open(self) -> None:
        """Open the store, start compiling, and reopen tables where bots or clocks were running."""
        await self.store.open(self._hear)
        self._compiling.begin()
        self._neighbours.begin()
        self._driver.resume(await self.store.unfinished())

    async def close(self) -> None:
        """Dismiss all connections, stop all tasks and close the store."""
        for opened in self.tables.values():
            for listener in opened.listeners:
                listener.dismiss("room-closing")
        await self._compiling.close()
        await self._neighbours.close()
        await self._driver.close()
        self.moments.close()
        await self.store.close()

    async def ready(self, game: str, level: str = RULES_ONLY) -> None:
        """Wait until bots up to a level can play a game without compiling."""
        await self._compiling.ready(game, level)

    def compiled(self) -> dict[str, dict[str, int]]:
        """How much of what bots up to each level need is compiled, in percent, by game and level."""
        return self._compiling.percents()

    async def create(self, opening: ev.Opened) -> str:
        """Open a new table."""
        await self._compiling.ready(opening.game)
        table_id = new_table_id()
        gathering = Gathering(table_id, opening)
        at = now()
        step = ev.Step(at, [opening, *take_automatic(gathering)])
        gathering.note_time(at)
        await self.store.append(Written(table_id, 0, ev.write_step(step)))
        opened = OpenTable(gathering)
        opened.take(gathering, step)
        self._keep(opened)
        await self._driver.begin(opened)
        return table_id

    async def find(self, table_id: str) -> OpenTable:
        """A table by its id, opened if necessary."""
        opened = self.tables.get(table_id)
        if opened is not None:
            self.tables.move_to_end(table_id)
            return opened
        if not is_table_id(table_id):
            raise UnknownTable
        opening = self._opening.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def visit(self, table_id: str) -> OpenTable:
        """A table that includes everything other processes have written so far."""
        opened = await self.find(table_id)
        if self.store.is_shared:
            async with opened.lock:
                await self._catch_up(opened)
        return opened

    async def _open(self, table_id: str) -> OpenTable:
        written = await self.store.read(table_id)
        await self._compiling.ready(game_of(written))
        opened = await _replay(table_id, written)
        self._keep(opened)
        self._driver.drive(opened)
        return opened

    def _keep(self, opened: OpenTable) -> None:
        self.tables[opened.id] = opened
        if len(self.tables) > self.limits.tables_open:
            for old in list(self.tables.values())[: len(self.tables) - self.limits.tables_open]:
                if old.is_idle:
                    del self.tables[old.id]

    async def change(self, table_id: str, check: Check) -> ev.AnyEvent:
        """Change a table, if the check allows it."""
        opened = await self.find(table_id)
        async with opened.lock:
            try:
                return await self._pass(opened, check, -1, "")
            except Refused:
                if not self.store.is_shared or not await self._catch_up(opened):
                    raise
                # The refusal was based on an outdated state.
                return await self._pass(opened, check, -1, "")

    async def ask(self, table_id: str, seat: int, request: str, check: Check, lang: str) -> ev.Refused | None:
        """Carry out a seat's request once, and return its refusal or None; idempotent by its id."""
        opened = await self.find(table_id)
        async with opened.lock:
            if (seat, request) not in opened.answers:
                answer = partial(checks.answer, check=check, lang=lang)
                try:
                    event = await self._pass(opened, answer, seat, request)
                except TableFull as full:
                    return ev.Refused("", full.reason(lang))
                if isinstance(event, ev.Refused):
                    # Without space left it was not stored.
                    return opened.answers.get((seat, request), event)
            return opened.answers[seat, request]

    async def why(self, table_id: str, check: Check, lang: str) -> ev.Refused | None:
        """Why something cannot be done now, or None if it can; nothing is written."""
        opened = await self.visit(table_id)
        answer = checks.answer(opened.gathering, check, lang)
        return answer if isinstance(answer, ev.Refused) else None

    async def _pass(self, opened: OpenTable, check: Check, asker: int, request: str) -> ev.AnyEvent:
        """Check, write, take, tell: every change passes here, with the table's lock held."""
        while True:
            if opened.is_gone:
                raise UnknownTable
            trial = opened.gathering.copy()
            event = check(trial)
            if not self._has_space(opened, event):
                if isinstance(event, ev.Refused):
                    return event
                raise TableFull
            trial.take(event)
            at = now()
            step = ev.Step(at, [event, *take_automatic(trial)], asker, request)
            trial.note_time(at)
            written = Written(opened.id, opened.number + 1, ev.write_step(step))
            try:
                await self.store.append(written)
            except Overtaken:
                if written in await self._catch_up(opened) or (asker, request) in opened.answers:
                    return event
                continue
            opened.take(trial, step)
            opened.tell_of([event])
            await self._driver.react(opened, event)
            return event

    def _has_space(self, opened: OpenTable, event: ev.AnyEvent) -> bool:
        """Whether a table has space for an event; nobody can use up the space that the game needs to end."""
        if _is_for_the_game(opened.gathering, event):
            return opened.number < self.limits.steps
        return opened.number < self.limits.steps // 2

    async def _catch_up(self, opened: OpenTable) -> list[Written]:
        """Take what other processes have written; a step of this process may be among it after all."""
        written = await self.store.read(opened.id, opened.number)
        if not written:
            self._forget(opened)
            raise UnknownTable
        news = written[1:]
        if news:
            # Replace the gathering, so that nobody reads it half changed.
            gathering = opened.gathering.copy()
            opened.gathering = gathering
            opened.tell_of(opened.take_stored(news))
            self._driver.drive(opened)
        return news

    async def _hear(self, note: AnyNote) -> None:
        """Take a note of another process."""
        if isinstance(note, Missed):
            for opened in list(self.tables.values()):
                await self._look_again(opened)
            return
        known = self.tables.get(note.table_id)
        if known is None:
            return
        if isinstance(note, Grown):
            # Most notes that a busy process gets are about its own steps.
            if note.number is None or note.number > known.number:
                await self._look_again(known)
        else:
            self._neighbours.hear(known, note)

    async def _look_again(self, opened: OpenTable) -> None:
        async with opened.lock:
            try:
                await self._catch_up(opened)
            except UnknownTable:
                LOG.info("table deleted elsewhere", extra={"table": opened.id})

    async def join(self, table_id: str, listener: Listener) -> OpenTable:
        """Connect a listener to a table; an older connection of the same seat is closed."""
        opened = await self.find(table_id)
        if listener.seat is None and opened.watchers >= self.limits.watchers:
            # The limit is for spectators only, never for seats.
            raise Refused("room-too-many-watchers")
        if listener.seat is not None:
            opened.dismiss(listener.seat, "room-taken-over")
            opened.elsewhere.pop(listener.seat, None)
        opened.welcome(listener)
        opened.tell()
        try:
            await self._welcome(opened, listener.seat)
        except BaseException:
            opened.leave(listener)
            raise
        return opened

    async def _welcome(self, opened: OpenTable, seat: Seat) -> None:
        """Tell other processes that a seat is present, and dismiss its sitter."""
        if seat is not None:
            await self.store.tell(Present(opened.id, seat, self.store.process))
            if opened.gathering.seats[seat].sitter:
                await self.change(opened.id, lambda _: ev.SitterWent(seat))

    async def part(self, opened: OpenTable, listener: Listener) -> None:
        """Disconnect a listener."""
        if opened.leave(listener):
            opened.tell()
            if listener.seat is not None:
                await self.store.tell(Absent(opened.id, listener.seat, self.store.process))

    async def rematch(self, table_id: str, key: str) -> str:
        """The id of the rematch table, opened by the first request."""
        opened = await self.visit(table_id)
        checks.seat_of(opened.gathering, key)
        async with opened.lock:
            if not opened.gathering.rematch:
                again = await self.create(checks.open_rematch(opened.gathering))
                await self._pass(opened, lambda gathering: checks.rematch(gathering, again), -1, "")
                if opened.gathering.rematch != again:
                    # Another process opened the rematch meanwhile.
                    await self._remove(self.tables[again])
            return opened.gathering.rematch

    async def delete(self, table_id: str, key: str) -> None:
        """Delete a table and every trace of it, with its host's key."""
        opened = await self.visit(table_id)
        checks.check_host(opened.gathering, key)
        await self._remove(opened)

    async def _remove(self, opened: OpenTable) -> None:
        async with opened.lock:
            await self.store.delete(opened.id)
            self._forget(opened)

    def _forget(self, opened: OpenTable) -> None:
        self.tables.pop(opened.id, None)
        self.moments.forget(opened.id)
        opened.close("room-deleted")


async def _replay(table_id: str, written: list[Written]) -> OpenTable:
    """Rebuild a table from its steps; a long one in a thread, so that the event loop stays free."""
    if len(written) < MANY_STEPS:
        return replay(table_id, written)
    return await asyncio.to_thread(replay, table_id, written)


def _is_for_the_game(gathering: Gathering, event: ev.AnyEvent) -> bool:
    """Whether an event advances the game; changing a choice does not."""
    if isinstance(event, ev.Played):
        return event.seat in gathering.table.waiting
    return isinstance(event, FOR_THE_GAME)
