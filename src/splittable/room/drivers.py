"""Driving seats that no person plays: bots, sitters, expired clocks, single legal actions of hidden hands."""

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from splittable.bots import choose_randomly
from splittable.core.errors import IllegalAction
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.open_table import OpenTable
from splittable.room.refusals import Refused, UnknownTable
from splittable.room.thinking import Speed, Thinker, Thinking
from splittable.room.thoughts import Thought, Turn, decide, decide_apart, kind_of, usual_time
from splittable.room.times import now

if TYPE_CHECKING:
    from splittable.room.room import Room

LOG = logging.getLogger("splittable.room")
OTHERS_TURN = 3.0
"""Seconds during which only the process that wrote the last step runs the table's bots."""
THOUGHTS_KEPT = 8
"""Real choices of a bot whose times are kept."""
RING_AGAIN = 10.0
"""Seconds before a clock rings again whose table could not be read."""
BOT_COMES = (ev.SitterCame, ev.BotSat)
LEAST_PAUSE, MORE_PAUSE = 0.3, 0.9
"""Seconds before the table plays a single legal action, and the random part on top: about as long as a person takes."""


def seed_of(opened: OpenTable, seat: int) -> int:
    """A seed derived from the table's secret and its progress, so that a restarted bot chooses the same.

    Without the secret, people could compute a bot's choice before it is shown.
    """
    label = f"bot {len(opened.gathering.told)} {seat}"
    return int.from_bytes(hmac.digest(opened.gathering.dealer_key(), label.encode(), "sha256")[:8], "big")


def _others_turn(opened: OpenTable) -> float:
    """Seconds left during which another process runs the table's bots."""
    if opened.is_ours:
        return 0
    # By our own clock too: the machine's may be set back, and would then say so for long.
    since = max((now() - opened.written_at) / 1000, time.monotonic() - opened.noted_at)
    return OTHERS_TURN - since


async def _pause(opened: OpenTable, began: float, usual: float, known: Sequence[float]) -> None:
    """Let people see every single action: wait until a bot has taken the table's pace, which may change meanwhile.

    A hurry takes the pace away, but not the usual time, which hides a single legal action of a hidden hand; as long as
    no time is known that could hide it, no decision is hurried.
    """
    loop = asyncio.get_running_loop()
    while opened.listeners:
        gathering = opened.gathering
        is_hurried = gathering.is_hurried and (gathering.game.is_open or len(known) > 0)
        wait = began + max(0 if is_hurried else gathering.settings.pace / 1000, usual) - loop.time()
        if wait <= 0:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await opened.paced.wait()


def _is_moved(gathering: Gathering, seat: int) -> bool:
    """Whether a bot plays a seat, or the table does because a hidden hand has a single legal action."""  # AL-01, AL-03
    return bool(gathering.seats[seat].bot) or (not gathering.game.is_open and gathering.has_only_action(seat))


def _turn(opened: OpenTable, seat: int, thinking: Thinking) -> Turn | None:
    """What a bot has to think about now that it is its turn; None if somebody else has decided meanwhile."""
    gathering = opened.gathering
    level = gathering.seats[seat].bot
    if opened.is_gone or not level or not gathering.is_running or seat not in gathering.table.waiting:
        return None
    seed, seen = seed_of(opened, seat), len(gathering.told)
    return Turn(gathering.table, seat, level, seed, seen, thinking.waiting, thinking.threads)


def _begin_in_thread(opened: OpenTable, seat: int, thinking: Thinking) -> Callable[[], Thought] | None:
    turn = _turn(opened, seat, thinking)
    if turn is None:
        return None
    # A copy, because reading a table keeps what was read in it.
    return partial(decide, turn._replace(table=turn.table.copy()), thinking.deadlines)


def _begin_apart(opened: OpenTable, seat: int, thinking: Thinking) -> Awaitable[Thought] | None:
    turn = _turn(opened, seat, thinking)
    return None if turn is None else decide_apart(turn, thinking.deadlines, thinking.ask)


