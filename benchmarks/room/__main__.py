"""Measure the room, in one run and one table, beside boardgame.io and Colyseus under the same load.

From the project's root: `python -m benchmarks.room` (about fifteen minutes), `--quick` for a rough look, `--json FILE`
to keep the figures, `--tables 25` (may be repeated) for some numbers of tables only. The first run fetches
both from npm into `benchmarks/room/node_modules`. Run it on an idle machine.
"""

import argparse
import json
import signal
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.engine.figures import Machine, look_at_machine
from benchmarks.printing import paper
from benchmarks.room import figures, idle, loads
from benchmarks.room.drawing import draw, to_json
from benchmarks.room.servers import COLYSEUS, COMPRESSED, HERE, IN_MEMORY, ON_DISK, PEERS, ROOM, Contender, install
from splittable.games import ids
from splittable.play.compiling import compile_rules

CONTENDERS = (ROOM, COMPRESSED, IN_MEMORY, ON_DISK, COLYSEUS)
TABLES = (25, 100, 250)


@dataclass(frozen=True)
class Effort:
    """How much to measure: rounds of the race, seconds of a sample and its warm-up, idle tables, reopenings."""

    rounds: int
    seconds: float
    warm: float
    idle: int
    reopenings: int


FULL = Effort(rounds=3, seconds=8.0, warm=2.0, idle=10_000, reopenings=15)
QUICK = Effort(rounds=1, seconds=3.0, warm=1.0, idle=2_000, reopenings=5)
FIRST_IDLE = 1_000
SEATED = 200
EVENTS = 1_000


def measure(tables: list[int], effort: Effort, progress: Progress) -> figures.Report:
    """The whole run."""
    machine = name_peers(look_at_machine())
    for game in progress.track(sorted(ids()), description="compile"):
        compile_rules(game)  # into the cache that every server loads from
    rows: list[figures.Row] = []
    measured = []
    task = progress.add_task("race", total=len(tables) * len(CONTENDERS) * effort.rounds)

    def lap(contender: Contender, count: int) -> loads.Lap:
        progress.update(task, description=f"{count} tables: {contender.name}")
        found = loads.run_lap(contender, count, effort.warm, effort.seconds)
        progress.update(task, advance=1)
        return found

    for count in tables:
        laps = loads.race(CONTENDERS, count, effort.rounds, lap)
        rows += (figures.row_of(name, count, own) for name, own in laps.items())
        measured += figures.compare_figures(count, laps)
    progress.update(task, description="idle tables")
    measured += figures.idle_figures(idle.measure_idle(FIRST_IDLE, effort.idle, effort.seconds))
    progress.update(task, description="tables with sockets")
    measured += figures.seated_figures(idle.measure_seated(SEATED))
    progress.update(task, description="a long table")
    measured += figures.reopening_figures(idle.measure_reopening(EVENTS, effort.reopenings))
    return figures.Report(machine, tuple(rows), tuple(measured))


def name_peers(machine: Machine) -> Machine:
    """The machine, with the peers' versions added."""
    packages = [json.loads((HERE / "node_modules" / name / "package.json").read_text()) for name in PEERS]
    own = {name: number for name, number in machine.versions.items() if name != "open_spiel"}
    return replace(machine, versions=own | {package["name"]: package["version"] for package in packages})


def main() -> None:
    """Read the arguments, measure, print the table."""
    parser = argparse.ArgumentParser("python -m benchmarks.room", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_const", const=QUICK, default=FULL, help="fewer, shorter samples")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    parser.add_argument("--tables", action="append", type=int, metavar="N", help="only so many tables; may be repeated")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # leaves no server behind
    install()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        report = measure(asked.tables or list(TABLES), asked.quick, progress)
    paper().print(draw(report))
    if asked.json:
        asked.json.write_bytes(to_json(report))


if __name__ == "__main__":
    main()
