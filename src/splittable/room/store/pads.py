"""What devices have written on shared score pads, in the database."""

from collections.abc import Iterable
from contextlib import suppress

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from splittable.room.store.subscriptions import Ask, Wish
from splittable.room.times import now

METADATA = sa.MetaData()
ENTRIES = sa.Table(
    "pad_entries",
    METADATA,
    sa.Column("pad_id", sa.String(64), primary_key=True),
    sa.Column("sheet", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("cell", sa.String(40), primary_key=True),
    sa.Column("device", sa.String(24), primary_key=True),
    sa.Column("count", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("known", sa.BigInteger, nullable=False),
    sa.Column("value", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
ROW = ENTRIES.c
ADD = ENTRIES.insert()
_of_pad = ROW.pad_id == sa.bindparam("of_pad")
OLDER = ENTRIES.delete().where(
    _of_pad,
    ROW.sheet == sa.bindparam("of_sheet"),
    ROW.cell == sa.bindparam("of_cell"),
    ROW.device == sa.bindparam("of_device"),
    ROW.count < sa.bindparam("of_count"),
)
SHEETS = ENTRIES.delete().where(_of_pad, ROW.sheet > 0, ROW.sheet < sa.bindparam("first"))
_newer = ENTRIES.alias()
EXPIRE = ENTRIES.delete().where(
    ROW.pad_id.not_in(sa.select(_newer.c.pad_id).where(_newer.c.at >= sa.bindparam("before")))
)


class Entry(msgspec.Struct, frozen=True):
    """What a device has written in a cell, and which writings it knew then."""

    sheet: int
    """The playing that it belongs to, from 1; 0 for what concerns the pad as a whole."""
    cell: str
    device: str
    count: int
    """The device's clock: more than every count that it had seen."""
    known: int
    """The highest count in this cell that it had seen; 0 if the cell was empty."""
    value: msgspec.Raw


FIELDS = [ROW[name] for name in Entry.__struct_fields__]


class PadRows:
    """Reads with one function of a store, writes with the other."""

    def __init__(self, ask: Ask, wish: Wish) -> None:
        self._ask = ask
        self._wish = wish

    async def add(self, pad_id: str, entries: Iterable[Entry]) -> None:
        """Keep entries; each takes the place of older ones of the same cell and device."""
        at = now()
        for entry in entries:
            row = msgspec.structs.asdict(entry) | {"value": bytes(entry.value), "pad_id": pad_id, "at": at}
            with suppress(IntegrityError):  # it was sent before, and only its answer was lost
                await self._wish(ADD, row)
            place = {"of_pad": pad_id, "of_sheet": entry.sheet, "of_cell": entry.cell, "of_device": entry.device}
            await self._wish(OLDER, place | {"of_count": entry.count})

    async def read(self, pad_id: str) -> list[Entry]:
        """All entries of a pad; none if there is no such pad."""
        rows = await self._ask(sa.select(*FIELDS).where(ROW.pad_id == pad_id), None)
        return [
            Entry(sheet, cell, device, count, known, msgspec.Raw(value))
            for sheet, cell, device, count, known, value in rows
        ]

    async def drop_sheets(self, pad_id: str, first: int) -> None:
        """Forget the playings before one."""
        await self._wish(SHEETS, {"of_pad": pad_id, "first": first})

    async def expire(self, before: int) -> None:
        """Forget the pads on which nothing was written since a moment."""
        await self._wish(EXPIRE, {"before": before})
