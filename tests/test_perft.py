"""Perft: how many sequences of actions lead on from a position, to a depth of three or four.

A rule that allows or forbids one action too many somewhere changes a count, whether or not a test looks at that place.
"""

import random

import pytest
from playthroughs import kinds, path_of
from tables import Kind, open_table, play_some

from splittable.core.compiler import IS_PLAIN
from splittable.play.table import Table

DEPTH = 2 if IS_PLAIN else 4
LATER = (0, 25)
"""Actions that are played at random before counting."""

COUNTS: dict[str, tuple[tuple[int, ...], ...]] = {
    "generous-split-3-players": ((12, 35, 87, 957), (4, 4, 12, 27)),
    "generous-split-5-players": ((10, 25, 57, 128), (5, 12, 33, 33)),
    "generous-split-4-players-options": ((12, 30, 72, 184), (3, 18, 54, 270)),
    "split-2-players": ((2, 14, 47, 221), (9, 15, 87, 217)),
    "split-6-players": ((1, 13, 49, 211), (5, 45, 120, 710)),
    "split-3-players-options": ((2, 13, 48, 204), (4, 15, 37, 286)),
    "split-it-2-players": ((15, 45, 90, 180), (6, 18, 54, 478)),
    "split-it-4-players": ((28, 84, 252, 756), (3, 6, 10, 30)),
    "split-it-3-players-options": ((15, 45, 135, 405), (1, 3, 9, 135)),
    "splitter-1-players": ((44, 1848, 36960), (1, 1, 1, 1)),
    "splitter-12-players": ((44, 1936, 85184), (20, 400, 8000)),
    "splitter-2-players-options": ((44, 1936, 81312), (20, 360, 6480)),
}


def perft(table: Table, depth: int) -> int:
    """The number of sequences of so many actions; seats that decide at once do so in their order."""
    if not table.waiting:
        return 1
    seat = table.waiting[0]
    actions = table.actions(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = table.copy()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: f"{kind.game}-{path_of(kind).stem}")
def test_so_many_sequences_of_actions_lead_on(kind: Kind) -> None:
    for later, counts in zip(LATER, COUNTS[f"{kind.game}-{path_of(kind).stem}"], strict=True):
        table = open_table(kind, 3)
        play_some(table, random.Random(3), later)
        depths = range(1, min(len(counts), DEPTH) + 1)
        assert tuple(perft(table, depth) for depth in depths) == counts[:DEPTH], f"after {later} actions"
