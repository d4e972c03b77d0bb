"""A run as one printed table and as one JSON document."""

from dataclasses import asdict

import msgspec
from rich.table import Table

from benchmarks.attacks.bystanders import NEVER
from benchmarks.attacks.figures import MOST, Report, Row
from benchmarks.attacks.floods import Done
from benchmarks.engine.drawing import QUIET, write_value

COLUMNS = {"p99": "p99", "slowest": "slowest", "health": "healthz", "growth": "memory", "bot": "easy bot"}


def write_figure(what: str, value: float) -> str:
    """A figure with its unit."""
    if value == NEVER:
        return "never"
    return f"{value / 1e6:+,.0f} MB" if what == "growth" else write_value(value, "s")


def write_done(done: Done) -> str:
    """What the stranger did: bytes of a flood, and requests, with those that were refused."""
    sent = [f"{done.sent / 1e6:,.0f} MB"] if done.sent else []
    asked = [f"{done.asked} ({done.refused} ✗)" if done.refused else f"{done.asked}"] if done.asked else []
    return ", ".join(sent + asked)


def _cell(row: Row, what: str) -> str:
    text = write_figure(what, getattr(row, what))
    return text if row.is_met(what) else f"[bold red]{text} ✗[/]"


def write_caption(report: Report) -> str:
    """The machine and how long each attack took."""
    machine = report.machine
    caption = f"{machine.processor}, {machine.cores} cores; {report.seconds:g} s each; sources {machine.sources}"
    if machine.load > QUIET:
        caption += f"\nthe machine was busy: load {machine.load:.2f} before the run"
    return caption


def draw(report: Report) -> Table:
    """The whole run as one table."""
    table = Table(title="Those who play while one address attacks", caption=write_caption(report))
    for column in ("attack", "room"):
        table.add_column(column, no_wrap=True)
    for column in ("moves", "p50", *COLUMNS.values(), "stranger"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("within")
    bounds = ["" if what not in MOST else f"< {write_figure(what, MOST[what])}" for what in COLUMNS]
    table.add_row("[bold]aim", "", "", "", *bounds, "", "", end_section=True)
    for row in report.rows:
        table.add_row(
            row.attack,
            row.source,
            str(row.moves),
            write_figure("p50", row.p50),
            *(_cell(row, what) for what in COLUMNS),
            write_done(row.done),
            "yes" if row.is_good else "NO",
        )
    return table


def to_json(report: Report) -> bytes:
    """The whole run as one JSON document, in seconds and bytes; what never came is null."""
    document = asdict(report)
    document["rows"] = [asdict(row) | {"is_good": row.is_good} for row in report.rows]
    return msgspec.json.format(msgspec.json.encode(document), indent=2)
