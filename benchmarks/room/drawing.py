"""A run as one printed table and as one JSON document."""

from collections.abc import Sequence
from dataclasses import asdict

import msgspec
from rich.table import Table

from benchmarks.engine.drawing import MET, QUIET, write_aim, write_number, write_value
from benchmarks.engine.figures import Figure
from benchmarks.room.figures import Report, Row

COLUMNS = ("moves/s", "p50", "p99", "server CPU\na move", "server\ncores", "load\ncores", "memory", "updates\na move")


def write_caption(report: Report) -> str:
    """The machine, with warnings about anything that makes the run unreliable."""
    machine = report.machine
    versions = ", ".join(f"{name} {number}" for name, number in machine.versions.items())
    caption = f"{machine.processor}, {machine.cores} cores; {versions}; sources {machine.sources}"
    if machine.load > QUIET:
        caption += f"\nthe machine was busy: load {machine.load:.2f} before the run"
    for row in report.rows:
        if row.is_load_busy:
            caption += f"\n{row.name}, {row.tables} tables: the load was busy too, the server may be faster"
        if row.refused:
            caption += f"\n{row.name}, {row.tables} tables: {row.refused} moves were refused, the load is wrong"
    return caption


def _add_rows(table: Table, rows: Sequence[Row]) -> None:
    for tables in sorted({row.tables for row in rows}):
        table.add_row(f"[bold]{tables} tables of four clients")
        for row in sorted((row for row in rows if row.tables == tables), key=lambda row: -row.moves_a_second):
            table.add_row(
                row.name,
                write_number(row.moves_a_second),
                *(write_value(value, "s") for value in (row.p50, row.p99, row.cpu_a_move)),
                f"{row.server_share:.2f}",
                f"{row.client_share:.2f}",
                f"{row.rss / 1e6:,.0f} MB",
                f"{row.updates_a_move:.2f}",
            )
        table.add_section()


def _add_figures(table: Table, figures: Sequence[Figure]) -> None:
    table.add_row("[bold]targets", "[bold]measured")
    empty = [""] * (len(COLUMNS) - 1)
    for figure in figures:
        value = write_value(figure.value, figure.unit)
        table.add_row(figure.what, value, *empty, write_aim(figure), MET[figure.is_met])


def draw(report: Report) -> Table:
    """The whole run as one table."""
    title = "The room, every move stored for good, beside boardgame.io and Colyseus with the same load"
    table = Table(title=title, caption=write_caption(report))
    table.add_column("", no_wrap=True)
    for column in (*COLUMNS, "aim"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("met")
    _add_rows(table, report.rows)
    _add_figures(table, report.figures)
    return table


def to_json(report: Report) -> bytes:
    """The whole run as one JSON document, in seconds, bytes, moves a second and ratios."""
    document = asdict(report)
    document["figures"] = [asdict(figure) | {"is_met": figure.is_met} for figure in report.figures]
    return msgspec.json.format(msgspec.json.encode(document), indent=2)
