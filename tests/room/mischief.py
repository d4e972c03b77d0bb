"""Messages that cannot be right, made from the types of those that can."""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec
from room.people import Json

from splittable.games import find, ids
from splittable.service import messages as wire

REQUESTS: tuple[type[wire.Request], ...] = get_args(wire.AnyRequest)
LONGEST = 3_500
"""Characters that still fit into a message."""
STRANGE = (
    "",
    " ",
    "\x00",
    "\n\r\t",
    "﻿",
    "‮",
    "e\u0301" * 20,
    "🂡🂮" * 10,
    "\ud800",
    "𝒫1",
    "null",
    "../../etc/passwd",
    "' OR 1=1 --",
    "{ $seat }",
    "%s%n",
    "<script>",
    "x" * LONGEST,
)
ODD: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, 1e308, [], {}, [[]], {"": 0}, ["play"], {"type": "play"})
"""What no field of a message holds, whatever its type: no negative, endless or broken number, and no list."""


def fields_of(kind: type[msgspec.Struct]) -> dict[str, type]:
    """The fields of a message and the simple type of each."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return {name: int if one in (wire.SeatNumber, wire.Milliseconds) else str for name, one in types.items()}


class Mischief:
    """Somebody who sends everything but what is asked for."""

    def __init__(self, seed: object, game: str, seats: int) -> None:
        self._rng = random.Random(f"{seed}")
        self._seats = seats
        self._spellings = find(game).spellings
        self._foreign = [
            text
            for other in ids()
            if other != game
            for text in self._rng.sample(find(other).spellings, 30)
            if text not in find(game).codes
        ]
        self._ids: list[str] = []
        self._ways: Sequence[Callable[[], str | bytes]] = (
            self._wrong_type,
            self._wrong_type,
            self._missing,
            self._too_much,
            self._wrong_seat,
            self._foreign_action,
            self._foreign_action,
            self._strange_action,
            self._old_id,
            self._bad_id,
            self._nested,
            self._broken,
            self._noise,
            self._not_an_object,
        )

    def message(self) -> str | bytes:
        """Something that must be refused."""
        text = self._rng.choice(self._ways)()
        # Bytes and text are read alike.
        return text.encode() if isinstance(text, str) and self._rng.random() < 0.2 else text

    def _kind(self) -> type[wire.Request]:
        return self._rng.choice(REQUESTS)

    def _right(self, kind: type[wire.Request]) -> Json:
        """A message that has the form of its type."""
        values: dict[type, Any] = {int: self._rng.randrange(self._seats), str: "hello"}
        message = {name: values[type_] for name, type_ in fields_of(kind).items()}
        return {"type": kind.__struct_config__.tag} | message | {"id": self._new_id()}

    def _new_id(self) -> str:
        return f"m{self._rng.getrandbits(60):x}"

    def _write(self, message: Any) -> str:
        text = json.dumps(message, ensure_ascii=self._rng.random() < 0.5 or "\\ud8" in json.dumps(message))
        return text if len(text.encode()) < 4_000 else json.dumps({"type": "x" * LONGEST})

    def _wrong_type(self) -> str:
        message = self._right(self._kind())
        message[self._rng.choice([*message])] = self._rng.choice(ODD)
        return self._write(message)

    def _missing(self) -> str:
        kinds: list[type[wire.Request]] = [wire.Play, wire.AddNonce, wire.Mute, wire.SitIn, wire.SeatBot, wire.Pace]
        message = self._right(self._rng.choice(kinds))
        needed = [name for name in message if name not in ("level", "phrase", "words")]
        del message[self._rng.choice(needed)]
        return self._write(message)

    def _too_much(self) -> str:
        message = self._right(self._kind())
        return self._write(message | {self._rng.choice(("key", "Type", "", "seats", "x" * 2_000)): 1})

    def _wrong_seat(self) -> str:
        kinds: list[type[wire.Request]] = [wire.Mute, wire.Unmute, wire.SitIn, wire.SitOut, wire.SeatBot]
        message = self._right(self._rng.choice(kinds))
        return self._write(message | {"seat": self._rng.choice((self._seats, 98, 99, 100, 2**31, 2**63, 2**64, -5))})

    def _foreign_action(self) -> str:
        text = self._play(self._rng.choice(self._foreign))
        # It will be refused by a ruling, and that answer is kept.
        self._ids.append(json.loads(text)["id"])
        return text

    def _strange_action(self) -> str:
        """A spelling that is nearly one of the game's."""
        right = self._rng.choice(self._spellings)
        ways = (right.upper() + " ", f"P1 {right}", right * 30, right[:-1] + "\x00", " " + right, right + " !")
        return self._play(self._rng.choice((*ways, *STRANGE)))

    def _play(self, action: str) -> str:
        return self._write(self._right(wire.Play) | {"action": action})

    def _old_id(self) -> str:
        """Another question under an id that was answered long ago."""
        message = self._right(self._kind()) | {"id": self._rng.choice(self._ids or [""])}
        return self._write(message)

    def _bad_id(self) -> str:
        return self._write(self._right(self._kind()) | {"id": self._rng.choice(("", "x" * 65, "é" * 1_000))})

    def _nested(self) -> str:
        depth = self._rng.randrange(10, 1_900)
        shape = self._rng.choice(('{"a":%s}', "[%s]", '{"type":"play","id":"7","action":%s}'))
        return shape % ("[" * depth + "]" * depth)

    def _broken(self) -> bytes:
        """A right message that was cut or hurt on its way."""
        whole = bytearray(json.dumps(self._right(self._kind())).encode())
        at = self._rng.randrange(1, len(whole) - 1)
        return bytes(whole[:at]) if self._rng.random() < 0.5 else bytes(whole[:at] + b"\xff\xfe" + whole[at:])

    def _noise(self) -> bytes:
        return b"\xff" + self._rng.randbytes(self._rng.choice((0, 1, 20, 1_000, 4_000)))

    def _not_an_object(self) -> str:
        return self._rng.choice(("", "null", "[]", "7", '"play"', "NaN", "{}", "{", "}", "play QH", '{"type":}'))
