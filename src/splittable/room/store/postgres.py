"""The shared store: several processes serve the same tables and tell each other by LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from splittable.room.store import AnyNote, Grown, Listen, Missed, Overtaken
from splittable.room.store.sql import DELETE, INSERT, STEPS, SqlStore, Wish

LOG = logging.getLogger("splittable.store")
CHANNEL = "splittable"
MIGRATION_LOCK = 5_011_994
NOTIFY = sa.text("SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) AS note")
LISTEN_AGAIN = 1.0
CONNECTION_ERRORS = ("08", "57P")
"""Prefixes of error codes of lost, refused and terminated connections."""
PRESENCE = 5_011_995
"""First half of the advisory lock that each living process holds; the second half is its name."""
BE_PRESENT = "SELECT pg_advisory_lock($1, $2)"
WHO_IS_PRESENT = sa.text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND classid = :presence AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
OPENING = sa.select(STEPS.c.table_id).where(STEPS.c.number == 0).order_by(STEPS.c.table_id)
"""The first step of a table; locking its row locks the table."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyNote).decode


class PostgresStore(SqlStore):
    """Steps in PostgreSQL."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        super().__init__(create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=8))
        self._listening: asyncio.Task[None] | None = None

    async def open(self, listen: Listen, /) -> None:
        """Migrate the database, start writing and listening."""
        await super().open(listen)
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen_on(listen, ready), name="store listener")
        await ready.wait()

    async def _prepare(self, connection: AsyncConnection) -> None:
        """Let only one of several starting processes migrate."""
        await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))

    async def close(self) -> None:
        """Stop listening, finish writing and disconnect."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await super().close()

    async def _hold(self, connection: AsyncConnection, group: Sequence[Wish]) -> None:
        removed = {wish.row["table_id"] for wish in group if wish.statement is DELETE}
        if removed:
            await connection.execute(OPENING.where(STEPS.c.table_id.in_(removed)).with_for_update())
        grown = {wish.row["table_id"] for wish in group if wish.statement is INSERT and wish.row["number"]}
        if grown:
            held = OPENING.where(STEPS.c.table_id.in_(grown)).with_for_update(read=True, key_share=True)
            if {table_id for (table_id,) in await connection.execute(held)} != grown:
                raise Overtaken

    async def _announce(self, connection: AsyncConnection, group: Sequence[Wish]) -> None:
        # In order, so that of several steps of a table the last one counts.
        grown = {wish.row["table_id"]: wish.row.get("number") for wish in group if wish.statement in (INSERT, DELETE)}
        if grown:
            notes = [_encode(Grown(table_id, number)).decode() for table_id, number in grown.items()]
            await connection.execute(NOTIFY, {"channel": CHANNEL, "notes": notes})

    def _is_lost(self, error: Exception) -> bool:
        told = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(told, OSError | asyncpg.InterfaceError) or super()._is_lost(error):
            return True
        return str(getattr(told, "sqlstate", "")).startswith(CONNECTION_ERRORS)

    async def tell(self, note: AnyNote) -> None:
        """Send a note to the other processes."""
        await self._ask(NOTIFY, {"channel": CHANNEL, "notes": [_encode(note).decode()]})

    async def processes(self) -> set[str]:
        """The processes that hold their advisory lock; PostgreSQL releases the locks of killed ones."""
        return {f"{number:08x}" for (number,) in await self._ask(WHO_IS_PRESENT, {"presence": PRESENCE})}

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
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        connection: Any = await asyncpg.connect(self._url)
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.execute(BE_PRESENT, PRESENCE, _signed(self.process))
            await connection.add_listener(CHANNEL, lambda *told: heard.put_nowait(told[3]))
            if ready.is_set():
                await listen(Missed())
            ready.set()
            while (note := await heard.get()) is not None:
                await listen(_decode(note))
        finally:
            connection.terminate()


def _signed(process: str) -> int:
    """A process's name as the signed integer of an advisory lock."""
    number = int(process, 16)
    return number - 2**32 if number >= 2**31 else number
