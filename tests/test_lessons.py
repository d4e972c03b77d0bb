"""Every page of rules begins with a lesson that a browser, a terminal and the site can show."""

import re

import pytest
from lessons import LANGUAGES, drawings, lesson, words

from splittable.games import ids

WIDEST = 46
"""Characters of a drawing's line that a phone shows without scrolling."""
OTHER_MARKUP = re.compile(r"^(?:[-*+>|] ?|\d+[.)] |#{3,}|#\s|<|    )|`|\*\*|\]\(", re.MULTILINE)
"""Markdown beyond headings, paragraphs and drawings, which is all that the browser client reads of a lesson."""
PROSE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)

each_page = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in ids() for lang in LANGUAGES])


def headings(game: str, lang: str) -> list[str]:
    """The headings of a lesson."""
    return re.findall(r"^## (.+)$", lesson(game, lang), re.MULTILINE)


@pytest.mark.parametrize("game", ids())
def test_a_lesson_has_aim_components_picture_and_example(game: str) -> None:
    first, second, third, *examples = headings(game, "en")
    assert (first, second, third) == ("Aim", "What you need", "A picture")
    assert examples
    assert all(example.startswith("An example ") for example in examples)
    assert headings(game, "fr")[:3] == ["But du jeu", "Ce qu’il faut", "En image"]


@pytest.mark.parametrize("game", ids())
def test_both_languages_have_the_same_parts(game: str) -> None:
    english, french = (lesson(game, lang).split("\n\n") for lang in LANGUAGES)
    assert len(english) == len(french)
    assert len(drawings(game, "en")) == len(drawings(game, "fr"))


@each_page
def test_a_lesson_is_made_of_headings_paragraphs_and_drawings(game: str, lang: str) -> None:
    assert OTHER_MARKUP.findall(PROSE.sub("", lesson(game, lang))) == []


@each_page
def test_a_drawing_fits_a_phone(game: str, lang: str) -> None:
    assert max(len(line) for drawing in drawings(game, lang) for line in drawing.splitlines()) <= WIDEST


@each_page
def test_a_lesson_says_where_one_learns_by_playing(game: str, lang: str) -> None:
    assert {"en": "Learn by playing", "fr": "Apprendre en jouant"}[lang] in words(game, lang)
