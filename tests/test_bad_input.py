"""Wrong calls, files and command lines: one clear sentence each, and nothing changes."""

import pickle
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import splittable
from splittable.command import run

GOOD = splittable.new("splitter", players=2, chance=["roll 4 1"]).record()
HEAD = GOOD[: GOOD.index("---")]


def solo() -> Any:
    return splittable.new("splitter", players=1, chance=["roll 4 1"])


CALLS: list[tuple[str, Callable[[], Any], str]] = [
    ("unknown game", lambda: splittable.new("chess", players=2), "generous-split, split, split-it, splitter"),
    ("game that is no text", lambda: splittable.new(None, players=2), "there is no game None"),  # type: ignore[arg-type]
    ("too many players", lambda: splittable.new("splitter", players=13), "1 to 12 players, not 13"),
    ("too few players", lambda: splittable.new("generous-split", players=2), "3 to 5 players, not 2"),
    ("no players", lambda: splittable.new("split", players=0), "2 to 6 players, not 0"),
    ("negative players", lambda: splittable.new("split-it", players=-2), "2 to 4 players, not -2"),
    ("players as text", lambda: splittable.new("splitter", players="2"), "not '2'"),  # type: ignore[arg-type]
    ("players as truth", lambda: splittable.new("splitter", players=True), "not True"),
    ("players in fractions", lambda: splittable.new("splitter", players=2.0), "not 2.0"),  # type: ignore[arg-type]
    ("unknown option", lambda: splittable.new("splitter", players=1, options={"pod": "A"}), "options are pad, start"),
    ("unknown value", lambda: splittable.new("splitter", players=1, options={"pad": "C"}), "one of A, B, not 'C'"),
    ("small letter", lambda: splittable.new("splitter", players=1, options={"pad": "a"}), "one of A, B"),
    ("start too high", lambda: splittable.new("split", players=2, options={"start": 3}), "one of 1, 2, not '3'"),
    ("start at zero", lambda: splittable.new("split", players=2, options={"start": 0}), "one of 1, 2, not '0'"),
    ("options as a list", lambda: splittable.new("splitter", players=1, options=["pad"]), "a dict"),  # type: ignore[arg-type]
    ("option of another game", lambda: splittable.new("split", players=2, options={"cycles": 2}), "has no option"),
    ("seed as text", lambda: splittable.new("splitter", players=1, seed="7"), "a seed is a whole number"),  # type: ignore[arg-type]
    ("seed and chance", lambda: splittable.new("splitter", players=1, seed=1, chance=[]), "not both"),
    ("chance as one text", lambda: splittable.new("splitter", players=1, chance="roll 4 1"), "a list of outcomes"),
    ("die of seven", lambda: splittable.new("splitter", players=1, chance=["roll 7 1"]), "1 to 6"),
    ("die of zero", lambda: splittable.new("splitter", players=1, chance=["roll 0 1"]), "1 to 6"),
    ("three dice", lambda: splittable.new("splitter", players=1, chance=["roll 1 2 3"]), "two dice"),
    ("two blanks", lambda: splittable.new("splitter", players=1, chance=["roll 1  2"]), "two dice"),
    ("deck for dice", lambda: splittable.new("splitter", players=1, chance=["deck 4C"]), "roll 4 1"),
    ("roll for cards", lambda: splittable.new("split", players=2, chance=["roll 4 1"]), "deck and its cards"),
    ("short deck", lambda: splittable.new("split-it", players=2, chance=["deck 4 3 6"]), "70"),
    ("unknown card", lambda: splittable.new("split-it", players=2, chance=["deck 11"]), "no card '11'"),
    ("outcome that is no text", lambda: splittable.new("splitter", players=1, chance=[4]), "not '4'"),  # type: ignore[list-item]
    ("too few names", lambda: splittable.new("splitter", players=2, seed=1, names=["Ann"]), "1 names for 2"),
    ("empty name", lambda: splittable.new("splitter", players=1, seed=1, names=[""]), "1 to 40"),
    ("name with a bar", lambda: splittable.new("splitter", players=1, seed=1, names=["a|b"]), "without"),
    ("name with a control character", lambda: splittable.new("splitter", players=1, seed=1, names=["a\nb"]), "plain"),
    ("seat too high", lambda: solo().play(1, "write 4|1 a1"), "seats at this table are 0 to 0, not 1"),
    ("seat as an array", lambda: solo().actions(np.array([0, 1])), "seats at this table"),
    ("seat as NumPy's truth", lambda: solo().actions(np.False_), "seats at this table"),
    ("seed of a suggestion", lambda: solo().suggest(0, seed="x"), "a seed is a whole number"),
    ("negative seat", lambda: solo().actions(-1), "not -1"),
    ("seat as text", lambda: solo().view("0"), "not '0'"),
    ("seat in resample", lambda: solo().resample(5, seed=1), "not 5"),
    ("seed in resample", lambda: solo().resample(0, seed="x"), "a seed is a whole number"),
    ("deal without need", lambda: solo().deal("roll 1 1"), "nothing is to be dealt"),
    ("number as action", lambda: solo().play(0, 17), "is not an action"),
    ("nothing as action", lambda: solo().play(0, None), "is not an action"),
    ("capital letters", lambda: solo().play(0, "Write 4|1 a1"), "is not an action"),
    ("blank at the end", lambda: solo().play(0, "write 4|1 a1 "), "is not an action"),
    ("slot past the pad", lambda: solo().play(0, "write 4|1 h1"), "is not an action"),
    ("language", lambda: solo().draw(0, "de"), "languages are en and fr"),
    ("negative games", lambda: splittable.simulate("splitter", players=1, games=-1), "from 0, not -1"),
    ("games as text", lambda: splittable.simulate("splitter", players=1, games="9"), "from 0"),  # type: ignore[arg-type]
    ("simulation of no game", lambda: splittable.simulate("go", players=1, games=1), "there is no game"),
    ("simulation without players", lambda: splittable.simulate("split", players=1, games=1), "2 to 6"),
    ("simulation option", lambda: splittable.simulate("split", players=2, games=1, options={"x": 1}), "no option"),
]

