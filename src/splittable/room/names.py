"""Names of people: checks, and their form in records."""

import unicodedata
from collections.abc import Sequence

from splittable.play.record import LONGEST_NAME
from splittable.room.refusals import NotAsDescribed
from splittable.words import LANGUAGES, say

STEERING = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Bidirectional control characters, which could hide part of a name."""
NEVER = frozenset({"Cc", "Cs", "Zl", "Zp"})


def _is_you(name: str) -> bool:
    """Whether a name is what the reader is called in sentences: "You won" would be about somebody else."""
    return name.casefold() in {say(lang, "you").casefold() for lang in LANGUAGES}


def is_plain(text: str) -> bool:
    """Whether a text has no control characters."""
    return all(unicodedata.category(letter) not in NEVER and letter not in STEERING for letter in text)


def check_name(name: str) -> str:
    """A checked name without surrounding blanks; it may be empty, and "You" is none."""
    if len(name) > LONGEST_NAME or not is_plain(name):
        raise NotAsDescribed("room-wrong-name", longest=LONGEST_NAME)
    name = name.strip()
    return "" if _is_you(name) else name


def names_of_record(names: Sequence[str]) -> tuple[str, ...]:
    """Names as a record holds them: all or none, `P2` for a missing one, no separator inside."""
    if not any(names):
        return ()
    return tuple(_plainest(name) or f"P{seat}" for seat, name in enumerate(names, 1))


def _plainest(name: str) -> str:
    return "".join(letter for letter in name.replace("|", "¦") if letter.isprintable()).strip()
