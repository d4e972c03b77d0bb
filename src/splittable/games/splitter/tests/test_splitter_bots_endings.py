"""The last rounds that bots look at exactly, against plain recursion."""

import random
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from splittable.core.state import Ints
from splittable.games.splitter.bots.endings import choose_exactly, expect_ending, weigh_writings
from splittable.games.splitter.bots.expectations import share_exactly
from splittable.games.splitter.bots.rivals import WORTH_OF_A_POINT, choose_to_win
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, position_of
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS, heart_points, ways_of
from splittable.games.splitter.rules.groups import number_points
from splittable.games.splitter.rules.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules.state import EMPTY, FACES, ROUNDS

both_pads = pytest.mark.parametrize("pad", range(len(PAD_NAMES)), ids=PAD_NAMES)

ROLLS = [(low, high, 1 if low == high else 2) for low in range(1, 7) for high in range(low, 7)]
"""Every roll, and how many of the 36 ways to roll give it."""

Sheet = tuple[int, ...]


def ways(sheet: Sheet, low: int, high: int) -> Iterator[tuple[int, Sheet]]:
    """Every code of a roll, and the sheet that it leads to."""
    for cell in range(56):
        if (sheet[EMPTY] & RIGHT_HALF) >> cell & 1:
            position = position_of(cell)
            left_cell, right_cell = 1 << int(LEFT_CELLS[position]), 1 << int(RIGHT_CELLS[position])
            for left, right in {(low, high), (high, low)}:
                written = list(sheet)
                written[EMPTY] &= ~(left_cell | right_cell)
                written[left] |= left_cell
                written[right] |= right_cell
                yield position * WAYS + ways_of(left, right), tuple(written)


@cache
def points(pad: int, sheet: Sheet) -> int:
    hearts = heart_points(pad, np.array(sheet, dtype=np.int64))
    return hearts + sum(number_points(pad, number, sheet[number]) for number in range(1, FACES + 1))


@cache
def worth(pad: int, sheet: Sheet) -> float:
    if not sheet[EMPTY]:
        return points(pad, sheet)
    total = 0.0
    for low, high, count in ROLLS:
        total += count * max(worth(pad, written) for _, written in ways(sheet, low, high))
    return total / WAYS


def sheet_with(pad: int, rounds_left: int, seed: int) -> Sheet:
    """A sheet on which numbers that stand together are often equal."""
    chooser = random.Random(seed)
    sheet: Sheet = (int(SPACES[pad]), 0, 0, 0, 0, 0, 0)
    for _ in range(ROUNDS - rounds_left):
        found = [written for _, written in ways(sheet, chooser.randint(1, 6), chooser.randint(1, 6))]
        sheet = max(chooser.sample(found, min(6, len(found))), key=lambda written: points(pad, written))
    return sheet


def array_of(sheet: Sheet) -> Ints:
    return np.array(sheet, dtype=np.int64)


@both_pads
@pytest.mark.parametrize("rounds_left", [0, 1, 2, 3])
def test_a_sheet_is_worth_what_plain_recursion_finds(pad: int, rounds_left: int) -> None:
    sheet = sheet_with(pad, rounds_left, rounds_left)
    assert expect_ending(pad, array_of(sheet)) == pytest.approx(worth(pad, sheet))


@both_pads
def test_every_writing_of_a_roll_is_weighed_exactly(pad: int) -> None:
    sheet, codes, worths = sheet_with(pad, 3, 7), np.empty(MOST_LEGAL, np.int64), np.empty(MOST_LEGAL)
    expected = {code: worth(pad, written) for code, written in ways(sheet, 2, 6)}
    kept = array_of(sheet)
    count = weigh_writings(pad, kept, np.array([2, 6]), codes, worths)
    assert dict(zip(codes[:count].tolist(), worths[:count], strict=True)) == pytest.approx(expected)
    assert expected[choose_exactly(pad, kept, np.array([2, 6]))] == max(expected.values())
    assert tuple(kept) == sheet


def test_four_free_slots_are_worth_the_mean_over_the_next_roll() -> None:
    sheet, total = sheet_with(0, 4, 9), 0.0
    for low, high, count in ROLLS:
        total += count * max(expect_ending(0, array_of(written)) for _, written in ways(sheet, low, high))
    assert expect_ending(0, array_of(sheet)) == pytest.approx(total / WAYS)


def follow(pad: int, sheet: Sheet, low: int, high: int) -> Sheet:
    """What a rival's sheet becomes: it writes where it expects most points."""
    chosen = choose_exactly(pad, array_of(sheet), np.array([low, high]))
    return next(written for code, written in ways(sheet, low, high) if code == chosen)


def hope(pad: int, own: Sheet, rivals: tuple[Sheet, ...]) -> float:
    """The expected share of the victory, a point counted a little too."""
    if not own[EMPTY]:
        mine, others = points(pad, own), [points(pad, rival) for rival in rivals]
        share = 0.0 if max(others) > mine else 1 / (1 + others.count(mine))
        return share + WORTH_OF_A_POINT * mine
    total = 0.0
    for low, high, count in ROLLS:
        then = tuple(follow(pad, rival, low, high) for rival in rivals)
        total += count * max(hope(pad, written, then) for _, written in ways(own, low, high))
    return total / WAYS


@both_pads
@pytest.mark.parametrize(("rounds_left", "seats", "seed"), [(1, 4, 1), (2, 3, 2), (2, 2, 3), (3, 2, 4)])
def test_what_wins_most_is_written(pad: int, rounds_left: int, seats: int, seed: int) -> None:
    sheets = [sheet_with(pad, rounds_left, 10 * seed + seat) for seat in range(seats)]
    rivals = tuple(follow(pad, sheet, 3, 5) for sheet in sheets[1:])
    hopes = {code: hope(pad, written, rivals) for code, written in ways(sheets[0], 3, 5)}
    chosen = choose_to_win(pad, np.array(sheets, dtype=np.int64), 0, np.array([3, 5]))
    assert hopes[chosen] == pytest.approx(max(hopes.values()))


def shares_of(pad: int, sheets: tuple[Sheet, ...]) -> Ints:
    """Each seat's share of the victory, if everybody expects most points."""
    if not sheets[0][EMPTY]:
        found = np.array([points(pad, sheet) for sheet in sheets])
        won = found == found.max()
        return np.asarray(won / won.sum())
    total = np.zeros(len(sheets))
    for low, high, count in ROLLS:
        total += count * shares_of(pad, tuple(follow(pad, sheet, low, high) for sheet in sheets))
    return total / WAYS


@both_pads
@pytest.mark.parametrize(("rounds_left", "seats"), [(0, 3), (1, 12), (2, 2)])
def test_shares_of_the_victory_are_those_over_all_rolls_to_come(pad: int, rounds_left: int, seats: int) -> None:
    sheets = tuple(sheet_with(pad, rounds_left, seat) for seat in range(seats))
    found = np.empty(seats)
    share_exactly(pad, np.array(sheets, dtype=np.int64), found)
    assert found == pytest.approx(shares_of(pad, sheets))
