"""`splittable review`: a page, one moment, comments, JSON, many records; and one sentence for what cannot be."""

import json
from pathlib import Path

import pytest
from tiny_reviews import tiny

import splittable
from splittable.command import run
from splittable.games import find
from splittable.play.loader import load
from splittable.play.review import review_moment
from splittable.play.simulation import replay_simulated


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """All judges are in a hurry: what is printed does not depend on how much is played on."""
    for game in ("generous-split", "splitter"):
        judge = tiny(game).judge
        monkeypatch.setitem(find(game).__dict__, "judge", judge)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    place = tmp_path / "game.split"
    place.write_text(replay_simulated(find("generous-split"), 3, 0, 4, {}).record(), encoding="utf-8")
    return place


def test_a_page_has_the_ledger_the_chances_and_a_line_a_decision(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", str(record), "--effort", "quick"]) == 0
    page = capsys.readouterr().out
    assert "Generous Split, 3 players" in page
    assert "P1" in page
    assert "Chances over the game" in page
    assert "glance" in page
    moments = splittable.review(record.read_text(encoding="utf-8"), effort="quick").moments
    numbers = [line.split()[0] for line in page.splitlines() if line.startswith("  ") and line.split()[:1]]
    assert [number for number in numbers if number.isdigit()] == [str(moment.number) for moment in moments]


def test_the_page_speaks_french(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(record), "--lang", "fr", "--seat", "2"]) == 0
    page = capsys.readouterr().out
    assert "ce que valait chaque décision" in page
    assert "Chances de gagner" in page


def test_json_is_one_document_with_the_keys_of_the_contract(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(record), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["review"] == 1
    assert {"game", "judge", "effort", "players", "seats", "line", "moments", "chances"} <= set(document)
    moment = document["moments"][0]
    assert {"number", "seat", "action", "best", "loss", "label", "worths", "why"} <= set(moment)
    assert set(document["seats"][0]["ledger"]) == {"unit", "start", "choices", "others", "luck", "end"}


def test_an_annotated_record_is_the_same_record(record: Path, tmp_path: Path) -> None:
    place = tmp_path / "annotated.split"
    assert run(["review", str(record), "--annotate", str(place)]) == 0
    annotated, plain = place.read_text(encoding="utf-8"), record.read_text(encoding="utf-8")
    assert load(annotated).record() == plain
    assert "\n; " in annotated
    numbers = [int(line[2:].split(" ")[0]) for line in annotated.splitlines() if line.startswith("; ")]
    moments = splittable.review(plain, effort="normal").moments
    assert numbers == [moment.number for moment in moments]


def test_one_moment_lists_the_actions_looked_at(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text(encoding="utf-8")
    moment = splittable.review(text).moments[0]
    assert run(["review", str(record), "--moment", str(moment.number)]) == 0
    assert "←" in capsys.readouterr().out
    assert review_moment(text, moment.number) == moment


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["--seat", "4"], 1, "seats at this table are 1 to 3"),
        (["--seat", "0"], 2, "--seat must be at least 1, not 0"),
        (["--moment", "1"], 1, "no decision with a choice"),
        (["--moment", "99999"], 1, "no decision with a choice"),
        (["--moment", "-3"], 2, "--moment must be at least 1, not -3"),
        (["--moment", "3", "--json"], 2, "goes without"),
        (["--out", "/tmp/x.parquet", "--seat", "1"], 2, "goes with --effort and --ray alone"),
        (["--out", "/tmp"], 1, "it is a folder"),
        (["--annotate", "/tmp"], 1, "cannot be written"),
        (["--effort", "huge"], 2, "an effort is one of"),
        (["--lang", "de"], 2, "languages are en and fr"),
        (["--annotate", "/nowhere/at/all"], 1, "cannot be written"),
        (["--ray", "local"], 2, "goes with --out"),
    ],
)
def test_wrong_wishes_get_one_sentence(
    record: Path, arguments: list[str], code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["review", str(record), *arguments]) == code
    told = capsys.readouterr().err
    assert says in " ".join(told.replace("│", " ").split())
    assert "Traceback" not in told


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"splittable-record 1\n", b"hello\n" * 1000])
def test_what_is_no_record_gets_one_sentence(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "wrong.split"
    place.write_bytes(content)
    assert run(["review", str(place)]) == 1
    assert str(place) in "".join(capsys.readouterr().err.split("\n"))


def test_many_records_become_one_table(tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "records"
    folder.mkdir()
    for number in range(2):
        text = replay_simulated(find("generous-split"), 3, number, 5, {}).record()
        (folder / f"{number}.split").write_text(text, encoding="utf-8")
    (folder / "broken.split").write_text("nothing", encoding="utf-8")
    out = tmp_path / "decisions.parquet"
    assert run(["review", str(folder), "--out", str(out), "--effort", "quick"]) == 0
    told = capsys.readouterr()
    assert "broken.split" in told.err
    rows = pq.read_table(out).to_pylist()
    assert {Path(row["record"]).name for row in rows} == {"0.split", "1.split"}
    assert all(row["points"] >= 0 and row["label"] in ("fine", "slip", "mistake", "blunder") for row in rows)
    assert run(["review", str(tmp_path / "none"), "--out", str(out)]) == 1
