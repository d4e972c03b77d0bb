"""The arena: who meets whom, when it stops, and what it says."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("matplotlib")
pytest.importorskip("openskill")

from splittable.command import run
from splittable.core.contract import Setup
from splittable.games import find
from splittable.lab.arena import Meeting, Outcome, Standings, Tournament, crews, hold, meet
from splittable.lab.arena.crews import local_crew
from splittable.lab.arena.plot import draw
from splittable.lab.arena.ratings import rate
from splittable.lab.arena.tournament import BATCH, EQUAL, Meetings, interval_of

GAMES = {"split-it": 2, "generous-split": 3, "split": 2, "splitter": 2}
every_game = pytest.mark.parametrize("game", list(GAMES))


def tournament(bots: str = "random,easy", game: str = "splitter", players: int = 2, most_deals: int = 24) -> Tournament:
    return Tournament(Setup.of(find(game), players, {}), tuple(bots.split(",")), 1, most_deals)


def pretend(share: Callable[[Meeting], float]) -> Meetings:
    """A crew that plays nothing, and says what is asked for."""
    return lambda meetings: [Outcome(each, (share(each),) * 2, (share(each),) * 2, (1, 1), (0, 0)) for each in meetings]


def held(asked: Tournament, crew: Meetings) -> Standings:
    standings = Standings(asked)
    reports: list[int] = []
    hold(standings, crew, reports.append)
    assert sum(reports) == len(asked.pairs) * asked.most_deals
    return standings


@every_game
def test_a_bot_that_meets_itself_wins_from_one_side_what_it_loses_from_the_other(game: str) -> None:
    outcome = meet(Meeting(Setup.of(find(game), GAMES[game], {}), 1, ("random", "random"), 0))
    assert sum(outcome.shares) == pytest.approx(1)
    assert sum(outcome.leads) == pytest.approx(0)
    assert outcome.actions[0] == outcome.actions[1] > 0


@pytest.mark.parametrize(("game", "players"), [("generous-split", 5), ("split", 6), ("split-it", 4), ("splitter", 12)])
def test_full_tables_meet_too(game: str, players: int) -> None:
    outcome = meet(Meeting(Setup.of(find(game), players, {}), 1, ("random", "easy"), 0))
    assert all(0 <= share <= 1 for share in outcome.shares)


def test_every_pair_plays_the_same_deals(tmp_path: Path) -> None:
    bot = tmp_path / "spy.py"
    seen = tmp_path / "seen.txt"
    bot.write_text(
        f"def choose(view, seed):\n"
        f"    if view['round'] == 1:\n"
        f"        with open({str(seen)!r}, 'a') as told:\n"
        f"            told.write(f'{{view[\"roll\"]}}\\n')\n"
        f"    return view['actions'][0]\n"
    )
    for other in ("random", "easy"):
        meet(Meeting(Setup.of(find("splitter"), 2, {"pad": "B"}), 1, (f"{bot}:choose", other), 3))
    rolls = seen.read_text().splitlines()
    assert len(rolls) == 4
    assert len(set(rolls)) == 1


def test_the_same_meeting_comes_out_the_same() -> None:
    meeting = Meeting(Setup.of(find("split-it"), 3, {}), 5, ("medium", "easy"), 2)
    one, other = meet(meeting), meet(meeting)
    assert (one.shares, one.leads, one.actions) == (other.shares, other.leads, other.actions)


def test_a_tournament_stops_when_all_pairs_are_decided() -> None:
    standings = held(tournament("a,b,c", most_deals=100), pretend(lambda meeting: float(meeting.pair[0] == "a")))
    assert [len(standing.outcomes) for standing in standings.played] == [BATCH] * 3
    assert [standing.stronger for standing in standings.played] == ["a", "a", "c"]


def test_a_pair_that_is_never_decided_plays_all_its_deals() -> None:
    standings = held(tournament("a,b", most_deals=21), pretend(lambda meeting: float(meeting.deal % 2)))
    (standing,) = standings.played
    assert len(standing.outcomes) == 21
    assert standing.stronger is None
    assert standing.share.low < EQUAL < standing.share.high


def test_an_interval_holds_however_often_one_looks() -> None:
    chance = np.random.default_rng(1)
    wrong, wrong_as_usual, sequences = 0, 0, 400
    for values in chance.integers(0, 2, (sequences, 200)).astype(float):
        looks = range(BATCH, len(values) + 1, BATCH)
        found = [interval_of(values[:look], EQUAL) for look in looks]
        wrong += any(not interval.low <= EQUAL <= interval.high for interval in found)
        margins = [1.96 * values[:look].std(ddof=1) / look**0.5 for look in looks]
        wrong_as_usual += any(
            abs(values[:look].mean() - EQUAL) > margin for look, margin in zip(looks, margins, strict=True)
        )
    assert wrong / sequences <= 0.07
    assert wrong_as_usual / sequences > 0.15


def test_an_interval_narrows_and_is_never_certain() -> None:
    few, many = (interval_of(np.ones(count), EQUAL) for count in (8, 80))
    assert 1 - few.low > 1 - many.low > 0


def test_the_crew_does_not_matter() -> None:
    asked = tournament("random,easy,medium")
    with local_crew(1, meet) as alone, local_crew(2, meet) as together:
        one, other = held(asked, alone), held(asked, together)
    assert [rating.bot for rating in rate(one)] == ["medium", "easy", "random"]
    for mine, theirs in zip(one.in_order(), other.in_order(), strict=True):
        assert (mine.meeting, mine.shares, mine.leads) == (theirs.meeting, theirs.shares, theirs.leads)


def test_ratings_are_those_of_the_victories() -> None:
    ratings = rate(held(tournament("a,b,c", most_deals=8), pretend(lambda meeting: float(meeting.pair[0] == "a"))))
    assert [rating.bot for rating in ratings] == ["a", "c", "b"]
    assert [rating.share for rating in ratings] == [1, 0.5, 0]
    assert ratings[0].mu - 2 * ratings[0].sigma > ratings[2].mu


@pytest.mark.parametrize(("name", "begins"), [("it.png", b"\x89PNG"), ("it.svg", b"<?xml")])
def test_a_picture_is_drawn(tmp_path: Path, name: str, begins: bytes) -> None:
    standings = held(tournament("a,b,c", most_deals=8), pretend(lambda meeting: 0.75))
    draw(standings, rate(standings), tmp_path / name)
    picture = (tmp_path / name).read_bytes()
    assert picture.startswith(begins)
    assert name == "it.png" or b"openskill" in picture or b"<path" in picture


ARENA = ["arena", "splitter", "--bots", "random,medium", "--deals", "8", "--workers", "1"]


def test_the_command_prints_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ARENA, "--option", "pad=B", "--players", "3", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    found = json.loads(said.out)
    assert (found["game"], found["players"], found["bots"]) == ("splitter", 3, ["random", "medium"])
    assert found["options"] == {"pad": "B", "start": "1"}
    (pair,) = found["pairs"]
    assert pair["stronger"] == "medium"
    assert pair["games"] == 2 * pair["deals"] == 16
    assert pair["win_interval"][0] <= pair["win_share"] <= pair["win_interval"][1] < 0.5
    assert pair["score_interval"][0] <= pair["score_difference"] <= pair["score_interval"][1]
    assert [rating["bot"] for rating in found["ratings"]] == ["medium", "random"]
    assert not found["stopped"]


def test_the_command_prints_tables_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run([*ARENA, "--plot", "it.png"]) == 0
    said = capsys.readouterr()
    assert "rating" in said.out
    assert "drawn: it.png" in said.out
    assert (tmp_path / "it.png").read_bytes().startswith(b"\x89PNG")


def test_who_stops_it_sees_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def tire(meetings: list[Meeting]) -> Iterator[Outcome]:
        yield from map(meet, meetings[:3])
        raise KeyboardInterrupt

    @contextmanager
    def tired_crew(_workers: int, _task: object) -> Iterator[Meetings]:
        yield tire

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(crews, "local_crew", tired_crew)
    assert run(ARENA) == 0
    assert "stopped: this is what was played until then" in capsys.readouterr().out
    assert run([*ARENA, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["stopped"]
    assert found["pairs"][0]["deals"] == 3


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["arena", "chess", "--bots", "easy,hard"], 2, "chess"),
        (["arena", "splitter", "--bots", "easy"], 2, "two bots or more"),
        (["arena", "splitter", "--bots", "easy,easy"], 2, "each once"),
        (["arena", "splitter", "--bots", "easy,strongest"], 2, "strongest"),
        (["arena", "splitter", "--bots", "easy,random", "--players", "13"], 2, "13"),
        (["arena", "splitter", "--bots", "easy,random", "--players", "1"], 2, "two seats"),
        (["arena", "splitter", "--bots", "easy,random", "--deals", "0"], 2, "--deals"),
        (["arena", "splitter", "--bots", "easy,random", "--option", "pad=C"], 2, "pad"),
        (["arena", "splitter", "--bots", "easy,random", "--plot", "it.gif"], 2, ".png or .svg"),
        (["arena", "splitter", "--bots", "easy,random", "--workers", "0"], 2, "--workers"),
        (["arena", "splitter", "--bots", "easy,random", "--plot", "/no/where/it.png"], 2, "/no/where"),
        (["arena", "splitter", "--bots", "easy,nobody.py:choose"], 1, "no file nobody.py"),
        (["arena", "splitter", "--bots", "easy,random", "--ray", "127.0.0.1:9"], 1, "127.0.0.1:9"),
        (["arena", "splitter", "--bots", "easy,random", "--ray", "127.0.0.1:many"], 1, "127.0.0.1:many"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    arguments: list[str], code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("ray") if "--ray" in arguments else None
    assert run([*arguments, "--workers", "1"] if "--workers" not in arguments else arguments) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert says in said.err
    assert said.err.count("\n") == 1


def test_a_picture_that_cannot_be_written_loses_no_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("splittable.lab.arena.plot.draw", refuse)
    assert run([*ARENA, "--plot", str(tmp_path / "it.PNG"), "--deals", "1", "--workers", "1"]) == 1
    said = capsys.readouterr()
    assert "share of wins" in said.out
    assert "it.PNG: it cannot be written (Permission denied)" in said.err


def test_a_bot_of_ones_own_is_loaded_once_whatever_it_is_called(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "[/x]$"
    folder.mkdir(parents=True)
    bot = folder / "mine.py"
    bot.write_text(
        f"with open({str(tmp_path / 'loads')!r}, 'a') as loads:\n"
        "    loads.write('x')\n"
        "def choose(view, seed):\n"
        "    return view['actions'][0]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")
    assert run(["arena", "splitter", "--bots", f"random, {bot}:choose", "--deals", "3", "--workers", "1"]) == 0
    assert f"{bot}:choose" in capsys.readouterr().out
    # Once to see whether it is there, and once to play.
    assert (tmp_path / "loads").read_text() == "xx"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_is_named(tmp_path: Path, workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("def choose(view, seed):\n    raise RuntimeError('no idea')\n")
    arguments = ["arena", "splitter", "--bots", f"random,{bot}:choose", "--deals", "4", "--workers", workers]
    assert run(arguments) == 1
    said = capsys.readouterr()
    assert f"broken.py:choose failed ({bot}, line 2): RuntimeError: no idea" in said.err
    assert said.err.count("\n") == 1


def test_without_the_extra_it_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "splittable.lab.arena.ratings", None)
    monkeypatch.delitem(sys.modules, "splittable.lab.arena.plot", raising=False)
    assert run(ARENA) == 1
    assert "pip install 'splittable[arena]'" in capsys.readouterr().err


def test_a_ray_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    asked = [
        sys.executable,
        "-m",
        "splittable",
        "arena",
        "splitter",
        "--bots",
        "random,easy,medium",
        "--deals",
        "8",
        "--json",
    ]
    found = []
    for crew in (["--ray", "local"], ["--workers", "1"]):
        answer = subprocess.run([*asked, *crew], capture_output=True, text=True, check=True, timeout=500)
        found.append(json.loads(answer.stdout))
    for one, other in zip(found[0]["ratings"], found[1]["ratings"], strict=True):
        one.pop("seconds_per_action"), other.pop("seconds_per_action")
    assert found[0] == found[1]


def test_the_arena_draws_nothing_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["arena", "splitter", "--bots", "easy,random", "--deals", "2", "--workers", "1"]) == 0
    assert list(tmp_path.iterdir()) == []
    assert "drawn" not in capsys.readouterr().out
