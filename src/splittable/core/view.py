"""The table as one seat may see it: the fields that every game's view has."""

from typing import Literal, TypeAlias

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
