"""A draft: a bot's working copy of a sheet, with the inputs of the value network updated incrementally."""

from typing import Annotated

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Int8, Int16, Ints, States
from splittable.games.splitter.bots.rows import (
    ALONE,
    CELL_ROW,
    CLASSES,
    COMPLETES,
    CONTENTS,
    GAINS,
    HEARTS_ROW,
    LACKING,
    LACKING_ROW,
    MOST_LACKING,
    OUTLOOK_ROW,
    OUTLOOKS,
    ROLLS,
    ROUND_ROW,
    SPOILS_COMPLETE,
    SPOILS_OPEN,
    WASTES,
    WELCOME_ROW,
    content,
    group_row,
    outlook,
)
from splittable.games.splitter.rules.cells import RIGHT_HALF
from splittable.games.splitter.rules.game import heart_points
from splittable.games.splitter.rules.groups import group_around, group_points
from splittable.games.splitter.rules.pads import HEARTS, STARS
from splittable.games.splitter.rules.state import CELLS, EMPTY, FACES

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
    good: Annotated[Ints, np.int64, (FACES + 1,)]
    """Cells where a number would extend or complete a group; right cells mirrored, so a slot's bits are four apart."""
    bad: Annotated[Ints, np.int64, (FACES + 1,)]
    """The same, where it would spoil a group."""
    wins: Annotated[Ints, np.int64, (FACES + 1,)]
    """The same, where it would complete a group."""
    doubles: Annotated[Ints, np.int64, (FACES + 1,)]
    """The same, where it would complete a group on a star."""
    loses: Annotated[Ints, np.int64, (FACES + 1,)]
    """The same, where it would spoil a complete group."""
    classes: Annotated[Ints, np.int8, (ROLLS,)]
    """The class of each roll, 1 1, 1 2, … 6 6: see `rows.CLASSES`."""
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
    """Store the outlook of a number in an empty cell, and update the masks of cells by outlook."""
    draft.outlooks[number, cell] = found
    place = 1 << (cell ^ 3 if cell & 4 else cell)
    for masks in (draft.good, draft.bad, draft.wins, draft.doubles, draft.loses):
        masks[number] &= ~place
    # A one that stays alone is complete.
    if found == ALONE if number == 1 else found == COMPLETES:
        draft.wins[number] |= place
        if group_around(1 << cell, int(draft.sheet[number]) | 1 << cell) & int(STARS[draft.pad]):
            draft.doubles[number] |= place
    if found == ALONE if number == 1 else COMPLETES <= found < WASTES:
        draft.good[number] |= place
    if found >= SPOILS_OPEN:
        draft.bad[number] |= place
    if found == SPOILS_COMPLETE:
        draft.loses[number] |= place


@rule
def other_cells(cells: int) -> int:
    """The other cells of some cells' slots, as bits of the masks of a draft."""
    return (cells & ~RIGHT_HALF) << 4 | (cells & RIGHT_HALF) >> 4


@rule
def partners(draft: Draft, number: int) -> tuple[int, int, int, int, int]:
    """Free cells whose slot's other cell is good, not bad, wins, wins double, does not lose with a number."""
    free = (int(draft.sheet[EMPTY]) & ~RIGHT_HALF) * 0b10001
    return (
        other_cells(int(draft.good[number]) & free),
        other_cells(~int(draft.bad[number]) & free),
        other_cells(int(draft.wins[number]) & free),
        other_cells(int(draft.doubles[number]) & free),
        other_cells(~int(draft.loses[number]) & free),
    )


@rule
def is_several(cells: int) -> int:
    """Whether some cells are of more than one slot."""
    slots = (cells | cells >> 4) & ~RIGHT_HALF
    return int(slots & (slots - 1) != 0)


@rule
def class_of(draft: Draft, low: tuple[int, int, int, int, int], high: int) -> int:
    """The class of a roll, from the partners of its lower number: see `rows.CLASSES`."""
    low_good, low_fair, low_wins, low_doubles, low_keeps = low
    good, fair = int(draft.good[high]), ~int(draft.bad[high])
    wins, doubles, keeps = int(draft.wins[high]), int(draft.doubles[high]), ~int(draft.loses[high])
    both, either = low_good & good, low_good & fair | low_fair & good
    if both:
        welcome = 4 + is_several(both)
    elif either:
        welcome = 2 + is_several(either)
    else:
        welcome = int(low_fair & fair != 0)
    if low_doubles & keeps | low_keeps & doubles:
        gain = 5
    elif low_wins & wins:
        gain = 4
    elif low_keeps & wins:
        gain = 3
    elif low_wins & keeps:
        gain = 2
    else:
        gain = int(low_keeps & keeps != 0)
    return welcome * GAINS + gain


@rule
def welcome_rolls(draft: Draft, rows: Ints) -> None:
    """Update the class of each roll, and its row in the sums, once a slot is written."""
    roll = 0
    for low in range(1, FACES + 1):
        found_low = partners(draft, low)
        for high in range(low, FACES + 1):
            found, before = class_of(draft, found_low, high), int(draft.classes[roll])
            if found != before:
                row = WELCOME_ROW + roll * CLASSES
                change_row(draft.sums, rows, row + before, row + found)
                draft.classes[roll] = found
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
    for low in range(1, FACES + 1):
        found_low = partners(draft, low)
        for high in range(low, FACES + 1):
            draft.classes[roll] = class_of(draft, found_low, high)
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
        seen[count + roll] = WELCOME_ROW + roll * CLASSES + int(draft.classes[roll])
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
