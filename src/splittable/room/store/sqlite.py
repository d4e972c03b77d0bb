"""The embedded store: one file, one process."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from splittable.room.store.sql import SqlStore

PRAGMAS = (
    "journal_mode = WAL",
    # What a client was told must survive the machine, not only the process.
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
        sa.event.listen(self.engine.sync_engine, "connect", _prepare)

    async def delete(self, table: str) -> None:
        """Remove every trace of a table, also from the log of recent writes."""
        await super().delete(table)
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
