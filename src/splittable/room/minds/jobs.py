"""What a room and its minds tell each other through pipes: frames of msgpack, four bytes of length first."""

from typing import BinaryIO, TypeAlias

import msgspec

LENGTH = 4


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """One frame."""


class Choose(Message, frozen=True, tag="choose"):
    """To a mind: what a bot does; all that it is told is what the seat may know, and how to think about it."""

    game: str
    rules: int
    """The version of the game's rules."""
    view: bytes
    """The seat's view as JSON."""
    level: str
    seed: int
    budget: int


class Ready(Message, frozen=True, tag="ready"):
    """From a mind: it can be asked."""


class Chosen(Message, frozen=True, tag="chosen"):
    """From a mind: what the bot does, and how long it thought."""

    action: str
    seconds: float


class Failed(Message, frozen=True, tag="failed"):
    """From a mind: the job could not be done; where it failed, and nothing of what the error quotes."""

    reason: str


Job: TypeAlias = Choose
"""What a mind does; further kinds would be further members of this union."""
Report: TypeAlias = Ready | Chosen | Failed

_encode = msgspec.msgpack.Encoder().encode
read_job = msgspec.msgpack.Decoder(Job).decode
read_report = msgspec.msgpack.Decoder(Report).decode


def frame(message: Message) -> bytes:
    """A message as it goes through a pipe."""
    told = _encode(message)
    return len(told).to_bytes(LENGTH, "big") + told


def length_of(head: bytes) -> int:
    """How many bytes follow the first ones of a frame."""
    return int.from_bytes(head, "big")


def read_frame(file: BinaryIO) -> bytes:
    """The next frame of a pipe; empty at its end."""
    head = file.read(LENGTH)
    return file.read(length_of(head)) if len(head) == LENGTH else b""
