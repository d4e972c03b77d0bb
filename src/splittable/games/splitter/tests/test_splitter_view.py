"""What eyes at a table of Splitter see."""

import random
from collections.abc import Callable
from itertools import combinations

import pytest

import splittable
from splittable.play.table import Table

Sheet = Callable[..., Table]
Round = Callable[..., None]
Cells = frozenset[tuple[int, int]]


def fates(table: Table, number: int) -> list[str]:
    """The fates of P1's groups of a number, from the top left."""
    return [group["fate"] for group in table.view()["sheets"][0]["groups"] if group["number"] == number]


def test_a_new_table_shows_empty_sheets_and_the_first_roll() -> None:
    view = splittable.new("splitter", players=2, chance=["roll 4 1"]).view(1)
    empty = {
        "rows": [[0] * 8] * 7,
        "groups": [],
        "points": [0] * 6,
        "hearts": 0,
        "hearts_fate": None,
        "total": 0,
        "wrote": None,
    }
    assert view["sheets"] == [empty, empty]
    assert view["pad"] == ["..oooo..", ".oooooo.", "oooooooo", "*oooooo*", "oooooooo", ".oooooo.", "..oooo.."]
    assert (view["round"], view["rounds"], view["roller"], view["roll"], view["step"]) == (1, 22, 0, [4, 1], None)


def test_equal_points_share_a_rank(play_round: Round) -> None:
    table = splittable.new("splitter", players=3, chance=[])
    assert table.view()["ranks"] == [1, 1, 1]
    play_round(table, "1 1", "1|1 c1", "1|1 c2", "1|1 c4")
    assert [sheet["total"] for sheet in table.view()["sheets"]] == [0, 2, 2]
    assert table.view()["ranks"] == [3, 1, 1]


def test_no_dice_lie_on_the_table_before_they_are_rolled(play_round: Round) -> None:
    table = splittable.new("splitter", players=1, chance=[])
    assert table.view(0)["roll"] == []
    play_round(table, "4 1", "4|1 c2")
    assert table.view(0)["roll"] == []
    assert table.view(0)["round"] == 2


def test_a_finished_table_shows_the_last_round_and_nobody_rolls() -> None:
    table = splittable.new("splitter", players=2, seed=5)
    while not table.over:
        for seat in (0, 1):
            table.play(seat, table.actions(seat)[0])
    view = table.view(0)
    assert (view["round"], view["roller"], view["roll"]) == (22, None, [])
    assert [sheet["wrote"].split()[2] for sheet in view["sheets"]] == ["g2", "g2"]
    assert [sheet["total"] for sheet in view["sheets"]] == view["scores"]


def test_groups_have_their_cells_and_points(sheet: Sheet) -> None:
    table = sheet("""
        d  2 2 5 · | · 6 1 1
        e  · 3 5 · | · 6 4 ·
    """)
    groups = table.view(0)["sheets"][0]["groups"]
    assert groups[0] == {"number": 1, "cells": [[3, 6], [3, 7]], "points": 0, "fate": "spoilt"}
    assert groups[1] == {"number": 2, "cells": [[3, 0], [3, 1]], "points": 4, "fate": "complete"}
    assert [group["number"] for group in groups] == [1, 2, 3, 4, 5, 6]


def test_only_own_eyes_see_what_was_chosen() -> None:
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    table.play(0, "write 4|1 c2")
    assert table.view(0)["chosen"] == "write 4|1 c2"
    assert table.view(1)["chosen"] is None
    assert table.view(None)["chosen"] is None
    assert "c2" not in str(table.view(1)["sheets"]) + str(table.view(None)) + table.draw(1) + table.draw(None)


def test_a_choice_is_not_yet_on_anybodys_sheet_not_even_ones_own() -> None:
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    before = table.view(0)["sheets"]
    table.play(0, "write 4|1 c2")
    assert table.view(0)["sheets"] == before


def test_a_group_of_the_right_size_is_complete(sheet: Sheet) -> None:
    assert fates(sheet("c  · 2 2 · | · 1 6 ·"), 2) == ["complete"]


