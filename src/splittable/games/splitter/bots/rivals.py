"""Playing to win: in the last rounds all rolls to come are looked at, for the rivals' sheets too, and wins are counted.

The rivals are taken to write every roll where it is worth most points to them. What they come to have then depends on
the rolls alone, and the best answer to it is found exactly.
"""

import numpy as np

from splittable.core.bits import count_bits
from splittable.core.compiler import rule
from splittable.core.state import Ints
from splittable.games.splitter.bots.endings import (
    WORST,
    fill,
    keep_ledger,
    list_writings,
    place_worths,
    weigh_fillings,
    weigh_writings,
    write_code,
)
from splittable.games.splitter.bots.rows import ROLLS
from splittable.games.splitter.rules.cells import RIGHT_HALF
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS
from splittable.games.splitter.rules.state import EMPTY, FACES

WORTH_OF_A_POINT = 0.001
"""What a point adds, in wins; it decides between writings that win equally often."""
LOWS = np.array([low for low in range(FACES) for _ in range(low, FACES)], dtype=np.int64)
HIGHS = np.array([high for low in range(FACES) for high in range(low, FACES)], dtype=np.int64)
"""The lower and the higher die of each roll, 1 1, 1 2, … 6 6, counted from 0."""


@rule
def write_filling(index: int, empty: int, slot: int, way: int) -> int:
    """The filling that another one becomes when a slot that was empty is written."""
    lower = int(WAYS ** count_bits(~empty & (1 << slot) - 1))
    return index % lower + (way + index // lower * WAYS) * lower


@rule
def find_finals(ledger: Ints, slots: int) -> Ints:
    """The points of a sheet for each way to fill all its slots."""
    held = np.empty(FACES + 1, np.int64)
    finals = np.zeros(WAYS**slots, np.int64)
    for index in range(finals.shape[0]):
        fill(index, slots, 0, held)
        for number in range(1, FACES + 1):
            finals[index] += int(ledger[number, held[number]])
    return finals


@rule
def follow_sheet(pad: int, sheet: Ints) -> Ints:
    """The points of a sheet after every sequence of rolls, if each roll is written where it is worth most.

    A next roll is the last digit of a sequence to the base of 21.
    """
    slots = count_bits(int(sheet[EMPTY]) & RIGHT_HALF)
    ledger = keep_ledger(pad, sheet)
    starts = np.zeros(1 << slots, np.int64)
    worths = np.empty(place_worths(slots, starts))
    weigh_fillings(ledger, slots, starts, worths)
    finals = find_finals(ledger, slots)
    points = np.empty(ROLLS**slots, np.int64)
    for future in range(points.shape[0]):
        place, empty, index = points.shape[0] // ROLLS, (1 << slots) - 1, 0
        while empty:
            roll = future // place % ROLLS
            place //= ROLLS
            best, empty_then, index_then = WORST, 0, 0
            for slot in range(slots):
                if empty >> slot & 1:
                    left = empty & ~(1 << slot)
                    for turn in range(2):
                        low, high = LOWS[roll], HIGHS[roll]
                        written = write_filling(index, empty, slot, high * FACES + low if turn else low * FACES + high)
                        worth = worths[starts[left] + written] if left else float(finals[written])
                        if worth > best:
                            best, empty_then, index_then = worth, left, written
            empty, index = empty_then, index_then
        points[future] = finals[index]
    return points


@rule
def follow_rival(pad: int, sheet: Ints, highest: Ints, holders: Ints) -> None:
    """Play a rival's sheet on through every sequence of rolls; keep the most points so far, and how many have them."""
    all_points = follow_sheet(pad, sheet)
    for future in range(highest.shape[0]):
        points = all_points[future]
        if points > highest[future]:
            highest[future], holders[future] = points, 0
        holders[future] += points == highest[future]


@rule
def find_fillings(slots: int) -> Ints:
    """The filling that each sequence of rolls (rows) and of writings (columns) leads to.

    A next roll is the last digit of its row to the base of 21; a next writing, a free slot and which die goes left, is
    the last digit of its column to the base of twice the slots that are free then.
    """
    fillings, empties = np.zeros((1, 1), np.int64), np.full(1, (1 << slots) - 1)
    for done in range(slots):
        rows, columns = fillings.shape
        ways = 2 * (slots - done)
        longer, left = np.empty((rows * ROLLS, columns * ways), np.int64), np.empty(columns * ways, np.int64)
        for column in range(columns):
            empty, written = int(empties[column]), column * ways
            for slot in range(slots):
                if empty >> slot & 1:
                    left[written : written + 2] = empty & ~(1 << slot)
                    for row in range(rows):
                        index = int(fillings[row, column])
                        for roll in range(ROLLS):
                            low, high, there = LOWS[roll], HIGHS[roll], row * ROLLS + roll
                            longer[there, written] = write_filling(index, empty, slot, low * FACES + high)
                            longer[there, written + 1] = write_filling(index, empty, slot, high * FACES + low)
                    written += 2
        fillings, empties = longer, left
    return fillings


@rule
def hope_to_win(finals: Ints, fillings: Ints, highest: Ints, holders: Ints) -> float:
    """The expected share of the victory of a sheet, if all rolls to come are written so as to win."""
    rows, columns = fillings.shape
    hopes = np.empty((rows, columns))
    for row in range(rows):
        for column in range(columns):
            points, most = finals[fillings[row, column]], highest[row]
            share = 1.0 if points > most else 1 / (1 + holders[row]) if points == most else 0.0
            hopes[row, column] = share + WORTH_OF_A_POINT * points
    ways = 2
    while rows > 1:
        # From the last roll back: it is written in the best way, and every roll may come.
        rows //= ROLLS
        columns //= ways
        for row in range(rows):
            for column in range(columns):
                total = 0.0
                for roll in range(ROLLS):
                    best = WORST
                    for way in range(ways):
                        best = max(best, hopes[row * ROLLS + roll, column * ways + way])
                    total += best if LOWS[roll] == HIGHS[roll] else 2 * best
                hopes[row, column] = total / WAYS
        ways += 2
    return float(hopes[0, 0])


@rule
def choose_to_win(pad: int, sheets: Ints, seat: int, roll: Ints) -> int:
    """The code that wins most, over all rolls to come; at most three slots are free after it."""
    codes, worths = np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    slots = count_bits(int(sheets[seat, EMPTY]) & RIGHT_HALF) - 1
    highest, holders = np.full(ROLLS**slots, -1), np.zeros(ROLLS**slots, np.int64)
    sheet = np.empty(FACES + 1, np.int64)
    for other in range(sheets.shape[0]):
        if other != seat:
            sheet[:] = sheets[other]
            count = weigh_writings(pad, sheet, roll, codes, worths)
            write_code(sheet, codes[np.argmax(worths[:count])])
            follow_rival(pad, sheet, highest, holders)
    sheet[:] = sheets[seat]
    count = list_writings(sheet, roll, codes)
    fillings = find_fillings(slots)
    for place in range(count):
        write_code(sheet, codes[place])
        worths[place] = hope_to_win(find_finals(keep_ledger(pad, sheet), slots), fillings, highest, holders)
        write_code(sheet, codes[place])
    return int(codes[np.argmax(worths[:count])])
