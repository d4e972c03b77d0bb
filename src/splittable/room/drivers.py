"""Driving seats that no person plays: bots, sitters, expired clocks, single legal actions of hidden hands."""

import asyncio
import hmac
import logging
import os
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from splittable.bots import choose_randomly, find
from splittable.core.errors import IllegalAction
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.gathering import Gathering
from splittable.room.open_table import OpenTable
from splittable.room.refusals import Refused
from splittable.room.times import now

if TYPE_CHECKING:
    from splittable.room.room import Room

LOG = logging.getLogger("splittable.room")
OTHERS_TURN = 3.0
"""Seconds during which only the process that wrote the last step runs the table's bots."""
LEAST_PAUSE, MORE_PAUSE = 0.3, 0.9
"""Seconds before the table plays a single legal action, and the random part on top: about as long as a person takes."""


def seed_of(opened: OpenTable, seat: int) -> int:
    """A seed derived from the table's secret and its progress, so that a restarted bot chooses the same.

    Without the secret, people could compute a bot's choice before it is shown.
    """
    label = f"bot {len(opened.gathering.told)} {seat}"
    return int.from_bytes(hmac.digest(opened.gathering.dealer_key(), label.encode(), "sha256")[:8], "big")


def think(level: str, view: Mapping[str, Any], seed: int) -> str:
    """A bot's choice; if the bot fails or chooses an illegal action, a random legal one."""
    try:
        action = find(level)(view, seed)
        if action in view["actions"]:
            return action
        LOG.error("bot chose what is not legal", extra={"level": level, "game": view["game"]})
    except Exception:
        LOG.exception("bot failed", extra={"level": level, "game": view["game"]})
    return choose_randomly(view, seed)


def _others_turn(opened: OpenTable) -> float:
    """Seconds left during which another process runs the table's bots."""
    if opened.is_ours:
        return 0
    return min(OTHERS_TURN, (opened.written_at - now()) / 1000 + OTHERS_TURN)


def _is_moved(gathering: Gathering, seat: int) -> bool:
    """Whether a bot plays a seat, or the table does because a hidden hand has a single legal action."""  # AL-01, AL-03
    return bool(gathering.seats[seat].bot) or (not gathering.game.is_open and gathering.has_only_action(seat))


class Driver:
    """Drives seats that no person plays: bots, sitters, expired clocks, forced actions."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._threads = ThreadPoolExecutor(os.cpu_count(), thread_name_prefix="bot")
        self._resuming: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

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
        for opened in self._room.tables.values():
            if opened.alarm is not None:
                opened.alarm.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def begin(self, opened: OpenTable) -> None:
        """Drive a table, and store that it is to be reopened after a restart if bots or a clock run there."""
        if opened.gathering.moves_by_itself:
            await self._room.store.set_unfinished(opened.id)
        self.drive(opened)

    async def react(self, opened: OpenTable, event: ev.AnyEvent) -> None:
        """Drive a table on after an event, or store that it needs no driver any more."""
        if isinstance(event, ev.SitterCame | ev.BotSat):
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
        if level := opened.gathering.seats[seat].bot:
            await self._room.ready(opened.gathering.game.id, level)
        gathering = opened.gathering
        level = gathering.seats[seat].bot
        if not gathering.is_running or seat not in gathering.table.waiting:
            return
        if not level:
            await self._play_only(opened, seat)
            return
        view = gathering.table.view(seat)
        seen = len(gathering.told)
        seed = seed_of(opened, seat)
        loop = asyncio.get_running_loop()
        began = loop.time()
        action = await loop.run_in_executor(self._threads, think, level, view, seed)
        thought = loop.time() - began
        if len(view["actions"]) > 1:
            opened.thought[seat] = thought
        if opened.listeners:
            # So that people see every single action, and speed does not reveal a single legal action.
            await asyncio.sleep(max(gathering.settings.pace / 1000, opened.thought.get(seat, 0)) - thought)
        await self._room.change(opened.id, partial(checks.play_for, seat=seat, action=action, by=level, seen=seen))

    async def _play_only(self, opened: OpenTable, seat: int) -> None:
        """Play a hand's single legal action after a random delay, so that others do not notice."""
        if not opened.gathering.has_only_action(seat):
            return
        pause = max(LEAST_PAUSE, opened.gathering.settings.pace / 1000)
        await asyncio.sleep(pause + secrets.randbelow(1000) / 1000 * MORE_PAUSE)
        await self._room.change(opened.id, partial(checks.play_only, seat=seat))

    def _wind(self, opened: OpenTable) -> None:
        if opened.alarm is not None:
            opened.alarm.cancel()
            opened.alarm = None
        owed = opened.gathering.owed_since
        if owed:
            due = min(owed.values()) + opened.gathering.settings.clock * 1000
            wait = max(0, due - now()) / 1000
            opened.alarm = asyncio.get_running_loop().call_later(wait, self._ring, opened)

    def _ring(self, opened: OpenTable) -> None:
        opened.alarm = None
        task = asyncio.create_task(self._play_late(opened), name="clock")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _play_late(self, opened: OpenTable) -> None:
        number, seen = opened.number, len(opened.gathering.told)
        late = now() - opened.gathering.settings.clock * 1000
        seats = [seat for seat, since in opened.gathering.owed_since.items() if since <= late]
        for seat in seats:
            action = choose_randomly(opened.gathering.table.view(seat), seed_of(opened, seat))
            check = partial(checks.play_for, seat=seat, action=action, by="clock", seen=seen)
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
