"""A draft: a bot's working copy of a sheet, with the inputs of the value network updated incrementally."""

from typing import Annotated

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Int8, Int16, Ints, States
from splittable.games.splitter.bots.rows import (
    ALONE,
    CELL_ROW,
    COMPLETES,
    CONTENTS,
    HEARTS_ROW,
    LACKING,
    LACKING_ROW,
    MOST_LACKING,
    OUTLOOK_ROW,
    OUTLOOKS,
    ROLLS,
    ROUND_ROW,
    SPOILS_OPEN,
    WASTES,
    WELCOME_ROW,
    WELCOMES,
    content,
    group_row,
    outlook,
)
from splittable.games.splitter.rules.cells import RIGHT_HALF
from splittable.games.splitter.rules.game import heart_points
from splittable.games.splitter.rules.groups import group_around, group_points
from splittable.games.splitter.rules.pads import HEARTS
from splittable.games.splitter.rules.state import CELLS, COLUMNS, EMPTY, FACES

WIDTH = 128
"""Width of the first network layer: weights in an embedding row."""
DEPTH = 32
"""Width of the second network layer."""
MOST_ROWS = 512


class Draft:
    """One sheet and its features; cells are numbered from the top left, a group by one of its cells."""

    pad: Int8
    rounds_left: Int8
    points: Int16
    sheet: Annotated[Ints, np.int64, (FACES + 1,)]
    """Empty spaces, and cells that hold 1 … 6, as in a state."""
    group_at: Annotated[Ints, np.int8, (CELLS,)]
    """The number of the group that a written cell is in."""
    groups: Annotated[Ints, np.int64, (CELLS,)]
    group_rows: Annotated[Ints, np.int16, (CELLS,)]
    lacking: Annotated[Ints, np.int8, (FACES + 1,)]
    """How many cells the open groups of each number lack together."""
    outlooks: Annotated[Ints, np.int8, (FACES + 1, CELLS)]
    good: Annotated[Ints, np.int64, (FACES + 1, 2)]
    """Bit masks of the left cells and the mirrored right cells where a number would extend or complete a group."""
    bad: Annotated[Ints, np.int64, (FACES + 1, 2)]
    """The same, where it would spoil a group."""
    welcomes: Annotated[Ints, np.int8, (ROLLS,)]
    """The class of each roll, 1 1, 1 2, … 6 6: see `rows.WELCOMES`."""
    sums: Annotated[Ints, np.float32, (WIDTH,)]
    """The first network layer: the sum of the embedding rows of all features present."""
    second: Annotated[Ints, np.float32, (DEPTH,)]


@rule
def add_row(sums: Ints, rows: Ints, new: int) -> None:
    """Add a feature's row to the sums."""
    for place in range(WIDTH):
        sums[place] += rows[new, place]


@rule
def drop_row(sums: Ints, rows: Ints, old: int) -> None:
    """Subtract a feature's row from the sums."""
    for place in range(WIDTH):
        sums[place] -= rows[old, place]


@rule
def change_row(sums: Ints, rows: Ints, old: int, new: int) -> None:
    """Replace one feature's row in the sums by another's."""
    for place in range(WIDTH):
        sums[place] += rows[new, place] - rows[old, place]


@rule
def outlook_row(number: int, cell: int, found: int) -> int:
    """The row of a number's outlook in an empty cell."""
    return OUTLOOK_ROW + ((number - 1) * CELLS + cell) * OUTLOOKS + found - 1


@rule
def lacking_row(number: int, lacking: int) -> int:
    """The row of how many cells the open groups of a number lack together."""
    return LACKING_ROW + (number - 1) * (MOST_LACKING + 1) + min(lacking, MOST_LACKING)


@rule
def hearts_row(draft: Draft) -> int:
    """The row of the numbers in the three hearts."""
    row = 0
    hearts = int(HEARTS[draft.pad])
    while hearts:
        heart = hearts & -hearts
        hearts &= ~heart
        row *= FACES + 1
        for number in range(1, FACES + 1):
            if int(draft.sheet[number]) & heart:
                row += number
    return HEARTS_ROW + row


@rule
def note_outlook(draft: Draft, number: int, cell: int, found: int) -> None:
    """Store the outlook of a number in an empty cell, and update the masks of good and bad cells."""
    draft.outlooks[number, cell] = found
    side = cell >> 2 & 1
    place = 1 << (cell ^ COLUMNS - 1 if side else cell)
    draft.good[number, side] &= ~place
    draft.bad[number, side] &= ~place
    # A one that stays alone is complete.
    if found == ALONE if number == 1 else COMPLETES <= found < WASTES:
        draft.good[number, side] |= place
    if found >= SPOILS_OPEN:
        draft.bad[number, side] |= place


