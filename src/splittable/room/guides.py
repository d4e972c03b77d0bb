"""Guided first games: a scripted game by the real rules, with a coach's remarks."""

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
"""The learner's seat."""
REMARK = re.compile(r"; (say|ask) ([a-z-]+) at (.+)")


class Scene(msgspec.Struct):
    """Lines that took effect together, and the learner's view after them."""

    happened: list[str]
    view: dict[str, Any]


class Step(msgspec.Struct):
    """Some scenes, then a remark of the coach about a thing on the board."""

    scenes: list[Scene]
    word: str
    """The last part of the message's id."""
    thing: str
    """What the remark is about: a thing's name, or its kind and name, as marked on the board."""
    asked: str | None
    """The action that continues; null if the remark asks for none."""


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
    """A game's guide with all its views; cached."""
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
            # Simultaneous decisions take effect together, and the deal that follows belongs to them.
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
