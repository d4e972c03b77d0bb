"""Golden records: whole games that must replay for ever."""

from pathlib import Path

import pytest
from test_written_views import check

import splittable
from splittable.games import find, ids
from splittable.play.dealer import ScriptedDealer
from splittable.play.table import Table

GAMES = Path(__file__).parent.parent / "src/splittable/games"
RECORDS = sorted(GAMES.glob("*/golden/*.split"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = splittable.load(text)
    written = "\n".join(line for line in text.splitlines() if not line.startswith(";")) + "\n"
    assert table.record() == written
    assert find(table.game).slug == path.parts[-3]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_views_of_a_golden_record_are_written_as_they_are_encoded(path: Path) -> None:
    golden = splittable.load(path.read_text(encoding="utf-8"))
    table = Table(golden.head, ScriptedDealer())
    for line in golden.lines:
        table.follow(line)
        check(table)


@pytest.mark.parametrize("game", ids())
def test_every_game_has_golden_records_of_its_smallest_and_largest_table(game: str) -> None:
    tables = [
        splittable.load(path.read_text(encoding="utf-8")) for path in RECORDS if path.parts[-3] == find(game).slug
    ]
    over = {table.players for table in tables if table.over}
    assert {find(game).fewest, find(game).most} <= over