def test_a_group_that_is_too_large_is_spoilt(sheet: Sheet) -> None:
    assert fates(sheet("c  2 2 2 · | · 5 5 6"), 2) == ["spoilt"]


def test_a_group_with_room_to_grow_is_open(sheet: Sheet) -> None:
    assert fates(sheet("c  · · 2 · | · 5 · ·"), 5) == ["open"]


def test_a_group_with_too_few_empty_spaces_around_it_is_spoilt(sheet: Sheet) -> None:
    walled = """
        a  · · 6 1 | 1 5 · ·
        b  · · 6 2 | 2 4 · ·
    """
    open_at_a_side = sheet(walled)
    assert fates(open_at_a_side, 6) == ["open"]
    closed = sheet(walled + "b  · 1 · · | · · 1 ·\n c  · · 1 · | · 1 · ·")
    assert fates(closed, 6) == ["spoilt"]


def test_a_group_that_could_grow_only_by_joining_too_much_is_spoilt(sheet: Sheet) -> None:
    table = sheet("""
        a  · · 4 · | · 4 · ·
        b  · 1 4 5 | 1 4 1 ·
        c  · · 1 · | · 1 · ·
    """)
    # One of the two spaces between them makes three 4s, both of them six.
    assert fates(table, 4) == ["spoilt", "spoilt"]


@pytest.mark.parametrize(
    ("hearts", "fate"),
    [
        ("", "open"),
        ("a  · 6 · · | · · 2 ·", "open"),
        ("a  · 6 · · | · · 2 ·\n c  · 2 · · | · · 5 ·", "open"),
        ("a  · 6 · · | · · 2 ·\n c  · 3 · · | · · 5 ·", "spoilt"),
        ("a  · 6 · · | · · 2 ·\n c  · 2 · · | · · 5 ·\n e  · · · 5 | 3 · · ·", "spoilt"),
        ("a  · 6 · · | · · 2 ·\n c  · 2 · · | · · 5 ·\n e  · · · 5 | 2 · · ·", "complete"),
    ],
)
def test_the_hearts_have_a_fate_too(hearts: str, fate: str, sheet: Sheet) -> None:
    assert sheet(hearts, pad="B").view(0)["sheets"][0]["hearts_fate"] == fate


def neighbours(cells: Cells) -> Cells:
    """The places side by side with some cells."""
    around = {
        (row + down, column + right) for row, column in cells for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return frozenset(around) - cells


def spread(start: Cells, among: Cells) -> Cells:
    """All cells that hang together with some."""
    while more := neighbours(start) & among:
        start |= more
    return start


def can_complete(group: Cells, number: int, held: Cells, empty: Cells) -> bool:
    """Whether some way of giving empty spaces the number makes the group right: all of them are tried."""
    reached = group
    for _ in range(number):
        reached |= neighbours(reached) & (empty | held)
    near = reached & empty
    return any(
        len(spread(group, held | frozenset(chosen))) == number
        for count in range(number)
        for chosen in combinations(sorted(near), count)
    )


@pytest.mark.parametrize("pad", ["A", "B"])
def test_fates_are_those_that_trying_everything_finds(pad: str) -> None:
    table = splittable.new("splitter", players=1, seed=3, options={"pad": pad})
    chooser = random.Random(4)
    checked = set()
    for rounds in range(21):
        table.play(0, chooser.choice(table.actions(0)))
        shown = table.view(0)["sheets"][0]
        if rounds < 14:
            continue
        places = {(row, column): shown["rows"][row][column] for row in range(7) for column in range(8)}
        empty = frozenset(
            place for place in places if not places[place] and table.view(0)["pad"][place[0]][place[1]] != "."
        )
        for group in shown["groups"]:
            cells = frozenset(map(tuple, group["cells"]))
            held = frozenset(place for place in places if places[place] == group["number"])
            if group["fate"] == "complete":
                assert len(cells) == group["number"]
            else:
                assert (group["fate"] == "open") == can_complete(cells, group["number"], held, empty)
            checked.add(group["fate"])
    assert checked == {"complete", "open", "spoilt"}
