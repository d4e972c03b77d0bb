"""The table as one seat may see it: the fields that every game's view has."""

from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

Need: TypeAlias = Literal["deck", "roll"]
"""What a table may stand still for."""


class View(msgspec.Struct, kw_only=True):
    """All that a seat may know; a game's own view adds its fields to these.

    A game builds what everybody may see (`Game.show`); the table fills in these common fields, and the game adds what
    only the looking seat may see (`Game.own`).
    """

    game: str = ""
    players: int = 0
    options: dict[str, str] = {}
    seat: int | None = None
    """The seat that looks, from 0; null for a spectator."""
    waiting: list[int] = []
    """Seats that owe a decision now."""
    decided: list[int] = []
    """Seats whose decision is made and can still be changed."""
    chosen: str | None = None
    """The looking seat's own decision, if it can still be changed."""
    needs: Need | None = None
    """What the table stands still for."""
    actions: list[str] = []
    """Every legal action of the looking seat, in notation."""
    over: bool = False
    scores: list[int] = []
    winners: list[int] = []

    @property
    def eyes(self) -> int:
        """The looking seat as compiled rules count it: -1 for a spectator."""
        return -1 if self.seat is None else self.seat


SEATS_OWN = ("seat", "chosen", "actions")
"""The common fields of a view that depend on the seat."""

encode = msgspec.json.Encoder().encode


def encode_shared(view: View, own_fields: Sequence[str]) -> bytes:
    """The first half of a view as JSON: what everybody sees, but for a game's own fields."""
    own = (*SEATS_OWN, *own_fields)
    return encode({name: getattr(view, name) for name in view.__struct_fields__ if name not in own})[:-1] + b","


def encode_own(view: View, own_fields: Sequence[str]) -> bytes:
    """The second half: what depends on the seat."""
    return encode({name: getattr(view, name) for name in (*SEATS_OWN, *own_fields)})[1:]


V = TypeVar("V", bound=View)
_known: set[type[View]] = set()
_learning = Lock()


def read_view(kind: type[V], view: Mapping[str, Any]) -> V:
    """A view from its public form as a game's own type; raises `msgspec.ValidationError` if it is none."""
    if kind not in _known:
        # msgspec 0.22 crashes the process if two threads read the first value of a type at the same time.
        with _learning:
            msgspec.json.Decoder(kind)
            _known.add(kind)
    return msgspec.convert(view, kind)
