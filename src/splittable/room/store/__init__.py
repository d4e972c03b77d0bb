"""Where steps are kept for good: the only place that speaks SQL."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

import msgspec


class Overtaken(Exception):
    """Another process has already written a step of this number, or removed the table."""


class Written(msgspec.Struct, frozen=True):
    """A step of a table as it is kept."""

    table_id: str
    number: int
    step: bytes


class Note(msgspec.Struct, frozen=True, tag_field="type"):
    """What processes of one room tell each other."""


class Grown(Note, frozen=True, tag="grown"):
    """A table has new steps, up to a number; or is gone, and has none."""

    table_id: str = msgspec.field(name="table")
    number: int | None


class Present(Note, frozen=True, tag="present"):
    """A seat is connected to this process now; an older connection elsewhere gives way."""

    table_id: str = msgspec.field(name="table")
    seat: int
    process: str


class Absent(Note, frozen=True, tag="absent"):
    """A seat is no longer connected to this process."""

    table_id: str = msgspec.field(name="table")
    seat: int
    process: str


class Missed(Note, frozen=True, tag="missed"):
    """Notes were lost while nobody could listen: any table may have grown."""


AnyNote: TypeAlias = Grown | Present | Absent | Missed
Listen: TypeAlias = Callable[[AnyNote], Awaitable[None]]


class Store(Protocol):
    """The steps of all tables, in order, and the notes between processes."""

    is_shared: bool
    """Whether other processes may write to the same tables."""
    process: str
    """The name of this process among those that share the store."""

    async def open(self, listen: Listen, /) -> None:
        """Bring the store up to date and listen to other processes."""

    async def close(self) -> None:
        """Finish what is being written and let go."""

    async def append(self, written: Written) -> None:
        """Keep a step for good before returning; `Overtaken` if its number is already there."""

    async def read(self, table_id: str, since: int = 0) -> list[Written]:
        """The steps of a table from a number on."""

    async def tables(self) -> Sequence[str]:
        """The tables there are."""

    async def unfinished(self) -> Sequence[str]:
        """Tables at which something may happen without a person: bots think, clocks run."""

    async def set_unfinished(self, table_id: str) -> None:
        """Remember that a table is to be looked after when the room opens."""

    async def set_finished(self, table_id: str) -> None:
        """Forget that a table is to be looked after."""

    async def delete(self, table_id: str) -> None:
        """Remove every trace of a table."""

    async def tell(self, note: AnyNote) -> None:
        """Tell the other processes."""

    async def processes(self) -> set[str]:
        """The processes that share the store now; whichever was killed is no longer among them."""

    async def check(self) -> None:
        """Raise an error if steps cannot be kept now."""

    async def back_up(self, path: Path) -> None:
        """Write a copy of everything to a file while the room runs."""
