"""The room: all tables, and the one function through which every change passes."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from splittable.core.contract import Seat
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.automatic import take_automatic
from splittable.room.checks import Check
from splittable.room.compiling import RULES_ONLY, Compiling
from splittable.room.drivers import Driver
from splittable.room.fair_thread import FairThread
from splittable.room.following import follow
from splittable.room.gathering import Gathering
from splittable.room.glances import Glances
from splittable.room.keys import is_table_id, new_table_id
from splittable.room.moments import Moments
from splittable.room.neighbours import Neighbours
from splittable.room.open_table import Listener, OpenTable, game_of, replay
from splittable.room.openers import Openers
from splittable.room.pads import SharedPads
from splittable.room.pulse import Pulse
from splittable.room.push.pushes import Pushes, PushRules
from splittable.room.refusals import Refused, TableFull, Unjudged, UnknownTable
from splittable.room.store import AnyNote, Asking, Grown, Missed, Overtaken, PadGrown, Store, Written
from splittable.room.sweeping import Sweeping
from splittable.room.thinking import Thinking
from splittable.room.times import now
from splittable.room.undoing import Undoing

LOG = logging.getLogger("splittable.room")
T = TypeVar("T")
MANY_STEPS = 100
"""From so many steps on, a table is replayed in a thread."""


@dataclass(frozen=True)
class Limits:
    """Limits of one room."""

    tables_open: int = 10_000
    """Tables kept in memory; beyond that, the longest idle are closed, and reopened on demand."""
    steps: int = 20_000
    """Steps of one table; no game needs half of them, and half is reserved for it: see `shares.py`."""
    watchers: int = 200
    """Spectators' connections to one table."""
    tables_with_bots: int = 20
    """Tables of one address at which bots play at the same time."""


