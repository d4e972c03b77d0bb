"""Addresses of stores."""

from pathlib import Path

from splittable.room.store import Store


def find_file(address: str) -> Path | None:
    """The file of an SQLite store; None for a URL of another kind."""
    scheme, sign, rest = address.partition("://")
    if not sign:
        return Path(address).expanduser()
    return find_file(rest.removeprefix("/")) if scheme == "sqlite" else None


def find_store(address: str) -> Store:
    """A PostgreSQL URL, or the path of an SQLite file."""
    file = find_file(address)
    if file is not None:
        from splittable.room.store.sqlite import SqliteStore

        return SqliteStore(file)
    scheme, _, rest = address.partition("://")
    if scheme in ("postgres", "postgresql"):
        from splittable.room.store.postgres import PostgresStore

        return PostgresStore(f"postgresql://{rest}")
    raise ValueError(f"a store is the path of an SQLite file or a PostgreSQL URL, not {scheme}://…")
