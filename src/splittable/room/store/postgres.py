"""The shared store: several processes serve the same tables and tell each other by LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from splittable.room.store import AnyNote, Grown, Listen, Missed, Overtaken, Written
from splittable.room.store.following import Following
from splittable.room.store.functions import (
    APPEND,
    CHANNEL,
    FORGET_DEAD,
    FUNCTIONS,
    PRESENCE,
    PRESENT,
    READ,
    REMOVE,
)
from splittable.room.store.grouping import Groups
from splittable.room.store.sql import FORGET, SqlStore

LOG = logging.getLogger("splittable.store")
MIGRATION_LOCK = 5_011_994
NOTIFY = "SELECT pg_notify($1, $2)"
LISTEN_AGAIN = 1.0
CONNECTION_ERRORS = ("08", "57P")
"""Prefixes of error codes of lost, refused and terminated connections."""
HUNG_UP = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)
BE_PRESENT = "SELECT pg_advisory_lock($1, $2)"
STEP_CONNECTIONS, OTHER_CONNECTIONS = 4, 2
"""Connections of one process at most, besides the one that listens: a server has a hundred by default."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyNote).decode
_decode_news = msgspec.json.Decoder(list[tuple[str, int | None]]).decode


class PostgresStore(SqlStore):
    """Steps in PostgreSQL."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        address = url.replace("postgresql://", "postgresql+asyncpg://", 1)
        # Errors are logged, and parameters can be keys of seats: they are left out.
        engine = create_async_engine(address, pool_size=OTHER_CONNECTIONS, max_overflow=0, hide_parameters=True)
        super().__init__(engine)
        self._pool: Any = None
        """Connections for steps, past SQLAlchemy: a statement is a round trip and commits by itself."""
        self._steps = Groups(self._append)
        self._following = Following(self._call, self.process)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, listen: Listen, /) -> None:
        """Migrate the database, start writing and listening."""
        await super().open(listen)
        self._pool = asyncpg.create_pool(self._url, min_size=1, max_size=STEP_CONNECTIONS, reset=_leave_as_it_is)
        await self._pool
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen_on(listen, ready), name="store listener")
        await ready.wait()
        await self.forget_dead()

    async def _prepare(self, connection: AsyncConnection) -> None:
        """Let only one of several starting processes migrate."""
        await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        for function in FUNCTIONS:
            await connection.exec_driver_sql(function)

    async def close(self) -> None:
        """Stop listening, finish writing and disconnect."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self._steps.close()
        if self._pool is not None:
            await self._pool.close()
        await super().close()

    async def _call(self, statement: str, *values: Any) -> Sequence[Any]:
        """Run one statement, and again if the connection was lost, although it may have been committed."""
        return await self._insist(partial(self._call_once, statement, *values))

    async def _call_once(self, statement: str, *values: Any) -> Sequence[Any]:
        async with self._pool.acquire() as connection:
            try:
                rows: Sequence[Any] = await connection.fetch(statement, *values)
            except asyncpg.InternalClientError:
                # PostgreSQL has hung up, and the driver is about to notice.
                connection.terminate()
                raise
            return rows

    async def append(self, written: Written) -> None:
        """Commit a step before returning, and follow its table."""
        if written.number:
            await self._following.add(written.table_id)
        try:
            await self._steps.write(written)
        except asyncpg.UniqueViolationError:
            # It may have been kept, and the answer lost; at a later number the room looks for itself.
            if written.number or await self.read(written.table_id) != [written]:
                raise Overtaken from None
        if not written.number:
            await self._following.add(written.table_id)

    async def _append(self, group: Sequence[Written]) -> None:
        ids, numbers, steps = zip(*((one.table_id, one.number, one.step) for one in group), strict=True)
        await self._call(APPEND, ids, numbers, steps, self.process)

    async def read(self, table_id: str, since: int = 0) -> list[Written]:
        """The steps of a table from a number on."""
        return [Written(table_id, number, step) for number, step in await self._call(READ, table_id, since)]

    async def delete(self, table_id: str) -> None:
        """Delete every trace of a table."""
        await self.subscriptions.remove_table(table_id)
        await self.ladder.remove(table_id)
        await self._wish(FORGET, {"table_id": table_id})
        await self._call(REMOVE, [table_id], self.process)
        self._following.drop(table_id)

    async def follow(self, table_id: str) -> bool:
        """Be told of a table's steps; whether steps may have been missed until now."""
        return await self._following.add(table_id)

    def unfollow(self, table_id: str) -> None:
        """Be told no longer, at the latest after the next `flush`."""
        self._following.drop(table_id)

    def follows(self, table_id: str) -> bool:
        """Whether this process is told of a table's steps."""
        return table_id in self._following

    async def flush(self) -> None:
        """Carry out what `unfollow` has put off."""
        await self._following.flush()

    async def forget_dead(self) -> None:
        """Forget what processes that are gone wanted to be told."""
        await self._call(FORGET_DEAD)

    def _is_lost(self, error: Exception) -> bool:
        told = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(told, HUNG_UP) or super()._is_lost(error):
            return True
        return str(getattr(told, "sqlstate", "")).startswith(CONNECTION_ERRORS)

    async def tell(self, note: AnyNote) -> None:
        """Send a note to all processes, this one too."""
        await self._call(NOTIFY, CHANNEL, _encode(note).decode())

    async def processes(self) -> set[str]:
        """The processes that hold their advisory lock; PostgreSQL releases the locks of killed ones."""
        return {process for (process,) in await self._call(PRESENT)}

    async def back_up(self, path: Path) -> None:
        """Leave it to `pg_dump`, as the command says."""
        raise NotImplementedError

    async def _listen_on(self, listen: Listen, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(listen, ready)
                LOG.warning("the store hung up; listening again")
            except Exception:
                LOG.exception("listening to the store failed")
            await asyncio.sleep(LISTEN_AGAIN)

    async def _listen_once(self, listen: Listen, ready: asyncio.Event) -> None:
        """Pass notes on until the connection is lost."""
        heard: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue()
        connection: Any = await asyncpg.connect(self._url)
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.execute(BE_PRESENT, PRESENCE, _signed(self.process))
            for channel in (CHANNEL, f"{CHANNEL}_{self.process}"):
                await connection.add_listener(channel, lambda *told: heard.put_nowait(told[2:]))
            if ready.is_set():
                await self._following.again()
                await listen(Missed())
            ready.set()
            while (news := await heard.get()) is not None:
                for note in _notes(*news):
                    await listen(note)
        finally:
            connection.terminate()


def _notes(channel: str, payload: str) -> list[AnyNote]:
    """What a notification tells: people who come and go on the common channel, tables on a process's own."""
    if channel == CHANNEL:
        return [_decode(payload)]
    return [Grown(table_id, number) for table_id, number in _decode_news(payload)]


async def _leave_as_it_is(_: object) -> None:
    """Give a connection back without a round trip: nothing of a session is ever changed."""


def _signed(process: str) -> int:
    """A process's name as the signed integer of an advisory lock."""
    number = int(process, 16)
    return number - 2**32 if number >= 2**31 else number