class Room:
    """Tables with people, kept in a store."""

    def __init__(
        self, store: Store, limits: Limits | None = None, push: PushRules | None = None, keep_days: int = 0
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.openers = Openers(self.tables, self.limits.tables_with_bots)
        self._driver = Driver(self)
        self._undoing = Undoing()
        self._replaying = FairThread("replay")
        self._neighbours = Neighbours(store, self.tables)
        self._compiling = Compiling()
        self.moments = Moments()
        self.glances = Glances(self)
        self.pads = SharedPads(store)
        self.pulse = Pulse(store)
        self.sweeping = Sweeping(self, keep_days)
        self.pushes = Pushes(self, push or PushRules())

    async def open(self) -> None:
        """Open the store, start compiling, and reopen tables where bots or clocks were running."""
        await self.store.open(self._hear)
        await self.pushes.begin()
        self._compiling.begin()
        self._neighbours.begin(self._take_over)
        self._driver.resume(await self.store.unfinished())
        self.sweeping.begin()

    async def close(self) -> None:
        """Dismiss all connections, stop all tasks and close the store."""
        for opened in self.tables.values():
            for listener in opened.listeners:
                listener.dismiss("room-closing")
        await self.pulse.close()
        await self.sweeping.close()
        await self._compiling.close()
        await self._neighbours.close()
        await self._driver.close()
        self._undoing.close()
        self._replaying.close()
        await self.pushes.close()
        self.moments.close()
        self.glances.close()
        await self.store.close()

    async def ready(self, game: str, level: str = RULES_ONLY) -> None:
        """Wait until bots up to a level can play a game without compiling."""
        await self._compiling.ready(game, level)

    def is_ready(self, game: str) -> bool:
        """Whether tables of a game can be opened at once."""
        return self._compiling.is_ready(game)

    def compiled(self) -> dict[str, dict[str, int]]:
        """How much of what bots up to each level need is compiled, in percent, by game and level."""
        return self._compiling.percents()

    def preparing(self) -> dict[str, int]:
        """Games that are being compiled or loaded, each with how much of it is done, in percent."""
        return self._compiling.preparing()

    @property
    def thinking(self) -> Thinking:
        """How the bots of all tables share their threads."""
        return self._driver.thinking

    async def create(self, opening: ev.Opened, opener: str = "") -> str:
        """Open a new table, for an address."""
        with self.openers.opening(opening, opener):
            await self._compiling.ready(opening.game)
            return await self._create(opening, opener)

    async def _create(self, opening: ev.Opened, opener: str) -> str:
        table_id = new_table_id()
        gathering = Gathering(table_id, opening)
        at = now()
        step = ev.Step(at, [opening, *take_automatic(gathering)])
        gathering.note_time(at)
        await self.store.append(Written(table_id, 0, ev.write_step(step)))
        opened = OpenTable(gathering)
        opened.opener = opener
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
        # Followed first: what is written from now on is heard of, what was written before is read.
        await self.store.follow(table_id)
        written = await self.store.read(table_id)
        await self._compiling.ready(game_of(written))
        opened = await self._replay(table_id, len(written), partial(replay, table_id, written))
        self._keep(opened)
        self._driver.drive(opened)
        await self._neighbours.ask(opened)
        return opened

    def _keep(self, opened: OpenTable) -> None:
        self.tables[opened.id] = opened
        if len(self.tables) > self.limits.tables_open:
            for old in list(self.tables.values())[: len(self.tables) - self.limits.tables_open]:
                if old.is_idle:
                    del self.tables[old.id]
                    self.store.unfollow(old.id)

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

    async def ask(
        self, table_id: str, seat: int, request: str, check: Check, lang: str, listener: Listener | None = None
    ) -> ev.Refused | None:
        """Carry out a seat's request once, and return its refusal or None; idempotent by its id."""
        opened = await self.find(table_id)

        def answer(gathering: Gathering) -> ev.AnyEvent:
            # Asked each time, because another process may have written meanwhile that the key is gone.
            opened.check_welcome(listener)
            return checks.answer(gathering, check, lang)

        while True:
            if isinstance(check, partial) and check.func is checks.undo:
                # Judged beforehand: it takes longer than the event loop may be held, and nobody else waits for it.
                await self._undoing.judge(opened, seat)
            async with opened.lock:
                opened.check_welcome(listener)
                if (seat, request) not in opened.answers:
                    try:
                        event = await self._pass(opened, answer, seat, request)
                    except Unjudged:
                        continue
                    except TableFull as full:
                        event = ev.Refused("", full.reason(lang))
                    if isinstance(event, ev.Refused) and (seat, request) not in opened.answers:
                        # Without space left it was not stored.
                        opened.remember(seat, request, event)
                return opened.answers[seat, request]

    async def why(self, table_id: str, check: Check, lang: str) -> ev.Refused | None:
        """Why something cannot be done now, or None if it can; nothing is written."""
        opened = await self.visit(table_id)
        answer = checks.answer(opened.gathering, check, lang)
        return answer if isinstance(answer, ev.Refused) else None

    async def preview(self, table_id: str, seat: int, action: str, lang: str) -> ev.Refused | int | None:
        """What a legal action would add to a seat's own score at once, or why it is not legal; nothing is written."""
        opened = await self.visit(table_id)
        answer = checks.answer(opened.gathering, partial(checks.play, seat=seat, action=action), lang)
        return answer if isinstance(answer, ev.Refused) else opened.gathering.table.gain(seat, action)

    async def _pass(self, opened: OpenTable, check: Check, asker: int, request: str) -> ev.AnyEvent:
        """Check, write, take, tell: every change passes here, with the table's lock held."""
        while True:
            if opened.is_gone:
                raise UnknownTable
            event = check(opened.gathering)
            if not opened.shares.has_space(opened.gathering, event, asker, self.limits.steps):
                if isinstance(event, ev.Refused):
                    return event
                raise TableFull
            trial = opened.gathering.copy()
            trial.take(event)
            at = now()
            step = ev.Step(at, [event, *take_automatic(trial)], asker, request)
            trial.note_time(at)
            written = Written(opened.id, opened.number + 1, ev.write_step(step))
            try:
                await self.store.append(written)
            except Overtaken:
                news = await self._catch_up(opened)
                if written in news or (asker, request) in opened.answers:
                    return event
                if not news:
                    # Nobody was faster: another attempt would fail in the same way, for ever.
                    raise
                continue
            before = opened.gathering
            opened.take(trial, step)
            opened.tell_of([event])
            self._undoing.look(opened)
            self.pushes.note(opened, before, event)
            await self._driver.react(opened, event)
            return event

    async def _replay(self, table_id: str, steps: int, work: Callable[[], T]) -> T:
        """Take many stored steps in a thread, so that the event loop stays free."""
        return work() if steps < MANY_STEPS else await self._replaying.run(table_id, work)

    async def _catch_up(self, opened: OpenTable) -> list[Written]:
        """Take what other processes have written; a step of this process may be among it after all."""
        written = await self.store.read(opened.id, opened.number)
        if not written:
            self._forget(opened)
            raise UnknownTable
        news = written[1:]
        if news:
            # On a copy, so that nobody reads it half changed.
            following = partial(follow, opened.gathering.copy(), opened.shares.copy(), news)
            opened.tell_of(opened.take_followed(await self._replay(opened.id, len(news), following)))
            self._driver.drive(opened)
        return news

    async def _take_over(self) -> None:
        """Open the tables at which bots or clocks run, one of which a process that is gone may have driven."""
        await self.store.forget_dead()
        self._driver.resume(await self.store.unfinished())

    async def _hear(self, note: AnyNote) -> None:
        """Take a note of another process."""
        if isinstance(note, PadGrown):
            await self.pads.hear(note)
            return
        if isinstance(note, Missed):
            self._neighbours.miss()
            await self.pads.look_again()
            for opened in [one for one in self.tables.values() if self.store.follows(one.id)]:
                await self._look_again(opened)
            return
        known = self.tables.get(note.table_id)
        if known is None or (isinstance(note, Grown) and known.is_idle):
            # It lives in another process; a copy that nobody looks at here is brought up to date when it is used.
            if note.table_id not in self._opening:
                self.store.unfollow(note.table_id)
            return
        if isinstance(note, Grown):
            if note.number is None or note.number > known.number:
                await self._look_again(known)
        elif isinstance(note, Asking):
            await self._neighbours.answer(known, note)
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
        if await self.store.follow(table_id):
            await self.visit(table_id)
        if listener.seat is None and opened.watchers >= self.limits.watchers:
            # The limit is for spectators only, never for seats.
            raise Refused("room-too-many-watchers")
        if listener.seat is not None:
            opened.dismiss(listener.seat, "room-taken-over")
            opened.elsewhere.pop(listener.seat, None)
        opened.welcome(listener)
        opened.tell()
        self._undoing.look(opened)
        try:
            await self._welcome(opened, listener.seat)
        except BaseException:
            opened.leave(listener)
            raise
        return opened

    async def _welcome(self, opened: OpenTable, seat: Seat) -> None:
        """Tell other processes that a seat is present, and dismiss its sitter."""
        if seat is not None:
            self.pushes.arrive(opened, seat)
            await self._neighbours.announce(opened, seat)
            if opened.gathering.seats[seat].sitter:
                await self.change(opened.id, lambda _: ev.SitterWent(seat))

    async def part(self, opened: OpenTable, listener: Listener) -> None:
        """Disconnect a listener."""
        if opened.leave(listener):
            opened.tell()
            if listener.seat is not None:
                self.pushes.part(opened, listener.seat)
                await self._neighbours.renounce(opened, listener.seat)

    async def rematch(self, table_id: str, key: str, opener: str = "") -> str:
        """The id of the rematch table, opened by the first request, for an address."""
        opened = await self.visit(table_id)
        async with opened.lock:
            by = checks.seat_of(opened.gathering, key)
            if not opened.gathering.rematch:
                again = await self.create(checks.open_rematch(opened.gathering), opener)
                await self._pass(opened, lambda gathering: checks.rematch(gathering, again, by), -1, "")
                if opened.gathering.rematch != again:
                    # Another process opened the rematch meanwhile.
                    await self.remove(self.tables[again])
            return opened.gathering.rematch

    async def delete(self, table_id: str, key: str) -> None:
        """Delete a table and every trace of it, with its host's key."""
        opened = await self.visit(table_id)
        await self.remove(opened, partial(checks.check_host, key=key))

    async def remove(self, opened: OpenTable, check: Callable[[Gathering], None] = lambda _: None) -> None:
        """Delete a table and every trace of it, if the check allows it."""
        async with opened.lock:
            check(opened.gathering)
            await self.store.delete(opened.id)
            self._forget(opened)

    def _forget(self, opened: OpenTable) -> None:
        self.tables.pop(opened.id, None)
        self.moments.forget(opened.id)
        self.glances.forget(opened.id)
        self.pushes.forget(opened.id)
        self._driver.forget(opened.id)
        opened.close("room-deleted")