@rule
def welcome(draft: Draft, one: int, other: int) -> int:
    """The class of a roll, 0 to 5, by the free slots that suit it best: see `rows.WELCOMES`."""
    free = int(draft.sheet[EMPTY]) & ~RIGHT_HALF
    good_one = int(draft.good[one, 0]) & free, int(draft.good[one, 1]) & free
    good_other = int(draft.good[other, 0]) & free, int(draft.good[other, 1]) & free
    both = good_one[0] & good_other[1] | good_other[0] & good_one[1]
    if both:
        return 5 if both & (both - 1) else 4
    fair_one = free & ~int(draft.bad[one, 0]), free & ~int(draft.bad[one, 1])
    fair_other = free & ~int(draft.bad[other, 0]), free & ~int(draft.bad[other, 1])
    either = good_one[0] & fair_other[1] | fair_one[0] & good_other[1]
    either |= good_other[0] & fair_one[1] | fair_other[0] & good_one[1]
    if either:
        return 3 if either & (either - 1) else 2
    return int(fair_one[0] & fair_other[1] | fair_other[0] & fair_one[1] != 0)


@rule
def welcome_rolls(draft: Draft, rows: Ints) -> None:
    """Update the class of each roll, and its row in the sums, once a slot is written."""
    roll = 0
    for one in range(1, FACES + 1):
        for other in range(one, FACES + 1):
            found, before = welcome(draft, one, other), int(draft.welcomes[roll])
            if found != before:
                row = WELCOME_ROW + roll * WELCOMES
                change_row(draft.sums, rows, row + before, row + found)
                draft.welcomes[roll] = found
            roll += 1


@rule
def survey(draft: Draft) -> None:
    """Compute every field of a draft but its sums from its sheet."""
    draft.points = heart_points(draft.pad, draft.sheet)
    empty = int(draft.sheet[EMPTY])
    for number in range(1, FACES + 1):
        cells = int(draft.sheet[number])
        for cell in range(CELLS):
            note_outlook(draft, number, cell, outlook(1 << cell, number, cells) if empty >> cell & 1 else 0)
        draft.lacking[number] = 0
        rest = cells
        while rest:
            group = group_around(rest & -rest, cells)
            rest &= ~group
            leader = lowest(group)
            row = group_row(number, group, empty)
            draft.groups[leader] = group
            draft.group_rows[leader] = row
            draft.lacking[number] += LACKING[row]
            draft.points += group_points(draft.pad, number, group)
            while group:
                draft.group_at[lowest(group)] = leader
                group &= group - 1
    roll = 0
    for one in range(1, FACES + 1):
        for other in range(one, FACES + 1):
            draft.welcomes[roll] = welcome(draft, one, other)
            roll += 1


@rule
def see(draft: Draft, seen: Ints) -> int:
    """Write the rows of all features of a surveyed draft; their number."""
    count = 0
    empty = int(draft.sheet[EMPTY])
    while empty:
        cell = lowest(empty)
        empty &= empty - 1
        seen[count] = CELL_ROW + cell * CONTENTS
        count += 1
        for number in range(1, FACES + 1):
            found = int(draft.outlooks[number, cell])
            if found != ALONE:
                seen[count] = outlook_row(number, cell, found)
                count += 1
    for number in range(1, FACES + 1):
        rest = int(draft.sheet[number])
        while rest:
            leader = int(draft.group_at[lowest(rest)])
            group = int(draft.groups[leader])
            rest &= ~group
            seen[count] = draft.group_rows[leader]
            count += 1
            held = content(number, count_bits(group))
            while group:
                seen[count] = CELL_ROW + lowest(group) * CONTENTS + held
                count += 1
                group &= group - 1
        seen[count] = lacking_row(number, int(draft.lacking[number]))
        count += 1
    for roll in range(ROLLS):
        seen[count + roll] = WELCOME_ROW + roll * WELCOMES + int(draft.welcomes[roll])
    count += ROLLS
    seen[count] = ROUND_ROW + int(draft.rounds_left)
    seen[count + 1] = hearts_row(draft)
    return count + 2


@rule
def add_up(draft: Draft, rows: Ints, seen: Ints) -> None:
    """Survey a draft and sum the rows of all its features; `seen` is a buffer for their indices."""
    survey(draft)
    draft.sums[:] = 0
    for place in range(see(draft, seen)):
        add_row(draft.sums, rows, int(seen[place]))


@rule
def copy_sheet(drafts: States, index: int, pad: int, sheet: Ints, rounds_left: int, rows: Ints) -> None:
    """Start a draft from a sheet."""
    draft = drafts[index]
    draft.pad = pad
    draft.rounds_left = rounds_left
    for number in range(FACES + 1):
        draft.sheet[number] = sheet[number]
    add_up(draft, rows, np.empty(MOST_ROWS, np.int16))
