"""The last rounds of a sheet, exactly: every way to fill its last slots, over all rolls to come.

What a number scores depends only on the cells that hold it. So each number has a ledger: what it scores for every set
of free cells that may come to hold it, hearts included. A filled sheet is then worth six numbers that are looked up.
"""

import numpy as np

from splittable.core.bits import count_bits, lowest
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, position_of
from splittable.games.splitter.rules.game import HEART_POINTS, MOST_LEGAL, WAYS, ways_of
from splittable.games.splitter.rules.groups import number_points
from splittable.games.splitter.rules.pads import HEARTS
from splittable.games.splitter.rules.state import EMPTY, FACES

MOST_SLOTS = 4
"""The most free slots whose every filling is looked at."""
WORST = -1e9


@rule
def keep_ledger(pad: int, sheet: Ints) -> Ints:
    """What each number scores, by the set of free cells that come to hold it.

    Bits 2 i and 2 i + 1 of a set are the left and the right cell of the i-th free slot, from the top.
    """
    free = int(sheet[EMPTY]) & RIGHT_HALF
    slots = count_bits(free)
    places = np.empty(2 * slots, np.int64)
    for slot in range(slots):
        position = position_of(lowest(free))
        free &= free - 1
        places[2 * slot] = 1 << int(LEFT_CELLS[position])
        places[2 * slot + 1] = 1 << int(RIGHT_CELLS[position])
    hearts = int(HEARTS[pad])
    ledger = np.empty((FACES + 1, 1 << 2 * slots), np.int16)
    for number in range(1, FACES + 1):
        for held in range(1 << 2 * slots):
            cells = int(sheet[number])
            for bit in range(2 * slots):
                if held >> bit & 1:
                    cells |= places[bit]
            ledger[number, held] = number_points(pad, number, cells)
            if hearts and hearts & ~cells == 0:
                ledger[number, held] += HEART_POINTS
    return ledger


@rule
def fill(index: int, slots: int, empty: int, held: Ints) -> None:
    """Read a filling of all slots but the empty ones (a bit mask): the free cells that each number comes to hold.

    A filling has a digit to the base of 36 for each slot that is not empty: the way in which a roll is written there.
    """
    held[:] = 0
    for slot in range(slots):
        if not empty >> slot & 1:
            way = index % WAYS
            index //= WAYS
            held[way // FACES + 1] |= 1 << 2 * slot
            held[way % FACES + 1] |= 2 << 2 * slot


@rule
def expect_last(ledger: Ints, slots: int, slot: int, worths: Ints) -> None:
    """What a sheet with one empty slot is worth, for each filling of the others."""
    held = np.empty(FACES + 1, np.int64)
    lefts, rights = np.empty(FACES + 1, np.int64), np.empty(FACES + 1, np.int64)
    left, right = 1 << 2 * slot, 2 << 2 * slot
    for index in range(worths.shape[0]):
        fill(index, slots, 1 << slot, held)
        points, total = 0, 0
        for number in range(1, FACES + 1):
            now = int(ledger[number, held[number]])
            points += now
            lefts[number] = int(ledger[number, held[number] | left]) - now
            rights[number] = int(ledger[number, held[number] | right]) - now
            total += int(ledger[number, held[number] | left | right]) - now
        for low in range(1, FACES + 1):
            for high in range(low + 1, FACES + 1):
                total += 2 * max(lefts[low] + rights[high], lefts[high] + rights[low])
        worths[index] = points + total / WAYS


@rule
def expect_more(worths: Ints, starts: Ints, slots: int, empty: int) -> None:
    """What a sheet with some empty slots is worth, for each filling of the others, from what it is with one less."""
    bests = np.empty(WAYS)
    for index in range(WAYS ** (slots - count_bits(empty))):
        bests[:] = WORST
        lower = 1
        for slot in range(slots):
            if empty >> slot & 1:
                # The slot's digit comes after the digits of the filled slots before it.
                start = starts[empty & ~(1 << slot)] + index % lower + index // lower * lower * WAYS
                for way in range(WAYS):
                    bests[way] = max(bests[way], worths[start + way * lower])
            else:
                lower *= WAYS
        total = 0.0
        for low in range(FACES):
            total += bests[low * FACES + low]
            for high in range(low + 1, FACES):
                total += 2 * max(bests[low * FACES + high], bests[high * FACES + low])
        worths[starts[empty] + index] = total / WAYS


@rule
def place_worths(slots: int, starts: Ints) -> int:
    """Where the worths for each set of empty slots start; how many there are in all."""
    count = 0
    for empty in range(1, 1 << slots):
        starts[empty] = count
        count += WAYS ** (slots - count_bits(empty))
    return count


@rule
def weigh_fillings(ledger: Ints, slots: int, starts: Ints, worths: Ints) -> None:
    """What a sheet is worth for each set of empty slots and each filling of the others."""
    for number_empty in range(1, slots + 1):
        for empty in range(1, 1 << slots):
            if count_bits(empty) == number_empty:
                if number_empty == 1:
                    start = starts[empty]
                    expect_last(ledger, slots, lowest(empty), worths[start : start + WAYS ** (slots - 1)])
                else:
                    expect_more(worths, starts, slots, empty)


@rule
def expect_ending(pad: int, sheet: Ints) -> float:
    """The expected points of a sheet with at most MOST_SLOTS free slots, if every roll is written as well as can be."""
    slots = count_bits(int(sheet[EMPTY]) & RIGHT_HALF)
    ledger = keep_ledger(pad, sheet)
    if slots == 0:
        points = 0
        for number in range(1, FACES + 1):
            points += int(ledger[number, 0])
        return float(points)
    starts = np.empty(1 << slots, np.int64)
    worths = np.empty(place_worths(slots, starts))
    weigh_fillings(ledger, slots, starts, worths)
    return float(worths[starts[(1 << slots) - 1]])


@rule
def write_code(sheet: Ints, code: int) -> None:
    """Write a code on a sheet; a second time, wipe it out."""
    position = code // WAYS
    left, right = 1 << int(LEFT_CELLS[position]), 1 << int(RIGHT_CELLS[position])
    sheet[EMPTY] ^= left | right
    sheet[code // FACES % FACES + 1] ^= left
    sheet[code % FACES + 1] ^= right


@rule
def list_writings(sheet: Ints, roll: Ints, codes: Ints) -> int:
    """The codes of all writings of a roll; their number."""
    count = 0
    free = int(sheet[EMPTY]) & RIGHT_HALF
    while free:
        position = position_of(lowest(free))
        free &= free - 1
        for turn in range(1 if roll[0] == roll[1] else 2):
            codes[count] = position * WAYS + ways_of(int(roll[turn]), int(roll[1 - turn]))
            count += 1
    return count


@rule
def weigh_writings(pad: int, sheet: Ints, roll: Ints, codes: Ints, worths: Ints) -> int:
    """The codes of all writings of a roll, and the expected points of each; their number.

    At most MOST_SLOTS slots are free after the roll.
    """
    count = list_writings(sheet, roll, codes)
    for place in range(count):
        write_code(sheet, codes[place])
        worths[place] = expect_ending(pad, sheet)
        write_code(sheet, codes[place])
    return count


@rule
def choose_exactly(pad: int, sheet: Ints, roll: Ints) -> int:
    """The code of highest expected points; at most MOST_SLOTS slots are free after it."""
    codes, worths = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    count = weigh_writings(pad, sheet, roll, codes, worths)
    return int(codes[np.argmax(worths[:count])])
