"""The deck that a state keeps."""

from collections.abc import Sequence
from typing import cast

from splittable.core.contract import Deal, Seat
from splittable.core.state import Ints
from splittable.games.split_it.rules.state import SplitItState


def undeal(deal: Deal, seat: Seat, rng: Ints) -> Sequence[int]:  # noqa: ARG001  the state keeps the whole deck
    """The whole deck as a state keeps it: the cards turned and the pile, in order."""
    return [int(card) for card in cast("SplitItState", deal.final).pile]
