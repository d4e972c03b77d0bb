"""What clients see of a table with people, apart from the game's own view."""

import msgspec

from splittable.core.contract import Seat
from splittable.room.open_table import OpenTable


class SeatShown(msgspec.Struct):
    """One seat and who plays it."""

    kind: str
    """`person`, `bot` or `free`."""
    name: str
    level: str
    """The bot's level; empty for a person."""
    sitter: str
    """The level of the bot that plays on for a person who is away."""
    is_present: bool
    nonce: str
    due: int | None
    """When this seat's clock runs out, in milliseconds since 1970."""


class Saying(msgspec.Struct):
    """A chat message of a seat: a phrase that clients translate, or plain words."""

    seat: int
    phrase: str
    words: str


class TableShown(msgspec.Struct):
    """The table around the game, the same for everybody but for muted seats."""

    id: str
    host: int
    seats: list[SeatShown]
    watchers: int
    is_started: bool
    is_stopped: bool
    autostart: bool
    autoplay: bool
    chat: str
    clock: int
    """Seconds for one decision; 0 is no clock."""
    commitment: str
    secret: str
    """The dealer's secret, once the game is over; empty before."""
    rematch: str
    """The id of the rematch table; empty if there is none."""
    said: list[Saying]
    muted: list[int]
    """Seats that this person has muted."""


def show_table(opened: OpenTable, eyes: Seat) -> TableShown:
    """The table around the game, for a seat or a spectator."""
    gathering = opened.gathering
    settings = gathering.settings
    muted = () if eyes is None else gathering.seats[eyes].muted
    return TableShown(
        id=gathering.id,
        host=gathering.host,
        seats=[_show_seat(opened, number) for number in range(gathering.players)],
        watchers=opened.watchers,
        is_started=gathering.is_started,
        is_stopped=gathering.is_stopped,
        autostart=settings.autostart,
        autoplay=settings.autoplay,
        chat=settings.chat,
        clock=settings.clock,
        commitment=gathering.commitment,
        secret=gathering.secret if gathering.is_over else "",
        rematch=gathering.rematch,
        said=[Saying(one.seat, one.phrase, one.words) for one in gathering.said if one.seat not in muted],
        muted=list(muted),
    )


def _show_seat(opened: OpenTable, number: int) -> SeatShown:
    seat = opened.gathering.seats[number]
    since = opened.gathering.owed_since.get(number)
    clock = opened.gathering.settings.clock
    return SeatShown(
        kind="bot" if seat.level else "person" if seat.key else "free",
        name=seat.name,
        level=seat.level,
        sitter=seat.sitter,
        is_present=opened.is_present(number),
        nonce=seat.nonce,
        due=since + clock * 1000 if clock and since is not None else None,
    )
