"""Export and import of tables as JSON lines."""

from collections.abc import AsyncIterator, Iterable

import msgspec

from splittable.room.events import read_step
from splittable.room.imported import check_steps
from splittable.room.keys import is_table_id
from splittable.room.open_table import replay
from splittable.room.store import Overtaken, Store, Written

FIRST_LINE = '{"splittable-room":1}'
LONGEST_REASON = 300
"""Signs of what is said about a wrong step, which may quote it."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of one table."""

    table_id: str = msgspec.field(name="table")
    number: int
    step: msgspec.Raw


_decode = msgspec.json.Decoder(Line).decode


async def export_tables(store: Store, tables: Iterable[str]) -> AsyncIterator[str]:
    """The lines of some tables; they contain the dealers' secrets."""
    yield FIRST_LINE
    for table_id in tables:
        for written in await store.read(table_id):
            line = Line(written.table_id, written.number, msgspec.Raw(written.step))
            yield msgspec.json.encode(line).decode()


async def import_tables(store: Store, lines: Iterable[str]) -> int:
    """Import exported tables, replaying each before it is written, and return their number."""
    tables: dict[str, list[Written]] = {}
    for number, line in enumerate(lines, 1):
        if number == 1:
            if line.strip() != FIRST_LINE:
                raise ValueError(f"line 1: an exported room starts with {FIRST_LINE}")
            continue
        written = _read(number, line)
        tables.setdefault(written.table_id, []).append(written)
    if not tables:
        raise ValueError("there is no table in it")
    for table_id, steps in tables.items():
        await _import_table(store, table_id, steps)
    return len(tables)


def _read(number: int, text: str) -> Written:
    try:
        line = _decode(text)
        read_step(bytes(line.step))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise ValueError(f"line {number}: {_clip(error)}") from None
    if not is_table_id(line.table_id):
        raise ValueError(f"line {number}: there can be no table {line.table_id[:20]!r}")
    return Written(line.table_id, line.number, bytes(line.step))


async def _import_table(store: Store, table_id: str, steps: list[Written]) -> None:
    if [one.number for one in steps] != list(range(len(steps))):
        raise ValueError(f"table {table_id}: its steps are not in order from 0")
    try:
        check_steps([read_step(one.step) for one in steps])
        replayed = replay(table_id, steps)
    except Exception as error:  # whatever the rules or the room say about a wrong step
        raise ValueError(f"table {table_id} cannot be replayed: {_clip(error)}") from None
    for one in steps:
        try:
            await store.append(one)
        except Overtaken:
            raise ValueError(f"table {table_id} is already in the store") from None
    if replayed.gathering.moves_by_itself:
        await store.set_unfinished(table_id)


def _clip(error: Exception) -> str:
    """What an error says, in one line that is not too long."""
    return " ".join(str(error).split())[:LONGEST_REASON]
