"""Addresses of stores."""

from pathlib import Path

from splittable.room.store import Store


def find_store(address: str) -> Store:
    """A PostgreSQL URL, or the path of an SQLite file."""
    scheme, sign, rest = address.partition("://")
    if not sign:
        from splittable.room.store.sqlite import SqliteStore

        return SqliteStore(Path(address).expanduser())
    if scheme in ("postgres", "postgresql"):
        from splittable.room.store.postgres import PostgresStore

        return PostgresStore(f"postgresql://{rest}")
    if scheme == "sqlite":
        return find_store(rest.removeprefix("/"))
    raise ValueError(f"a store is the path of an SQLite file or a PostgreSQL URL, not {scheme}://…")
