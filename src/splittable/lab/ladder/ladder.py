"""Keeps a room's ladder: one game after another while nobody waits, played by a process of its own."""

import asyncio
import logging
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

from splittable.bots import LEVELS
from splittable.games import find
from splittable.lab.ladder.lines import (
    Asks,
    Busy,
    Calm,
    Failed,
    FromProcess,
    Line,
    Order,
    Over,
    Stepped,
    read_report,
    write,
)
from splittable.lab.ladder.rivals import Rival
from splittable.room.keys import new_table_id
from splittable.room.room import Room
from splittable.room.store import Written
from splittable.room.store.ladder import GamePlayed
from splittable.room.times import now

LOG = logging.getLogger("splittable.ladder")
KEPT = 500
"""Games of each game that are kept and rated; the oldest make room for new ones."""
LOOK = 0.1
"""Seconds between two looks at whether somebody waits for a bot of the room."""
CALM_FOR = 1.0
"""Seconds without anybody waiting before the ladder goes on."""
SILENCE = 120.0
"""Seconds that a bot of somebody's own may think about one decision."""
AGAIN = 60.0
"""Seconds before another attempt, if something went wrong or another process keeps the ladder."""
LONGEST_LINE = 1 << 20


def seats_of(game: str) -> int:
    """How many bots meet in a game of the ladder: as few as its rules allow, and at least two."""
    return max(find(game).fewest, 2)


class Ladder:
    """Orders games for bots that have played least, and stores them when they are over."""

    def __init__(self, room: Room, rivals: Mapping[str, Sequence[Rival]]) -> None:
        self._room = room
        self.rivals = rivals
        self.out: set[str] = set()
        """Names of bots that have failed; they sit out until the room is started again."""
        self._process: Process | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._is_calm = False
        self._ordered: Counter[str] = Counter()
        """Games ordered since the room was opened."""

    def begin(self) -> None:
        """Play from now on."""
        self._tasks = [
            asyncio.create_task(self._run(), name="ladder"),
            asyncio.create_task(self.look_around(), name="ladder's peace"),
        ]

    async def close(self) -> None:
        """Stop in the midst of a game, which is dropped."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._end()

    async def _run(self) -> None:
        while True:
            try:
                if await self._room.sweeping.is_ours():
                    await self._play()
                    continue
            except Exception:
                LOG.exception("the ladder was interrupted")
                await self._end()
            await asyncio.sleep(AGAIN)

    async def look_around(self) -> None:
        """Tell the process when somebody begins or stops waiting for a bot."""
        thinking, loop = self._room.thinking, asyncio.get_running_loop()
        last = loop.time()
        while True:
            moment = loop.time()
            last = moment if thinking.running or thinking.waiting else last
            is_calm = moment - last >= CALM_FOR
            if is_calm != self._is_calm:
                self._is_calm = is_calm
                self.tell(Calm() if is_calm else Busy())
            await asyncio.sleep(LOOK)

    def tell(self, line: Line) -> None:
        """Tell the process something, if there is one."""
        if self._process is not None and self._process.stdin is not None:
            with suppress(OSError, RuntimeError):  # a process that has died is noticed where it is read
                self._process.stdin.write(write(line))

    async def _start(self) -> Process:
        if self._process is None:
            command = (sys.executable, "-m", "splittable.lab.ladder.process")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
            self.tell(Calm() if self._is_calm else Busy())
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _play(self) -> None:
        """Let one game be played, and store it."""
        kept = await self._room.store.ladder.games()
        order = self.choose(kept)
        await self._room.ready(order.game, LEVELS[-1])
        process = await self._start()
        self.tell(order)
        steps: list[bytes] = []
        thinks = ""
        while True:
            line = await self._hear(process, thinks)
            match line:
                case Asks():
                    thinks = line.name
                case Stepped():
                    steps.append(line.step.encode())
                case Over():
                    await self._store(order, steps, line)
                    await self._make_room(kept.get(order.game, []))
                    return
                case Failed():
                    self._send_out(line.name, line.reason)
                    return

    async def _hear(self, process: Process, thinks: str) -> FromProcess:
        """The next line of the process; a bot that thinks for too long has failed."""
        assert process.stdout is not None
        while True:
            try:
                # Not `wait_for`: in Python 3.11 it forgets that it was cancelled if a line comes at the same moment.
                async with asyncio.timeout(SILENCE):
                    text = await process.stdout.readline()
            except TimeoutError:
                if not self._is_calm or not thinks or thinks in LEVELS:
                    # Others have the cores, so that nothing can be said against it: its process may still be beginning.
                    continue
                await self._end()
                return Failed(thinks, f"it thought for more than {SILENCE:.0f} s about one decision")
            if not text:
                await self._end()
                return Failed(thinks, "its process has died")
            report: FromProcess = read_report(text)
            return report

    def _send_out(self, name: str, reason: str) -> None:
        if name in LEVELS or not name:
            raise RuntimeError(f"a game of the ladder failed at {name or 'its beginning'}: {reason}")
        self.out.add(name)
        LOG.error("a bot of the ladder sits out", extra={"bot": name, "reason": reason})

    def choose(self, kept: Mapping[str, Sequence[GamePlayed]]) -> Order:
        """The game that was ordered least, for those of its bots that have played least."""
        game = min(self.rivals, key=lambda one: (self._ordered[one], random.random()))  # noqa: S311 - no secret
        self._ordered[game] += 1
        played = [name for one in kept.get(game, ()) for name in one.bots]
        able = [rival for rival in self.rivals[game] if rival.name not in self.out]
        able.sort(key=lambda rival: (played.count(rival.name), random.random()))  # noqa: S311 - no secret
        seats = able[: seats_of(game)]
        random.shuffle(seats)
        return Order(new_table_id(), game, [rival.name for rival in seats], [rival.bot for rival in seats])

    async def _store(self, order: Order, steps: Sequence[bytes], over: Over) -> None:
        """Store the game's table, and its result once it is there to be replayed."""
        store = self._room.store
        first, *more = [Written(order.table, number, step) for number, step in enumerate(steps)]
        await store.append(first)
        await asyncio.gather(*map(store.append, more))
        store.unfollow(order.table)
        await store.ladder.add(order.game, GamePlayed(order.table, now(), order.names, over.scores, over.winners))

    async def _make_room(self, kept: Sequence[GamePlayed]) -> None:
        """Delete the oldest games beyond those that are kept."""
        for old in kept[: max(0, len(kept) + 1 - KEPT)]:
            opened = self._room.tables.get(old.table)
            if opened is None:
                await self._room.store.delete(old.table)
            else:
                await self._room.remove(opened)
