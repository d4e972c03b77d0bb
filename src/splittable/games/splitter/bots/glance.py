"""A quick value of a sheet: its points, plus a discounted share for groups that may still be completed."""

from splittable.core.bits import count_bits, lowest
from splittable.core.chance import below
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, neighbours, position_of
from splittable.games.splitter.rules.game import WAYS, heart_points, ways_of
from splittable.games.splitter.rules.groups import group_around, group_points
from splittable.games.splitter.rules.state import EMPTY, FACES

SAME = 1e-9
"""Values closer than this are ties."""


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


@rule
def glance(pad: int, sheet: Ints, roll: Ints, hope: float, rng: Ints) -> int:
    """The code of the writing with the highest value, ties broken at random; `sheet` is left as it was."""
    best, ties, code = -1.0, 0, -1
    free = int(sheet[EMPTY]) & RIGHT_HALF
    while free:
        position = position_of(lowest(free))
        free &= free - 1
        left_cell, right_cell = 1 << int(LEFT_CELLS[position]), 1 << int(RIGHT_CELLS[position])
        for turn in range(1 if roll[0] == roll[1] else 2):
            left, right = int(roll[turn]), int(roll[1 - turn])
            sheet[EMPTY] ^= left_cell | right_cell
            sheet[left] ^= left_cell
            sheet[right] ^= right_cell
            promised = promise(pad, sheet, hope)
            sheet[EMPTY] ^= left_cell | right_cell
            sheet[left] ^= left_cell
            sheet[right] ^= right_cell
            if promised > best + SAME:
                best, ties = promised, 0
            if promised > best - SAME:
                ties += 1
                if below(rng, ties) == 0:
                    code = position * WAYS + ways_of(left, right)
    return code
