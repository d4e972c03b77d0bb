"""Measure the engine, in one run and one table, beside OpenSpiel on the same machine.

From the project's root: `python -m benchmarks.engine` (about three minutes), `--quick` for a rough look, `--json FILE`
to keep the figures, `--game splitter` (may be repeated) for some games only. Rates on one core are per second of CPU
time, on two cores per second of wall-clock time; start-up times are wall-clock time. Run it on an idle machine.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.engine import copies, figures, peers, playouts, starts
from benchmarks.engine.clock import Lap, race
from benchmarks.engine.drawing import draw, to_json
from benchmarks.printing import paper
from splittable.games import find, ids


@dataclass(frozen=True)
class Effort:
    """How much to measure: rounds of the race, seconds of each sample, copies in a round, starts of each kind."""

    rounds: int
    seconds: float
    copies: int
    starts: int


FULL = Effort(rounds=7, seconds=0.2, copies=100_000, starts=7)
QUICK = Effort(rounds=3, seconds=0.05, copies=10_000, starts=3)


def measure(games: list[str], effort: Effort, progress: Progress) -> figures.Report:
    """The whole run."""
    machine = figures.look_at_machine()
    found = [find(game) for game in games]
    with playouts.open_pool() as pool, peers.open_pools() as pools:
        task = progress.add_task("compile", total=None)
        ours = playouts.every_playout(found, pool)
        theirs = peers.every_peer(pools) if peers.is_installed() else []
        progress.update(task, total=(len(ours) + len(theirs)) * effort.rounds)
        laps: dict[str, tuple[Lap, ...]] = race(
            [*ours, *theirs],
            effort.rounds,
            effort.seconds,
            lambda name: progress.update(task, advance=1, description=name),
        )
    measured = figures.compare(laps, {racer.name: racer.deals_a_game for racer in ours})
    for game in progress.track(found, description="copies"):
        measured += figures.copy_figures(copies.measure_copy(game, effort.copies, effort.rounds))
    for game in progress.track(found, description="starts"):
        measured += figures.start_figures(starts.measure_start(game.id, game.fewest, effort.starts))
    measured.append(figures.import_figure(starts.measure_import(effort.starts)))
    return figures.Report(
        machine,
        tuple(figures.speed_of(racer.name, laps[racer.name]) for racer in ours),
        tuple(figures.speed_of(racer.name, laps[racer.name]) for racer in theirs),
        tuple(measured),
        figures.name_sources(),
    )


def main() -> None:
    """Read the arguments, measure, print the table."""
    parser = argparse.ArgumentParser("python -m benchmarks.engine", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_const", const=QUICK, default=FULL, help="fewer, shorter samples")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    parser.add_argument("--game", action="append", choices=sorted(ids()), help="this game only; may be repeated")
    asked = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        report = measure(asked.game or sorted(ids()), asked.quick, progress)
    paper().print(draw(report))
    if asked.json:
        asked.json.write_bytes(to_json(report))


if __name__ == "__main__":
    main()