RECORDS: list[tuple[str, str, int, str | None]] = [
    ("empty", "", 1, None),
    ("another first line", "hello\n", 1, None),
    ("a later version", GOOD.replace("record 1", "record 2"), 1, None),
    ("no body", HEAD, 5, None),
    ("no game", GOOD.replace("game splitter\n", ""), 5, None),
    ("unknown game", GOOD.replace("game splitter", "game chess"), 2, None),
    ("game twice", GOOD.replace("rules 1", "game splitter\nrules 1"), 3, None),
    ("later rules", GOOD.replace("rules 1", "rules 2"), 3, None),
    ("rules in words", GOOD.replace("rules 1", "rules one"), 3, None),
    ("players", GOOD.replace("players 2", "players 14"), 4, None),
    ("players in words", GOOD.replace("players 2", "players two"), 4, None),
    ("option", GOOD.replace("pad=A", "pad=Z"), 5, None),
    ("option without value", GOOD.replace("pad=A", "pad"), 5, None),
    ("option twice", GOOD.replace("pad=A", "pad=A pad=A"), 5, None),
    ("names", GOOD.replace("---", "names Ann\n---"), 6, None),
    ("empty key", GOOD.replace("---", "date\n---"), 6, None),
    ("die", GOOD.replace("roll 4 1", "roll 4 7"), 7, None),
    ("line nobody knows", GOOD + "sing a song\n", 8, None),
    ("roll too many", GOOD + "roll 1 1\n", 8, None),
    ("seat too high", GOOD + "P3 write 4|1 a1\n", 8, None),
    ("seat zero", GOOD + "P0 write 4|1 a1\n", 8, None),
    ("unreadable action", GOOD + "P1 writes 4|1 a1\n", 8, None),
    ("illegal action", GOOD + "P1 write 4|2 a1\n", 8, "SR-02"),
    ("no such slot", GOOD + "P1 write 4|1 a4\n", 8, "SR-02"),
    ("seats out of order", GOOD + "P2 write 4|1 a1\nP1 write 4|1 a1\n", 9, None),
    ("decision twice", GOOD + "P1 write 4|1 a1\nP1 write 4|1 a1\n", 9, None),
    ("action before the roll", GOOD.replace("roll 4 1\n", "P1 write 4|1 a1\n"), 7, "AL-04"),
    ("event of no kind", GOOD + "P0 write 4|1 a1\n", 8, None),
    ("scores before the end", GOOD + "---\nscores 1 2\nwinners P2\n", 8, None),
    ("three parts too many", GOOD + "---\n---\n", 9, None),
]

