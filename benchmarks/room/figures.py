"""The figures of a run and their targets."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benchmarks.engine.figures import Figure, Machine
from benchmarks.room.idle import Idling, Reopening, Seated
from benchmarks.room.loads import Lap, compare, middle, slowest, usual
from benchmarks.room.servers import COLYSEUS, IN_MEMORY, ON_DISK, ROOM

MOST_CPU = 0.19e-3
"""Seconds of CPU time for a move to four clients."""
MOST_P99 = 1 / 3
MOST_KILOBYTES_A_TABLE = 100.0
MOST_KILOBYTES_SEATED = 150.0
LEAST_TABLES = 10_000
MOST_REOPENING = 0.05
PEERS = (IN_MEMORY.name, ON_DISK.name, COLYSEUS.name)
BUSY_LOAD = 0.9
"""Share of a core above which the load generator itself may be the bottleneck."""


@dataclass(frozen=True)
class Row:
    """A contender with a number of tables: the medians of its laps, in seconds and bytes."""

    name: str
    tables: int
    moves_a_second: float
    p50: float
    p99: float
    cpu_a_move: float
    server_share: float
    client_share: float
    rss: float
    updates_a_move: float
    refused: int
    """In all laps together; anything but 0 means a fault in the load generator."""

    @property
    def is_load_busy(self) -> bool:
        """Whether the load generator may have been the bottleneck."""
        return self.client_share > BUSY_LOAD


@dataclass(frozen=True)
class Report:
    """One run."""

    machine: Machine
    rows: tuple[Row, ...]
    figures: tuple[Figure, ...]


def row_of(name: str, tables: int, laps: Sequence[Lap]) -> Row:
    """The medians of a contender's laps."""
    return Row(
        name,
        tables,
        middle(laps, lambda lap: lap.moves_a_second),
        middle(laps, usual),
        middle(laps, slowest),
        middle(laps, lambda lap: lap.cpu_a_move),
        middle(laps, lambda lap: lap.server_share),
        middle(laps, lambda lap: lap.client_share),
        middle(laps, lambda lap: lap.rss),
        middle(laps, lambda lap: lap.updates / max(lap.moves, 1)),
        sum(lap.refused for lap in laps),
    )


def compare_figures(tables: int, laps: Mapping[str, Sequence[Lap]]) -> list[Figure]:
    """Ratios of our room to each of theirs with a number of tables, for those that ran."""
    if ROOM.name not in laps:
        return []
    ours = laps[ROOM.name]
    figures = [Figure(f"{tables} tables: CPU a move", middle(ours, lambda lap: lap.cpu_a_move), "s", most=MOST_CPU)]
    for theirs in (name for name in PEERS if name in laps):
        others = laps[theirs]
        speed = compare(ours, others, lambda lap: lap.moves_a_second)
        work = compare(others, ours, lambda lap: lap.cpu_a_move)
        most = MOST_P99 if theirs == IN_MEMORY.name else None
        figures += [
            Figure(f"{tables} tables: moves/s for one of {theirs}", speed, "times"),
            Figure(f"{tables} tables: p99 in p99 of {theirs}", compare(ours, others, slowest), "times", most=most),
            Figure(f"{tables} tables: moves a CPU second for one of {theirs}", work, "times"),
        ]
    return figures


def idle_figures(idling: Idling) -> list[Figure]:
    """The rows about idle tables."""
    kilobytes = MOST_KILOBYTES_A_TABLE
    least = LEAST_TABLES if idling.tables >= LEAST_TABLES else None
    return [
        Figure("an idle table, of the first", idling.first_bytes / 1000, "KB", most=kilobytes),
        Figure("an idle table, of all", idling.bytes / 1000, "KB", most=kilobytes),
        Figure("idle tables open in one process", idling.are_open, "tables", least),
        Figure("p50 of a move beside them", usual(idling.busy), "s"),
        Figure("p99 of a move beside them", slowest(idling.busy), "s"),
    ]


def seated_figures(seated: Seated) -> list[Figure]:
    """The rows about tables with four sockets."""
    most = MOST_KILOBYTES_SEATED
    return [
        Figure("a table with four sockets", seated.plain / 1000, "KB", most=most),
        Figure("a table with four compressed sockets", seated.compressed / 1000, "KB", most=most),
    ]


def reopening_figures(reopening: Reopening) -> list[Figure]:
    """The rows about opening a long table from the store."""
    return [
        Figure(f"open a table of {reopening.events:,} events", reopening.seconds, "s", most=MOST_REOPENING),
        Figure("the same in CPU time of the loop's thread", reopening.cpu, "s"),
    ]
