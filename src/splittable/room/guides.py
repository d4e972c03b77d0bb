"""Guided first games: a scripted playing by the real rules, with what a coach says on the way."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from splittable.games import find
from splittable.play.dealer import ScriptedDealer
from splittable.play.record import parse
from splittable.play.table import Table

LEARNER = 0
"""The seat of whoever is guided."""
REMARK = re.compile(r"; (say|ask) ([a-z-]+) at (.+)")


class Scene(msgspec.Struct):
    """What took effect at once, and the table after it as the learner sees it."""

    happened: list[str]
    view: dict[str, Any]


class Step(msgspec.Struct):
    """Some scenes, and then a word of the coach about a thing on the board."""

    scenes: list[Scene]
    word: str
    """The last part of the message's name."""
    thing: str
    """What the word is about: the name of a thing, or its kind and its name, as the board marks it."""
    asked: str | None
    """The action that leads on; null for a word that is only listened to."""


class Guide(msgspec.Struct):
    """A whole guided game."""

    names: list[str]
    steps: list[Step]


def script(game_id: str) -> str:
    """A guide as it is written: a record whose comments are the coach's remarks."""
    find(game_id)
    return find(game_id).read("guide.split")


@cache
def guide(game_id: str) -> Guide:
    """A game's guide, played through."""
    text = script(game_id)
    head = parse(text).head
    _, _, body = text.partition("---\n")
    steps = list(_play(Table(head, ScriptedDealer()), body.splitlines()))
    return Guide(list(head.names), steps)


def _play(table: Table, lines: list[str]) -> Iterator[Step]:
    """Follow a script; every remark ends a step."""
    scenes: list[Scene] = []
    happened: list[str] = []
    for number, line in enumerate(lines):
        if (remark := REMARK.fullmatch(line)) is None:
            table.follow(line)
            happened.append("deck" if line.startswith("deck ") else line)
            # Decisions made at once take effect together, and what is dealt then belongs to them.
            if table.needs is None and not table.decided:
                scenes.append(Scene(happened, table.view(LEARNER)))
                happened = []
            continue
        if happened:
            raise ValueError(f"the coach interrupts at “{line}”")
        asked = lines[number + 1].removeprefix(f"P{LEARNER + 1} ") if remark[1] == "ask" else None
        if asked is not None and asked not in table.actions(LEARNER):
            raise ValueError(f"“{asked}” cannot be asked for")
        yield Step(scenes, remark[2], remark[3], asked)
        scenes = []
