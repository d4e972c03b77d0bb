"""The room: every table in it, and the one door through which anything happens at one."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from splittable.core.contract import Seat
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.automatic import settle
from splittable.room.checks import Check
from splittable.room.compiling import RULES_ONLY, Compiling
from splittable.room.drivers import Attendant
from splittable.room.gathering import Gathering
from splittable.room.keys import is_table_id, new_table_id
from splittable.room.moments import Moments
from splittable.room.neighbours import Neighbours
from splittable.room.open_table import Listener, OpenTable, game_of, replay
from splittable.room.refusals import Declined, TableFull, UnknownTable
from splittable.room.store import Absent, AnyNote, Grown, Missed, Overtaken, Present, Store, Written
from splittable.room.times import now

LOG = logging.getLogger("splittable.room")
FOR_THE_GAME = (ev.Started, ev.SitterWent, ev.Stopped, ev.Rematched)
"""What happens at most once, or once for each time that something else has: nobody can fill a record with it."""

MANY_STEPS = 100
"""Steps that take longer to replay than a thread takes to start."""


@dataclass(frozen=True)
class Limits:
    """How much one room holds."""

    tables_open: int = 10_000
    """Idle tables kept in memory; more are closed, the longest idle first, and open again when somebody comes."""
    steps: int = 20_000
    """Steps of one table; no game comes near half of them, and the second half is kept for the game alone."""
    watchers: int = 200
    """Connections to one table of people who do not sit there."""


class Room:
    """Tables with people, kept in a store."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._attendant = Attendant(self)
        self._neighbours = Neighbours(store, self.tables)
        self._compiling = Compiling()
        self.moments = Moments()

    async def open(self) -> None:
        """Make ready to serve, and go on with what bots and clocks had begun."""
        await self.store.open(self._hear)
        self._compiling.begin()
        self._neighbours.begin()
        self._attendant.resume(await self.store.unfinished())

    async def close(self) -> None:
        """Let nobody wait, finish writing."""
        for table in self.tables.values():
            for listener in table.listeners:
                listener.dismiss("room-closing")
        await self._compiling.close()
        await self._neighbours.close()
        await self._attendant.close()
        self.moments.close()
        await self.store.close()

    async def ready(self, game: str, level: str = RULES_ONLY) -> None:
        """Wait until bots up to a level can play a game without compiling."""
        await self._compiling.ready(game, level)

    def compiled(self) -> dict[str, dict[str, int]]:
        """How much of what bots up to each level need is compiled, in percent, by game and level."""
        return self._compiling.percents()

    async def create(self, opened: ev.Opened) -> str:
        """Open a new table."""
        await self._compiling.ready(opened.game)
        table_id = new_table_id()
        gathering = Gathering(table_id, opened)
        at = now()
        step = ev.Step(at, [opened, *settle(gathering)])
        gathering.note_time(at)
        await self.store.append(Written(table_id, 0, ev.write_step(step)))
        table = OpenTable(gathering)
        table.take(gathering, step)
        self._keep(table)
        await self._attendant.look_after(table)
        return table_id

    async def find(self, table_id: str) -> OpenTable:
        """A table by its name, opened if it is not."""
        table = self.tables.get(table_id)
        if table is not None:
            self.tables.move_to_end(table_id)
            return table
        if not is_table_id(table_id):
            raise UnknownTable
        opening = self._opening.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def visit(self, table_id: str) -> OpenTable:
        """A table as it is now, whichever process wrote last and whether or not that could be told yet."""
        table = await self.find(table_id)
        if self.store.is_shared:
            async with table.lock:
                await self._catch_up(table)
        return table

    async def _open(self, table_id: str) -> OpenTable:
        written = await self.store.read(table_id)
        await self._compiling.ready(game_of(written))
        table = await _replay(table_id, written)
        self._keep(table)
        self._attendant.attend(table)
        return table

    def _keep(self, table: OpenTable) -> None:
        self.tables[table.id] = table
        if len(self.tables) > self.limits.tables_open:
            for old in list(self.tables.values())[: len(self.tables) - self.limits.tables_open]:
                if old.is_idle:
                    del self.tables[old.id]

    async def change(self, table_id: str, check: Check) -> ev.AnyEvent:
        """Let something happen at a table, if the check allows it."""
        table = await self.find(table_id)
        async with table.lock:
            try:
                return await self._pass(table, check, -1, "")
            except Declined:
                if not self.store.is_shared or not await self._catch_up(table):
                    raise
                # It was declined for something that is no longer so.
                return await self._pass(table, check, -1, "")

    async def ask(self, table_id: str, seat: int, request: str, check: Check, lang: str) -> ev.Refused | None:
        """Let a seat's request happen once; why not, if it was refused."""
        table = await self.find(table_id)
        async with table.lock:
            if (seat, request) not in table.answers:
                answer = partial(checks.answer, check=check, lang=lang)
                try:
                    event = await self._pass(table, answer, seat, request)
                except TableFull as full:
                    return ev.Refused("", full.reason(lang))
                if isinstance(event, ev.Refused):
                    # Where there is no space for it, it is not written.
                    return table.answers.get((seat, request), event)
            return table.answers[seat, request]

    async def why(self, table_id: str, check: Check, lang: str) -> ev.Refused | None:
        """Why something cannot be done now, or None if it can; nothing is written."""
        table = await self.visit(table_id)
        answer = checks.answer(table.gathering, check, lang)
        return answer if isinstance(answer, ev.Refused) else None

    async def _pass(self, table: OpenTable, check: Check, asker: int, request: str) -> ev.AnyEvent:
        """The one door: check, write, take, tell. Whoever comes through it holds the table's lock."""
        while True:
            if table.is_gone:
                raise UnknownTable
            trial = table.gathering.copy()
            event = check(trial)
            if not self._has_space(table, event):
                if isinstance(event, ev.Refused):
                    return event
                raise TableFull
            trial.take(event)
            at = now()
            step = ev.Step(at, [event, *settle(trial)], asker, request)
            trial.note_time(at)
            written = Written(table.id, table.number + 1, ev.write_step(step))
            try:
                await self.store.append(written)
            except Overtaken:
                if written in await self._catch_up(table) or (asker, request) in table.answers:
                    return event
                continue
            table.take(trial, step)
            table.tell_of([event])
            await self._attendant.follow(table, event)
            return event

    def _has_space(self, table: OpenTable, event: ev.AnyEvent) -> bool:
        """Whether a table's record can still take an event: nobody can fill it so that the game does not end."""
        if _is_for_the_game(table.gathering, event):
            return table.number < self.limits.steps
        return table.number < self.limits.steps // 2

    async def _catch_up(self, table: OpenTable) -> list[Written]:
        """Follow what other processes have written; a step of one's own may be among it after all."""
        written = await self.store.read(table.id, table.number)
        if not written:
            self._forget(table)
            raise UnknownTable
        news = written[1:]
        if news:
            # Those who are being shown the table now must not see it half changed.
            gathering = table.gathering.copy()
            table.gathering = gathering
            table.tell_of(table.follow(news))
            self._attendant.attend(table)
        return news

    async def _hear(self, note: AnyNote) -> None:
        """Another process tells something."""
        if isinstance(note, Missed):
            for table in list(self.tables.values()):
                await self._look_again(table)
            return
        known = self.tables.get(note.table)
        if known is None:
            return
        if isinstance(note, Grown):
            # Most of what a busy process hears are its own steps.
            if note.number is None or note.number > known.number:
                await self._look_again(known)
        else:
            self._neighbours.hear(known, note)

    async def _look_again(self, table: OpenTable) -> None:
        async with table.lock:
            try:
                await self._catch_up(table)
            except UnknownTable:
                LOG.info("table deleted elsewhere", extra={"table": table.id})

    async def join(self, table_id: str, listener: Listener) -> OpenTable:
        """Let a connection listen to a table; an older one of the same seat gives way."""
        table = await self.find(table_id)
        if listener.seat is None and table.watchers >= self.limits.watchers:
            # Who sits here is never kept out by those who look on.
            raise Declined("room-too-many-watchers")
        if listener.seat is not None:
            table.dismiss(listener.seat, "room-taken-over")
            table.elsewhere.pop(listener.seat, None)
        table.welcome(listener)
        table.tell()
        try:
            await self._welcome(table, listener.seat)
        except BaseException:
            table.leave(listener)
            raise
        return table

    async def _welcome(self, table: OpenTable, seat: Seat) -> None:
        """Tell other processes who has come, and let whoever sat in for them go."""
        if seat is not None:
            await self.store.tell(Present(table.id, seat, self.store.process))
            if table.gathering.seats[seat].sitter:
                await self.change(table.id, lambda _: ev.SitterWent(seat))

    async def part(self, table: OpenTable, listener: Listener) -> None:
        """Let a connection go."""
        if table.leave(listener):
            table.tell()
            if listener.seat is not None:
                await self.store.tell(Absent(table.id, listener.seat, self.store.process))

    async def rematch(self, table_id: str, key: str) -> str:
        """The table at which the same people meet again; the first who asks opens it."""
        table = await self.visit(table_id)
        checks.seat_of(table.gathering, key)
        async with table.lock:
            if not table.gathering.rematch:
                again = await self.create(checks.open_rematch(table.gathering))
                await self._pass(table, lambda gathering: checks.rematch(gathering, again), -1, "")
                if table.gathering.rematch != again:
                    # They met through another process while this one laid its table.
                    await self._remove(self.tables[again])
            return table.gathering.rematch

    async def delete(self, table_id: str, key: str) -> None:
        """Remove a table and every trace of it, as its host wishes."""
        table = await self.visit(table_id)
        checks.check_host(table.gathering, key)
        await self._remove(table)

    async def _remove(self, table: OpenTable) -> None:
        async with table.lock:
            await self.store.delete(table.id)
            self._forget(table)

    def _forget(self, table: OpenTable) -> None:
        self.tables.pop(table.id, None)
        self.moments.forget(table.id)
        table.close("room-deleted")

    async def opened(self) -> Sequence[str]:
        """The names of all tables in the store."""
        return await self.store.tables()


async def _replay(table_id: str, written: list[Written]) -> OpenTable:
    """A table from its steps; a long one is replayed in a thread, so that others are served meanwhile."""
    if len(written) < MANY_STEPS:
        return replay(table_id, written)
    return await asyncio.to_thread(replay, table_id, written)


def _is_for_the_game(gathering: Gathering, event: ev.AnyEvent) -> bool:
    """Whether an event brings the game on: a choice that is changed once more does not."""
    if isinstance(event, ev.Played):
        return event.seat in gathering.table.waiting
    return isinstance(event, FOR_THE_GAME)
