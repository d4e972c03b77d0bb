"""What people notice of many experts: 100 tables of people, alone and beside 200 tables with three experts each.

From the project's root: `python -m benchmarks.crowd` (about three minutes), `--quick` for a rough look. Rounds without
and with the experts' tables take turns in one room, so that the machine's own mood touches both. Nothing leaves
loopback.
"""

import argparse
import asyncio
import contextlib
import os
import re
import signal
import sys
from dataclasses import dataclass
from statistics import median

import httpx
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.attacks.figures import percentile
from benchmarks.attacks.rooms import HERE, Source, running
from benchmarks.crowd.people import People
from benchmarks.printing import paper

PEOPLE, EXPERTS = 100, 200
SETTLE = 6.0
"""Seconds for the experts' tables to come to rest, or into their stride."""
LOADING = 30.0
"""Seconds at first in which the room loads the code of all levels."""
MOST_RATIO, MOST_WAIT = 1.25, 5.0
COLUMNS = ("round", "moves", "p50 alone", "beside", "p99 alone", "beside", "ratio", "experts", "p99", "slowest")
NICENESS = 5
"""The experts' clients step back behind those whose moves are measured: in life they run elsewhere."""


@dataclass(frozen=True)
class Round:
    """What people, and those who play with experts, noticed in some seconds."""

    moves: list[float]
    waits: list[float]


class Crowd:
    """The process of the experts' people."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._in, self._out = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, port: int, tables: int) -> "Crowd":
        """Start it and wait until everybody sits."""
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "benchmarks.crowd.experts", str(port), str(tables)]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, cwd=HERE, limit=10**8, preexec_fn=lambda: os.nice(NICENESS)
        )
        crowd = cls(process)
        if await crowd._out.readline() != b"ready\n":
            raise RuntimeError("the experts' tables could not be gathered")
        return crowd

    def say(self, line: str) -> None:
        """Tell it to go or to stop."""
        self._in.write(line.encode() + b"\n")

    async def told(self) -> list[float]:
        """What it has seen since it was asked last."""
        self.say("told")
        return msgspec.json.decode(await self._out.readline(), type=list[float])

    async def end(self) -> None:
        """End it."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def shortened(port: int) -> int:
    """How many decisions of bots got fewer iterations than their level has."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    found = re.search(r"^splittable_thoughts_shortened_total ([\d.e+]+)$", text, re.MULTILINE)
    return int(float(found[1])) if found else 0


async def measure(port: int, rounds: int, seconds: float, progress: Progress) -> tuple[list[Round], list[Round]]:
    """Rounds without and with the experts' tables, in turns."""
    task = progress.add_task("people sit down", total=2 * rounds)
    people = People(port, PEOPLE)
    await people.begin()
    progress.update(task, description="experts' tables")
    crowd = await Crowd.start(port, EXPERTS)
    alone: list[Round] = []
    beside: list[Round] = []
    try:
        crowd.say("go")
        await asyncio.sleep(LOADING)
        for _ in range(rounds):
            for into, line in ((alone, "stop"), (beside, "go")):
                progress.update(task, description="people alone" if line == "stop" else "beside experts")
                crowd.say(line)
                await asyncio.sleep(SETTLE)
                await crowd.told()
                moves = await people.listen(seconds)
                into.append(Round(moves, await crowd.told()))
                progress.advance(task)
    finally:
        await people.end()
        await crowd.end()
    return alone, beside


def draw(alone: list[Round], beside: list[Round]) -> Table:
    """The run as a table, each round and all together."""
    table = Table(title=f"{PEOPLE} tables of people, and {EXPERTS} with three experts each")
    for column in COLUMNS:
        table.add_column(column, justify="right")

    def row(name: str, one: Round, other: Round) -> None:
        before, after = percentile(one.moves, 0.99), percentile(other.moves, 0.99)
        table.add_row(
            name,
            f"{len(one.moves)} / {len(other.moves)}",
            *(f"{1e3 * median(half.moves):.1f} ms" for half in (one, other)),
            f"{1e3 * before:.1f} ms",
            f"{1e3 * after:.1f} ms",
            f"{after / before:.2f}",
            str(len(other.waits)),
            f"{percentile(other.waits, 0.99):.2f} s",
            f"{max(other.waits, default=0):.2f} s",
        )

    for number, (one, other) in enumerate(zip(alone, beside, strict=True), 1):
        row(str(number), one, other)
    table.add_section()
    row("all", pool(alone), pool(beside))
    return table


def pool(rounds: list[Round]) -> Round:
    """Some rounds as one."""
    return Round([took for one in rounds for took in one.moves], [wait for one in rounds for wait in one.waits])


def main() -> None:
    """Read the arguments, measure, print the table."""
    parser = argparse.ArgumentParser("python -m benchmarks.crowd", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves no process behind
    source = Source(HERE)
    source.compile()
    rounds, seconds = (1, 8.0) if asked.quick else (3, 20.0)
    with Progress(console=Console(stderr=True), transient=True) as progress, running(source, 0) as room:
        alone, beside = asyncio.run(measure(room.port, rounds, seconds, progress))
        cut = shortened(room.port)
    paper().print(draw(alone, beside))
    ratio = percentile(pool(beside).moves, 0.99) / percentile(pool(alone).moves, 0.99)
    slowest = max(pool(beside).waits, default=0.0)
    print(f"p99 beside / alone {ratio:.2f} (aim {MOST_RATIO}), slowest expert {slowest:.1f} s (aim {MOST_WAIT:.0f})")
    print(f"decisions of experts with fewer iterations than they have alone: {cut}")


if __name__ == "__main__":
    main()
