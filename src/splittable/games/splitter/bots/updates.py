"""Writing a number into a cell of a draft: its features and sums are updated incrementally."""

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.bots.draft import (
    Draft,
    add_row,
    change_row,
    drop_row,
    hearts_row,
    lacking_row,
    note_outlook,
    outlook_row,
)
from splittable.games.splitter.bots.rows import (
    ALONE,
    CELL_ROW,
    COMPLETES,
    CONTENTS,
    LACKING,
    ROUND_ROW,
    SPOILS_COMPLETE,
    SPOILS_OPEN,
    WASTES,
    content,
    group_row,
)
from splittable.games.splitter.rules.cells import neighbours
from splittable.games.splitter.rules.game import heart_points
from splittable.games.splitter.rules.groups import group_points
from splittable.games.splitter.rules.pads import HEARTS
from splittable.games.splitter.rules.state import EMPTY, FACES


@rule
def put(draft: Draft, rows: Ints, number: int, place: int) -> None:
    """Write a number into an empty cell, given as a one-bit mask; the classes of rolls are not updated yet."""
    cell = lowest(place)
    empty = int(draft.sheet[EMPTY])
    forget_outlooks(draft, rows, cell)
    heart = int(HEARTS[draft.pad]) & place
    if heart:
        drop_row(draft.sums, rows, hearts_row(draft))
        draft.points -= heart_points(draft.pad, draft.sheet)
    group, lacking = join(draft, rows, number, place, cell)
    draft.sheet[EMPTY] = empty & ~place
    draft.sheet[number] |= place
    if heart:
        add_row(draft.sums, rows, hearts_row(draft))
        draft.points += heart_points(draft.pad, draft.sheet)
    crowd(draft, rows, number, place, group, lacking)
    border = neighbours(group) & int(draft.sheet[EMPTY])
    while border:
        look(draft, rows, number, border & -border)
        border &= border - 1


@rule
def forget_outlooks(draft: Draft, rows: Ints, cell: int) -> None:
    """Remove the outlooks of a cell that is about to be written."""
    for number in range(1, FACES + 1):
        found = int(draft.outlooks[number, cell])
        if found != ALONE:
            drop_row(draft.sums, rows, outlook_row(number, cell, found))
            draft.outlooks[number, cell] = ALONE


@rule
def join(draft: Draft, rows: Ints, number: int, place: int, cell: int) -> tuple[int, int]:
    """Merge a new cell with the groups beside it; the new group, and what its number's other open groups lack."""
    group = place
    lacking = int(draft.lacking[number])
    beside = neighbours(place) & int(draft.sheet[number])
    while beside:
        leader = int(draft.group_at[lowest(beside)])
        joined, row = int(draft.groups[leader]), int(draft.group_rows[leader])
        beside &= ~joined
        group |= joined
        lacking -= int(LACKING[row])
        draft.points -= group_points(draft.pad, number, joined)
        drop_row(draft.sums, rows, row)
    held = content(number, count_bits(group))
    change_row(draft.sums, rows, CELL_ROW + cell * CONTENTS, CELL_ROW + cell * CONTENTS + held)
    rest = group & ~place
    while rest:
        other = lowest(rest)
        rest &= rest - 1
        before = content(number, count_bits(int(draft.groups[draft.group_at[other]])))
        change_row(draft.sums, rows, CELL_ROW + other * CONTENTS + before, CELL_ROW + other * CONTENTS + held)
        draft.group_at[other] = cell
    draft.group_at[cell] = cell
    draft.groups[cell] = group
    draft.points += group_points(draft.pad, number, group)
    return group, lacking


@rule
def crowd(draft: Draft, rows: Ints, number: int, place: int, group: int, lacking: int) -> None:
    """Give a new group its row, and update the rows of groups that lost room to the written cell."""
    empty = int(draft.sheet[EMPTY])
    row = group_row(number, group, empty)
    draft.group_rows[lowest(place)] = row
    add_row(draft.sums, rows, row)
    lacking += int(LACKING[row])
    beside = neighbours(place)
    near = (beside | neighbours(beside & empty)) & ~group
    for other in range(1, FACES + 1):
        before = int(draft.lacking[other])
        after = lacking if other == number else before
        rest = near & int(draft.sheet[other])
        while rest:
            leader = int(draft.group_at[lowest(rest)])
            crowded, old = int(draft.groups[leader]), int(draft.group_rows[leader])
            rest &= ~crowded
            new = group_row(other, crowded, empty)
            if new != old:
                after += int(LACKING[new]) - int(LACKING[old])
                draft.group_rows[leader] = new
                change_row(draft.sums, rows, old, new)
        if after != before:
            draft.lacking[other] = after
            change_row(draft.sums, rows, lacking_row(other, before), lacking_row(other, after))


@rule
def look(draft: Draft, rows: Ints, number: int, place: int) -> None:
    """Update the outlook of a number in an empty cell beside a group that has changed."""
    beside = neighbours(place) & int(draft.sheet[number])
    size, spoils = 1, WASTES
    while beside:
        group = int(draft.groups[draft.group_at[lowest(beside)]])
        beside &= ~group
        joined = count_bits(group)
        size += joined
        if joined == number:
            spoils = SPOILS_COMPLETE
        elif joined < number:
            spoils = max(spoils, SPOILS_OPEN)
    found = COMPLETES + number - size if size <= number else spoils
    cell = lowest(place)
    before = int(draft.outlooks[number, cell])
    if found == before:
        return
    if before == ALONE:
        add_row(draft.sums, rows, outlook_row(number, cell, found))
    else:
        change_row(draft.sums, rows, outlook_row(number, cell, before), outlook_row(number, cell, found))
    note_outlook(draft, number, cell, found)


@rule
def begin_round(draft: Draft, rows: Ints) -> None:
    """Take one off the rounds left, and update its row in the sums."""
    row = ROUND_ROW + int(draft.rounds_left)
    change_row(draft.sums, rows, row, row - 1)
    draft.rounds_left -= 1
