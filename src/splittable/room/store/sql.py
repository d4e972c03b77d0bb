"""What both databases share: tables, queries and changes; each has a way of its own to write steps in groups."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splittable.room.store import Listen, Overtaken, Parcel, Written
from splittable.room.store.ladder import LadderRows
from splittable.room.store.migrate import migrate
from splittable.room.store.pads import PadRows
from splittable.room.store.subscriptions import SubscriptionRows
from splittable.room.store.troubles import trouble_of
from splittable.room.times import now

METADATA = sa.MetaData()
STEPS = sa.Table(
    "steps",
    METADATA,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("step", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
UNFINISHED = sa.Table("unfinished", METADATA, sa.Column("table_id", sa.String(16), primary_key=True))
PARCELS = sa.Table(
    "parcels",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("sealed", sa.LargeBinary, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

INSERT = STEPS.insert()
DELETE = STEPS.delete().where(STEPS.c.table_id == sa.bindparam("table_id"))
REMEMBER = UNFINISHED.insert()
FORGET = UNFINISHED.delete().where(UNFINISHED.c.table_id == sa.bindparam("table_id"))
PUT_PARCEL = PARCELS.insert()
TAKE_PARCEL = (
    PARCELS.delete()
    .where(PARCELS.c.id == sa.bindparam("parcel_id"), PARCELS.c.until > sa.bindparam("moment"))
    .returning(PARCELS)
)
EXPIRE = PARCELS.delete().where(PARCELS.c.until <= sa.bindparam("moment"))
HEARTBEAT = "heartbeat"
"""Instead of a table's id, for a step that is written to see whether steps can be."""
AGAIN_AFTER = (0.0, 0.05, 0.2, 0.5, 1.0)
"""Seconds before each retry of a lost connection: long enough for a database to restart."""

Answer = TypeVar("Answer")


