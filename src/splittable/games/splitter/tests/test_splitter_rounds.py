"""Sections 1 to 3 of the rules: the table, the rounds, the end."""

from collections.abc import Callable

import pytest

import splittable
from splittable.play.table import Table

Round = Callable[..., None]
Refused = Callable[[Table, int, str], splittable.IllegalAction]

SLOTS_A = "a1 a2 b1 b2 b3 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 e4 f1 f2 f3 g1 g2"
SLOTS_B = "a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 d2 d3 e1 e2 e3 f1 f2 f3 f4 g2 g3 g4"


def slots_of(pad: str) -> list[str]:
    """The slots of an empty sheet."""
    table = splittable.new("splitter", players=1, chance=["roll 4 4"], options={"pad": pad})
    return [action.removeprefix("write 4|4 ") for action in table.actions(0)]


def count_spaces(pad: str, kind: str) -> int:
    """How many spaces of a kind a pad has."""
    table = splittable.new("splitter", players=1, chance=[], options={"pad": pad})
    return sum(row.count(kind) for row in table.view(0)["pad"])


def test_1_1_one_to_twelve_players_can_play() -> None:
    assert splittable.new("splitter", players=1, seed=1).waiting == (0,)
    assert splittable.new("splitter", players=12, seed=1).waiting == tuple(range(12))
    for players in (0, 13):
        with pytest.raises(ValueError, match="1 to 12 players"):
            splittable.new("splitter", players=players, seed=1)


def test_1_2_sr_01_all_sheets_at_a_table_come_from_the_same_pad_a_or_b_if_the_table_chooses_it() -> None:
    assert splittable.new("splitter", players=3, seed=1).options["pad"] == "A"
    table = splittable.new("splitter", players=3, chance=["roll 4 4"], options={"pad": "B"})
    for seat in range(3):
        assert table.actions(seat) == [f"write 4|4 {slot}" for slot in SLOTS_B.split()]


def test_1_3_a_sheet_has_seven_rows_a_to_g_and_a_centre_line_down_the_middle() -> None:
    table = splittable.new("splitter", players=1, seed=1)
    assert [len(row) for row in table.view(0)["pad"]] == [8] * 7
    assert [row.split(" ")[0] for row in table.draw(0).splitlines() if "|" in row] == list("abcdefg")


def test_1_4_a_slot_is_two_cells_of_one_row_mirrored_about_the_centre_line_at_a_distance_of_1_to_4(
    play_round: Round,
) -> None:
    table = splittable.new("splitter", players=1, chance=[])
    play_round(table, "2 5", "2|5 c1")
    play_round(table, "3 6", "3|6 c4")
    assert table.view(0)["sheets"][0]["rows"][2] == [3, 0, 0, 2, 5, 0, 0, 6]


def test_1_5_each_pad_has_22_slots_some_rows_are_longer_than_others() -> None:
    assert " ".join(slots_of("A")) == SLOTS_A
    assert " ".join(slots_of("B")) == SLOTS_B
    assert len(slots_of("A")) == len(slots_of("B")) == 22


@pytest.mark.parametrize("pad", ["A", "B"])
def test_1_6_each_pad_has_two_stars(pad: str) -> None:
    assert count_spaces(pad, "*") == 2


def test_1_7_sr_06_pad_b_has_three_hearts_pad_a_has_none() -> None:
    assert count_spaces("B", "H") == 3
    assert count_spaces("A", "H") == 0


def test_2_1_sr_01_two_dice_are_rolled_once_and_the_roll_counts_for_everybody() -> None:
    table = splittable.new("splitter", players=12, chance=["roll 4 1"])
    assert table.needs is None
    for seat in range(12):
        assert table.view(seat)["roll"] == [4, 1]
        assert {action.split()[1] for action in table.actions(seat)} == {"4|1", "1|4"}


def test_2_2_p1_rolls_first_unless_the_table_chooses_another_seat_to_start() -> None:
    assert splittable.new("splitter", players=3, chance=[]).view()["roller"] == 0
    assert splittable.new("splitter", players=3, chance=[], options={"start": 3}).view()["roller"] == 2


def test_2_3_after_each_round_the_dice_pass_to_the_left(play_round: Round) -> None:
    table = splittable.new("splitter", players=3, chance=[], options={"start": 2})
    rollers = [table.view()["roller"]]
    for slot in ("c1", "c2", "c3"):
        play_round(table, "4 1", *[f"4|1 {slot}"] * 3)
        rollers.append(table.view()["roller"])
    assert rollers == [1, 2, 0, 1]


def test_2_4_sr_02_everybody_must_write_both_numbers_of_the_roll_and_no_others(refused: Refused) -> None:
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    for seat in (0, 1):
        for numbers in ("4|4", "1|1", "4|2", "5|1"):
            assert refused(table, seat, f"write {numbers} c2").rule == "SR-02"


def test_2_5_sr_02_both_numbers_go_into_one_slot_one_in_the_left_cell_and_one_in_the_right(play_round: Round) -> None:
    table = splittable.new("splitter", players=1, chance=[])
    play_round(table, "4 1", "4|1 b2")
    rows = table.view(0)["sheets"][0]["rows"]
    assert rows[1] == [0, 0, 4, 0, 0, 1, 0, 0]
    assert sum(map(sum, rows)) == 5


