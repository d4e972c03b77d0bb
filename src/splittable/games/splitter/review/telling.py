"""What is told of a sheet that was played on to the end: its points in parts, and what became of its groups."""

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.judges import Columns
from splittable.core.state import Ints
from splittable.games.splitter.bots.draft import Draft
from splittable.games.splitter.bots.rows import GAINS
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS
from splittable.games.splitter.rules.game import WAYS, heart_points
from splittable.games.splitter.rules.groups import COMPLETE, OPEN, group_around
from splittable.games.splitter.rules.pads import STARS
from splittable.games.splitter.rules.state import FACES

NUMBERS = tuple(range(1, FACES + 1))
PARTS = (*(f"points-{number}" for number in NUMBERS), "stars", "hearts")
"""Points of the groups of each number as if there were no stars, what stars double, and the hearts."""
EVENTS = (
    *(f"finished-{number}" for number in NUMBERS),
    *(f"spoilt-{number}" for number in NUMBERS),
    *("low", "high", "doubled", "three-hearts", "harm", "helps", "won"),
)
"""By number: whether all its groups that were open came to be complete, whether one that was complete was spoilt.

Whether the lower and the higher number written came to stand in a complete group; how many groups a star doubled;
whether the hearts were equal; whether the next roll spoilt a group in every slot, whether it completed one; whether the
seat won, alone or with others."""
FINISHED, SPOILT = len(PARTS), len(PARTS) + FACES
LOW, HIGH, DOUBLED, THREE_HEARTS, HARM, HELPS, WON = range(SPOILT + FACES, len(PARTS) + len(EVENTS))
TOLD = len(PARTS) + len(EVENTS)
STARS_PART, HEARTS_PART = FACES, FACES + 1
FIRST_GAIN = 2
"""Of the classes of what a roll may win (`bots.rows.GAINS`), the first in which it completes a group."""


def columns(players: int) -> Columns:
    """What a row of results holds; points of rivals are filled in where shares are."""
    return Columns(players, PARTS, EVENTS)


@rule
def tell_points(pad: int, sheet: Ints, told: Ints) -> int:
    """The parts of a full sheet's points, and which of its doublings there were; the points."""
    stars, total = int(STARS[pad]), 0
    told[STARS_PART] = 0
    told[DOUBLED] = 0
    for number in range(1, FACES + 1):
        cells = int(sheet[number])
        rest, points = cells, 0
        while rest:
            group = group_around(rest & -rest, cells)
            rest &= ~group
            if count_bits(group) == number:
                points += number
                if group & stars:
                    told[STARS_PART] += number
                    told[DOUBLED] += 1
                    total += number
        told[number - 1] = points
        total += points
    hearts = heart_points(pad, sheet)
    told[HEARTS_PART] = hearts
    told[THREE_HEARTS] = hearts > 0
    return total + hearts


@rule
def tell_groups(groups: Ints, sheet: Ints, told: Ints) -> None:
    """What became of groups (as `find_groups` wrote them before the decision) on a full sheet."""
    # Who had no open group has finished none.
    told[FINISHED : FINISHED + FACES] = 0
    for place in range(groups.shape[0]):
        if groups[place, 3] == OPEN:
            told[FINISHED + int(groups[place, 0]) - 1] = 1
    told[SPOILT : SPOILT + FACES] = 0
    for place in range(groups.shape[0]):
        number, group, fate = int(groups[place, 0]), int(groups[place, 1]), int(groups[place, 3])
        if fate in (OPEN, COMPLETE):
            is_whole = count_bits(group_around(group, int(sheet[number]))) == number
            if fate == COMPLETE and not is_whole:
                told[SPOILT + number - 1] = 1
            elif fate == OPEN and not is_whole:
                told[FINISHED + number - 1] = 0


@rule
def tell_writing(code: int, sheet: Ints, told: Ints) -> None:
    """Whether the numbers of a writing came to stand in complete groups; of a double, whether both did."""
    left, right = code // FACES % FACES + 1, code % FACES + 1
    place = code // WAYS
    left_whole = count_bits(group_around(1 << int(LEFT_CELLS[place]), int(sheet[left]))) == left
    right_whole = count_bits(group_around(1 << int(RIGHT_CELLS[place]), int(sheet[right]))) == right
    if left == right:
        told[LOW], told[HIGH] = left_whole and right_whole, 0
    elif left < right:
        told[LOW], told[HIGH] = left_whole, right_whole
    else:
        told[LOW], told[HIGH] = right_whole, left_whole


@rule
def roll_of(way: int) -> int:
    """The number of a roll, 1 1, 1 2, … 6 6, from one of the 36 ways to throw it."""
    low, high = min(way // FACES, way % FACES), max(way // FACES, way % FACES)
    return low * FACES - low * (low - 1) // 2 + high - low


@rule
def tell_next(draft: Draft, way: int, told: Ints) -> None:
    """Whether the next roll does harm wherever it is written on a draft, or completes a group."""
    found = int(draft.classes[roll_of(way)])
    told[HARM] = found // GAINS == 0
    told[HELPS] = found % GAINS >= FIRST_GAIN
