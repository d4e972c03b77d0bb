"""Measure the browser client against its budget, in one run and one table.

From the project's root: `python -m benchmarks.web` (about a minute), `--quick` for a rough look, `--json FILE` to keep
the figures. It needs Chromium. The client is built first if its sources have changed.
"""

import argparse
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean

import msgspec
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.engine.drawing import MET, QUIET, write_aim, write_value
from benchmarks.engine.figures import Figure, Machine, look_at_machine
from benchmarks.room.servers import ROOM, running
from benchmarks.web import pages, views
from benchmarks.web.chromium import launch
from splittable.games import ids
from splittable.words import say

ROOT = Path(__file__).parent.parent.parent
SLOWED = 4.0
"""CPU throttling rate: about a phone's processor."""
FIRST_PAGE = 120_000
SECONDS_TO_USE = 1.0
SECONDS_TO_DRAW = 0.016


@dataclass(frozen=True)
class Effort:
    """How often the first page is visited, and how many views of each game are drawn."""

    visits: int
    views: int


FULL = Effort(visits=7, views=150)
QUICK = Effort(visits=2, views=30)


@dataclass(frozen=True)
class Report:
    """One run."""

    machine: Machine
    figures: tuple[Figure, ...]


def first_page_figures(visit: pages.FirstVisit) -> list[Figure]:
    """The figures of the first page."""
    return [
        Figure("first page, all that is sent", visit.bytes / 1000, "KB", most=FIRST_PAGE / 1000),
        Figure("first page, until it can be used", visit.seconds, "s", most=SECONDS_TO_USE),
    ]


def drawing_figures(game: str, drawing: views.Drawing) -> list[Figure]:
    """The figures of a game's board; on a busy machine only CPU time is reliable."""
    name = say("en", f"{game}-name")
    clock = f"{name}, a view drawn (mean of {len(drawing.seconds)})"
    return [
        Figure(clock, mean(drawing.seconds), "s", most=SECONDS_TO_DRAW),
        Figure(f"{name}, CPU time a view, times {SLOWED:.0f}", drawing.cpu * SLOWED, "s", most=SECONDS_TO_DRAW),
    ]


def measure(browser: Browser, address: str, effort: Effort) -> Report:
    """The whole run."""
    machine = look_at_machine()
    figures = first_page_figures(pages.visit_often(browser, address, SLOWED, effort.visits))
    for game in ids():
        figures += drawing_figures(game, views.draw_views(browser, address, game, SLOWED, effort.views))
    return Report(machine, tuple(figures))


def draw(report: Report) -> Table:
    """The run as one table."""
    machine = report.machine
    caption = f"{machine.processor}, {machine.cores} cores; sources {machine.sources}"
    if machine.load > QUIET:
        caption += f"\nthe machine was busy: load {machine.load:.2f} before the run"
    table = Table(title=f"The browser client on a processor slowed {SLOWED:.0f} times", caption=caption)
    table.add_column("", no_wrap=True)
    for column in ("measured", "aim"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("met")
    for figure in report.figures:
        table.add_row(figure.what, write_value(figure.value, figure.unit), write_aim(figure), MET[figure.is_met])
    return table


def to_json(report: Report) -> bytes:
    """The run as one JSON document, in seconds and kilobytes."""
    document = asdict(report)
    document["figures"] = [asdict(figure) | {"is_met": figure.is_met} for figure in report.figures]
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def main() -> None:
    """Read the arguments, measure, print the table."""
    parser = argparse.ArgumentParser("python -m benchmarks.web", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_const", const=QUICK, default=FULL, help="fewer visits and views")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to this file")
    asked = parser.parse_args()
    subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)
    with running(ROOM) as room, sync_playwright() as playwright:
        browser = launch(playwright)
        report = measure(browser, f"http://127.0.0.1:{room.port}", asked.quick)
        browser.close()
    Console().print(draw(report))
    if asked.json:
        asked.json.write_bytes(to_json(report))


if __name__ == "__main__":
    main()
