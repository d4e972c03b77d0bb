"""Events of a table with people, as they are stored.

Stored events are read for ever: a field may be added with a default, none may change its meaning.
"""

from typing import Literal, TypeAlias

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """One thing that happened."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is when a table is opened: free, a bot's, or a person's."""

    key: str = ""
    """The hash of the person's key."""
    name: str = ""
    level: str = ""
    """The level of the bot that sits here."""
    nonce: str = ""
    face: str = ""
    """The animal that the person chose; empty is the face of the seat."""
    colour: str = ""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Settings of a table, apart from its rules."""

    autostart: bool = False
    """Start when the last seat is taken."""
    autoplay: bool = True
    """Play decisions that have exactly one legal action."""  # AL-01
    chat: Literal["phrases", "plain"] = "phrases"
    clock: int = 0
    """Seconds for one decision; 0 is no clock."""
    pace: int = 0
    """Least milliseconds for a bot's decision while somebody is connected, and for a single legal action."""


class Opened(Event, frozen=True, tag="opened"):
    """Somebody opened a table; `options` are those the host chose, and the host's seat is `host`."""

    game: str
    players: int
    options: dict[str, str]
    settings: Settings
    secret: str
    """The dealer's secret as hex; public when the game is over."""
    host: int
    places: list[Place]
    rules: int = 1
    """The version of the game's rules that it is played under; all tables were before it was kept."""


class Claimed(Event, frozen=True, tag="claimed"):
    """A person took a free seat."""

    seat: int
    key: str
    name: str = ""
    nonce: str = ""
    face: str = ""
    colour: str = ""


class FaceChanged(Event, frozen=True, tag="face"):
    """A person changed name, animal and colour before the start."""

    seat: int
    name: str = ""
    face: str = ""
    colour: str = ""


class BotSat(Event, frozen=True, tag="bot-sat"):
    """The host gave a free seat to a bot before the start."""

    seat: int
    level: str


class Rekeyed(Event, frozen=True, tag="rekeyed"):
    """A seat got another key; the old one is invalid."""

    seat: int
    key: str


class Left(Event, frozen=True, tag="left"):
    """A person gave up a seat; it is free again."""

    seat: int


class SeatOpened(Event, frozen=True, tag="seat-opened"):
    """The host lets somebody take a seat that was left in the middle of the game; it holds for one person."""

    seat: int


class NonceAdded(Event, frozen=True, tag="nonce"):
    """A seat added its nonce to the shuffles."""

    seat: int
    nonce: str


class Started(Event, frozen=True, tag="started"):
    """The game began; `start` is the option of that name, drawn or picked."""

    start: int


class Dealt(Event, frozen=True, tag="dealt"):
    """The dealer dealt a deck or rolled."""

    outcome: str


class Played(Event, frozen=True, tag="played"):
    """A seat took an action, or made a choice that will take effect with the others'."""

    seat: int
    action: str
    by: str = ""
    """Empty for the person; `table` (the only legal action), `clock`, or a bot's level."""
    budget: int = 0
    """The iterations that a bot was allowed; with them its choice can be repeated. 0 for one that does not search."""


class Undone(Event, frozen=True, tag="undone"):
    """A seat took its last action back, with what the table had played for it since."""

    seat: int
    count: int = 1
    """How many actions that were in all."""


class Refused(Event, frozen=True, tag="refused"):
    """A request was refused; stored only so that the same id is answered the same."""

    rule: str
    reason: str


class SitterCame(Event, frozen=True, tag="sitter-came"):
    """A bot plays on for a person who is away."""

    seat: int
    level: str


class SitterWent(Event, frozen=True, tag="sitter-went"):
    """The person has the seat again."""

    seat: int


class Stopped(Event, frozen=True, tag="stopped"):
    """The host ended the game early."""


class Said(Event, frozen=True, tag="said"):
    """A seat said a phrase that everybody reads in their own language, or at a private table plain words."""

    seat: int
    phrase: str = ""
    words: str = ""


class Muted(Event, frozen=True, tag="muted"):
    """A seat muted another one."""

    seat: int
    other: int


class Unmuted(Event, frozen=True, tag="unmuted"):
    """A seat unmuted another one."""

    seat: int
    other: int


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table_id: str = msgspec.field(name="table")
    by: int = -1
    """The seat that asked for it; -1 in stores of before it was kept."""


class Paced(Event, frozen=True, tag="paced"):
    """The host changed the least time of a bot's decision."""

    milliseconds: int


class Hurried(Event, frozen=True, tag="hurried"):
    """A seat wants bots to play at once until the next decision of a person is owed."""

    seat: int


class Nudged(Event, frozen=True, tag="nudged"):
    """A seat reminded another one of the decision that it owes."""

    seat: int
    other: int
    at: int
    """Milliseconds since 1970."""


SeatEvent: TypeAlias = (
    FaceChanged | BotSat | Rekeyed | SeatOpened | NonceAdded | SitterCame | SitterWent | Muted | Unmuted
)
"""Events that change one seat and nothing else."""
GameEvent: TypeAlias = Started | Dealt | Played | Undone | Stopped
"""Events of the game itself."""
AnyEvent: TypeAlias = (
    GameEvent | SeatEvent | Opened | Claimed | Left | Refused | Said | Rematched | Paced | Hurried | Nudged
)


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person, bot or clock did and the events that followed automatically: stored together or not at all."""

    at: int
    """Milliseconds since 1970."""
    events: list[AnyEvent]
    asker: int = -1
    """The seat that asked for it; -1 if none did."""
    request: str = ""
    """The asker's own id for it; the same id again is answered the same."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Step)


def write_step(step: Step) -> bytes:
    """A step as it stands in the store."""
    return _encoder.encode(step)


def read_step(text: bytes) -> Step:
    """A step from the store."""
    return _decoder.decode(text)
