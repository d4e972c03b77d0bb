"""Attack a room for some seconds in each of several ways, and measure what those who play there notice.

From the project's root: `python -m benchmarks.attacks` (about four minutes), `--quick` for a rough look, `--json FILE`
to keep the figures, `--only NAME` (may be repeated) for some attacks, `--source DIR` (may be repeated) to measure
another checkout in the same run, in turns. It needs Linux; nothing leaves loopback.
"""

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from benchmarks.attacks.bystanders import Bystanders
from benchmarks.attacks.drawing import draw, to_json
from benchmarks.attacks.figures import Report, Row, row_of
from benchmarks.attacks.floods import Done
from benchmarks.attacks.rooms import HERE, Room, Source, running
from benchmarks.attacks.strangers import ATTACKS, Attack
from benchmarks.engine.figures import look_at_machine
from benchmarks.printing import paper

FULL, QUICK = 8.0, 2.0
"""Seconds of each attack."""
MEMORY_EVERY = 0.1
PREPARING_SECONDS = 120.0


@asynccontextmanager
async def stranger(name: str, port: int, seconds: float) -> AsyncIterator[asyncio.subprocess.Process]:
    """A prepared attacker; it attacks once a line is written to it, and ends with the context."""
    command = [sys.executable, "-m", "benchmarks.attacks.strangers", name, str(port), str(seconds)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=HERE, limit=1_000_000)
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PREPARING_SECONDS):
            if await process.stdout.readline() != b"ready\n":
                raise RuntimeError(f"the attack {name} could not be prepared")
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def weigh(room: Room, memory: list[int]) -> None:
    """Note a room's memory over and over."""
    while True:
        memory.append(room.memory())
        await asyncio.sleep(MEMORY_EVERY)


async def suffer(attack: Attack, source: Source, room: Room, seconds: float) -> Row:
    """Let people play, attack the room, and see what they noticed."""
    bystanders = Bystanders(room.port)
    async with stranger(attack.name, room.port, seconds) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        await bystanders.begin()
        memory = [room.memory()]
        weighing = asyncio.create_task(weigh(room, memory))
        process.stdin.write(b"go\n")
        await asyncio.sleep(seconds)
        seen = await bystanders.end()
        weighing.cancel()
        async with asyncio.timeout(PREPARING_SECONDS):
            done = msgspec.json.decode(await process.stdout.readline(), type=Done)
    return row_of(attack.what, source.name, seen, memory, done)


def measure(attacks: list[Attack], sources: list[Source], seconds: float, progress: Progress) -> Report:
    """The whole run: each attack on a fresh room of every checkout."""
    machine = look_at_machine()
    for source in progress.track(sources, description="compile"):
        source.compile()
    task = progress.add_task("attack", total=len(attacks) * len(sources))
    rows = []
    for attack in attacks:
        for source in sources:
            progress.update(task, description=f"{attack.what}: {source.name}")
            with running(source, attack.most_files) as room:
                rows.append(asyncio.run(suffer(attack, source, room, seconds)))
            progress.update(task, advance=1)
    return Report(machine, seconds, tuple(rows))


def main() -> None:
    """Read the arguments, measure, print the table."""
    parser = argparse.ArgumentParser("python -m benchmarks.attacks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_const", const=QUICK, default=FULL, help="shorter attacks")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    names = [attack.name for attack in ATTACKS]
    parser.add_argument("--only", action="append", choices=names, help="only this attack; may be repeated")
    parser.add_argument("--source", action="append", type=Path, default=[], metavar="DIR", help="another checkout")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves no process behind
    attacks = [attack for attack in ATTACKS if attack.name in (asked.only or names)]
    sources = [*(Source(folder.resolve()) for folder in asked.source), Source(HERE)]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        report = measure(attacks, sources, asked.quick, progress)
    paper().print(draw(report))
    if asked.json:
        asked.json.write_bytes(to_json(report))


if __name__ == "__main__":
    main()
