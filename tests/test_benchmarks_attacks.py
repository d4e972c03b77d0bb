"""The benchmark of attacks draws the right conclusions from what bystanders saw; no room is attacked here."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks.attacks import drawing, figures
from benchmarks.attacks.bystanders import NEVER, Seen
from benchmarks.attacks.floods import EMPTY, PINGS, Done
from benchmarks.attacks.rooms import HERE, Source
from benchmarks.attacks.strangers import ATTACKS
from benchmarks.engine.figures import Machine

CALM = Seen(moves=[0.01] * 99 + [0.02], bot_moves=[0.03], health=[0.01])
MACHINE = Machine("a processor", 2, 0.1, {}, "sources")


def row(seen: Seen, *memory: int) -> figures.Row:
    return figures.row_of("an attack", "here", seen, memory or (0,), Done())


def test_a_calm_table_is_within_all_bounds() -> None:
    calm = row(CALM, 200_000_000, 250_000_000, 210_000_000)
    assert (calm.p50, calm.p99, calm.slowest, calm.growth) == (0.01, 0.01, 0.02, 50_000_000)
    assert calm.is_good


@pytest.mark.parametrize(
    ("seen", "memory"),
    [
        (Seen([0.01, 1.6], [0.03], [0.01]), (0,)),
        (Seen([0.01] * 97 + [0.3] * 3, [0.03], [0.01]), (0,)),
        (Seen([0.01], [11.0], [0.01]), (0,)),
        (Seen([0.01], [0.03], [NEVER]), (0,)),
        (CALM, (0, 100_000_000)),
        (Seen(), (0,)),
    ],
)
def test_whatever_is_beyond_a_bound_is_not_good(seen: Seen, memory: tuple[int, ...]) -> None:
    assert not row(seen, *memory).is_good


def test_a_move_that_never_came_is_no_move_and_the_slowest() -> None:
    lost = row(Seen([0.01, NEVER], [0.03], [0.01]))
    assert (lost.moves, lost.slowest) == (1, NEVER)


def test_every_figure_is_printed_with_its_bound_and_what_never_came_is_null() -> None:
    report = figures.Report(MACHINE, 8.0, (row(CALM), row(Seen())))
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(drawing.draw(report))
    printed = console.export_text()
    assert all(bound in printed for bound in ("< 250 ms", "< 1.5 s", "< 3 s", "< +100 MB", "< 10 s", "never"))
    rows = json.loads(drawing.to_json(report))["rows"]
    assert [one["is_good"] for one in rows] == [True, False]
    assert rows[1]["slowest"] is None


def test_a_checkout_runs_its_own_sources() -> None:
    assert Source(HERE).name == "here"
    assert Source(Path("/elsewhere")).environment["PYTHONPATH"] == "/elsewhere/src"


def test_floods_are_whole_masked_frames_and_attacks_have_names_of_their_own() -> None:
    assert set(PINGS[::14]) == {0x89}
    assert set(EMPTY[::6]) == {0x00}
    assert len({attack.name for attack in ATTACKS}) == len({attack.what for attack in ATTACKS}) == len(ATTACKS)