COMMANDS: list[tuple[list[str], int, str]] = [
    (["frobnicate"], 2, "there is no command 'frobnicate'"),
    (["simulate"], 2, "GAME"),
    (["simulate", "splitter"], 2, "--players"),
    (["simulate", "chess", "--players", "2"], 2, "there is no game 'chess'"),
    (["simulate", "splitter", "--players", "99"], 2, "1 to 12 players"),
    (["simulate", "splitter", "--players", "two"], 2, "--players"),
    (["simulate", "splitter", "--players", "1", "--games", "0"], 2, "at least 1"),
    (["simulate", "splitter", "--players", "1", "--games", "-3"], 2, "at least 1"),
    (["simulate", "splitter", "--players", "1", "--games", str(10**15)], 1, "no memory for the scores"),
    (["simulate", "splitter", "--players", "1", "--games", str(10**25)], 1, "no memory for the scores"),
    (["simulate", "splitter", "--players", "1", "--option", "pad"], 2, "name=value"),
    (["simulate", "splitter", "--players", "1", "--option", "pad=Q"], 2, "one of A, B"),
    (["simulate", "splitter", "--players", "1", "--option", "pad=A", "--option", "pad=B"], 2, "twice"),
    (["simulate", "splitter", "--players", "2", "--bots", "random"], 2, "1 bots for 2 seats"),
    (["simulate", "splitter", "--players", "1", "--bots", "genius"], 2, "a bot is one of"),
    (["simulate", "splitter", "--players", "1", "--bots", "no_such:bot"], 1, "cannot be loaded"),
    (["simulate", "splitter", "--players", "1", "--bots", "/nowhere.py:bot"], 1, "no file /nowhere.py"),
    (["simulate", "splitter", "--players", "1", "--bots", "json:no"], 1, "no function 'no'"),
    (["simulate", "splitter", "--players", "1", "--bots", "json:dumps"], 1, "bot json:dumps"),
    (["simulate", "splitter", "--players", "1", "--games", "1", "--records", "/dev/null/x"], 1, "cannot be written"),
    (["replay"], 2, "FILE"),
    (["replay", "/no/such/file"], 1, "/no/such/file: cannot be read"),
    (["replay", "/"], 1, "cannot be read"),
    (["replay", "--lang", "de", "x"], 2, "languages are en and fr"),
    (["rules"], 2, "GAME"),
    (["rules", "chess"], 2, "there is no game"),
    (["rules", "splitter", "--lang", "klingon"], 2, "languages are"),
    (["compile", "chess"], 2, "there is no game"),
    (["replay", "--nonsense", "x"], 2, "--nonsense"),
    (["verify", "/no/such/file"], 1, "/no/such/file: cannot be read"),
    (["serve", "--port", "99999"], 2, "from 0 to 65535"),
    (["serve", "--port", "-1"], 2, "from 0 to 65535"),
    (["serve", "--log", "loud"], 2, "debug, info, warning, error"),
    (["serve", "--limit", "tables=3"], 2, "NAME is one of body, connections"),
    (["serve", "--limit", "watchers=none"], 2, "watchers is a whole number above 0"),
    (["serve", "--keep-days", "-1"], 2, "--keep-days is a number of days"),
    (["serve", "--host", "192.0.2.1", "--port", "0"], 1, "192.0.2.1:0: this machine has no such address"),
    (["serve", "--port", "0", "--tls-cert", "/no/cert", "--tls-key", "/no/key"], 1, "/no/cert, /no/key"),
    (["serve", "--port", "0", "--store", "ftp://store"], 2, "an SQLite file or a PostgreSQL URL"),
    (["serve", "--port", "0", "--store", "/dev/null/room"], 1, "the store cannot be opened"),
    (["serve", "--port", "0", "--store", "postgresql://ann:secret@127.0.0.1:1/x"], 1, "the store cannot be opened"),
    (["export", "--store", __file__], 1, "the store cannot be opened: file is not a database"),
]


