"""Commands say what they refuse in our words, and in the language that was asked for."""

import json
from pathlib import Path

import pytest

import splittable
from splittable import __version__
from splittable.command import run
from splittable.core.errors import RecordError
from splittable.play.proof import verify

GOLDEN = Path(__file__).parent / "room/golden/2026-11.json"
GOOD = splittable.new("splitter", players=2, chance=["roll 4 1"]).record()
WRONGS = {
    "first line": ("hello\n", "ligne 1\u00a0: une partie enregistrée commence par la ligne"),
    "game": (GOOD.replace("game splitter", "game chess"), "ligne 2\u00a0: il n’y a pas de jeu 'chess'"),
    "players": (GOOD.replace("players 2", "players 14"), "splitter se joue de 1 à 12 joueurs"),
    "option": (GOOD.replace("pad=A", "pad=Z"), "l’option pad de splitter vaut A, B"),
    "die": (GOOD.replace("roll 4 1", "roll 4 7"), "deux dés de 1 à 6"),
    "event": (GOOD + "sing a song\n", "un événement est une pioche"),
    "seat": (GOOD + "P3 write 4|1 a1\n", "il n’y a pas de P3"),
    "notation": (GOOD + "P1 writes\n", "ligne 8\u00a0: «"),
    "rule": (GOOD + "P1 write 4|2 a1\n", "ligne 8\u00a0: SR-02: "),
    "tail": (GOOD + "---\nscores 1 2\n", "la partie n’est pas finie"),
}
LINE = "write 4|1 a1"
BROKEN = "def choose(view, seed):\n    actions = view['actions']\n    return actions[10_000]\n"
UNREADABLE = "def choose(view, seed)\n    return 1\n"
ABSENT = "import no_such_module_of_mine\n"


@pytest.fixture(scope="module")
def proven() -> str:
    """A record that the room has committed to."""
    known = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return next(str(one["record"]) for one in known.values() if "secret " in one["record"] and one["lines"])


