"""What a client was told survives the machine: killing a process alone cannot show it."""

from contextlib import closing
from pathlib import Path

import pytest

from splittable.room.store.sqlite import SqliteStore

FULL = 2


@pytest.mark.parametrize(("pragma", "value"), [("synchronous", FULL), ("journal_mode", "wal"), ("secure_delete", 1)])
def test_the_embedded_store_syncs_what_it_writes(pragma: str, value: int | str, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "room.sqlite")
    with closing(store.connect()) as steps, store._writing.connect() as others:
        found = [
            steps.execute(f"PRAGMA {pragma}").fetchone()[0],
            others.exec_driver_sql(f"PRAGMA {pragma}").scalar(),
        ]
    store._writing.dispose()
    assert found == [value, value]
