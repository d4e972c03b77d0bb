"""Messages about what belongs to a device: the tables of its seats, and what it hands to another device."""

from typing import Annotated, Literal

import msgspec

from splittable.room.glances import SeatGlanced
from splittable.service.messages import SeatNumber


class SeatHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a device holds."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    key: Annotated[str, msgspec.Meta(max_length=100)]


class SeatsHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats of a device that asks how their tables stand."""

    seats: Annotated[list[SeatHeld], msgspec.Meta(max_length=60)]


class TableMet(msgspec.Struct, frozen=True):
    """A table at which somebody has a seat, from outside."""

    table: str
    state: Literal["gone", "later", "gathering", "running", "over"]
    """`gone`: there is no such table, or the key opens no seat; `later`: ask again in a moment."""
    seat: int = -1
    game: str = ""
    options: dict[str, str] = {}
    """Those that are not at their default."""
    seats: list[SeatGlanced] = []
    host: int = 0
    is_mine: bool = False
    """Whether the table waits for this seat."""
    waiting: list[int] = []
    due: int | None = None
    """When this seat's clock runs out, in milliseconds since 1970."""
    progress: list[int] = []
    """The running round and how many there are; empty if the game does not say."""
    scores: list[int] = []
    winners: list[int] = []
    place: int = 0
    """The seat's place at the end; 0 before it, and when the host ended the game early."""
    margin: int = 0
    """By how many points the seat won; 0 if only by what breaks a tie."""
    at: int = 0
    """When it last changed, in milliseconds since 1970."""
    rematch: str = ""


class TablesMet(msgspec.Struct, frozen=True):
    """The tables of the seats that were asked for, in their order."""

    tables: list[TableMet]


class SeatCarried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that moves to another device."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    game: Annotated[str, msgspec.Meta(max_length=60)]
    seat: SeatNumber
    key: Annotated[str, msgspec.Meta(max_length=100)]
    at: int = 0


class BestCarried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A best score that moves to another device."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    options: Annotated[str, msgspec.Meta(max_length=200)]
    points: int
    rating: Annotated[str, msgspec.Meta(max_length=100)] = ""
    at: int = 0


class Luggage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one device hands to another: seats, settings, best scores."""

    seats: Annotated[list[SeatCarried], msgspec.Meta(max_length=300)] = []
    settings: Annotated[dict[str, Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=20)] = {}
    best: Annotated[list[BestCarried], msgspec.Meta(max_length=100)] = []


class ParcelLeft(msgspec.Struct, frozen=True):
    """Where the other device picks the luggage up; whoever has the token has the seats."""

    token: str
    link: str
    until: int
    """When it expires, in milliseconds since 1970."""
