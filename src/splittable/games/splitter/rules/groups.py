"""Groups of equal numbers: what they score, and what can still become of them."""

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.rules.cells import neighbours
from splittable.games.splitter.rules.pads import STARS
from splittable.games.splitter.rules.state import EMPTY, FACES

COMPLETE, OPEN, SPOILT = 0, 1, 2
"""The fate of a group that scores as it is, that may yet score, that never will."""


@rule
def group_around(start: int, cells: int) -> int:
    """The connected part of `cells` that contains `start`."""  # SR-04
    group = start
    while True:
        grown = (group | neighbours(group)) & cells
        if grown == group:
            return group
        group = grown


@rule
def group_points(pad: int, number: int, group: int) -> int:
    """A group of exactly n cells holding n scores n, doubled if it covers a star."""  # SR-05
    if count_bits(group) != number:
        return 0
    return number * 2 if group & int(STARS[pad]) else number


@rule
def number_points(pad: int, number: int, cells: int) -> int:
    """What the groups of a number score together."""  # SR-04, SR-05
    points = 0
    rest = cells
    while rest:
        group = group_around(rest & -rest, cells)
        points += group_points(pad, number, group)
        rest &= ~group
    return points


@rule
def can_complete(group: int, number: int, cells: int, empty: int) -> int:
    """Whether a group of n may still come to have exactly n cells; `cells` are all that hold n."""
    size = count_bits(group)
    if size >= number:
        return int(size == number)
    border = neighbours(group) & empty
    while border:
        # The next cell of the border either gets the number, and joins what it touches, or never gets it.
        cell = border & -border
        border &= ~cell
        empty &= ~cell
        if can_complete(group_around(group, cells | cell), number, cells | cell, empty):
            return 1
    return 0


@rule
def group_fate(group: int, number: int, cells: int, empty: int) -> int:
    """What can still become of a group, whatever the dice will show."""
    if count_bits(group) == number:
        return COMPLETE
    return OPEN if can_complete(group, number, cells, empty) else SPOILT


@rule
def find_groups(pad: int, sheet: Ints, groups: Ints) -> int:
    """Write each group of a sheet as its number, cells, points and fate; their number."""
    count = 0
    for number in range(1, FACES + 1):
        cells = int(sheet[number])
        rest = cells
        while rest:
            group = group_around(rest & -rest, cells)
            groups[count, 0] = number
            groups[count, 1] = group
            groups[count, 2] = group_points(pad, number, group)
            groups[count, 3] = group_fate(group, number, cells, int(sheet[EMPTY]))
            rest &= ~group
            count += 1
    return count
