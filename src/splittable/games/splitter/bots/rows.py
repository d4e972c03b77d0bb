"""The features of a sheet: each is the index of an embedding row of the value network.

A written cell has a feature for its number and how many cells its group lacks; an empty cell one for each number's
outlook there; a group one for its room to grow; a roll one for its class; the rest are counts, hearts and the round.
"""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.games.splitter.rules.cells import neighbours
from splittable.games.splitter.rules.groups import group_around
from splittable.games.splitter.rules.state import CELLS, FACES, ROUNDS

CONTENTS = 1 + sum(number + 1 for number in range(1, FACES + 1))
"""Empty, or a number whose group is complete, lacks 1 … n - 1 cells, or is too big."""
FIRST_CONTENTS = np.array([0, *(1 + sum(range(2, number + 1)) for number in range(1, FACES + 1))], dtype=np.int64)

ALONE, COMPLETES, WASTES, SPOILS_OPEN, SPOILS_COMPLETE = 0, 1, 6, 7, 8
"""Outlooks of a number in an empty cell: it stays alone; from 1 to 5 it joins a group that then lacks 0 to 4 cells;
or it makes a group too big: of groups that were too big already, with one that was open, with one that was complete."""
OUTLOOKS = 8

LACKS = FACES * (FACES - 1) // 2
"""Pairs of a number and how many cells a group of it lacks."""
FIRST_LACKS = np.array(
    [0, *(number * (number - 1) // 2 - number + 1 for number in range(1, FACES + 1))], dtype=np.int64
)

ROLLS = FACES * (FACES + 1) // 2
WELCOMES = 6
"""Classes of a roll: 0 every free slot spoils a group, 1 some slot spoils none, 2 and 3 in one or in several such
slots a number extends a group, 4 and 5 in one or in several slots both do."""
GAINS = 6
"""What a roll may win at once: 0 every free slot loses points, 1 nothing, 2 and 3 its lower or its higher number
completes a group, 4 both do, 5 a group on a star is completed."""
CLASSES = WELCOMES * GAINS
"""A roll's class is both together."""

MOST_LACKING = 15
"""Cap on how many cells the open groups of a number lack together."""

CELL_ROW = 0
OUTLOOK_ROW = CELL_ROW + CELLS * CONTENTS
OPEN_ROW = OUTLOOK_ROW + FACES * CELLS * OUTLOOKS
STUCK_ROW = OPEN_ROW + LACKS * 16
COMPLETE_ROW = STUCK_ROW + LACKS
TOO_BIG_ROW = COMPLETE_ROW + FACES * 5
LACKING_ROW = TOO_BIG_ROW + FACES * 4
HEARTS_ROW = LACKING_ROW + FACES * (MOST_LACKING + 1)
ROUND_ROW = HEARTS_ROW + (FACES + 1) ** 3
WELCOME_ROW = ROUND_ROW + ROUNDS + 1
ROW_COUNT = WELCOME_ROW + ROLLS * CLASSES

LACKING = np.zeros(ROW_COUNT, dtype=np.int64)
"""By row: how many cells an open group lacks; 0 for every other row."""
for _number in range(2, FACES + 1):
    for _lacking in range(1, _number):
        _row = OPEN_ROW + (int(FIRST_LACKS[_number]) + _lacking - 1) * 16
        LACKING[_row : _row + 16] = _lacking


@rule
def content(number: int, size: int) -> int:
    """The content of a cell that holds a number, in a group of a size: below CONTENTS."""
    return int(FIRST_CONTENTS[number]) + (number - size if size <= number else number)


@rule
def group_row(number: int, group: int, empty: int) -> int:
    """The row of a group, by what it lacks and what room it has."""
    lacking = number - count_bits(group)
    border = neighbours(group) & empty
    exits = count_bits(border)
    if lacking == 0:
        return COMPLETE_ROW + (number - 1) * 5 + min(exits, 4)
    if lacking < 0:
        return TOO_BIG_ROW + (number - 1) * 4 + min(exits, 3)
    room = count_bits((border | neighbours(border)) & empty)
    kind = int(FIRST_LACKS[number]) + lacking - 1
    if exits == 0 or (lacking <= 2 and room < lacking):
        return STUCK_ROW + kind
    spare = room - lacking
    ease = 0 if spare < 0 else 1 if spare == 0 else 2 if spare <= 2 else 3
    return OPEN_ROW + (kind * 4 + min(exits, 4) - 1) * 4 + ease


@rule
def outlook(cell: int, number: int, cells: int) -> int:
    """The outlook of a number in an empty cell; `cells` are those that hold the number already."""
    beside = neighbours(cell) & cells
    if beside == 0:
        return ALONE
    size, spoils = 1, WASTES
    while beside:
        group = group_around(beside & -beside, cells)
        beside &= ~group
        joined = count_bits(group)
        size += joined
        if joined == number:
            spoils = SPOILS_COMPLETE
        elif joined < number:
            spoils = max(spoils, SPOILS_OPEN)
    return COMPLETES + number - size if size <= number else spoils
