"""What the room and the process that plays for its ladder tell each other, one line of JSON each."""

from typing import TypeAlias

import msgspec


class Line(msgspec.Struct, frozen=True, tag_field="type"):
    """One line."""


class Order(Line, frozen=True, tag="order"):
    """To the process: a game to play, by seat."""

    table: str
    game: str
    names: list[str]
    bots: list[str]


class Calm(Line, frozen=True, tag="calm"):
    """To the process: nobody waits, so it may think."""


class Busy(Line, frozen=True, tag="busy"):
    """To the process: somebody waits; it begins no other decision until it is calm."""


class Asks(Line, frozen=True, tag="asks"):
    """From the process: a bot begins to think."""

    name: str


class Stepped(Line, frozen=True, tag="step"):
    """From the process: a step of the game, as the room stores it."""

    step: str


class Over(Line, frozen=True, tag="over"):
    """From the process: the game is over."""

    scores: list[int]
    winners: list[int]


class Failed(Line, frozen=True, tag="failed"):
    """From the process: a bot has failed, and the game is dropped."""

    name: str
    reason: str


ToProcess: TypeAlias = Order | Calm | Busy
FromProcess: TypeAlias = Asks | Stepped | Over | Failed

_encode = msgspec.json.Encoder().encode
read_order = msgspec.json.Decoder(ToProcess).decode
read_report = msgspec.json.Decoder(FromProcess).decode


def write(line: Line) -> bytes:
    """A line as it goes through the pipe."""
    return _encode(line) + b"\n"
