"""The benchmark of the room draws the right conclusions from what a load saw; no server and no Node are started."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from benchmarks.engine.figures import Machine
from benchmarks.room import drawing, figures, loads
from benchmarks.room.idle import Idling, Reopening
from benchmarks.room.servers import COMPRESSED, IN_MEMORY, ON_DISK, ROOM, Contender, command_of

LAP = loads.Lap(
    moves=1000,
    seconds=2.0,
    p50=0.01,
    p99=0.02,
    server_cpu=1.0,
    client_cpu=0.5,
    rss=100_000_000,
    updates=4000,
    refused=0,
    finished=1,
)
MACHINE = Machine("a processor", 2, 0.1, {"boardgame.io": "0.50.2"}, "sources")


def lap(moves: int, p99: float = 0.02) -> loads.Lap:
    return msgspec.structs.replace(LAP, moves=moves, p99=p99)


def test_a_lap_is_counted_by_the_clock_and_its_work_by_cpu_time() -> None:
    assert (LAP.moves_a_second, LAP.cpu_a_move) == (500, 0.001)
    assert (LAP.server_share, LAP.client_share) == (0.5, 0.25)


def test_a_lap_without_moves_took_for_ever() -> None:
    nothing = msgspec.structs.replace(LAP, moves=0, p50=None, p99=None)
    assert nothing.moves_a_second == 0
    assert loads.usual(nothing) == loads.slowest(nothing) == nothing.cpu_a_move == float("inf")


def test_what_the_load_prints_can_be_read() -> None:
    assert msgspec.json.decode(msgspec.json.encode(LAP), type=loads.Lap) == LAP


def test_in_every_round_everybody_runs_once_and_somebody_else_runs_first() -> None:
    order: list[str] = []

    def note(contender: Contender, tables: int) -> loads.Lap:
        order.append(contender.store)
        return lap(tables)

    laps = loads.race([ROOM, IN_MEMORY, ON_DISK], 25, 3, note)
    assert order == ["sqlite", "memory", "files", "memory", "files", "sqlite", "files", "sqlite", "memory"]
    assert list(laps) == [ROOM.name, IN_MEMORY.name, ON_DISK.name]
    assert all([one.moves for one in own] == [25, 25, 25] for own in laps.values())


def test_a_comparison_is_the_median_of_rounds() -> None:
    ours, theirs = [lap(10), lap(40), lap(90)], [lap(10), lap(10), lap(10)]
    assert loads.compare(ours, theirs, lambda one: one.moves_a_second) == 4


def test_cpu_a_move_and_p99_beside_boardgame_io_in_memory_have_aims() -> None:
    laps = {ROOM.name: [lap(10_000, 0.005)], IN_MEMORY.name: [lap(2_500, 0.02)], ON_DISK.name: [lap(2_500, 0.0025)]}
    assert [(figure.value, figure.is_met) for figure in figures.compare_figures(25, laps)] == [
        (pytest.approx(0.0001), True),
        (4, None),
        (0.25, True),
        (pytest.approx(4), None),
        (4, None),
        (2, None),
        (pytest.approx(4), None),
    ]


def test_half_the_p99_and_twice_the_cpu_do_not_meet_the_aims() -> None:
    laps = {ROOM.name: [lap(2_500, 0.01)], IN_MEMORY.name: [lap(2_500, 0.02)]}
    assert [figure.is_met for figure in figures.compare_figures(25, laps)] == [False, None, False, None]


def test_who_did_not_run_is_not_compared() -> None:
    assert len(figures.compare_figures(25, {ROOM.name: [LAP], COMPRESSED.name: [LAP]})) == 1
    assert figures.compare_figures(25, {IN_MEMORY.name: [LAP]}) == []


@pytest.mark.parametrize(("tables", "is_met"), [(10_000, [True, True, True]), (2_000, [True, True, None])])
def test_ten_thousand_idle_tables_are_an_aim_of_a_whole_run(tables: int, is_met: list[bool | None]) -> None:
    idling = Idling(tables, tables, 90_000.0, 80_000.0, LAP)
    assert [figure.is_met for figure in figures.idle_figures(idling)] == [*is_met, None, None]


def test_compression_is_a_row_of_its_own() -> None:
    assert replace(ROOM, name=COMPRESSED.name, is_compressed=True) == COMPRESSED


def test_our_room_serves_this_machine_only_and_keeps_its_store_in_the_folder(tmp_path: Path) -> None:
    settings = json.loads(command_of(ROOM, 8123, tmp_path)[-1])
    assert (settings["host"], settings["port"], settings["workers"]) == ("127.0.0.1", 8123, 1)
    assert settings["store"] == str(tmp_path / "room.sqlite")


def test_a_report_is_one_table_and_one_document() -> None:
    busy = msgspec.structs.replace(LAP, client_cpu=1.9, refused=2)
    rows = (figures.row_of(ROOM.name, 25, [LAP, LAP, LAP]), figures.row_of(IN_MEMORY.name, 25, [busy]))
    measured = (
        *figures.compare_figures(25, {ROOM.name: [LAP], IN_MEMORY.name: [busy]}),
        *figures.reopening_figures(Reopening(1_001, 0.03, 0.02)),
    )
    report = figures.Report(MACHINE, rows, measured)
    document = json.loads(drawing.to_json(report))
    assert document["rows"][0]["moves_a_second"] == 500
    assert [figure["is_met"] for figure in document["figures"]] == [False, None, False, None, True, None]
    text = "".join(segment.text for segment in Console(width=250).render(drawing.draw(report)))
    assert "25 tables of four clients" in text
    assert "the load was busy too" in text
    assert "2 moves were refused" in text
    assert "open a table of 1,001 events" in text
    assert [word for word in text.split() if word in ("yes", "NO")] == ["NO", "NO", "yes"]
