"""What clients see of a table with people, apart from the game's own view."""

import msgspec

from splittable.core.contract import Seat
from splittable.room import events as ev
from splittable.room.checks import NUDGE_AGAIN
from splittable.room.open_table import OpenTable


class NudgeShown(msgspec.Struct):
    """Who reminded a seat of its decision, and when."""

    seat: int
    at: int
    """Milliseconds since 1970."""
    until: int
    """When the seat can be nudged again."""


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
    face: str
    """The animal that the person chose; empty if none."""
    colour: str
    away_since: int | None
    """Since when its person has not been connected, in milliseconds since 1970; null while they are, and for others."""
    late: int
    """How many of its decisions the clock has played."""
    nudge: NudgeShown | None = None
    """The last time that somebody reminded it of its decision."""
    is_open: bool = False
    """Whether anybody with the invitation may take it: one left in the middle only once the host lets somebody in."""


class Saying(msgspec.Struct):
    """A chat message of a seat: a phrase that clients translate, or plain words."""

    number: int
    """Its running number at this table, from 1: what a reader has seen before has a lower one."""
    seat: int
    phrase: str
    """One of the phrases, or of the reactions, which are shown as a face for a moment."""
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
    pace: int
    """The least milliseconds of a bot's decision."""
    commitment: str
    secret: str
    """The dealer's secret, once the game is over; empty before."""
    rematch: str
    """The id of the rematch table; empty if there is none."""
    rematch_by: int | None
    """The seat that asked for the rematch; null if there is none, or if it was not kept."""
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
        pace=settings.pace,
        commitment=gathering.commitment,
        secret=gathering.secret if gathering.is_over else "",
        rematch=gathering.rematch,
        rematch_by=None if gathering.rematch_by < 0 else gathering.rematch_by,
        said=[_show_saying(number, one) for number, one in gathering.said if one.seat not in muted],
        muted=list(muted),
    )


def _show_saying(number: int, one: ev.Said) -> Saying:
    return Saying(number, one.seat, one.phrase, one.words)


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
        face=seat.face,
        colour=seat.colour,
        away_since=opened.away_since(number),
        late=opened.gathering.late.get(number, 0),
        nudge=_show_nudge(opened.gathering.nudged.get(number)),
        is_open=opened.gathering.is_open(number),
    )


def _show_nudge(nudged: ev.Nudged | None) -> NudgeShown | None:
    return None if nudged is None else NudgeShown(nudged.seat, nudged.at, nudged.at + NUDGE_AGAIN * 60_000)
