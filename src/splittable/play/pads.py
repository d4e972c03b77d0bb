"""Finding the score pad of a game; a game without a sheet of its own is written down line by line."""

from functools import cache
from typing import Annotated, Any, get_type_hints

import msgspec

from splittable.core.contract import AnyGame, Setup
from splittable.core.pads import Ceiling, Pad
from splittable.games import find
from splittable.play.dealer import ScriptedDealer
from splittable.play.record import Head
from splittable.play.table import Table

Line = Annotated[str, msgspec.Meta(max_length=80)]


class LinesScored(msgspec.Struct, frozen=True):
    """The table as everybody sees it, and what each seat may write now."""

    view: dict[str, Any]
    actions: list[list[str]]
    """What each seat may do."""
    chosen: list[str | None]
    """What each seat has done and may still change."""
    ceilings: list[Ceiling | None]
    """The best score that each seat can still reach; null where the game cannot say, and when it is over."""


class LinesPad(Pad, frozen=True):
    """What happened at a table with real dice, in notation and in order: `roll 4 1`, `P2 write 4|1 c2`."""

    lines: list[Line] = msgspec.field(default_factory=list)

    def score(self, game: AnyGame) -> LinesScored:
        """Follow the lines; a seat may change its mind as long as the rules let it."""
        players = game.check_players(self.players)
        table = Table(Head(Setup.of(game, players, self.options)), ScriptedDealer())
        for line in self.lines:
            table.follow(line)
        seats = range(players)
        return LinesScored(
            table.view(),
            [table.actions(seat) for seat in seats],
            [table.choices.get(seat) for seat in seats],
            [None if table.over else table.ceiling(seat) for seat in seats],
        )


@cache
def pad_of(game_id: str) -> type[Pad]:
    """The pad of a game."""
    paper = find(game_id).paper
    return LinesPad if paper is None else paper()


def scored_by(pad: type[Pad]) -> type[msgspec.Struct]:
    """What a pad is answered with."""
    scored: type[msgspec.Struct] = get_type_hints(pad.score)["return"]
    return scored
