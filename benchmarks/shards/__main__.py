"""Measure a room of one and of two processes on PostgreSQL, and another checkout's beside it.

From the project's root: `python -m benchmarks.shards` (about four minutes), `--before PATH` for another checkout of the
project to be measured in turns with this one, `--tables N`, `--seconds S`, `--rounds N`, `--share 0.25` to let each
process have only that share of a core (then nothing else is short on a small machine, and what is seen is how processes
add up), `--json FILE`. Everything runs on this machine: the load, the processes, PostgreSQL, HAProxy.
"""

import argparse
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
from rich.table import Table

from benchmarks.printing import paper
from benchmarks.room.loads import Lap
from benchmarks.room.servers import HERE, install, node
from benchmarks.shards.setups import HAPROXY, ROOT, Setup, running
from splittable.play.compiling import compile_rules

GAME = "generous-split"


class ShardLap(Lap, frozen=True):
    """One measurement, with the CPU seconds of each part of the room."""

    families: dict[str, float] = msgspec.field(default_factory=dict)


def run_lap(setup: Setup, tables: int, warm: float, seconds: float) -> ShardLap:
    """Let four clients a table play as fast as they can."""
    with running(setup) as room:
        asked = {
            "kind": "room",
            "port": room.ports[0],
            "pid": room.families["workers"][0],
            "tables": tables,
            "warm": warm,
            "seconds": seconds,
            "compressed": False,
            "families": room.families,
        }
        if len(room.ports) > 1:
            asked |= {"ports": room.ports, "spread": setup.spread}
        command = [node(), str(HERE / "load.cjs"), msgspec.json.encode(asked).decode()]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=300)
    return msgspec.json.decode(done.stdout, type=ShardLap)


def setups_of(before: Path | None, share: float) -> list[Setup]:
    """All that is measured in one round."""
    found = []
    for name, code in [*([("before, ", before)] if before else []), ("", ROOT)]:
        found += [
            Setup(f"{name}1 process", code, 1, share=share),
            Setup(f"{name}2 processes, sockets spread", code, 2, "sockets", share),
            Setup(f"{name}2 processes, each table in one", code, 2, "tables", share),
        ]
    if HAPROXY:
        found.append(Setup("2 processes behind HAProxy", ROOT, 2, "proxy", share))
    return found


def draw(laps: dict[str, list[ShardLap]]) -> Table:
    """The medians, with CPU time a move by part."""
    table = Table(title="The room on PostgreSQL: CPU in µs a move")
    for heading in ("setup", "moves/s", "p50 ms", "p99 ms", "workers", "PostgreSQL", "proxy", "load", "cores used"):
        table.add_column(heading, justify="left" if heading == "setup" else "right")
    for name, own in laps.items():
        moves = median(lap.moves_a_second for lap in own)
        parts = [_cpu(own, part) for part in ("workers", "PostgreSQL", "proxy")]
        load = median(lap.client_cpu / max(lap.moves, 1) for lap in own) * 1e6
        times = [f"{median(1000 * (lap_time or 0) for lap_time in found):.1f}" for found in _times(own)]
        used = (sum(parts) + load) * moves / 1e6
        table.add_row(name, f"{moves:.0f}", *times, *(f"{part:.0f}" for part in parts), f"{load:.0f}", f"{used:.2f}")
    return table


def _times(laps: Sequence[ShardLap]) -> tuple[list[float | None], list[float | None]]:
    return [lap.p50 for lap in laps], [lap.p99 for lap in laps]


def _cpu(laps: Sequence[ShardLap], part: str) -> float:
    return median(lap.families.get(part, 0.0) / max(lap.moves, 1) for lap in laps) * 1e6


def main() -> None:
    """Read the arguments, measure in turns, print the table."""
    parser = argparse.ArgumentParser("python -m benchmarks.shards", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--before", type=Path, help="another checkout of the project")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--share", type=float, default=1.0, help="of a core for each process")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the laps to this file")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves no process behind
    install()
    compile_rules(GAME)
    setups = setups_of(asked.before, asked.share)
    laps: dict[str, list[ShardLap]] = {setup.name: [] for setup in setups}
    for number in range(asked.rounds):
        first = number % len(setups)
        for setup in [*setups[first:], *setups[:first]]:
            laps[setup.name].append(run_lap(setup, asked.tables, 2.0, asked.seconds))
    paper().print(draw(laps))
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(laps)))


if __name__ == "__main__":
    main()