@pytest.mark.parametrize(("text", "sentence"), list(WRONGS.values()), ids=list(WRONGS))
def test_replay_refuses_a_record_in_french(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.split"
    file.write_text(text, encoding="utf-8")
    assert run(["replay", str(file), "--lang", "fr"]) == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    with pytest.raises(RecordError) as caught:
        splittable.load(text)
    assert caught.value.reason("fr") in said
    assert caught.value.reason("fr") != caught.value.reason("en")
    assert str(caught.value).endswith(caught.value.reason("en"))


def test_a_file_that_cannot_be_read_is_told_in_french(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for file, sentence in (
        ("nothing", "il n’y a pas de tel fichier"),
        (".", "c’est un dossier"),
        ("bytes", "ce n’est pas un texte en UTF-8"),
    ):
        for command in ("replay", "verify"):
            assert run([command, str(tmp_path / file), "--lang", "fr"]) == 1
            assert sentence in capsys.readouterr().err


def test_verify_prints_one_json_document(proven: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.split"
    file.write_text(proven, encoding="utf-8")
    assert run(["verify", str(file), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    table = verify(proven)
    assert (result["game"], result["scores"]) == (table.game, list(table.scores))
    assert result["deals"] == sum(line.startswith(("deck", "roll")) for line in table.lines)
    assert result["actions"] == table.action_count
    assert 0 <= result["nonces"] <= table.players


def test_verify_speaks_french(proven: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.split"
    file.write_text(proven, encoding="utf-8")
    assert run(["verify", str(file), "--lang", "fr"]) == 0
    assert "du secret engagé" in capsys.readouterr().out
    for wrong, sentence in (
        (GOOD, "l’en-tête n’a pas de ligne «\u00a0table\u00a0»"),
        (proven.replace("\nsecret ", "\nsecret 0"), "64 chiffres hexadécimaux"),
        (proven.replace("\ntable ", "\ntable x"), "P1 qui a été tirée"),
    ):
        file.write_text(wrong, encoding="utf-8")
        assert run(["verify", str(file), "--lang", "fr"]) == 1
        assert sentence in capsys.readouterr().err
    assert run(["verify", str(file), "--lang", "de"]) == 2


@pytest.mark.parametrize("command", [["export"], ["backup", "copy.sqlite"]], ids=["export", "backup"])
def test_a_store_that_is_not_there_is_not_made(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = tmp_path / "folder" / "room.sqlite"
    assert run([*command, "--store", str(store)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"splittable: {store}: there is no store\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "splitter", "--players", "two"], "--players is a whole number, not 'two'"),
        (["simulate", "splitter", "--players", "2.5"], "--players is a whole number, not '2.5'"),
        (["simulate", "splitter", "--players", "1", "--games", "many"], "--games is a whole number, not 'many'"),
        (["simulate", "splitter"], "--players is missing"),
        (["simulate", "--players", "1"], "GAME is missing"),
        (["simulate", "splitter", "--players"], "--players takes a value"),
        (["simulate", "splitter", "--json=1"], "--json takes no value"),
        (["simulate", "splitter", "--player", "1"], "there is no option --player; is --players meant?"),
        (["simulate", "splitter", "--players", "1", "more"], "this command takes no 'more'"),
        (["arena", "splitter", "--bots", "easy,random", "--workers", "0"], "--workers must be at least 1, not 0"),
        (["arena", "splitter", "--bots", "easy,random", "--deals", "0"], "--deals must be at least 1, not 0"),
        (["serve", "--port", "http"], "--port is a whole number, not 'http'"),
        (["play", "splitter", "--seat", "0"], "--seat must be at least 1, not 0"),
        (["review", "a.split", "--seat", "0"], "--seat must be at least 1, not 0"),
        (["review", "a.split", "--moment", "first"], "--moment is a whole number, not 'first'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_numbers_and_options_are_refused_in_our_words(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    assert capsys.readouterr().err == f"splittable: {sentence} (see splittable --help)\n"


@pytest.mark.parametrize("seed", ["-1", "x", "1.0", str(2**64)])
def test_every_command_refuses_a_seed_with_the_sentence_of_the_library(
    seed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = int(seed) if seed.removeprefix("-").isdecimal() else seed
    table = splittable.new("split-it", players=2, seed=1)
    said = set()
    for call in (
        lambda: splittable.new("split-it", players=2, seed=value),  # type: ignore[arg-type]
        lambda: splittable.simulate("split-it", players=2, games=1, seed=value),  # type: ignore[arg-type]
        lambda: table.resample(0, seed=value),  # type: ignore[arg-type]
        lambda: table.suggest(0, "easy", seed=value),  # type: ignore[arg-type]
        lambda: splittable.position(table.view(0), seed=value),  # type: ignore[arg-type]
    ):
        with pytest.raises(ValueError) as caught:
            call()
        said.add(str(caught.value))
    for command in (
        ["simulate", "split-it", "--players", "2"],
        ["play", "split-it"],
        ["arena", "split-it", "--bots", "easy,random"],
        ["dataset", "split-it", "--players", "2", "--out", str(tmp_path / "x")],
        ["sit", "http://127.0.0.1:1/t/abcdefghijkmnpqr", "--bot", "easy"],
    ):
        assert run([*command, "--seed", seed]) == 2
        said.add(capsys.readouterr().err.removeprefix("splittable: ").removesuffix(" (see splittable --help)\n"))
    assert said == {f"a seed is a whole number from 0 to {2**64 - 1}, not {value!r}"}


def test_no_two_seeds_mean_the_same_games() -> None:
    seeds = (0, 1, 2**63, 2**63 + 1, 2**64 - 1)
    played = {splittable.simulate("splitter", players=1, games=50, seed=seed).tobytes() for seed in seeds}
    assert len(played) == len(seeds)


@pytest.mark.parametrize(
    ("code", "place", "error"),
    [(BROKEN, "line 3", "IndexError"), (UNREADABLE, "line 1", "SyntaxError"), (ABSENT, "line 1", "ModuleNotFound")],
    ids=["fails", "cannot be read", "imports what is not there"],
)
def test_a_failing_bot_is_told_with_file_and_line(
    code: str, place: str, error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(code, encoding="utf-8")
    assert run(["simulate", "splitter", "--players", "1", "--games", "1", "--bots", f"{file}:choose"]) == 1
    said = capsys.readouterr().err
    assert f"({file}, {place}): {error}" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("bots", [[], ["--bots", "random,random"]], ids=["random", "bots"])
def test_records_of_simulate_say_where_they_come_from(bots: list[str], tmp_path: Path) -> None:
    arguments = ["simulate", "splitter", "--players", "2", "--games", "2", "--seed", "5", *bots]
    assert run([*arguments, "--records", str(tmp_path)]) == 0
    for number in (1, 2):
        record = (tmp_path / f"00000{number}.split").read_text(encoding="utf-8")
        head = splittable.load(record).head
        assert head.further["package"] == f"splittable {__version__}"
        assert (head.further["seed"], head.further["number"]) == ("5", str(number))
        assert "\nrules 1\n" in record
        assert splittable.load(record).record() == record
