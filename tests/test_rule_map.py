"""A rulebook sentence is a test: both directions of the map, in both languages."""

import ast
import re
import unicodedata
from pathlib import Path

import pytest
from lessons import words

from splittable.games import find, ids
from splittable.play.rulebook import Sentence, common_page, game_page, rulebook, sentences

ROOT = Path(__file__).parent.parent
RULINGS = {"generous-split": "GS", "split": "SP", "split-it": "SI", "splitter": "SR"}
HIGHEST = {"AL": 4, "GS": 8, "SP": 17, "SI": 15, "SR": 7}
NUMBERED = re.compile(r"test_\d+_\d+_")


def slug(text: str) -> str:
    """A sentence as part of a test's name."""
    folded = unicodedata.normalize("NFKD", text.replace("’", "").replace("'", "")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", folded.lower()).strip("_")


def name_of(sentence: Sentence) -> str:
    """The name of the test that a sentence must have."""
    return "_".join(["test", slug(sentence.number), *map(slug, sentence.rulings), slug(sentence.text)])


def numbered_tests(folder: Path) -> list[str]:
    """The numbered tests below a folder."""
    return [
        node.name
        for path in sorted(folder.glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and NUMBERED.match(node.name)
    ]


def check_map(expected: list[str], found: list[str]) -> None:
    """Every sentence has its test and every test its sentence."""
    assert sorted(set(expected) - set(found)) == [], "sentences without a test"
    assert sorted(set(found) - set(expected)) == [], "tests without a sentence"
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", ids())
def test_every_sentence_has_its_test_and_every_test_its_sentence(game: str) -> None:
    folder = ROOT / "src/splittable/games" / find(game).slug / "tests"
    check_map([name_of(sentence) for sentence in sentences(game_page(game, "en"))], numbered_tests(folder))


def test_the_sentences_for_all_games_have_their_tests() -> None:
    check_map([name_of(sentence) for sentence in sentences(common_page("en"))], numbered_tests(ROOT / "tests"))


@pytest.mark.parametrize("game", ids())
def test_both_languages_have_the_same_numbers_and_rulings(game: str) -> None:
    english, french = (sentences(rulebook(game, lang)) for lang in ("en", "fr"))
    assert [(one.number, one.rulings) for one in english] == [(one.number, one.rulings) for one in french]
    assert all(one.text != two.text for one, two in zip(english, french, strict=True))
    numbers = [tuple(map(int, one.number.split("."))) for one in english]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", ids())
def test_every_ruling_stands_in_the_rules(game: str) -> None:
    marked = {ruling for sentence in sentences(rulebook(game, "en")) for ruling in sentence.rulings}
    for letters in (RULINGS[game], "AL"):
        wanted = {f"{letters}-{number:02}" for number in range(1, HIGHEST[letters] + 1)}
        assert wanted <= marked
    assert {ruling[:2] for ruling in marked} == {RULINGS[game], "AL"}


@pytest.mark.parametrize("game", ids())
def test_no_sentence_of_a_rulebook_is_copied(game: str) -> None:
    shared = ROOT.parent / "shared/rulebooks"
    if not shared.is_dir():
        pytest.skip("the rulebooks lie beside the project only at its developers'")
    for lang in ("en", "fr"):
        book = shared / f"{game}.{lang}.txt"
        if book.exists():
            printed = " ".join(book.read_text(encoding="utf-8").lower().split())
            told = [sentence.text for sentence in sentences(game_page(game, lang))]
            told += re.split(r"(?<=[.:]) ", words(game, lang))
            long = [" ".join(one.lower().split()) for one in told if len(one.split()) > 4]
            assert [one for one in long if one in printed] == []
