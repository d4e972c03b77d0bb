"""What is wrong with a message that cannot be decoded, in words of a language: msgspec says it in English only."""

import re

import msgspec

from splittable.words import knows, say

PLACE = re.compile(r" - at `(?P<place>[^`]*)`$")
KINDS = {
    "problem-missing": re.compile(r"Object missing required field `(?P<field>[^`]*)`"),
    "problem-unknown": re.compile(r"Object contains unknown field `(?P<field>[^`]*)`"),
    "problem-kind": re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`"),
    "problem-bound": re.compile(r"Expected `(?P<wanted>[^`]*)` (?:of length )?(?P<bound>[<>=]+ \S+)"),
    "problem-value": re.compile(r"Invalid (?:enum )?value (?P<value>.+)"),
    "problem-json": re.compile(r"JSON is malformed: .*\(byte (?P<byte>\d+)\)"),
    "problem-cut": re.compile(r"Input data was truncated"),
    "problem-utf-8": re.compile(r"it is not UTF-8|Invalid UTF-8.*"),
    "problem-deep": re.compile(r"it is nested too deeply"),
}
"""What msgspec says, by the message that says the same."""


def problem_of(error: msgspec.DecodeError, lang: str) -> str:
    """What is wrong, and where."""
    said = str(error)
    place = PLACE.search(said)
    what = _what(said if place is None else said[: place.start()], lang)
    return what if place is None else say(lang, "problem-at", problem=what, place=place["place"])


def _what(said: str, lang: str) -> str:
    for message, kind in KINDS.items():
        if found := kind.fullmatch(said):
            parts = found.groupdict()
            return say(
                lang,
                message,
                **{name: _name(part, lang) if name in ("wanted", "found") else part for name, part in parts.items()},
            )
    return say(lang, "problem-other")


def _name(kinds: str, lang: str) -> str:
    """Kinds of JSON in words, as `int | null`."""
    names = [f"kind-{kind}" for kind in kinds.split(" | ")]
    return say(lang, "kind-or").join(
        say(lang, name) if knows(lang, name) else name.removeprefix("kind-") for name in names
    )
