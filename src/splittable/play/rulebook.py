"""The rules of a game as text, rulings included, from `rules.md` and the page common to all games."""

import re
from dataclasses import dataclass
from importlib.resources import files
from itertools import count, takewhile

from splittable.games import find
from splittable.words import check_language, knows, say

SENTENCE = re.compile(r"- (?P<number>\d+\.\d+) (?P<text>.+?)(?: \[(?P<rulings>[A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*)\])?")


@dataclass(frozen=True)
class Sentence:
    """One claim of the rules."""

    number: str
    text: str
    rulings: tuple[str, ...]


def page_name(lang: str) -> str:
    """The name of the file with the rules in a language."""
    return "rules.md" if check_language(lang) == "en" else f"rules.{lang}.md"


def game_page(game_id: str, lang: str) -> str:
    """A game's own page of rules."""
    return find(game_id).read(page_name(lang))


def common_page(lang: str) -> str:
    """The rules common to all games."""
    return files("splittable.play").joinpath(page_name(lang)).read_text(encoding="utf-8")


def rulebook(game_id: str, lang: str) -> str:
    """A game's rules, followed by those common to all games."""
    return f"{game_page(game_id, lang).rstrip()}\n\n{common_page(lang).rstrip()}\n"


def in_a_minute(game_id: str, lang: str) -> str:
    """A game's aim and how it is played, in a few sentences; empty if nobody has written them."""
    if not knows(lang, f"{game_id}-minute-aim"):
        return ""
    steps = takewhile(lambda message: knows(lang, message), (f"{game_id}-minute-{number}" for number in count(1)))
    numbered = "\n".join(f"{number}. {say(lang, message)}" for number, message in enumerate(steps, 1))
    return f"**{say(lang, f'{game_id}-minute-aim')}**\n\n{numbered}\n"


def sentences(page: str) -> list[Sentence]:
    """The numbered sentences of a page."""
    found = []
    for line in page.splitlines():
        if line.startswith("- "):
            match = SENTENCE.fullmatch(line)
            if match is None:
                raise ValueError(f"not a numbered sentence: {line}")
            rulings = tuple((match["rulings"] or "").split(", ")) if match["rulings"] else ()
            found.append(Sentence(match["number"], match["text"], rulings))
    return found
