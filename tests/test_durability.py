"""What a client was told survives the machine: killing a process alone cannot show it."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from splittable.room.store.sqlite import SqliteStore

FULL = 2


@pytest.mark.parametrize(("pragma", "value"), [("synchronous", FULL), ("journal_mode", "wal"), ("secure_delete", 1)])
def test_the_embedded_store_syncs_what_it_writes(pragma: str, value: int | str, tmp_path: Path) -> None:
    async def ask() -> object:
        store = SqliteStore(tmp_path / "room.sqlite")
        with store._writing.connect() as connection:
            found = connection.execute(sa.text(f"PRAGMA {pragma}")).scalar()
        store._thread.shutdown()
        store._writing.dispose()
        await store.engine.dispose()
        return found

    assert asyncio.run(ask()) == value
