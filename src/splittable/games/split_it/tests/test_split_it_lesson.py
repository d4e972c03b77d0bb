"""The example round of the rules, played: its drawings and numbers are what the rules give."""

from collections.abc import Callable
from typing import Any

import pytest
from lessons import LANGUAGES, NAMES, drawings, words

import splittable
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Deck = Callable[[str, str], str]
SECTIONS = {"en": ("WHITE", "PINK", "BLACK"), "fr": ("BLANCHE", "ROSE", "NOIRE")}
FIRST = "P1 split 3-2-4; P1 guess white; P2 guess pink; P3 guess black; P4 guess black"
SECOND = "P1 split 2-1-1; P3 guess black; P4 guess white"
PROMISED = {
    "en": ("4, 3 and 6 are hers", "5 and 7 are his", "its four cards stay", "the 2 is out of play", "worth 8, not 16"),
    "fr": ("le 4, le 3 et le 6", "le 5 et le 7", "ses quatre cartes", "le 2 est défaussé", "valent 8, et non 16"),
}


def begin(deck: Deck) -> Table:
    """The table of the example."""
    return splittable.new("split-it", players=4, chance=[deck("split-it", "4 3 6 5 7 J 8 2 10")])


def sections_of(drawing: str) -> list[list[str]]:
    """The cards between a drawing's brackets."""
    _, cards, _ = drawing.splitlines()
    return [part.split("]")[0].split() for part in cards.split("[")[1:]]


def guessers_of(drawing: str, lang: str) -> list[list[int]]:
    """The seats whose names stand under each section of a drawing."""
    _, _, guesses = drawing.splitlines()
    parts = [part for part in guesses.split("  ") if part.strip()]
    return [[NAMES[lang].index(name) for name in part.strip(" –").split(", ") if name] for part in parts]


def revealed(table: Table) -> tuple[list[list[str]], list[list[int]]]:
    """The cards and the guessers of each section that was revealed last."""
    sections: list[dict[str, Any]] = table.view()["reveal"]["sections"]
    return [section["cards"] for section in sections], [section["guessed_by"] for section in sections]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_splits_and_their_guesses_are_drawn_as_they_were_played(lang: str, tell: Tell, deck: Deck) -> None:
    table = begin(deck)
    for story, drawing in zip((FIRST, SECOND), drawings("split-it", lang), strict=False):
        tell(table, story)
        assert tuple(drawing.splitlines()[0].split()) == SECTIONS[lang]
        assert (sections_of(drawing), guessers_of(drawing, lang)) == revealed(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sums_of_the_example_are_the_scores(lang: str, tell: Tell, deck: Deck) -> None:
    table = begin(deck)
    tell(table, f"{FIRST}; {SECOND}; P4 joker 8")
    for seat, line in enumerate(drawings("split-it", lang)[2].splitlines()):
        held = " ".join(
            f"{column['number']}{' J' * column['jokers']}"
            for column in table.view()["columns"][seat]
            for _ in range(column["cards"])
        )
        numbers, total = line.removeprefix(NAMES[lang][seat]).rsplit("=", 1)
        assert " ".join(numbers.split()).startswith(held)
        assert int(total) == table.scores[seat] == sum(map(int, numbers.split("   ")[-1].split("+")))
    assert table.waiting == (1,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_example_repeat_its_numbers(lang: str) -> None:
    assert [promise for promise in PROMISED[lang] if promise not in words("split-it", lang)] == []
