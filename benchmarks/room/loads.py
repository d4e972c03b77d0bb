"""The load: many tables of four clients in one Node process, the same for every contender."""

import subprocess
from collections.abc import Callable, Sequence
from statistics import median
from typing import TypeVar

import msgspec

from benchmarks.room.servers import HERE, Contender, Server, node, running

Found = TypeVar("Found")
CLIENTS_A_TABLE = 4


class Lap(msgspec.Struct, frozen=True):
    """What the load saw in one stretch; times in seconds, memory in bytes."""

    moves: int
    seconds: float
    p50: float | None
    p99: float | None
    server_cpu: float
    client_cpu: float
    rss: int
    updates: int
    """Views that clients were sent."""
    refused: int
    finished: int
    """Tables that came to their end and were followed by others."""

    @property
    def moves_a_second(self) -> float:
        """Moves that took effect, by the clock on the wall."""
        return self.moves / self.seconds

    @property
    def cpu_a_move(self) -> float:
        """The server's CPU time for one move and for telling it to everybody."""
        return self.server_cpu / self.moves if self.moves else float("inf")

    @property
    def server_share(self) -> float:
        """How much of a core the server had."""
        return self.server_cpu / self.seconds

    @property
    def client_share(self) -> float:
        """How much of a core the load had; near 1 it is the load that was measured."""
        return self.client_cpu / self.seconds


class Growth(msgspec.Struct, frozen=True):
    """The server's memory before and after tables were opened, in bytes."""

    before: int
    after: int


def play(server: Server, tables: int, warm: float, seconds: float) -> Lap:
    """Let four clients a table play as fast as they are let, and measure after the warm-up."""
    return _ask(server, tables, warm, seconds, Lap)


def open_tables(server: Server, tables: int) -> Growth:
    """Open tables where all seats are taken, the cards dealt, and nobody is connected."""
    return _ask(server, tables, 0.0, 0.0, Growth)


def _ask(server: Server, tables: int, warm: float, seconds: float, answer: type[Found]) -> Found:
    asked = {
        "kind": server.contender.kind,
        "port": server.port,
        "pid": server.pid,
        "tables": tables,
        "warm": warm,
        "seconds": seconds,
        "compressed": server.contender.is_compressed,
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
    """Every contender's laps with so many tables: all run once a round, and each round starts with somebody else."""
    laps: dict[str, list[Lap]] = {contender.name: [] for contender in contenders}
    for number in range(rounds):
        first = number % len(contenders)
        for contender in [*contenders[first:], *contenders[:first]]:
            laps[contender.name].append(lap(contender, tables))
    return {name: tuple(own) for name, own in laps.items()}


def run_lap(contender: Contender, tables: int, warm: float, seconds: float) -> Lap:
    """One stretch on a server of its own that nobody has used."""
    with running(contender) as server:
        return play(server, tables, warm, seconds)


def middle(laps: Sequence[Lap], figure: Callable[[Lap], float]) -> float:
    """The median of a figure over the laps."""
    return median(figure(lap) for lap in laps)


def compare(ours: Sequence[Lap], theirs: Sequence[Lap], figure: Callable[[Lap], float]) -> float:
    """A figure of ours in theirs, round by round: the median."""
    return median(figure(own) / max(figure(other), 1e-9) for own, other in zip(ours, theirs, strict=True))


def slowest(lap: Lap) -> float:
    """What one move in a hundred took longer than; without any move, for ever."""
    return float("inf") if lap.p99 is None else lap.p99


def usual(lap: Lap) -> float:
    """What every second move took longer than."""
    return float("inf") if lap.p50 is None else lap.p50
