"""Sections 4 and 5 of the rules: points and winning."""

from collections.abc import Callable
from pathlib import Path

import pytest

import splittable
from splittable.games.splitter.sight.view import step_of
from splittable.play.table import Table
from splittable.words import say

Sheet = Callable[..., Table]
Round = Callable[..., None]

GOLDEN = Path(__file__).parent.parent / "golden"


def points(table: Table) -> list[int]:
    """What the numbers 1 to 6 score."""
    found: list[int] = table.view(0)["sheets"][0]["points"]
    return found


def test_4_1_sr_04_equal_numbers_next_to_each_other_across_or_down_form_a_group(sheet: Sheet) -> None:
    beside = sheet("c  · 2 2 · | · 5 6 ·")
    below = sheet("""
        c  · · 2 · | · 5 · ·
        d  · · 2 · | · 6 · ·
    """)
    assert points(beside) == points(below) == [0, 2, 0, 0, 0, 0]


def test_4_2_sr_04_numbers_that_touch_only_at_a_corner_are_not_joined(sheet: Sheet) -> None:
    table = sheet("""
        c  · · 2 · | · 6 · ·
        d  · 2 · · | · · 6 ·
        e  · · 1 · | · 1 · ·
        f  · 1 · · | · · 6 ·
    """)
    assert points(table) == [3, 0, 0, 0, 0, 0]


def test_4_3_sr_04_a_group_includes_every_equal_number_it_touches_and_cannot_be_counted_in_parts(sheet: Sheet) -> None:
    table = sheet("""
        c  · 2 2 · | · 6 5 ·
        d  · 2 2 · | · 6 5 ·
    """)
    assert table.scores == (0,)
    assert [len(group["cells"]) for group in table.view(0)["sheets"][0]["groups"] if group["number"] == 2] == [4]


def test_4_4_sr_04_a_group_may_cross_the_centre_line(sheet: Sheet) -> None:
    assert points(sheet("c  · · 3 3 | 3 5 · ·")) == [0, 0, 3, 0, 0, 0]


@pytest.mark.parametrize("row", ["a  5 6 1 · | · 1 6 5", "d  · 5 1 · | · 1 6 ·", "g  6 5 1 · | · 1 5 6"])
def test_4_5_sr_04_cells_on_either_side_of_a_gap_do_not_touch(row: str, sheet: Sheet) -> None:
    assert points(sheet(row, pad="B")) == [2, 0, 0, 0, 0, 0]


def test_the_end_of_a_row_does_not_touch_the_start_of_the_next(sheet: Sheet) -> None:
    assert points(sheet("c  6 · · · | · · · 1\n d  1 · · · | · · · 6")) == [1 + 2, 0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("number", "picture"),
    [
        (1, "c  · · 1 · | · 6 · ·"),
        (2, "c  · · 2 · | · 6 · ·\n d  · · 2 · | · 6 · ·"),
        (3, "c  · 3 3 · | · 6 5 ·\n d  · 3 6 · | · 5 6 ·"),
        (4, "c  · 4 4 · | · 6 5 ·\n d  · 4 4 · | · 5 6 ·"),
        (5, "c  · 5 5 4 | 6 3 6 ·\n d  · 5 5 5 | 6 4 6 ·"),
        (6, "c  · 6 6 6 | 5 4 5 ·\n d  · 6 6 6 | 5 4 5 ·"),
    ],
)
def test_4_6_sr_05_a_group_with_exactly_as_many_cells_as_its_number_scores_that_number(
    number: int, picture: str, sheet: Sheet
) -> None:
    assert sheet(picture).scores == (number,)


def test_4_7_sr_05_a_smaller_group_scores_nothing(sheet: Sheet) -> None:
    table = sheet("""
        b  · 2 6 6 | 6 6 6 ·
        c  · 5 5 5 | 5 4 4 ·
        d  · 3 3 2 | 3 2 4 ·
    """)
    assert table.scores == (0,)


def test_4_8_sr_05_a_larger_group_scores_nothing(sheet: Sheet) -> None:
    table = sheet("""
        b  · 2 2 2 | 1 1 5 ·
        c  · 3 3 3 | 3 5 5 ·
        d  · 4 4 4 | 4 5 5 ·
        e  · 6 6 6 | 4 5 6 ·
        f  · 6 6 6 | 6 6 6 ·
    """)
    assert table.scores == (0,)


def test_4_9_sr_05_each_separate_group_scores_by_itself(sheet: Sheet) -> None:
    table = sheet("""
        a  · · 3 3 | 3 2 · ·
        c  3 3 3 6 | 6 3 3 3
    """)
    assert points(table) == [0, 0, 9, 0, 0, 0]


@pytest.mark.parametrize(
    ("pad", "picture"),
    [
        ("A", "d  3 3 3 6 | 6 2 5 5"),
        ("A", "d  5 2 6 6 | 6 3 3 3"),
        ("B", "g  3 3 3 · | · 2 5 5"),
        ("B", "g  5 2 6 · | · 3 3 3"),
    ],
)
def test_4_10_sr_05_a_scoring_group_that_covers_a_star_scores_double(pad: str, picture: str, sheet: Sheet) -> None:
    assert sheet(picture, pad=pad).scores == (6,)


