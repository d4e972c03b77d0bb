"""Messages of the wire as types, parsed once."""

from functools import partial
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from splittable.room import checks
from splittable.room.checks import Check
from splittable.room.views import TableShown

T = TypeVar("T")
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""A loose upper bound; each table checks its own number of seats."""
Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=600_000)]
"""A loose upper bound, too."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewTable(Asked, frozen=True):
    """A table to be opened; `bots` maps seats, from "1", to levels."""

    game: str
    players: int
    options: dict[str, str | int] = {}
    name: str | None = None
    bots: dict[str, str] = {}
    autostart: bool = False
    autoplay: bool = True
    chat: Literal["phrases", "plain"] = "phrases"
    clock: int = 0
    pace: int = 0
    nonce: str = ""
    face: str = ""
    colour: str = ""


class Claim(Asked, frozen=True):
    """A person who wants a seat."""

    name: str | None = None
    nonce: str = ""
    face: str = ""
    colour: str = ""


class TableOpened(msgspec.Struct, frozen=True):
    """The new table, the asker's seat and its key, and a link without any secret for the others."""

    table: str
    seat: int
    key: str
    invite: str


class SeatClaimed(msgspec.Struct, frozen=True):
    """A seat and its key."""

    seat: int
    key: str


class MetAgain(msgspec.Struct, frozen=True):
    """The table at which the same people meet again, with the same keys."""

    table: str
    invite: str


class Reach(msgspec.Struct, frozen=True):
    """Where devices on the same network find the room; empty if they cannot."""

    address: str


class PushKey(msgspec.Struct, frozen=True):
    """The room's public key, which browsers subscribe to pushes with."""

    key: str


class PushPlace(Asked, frozen=True):
    """A browser's subscription to pushes; its keys as the browser gives them, in base64 of addresses."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Literal["en", "fr"] = "en"


class PushEnd(Asked, frozen=True):
    """A subscription that is no longer wanted; without an endpoint, all of the seat."""

    endpoint: str = ""


class CalendarPlace(msgspec.Struct, frozen=True):
    """The address of a seat's calendar; whoever knows it may read when a decision is due, and nothing else."""

    address: str


class Wrong(msgspec.Struct, frozen=True):
    """The reason of a refusal."""

    reason: str


class PadRefused(msgspec.Struct, frozen=True):
    """The refusal of a score pad: the ruling and the reason."""

    rule: str
    reason: str


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message on a socket: a seat's key, or none to watch."""

    key: str | msgspec.UnsetType = msgspec.UNSET
    lang: Literal["en", "fr"] = "en"
    seq: int | None = None
    """The last `seq` before the connection was lost; `happened` then continues from there."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a seat asks for; a change asked for again with the same id is answered the same and done once."""

    id: str

    def check(self, seat: int) -> Check:
        """The room's check for this request of a seat."""
        raise NotImplementedError  # each request's own; msgspec's structs cannot be abstract classes


class OfAction(Request, frozen=True):
    """A request about an action."""

    action: str

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.play, seat=seat, action=self.action)


class OfSeat(Request, frozen=True):
    """A request about a seat."""

    seat: SeatNumber


class AskWhy(OfAction, frozen=True, tag="why"):
    """Ask whether an action may be taken now, without taking it."""


class Preview(OfAction, frozen=True, tag="preview"):
    """Ask what an action would add to one's own score at once, without taking it."""


class Play(OfAction, frozen=True, tag="play"):
    """Take an action."""


class Undo(Request, frozen=True, tag="undo"):
    """Take the last action back, with what the table has played for the same seat since."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.undo, seat=seat)


class AddNonce(Request, frozen=True, tag="nonce"):
    """Add to the shuffles before the start."""

    nonce: str

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.add_nonce, seat=seat, nonce=self.nonce)


class ChangeFace(Request, frozen=True, tag="face"):
    """Change one's name, animal and colour before the start."""

    name: str = ""
    face: str = ""
    colour: str = ""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.change_face, seat=seat, name=self.name, face=self.face, colour=self.colour)


class Say(Request, frozen=True, tag="say"):
    """Say a phrase, or plain words where the table allows it."""

    phrase: str = ""
    words: str = ""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        if self.phrase:
            return partial(checks.say_phrase, seat=seat, phrase=self.phrase)
        return partial(checks.say_words, seat=seat, words=self.words)


