"""The lesson that a page of rules begins with: what stands before its first numbered chapter."""

import re

from splittable.play.rulebook import game_page

FIRST_CHAPTER = re.compile(r"^## \d", re.MULTILINE)
FENCED = re.compile(r"^```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LANGUAGES = ("en", "fr")
NAMES = {"en": ("Ann", "Ben", "Cleo", "Dan"), "fr": ("Anne", "Ben", "Cléo", "Dan")}
"""Who sits at the examples' tables, from P1 on."""


def lesson(game: str, lang: str) -> str:
    """A game's lesson as Markdown, without the game's name."""
    _, _, text = FIRST_CHAPTER.split(game_page(game, lang))[0].partition("\n")
    return text.strip()


def drawings(game: str, lang: str) -> list[str]:
    """The lesson's drawings, in order, without the line break at their end."""
    return [drawing.rstrip("\n") for drawing in FENCED.findall(lesson(game, lang))]


def words(game: str, lang: str) -> str:
    """The lesson's prose in one line, with plain spaces."""
    return " ".join(FENCED.sub("", lesson(game, lang)).split())
