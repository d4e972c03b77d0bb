"""A dataset holds every decision of games that can be played again."""

from pathlib import Path

import numpy as np
import pytest

pq = pytest.importorskip("pyarrow.parquet")

import splittable  # noqa: E402
from splittable.command import run  # noqa: E402
from splittable.games import find, ids  # noqa: E402
from splittable.lab.dataset import COLUMNS  # noqa: E402


def write(path: Path, game: str, *more: str) -> int:
    players = str(max(2, find(game).fewest))
    return run(["dataset", game, "--players", players, "--games", "2", "--seed", "5", "--out", str(path), *more])


@pytest.mark.parametrize("game", ids())
def test_every_decision_is_a_row_that_can_be_played_again(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "decisions.parquet"
    assert write(path, game) == 0
    assert "2 games" in capsys.readouterr().out
    rows = pq.read_table(path).to_pylist()
    assert list(rows[0]) == list(COLUMNS)
    players = max(2, find(game).fewest)
    for number in range(2):
        own = [row for row in rows if row["game"] == number]
        table = splittable.new(game, players=players, seed=own[0]["seed"])
        for row in own:
            assert row["notation"] in table.actions(row["seat"])
            assert [find(game).spellings[code] for code in row["legal"]] == table.actions(row["seat"])
            assert find(game).spellings[row["action"]] == row["notation"]
            table.play(row["seat"], row["notation"])
        assert table.over
        assert all(row["score"] == table.scores[row["seat"]] for row in own)
        assert {row["seat"]: row["share"] for row in own if row["share"]}.keys() == set(table.winners)


def test_a_file_says_what_it_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "decisions.parquet"
    assert write(path, "splitter", "--option", "pad=B", "--bots", "random,random") == 0
    capsys.readouterr()
    schema = pq.read_schema(path)
    told = {key.decode(): value.decode() for key, value in schema.metadata.items() if key.startswith(b"splittable")}
    assert told["splittable.bots"] == "random,random"
    assert "pad=B" in told["splittable.options"]
    assert (told["splittable.version"], told["splittable.rules"]) == (splittable.__version__, "1")
    assert told["splittable.seed"].isdecimal()
    name, start, stop = told["splittable.observation"].splitlines()[0].split()
    observation = np.array(pq.read_table(path)["observation"][0].as_py())
    assert name == "pad"
    assert observation[int(start) : int(stop)].tolist() == [0, 1]
    assert schema.field("score").metadata[b"says"].endswith(b".")


def test_what_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert write(tmp_path / "no" / "folder.parquet", "splitter") == 1
    assert write(tmp_path / "a.parquet", "splitter", "--bots", "random") == 2
    assert write(tmp_path / "a.parquet", "splitter", "--bots", "nobody:choose,random") == 1
    capsys.readouterr()