class SqlStore(ABC):
    """What both databases share; each adds its engine, how steps are written, and its notifications."""

    is_shared = False

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(4)
        self._damage: Exception | None = None
        self.subscriptions = SubscriptionRows(self._ask, self._wish)
        self.ladder = LadderRows(self._ask, self._wish)
        self.pads = PadRows(self._ask, self._wish)

    async def open(self, _: Listen, /) -> None:
        """Migrate the database, and throw expired parcels away."""
        async with self.engine.connect() as connection:
            await self._prepare(connection)
            await connection.run_sync(migrate)
            await connection.execute(EXPIRE, {"moment": now()})
            await connection.commit()

    @abstractmethod
    async def _prepare(self, connection: AsyncConnection) -> None:
        """Take the locks that a migration needs."""

    async def close(self) -> None:
        """Disconnect."""
        await self.engine.dispose()

    @abstractmethod
    async def append(self, written: Written) -> None:
        """Commit a step before returning; raise `Overtaken` if its number exists."""

    async def _wish(self, statement: sa.Insert | sa.Delete, row: Mapping[str, Any]) -> None:
        """Commit a change before returning."""
        try:
            await self._change(statement, row)
        except Exception as error:
            self._note(error)
            raise

    async def _change(self, statement: sa.Insert | sa.Delete, row: Mapping[str, Any]) -> None:
        async def change(connection: AsyncConnection) -> None:
            await connection.execute(statement, row)

        await self._do(change)

    async def _do(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        """Run a transaction, and again if the connection was lost, although it may have been committed."""
        return await self._insist(lambda: self._try(work))

    async def _insist(self, attempt: Callable[[], Awaitable[Answer]]) -> Answer:
        """Try something again for as long as the connection is lost."""
        for pause in AGAIN_AFTER:
            try:
                return await attempt()
            except Exception as error:
                if not self._is_lost(error):
                    raise
                await asyncio.sleep(pause)
        return await attempt()

    async def _try(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        async with self.engine.begin() as connection:
            return await work(connection)

    def _is_lost(self, error: Exception) -> bool:
        """Whether an error means a lost connection."""
        return isinstance(error, DBAPIError) and error.connection_invalidated

    async def _ask(self, query: sa.Executable, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        async def ask(connection: AsyncConnection) -> Sequence[Any]:
            return (await connection.execute(query, values)).all()

        try:
            return await self._do(ask)
        except Exception as error:
            self._note(error)
            raise

    def _note(self, error: Exception) -> None:
        """Remember damage: it shows only where it lies, and `check` writes somewhere else."""
        if trouble_of(error) == "broken":
            self._damage = error

    async def read(self, table_id: str, since: int = 0) -> list[Written]:
        """The steps of a table from a number on."""
        query = (
            sa.select(STEPS.c.number, STEPS.c.step)
            .where(STEPS.c.table_id == table_id, STEPS.c.number >= since)
            .order_by(STEPS.c.number)
        )
        return [Written(table_id, number, step) for number, step in await self._ask(query)]

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last step of each of some tables; unknown ones are missing."""
        query = sa.select(STEPS.c.table_id, sa.func.max(STEPS.c.number)).where(STEPS.c.table_id.in_(tables))
        return dict(await self._ask(query.group_by(STEPS.c.table_id)))

    async def last_steps(self, after: str, count: int) -> list[Written]:
        """The last step of each of some tables, in the order of their ids, from an id on."""
        last = (
            sa.select(STEPS.c.table_id, sa.func.max(STEPS.c.number).label("number"))
            .where(STEPS.c.table_id > after, STEPS.c.table_id != HEARTBEAT)
            .group_by(STEPS.c.table_id)
            .order_by(STEPS.c.table_id)
            .limit(count)
            .subquery()
        )
        is_last = (STEPS.c.table_id == last.c.table_id) & (STEPS.c.number == last.c.number)
        query = sa.select(STEPS).join(last, is_last).order_by(STEPS.c.table_id)
        return [Written(*row) for row in await self._ask(query)]

    async def tables(self) -> Sequence[str]:
        """The ids of all tables."""
        rows = await self._ask(sa.select(STEPS.c.table_id).where(STEPS.c.number == 0))
        return sorted(table_id for (table_id,) in rows if table_id != HEARTBEAT)

    async def unfinished(self) -> Sequence[str]:
        """Tables at which bots play or clocks run."""
        return [table_id for (table_id,) in await self._ask(sa.select(UNFINISHED.c.table_id))]

    async def set_unfinished(self, table_id: str) -> None:
        """Mark a table as one to reopen when the room starts."""
        with suppress(IntegrityError):  # it is remembered already
            await self._wish(REMEMBER, {"table_id": table_id})

    async def set_finished(self, table_id: str) -> None:
        """Remove that mark."""
        await self._wish(FORGET, {"table_id": table_id})

    async def delete(self, table_id: str) -> None:
        """Delete every trace of a table."""
        await self.subscriptions.remove_table(table_id)
        await self.ladder.remove(table_id)
        await self._wish(FORGET, {"table_id": table_id})
        await self._wish(DELETE, {"table_id": table_id})

    async def put_parcel(self, parcel: Parcel) -> None:
        """Keep a sealed parcel, and throw expired ones away."""
        await self._wish(EXPIRE, {"moment": now()})
        await self._wish(PUT_PARCEL, msgspec.structs.asdict(parcel))

    async def find_parcel(self, parcel_id: str) -> Parcel | None:
        """A parcel that has not expired."""
        rows = await self._ask(sa.select(PARCELS).where(PARCELS.c.id == parcel_id, PARCELS.c.until > now()))
        return Parcel(*rows[0]) if rows else None

    async def take_parcel(self, parcel_id: str) -> Parcel | None:
        """The same, and delete it: of several who take it one gets it."""
        rows = await self._ask(TAKE_PARCEL, {"parcel_id": parcel_id, "moment": now()})
        return Parcel(*rows[0]) if rows else None

    async def check(self) -> None:
        """Raise an error if steps cannot be stored now."""
        if self._damage is not None:
            raise self._damage
        # Only a commit shows whether the disk has space.
        with suppress(Overtaken):  # one may have been left behind by a process that was killed
            await self.append(Written(HEARTBEAT, 0, b""))
        await self._wish(DELETE, {"table_id": HEARTBEAT})
