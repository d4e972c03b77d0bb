"""Tables that begin in the midst of a game: from a view, not from a record."""

from collections.abc import Mapping
from typing import Any, NoReturn, Self

import msgspec

from splittable.core.chance import stream
from splittable.core.contract import Seat, Setup
from splittable.core.integers import whole_seed
from splittable.core.state import States, copy_states
from splittable.core.view import View, read_view
from splittable.games import find
from splittable.play.dealer import seeded
from splittable.play.record import Head
from splittable.play.table import Table


class Position(Table):
    """A table that knows where the game stands, but not how it came there: it has no record."""

    @classmethod
    def of(cls, head: Head, states: States, choices: Mapping[int, int], seed: int) -> Self:
        """A table in a state, with the choices that seats may still change and a dealer of its own for what follows."""
        table = cls.__new__(cls)
        table._continue(head, states, choices, seeded(seed))
        return table

    def record(self) -> NoReturn:
        """There is none."""
        raise ValueError("a position has no record: it is not known how the game came there")

    def resample(self, seat: Seat, seed: int) -> Table:
        """Another position that a seat could not tell from this one."""
        states = copy_states(self.states)
        eyes = -1 if seat is None else self._check_seat(seat)
        self.head.setup.game.loops.resample_at(states, 0, eyes, stream(whole_seed(seed)))
        return Position.of(self.head, states, _choices(states), seed)


def _choices(states: States) -> dict[int, int]:
    decided = int(states["decided"][0])
    return {seat: int(states["choices"][0, seat]) for seat in range(decided.bit_length()) if decided >> seat & 1}


def position(view: Mapping[str, Any], seed: int) -> Table:
    """A table that plays on from a view as a seat sees it; what the view hides is drawn by the seed."""
    if not isinstance(view, Mapping):
        raise ValueError(f"a view is a dict, as `table.view` gives it, not {type(view).__name__}")
    game = find(view.get("game"))
    try:
        seen: View = read_view(game.view, view)
        head = Head(Setup.of(game, seen.players, seen.options))
        if seen.eyes not in range(-1, seen.players):
            raise ValueError(f"it has no seat {seen.seat}")
        states = game.bots().imagine(seen)
    except (msgspec.ValidationError, ValueError, LookupError, AssertionError, OverflowError) as error:
        raise ValueError(f"this is not a view of {game.id}: {error}") from None
    game.loops.resample_at(states, 0, seen.eyes, stream(whole_seed(seed)))
    table = Position.of(head, states, _choices(states), seed)
    # A view from before a field was added lacks it: it counts as said, at its default.
    if table.view(seen.seat) != {**msgspec.to_builtins(seen), **view}:
        raise ValueError(f"this is not a view of {game.id}: its parts contradict each other")
    return table
