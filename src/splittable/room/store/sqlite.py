"""The embedded store: one file, one process."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from splittable.room.store.sql import SqlStore, Wish, statements

PRAGMAS = (
    "journal_mode = WAL",
    # What a client was told must survive a power failure, not only a killed process.
    "synchronous = FULL",
    # Deleted tables are overwritten, not only unlinked.
    "secure_delete = ON",
    "busy_timeout = 10000",
)


class SqliteStore(SqlStore):
    """Steps in a file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        super().__init__(create_async_engine(f"sqlite+aiosqlite:///{path}"))
        # A commit goes to its thread once and comes back once: each further crossing would wait for the GIL
        # of a busy loop, which took longer than the disk.
        self._writing = sa.create_engine(f"sqlite:///{path}", pool_size=1)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        for engine in (self.engine.sync_engine, self._writing):
            sa.event.listen(engine, "connect", _prepare)

    async def _commit(self, group: Sequence[Wish]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, group)

    def _write(self, group: Sequence[Wish]) -> None:
        with self._writing.begin() as connection:
            for statement, rows in statements(group):
                connection.execute(statement, rows)

    async def close(self) -> None:
        """Finish writing and disconnect."""
        await super().close()
        self._thread.shutdown()
        self._writing.dispose()

    async def delete(self, table_id: str) -> None:
        """Delete every trace of a table, also from the write-ahead log."""
        await super().delete(table_id)
        async with self.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def back_up(self, path: Path) -> None:
        """Write a copy of everything to a new file while the room runs."""
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("VACUUM INTO ?", (str(path),))


def _prepare(connection: Any, _: object) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
