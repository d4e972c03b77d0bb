"""Messages of score pads that several devices share."""

from typing import Annotated

import msgspec

from splittable.room.store.pads import Entry
from splittable.service.messages import Asked

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""Every reader of JSON can hold these."""


class PadWanted(Asked, frozen=True):
    """A pad to be shared, for a game."""

    game: str


class PadMade(msgspec.Struct, frozen=True):
    """A new pad; whoever has the token may read it and write on it."""

    token: str
    link: str


class PadShown(msgspec.Struct, frozen=True, tag_field="type", tag="pad"):
    """All that is written on a pad, by cell and device."""

    game: str
    entries: list[Entry]


class EntryWritten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device has written in a cell; see `Entry`."""

    sheet: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    cell: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")]
    device: Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{8,24}$")]
    count: Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]
    known: Count
    value: msgspec.Raw

    def entry(self) -> Entry:
        """As the room keeps it."""
        return Entry(self.sheet, self.cell, self.device, self.count, self.known, self.value)


class Write(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="write"):
    """What a device has written since the last time; the same again changes nothing."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    entries: Annotated[list[EntryWritten], msgspec.Meta(max_length=100)]


class Written(msgspec.Struct, frozen=True, tag_field="type", tag="written"):
    """What was written since the last message, on this device or another one."""

    entries: list[Entry]


_writes = msgspec.json.Decoder(Write)


def read_write(text: bytes) -> Write:
    """A message of a device; every fault in it raises `DecodeError`."""
    try:
        return _writes.decode(text)
    except (UnicodeDecodeError, RecursionError):
        raise msgspec.DecodeError("it is not JSON") from None
