"""A file to be imported may say anything: it is refused in a sentence, before anything is made of it."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from room.make_golden import GOLDEN
from room.test_golden_store import RELEASES

from splittable.games import find
from splittable.room import transfer
from splittable.room.store import Overtaken, Written
from splittable.room.transfer import FIRST_LINE, import_tables

TABLE = "abcdefghijkmnpqr"
DEEP = json.loads("[" * 500 + "]" * 500)
NASTY: tuple[Any, ...] = (
    10**9, -2, 2**63, 10**40, 1.5, None, [], {}, DEEP, "x" * 100_000, "\x00", "\u202e", "🂡" * 50, "P1 P2", "9" * 5000
)  # fmt: skip


class Pile:
    """A store that only counts."""

    def __init__(self) -> None:
        self.steps: list[Written] = []

    async def append(self, written: Written) -> None:
        if any((one.table_id, one.number) == (written.table_id, written.number) for one in self.steps):
            raise Overtaken
        self.steps.append(written)

    async def set_unfinished(self, _: str) -> None:
        pass


def read(lines: list[str]) -> str:
    """What is said about a file; empty if it was taken."""
    pile = Pile()
    try:
        asyncio.run(import_tables(pile, lines))  # type: ignore[arg-type] # all that an import needs of a store
    except ValueError as error:
        assert pile.steps == []
        return str(error)
    return ""


def write(steps: list[Any]) -> list[str]:
    lines = [json.dumps({"table": TABLE, "number": number, "step": step}) for number, step in enumerate(steps)]
    return [FIRST_LINE, *lines]


OPENED = {
    "type": "opened", "game": "splitter", "players": 2, "options": {}, "settings": {}, "secret": "0" * 64, "host": 0,
    "places": [{"key": "1" * 64}, {"level": "easy"}],
}  # fmt: skip


def test_a_small_table_is_imported() -> None:
    assert read(write([{"at": 1, "events": [OPENED]}])) == ""


def test_a_table_of_a_billion_players_is_refused_before_anything_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfer, "replay", lambda *_: pytest.fail("nothing is made of it"))
    told = read(write([{"at": 1, "events": [OPENED | {"players": 10**9}]}]))
    assert told == f"table {TABLE} cannot be replayed: splitter is for 1 to 12 players, not 1000000000"


def test_options_are_listed_for_tables_that_can_be_only() -> None:
    with pytest.raises(ValueError, match="for 1 to 12 players"):
        find("splitter").options_of(10**9)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": 1}, "it has 2 seats for 1 players"),
        ({"host": 2}, "host is '2': not from 0 to 1"),
        ({"secret": "?"}, "secret is '?': 64 hexadecimal digits"),
        ({"settings": {"clock": 10**12}}, "clock is '1000000000000'"),
        ({"places": [{"name": "x" * 1000}, {}]}, "name is 'xxx"),
        ({"places": [{"level": "os.system"}, {}]}, "level is 'os.system'"),
        ({"places": [{"nonce": "a b"}, {}]}, "nonce is 'a b'"),
        ({"game": "../../etc"}, "etc"),
        ({"options": {"start": "9" * 19_000}}, "option start of splitter is one of 1, 2, not"),
    ],
)
def test_what_no_room_would_have_written_is_named(change: dict[str, Any], said: str) -> None:
    told = read(write([{"at": 1, "events": [OPENED | change]}]))
    assert said in told
    assert len(told) < 500


@pytest.mark.parametrize(
    "line",
    [
        "[" * 100_000 + "]" * 100_000,
        '{"table":' + "[" * 100_000,
        json.dumps({"table": TABLE, "number": 0, "step": {"at": 1, "events": DEEP}}),
        '{"table":"abcdefghijkmnpqr","number":' + "9" * 5000 + ',"step":{"at":1,"events":[]}}',
        '{"table":"abcdefghijkmnpqr","number":0,"step":{"at":' + "9" * 5000 + ',"events":[]}}',
        '{"table":"abcdefghijkmnpqr","number":0,"step":{"at":1,"events":[]}}',
        '{"table":"\\ud800","number":0,"step":{}}',
    ],
    ids=range(7),
)
def test_a_line_that_is_deep_or_huge_or_empty_is_refused_in_a_sentence(line: str) -> None:
    told = read([FIRST_LINE, line])
    assert told
    assert len(told.splitlines()) == 1
    assert len(told) < 500


def spoil(thing: Any) -> Iterator[tuple[Any, str]]:
    """A thing with one value in it replaced by each nasty one, and the path to it."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from ((thing | {name: nasty}, name) for nasty in NASTY)
            yield from ((thing | {name: inner}, f"{name}.{path}") for inner, path in spoil(value))
    elif isinstance(thing, list):
        for number, value in enumerate(thing):
            for inner, path in spoil(value):
                yield [*thing[:number], inner, *thing[number + 1 :]], path


def test_every_field_of_every_kind_of_event_may_be_spoiled() -> None:
    """One event of each kind from real tables, with each field replaced by what is too long, deep, large or strange."""
    kinds: set[str] = set()
    text = (GOLDEN / f"{RELEASES[-1]}.sql").read_text(encoding="utf-8")
    tables: dict[str, list[Any]] = {}
    for line in text.splitlines():
        if line.startswith("INSERT INTO steps"):
            table, _, step = line.removeprefix("INSERT INTO steps VALUES('").partition("',")
            tables.setdefault(table, []).append(
                json.loads(step[step.index("{") : step.rindex("}") + 1].replace("''", "'"))
            )
    for steps in tables.values():
        for number, step in enumerate(steps):
            new = {event["type"] for event in step["events"]} - kinds
            kinds |= new
            for spoiled, _ in spoil(step) if new else ():
                told = read(write([*steps[:number], spoiled]))
                assert len(told) < 600
                assert len(told.splitlines()) <= 1
    assert len(kinds) >= 21
