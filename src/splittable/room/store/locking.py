"""One room for one file: a lock that ends with its process, however that ends."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from splittable.room.store.rights import make_private

LONGEST_PLACE = 300
"""Characters read of where the other room is open."""
BEHIND_ALL = 2**30
"""The byte that is locked on Windows, where a locked one cannot be read."""


class InUse(Exception):
    """Another room serves this file; says where, if it is known."""

    def __init__(self, place: str) -> None:
        super().__init__(f"a room is open with this store already{f', at {place}' if place else ''}")
        self.place = place


@contextmanager
def serving(path: Path, place: str) -> Iterator[None]:
    """Serve a store's file alone, at a place that others are told; `InUse` if somebody else does."""
    # A file of its own: locks on the database belong to SQLite, which releases them as it likes.
    beside = path.resolve()
    beside = beside.with_name(f"{beside.name}.lock")
    make_private(beside)
    with beside.open("r+", encoding="utf-8", errors="replace") as file:
        try:
            _lock(file.fileno())
        except OSError:
            raise InUse(file.read(LONGEST_PLACE).strip()) from None
        file.truncate()
        file.write(place)
        file.flush()
        try:
            yield
        finally:
            # Whoever holds the lock next writes its own; the file stays, since removing it would race with that.
            file.seek(0)
            file.truncate()


def _lock(file: int) -> None:
    """Lock an open file until it is closed; OSError if somebody else has."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, BEHIND_ALL, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
