"""A quick value of a sheet: its points, plus a discounted share for groups that may still be completed."""

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.rules.cells import neighbours
from splittable.games.splitter.rules.game import heart_points
from splittable.games.splitter.rules.groups import group_around, group_points
from splittable.games.splitter.rules.state import EMPTY, FACES


@rule
def is_roomy(group: int, lacking: int, empty: int) -> int:
    """Whether there are enough empty cells within two steps of a group."""
    border = neighbours(group) & empty
    return int(count_bits((border | neighbours(border)) & empty) >= lacking)


@rule
def promise(pad: int, sheet: Ints, hope: float) -> float:
    """A sheet's points, plus n * hope ** k for each group of n that lacks k cells and has room for them."""
    promised = float(heart_points(pad, sheet))
    for number in range(1, FACES + 1):
        cells = int(sheet[number])
        rest = cells
        while rest:
            group = group_around(rest & -rest, cells)
            rest &= ~group
            promised += group_points(pad, number, group)
            lacking = number - count_bits(group)
            if lacking > 0 and is_roomy(group, lacking, int(sheet[EMPTY])):
                promised += number * hope**lacking
    return promised