def test_2_6_sr_02_the_numbers_may_go_either_way_round(play_round: Round) -> None:
    table = splittable.new("splitter", players=2, chance=[])
    play_round(table, "4 1", "4|1 b2", "1|4 b2")
    assert [sheet["rows"][1] for sheet in table.view()["sheets"]] == [
        [0, 0, 4, 0, 0, 1, 0, 0],
        [0, 0, 1, 0, 0, 4, 0, 0],
    ]


def test_2_7_sr_02_a_double_can_be_written_in_only_one_way() -> None:
    table = splittable.new("splitter", players=1, chance=["roll 3 3"])
    assert table.actions(0) == [f"write 3|3 {slot}" for slot in SLOTS_A.split()]


@pytest.mark.parametrize(("pad", "slot"), [("A", "a3"), ("A", "g4"), ("B", "a1"), ("B", "d4")])
def test_2_8_sr_02_the_slot_must_exist_on_the_pad(pad: str, slot: str, refused: Refused) -> None:
    table = splittable.new("splitter", players=1, chance=["roll 4 1"], options={"pad": pad})
    assert refused(table, 0, f"write 4|1 {slot}").rule == "SR-02"


def test_2_9_sr_02_the_slot_must_still_be_free(play_round: Round, refused: Refused) -> None:
    table = splittable.new("splitter", players=2, chance=[])
    play_round(table, "4 1", "4|1 b2", "4|1 c2")
    table.deal("roll 5 4")
    assert refused(table, 0, "write 5|4 b2").rule == "SR-02"
    table.play(1, "write 5|4 b2")


def test_2_10_sr_02_nobody_can_pass() -> None:
    table = splittable.new("splitter", players=1, chance=["roll 4 1"])
    assert all(action.startswith("write ") for action in table.actions(0))
    with pytest.raises(splittable.NotationError):
        table.play(0, "pass")


def test_2_11_sr_03_everybody_writes_at_the_same_time_so_choices_may_come_in_any_order(
    tell: Callable[..., None],
) -> None:
    forwards = splittable.new("splitter", players=3, chance=["roll 4 1"])
    backwards = forwards.copy()
    assert forwards.waiting == (0, 1, 2)
    tell(forwards, "P1 write 4|1 a1; P2 write 1|4 b2; P3 write 4|1 g2")
    tell(backwards, "P3 write 4|1 g2; P1 write 4|1 a1; P2 write 1|4 b2")
    assert backwards.record() == forwards.record()


def test_2_12_sr_03_a_choice_can_be_changed_until_the_last_one_is_in(tell: Callable[..., None]) -> None:
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    tell(table, "P1 write 4|1 a1; P1 write 1|4 c3; P2 write 4|1 b1")
    assert [sheet["wrote"] for sheet in table.view()["sheets"]] == ["write 1|4 c3", "write 4|1 b1"]


def test_2_13_sr_03_al_03_nobody_sees_what_the_others_choose_while_the_round_is_going_on() -> None:
    table = splittable.new("splitter", players=3, chance=["roll 4 1"])
    seen = set()
    for action in table.actions(1):
        other = table.copy()
        other.play(1, action)
        seen.add(str([[other.view(eyes), other.draw(eyes, "fr"), other.record()] for eyes in (None, 0, 2)]))
    assert len(seen) == 1


def test_2_14_sr_03_the_last_choice_ends_the_round_all_numbers_are_written_at_once(tell: Callable[..., None]) -> None:
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    tell(table, "P1 write 4|1 a1")
    assert not any(map(any, table.view(0)["sheets"][0]["rows"]))
    assert table.needs is None
    tell(table, "P2 write 1|4 a1")
    assert [sheet["rows"][0][3:5] for sheet in table.view(0)["sheets"]] == [[4, 1], [1, 4]]
    assert table.needs == "roll"


def test_2_15_sr_03_between_rounds_everybody_can_see_every_sheet(play_round: Round) -> None:
    table = splittable.new("splitter", players=3, chance=[])
    play_round(table, "4 1", "4|1 a1", "1|4 b2", "4|1 g2")
    open_sheets = table.view(0)["sheets"]
    assert [sheet["wrote"] for sheet in open_sheets] == ["write 4|1 a1", "write 1|4 b2", "write 4|1 g2"]
    assert open_sheets == table.view(1)["sheets"] == table.view(2)["sheets"] == table.view(None)["sheets"]


def test_3_1_sr_01_the_game_ends_after_22_rounds_when_every_sheet_is_full(play_round: Round) -> None:
    table = splittable.new("splitter", players=2, chance=[])
    for done, (one, two) in enumerate(zip(SLOTS_A.split(), reversed(SLOTS_A.split()), strict=True)):
        assert not table.over
        assert table.view()["round"] == done + 1
        play_round(table, "6 5", f"6|5 {one}", f"5|6 {two}")
    assert table.over
    assert table.needs is None
    for sheet in table.view()["sheets"]:
        assert sum(number > 0 for row in sheet["rows"] for number in row) == 44
