"""A run as one printed table and as one JSON document."""

from collections.abc import Sequence
from dataclasses import asdict

import msgspec
from rich.table import Table

from benchmarks.engine.figures import Figure, Report, Speed

SCALES = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))
QUIET = 0.5
"""Load average above which the machine counts as busy."""
MET = {None: "", True: "yes", False: "NO"}


def write_number(value: float) -> str:
    """A number with three significant digits, or whole from 100 up."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def write_value(value: float, unit: str) -> str:
    """A value with its unit, seconds at a readable scale."""
    if unit == "s":
        scale, unit = next((pair for pair in SCALES if abs(value) >= pair[0]), SCALES[-1])
        value /= scale
    return f"{write_number(value)} {unit}"


def write_aim(figure: Figure) -> str:
    """The target of a figure."""
    if figure.least is not None:
        return f"≥ {write_value(figure.least, figure.unit)}"
    if figure.most is not None:
        return f"< {write_value(figure.most, figure.unit)}"
    return ""


def write_caption(report: Report) -> str:
    """The machine, with warnings about anything that makes the run unreliable."""
    machine = report.machine
    versions = ", ".join(f"{name} {number}" for name, number in machine.versions.items())
    caption = f"{machine.processor}, {machine.cores} cores; {versions}; sources {machine.sources}"
    if machine.load > QUIET:
        caption += f"\nthe machine was busy: load {machine.load:.2f} before the run"
    if report.sources_after != machine.sources:
        caption += "\nthe sources were edited during the run: the start-up times mean nothing"
    return caption


def _add_speeds(table: Table, title: str, speeds: Sequence[Speed]) -> None:
    table.add_row(f"[bold]{title}")
    for speed in speeds:
        rates = (speed.games_a_core, speed.actions_a_core, speed.games_together)
        table.add_row(speed.name, *(write_number(rate) for rate in rates), f"{speed.gain:.2f}")
    table.add_section()


def draw(report: Report) -> Table:
    """The whole run as one table."""
    table = Table(title="Random games, compiled, beside OpenSpiel's in C++", caption=write_caption(report))
    table.add_column("", no_wrap=True)
    for column in ("games/s\none core", "actions/s\none core", "games/s\ntwo cores", "two for\none", "aim"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("met")
    _add_speeds(table, "splittable (game × players)", report.ours)
    if report.peers:
        _add_speeds(table, "OpenSpiel (rollouts)", report.peers)
    else:
        table.add_row("[bold]OpenSpiel is not installed: pip install open_spiel")
        table.add_section()
    table.add_row("[bold]targets", "[bold]measured")
    for figure in report.figures:
        value = write_value(figure.value, figure.unit)
        table.add_row(figure.what, value, "", "", "", write_aim(figure), MET[figure.is_met])
    return table


def to_json(report: Report) -> bytes:
    """The whole run as one JSON document, in seconds, bytes, games a second and ratios."""
    document = asdict(report)
    document["figures"] = [asdict(figure) | {"is_met": figure.is_met} for figure in report.figures]
    return msgspec.json.format(msgspec.json.encode(document), indent=2)
