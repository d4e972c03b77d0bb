"""Expected values of counts of tricks during a deal, if each trick to come is equally likely to go to any seat."""

from functools import cache

import numpy as np

from splittable.core.state import Ints
from splittable.games.generous_split.rules.game import TRICK_POINTS, hand_size_of
from splittable.games.generous_split.rules.state import MOST_TRICKS, SEATS

TO_CENTRE = 0.3
"""Approximate chance that a trump wins a trick."""
MOST = 7
"""Cap on the counts in the table."""


@cache
def _expect(players: int, own: int, top: int, rest: int, centre: int, left: int) -> float:
    """A seat's expected points at the end of the deal, less the others' mean.

    `top` is the most tricks that another has, `rest` what all others have besides, `left` the tricks not yet played.
    """
    others = players - 2
    if left == 0:
        return _lead(players, own, top, rest)
    pile, later = centre + 1, left - 1
    mine = _expect(players, own + pile, top, rest, 0, later)
    first = _expect(players, own, top + pile, rest, 0, later)
    new_top = max(top, rest // others + pile)
    another = _expect(players, own, new_top, rest + pile + top - new_top, 0, later)
    received = (mine + first + others * another) / players
    if later == 0:
        return received
    return TO_CENTRE * _expect(players, own, top, rest, pile, later) + (1 - TO_CENTRE) * received


def _lead(players: int, own: int, top: int, rest: int) -> float:
    """A seat's points at the end of the deal, less the others' mean."""
    if own > top:
        return -TRICK_POINTS * (top + rest) / (players - 1)
    others_points = TRICK_POINTS * rest / (players - 1)
    if own == top:
        return -others_points
    if own > 0:
        return TRICK_POINTS * own - others_points
    without = 1 + max(0, players - 2 - rest)
    return top // without - others_points


def _tabulate() -> Ints:
    """`_expect` by players, own tricks, the most tricks of another, tricks at the centre, and tricks not yet played."""
    table = np.zeros((SEATS + 1, MOST + 1, MOST + 1, MOST + 1, MOST_TRICKS + 1), dtype=np.float32)
    for players in range(3, SEATS + 1):
        tricks = hand_size_of(players)
        for own, top, centre in np.ndindex(MOST + 1, MOST + 1, MOST + 1):
            for left in range(tricks + 1):
                rest = max(0, tricks - own - top - centre - left)
                table[players, own, top, centre, left] = _expect(players, own, top, rest, centre, left)
    return table


PROSPECTS = _tabulate()
