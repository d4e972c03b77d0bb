"""`splittable play`: one person against bots in the terminal."""

import os
import random
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import cast

import pytest

import splittable
from splittable.command import run, saved
from splittable.command.names import numbered_names_of
from splittable.games import find, ids
from splittable.play.telling import say_line

TABLES = [("splitter", 1), *((game, find(game).fewest + 1) for game in ids()), ("split-it", 4)]
PLAYED = {"split-it": 2, "generous-split": 3, "split": 2, "splitter": 2}
SHORTENED = {"split": ["--option", "rounds=1"]}
"""Three rounds have hundreds of actions, each of which is synced to the disk."""


class Typist:
    """Somebody who types lines, and then any numbers for as long as they are asked."""

    def __init__(self, *lines: str, numbers: int = 0, seed: int = 1) -> None:
        self._lines = [*lines]
        self._numbers = numbers
        self._chooser = random.Random(seed)

    def readline(self, size: int = -1) -> str:
        if self._lines:
            return self._lines.pop(0) + "\n"
        if self._numbers == 0:
            return ""
        self._numbers -= 1
        return f"{self._chooser.choice((1, 1, 2, 3, 4, 5, 8, 13, 21))}\n"

    def fileno(self) -> int:
        raise OSError


def play(
    arguments: list[str], typist: Typist, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """What the terminal shows when all is well."""
    monkeypatch.setattr(sys, "stdin", typist)
    code = run(["play", *arguments])
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    return said.out


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_can_be_played_by_typing(
    game: str,
    players: int,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "game.split"
    arguments = [game, "--players", str(players), "--bots", "random", "--seed", "7", "--lang", lang]
    if lang == "fr":
        arguments += SHORTENED.get(game, [])
    shown = play([*arguments, "--record", str(file)], Typist(numbers=20_000), monkeypatch, capsys)
    table = splittable.load(file.read_text(encoding="utf-8"))
    assert table.over
    assert table.summary(lang) in shown
    assert file.with_name("game.split.new").exists() is False


@pytest.mark.parametrize("game", ids())
def test_a_game_goes_on_where_it_was_left_and_ends_as_if_it_never_had_been(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [game, "--players", str(PLAYED[game]), "--seat", "2", "--bots", "random", "--seed", "11"]
    arguments += SHORTENED.get(game, [])
    whole, parts = tmp_path / "whole.split", tmp_path / "parts.split"
    play([*arguments, "--record", str(whole)], Typist(*["1"] * 5_000), monkeypatch, capsys)
    play([*arguments, "--record", str(parts)], Typist(*["1"] * 3), monkeypatch, capsys)
    assert not splittable.load(parts.read_text(encoding="utf-8")).over
    play([*arguments, "--record", str(parts)], Typist("quit"), monkeypatch, capsys)
    play([game, "--record", str(parts)], Typist(*["1"] * 5_000), monkeypatch, capsys)
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    assert "seed 11\nplayed random | person" in parts.read_text(encoding="utf-8")


def test_an_action_is_in_the_file_before_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, seed):\n    raise RuntimeError('no idea')\n", encoding="utf-8")
    file = tmp_path / "game.split"
    monkeypatch.setattr(sys, "stdin", Typist("split 2-3-2", "guess pink"))
    arguments = ["split-it", "--players", "3", "--bots", f"{tmp_path}/mine.py:choose", "--record", str(file)]
    assert run(["play", *arguments]) == 1
    assert "no idea" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8").endswith("P1 split 2-3-2\nP1 guess pink\n")
    table = splittable.load(file.read_text(encoding="utf-8"))
    assert table.decided == (0,)


def test_bad_input_is_one_sentence_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.split"
    arguments = ["split-it", "--players", "3", "--bots", "random", "--seed", "4", "--record", str(file), "--lang", "fr"]
    typed = Typist("foo", "split 1-1-1", "0", "99", "9" * 5_000, "\N{NULL}", "indice rapide", "indice au hasard", "")
    shown = play(arguments, typed, monkeypatch, capsys)
    assert "«\u00a0foo\u00a0» n’est pas une action" in shown
    assert "SI-03\u00a0: La rangée compte 7 cartes" in shown
    assert "pas d’action numéro 0\u00a0; les numéros vont de 1 à 15" in shown
    assert "Choisissez un niveau pour l’indice\u00a0: au hasard, facile" in shown
    assert "Un robot (niveau\u00a0: au hasard) choisirait le numéro" in shown
    assert splittable.load(file.read_text(encoding="utf-8")).action_count == 0
    assert f"pour la reprendre\u00a0: splittable play split-it --record {file}" in shown


def test_an_action_can_be_taken_back_while_nothing_was_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.split"
    arguments = ["split-it", "--players", "3", "--bots", "random", "--seed", "4", "--record", str(file)]
    shown = play(arguments, Typist("undo", "split 1-1-5", "undo", "split 2-3-2", "1", "undo"), monkeypatch, capsys)
    assert shown.count("Your last action is undone.") == 1
    assert shown.count("You can only undo your own last action") == 2
    record = file.read_text(encoding="utf-8")
    assert "P1 split 2-3-2\nP1 guess white\nP2 " in record
    assert "split 1-1-5" not in record


def test_what_happened_is_told_and_decks_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.split"
    arguments = ["generous-split", "--players", "3", "--bots", "random", "--seed", "4", "--record", str(file)]
    shown = play(arguments, Typist("1", "1", "1"), monkeypatch, capsys)
    lines = splittable.load(file.read_text(encoding="utf-8")).lines
    others = [line for line in lines if line.startswith(("P2", "P3"))]
    names = numbered_names_of(["person", "random", "random"], "en")
    assert others
    for line in others:
        told = say_line(find("generous-split"), line, names, 0, "en")
        assert re.fullmatch(r"P[23] [A-Z][a-z]+ plays the \w+ of \w+\.", told)
        assert f"  {told}" in shown
    assert "The cards are dealt." in shown
    assert lines[0] not in shown
    assert not set(lines) & {line.strip() for line in shown.splitlines()}


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["chess"], 2, "chess"),
        (["split-it", "--players", "5"], 2, "split-it is for 2 to 4 players"),
        (["split-it", "--option", "pad=B"], 2, "has no option 'pad'"),
        (["split-it", "--seat", "3"], 2, "seats at this table are 1 to 2"),
        (["split-it", "--bots", "clever"], 2, "a bot is one of random"),
        (["split-it", "--players", "4", "--bots", "random,random"], 2, "names 2 bots for 3 seats"),
        (["split-it", "--lang", "de"], 2, "languages are en and fr"),
        (["split-it", "--record", "{folder}"], 1, "cannot be read"),
        (["split-it", "--record", "{folder}/broken.split"], 1, "broken.split: line 1"),
        (["splitter", "--record", "{folder}/old.split"], 1, "with game split-it, not splitter"),
        (["split-it", "--players", "2", "--record", "{folder}/old.split"], 1, "with players 3, not 2"),
        (["split-it", "--bots", "hard", "--record", "{folder}/old.split"], 1, "with bots random,random, not hard,hard"),
        (["split-it", "--bots", "nobody.py:choose"], 1, "there is no file nobody.py"),
        (["split-it", "--record", "{folder}/odd.split"], 1, "odd.split: its line “played” names 'strongest'"),
        (["split-it", "--record", "{folder}/own.split"], 1, "add --bots random,{folder}/own.py:choose"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(
    arguments: list[str], code: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "broken.split").write_text("no record\n", encoding="utf-8")
    old = splittable.new("split-it", players=3, seed=1).record()
    head, line, body = old.partition("---\n")
    (tmp_path / "own.py").write_text("open(__file__ + '.ran', 'w')\n", encoding="utf-8")
    for name, bot in (("old", "random"), ("odd", "strongest"), ("own", f"{tmp_path}/own.py:choose")):
        (tmp_path / f"{name}.split").write_text(
            f"{head}seed 1\nplayed person | random | {bot}\n{line}{body}", encoding="utf-8"
        )
    assert run(["play", *(argument.format(folder=tmp_path) for argument in arguments)]) == code
    said = capsys.readouterr()
    assert sentence.format(folder=tmp_path) in said.err
    assert said.err.count("\n") == 1
    # A record alone runs nobody's code.
    assert not (tmp_path / "own.py.ran").exists()


def test_a_game_against_a_bot_of_ones_own_goes_on_when_it_is_named_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, seed):\n    return view['actions'][0]\n", encoding="utf-8")
    file = tmp_path / "game.split"
    arguments = ["splitter", "--bots", f"{tmp_path}/mine.py:choose", "--record", str(file)]
    shown = play(arguments, Typist("1"), monkeypatch, capsys)
    assert f"to resume: splittable play splitter --record {file} --bots {tmp_path}/mine.py:choose" in shown
    play(arguments, Typist(*["1"] * 40), monkeypatch, capsys)
    assert splittable.load(file.read_text(encoding="utf-8")).over


def test_a_level_that_a_game_does_not_have_is_said_before_the_game_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(cast("dict[str, int]", find("split").bots().budgets), "hard")
    file = tmp_path / "game.split"
    assert run(["play", "split", "--bots", "hard", "--record", str(file)]) == 1
    assert "split has no bot of level hard yet" in capsys.readouterr().err
    assert not file.exists()


def test_anybodys_record_can_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.split"
    file.write_text(splittable.new("splitter", players=2, chance=["roll 4 1"]).record(), encoding="utf-8")
    arguments = ["splitter", "--bots", "random", "--record", str(file)]
    play(arguments, Typist(*["1"] * 40), monkeypatch, capsys)
    table = splittable.load(file.read_text(encoding="utf-8"))
    assert table.over
    assert table.lines[0] == "roll 4 1"


def test_a_table_that_nobody_named_is_kept_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for _ in range(2):
        play(["splitter", "--bots", "random"], Typist("1"), monkeypatch, capsys)
    files = sorted(tmp_path.rglob("*.split"))
    assert len(files) == 2
    assert all(re.fullmatch(r"splitter-\d{8}-\d{6}(-2)?\.split", file.name) for file in files)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
def test_a_terminal_gets_colours_and_a_person_may_stop_at_any_time(tmp_path: Path) -> None:
    import pty

    file = tmp_path / "game.split"
    command = [sys.executable, "-m", "splittable", "play", "split-it", "--players", "3", "--bots", "random", "--plain"]
    master, slave = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100"}
    environment.pop("NO_COLOR", None)
    # A job in the background ignores Ctrl+C, and so would all that it starts.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    arguments = [*command, "--seed", "5", "--record", str(file)]
    process = subprocess.Popen(arguments, stdin=slave, stdout=slave, stderr=slave, env=environment, preexec_fn=heed)
    os.close(slave)
    shown = _read_until(master, "P1> ")
    assert "\x1b[" in shown
    os.write(master, b"split 2-2-3\n")
    _read_until(master, "P1> ")
    assert _interrupt(process) == 130
    os.close(master)
    assert splittable.load(file.read_text(encoding="utf-8")).lines[-1] == "P1 split 2-2-3"


def _interrupt(process: "subprocess.Popen[bytes]") -> int:
    """Stop a program as a person does, who tries again: between writing a prompt and reading, Python hears nothing."""
    for _ in range(30):
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return process.wait(4)
    raise AssertionError("the program does not stop")


def _read_until(master: int, text: str) -> str:
    """What a terminal shows until a text comes."""
    shown, patience = "", time.monotonic() + 120
    while text not in shown and time.monotonic() < patience:
        shown += os.read(master, 65_536).decode("utf-8", "replace")
    return shown


def test_bots_are_named_for_all_other_seats_or_for_each() -> None:
    assert saved.read_bots("easy", 4) == ["easy"] * 3
    assert saved.read_bots("easy,hard", 3) == ["easy", "hard"]
    assert saved.read_bots("easy", 1) == []
