"""Split it!: a row of cards cut in three and guessed in secret, for 2 to 4 players."""

from collections.abc import Sequence
from typing import cast

from splittable.core.contract import Deal, Game, Option, Seat
from splittable.core.state import Ints
from splittable.games.split_it import rules
from splittable.games.split_it.notation import CARD_NAMES, never, spell
from splittable.games.split_it.refusals import explain
from splittable.games.split_it.state import SplitItState
from splittable.games.split_it.text import draw
from splittable.games.split_it.view import show


def undeal(deal: Deal, seat: Seat, rng: Ints) -> Sequence[int]:  # noqa: ARG001  the state keeps the whole deck
    """The whole deck as a state keeps it: the cards turned and the pile, in order."""
    return [int(card) for card in cast("SplitItState", deal.final).pile]


GAME = Game(
    id="split-it",
    rules_version=1,
    fewest=2,
    most=4,
    options=(
        Option("deadlock", ("10", "off")),
        Option("joker_opens", ("no", "yes")),
        Option("removal", ("first", "every")),
    ),
    state=SplitItState,
    rules=rules,
    cards=CARD_NAMES,
    spell=spell,
    never=never,
    explain=explain,
    show=show,
    draw=draw,
    undeal=undeal,
)
