"""The commands, as the contract describes them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tables import Kind, finished_table, plain_kinds

import splittable
from splittable.bots import LEVELS
from splittable.command import run
from splittable.games import find, ids
from splittable.play.rulebook import rulebook
from splittable.words import LANGUAGES, say

KEYS = [
    "game",
    "players",
    "options",
    "games",
    "seed",
    "bots",
    "mean_scores",
    "standard_errors",
    "win_share",
    "seconds_per_action",
]
BOT = """
def choose(view, seed):
    return view["actions"][0]

def cheat(view, seed):
    return "write 9|9 z9"

def crash(view, seed):
    raise RuntimeError("no idea")

def forge(view, seed):
    view["actions"].append("write 9|9 z9")
    return "write 9|9 z9"

def heap(view, seed):
    import numpy
    return numpy.array(view["actions"])

def forget(view, seed):
    view["actions"][0]

def leave(view, seed):
    raise SystemExit(3)
"""
WRONGS = [
    ("cheat", "not one of its actions"),
    ("crash", "no idea"),
    ("forge", "not one of its actions"),
    ("heap", "returned a value of type ndarray instead of one of its actions"),
    ("forget", "returned None instead of one of its actions"),
    ("leave", "SystemExit"),
]

every_count = pytest.mark.parametrize("kind", list(plain_kinds()), ids=str)
every_game = pytest.mark.parametrize("game", ids())


def ask(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command prints when all is well."""
    assert run(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@every_count
def test_simulate_prints_one_json_document(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", kind.game, "--players", str(kind.players), "--games", "50", "--seed", "3", "--json"]
    result = json.loads(ask(arguments, capsys))
    assert list(result) == KEYS
    assert result["game"] == kind.game
    assert result["options"] == find(kind.game).choose_options(kind.players, {})
    assert sum(result["win_share"]) == pytest.approx(1)
    assert all(len(result[key]) == kind.players for key in KEYS[5:])
    scores = splittable.simulate(kind.game, players=kind.players, games=50, seed=3)
    assert result["mean_scores"] == pytest.approx(scores.mean(axis=0).tolist())
    again = json.loads(ask(arguments, capsys))
    del again["seconds_per_action"], result["seconds_per_action"]
    assert again == result


@every_game
def test_simulate_writes_one_record_a_game(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    players = find(game).fewest
    arguments = ["simulate", game, "--players", str(players), "--games", "3", "--records", str(tmp_path), "--json"]
    result = json.loads(ask(arguments, capsys))
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["000001.split", "000002.split", "000003.split"]
    tables = [splittable.load((tmp_path / name).read_text(encoding="utf-8")) for name in names]
    assert all(table.over for table in tables)
    means = [sum(table.scores[seat] for table in tables) / 3 for seat in range(players)]
    assert result["mean_scores"] == pytest.approx(means)


@every_game
def test_bots_play_and_seats_rotate(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    players = find(game).fewest + 1
    bots = ["random"] * (players - 1) + [f"{tmp_path}/mine.py:choose"]
    arguments = ["simulate", game, "--players", str(players), "--games", str(players), "--seed", "4", "--json"]
    arguments += ["--bots", ",".join(bots), "--records", str(tmp_path)]
    result = json.loads(ask(arguments, capsys))
    assert result["bots"] == bots
    assert sum(result["win_share"]) == pytest.approx(1)
    seats = []
    for number in range(1, players + 1):
        record = (tmp_path / f"{number:06}.split").read_text(encoding="utf-8")
        played = next(line for line in record.splitlines() if line.startswith("played ")).removeprefix("played ")
        seats.append(played.split(" | ").index(bots[-1]))
        assert splittable.load(record).record() == record
    assert sorted(seats) == list(range(players))


@pytest.mark.parametrize(("function", "sentence"), WRONGS)
def test_a_bot_that_does_wrong_is_named(
    function: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    bot = f"{tmp_path}/mine.py:{function}"
    assert run(["simulate", "splitter", "--players", "1", "--games", "1", "--bots", bot]) == 1
    said = capsys.readouterr().err
    assert bot in said
    assert sentence in said


def test_a_bot_is_found_by_a_module_of_the_folder_one_is_in(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    # As an installed command is: a file somewhere else.
    script = tmp_path / "bin" / "splittable"
    script.parent.mkdir()
    script.write_text("from splittable.command import main\nmain()\n", encoding="utf-8")
    simulate = ["simulate", "splitter", "--players", "1", "--games", "1", "--bots", "mine:choose", "--json"]
    done = subprocess.run(
        [sys.executable, str(script), *simulate], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert json.loads(done.stdout)["bots"] == ["mine:choose"]


@every_count
def test_replay_prints_the_result(kind: Kind, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished_table(kind, 6)
    file = tmp_path / "game.split"
    file.write_text(table.record(), encoding="utf-8")
    assert json.loads(ask(["replay", str(file), "--json"], capsys)) == {
        "game": kind.game,
        "players": kind.players,
        "options": table.options,
        "over": True,
        "scores": list(table.scores),
        "winners": list(table.winners),
        "actions": sum(line.startswith("P") for line in table.record().splitlines()),
    }
    assert "wins." in ask(["replay", str(file)], capsys) or len(table.winners) > 1
    assert "Score final" in ask(["replay", str(file), "--lang", "fr"], capsys)


def test_replay_tells_that_a_game_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.split"
    file.write_text(splittable.new("split-it", players=3, seed=1).record(), encoding="utf-8")
    result = json.loads(ask(["replay", str(file), "--json"], capsys))
    assert (result["over"], result["winners"], result["actions"]) == (False, [], 0)
    assert "In progress after 0 actions" in ask(["replay", str(file)], capsys)


@every_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_are_printed_in_both_languages(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(["rules", game, "--lang", lang], capsys).strip() == rulebook(game, lang).strip()


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_is_told_by_its_rating_and_what_it_sees(
    game: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ask(["levels", game, "--lang", lang], capsys).splitlines()
    told = dict(zip(lines[::2], lines[1::2], strict=True))
    assert [sentence.strip() for sentence in told.values()] == [say(lang, f"{game}-level-{level}") for level in LEVELS]
    for title, level in zip(told, LEVELS, strict=True):
        assert say(lang, f"web-level-{level}") in title
        assert str(find(game).ratings[level]) in title


@every_game
def test_compiling_ahead_leaves_nothing_to_compile(game: str) -> None:
    """A first table after `splittable compile` finds every function in the cache."""
    subprocess.run([sys.executable, "-m", "splittable", "compile", game], check=True, capture_output=True)
    check = (
        "import random, sys; sys.path.insert(0, 'tests')\n"
        "from splittable.core import shared_cache\n"
        "def compiled(cache, *_): raise AssertionError(cache)\n"
        "shared_cache.SharedCache.save_overload = compiled\n"
        "from tables import Kind, open_table, play_some, all_eyes\n"
        f"table = open_table(Kind({game!r}, {find(game).most}, {{}}), 1)\n"
        "for _ in range(20):\n"
        "    play_some(table, random.Random(1), 5)\n"
        "    for eyes in all_eyes(table): table.resample(eyes, seed=1).view(eyes)\n"
        "    for seat in table.waiting: table.suggest(seat, 'medium')\n"
    )
    subprocess.run([sys.executable, "-c", check], check=True, cwd=Path(__file__).parent.parent)


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "replay", "rules", "compile"):
        assert "Usage:" in ask([command, "--help"], capsys)
    assert splittable.__version__ in ask(["--version"], capsys)
