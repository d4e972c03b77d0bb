"""The load generator: many tables of four clients in one Node process, the same for every contender."""

import subprocess
from collections.abc import Callable, Sequence
from statistics import median
from typing import TypeVar

import msgspec

from benchmarks.room.servers import HERE, Contender, Server, node, running

Found = TypeVar("Found")
CLIENTS_A_TABLE = 4


class Lap(msgspec.Struct, frozen=True):
    """One measurement by the load generator; times in seconds, memory in bytes."""

    moves: int
    seconds: float
    p50: float | None
    p99: float | None
    server_cpu: float
    client_cpu: float
    rss: int
    updates: int
    """Views sent to clients."""
    refused: int
    finished: int
    """Tables that ended and were replaced by new ones."""

    @property
    def moves_a_second(self) -> float:
        """Moves that took effect, a second of wall-clock time."""
        return self.moves / self.seconds

    @property
    def cpu_a_move(self) -> float:
        """The server's CPU time for one move, sending it to all clients included."""
        return self.server_cpu / self.moves if self.moves else float("inf")

    @property
    def server_share(self) -> float:
        """The share of a core that the server used."""
        return self.server_cpu / self.seconds

    @property
    def client_share(self) -> float:
        """The share of a core that the load generator used; near 1 it is the bottleneck."""
        return self.client_cpu / self.seconds


class Growth(msgspec.Struct, frozen=True):
    """The server's memory before and after tables were opened, in bytes."""

    before: int
    after: int


def play(server: Server, tables: int, warm: float, seconds: float) -> Lap:
    """Let four clients a table play as fast as they can, and measure after the warm-up."""
    return _ask(server, tables, Lap, warm=warm, seconds=seconds)


def open_tables(server: Server, tables: int) -> Growth:
    """Open tables with all seats taken, the cards dealt and no client connected."""
    return _ask(server, tables, Growth, seconds=0.0)


def seat_tables(server: Server, tables: int) -> Growth:
    """Open tables with all seats taken, the cards dealt and every client connected."""
    return _ask(server, tables, Growth, seconds=0.0, seated=True)


def _ask(server: Server, tables: int, answer: type[Found], **more: float) -> Found:
    asked = {
        "kind": server.contender.kind,
        "port": server.port,
        "pid": server.pid,
        "tables": tables,
        "compressed": server.contender.is_compressed,
        **more,
    }
    command = [node(), str(HERE / "load.cjs"), msgspec.json.encode(asked).decode()]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=900)
    return msgspec.json.decode(done.stdout, type=answer)


def race(
    contenders: Sequence[Contender],
    tables: int,
    rounds: int,
    lap: Callable[[Contender, int], Lap],
) -> dict[str, tuple[Lap, ...]]:
    """The laps of every contender: each runs once a round, and the order is rotated between rounds."""
    laps: dict[str, list[Lap]] = {contender.name: [] for contender in contenders}
    for number in range(rounds):
        first = number % len(contenders)
        for contender in [*contenders[first:], *contenders[:first]]:
            laps[contender.name].append(lap(contender, tables))
    return {name: tuple(own) for name, own in laps.items()}


def run_lap(contender: Contender, tables: int, warm: float, seconds: float) -> Lap:
    """One lap on a fresh server."""
    with running(contender) as server:
        return play(server, tables, warm, seconds)


def middle(laps: Sequence[Lap], figure: Callable[[Lap], float]) -> float:
    """The median of a figure over the laps."""
    return median(figure(lap) for lap in laps)


def compare(ours: Sequence[Lap], theirs: Sequence[Lap], figure: Callable[[Lap], float]) -> float:
    """The ratio of a figure of ours to theirs: the median over the rounds."""
    return median(figure(own) / max(figure(other), 1e-9) for own, other in zip(ours, theirs, strict=True))


def slowest(lap: Lap) -> float:
    """The 99th percentile of a move's latency; infinite without any move."""
    return float("inf") if lap.p99 is None else lap.p99


def usual(lap: Lap) -> float:
    """The median latency of a move; infinite without any move."""
    return float("inf") if lap.p50 is None else lap.p50
