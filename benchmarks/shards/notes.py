"""What NOTIFY costs: commits of steps that nobody follows, that are told once, and once for each table as before.

From the project's root: `python -m benchmarks.shards.notes` (about half a minute). Two connections commit at once, as
two processes would; one more listens.
"""

import asyncio
import os
import time
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import asyncpg
from rich.table import Table

from benchmarks.printing import paper
from benchmarks.shards.setups import running_postgres
from splittable.room.keys import new_table_id
from splittable.room.store import AnyNote, Written
from splittable.room.store.functions import APPEND, FOLLOW
from splittable.room.store.postgres import PostgresStore

COMMITS = 200
ROUNDS = 5
STEP = b"x" * 120
WRITERS, LISTENER = ("writer-1", "writer-2"), "listener"
ONE_BY_ONE = f"""
    SELECT pg_notify('splittable_{LISTENER}', '{{"type":"grown","table":"' || id || '"}}') FROM unnest($1::text[]) AS id
"""


class Cost(NamedTuple):
    """What a commit took, in seconds."""

    clock: float
    cpu: float
    """PostgreSQL's processes together."""


def cpu_of(postmaster: int) -> float:
    """The CPU seconds of PostgreSQL so far."""
    ticks = 0
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(") ")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        if int(place.parent.name) == postmaster or int(fields[1]) == postmaster:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(url: str, postmaster: int, tables: int, told: str) -> Cost:
    """Commit groups of some tables' steps through two connections."""
    listener: Any = await asyncpg.connect(url)
    await listener.add_listener(f"splittable_{LISTENER}", lambda *_: None)
    connections: list[Any] = [await asyncpg.connect(url) for _ in WRITERS]
    groups = [[new_table_id() for _ in range(tables)] for _ in WRITERS]

    async def write(connection: Any, name: str, group: list[str], numbers: range) -> None:
        for number in numbers:
            async with connection.transaction():
                await connection.fetch(APPEND, group, [number] * tables, [STEP] * tables, name)
                if told == "one by one":
                    await connection.fetch(ONE_BY_ONE, group)

    def all_write(numbers: range) -> Any:
        writing = zip(connections, WRITERS, groups, strict=True)
        return asyncio.gather(*(write(connection, name, group, numbers) for connection, name, group in writing))

    await all_write(range(20))
    if told == "together":
        for group in groups:
            await listener.fetch(FOLLOW, group, LISTENER)
    before, began = cpu_of(postmaster), time.perf_counter()
    await all_write(range(20, 20 + COMMITS))
    took, used = time.perf_counter() - began, cpu_of(postmaster) - before
    for connection in (*connections, listener):
        await connection.close()
    return Cost(took / COMMITS / len(WRITERS), used / COMMITS / len(WRITERS))


async def main() -> None:
    """Measure all, and print the table."""

    async def hear(_: AnyNote) -> None:
        pass

    table = Table(title="A commit on PostgreSQL, µs")
    for heading in ("tables in it", "told", "by the clock", "CPU of PostgreSQL"):
        table.add_column(heading, justify="right")
    with running_postgres() as (url, postmaster):
        store = PostgresStore(url)
        await store.open(hear)  # migrates, and defines the functions
        await store.append(Written(new_table_id(), 0, STEP))
        await store.close()
        ways = [(tables, told) for tables in (1, 20) for told in ("to nobody", "together", "one by one")]
        found = [[await measure(url, postmaster, *way) for way in ways] for _ in range(ROUNDS)]
    for (tables, told), costs in zip(ways, zip(*found, strict=True), strict=True):
        clock, cpu = (median(figures) * 1e6 for figures in zip(*costs, strict=True))
        table.add_row(f"{tables}", told, f"{clock:.0f}", f"{cpu:.0f}")
    paper().print(table)


if __name__ == "__main__":
    asyncio.run(main())
