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


class Claim(Asked, frozen=True):
    """A person who wants a seat."""

    name: str | None = None
    nonce: str = ""


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
    """Where devices on the same network find the room."""

    address: str


class Health(msgspec.Struct, frozen=True):
    """The room can serve and store; how much of what bots up to each level need is compiled, by game and level."""

    healthy: bool
    compiled: dict[str, dict[str, int]]


class Wrong(msgspec.Struct, frozen=True):
    """The reason of a refusal."""

    reason: str


class PadRefused(msgspec.Struct, frozen=True):
    """The refusal of a score pad: the ruling and the reason."""

    rule: str
    reason: str


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message on a socket: a seat's key, or none to watch."""

    key: str = ""
    lang: Literal["en", "fr"] = "en"
    seq: int | None = None
    """The last `seq` before the connection was lost; `happened` then continues from there."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a seat asks for; a change asked for again with the same id is answered the same and done once."""

    id: str

    def check(self, seat: int) -> Check:
        """The room's check for this request of a seat."""
        raise NotImplementedError  # each request's own; msgspec's structs cannot be abstract classes


class AskWhy(Request, frozen=True, tag="why"):
    """Ask whether an action may be taken now, without taking it."""

    action: str

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.play, seat=seat, action=self.action)


class Play(Request, frozen=True, tag="play"):
    """Take an action."""

    action: str

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.play, seat=seat, action=self.action)


class Undo(Request, frozen=True, tag="undo"):
    """Take the last action back."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.undo, seat=seat)


class AddNonce(Request, frozen=True, tag="nonce"):
    """Add to the shuffles before the start."""

    nonce: str

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.add_nonce, seat=seat, nonce=self.nonce)


class Say(Request, frozen=True, tag="say"):
    """Say a phrase, or plain words where the table allows it."""

    phrase: str = ""
    words: str = ""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        if self.phrase:
            return partial(checks.say_phrase, seat=seat, phrase=self.phrase)
        return partial(checks.say_words, seat=seat, words=self.words)


class Mute(Request, frozen=True, tag="mute"):
    """Mute a seat."""

    seat: SeatNumber

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.mute, seat=seat, other=self.seat)


class Unmute(Request, frozen=True, tag="unmute"):
    """Unmute a seat."""

    seat: SeatNumber

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


class SitIn(Request, frozen=True, tag="sit-in"):
    """The host, or anybody while the host is away, lets a bot play on for a seat whose person is away."""

    seat: SeatNumber
    level: str = "random"

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.call_sitter, asker=seat, seat=self.seat, level=self.level)


class SitOut(Request, frozen=True, tag="sit-out"):
    """The person, or the host, dismisses the sitter."""

    seat: SeatNumber

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.send_sitter, asker=seat, seat=self.seat)


class Stop(Request, frozen=True, tag="stop"):
    """The host ends the game early."""

    def check(self, seat: int) -> Check:
        """The room's check for this request."""
        return partial(checks.stop, asker=seat)


AnyRequest: TypeAlias = AskWhy | Play | Undo | AddNonce | Say | Mute | Unmute | SeatBot | SitIn | SitOut | Stop


class View(msgspec.Struct, frozen=True, tag_field="type", tag="view"):
    """The whole view of this seat, and what is new since the last message."""

    seq: int
    view: dict[str, Any]
    happened: list[str]
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
