"""Checks of steps from a file, field by field, before anything is made of them."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from splittable.games import find
from splittable.play.commitment import check_nonce
from splittable.room import events as ev
from splittable.room.checks import LONGEST_CLOCK, LONGEST_PACE, check_level
from splittable.room.faces import check_colour, check_face
from splittable.room.names import check_name
from splittable.room.refusals import Refused

HIGHEST = 2**53
"""The highest whole number that every reader of JSON can hold; times stay far below."""
LONGEST = 20_000
"""Signs of a text; the longest that a room writes quotes a message of 4 KB."""
HEX = re.compile("[0-9a-f]{64}")
SEATS = ("seat", "other", "host")


def _check_hex(text: str) -> None:
    if not HEX.fullmatch(text):
        raise ValueError("64 hexadecimal digits")


TEXTS: Mapping[str, Callable[[str], object]] = {
    "name": check_name,
    "level": check_level,
    "face": check_face,
    "colour": check_colour,
    "nonce": check_nonce,
    "key": _check_hex,
    "secret": _check_hex,
}
"""What a text must be, by field, if it is not empty."""
NUMBERS = {"clock": LONGEST_CLOCK, "pace": LONGEST_PACE, "milliseconds": LONGEST_PACE, "count": 10_000}
"""The highest number, by field."""


def check_steps(steps: list[ev.Step]) -> None:
    """Raise `ValueError` for steps with anything that no room would have written."""
    first = steps[0].events[0] if steps[0].events else None
    if not isinstance(first, ev.Opened):
        raise ValueError("its first event is not that it was opened")
    players = find(first.game).under(first.rules).check_players(first.players)
    if len(first.places) != players:
        raise ValueError(f"it has {len(first.places)} seats for {players} players")
    for step in steps:
        for field, value in _fields(step):
            try:
                _check(field, value, players)
            except (ValueError, Refused) as error:
                raise ValueError(f"{field} is {_quote(value)}: {error}") from None


def _fields(thing: Any) -> Iterator[tuple[str, Any]]:
    """Every number and text within a step, with the name of the field that holds it."""
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, msgspec.Struct):
                yield from _fields(one)
            elif isinstance(one, dict):
                yield from ((field.name, text) for pair in one.items() for text in pair)
            else:
                yield field.name, one


def _check(field: str, value: object, players: int) -> None:
    if isinstance(value, str) and value:
        if len(value) > LONGEST:
            raise ValueError(f"longer than {LONGEST} signs")
        TEXTS.get(field, str)(value)
    if isinstance(value, int):
        # Whoever asked, or did something, may be nobody: -1.
        most = players - 1 if field in SEATS else NUMBERS.get(field, HIGHEST)
        if not (-1 if field in ("asker", "by") else 0) <= value <= most:
            raise ValueError(f"not from 0 to {most}")


def _quote(value: object) -> str:
    text = str(value)
    return repr(text if len(text) <= 40 else f"{text[:40]}…")