def test_4_11_sr_05_a_star_is_worth_nothing_to_a_group_of_the_wrong_size(sheet: Sheet) -> None:
    assert sheet("d  3 3 6 6 | 6 2 2 2").scores == (0,)


@pytest.mark.parametrize("number", range(1, 7))
def test_4_12_sr_06_the_same_number_in_all_three_hearts_scores_5_extra_points(number: int, sheet: Sheet) -> None:
    filler = 5 if number == 6 else 6
    table = sheet(
        f"""
        a  · {filler} · · | · · {number} ·
        c  · {number} · · | · · {filler} ·
        e  · · · {filler} | {number} · · ·
        """,
        pad="B",
    )
    singles = 3 if number == 1 else 0
    assert table.view(0)["sheets"][0]["hearts"] == 5
    assert table.scores == (5 + singles,)


def test_4_13_sr_06_different_numbers_in_the_hearts_score_nothing_extra(sheet: Sheet) -> None:
    two = "a  · 6 · · | · · 4 ·\n c  · 4 · · | · · 6 ·"
    assert sheet(two, pad="B").scores == (0,)
    assert sheet(two + "\n e  · · · 4 | 5 · · ·", pad="B").scores == (0,)


@pytest.mark.parametrize(
    ("row_a", "in_groups"), [("a  · 6 · · | · · 2 ·", 0), ("a  6 5 · · | · · 2 2", 2), ("a  6 5 5 · | · 2 2 2", 0)]
)
def test_4_14_sr_06_the_hearts_score_whether_or_not_their_numbers_are_in_scoring_groups(
    row_a: str, in_groups: int, sheet: Sheet
) -> None:
    table = sheet(row_a + "\n c  · 2 · · | · · 5 ·\n e  · · · 5 | 2 · · ·", pad="B")
    assert points(table) == [0, in_groups, 0, 0, 0, 0]
    assert table.scores == (in_groups + 5,)


def test_4_15_sr_06_the_points_for_the_hearts_are_never_doubled(sheet: Sheet) -> None:
    table = sheet(
        """
        a  · 5 · · | · · 6 ·
        c  · 6 · · | · · 5 ·
        d  · 6 · · | · · 5 ·
        e  · 6 · 4 | 6 · 4 ·
        f  6 6 · · | · · 5 4
        g  · 6 · · | · · 3 ·
        """,
        pad="B",
    )
    assert points(table) == [0, 0, 0, 0, 0, 12]
    assert table.scores == (12 + 5,)


def test_4_16_until_the_end_the_scores_are_those_of_the_sheets_after_the_last_finished_round(play_round: Round) -> None:
    table = splittable.new("splitter", players=2, chance=[])
    play_round(table, "1 1", "1|1 c4", "1|1 c1")
    assert table.scores == (2, 0)
    table.deal("roll 1 1")
    table.play(0, "write 1|1 c2")
    assert table.scores == (2, 0)
    table.play(1, "write 1|1 c3")
    assert table.scores == (4, 2)
    assert table.winners == ()


def test_5_1_sr_07_the_player_with_the_most_points_wins() -> None:
    table = splittable.load((GOLDEN / "two-players.split").read_text(encoding="utf-8"))
    assert table.scores == (31, 35)
    assert table.winners == (1,)


def test_5_2_sr_07_players_tied_for_the_most_points_share_the_victory() -> None:
    table = splittable.load((GOLDEN / "two-players-tie.split").read_text(encoding="utf-8"))
    assert table.scores == (32, 32)
    assert table.winners == (0, 1)


def test_5_3_sr_07_when_you_play_alone_you_are_rated_on_a_ladder_of_twelve_steps(sheet: Sheet) -> None:
    assert sheet("c  1 · 1 · | · 1 · 1").view(0)["step"] == 0
    assert {step_of(total) for total in range(62)} == set(range(12))
    for lang in ("en", "fr"):
        assert len({say(lang, f"splitter-step-{step}") for step in range(12)}) == 12


def test_5_4_sr_07_the_lowest_step_a_loss_goes_up_to_27_points() -> None:
    assert step_of(0) == step_of(27) == 0
    assert step_of(28) == 1


def test_5_5_sr_07_the_next_steps_start_at_28_31_34_37_39_41_43_45_47_and_49_points() -> None:
    starts = [total for total in range(1, 51) if step_of(total) > step_of(total - 1)]
    assert starts == [28, 31, 34, 37, 39, 41, 43, 45, 47, 49]


def test_5_6_sr_07_the_highest_step_starts_at_51_points() -> None:
    assert step_of(50) == 10
    assert step_of(51) == step_of(61) == 11


def test_5_7_sr_07_in_a_game_with_others_nobody_is_rated() -> None:
    assert splittable.new("splitter", players=2, seed=1).view(0)["step"] is None