class Driver:
    """Drives seats that no person plays: bots, sitters, expired clocks, forced actions."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.thinking = Thinking()
        self._resuming: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        """By table: when its clock rings; the table itself may have left memory meanwhile."""

    def resume(self, tables: Sequence[str]) -> None:
        """Reopen, one by one, the tables at which bots or clocks were running."""
        self._resuming = asyncio.create_task(self._resume(tables), name="resume")

    async def _resume(self, tables: Sequence[str]) -> None:
        for table_id in tables:
            try:
                opened = await self._room.find(table_id)
                if opened.gathering.is_over:
                    # The room stopped after the last step and before this call.
                    await self._room.store.set_finished(table_id)
            except Exception:
                LOG.exception("table cannot be opened", extra={"table": table_id})
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Cancel all tasks and clocks; what was not stored has not happened."""
        tasks = [*self._tasks, *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for alarm in self._alarms.values():
            alarm.cancel()
        await self.thinking.close()

    def forget(self, table_id: str) -> None:
        """Stop a table's clock."""
        if (alarm := self._alarms.pop(table_id, None)) is not None:
            alarm.cancel()

    async def begin(self, opened: OpenTable) -> None:
        """Drive a table, and store that it is to be reopened after a restart if bots or a clock run there."""
        if opened.gathering.moves_by_itself:
            await self._room.store.set_unfinished(opened.id)
        self.drive(opened)

    async def react(self, opened: OpenTable, event: ev.AnyEvent) -> None:
        """Drive a table on after an event, or store that it needs no driver any more."""
        if isinstance(event, BOT_COMES):
            await self.begin(opened)
        elif not opened.gathering.is_over:
            self.drive(opened)
        elif opened.gathering.moves_by_itself:
            await self._room.store.set_finished(opened.id)

    def drive(self, opened: OpenTable) -> None:
        """Start the tasks of a table's bots, and its clock."""
        if opened.is_gone or not opened.gathering.is_running:
            return
        for seat in opened.gathering.table.waiting:
            if seat not in opened.thinking and _is_moved(opened.gathering, seat):
                task = asyncio.create_task(self._think(opened, seat), name="bot")
                opened.thinking[seat] = task
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        if opened.gathering.settings.clock:
            self._wind(opened)

    async def _think(self, opened: OpenTable, seat: int) -> None:
        number = opened.number
        try:
            while self._room.store.is_shared and (wait := _others_turn(opened)) > 0:
                await asyncio.sleep(wait)
            await self._move(opened, seat)
        except (Refused, IllegalAction) as error:
            if opened.number == number:
                # Nothing has changed, so another attempt would be refused again, for ever.
                # Only the rule is logged: the sentence could reveal cards.
                LOG.warning("bot was refused", extra={"table": opened.id, "reason": getattr(error, "rule", "")})
                return
        except Exception:
            LOG.exception("bot could not act", extra={"table": opened.id})
            await asyncio.sleep(1)
        finally:
            del opened.thinking[seat]
        self.drive(opened)

    async def _move(self, opened: OpenTable, seat: int) -> None:
        level = opened.gathering.seats[seat].bot
        if not level:
            await self._play_only(opened, seat)
            return
        await self._room.ready(opened.gathering.game.id, level)
        kind = kind_of(opened.gathering.table, level)
        speed: Speed = "quick" if self.thinking.deadlines.is_quick(kind) else "long"
        thinker = Thinker(opened.opener or opened.id, opened.id, speed, lambda: bool(opened.listeners))
        if speed == "quick":
            thought = await self.thinking.run(thinker, partial(_begin_in_thread, opened, seat, self.thinking))
        else:
            thought = await self.thinking.run_apart(thinker, partial(_begin_apart, opened, seat, self.thinking))
        if thought is None:
            return
        began = asyncio.get_running_loop().time() - thought.seconds
        known = opened.thought.setdefault(seat, [])
        # Speed must not reveal a single legal action: it takes about as long as one of the bot's last choices.
        usual = usual_time(known) if known else 0.0
        if thought.has_choice:
            usual = thought.seconds
            opened.thought[seat] = [*known[1 - THOUGHTS_KEPT :], usual]
        await _pause(opened, began, usual, known)
        decided = checks.Decided(thought.action, thought.level, thought.seen, thought.budget)
        check = partial(checks.play_for, seat=seat, decided=decided)
        await self._room.change(opened.id, check)

    async def _play_only(self, opened: OpenTable, seat: int) -> None:
        """Play a hand's single legal action after a random delay, so that others do not notice."""
        if not opened.gathering.is_running or seat not in opened.gathering.table.waiting:
            return
        if not opened.gathering.has_only_action(seat):
            return
        pause = max(LEAST_PAUSE, opened.gathering.settings.pace / 1000)
        await asyncio.sleep(pause + secrets.randbelow(1000) / 1000 * MORE_PAUSE)
        await self._room.change(opened.id, partial(checks.play_only, seat=seat))

    def _wind(self, opened: OpenTable) -> None:
        self.forget(opened.id)
        opened.alarm = None
        waited = opened.waited()
        if waited:
            wait = max(0.0, opened.gathering.settings.clock - max(waited.values()))
            # Only the table's id is kept: a clock of days does not hold the table in memory.
            opened.alarm = asyncio.get_running_loop().call_later(wait, self._ring, opened.id)
            self._alarms[opened.id] = opened.alarm

    def _ring(self, table_id: str) -> None:
        del self._alarms[table_id]
        task = asyncio.create_task(self._wake(table_id), name="clock")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake(self, table_id: str) -> None:
        try:
            opened = await self._room.find(table_id)
        except UnknownTable:
            return
        except Exception:
            LOG.exception("table cannot be opened", extra={"table": table_id})
            self._alarms[table_id] = asyncio.get_running_loop().call_later(RING_AGAIN, self._ring, table_id)
            return
        if table_id not in self._alarms:
            opened.alarm = None
            await self._play_late(opened)

    async def _play_late(self, opened: OpenTable) -> None:
        number, seen = opened.number, len(opened.gathering.told)
        clock = opened.gathering.settings.clock
        seats = [seat for seat, waited in opened.waited().items() if waited >= clock]
        for seat in seats:
            action = choose_randomly(opened.gathering.table.view(seat), seed_of(opened, seat))
            check = partial(checks.play_for, seat=seat, decided=checks.Decided(action, "clock", seen))
            try:
                await self._room.change(opened.id, check)
            except (Refused, IllegalAction):
                continue
            except Exception:
                LOG.exception("clock could not play", extra={"table": opened.id})
                await asyncio.sleep(1)
                self.drive(opened)
                return
        if not seats or opened.number != number:
            # Otherwise nothing can be played here any more, and the clock would expire for ever.
            self.drive(opened)
