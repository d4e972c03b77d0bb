"""Score pads: what people write down who play with real cards or dice, to be checked and summed by the game's rules."""

from typing import Annotated, TypeAlias

import msgspec

from splittable.core.contract import Game
from splittable.core.errors import IllegalAction, Refusal
from splittable.core.state import States, blank

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=104)]
"""No game has more cards than this."""


class Pad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on the sheets of one table; each game adds its own fields."""

    players: int
    options: dict[str, str | int] = {}

    def score(self, game: Game) -> msgspec.Struct:
        """What the rules make of it; raises IllegalAction if it cannot be."""
        raise NotImplementedError  # each game's own; msgspec's structs cannot be abstract classes

    def begin(self, game: Game) -> States:
        """An array of one state: the table before anything was written."""
        players = game.check_players(self.players)
        places = game.option_places(players, game.choose_options(players, self.options))
        states = blank(game.state, 1)
        game.loops.start_at(states, 0, players, places)
        return states


def refuse(rule: str, message: str, **args: str | int) -> IllegalAction:
    """Why something cannot stand on a sheet."""
    return IllegalAction(Refusal(rule, message, args))


def check_seats(players: int, *lists: list[object]) -> None:
    """Every seat has its own entry."""
    for one in lists:
        if len(one) != players:
            raise ValueError(f"there are {len(one)} entries for {players} players")
