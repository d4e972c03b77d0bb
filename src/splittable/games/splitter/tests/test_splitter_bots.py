"""What Splitter's bots know, and how they think."""

import random
from itertools import product

import numpy as np
import pytest

from splittable.core.chance import stream
from splittable.core.state import Ints, States, blank
from splittable.games.splitter.bots.draft import MOST_ROWS, Draft, add_up, copy_sheet, welcome_rolls
from splittable.games.splitter.bots.endings import choose_exactly, weigh_writings
from splittable.games.splitter.bots.lookahead import DRAFTS, ROOT, TRIED, draw_rolls, expect, play_on, try_all
from splittable.games.splitter.bots.rows import ROW_COUNT
from splittable.games.splitter.bots.search import (
    choose_at_a_glance,
    choose_by_playing_on,
    choose_by_value,
    choose_one_roll_ahead,
    drop_worse,
)
from splittable.games.splitter.bots.updates import begin_round, put
from splittable.games.splitter.bots.value import FOLDER, Weights, value, weights_of
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, RIGHT_HALF, position_of
from splittable.games.splitter.rules.game import MOST_LEGAL, WAYS, ways_of
from splittable.games.splitter.rules.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules.state import EMPTY, FACES, ROUNDS

both_pads = pytest.mark.parametrize("pad", range(len(PAD_NAMES)), ids=PAD_NAMES)


def empty_sheet(pad: int) -> Ints:
    sheet = np.zeros(FACES + 1, dtype=np.int64)
    sheet[EMPTY] = SPACES[pad]
    return sheet


def free_slots(sheet: Ints) -> list[int]:
    right = int(sheet[EMPTY]) & RIGHT_HALF
    return [position_of(cell) for cell in range(56) if right >> cell & 1]


def write_sheet(sheet: Ints, position: int, left: int, right: int) -> None:
    cells = 1 << int(LEFT_CELLS[position]), 1 << int(RIGHT_CELLS[position])
    sheet[EMPTY] &= ~(cells[0] | cells[1])
    sheet[left] |= cells[0]
    sheet[right] |= cells[1]


def sheet_with(pad: int, rounds_left: int, seed: int) -> Ints:
    chooser = random.Random(seed)
    sheet = empty_sheet(pad)
    for _ in range(ROUNDS - rounds_left):
        write_sheet(sheet, chooser.choice(free_slots(sheet)), chooser.randint(1, 6), chooser.randint(1, 6))
    return sheet


def drafts_of(pad: int, sheet: Ints, weights: Weights) -> States:
    drafts = blank(Draft, DRAFTS)
    copy_sheet(drafts, ROOT, pad, sheet, len(free_slots(sheet)), weights.rows)
    return drafts


def points_of(pad: int, sheet: Ints) -> int:
    return int(drafts_of(pad, sheet, weights_of(pad))[ROOT].points)


@both_pads
def test_the_weights_that_are_shipped_are_small_and_fit(pad: int) -> None:
    weights = weights_of(pad)
    assert len(weights.rows) == ROW_COUNT
    assert all(np.isfinite(array).all() for array in weights)
    assert (FOLDER / f"pad_{PAD_NAMES[pad].lower()}.npz").stat().st_size < 1_000_000


@both_pads
def test_a_draft_that_is_kept_up_to_date_is_one_begun_anew(pad: int) -> None:
    weights, chooser = weights_of(pad), random.Random(pad)
    drafts = drafts_of(pad, empty_sheet(pad), weights)
    draft, anew = drafts[0], drafts[1]
    while draft.rounds_left:
        position = chooser.choice(free_slots(draft.sheet))
        put(draft, weights.rows, chooser.randint(1, 6), 1 << int(LEFT_CELLS[position]))
        put(draft, weights.rows, chooser.randint(1, 6), 1 << int(RIGHT_CELLS[position]))
        welcome_rolls(draft, weights.rows)
        begin_round(draft, weights.rows)
        drafts[1] = drafts[0]
        add_up(anew, weights.rows, np.empty(MOST_ROWS, np.int16))
        assert np.allclose(draft.sums, anew.sums, atol=1e-2)
        for name in ("points", "lacking", "outlooks", "classes"):
            assert np.array_equal(draft[name], anew[name]), name


@both_pads
def test_a_finished_draft_is_worth_its_points(pad: int) -> None:
    drafts = drafts_of(pad, sheet_with(pad, 0, 1), weights_of(pad))
    assert value(drafts[ROOT], weights_of(pad)) == drafts[ROOT].points


@both_pads
def test_every_writing_of_a_roll_is_tried(pad: int) -> None:
    sheet, weights = sheet_with(pad, 7, 2), weights_of(pad)
    codes, worths = np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL)
    for roll in ((3, 3), (5, 2)):
        count = try_all(drafts_of(pad, sheet, weights), ROOT, TRIED, weights, np.array(roll), codes, worths)
        ways = {ways_of(*roll), ways_of(*reversed(roll))}
        assert sorted(codes[:count]) == sorted(slot * WAYS + way for slot in free_slots(sheet) for way in ways)


