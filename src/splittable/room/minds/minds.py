"""The minds of a room: as many as are asked at a time, none before it is needed, none that has been idle for long."""

import asyncio
import logging

from splittable.room.minds.jobs import Chosen, Failed, Job
from splittable.room.minds.mind import Mind, MindDied

LOG = logging.getLogger("splittable.room")
IDLE_SECONDS = 600.0
"""After so long without a job a mind ends: warm, it holds some 200 MB."""
TRIES = 2
"""A job is given to so many minds if they end in its midst: it may be what ends them."""
AGAIN = 60.0
"""Seconds before another attempt where no process could be started."""


class NoMind(Exception):
    """No process can do a job now."""


class Minds:
    """Gives jobs to processes, of which one at a time is started while whoever asks does the job in another way."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._idle: list[tuple[Mind, asyncio.TimerHandle]] = []
        """Those without a job, with when they end; the one that had a job last comes last and has the next one."""
        self._every: set[Mind] = set()
        """All that may still run."""
        self._starting: asyncio.Task[None] | None = None
        self._none_before = 0.0
        self.restarts = 0
        """How many have ended by themselves."""

    @property
    def pids(self) -> list[int]:
        """The numbers of all processes."""
        return [mind.pid for mind in self._every if mind.is_alive]

    async def ask(self, job: Job) -> Chosen | Failed:
        """Let a mind do a job, and another one if that ends; raises `NoMind` while there is none for it."""
        for tries in range(TRIES):
            mind = self._take()
            while mind is None and tries and self._starting is not None:
                # The job may be what ended the last one, so it is not done here.
                await asyncio.wait([self._starting])
                mind = self._take()
            if mind is None:
                raise NoMind
            try:
                answer = await mind.ask(job)
            except MindDied:
                mind.kill()
                await mind.ended()
                self._note_end()
            except BaseException:
                # Nobody waits for the answer any more.
                mind.kill()
                raise
            else:
                self._rest(mind)
                return answer
        return Failed("the processes that were asked have ended")

    async def close(self) -> None:
        """End all."""
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait([self._starting])
        for _, ending in self._idle:
            ending.cancel()
        self._idle.clear()
        for mind in self._every:
            mind.kill()
        await asyncio.gather(*(mind.ended() for mind in self._every))

    def _take(self) -> Mind | None:
        """A mind without a job; if there is none, one is started."""
        while self._idle:
            mind, ending = self._idle.pop()
            ending.cancel()
            if mind.is_alive:
                return mind
            self._note_end()
        self._every = {mind for mind in self._every if mind.is_alive}
        is_time = asyncio.get_running_loop().time() >= self._none_before
        if self._starting is None and is_time and len(self._every) < self._most:
            self._starting = asyncio.create_task(self._start(), name="mind")
        return None

    async def _start(self) -> None:
        try:
            mind = await Mind.start()
            self._every.add(mind)
            try:
                await mind.wake()
            except BaseException:
                mind.kill()
                raise
            self._rest(mind)
        except (OSError, NotImplementedError, MindDied):
            self._none_before = asyncio.get_running_loop().time() + AGAIN
            LOG.warning("no process can be started for bots; they think in threads", exc_info=True)
        finally:
            self._starting = None

    def _note_end(self) -> None:
        self.restarts += 1
        LOG.warning("a process for bots has ended")

    def _rest(self, mind: Mind) -> None:
        ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end_idle, mind)
        self._idle.append((mind, ending))

    def _end_idle(self, mind: Mind) -> None:
        self._idle = [(one, ending) for one, ending in self._idle if one is not mind]
        mind.kill()
