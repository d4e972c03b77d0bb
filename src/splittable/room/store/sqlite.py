"""The embedded store: one file, one process."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from splittable.room.store import AnyNote, Listen, Overtaken, Written
from splittable.room.store.rights import make_private, make_private_store
from splittable.room.store.sql import INSERT, SqlStore
from splittable.room.store.thread import Wish, WriterThread

PRAGMAS = (
    "journal_mode = WAL",
    # What a client was told must survive a power failure, not only a killed process.
    "synchronous = FULL",
    # Deleted tables are overwritten, not only unlinked.
    "secure_delete = ON",
    "busy_timeout = 10000",
)
INSERT_STEPS = "INSERT INTO steps (table_id, number, step) VALUES "
"""Completed by as many rows as there are steps."""


class SqliteStore(SqlStore):
    """Steps in a file."""

    def __init__(self, path: Path) -> None:
        make_private_store(path)
        # Errors are logged, and parameters can be keys of seats: they are left out.
        super().__init__(create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True))
        self._path = path
        self._writing = sa.create_engine(f"sqlite:///{path}", pool_size=1, hide_parameters=True)
        self._thread: WriterThread | None = None
        for engine in (self.engine.sync_engine, self._writing):
            sa.event.listen(engine, "connect", _set_up)

    async def open(self, listen: Listen, /) -> None:
        """Migrate the database and start writing."""
        await super().open(listen)
        self._driver = self.connect()
        self._thread = WriterThread(self._write)

    async def _prepare(self, _: AsyncConnection, /) -> None:
        """Lock nothing: one room at a time has the file."""

    def connect(self) -> sqlite3.Connection:
        """A connection on which every statement is a transaction."""
        driver = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        _set_up(driver, None)
        return driver

    async def close(self) -> None:
        """Finish writing and disconnect."""
        if self._thread is not None:
            await self._thread.close()
            self._driver.close()
        self._writing.dispose()
        await super().close()

    async def append(self, written: Written) -> None:
        """Commit a step before returning; raise `Overtaken` if its number exists."""
        try:
            await self._put(INSERT, {"table_id": written.table_id, "number": written.number, "step": written.step})
        except Exception as error:
            self._note(error)
            raise

    async def _change(self, statement: sa.Insert | sa.Delete, row: Mapping[str, Any]) -> None:
        await self._put(statement, row)

    def _put(self, statement: sa.Insert | sa.Delete, row: Mapping[str, Any]) -> asyncio.Future[None]:
        """Give a change to the thread; done once it is committed."""
        if self._thread is None or not self._thread.is_alive:
            raise RuntimeError("nobody writes to the store")
        return self._thread.put(statement, row)

    def _write(self, group: Sequence[Wish]) -> None:
        """Write a group in one transaction."""
        steps = [value for wish in group if wish.statement is INSERT for value in wish.row.values()]
        others = [wish for wish in group if wish.statement is not INSERT]
        try:
            if not others:
                self._insert(self._driver, steps)
                return
            with self._writing.begin() as connection:
                if steps:
                    self._insert(connection.connection.driver_connection, steps)
                for wish in others:
                    connection.execute(wish.statement, wish.row)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                raise Overtaken from None
            raise

    def _insert(self, driver: Any, steps: Sequence[Any]) -> None:
        """Insert steps in one call.

        SQLAlchemy would take longer than SQLite, and a call for each row would wait for a busy loop's GIL each time,
        which takes longer than the disk.
        """
        driver.execute(INSERT_STEPS + ",".join(["(?,?,?)"] * (len(steps) // 3)), steps)

    async def delete(self, table_id: str) -> None:
        """Delete every trace of a table, also from the write-ahead log."""
        await super().delete(table_id)
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def tell(self, note: AnyNote) -> None:
        """Do nothing: there is no other process."""

    async def processes(self) -> set[str]:
        """Only this one."""
        return {self.process}

    async def follow(self, _: str, /) -> bool:
        """There is nothing to be told of: only this process writes."""
        return False

    def unfollow(self, _: str, /) -> None:
        """Do nothing."""

    def follows(self, _: str, /) -> bool:
        """What is written here is known here."""
        return True

    async def flush(self) -> None:
        """Do nothing."""

    async def forget_dead(self) -> None:
        """Do nothing."""

    async def back_up(self, path: Path) -> None:
        """Write a copy of everything to a new file while the room runs."""
        make_private(path)  # SQLite fills an empty file, and leaves its rights as they are
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("VACUUM INTO ?", (str(path),))


def _set_up(connection: Any, _: object) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
