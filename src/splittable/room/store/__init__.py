"""Storage of steps: the only place that speaks SQL."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

if TYPE_CHECKING:
    from splittable.room.store.ladder import LadderRows
    from splittable.room.store.pads import PadRows
    from splittable.room.store.subscriptions import SubscriptionRows


class Overtaken(Exception):
    """Another process has already written a step of this number, or removed the table."""


class Written(msgspec.Struct, frozen=True):
    """A stored step of a table."""

    table_id: str
    number: int
    step: bytes


class Parcel(msgspec.Struct, frozen=True):
    """Something sealed that waits to be picked up."""

    id: str
    sealed: bytes
    until: int
    """When it expires, in milliseconds since 1970."""


class Subscription(msgspec.Struct, frozen=True):
    """Where a seat's absent person is told that it is their turn: an endpoint of a push service, for one browser."""

    table_id: str
    seat: int
    endpoint: str
    key: str
    """The hash of the seat's key at that time: with another key, the seat is somebody else's."""
    reader: bytes
    """The browser's public key, for which messages are encrypted."""
    auth: bytes
    """The browser's secret of 16 bytes that messages are authenticated with."""
    lang: str
    site: str
    """The host at which the browser calls this room, whom push services may ask."""
    at: int
    """When it was made, in milliseconds since 1970."""


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


class Asking(Note, frozen=True, tag="asking"):
    """A process has opened a table, and asks which of its seats are connected to others."""

    table_id: str = msgspec.field(name="table")
    process: str


class Staying(Note, frozen=True, tag="staying"):
    """The answer to who asked: a seat has been connected to a process since before; only `to` takes it."""

    table_id: str = msgspec.field(name="table")
    seat: int
    process: str
    to: str


class Missed(Note, frozen=True, tag="missed"):
    """Notes were lost while the connection was down: any table may have new steps."""


class PadGrown(Note, frozen=True, tag="pad"):
    """Something was written on a shared pad."""

    pad_id: str = msgspec.field(name="pad")
    process: str


AnyNote: TypeAlias = Grown | Present | Absent | Asking | Staying | Missed | PadGrown
Listen: TypeAlias = Callable[[AnyNote], Awaitable[None]]


class Store(Protocol):
    """Stores the steps of all tables and passes notes between processes."""

    is_shared: bool
    """Whether other processes may write to the same tables."""
    process: str
    """The name of this process among those that share the store."""
    subscriptions: "SubscriptionRows"
    """Subscriptions to pushes, and the room's own secrets."""
    ladder: "LadderRows"
    """Results of the games that bots play for the ladder."""
    pads: "PadRows"
    """What devices have written on shared score pads."""

    async def open(self, listen: Listen, /) -> None:
        """Migrate the database, start writing and listening."""

    async def close(self) -> None:
        """Finish writing and disconnect."""

    async def append(self, written: Written) -> None:
        """Commit a step before returning; raise `Overtaken` if its number exists."""

    async def read(self, table_id: str, since: int = 0) -> list[Written]:
        """The steps of a table from a number on."""

    async def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last step of each of some tables; unknown ones are missing."""

    async def last_steps(self, after: str, count: int) -> list[Written]:
        """The last step of each of some tables, in the order of their ids, from an id on."""

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

    async def put_parcel(self, parcel: Parcel) -> None:
        """Keep a sealed parcel, and throw expired ones away."""

    async def find_parcel(self, parcel_id: str) -> Parcel | None:
        """A parcel that has not been deleted."""

    async def take_parcel(self, parcel_id: str) -> Parcel | None:
        """The same, and delete it: of several who take it one gets it."""

    async def tell(self, note: AnyNote) -> None:
        """Send a note to all processes, this one too; all hear the notes of all in the same order."""

    async def processes(self) -> set[str]:
        """The living processes that share the store."""

    async def follow(self, table_id: str, /) -> bool:
        """Be told of the steps that others write to a table; whether some may have been missed until now."""

    def unfollow(self, table_id: str, /) -> None:
        """Be told no longer, at the latest after the next `flush`."""

    def follows(self, table_id: str, /) -> bool:
        """Whether what is known here of a table is all that there is, but for the time that a note takes."""

    async def flush(self) -> None:
        """Carry out what `unfollow` has put off."""

    async def forget_dead(self) -> None:
        """Forget what processes that are gone wanted to be told."""

    async def check(self) -> None:
        """Raise an error if steps cannot be stored now."""

    async def back_up(self, path: Path) -> None:
        """Write a copy of everything to a file while the room runs."""
