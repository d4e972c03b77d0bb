"""One mind, as the room sees it."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Self

from splittable.room.minds.jobs import LENGTH, Chosen, Failed, Job, Ready, Report, frame, length_of, read_report

COMMAND = (sys.executable, "-m", "splittable.room.minds.process")
START_SECONDS = 60.0
"""A process that cannot be asked after so long is given up."""


class MindDied(Exception):
    """A mind has ended in the midst of a job."""


class Mind:
    """A process that does one job at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._in, self._out = process, process.stdin, process.stdout

    @classmethod
    async def start(cls) -> Self:
        """Start a process; raises `OSError` or `NotImplementedError` where that is impossible."""
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL))

    async def wake(self) -> None:
        """Wait until it can be asked."""
        async with asyncio.timeout(START_SECONDS):
            if not isinstance(await self._hear(), Ready):
                raise MindDied

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether its process runs, as far as is known."""
        return self._process.returncode is None

    async def ask(self, job: Job) -> Chosen | Failed:
        """Let it do a job; whoever no longer waits for the answer has to kill it."""
        with suppress(OSError):  # that it has ended is noticed where it is read
            self._in.write(frame(job))
        report = await self._hear()
        if isinstance(report, Ready):
            raise MindDied
        return report

    async def _hear(self) -> Report:
        try:
            head = await self._out.readexactly(LENGTH)
            report: Report = read_report(await self._out.readexactly(length_of(head)))
        except (asyncio.IncompleteReadError, OSError) as error:
            raise MindDied from error
        return report

    def kill(self) -> None:
        """End it at once, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until its process is gone."""
        await self._process.wait()