def test_the_table_is_long_enough() -> None:
    assert len(CALLS) + len(RECORDS) + len(COMMANDS) >= 40


@pytest.mark.parametrize(("call", "sentence"), [row[1:] for row in CALLS], ids=[row[0] for row in CALLS])
def test_a_wrong_call_is_answered_with_one_clear_sentence(call: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        call()
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("text", "line", "rule"), [row[1:] for row in RECORDS], ids=[row[0] for row in RECORDS])
def test_a_broken_record_names_its_line(text: str, line: int, rule: str | None) -> None:
    with pytest.raises(splittable.RecordError) as caught:
        splittable.load(text)
    assert caught.value.line == line
    assert caught.value.rule == rule
    assert str(caught.value).startswith(f"line {line}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"), COMMANDS, ids=lambda part: " ".join(part) if isinstance(part, list) else ""
)
def test_a_wrong_command_says_one_line(
    arguments: list[str], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.startswith("splittable: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(("text", "line", "rule"), [row[1:] for row in RECORDS], ids=[row[0] for row in RECORDS])
def test_replay_names_file_line_and_ruling(
    text: str, line: int, rule: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.split"
    file.write_text(text, encoding="utf-8")
    assert run(["replay", str(file), "--json"]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert f"broken.split: line {line}: {f'{rule}: ' if rule else ''}" in said.err


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture.split"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert run(["replay", str(file)]) == 1
    assert "not a text in UTF-8" in capsys.readouterr().err


def test_a_room_does_not_listen_where_another_does(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert run(["serve", "--port", str(port), "--store", str(tmp_path / "room.sqlite")]) == 1
    assert capsys.readouterr().err == f"splittable: 127.0.0.1:{port}: cannot listen there (Address already in use)\n"


def test_wrong_results_at_the_end_are_refused() -> None:
    table = splittable.new("splitter", players=1, seed=1)
    while not table.over:
        table.play(0, table.actions(0)[0])
    record = table.record()
    lines = record.splitlines()
    for wrong, line in (
        (record.replace("\nscores ", "\nscores 1"), len(lines) - 1),
        (record.replace("\nwinners P1", "\nwinners P2"), len(lines)),
        (record.replace("\nwinners P1", ""), len(lines) - 1),
        (record + "luck 3\n", len(lines) + 1),
        (record + "winners P1\n", len(lines) + 1),
    ):
        with pytest.raises(splittable.RecordError) as caught:
            splittable.load(wrong)
        assert caught.value.line == line


def test_an_editors_mark_before_a_record_is_passed_over() -> None:
    assert splittable.load("\ufeff" + GOOD).record() == GOOD


@pytest.mark.parametrize(
    "call",
    [
        lambda: solo().play(0, "pass"),
        lambda: solo().play(0, "write 4|1 a4"),
        lambda: splittable.load(GOOD + "P1 write 4|1 a4\n"),
    ],
    ids=["NotationError", "IllegalAction", "RecordError"],
)
def test_an_error_reaches_another_process_as_it_is(call: Callable[[], Any]) -> None:
    with pytest.raises(ValueError) as caught:
        call()
    error = caught.value
    other = pickle.loads(pickle.dumps(error))
    assert type(other) is type(error)
    assert str(other) == str(error)
    assert repr(vars(other)) == repr(vars(error))


def test_no_traceback_reaches_a_user() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "splittable", "replay", "/no/such/file"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "splittable: /no/such/file: cannot be read (there is no such file)\n"
