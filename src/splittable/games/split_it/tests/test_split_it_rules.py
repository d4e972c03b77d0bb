"""The rules of Split it!, sections 1 to 6: cards, row, split, removal, guesses, reveal."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import splittable
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Deck = Callable[[str, str], str]
Refused = Callable[[Table, int, str], splittable.IllegalAction]

MEETING = "P1 guess white; P2 guess white; P3 guess pink; P4 guess pink"


def open_table(deck: Deck, top: str, players: int, **options: object) -> Table:
    """A table whose pile has these cards on top."""
    return splittable.new("split-it", players=players, chance=[deck("split-it", top)], options=options)


def cards_dealt() -> Counter[str]:
    """The cards of a shuffled deck."""
    lines = splittable.new("split-it", players=2, seed=1).record().splitlines()
    return Counter(next(line for line in lines if line.startswith("deck ")).split()[1:])


def play_on(table: Table, round_: int) -> None:
    """Play the first legal action until a round begins or the game is over: all guess alike, nobody takes a card."""
    while not table.over and table.view()["round"] < round_:
        seat = table.waiting[0]
        table.play(seat, table.actions(seat)[0])


def section_names(view: dict[str, Any]) -> list[str]:
    """The names of the sections that a row is split in."""
    return [section["name"] for section in view["sections"]]


def test_1_1_si_01_the_pile_holds_seventy_cards() -> None:
    assert cards_dealt().total() == 70


def test_1_2_si_01_each_number_n_appears_on_n_cards_from_a_single_1_to_ten_10s() -> None:
    dealt = cards_dealt()
    assert [dealt[str(number)] for number in range(1, 11)] == list(range(1, 11))


def test_1_3_si_01_fifteen_cards_are_jokers() -> None:
    assert cards_dealt()["J"] == 15


def test_1_4_si_01_a_joker_counts_as_a_card_wherever_the_cards_of_a_row_are_counted(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J J J 4 5 6 7", 3)
    tell(table, "P1 split 3-2-2; P1 guess white; P2 guess white; P3 guess white")
    assert table.actions(0) == ["split 1-1-1"]


def test_2_1_si_02_for_two_or_three_players_a_row_of_seven_cards_is_turned_up(deck: Deck) -> None:
    for players in (2, 3):
        table = open_table(deck, "4 3 6 5 7 J 8 2 10", players)
        assert table.view()["row"] == ["4", "3", "6", "5", "7", "J", "8"]


def test_2_2_si_02_for_four_players_a_row_of_nine_cards_is_turned_up(deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 J 8 2 10", 4)
    assert table.view()["row"] == ["4", "3", "6", "5", "7", "J", "8", "2", "10"]


def test_2_3_si_02_for_four_players_the_last_row_is_the_seven_cards_that_are_left(deck: Deck) -> None:
    table = open_table(deck, "", 4)
    play_on(table, 8)
    assert table.view()["row"] == ["J"] * 7
    assert table.view()["pile"] == 0


def test_2_4_si_02_two_or_three_players_play_ten_rounds(deck: Deck) -> None:
    for players in (2, 3):
        table = open_table(deck, "", players)
        play_on(table, 10)
        assert not table.over
        play_on(table, 11)
        assert table.over


def test_2_5_si_02_four_players_play_eight_rounds(deck: Deck) -> None:
    table = open_table(deck, "", 4)
    play_on(table, 8)
    assert not table.over
    play_on(table, 9)
    assert table.over


def test_2_6_p1_splits_the_first_row_unless_the_option_start_names_another_seat(deck: Deck) -> None:
    assert open_table(deck, "", 3).waiting == (0,)
    assert open_table(deck, "", 3, start=3).waiting == (2,)


def test_3_1_si_03_the_splitter_splits_the_row_into_three_sections_called_white_pink_and_black(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "", 3)
    tell(table, "P1 split 3-2-2")
    assert section_names(table.view()) == ["white", "pink", "black"]


def test_3_2_si_03_white_lies_on_the_left_pink_in_the_middle_and_black_on_the_right(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 J 8 2 10", 4)
    tell(table, "P1 split 3-2-4")
    cards = [section["cards"] for section in table.view()["sections"]]
    assert cards == [["4", "3", "6"], ["5", "7"], ["J", "8", "2", "10"]]


def test_3_3_si_03_no_section_may_be_empty(deck: Deck, refused: Refused) -> None:
    assert refused(open_table(deck, "", 3), 0, "split 0-3-4").rule == "SI-03"


def test_3_4_si_03_the_three_sections_together_hold_the_whole_row(deck: Deck, refused: Refused) -> None:
    table = open_table(deck, "", 3)
    assert refused(table, 0, "split 2-2-2").rule == "SI-03"
    assert len(table.actions(0)) == 15


def test_3_5_si_03_al_01_a_row_of_three_cards_is_split_too_even_though_there_is_only_one_way_to_do_it(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "4 3 6 5 7 J 8", 3)
    tell(table, "P1 split 3-2-2; P1 guess white; P2 guess white; P3 guess white")
    assert (table.waiting, table.actions(0)) == ((0,), ["split 1-1-1"])
    tell(table, "P1 split 1-1-1")
    assert table.record().endswith("P1 split 1-1-1\n")


def test_4_1_si_04_in_a_two_player_game_the_player_who_did_not_split_then_removes_one_section(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "", 2)
    tell(table, "P1 split 3-2-2")
    assert table.waiting == (1,)
    assert table.actions(1) == ["remove white", "remove pink", "remove black"]


def test_4_2_si_04_the_splitter_never_removes_a_section(deck: Deck, refused: Refused) -> None:
    assert refused(open_table(deck, "", 2), 0, "remove pink").rule == "SI-04"


def test_4_3_si_04_with_three_or_four_players_nothing_is_removed(tell: Tell, deck: Deck, refused: Refused) -> None:
    for players, split in ((3, "split 3-2-2"), (4, "split 3-2-4")):
        table = open_table(deck, "", players)
        tell(table, f"P1 {split}")
        assert table.waiting == tuple(range(players))
        assert refused(table, 1, "remove pink").rule == "SI-04"


def test_4_4_si_04_the_cards_of_a_removed_section_are_out_of_play(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 J 8", 2)
    tell(table, "P1 split 3-2-2; P2 remove pink")
    assert table.view()["out"] == ["5", "7"]
    assert table.view()["row"] == ["4", "3", "6", "J", "8"]


def test_4_5_si_04_a_removed_section_cannot_be_guessed(tell: Tell, deck: Deck, refused: Refused) -> None:
    table = open_table(deck, "", 2)
    tell(table, "P1 split 3-2-2; P2 remove pink")
    assert table.actions(0) == ["guess white", "guess black"]
    assert refused(table, 0, "guess pink").rule == "SI-04"


def test_4_6_si_04_only_the_first_split_of_a_round_is_followed_by_a_removal(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "", 2)
    tell(table, "P1 split 3-2-2; P2 remove pink; P1 guess white; P2 guess white; P1 split 1-1-1")
    assert table.actions(1) == ["guess white", "guess pink", "guess black"]
    tell(table, "P1 guess white; P2 guess pink; P2 split 3-2-2")
    assert table.actions(0) == ["remove white", "remove pink", "remove black"]


def test_4_7_si_04_with_the_option_removal_every_a_removal_follows_every_split_in_three(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "", 2, removal="every")
    tell(table, "P1 split 3-2-2; P2 remove pink; P1 guess white; P2 guess white; P1 split 1-1-1")
    assert table.actions(1) == ["remove white", "remove pink", "remove black"]


def test_4_8_si_04_nothing_is_removed_from_the_last_two_cards(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "", 2, removal="every")
    tell(table, "P1 split 2-3-2; P2 remove pink; P1 guess white; P2 guess white")
    assert table.actions(1) == ["guess white", "guess pink"]


def test_5_1_si_05_everybody_still_in_the_round_guesses_a_section_the_splitter_included(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "", 3)
    tell(table, "P1 split 3-2-2")
    assert table.waiting == (0, 1, 2)
    assert table.actions(0) == ["guess white", "guess pink", "guess black"]


def test_5_2_si_05_si_15_guesses_stay_secret_until_the_last_one_is_in(tell: Tell, deck: Deck) -> None:
    views = []
    for guess in ("white", "black"):
        table = open_table(deck, "", 3)
        tell(table, f"P1 split 3-2-2; P1 guess {guess}")
        views.append([table.view(1), table.view(2), table.view(None), table.record()])
    assert views[0] == views[1]


def test_5_3_si_05_a_guess_can_be_changed_until_the_last_one_is_in(tell: Tell, deck: Deck, refused: Refused) -> None:
    table = open_table(deck, "4 3 6 5 7 J 8", 3)
    tell(table, "P1 split 3-2-2; P2 guess white; P2 guess pink; P1 guess white; P3 guess black")
    assert table.view()["this_round"]["taken"][1] == ["5", "7"]
    assert refused(table, 1, "guess white").rule == "AL-04"


def test_5_4_si_05_players_who_are_out_of_the_round_do_not_guess(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 10 8 2 10", 4)
    tell(table, "P1 split 3-2-4; P1 guess white; P2 guess pink; P3 guess black; P4 guess black; P1 split 2-1-1")
    assert table.waiting == (2, 3)


def test_6_1_si_06_a_section_that_nobody_guessed_is_out_of_play(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 3-2-2; P1 guess white; P2 guess white; P3 guess pink")
    assert table.view()["out"] == ["8", "9"]


def test_6_2_si_06_a_section_that_only_one_player_guessed_goes_to_that_player(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 3-2-2; P1 guess white; P2 guess white; P3 guess pink")
    assert table.view()["this_round"]["taken"] == [[], [], ["5", "7"]]


def test_6_3_si_06_a_player_who_takes_a_section_is_out_of_the_round(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 3-2-2; P1 guess white; P2 guess white; P3 guess pink")
    assert table.view()["in_round"] == [0, 1]


def test_6_4_si_06_nobody_takes_a_section_that_several_players_guessed(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 3-2-2; P1 guess white; P2 guess white; P3 guess pink")
    assert table.view()["columns"][:2] == [[], []]
    assert table.view()["row"] == ["4", "3", "6"]


def test_6_5_si_06_the_cards_of_contested_sections_close_up_into_one_row_still_in_the_same_order(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "4 3 6 5 7 J 8 2 10", 4)
    tell(table, "P1 split 3-2-4; P1 guess white; P2 guess black; P3 guess white; P4 guess black")
    assert table.view()["row"] == ["4", "3", "6", "J", "8", "2", "10"]


def test_6_6_si_07_if_three_or_more_cards_are_left_the_same_splitter_splits_them_again(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 2-4-1; P1 guess pink; P2 guess pink; P3 guess pink")
    assert table.waiting == (0,)
    assert table.actions(0) == ["split 1-1-2", "split 1-2-1", "split 2-1-1"]


def test_6_7_si_07_the_splitter_splits_again_even_when_out_of_the_round(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 2-4-1; P1 guess white; P2 guess pink; P3 guess pink")
    assert table.view()["in_round"] == [1, 2]
    assert table.waiting == (0,)


def test_6_8_si_07_if_two_cards_are_left_they_become_a_white_and_a_pink_section_without_a_split(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 2-4-1; P1 guess white; P2 guess white; P3 guess pink")
    sections = [(section["name"], section["cards"]) for section in table.view()["sections"]]
    assert sections == [("white", ["4"]), ("pink", ["3"])]
    assert (table.waiting, table.actions(0)) == ((0, 1), ["guess white", "guess pink"])


def test_6_9_si_07_a_single_card_left_over_goes_out_of_play_and_the_round_ends(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 4-2-1; P1 guess black; P2 guess black; P3 guess pink")
    assert table.view()["last_round"]["out"] == ["4", "3", "6", "5", "8"]
    assert table.view()["round"] == 2


def test_6_10_si_07_if_no_card_is_left_the_round_ends(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6 5 7 9 8", 3)
    tell(table, "P1 split 4-2-1; P1 guess white; P2 guess pink; P3 guess black")
    assert table.view()["last_round"]["taken"] == [["4", "3", "6", "5"], ["7", "9"], ["8"]]
    assert table.view()["round"] == 2


def test_6_11_si_08_if_four_players_meet_two_against_two_on_the_last_two_cards_they_guess_again(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "4 3 6", 4)
    tell(table, f"P1 split 1-1-7; {MEETING}; {MEETING}")
    assert table.view()["row"] == ["4", "3"]
    assert table.waiting == (0, 1, 2, 3)


def test_6_12_si_08_after_ten_such_meetings_in_a_row_both_cards_are_out_of_play(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6", 4)
    tell(table, f"P1 split 1-1-7; {MEETING}" + f"; {MEETING}" * 9)
    assert (table.view()["round"], table.view()["row"]) == (1, ["4", "3"])
    tell(table, MEETING)
    assert table.view()["round"] == 2
    assert table.view()["last_round"]["out"] == table.view()["last_round"]["row"]


def test_6_13_si_08_with_the_option_deadlock_off_such_meetings_can_go_on_for_ever(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 3 6", 4, deadlock="off")
    tell(table, f"P1 split 1-1-7; {MEETING}" + f"; {MEETING}" * 25)
    assert (table.view()["round"], table.view()["row"]) == (1, ["4", "3"])
