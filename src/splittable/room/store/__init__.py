"""Storage of steps: the only place that speaks SQL."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec


class Overtaken(Exception):
    """Another process has already written a step of this number, or removed the table."""


class Written(msgspec.Struct, frozen=True):
    """A stored step of a table."""

    table_id: str
    number: int
    step: bytes


class Note(msgspec.Struct, frozen=True, tag_field="type"):
    """A notification between processes of one room."""


class Grown(Note, frozen=True, tag="grown"):
    """A table has new steps up to a number; None if it was deleted."""

    table_id: str = msgspec.field(name="table")
    number: int | None


class Present(Note, frozen=True, tag="present"):
    """A seat has connected to a process; an older connection elsewhere is closed."""

    table_id: str = msgspec.field(name="table")
    seat: int
    process: str


class Absent(Note, frozen=True, tag="absent"):
    """A seat has disconnected from a process."""

    table_id: str = msgspec.field(name="table")
    seat: int
    process: str


class Missed(Note, frozen=True, tag="missed"):
    """Notes were lost while the connection was down: any table may have new steps."""


AnyNote: TypeAlias = Grown | Present | Absent | Missed
Listen: TypeAlias = Callable[[AnyNote], Awaitable[None]]


class Store(Protocol):
    """Stores the steps of all tables and passes notes between processes."""

    is_shared: bool
    """Whether other processes may write to the same tables."""
    process: str
    """The name of this process among those that share the store."""

    async def open(self, listen: Listen, /) -> None:
        """Migrate the database, start writing and listening."""

    async def close(self) -> None:
        """Finish writing and disconnect."""

    async def append(self, written: Written) -> None:
        """Commit a step before returning; raise `Overtaken` if its number exists."""

    async def read(self, table_id: str, since: int = 0) -> list[Written]:
        """The steps of a table from a number on."""

    async def tables(self) -> Sequence[str]:
        """The ids of all tables."""

    async def unfinished(self) -> Sequence[str]:
        """Tables at which bots play or clocks run."""

    async def set_unfinished(self, table_id: str) -> None:
        """Mark a table as one to reopen when the room starts."""

    async def set_finished(self, table_id: str) -> None:
        """Remove that mark."""

    async def delete(self, table_id: str) -> None:
        """Delete every trace of a table."""

    async def tell(self, note: AnyNote) -> None:
        """Send a note to the other processes."""

    async def processes(self) -> set[str]:
        """The living processes that share the store."""

    async def check(self) -> None:
        """Raise an error if steps cannot be stored now."""

    async def back_up(self, path: Path) -> None:
        """Write a copy of everything to a file while the room runs."""