@both_pads
def test_with_one_slot_left_a_draft_is_worth_the_mean_over_all_rolls(pad: int) -> None:
    sheet, weights = sheet_with(pad, 1, 3), weights_of(pad)
    (slot,) = free_slots(sheet)
    bests = []
    for roll in product(range(1, 7), repeat=2):
        results = []
        for left, right in (roll, roll[::-1]):
            written = sheet.copy()
            write_sheet(written, slot, left, right)
            results.append(points_of(pad, written))
        bests.append(max(results))
    found = expect(drafts_of(pad, sheet, weights), ROOT, weights, np.empty((FACES + 1, FACES + 1)))
    assert found == pytest.approx(np.mean(bests))


@both_pads
def test_the_last_roll_is_written_where_it_scores_most(pad: int) -> None:
    sheet, weights, roll = sheet_with(pad, 1, 4), weights_of(pad), np.array([2, 5])
    results = {}
    for left, right in ((2, 5), (5, 2)):
        written = sheet.copy()
        write_sheet(written, free_slots(sheet)[0], left, right)
        results[free_slots(sheet)[0] * WAYS + ways_of(left, right)] = points_of(pad, written)
    for chosen in (
        choose_one_roll_ahead(drafts_of(pad, sheet, weights), weights, roll, 8, stream(1)),
        choose_exactly(pad, sheet, roll),
        choose_by_playing_on(drafts_of(pad, sheet, weights), weights, roll, 8, 8, 1_000, stream(1)),
        choose_at_a_glance(drafts_of(pad, sheet, weights), weights, roll, 9.0, 0.0, stream(1)),
        choose_by_value(drafts_of(pad, sheet, weights), weights, roll, 0.5, stream(1)),
    ):
        assert results[chosen] == max(results.values())


def test_every_way_to_roll_comes_up_once_in_each_round_of_a_batch() -> None:
    rolls = np.empty((WAYS, 5), np.int64)
    draw_rolls(stream(1), rolls)
    assert (np.sort(rolls, axis=0) == np.arange(WAYS)[:, np.newaxis]).all()


@both_pads
def test_playing_on_ends_with_what_the_last_rounds_are_worth(pad: int) -> None:
    weights, sheet = weights_of(pad), sheet_with(pad, 3, 5)
    worths, codes = np.zeros(MOST_LEGAL), np.zeros(MOST_LEGAL, np.int64)
    count = weigh_writings(pad, sheet, np.array([2, 2]), codes, worths)
    found = play_on(drafts_of(pad, sheet, weights), ROOT, weights, np.array([7, 0, 35]))
    assert min(abs(worths[:count] - found)) < 1e-9


@pytest.mark.parametrize(("games", "kept"), [(100, {0, 1}), (10_000, {1})])
def test_what_is_clearly_worse_or_hardly_better_drops_out(games: int, kept: set[int]) -> None:
    results = np.random.default_rng(1).normal([5.0, 5.01, 3.0], 0.5, (games, 3))
    squares = ((results[:, :, np.newaxis] - results[:, np.newaxis]) ** 2).sum(axis=0)
    order = np.array([2, 1, 0])
    assert drop_worse(order, results.sum(axis=0), squares, 3, games) == len(kept)
    assert set(order[: len(kept)]) == kept


def values_of(pad: int, sheet: Ints, roll: Ints) -> dict[int, float]:
    """Every code of a roll, and what the network gives for it."""
    weights, codes, worths = weights_of(pad), np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL)
    count = try_all(drafts_of(pad, sheet, weights), ROOT, TRIED, weights, roll, codes, worths)
    return dict(zip(codes[:count].tolist(), worths[:count].tolist(), strict=True))


@both_pads
@pytest.mark.parametrize("slack", [0.0, 0.5, 2.0])
def test_what_is_noticed_as_a_slip_is_not_written(pad: int, slack: float) -> None:
    sheet, roll, weights = sheet_with(pad, 12, 6), np.array([4, 1]), weights_of(pad)
    worths = values_of(pad, sheet, roll)
    for seed in range(10):
        drafts = drafts_of(pad, sheet, weights)
        by_value = choose_by_value(drafts, weights, roll, slack, stream(seed))
        at_a_glance = choose_at_a_glance(drafts_of(pad, sheet, weights), weights, roll, slack, 0.4, stream(seed))
        assert worths[by_value] >= max(worths.values()) - slack
        assert worths[at_a_glance] >= max(worths.values()) - slack


@both_pads
def test_a_glance_takes_the_most_points_of_what_is_no_slip(pad: int) -> None:
    sheet, roll, weights = sheet_with(pad, 9, 8), np.array([2, 1]), weights_of(pad)
    points = {}
    for code in values_of(pad, sheet, roll):
        written = sheet.copy()
        write_sheet(written, code // WAYS, code // FACES % FACES + 1, code % FACES + 1)
        points[code] = points_of(pad, written)
    assert len(set(points.values())) > 1
    chosen = choose_at_a_glance(drafts_of(pad, sheet, weights), weights, roll, 99.0, 0.0, stream(1))
    assert points[chosen] == max(points.values())
