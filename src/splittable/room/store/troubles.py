"""What is wrong with a store that cannot be written to, in the words of both databases."""

import sqlite3
from typing import Literal, TypeAlias

Trouble: TypeAlias = Literal["full", "locked", "read-only", "down", "broken", "slow", "failed"]

SQLITE: dict[int, Trouble] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CANTOPEN: "down",
    sqlite3.SQLITE_IOERR: "down",
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
}
"""By primary result code."""
POSTGRES: tuple[tuple[str, Trouble], ...] = (
    ("53100", "full"),
    ("25006", "read-only"),
    ("55P03", "locked"),
    ("XX00", "broken"),
    ("08", "down"),
    ("53300", "down"),
    ("57P", "down"),
)
"""By prefix of SQLSTATE."""
PRIMARY = 0xFF
"""The bits of an SQLite result code that are not details."""


def trouble_of(error: BaseException) -> Trouble:
    """What an error of a store means."""
    told = getattr(error, "orig", None) or error
    if isinstance(told, sqlite3.Error):
        return SQLITE.get(getattr(told, "sqlite_errorcode", 0) & PRIMARY, "failed")
    code = str(getattr(told, "sqlstate", None) or getattr(error, "sqlstate", None) or "")
    found = next((trouble for prefix, trouble in POSTGRES if code.startswith(prefix)), None)
    if found is None and isinstance(told, OSError):
        return "down"
    return found or "failed"