class Mute(OfSeat, frozen=True, tag="mute"):
    """Mute a seat."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.mute, seat=seat, other=self.seat)


class Unmute(OfSeat, frozen=True, tag="unmute"):
    """Unmute a seat."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.unmute, seat=seat, other=self.seat)


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """The host gives a free seat to a bot before the start."""

    seat: SeatNumber
    level: str = "random"

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.seat_bot, asker=seat, seat=self.seat, level=self.level)


class OpenSeat(OfSeat, frozen=True, tag="open-seat"):
    """The host lets somebody take a seat that was left in the middle of the game."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.open_seat, asker=seat, seat=self.seat)


class SitIn(Request, frozen=True, tag="sit-in"):
    """The host, or anybody while the host is away, lets a bot play on for a seat whose person is away."""

    seat: SeatNumber
    level: str = "random"

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.call_sitter, asker=seat, seat=self.seat, level=self.level)


class SitOut(OfSeat, frozen=True, tag="sit-out"):
    """The person, or the host, dismisses the sitter."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.send_sitter, asker=seat, seat=self.seat)


class Stop(Request, frozen=True, tag="stop"):
    """The host ends the game early."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.stop, asker=seat)


class Pace(Request, frozen=True, tag="pace"):
    """The host changes the least time of a bot's decision."""

    milliseconds: Milliseconds

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.set_pace, asker=seat, milliseconds=self.milliseconds)


class Hurry(Request, frozen=True, tag="hurry"):
    """Let bots play at once until the next decision of a person is owed."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.hurry, seat=seat)


class Nudge(OfSeat, frozen=True, tag="nudge"):
    """Remind somebody of the decision that the table waits for."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.nudge, seat=seat, other=self.seat)


AtTable: TypeAlias = ChangeFace | Say | Mute | Unmute | SeatBot | SitIn | SitOut | Stop | Pace | Hurry | Nudge
"""Requests that leave the game as it is."""
AnyRequest: TypeAlias = AskWhy | Preview | Play | Undo | AddNonce | OpenSeat | AtTable


class View(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The whole view of this seat, and what is new since the last message."""

    seq: int
    can_undo: bool
    """Whether this seat can undo now; told a moment after its action."""
    view: dict[str, Any]
    happened: list[str]
    by: list[str]
    """For each line of `happened`: `clock` or the sitter's level where one of these played for a person, else empty;
    the list may be empty if none did."""
    table: TableShown


class Ok(msgspec.Struct, frozen=True, tag_field="type", tag="ok"):
    """A request is stored for good."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A request was refused, and why; `id` is null if the message has none."""

    id: str | None
    rule: str | None
    reason: str


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why"):
    """Why an action may not be taken now; both are null when it may."""

    id: str
    rule: str | None
    reason: str | None


class Previewed(msgspec.Struct, frozen=True, tag_field="type", tag="preview"):
    """What an action would add to the asker's own score at once; null where the game cannot say."""

    id: str
    gain: int | None


class Farewell(msgspec.Struct, frozen=True, tag_field="type", tag="farewell"):
    """The last message before the room closes a connection."""

    why: str
    """`taken-over` by another device, `key-gone`, `closing` for a moment, or `deleted`."""
    reason: str


encode = msgspec.json.Encoder().encode
_hellos = msgspec.json.Decoder(Hello)
_anything = msgspec.json.Decoder(dict[str, Any])
_requests: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def _read(decoder: msgspec.json.Decoder[T], text: bytes) -> T:
    """Decode a message; every fault in it raises `DecodeError`."""
    try:
        return decoder.decode(text)
    except UnicodeDecodeError:
        raise msgspec.DecodeError("it is not UTF-8") from None
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None


def read_hello(text: bytes) -> Hello:
    """The first message of a socket."""
    return _read(_hellos, text)


def read_request(text: bytes) -> AnyRequest:
    """Any later message of a socket."""
    return _read(_requests, text)


def read_id(text: bytes) -> str | None:
    """The id of an otherwise unreadable message, or None."""
    try:
        found = _read(_anything, text).get("id")
    except msgspec.DecodeError:
        return None
    return found if isinstance(found, str) else None


def read_body(text: bytes, kind: type[T]) -> T:
    """The body of an HTTP request; a missing one counts as `{}`."""
    return _read(msgspec.json.Decoder(kind), text or b"{}")
