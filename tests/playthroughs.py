"""Playthroughs: whole games as files, with what every seat sees and may do, so that a changed view shows in a diff.

python tests/playthroughs.py --write: write them anew, after a change of views that is meant

A file tells steps: what was done, after `>` what this adds to the record, then each field of a view that has changed,
after the eyes that see it so (`*` for everybody, `P-` for a spectator). In the middle of a long game checksums stand
for ten steps each.
"""

import random
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tables import Kind, all_eyes, open_table

from splittable.games import find, ids
from splittable.play.table import Table

GAMES = Path(__file__).parent.parent / "src/splittable/games"
FIRST, LAST, CHUNK = 12, 3, 10
"""So many steps at the beginning and at the end are told in full; in between, so many share a checksum."""
SHORT = 110
"""A list or dict is one field if it is not longer than this."""
SEED = 11

Fields = dict[str, str]


class Moment(NamedTuple):
    """A table after something was done."""

    done: str
    table: Table


def kinds() -> Iterator[Kind]:
    """Of every game the smallest and the largest table, and one with no option at its default."""
    for name in ids():
        game = find(name)
        yield Kind(name, game.fewest, {})
        yield Kind(name, game.most, {})
        players = min(game.fewest + 1, game.most)
        yield Kind(name, players, {option: values[-1] for option, values in game.options_of(players).items()})


def path_of(kind: Kind) -> Path:
    """Where the playthrough of a kind of table is kept."""
    variant = "-options" if kind.options else ""
    return GAMES / find(kind.game).slug / "playthroughs" / f"{kind.players}-players{variant}.txt"


def text_of(value: Any) -> str:
    """A value as JSON, whatever the order of its keys."""
    return msgspec.json.encode(value, order="deterministic").decode()


def fields_of(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """Every part of a view that is short enough for a line, after its place."""
    text = text_of(value)
    if len(text) <= SHORT or not isinstance(value, dict | list):
        yield place, text
        return
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield from fields_of(inner, f"{place}.{name}" if place else str(name))


def together(actions: list[str]) -> str:
    """A legal list with what several actions begin with written once."""
    groups: dict[str, list[str]] = {}
    for action in actions:
        start, _, last = action.rpartition(" ")
        groups.setdefault(start, []).append(last)
    return "; ".join(f"{start} {' '.join(lasts)}".strip() for start, lasts in groups.items())


def seen(table: Table) -> list[Fields]:
    """What each pair of eyes sees, a spectator's first, as lines of text."""
    views = [table.view(eyes) for eyes in all_eyes(table)]
    return [{"actions": together(view.pop("actions"))} | dict(fields_of(view, "")) for view in views]


def changes(before: list[Fields], now: list[Fields]) -> Iterator[str]:
    """What has changed for any eyes, one line for each value."""
    for name in sorted({name for fields in (*before, *now) for name in fields}):
        lookers: dict[str, list[str]] = {}
        for number, (old, new) in enumerate(zip(before, now, strict=True)):
            if old.get(name) != new.get(name):
                lookers.setdefault(new.get(name, "gone"), []).append(f"P{number}" if number else "P-")
        for value, names in lookers.items():
            yield f"  {'*' if len(names) == len(now) else ','.join(names)} {name}: {value}".rstrip()


def moments(kind: Kind) -> Iterator[Moment]:
    """A game played at random, step by step."""
    table, chooser = open_table(kind, SEED), random.Random(SEED)
    yield Moment("opened", table.copy())
    while not table.over:
        seat = chooser.choice(table.waiting)
        action = chooser.choice(table.actions(seat))
        table.play(seat, action)
        yield Moment(f"P{seat + 1} {action}", table.copy())


def told(moment: Moment, before: Moment | None) -> str:
    """A step in full: what was done, what this adds to the record, what changes for whom."""
    now = seen(moment.table)
    lines = moment.table.lines[len(before.table.lines) if before else 0 :]
    earlier = seen(before.table) if before else [{} for _ in now]
    return "\n".join([moment.done, *(f"> {line}" for line in lines if line != moment.done), *changes(earlier, now)])


def checksum(several: list[Moment]) -> str:
    """Eight digits that stand for all that was done and seen in several steps."""
    found = zlib.crc32(several[-1].table.record().encode())
    for _, table in several:
        for eyes in all_eyes(table):
            found = zlib.crc32(text_of(table.view(eyes)).encode(), found)
    return f"{found:08x}"


def playthrough(kind: Kind) -> str:
    """The text of the file for a kind of table."""
    steps = list(moments(kind))
    end = max(FIRST, len(steps) - LAST)
    start = [told(step, steps[at - 1] if at else None) for at, step in enumerate(steps[:FIRST])]
    chunks = [steps[at : min(at + CHUNK, end)] for at in range(FIRST, end, CHUNK)]
    middle = [f"# {len(chunk)} steps: {checksum(chunk)}" for chunk in chunks]
    rest = [told(steps[at], steps[at - 1]) for at in range(end, len(steps))]
    return "\n".join([str(kind), *start, *middle, *rest]) + "\n"


def main() -> None:
    """Write every playthrough anew."""
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    for kind in kinds():
        path_of(kind).parent.mkdir(exist_ok=True)
        path_of(kind).write_text(playthrough(kind), encoding="utf-8")


if __name__ == "__main__":
    main()
