"""Steps in a database, written in groups: everything queued shares one commit."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splittable.room.store import AnyNote, Listen, Overtaken, Written
from splittable.room.store.migrate import migrate

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

INSERT = STEPS.insert()
DELETE = STEPS.delete().where(STEPS.c.table_id == sa.bindparam("table_id"))
REMEMBER = UNFINISHED.insert()
FORGET = UNFINISHED.delete().where(UNFINISHED.c.table_id == sa.bindparam("table_id"))
MOST_TOGETHER = 500
AGAIN_AFTER = (0.0, 0.05, 0.2, 0.5, 1.0)
"""Seconds before each retry of a lost connection: long enough for a database to restart."""

Answer = TypeVar("Answer")


class Wish(msgspec.Struct, frozen=True, eq=False):
    """A queued change to the database, and the future that waits for it."""

    statement: sa.Insert | sa.Delete
    row: Mapping[str, Any]
    done: asyncio.Future[None]


def statements(group: Sequence[Wish]) -> Iterator[tuple[sa.Insert | sa.Delete, list[Mapping[str, Any]]]]:
    """The statements of a group of wishes: all inserts of steps in one, then the others."""
    if steps := [wish.row for wish in group if wish.statement is INSERT]:
        yield INSERT, steps
    yield from ((wish.statement, [wish.row]) for wish in group if wish.statement is not INSERT)


class SqlStore:
    """What both databases share; each adds its engine and its notifications."""

    is_shared = False

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.process = secrets.token_hex(4)
        self._wishes: asyncio.Queue[Wish] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self, _: Listen, /) -> None:
        """Migrate the database and start writing."""
        async with self.engine.connect() as connection:
            await self._prepare(connection)
            await connection.run_sync(migrate)
            await connection.commit()
        self._writer = asyncio.create_task(self._write_on(), name="store writer")

    async def _prepare(self, connection: AsyncConnection) -> None:
        """Take the locks that a migration needs."""

    async def close(self) -> None:
        """Finish writing and disconnect."""
        if self._writer is not None:
            await self._wishes.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def append(self, written: Written) -> None:
        """Commit a step before returning."""
        row = {"table_id": written.table_id, "number": written.number, "step": written.step}
        try:
            await self._wish(INSERT, row)
        except IntegrityError:
            if written.number == 0 and await self.read(written.table_id) == [written]:
                return  # it was kept, and the answer lost; at a later number the room looks for itself
            raise Overtaken from None

    async def _wish(self, statement: sa.Insert | sa.Delete, row: Mapping[str, Any]) -> None:
        done = asyncio.get_running_loop().create_future()
        self._wishes.put_nowait(Wish(statement, row, done))
        await done

    async def _write_on(self) -> None:
        # While one group is being committed the next one gathers: under load many steps share one fsync.
        while True:
            group = [await self._wishes.get()]
            while len(group) < MOST_TOGETHER and not self._wishes.empty():
                group.append(self._wishes.get_nowait())
            try:
                await self._write_group(group)
            finally:
                for _ in group:
                    self._wishes.task_done()

    async def _write_group(self, group: Sequence[Wish]) -> None:
        try:
            await self._commit(group)
        except Exception as error:
            if len(group) == 1:
                if not group[0].done.done():
                    group[0].done.set_exception(error)
                return
            # One of them cannot be written; try each one alone.
            for wish in group:
                await self._write_group([wish])
        else:
            for wish in group:
                if not wish.done.done():
                    wish.done.set_result(None)

    async def _commit(self, group: Sequence[Wish]) -> None:
        async def commit(connection: AsyncConnection) -> None:
            await self._hold(connection, group)
            for statement, rows in statements(group):
                await connection.execute(statement, rows)
            await self._announce(connection, group)

        await self._do(commit)

    async def _do(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        """Run a transaction, and again if the connection was lost, although it may have been committed."""
        for pause in AGAIN_AFTER:
            try:
                return await self._try(work)
            except Exception as error:
                if not self._is_lost(error):
                    raise
                await asyncio.sleep(pause)
        return await self._try(work)

    async def _try(self, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        async with self.engine.begin() as connection:
            return await work(connection)

    def _is_lost(self, error: Exception) -> bool:
        """Whether an error means a lost connection."""
        return isinstance(error, DBAPIError) and error.connection_invalidated

    async def _ask(self, query: sa.Executable, values: Mapping[str, Any] | None = None) -> Sequence[Any]:
        async def ask(connection: AsyncConnection) -> Sequence[Any]:
            return (await connection.execute(query, values)).all()

        return await self._do(ask)

    async def _hold(self, connection: AsyncConnection, group: Sequence[Wish]) -> None:
        """Lock tables against being deleted by other processes while they are written to, and the reverse."""

    async def _announce(self, connection: AsyncConnection, group: Sequence[Wish]) -> None:
        """Notify other processes with the commit."""

    async def read(self, table_id: str, since: int = 0) -> list[Written]:
        """The steps of a table from a number on."""
        query = (
            sa.select(STEPS.c.number, STEPS.c.step)
            .where(STEPS.c.table_id == table_id, STEPS.c.number >= since)
            .order_by(STEPS.c.number)
        )
        return [Written(table_id, number, step) for number, step in await self._ask(query)]

    async def tables(self) -> Sequence[str]:
        """The ids of all tables."""
        rows = await self._ask(sa.select(STEPS.c.table_id).where(STEPS.c.number == 0))
        return sorted(table_id for (table_id,) in rows)

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
        await self._wish(FORGET, {"table_id": table_id})
        await self._wish(DELETE, {"table_id": table_id})

    async def tell(self, note: AnyNote) -> None:
        """Do nothing: there is no other process."""

    async def processes(self) -> set[str]:
        """Only this one."""
        return {self.process}

    async def check(self) -> None:
        """Raise an error if steps cannot be stored now."""
        if self._writer is None or self._writer.done():
            raise RuntimeError("nobody writes to the store")
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(sa.literal(1)))

    async def back_up(self, path: Path) -> None:
        """Write a copy of everything to a file while the room runs."""
        raise NotImplementedError  # only SQLite does it here; PostgreSQL has pg_dump, as the command says
