"""Score pads: what people write down who play with real cards or dice, to be checked and summed by the game's rules."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec

from splittable.core.errors import IllegalAction, Refusal, WrongValue

if TYPE_CHECKING:
    from splittable.core.contract import AnyGame

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=104)]
"""No game has more cards than this."""


class Ceiling(msgspec.Struct, frozen=True):
    """The best score that is still possible for a seat."""

    points: int
    is_exact: bool
    """Whether the right dice or cards can bring it; else it is an upper bound that the game has proved."""


class Pad(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is written on the sheets of one table; each game adds its own fields."""

    players: int
    options: dict[str, str | int] = {}

    def score(self, game: "AnyGame") -> msgspec.Struct:
        """What the rules make of it; raises IllegalAction if it cannot be."""
        raise NotImplementedError  # each game's own; msgspec's structs cannot be abstract classes


def refuse(rule: str, message: str, **args: str | int) -> IllegalAction:
    """Why something cannot stand on a sheet."""
    return IllegalAction(Refusal(rule, message, args))


def check_seats(players: int, *lists: list[object]) -> None:
    """Every seat has its own entry."""
    for one in lists:
        if len(one) != players:
            raise WrongValue("wrong-entries", count=len(one), players=players)
