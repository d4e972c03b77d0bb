"""The rules of Split it!, sections 7 to 10: columns and jokers, rounds, scores, what is open."""

from collections.abc import Callable

import splittable
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Deck = Callable[[str, str], str]
Refused = Callable[[Table, int, str], splittable.IllegalAction]

ALL_TAKE = "P1 guess white; P2 guess pink; P3 guess black"


def open_table(deck: Deck, top: str, players: int, **options: object) -> Table:
    """A table whose pile has these cards on top."""
    return splittable.new("split-it", players=players, chance=[deck("split-it", top)], options=options)


def finish(table: Table) -> None:
    """Play the first legal action to the end: all guess alike, so nobody takes another card."""
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.actions(seat)[0])


def column(table: Table, seat: int, number: int) -> tuple[int, int]:
    """The number cards and the jokers in a seat's column."""
    for found in table.view()["columns"][seat]:
        if found["number"] == number:
            return found["cards"], found["jokers"]
    return 0, 0


def test_7_1_si_09_cards_taken_are_laid_in_columns_one_for_each_number(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "8 5 8 2 3 4 6", 3)
    tell(table, f"P1 split 4-2-1; {ALL_TAKE}")
    assert table.view()["columns"][0] == [
        {"number": 2, "cards": 1, "jokers": 0},
        {"number": 5, "cards": 1, "jokers": 0},
        {"number": 8, "cards": 2, "jokers": 0},
    ]


def test_7_2_si_09_then_one_at_a_time_each_joker_of_the_catch_goes_on_one_of_its_owners_columns(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "8 J 5 J 2 3 4", 3)
    tell(table, f"P1 split 4-2-1; {ALL_TAKE}; P1 joker 8")
    assert (column(table, 0, 8), column(table, 0, 5)) == ((1, 1), (1, 0))
    tell(table, "P1 joker 5")
    assert (column(table, 0, 8), column(table, 0, 5)) == ((1, 1), (1, 1))


def test_7_3_si_09_it_may_be_a_column_formed_by_the_same_catch(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "8 9 10 10 10 10 10 J 5 2 3 4 6 7", 3)
    tell(table, f"P1 split 1-1-5; {ALL_TAKE}; P2 split 2-1-4; {ALL_TAKE}")
    assert table.actions(0) == ["joker 5", "joker 8"]


def test_7_4_si_09_a_joker_cannot_open_a_column(tell: Tell, deck: Deck, refused: Refused) -> None:
    table = open_table(deck, "8 J 5 J 2 3 4", 3)
    tell(table, f"P1 split 4-2-1; {ALL_TAKE}")
    assert refused(table, 0, "joker 2").rule == "SI-09"


def test_7_5_si_09_al_01_a_joker_with_only_one_column_to_go_on_is_still_placed_by_its_owner(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "8 J 5 4 2 3 4", 3)
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}")
    assert (table.waiting, table.actions(0)) == ((0,), ["joker 8"])
    tell(table, "P1 joker 8")
    assert table.record().endswith("P1 joker 8\n")


def test_7_6_si_09_with_the_option_joker_opens_yes_a_joker_may_go_on_any_of_the_ten_numbers(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "8 J 5 4 2 3 4", 3, joker_opens="yes")
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}")
    assert table.actions(0) == [f"joker {number}" for number in range(1, 11)]
    tell(table, "P1 joker 7")
    assert column(table, 0, 7) == (0, 1)


def test_7_7_si_09_with_the_option_joker_opens_yes_no_joker_waits(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J J 5 4 2 3 4", 3, joker_opens="yes")
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}")
    assert (table.waiting, table.view()["waiting_jokers"]) == ((0,), [0, 0, 0])
    tell(table, "P1 joker 10; P1 joker 9")
    assert table.view()["round"] == 2


def test_7_8_si_10_the_jokers_of_a_player_without_a_column_wait_in_the_open(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J J 5 4 2 3 4", 3)
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}")
    assert table.view()["round"] == 2
    assert [table.view(eyes)["waiting_jokers"] for eyes in (None, 0, 2)] == [[2, 0, 0]] * 3


def test_7_9_si_10_waiting_jokers_go_on_columns_formed_by_the_next_catch_as_their_owner_chooses(
    tell: Tell, deck: Deck
) -> None:
    table = open_table(deck, "J J 5 4 2 3 4 6 9 8 8 8 8 8", 3)
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}; P2 split 2-4-1; {ALL_TAKE}")
    assert table.actions(0) == ["joker 6", "joker 9"]
    tell(table, "P1 joker 9; P1 joker 6")
    assert (column(table, 0, 6), column(table, 0, 9)) == ((1, 1), (1, 1))


def test_7_10_si_10_waiting_jokers_are_placed_before_the_jokers_of_that_catch(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J J 5 4 2 3 4 6 J 9 8 8 8 8", 3)
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}; P2 split 3-3-1; {ALL_TAKE}")
    left = []
    while table.view()["asks"] == "joker":
        left.append((table.view()["waiting_jokers"][0], table.view()["caught_jokers"][0]))
        tell(table, "P1 joker 6")
    assert left == [(2, 1), (1, 1), (0, 1)]


def test_7_11_si_10_jokers_still_waiting_at_the_end_count_for_nothing(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J J 5 4 2 3 4", 3)
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}")
    finish(table)
    assert table.view()["waiting_jokers"] == [2, 0, 0]
    assert table.scores == (0, 5 + 4 + 2 + 3, 4)


def test_7_12_si_11_players_place_their_jokers_clockwise_starting_with_the_splitter(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J 5 J 6 J 7 8", 3, start=2)
    tell(table, f"P2 split 2-2-3; {ALL_TAKE}")
    order = []
    while table.view()["asks"] == "joker":
        order.append(table.waiting)
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert order == [(1,), (2,), (0,)]


def test_7_13_si_11_each_player_places_all_their_jokers_before_the_next_player_begins(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J 5 J 6 J J 7", 3)
    tell(table, f"P1 split 3-3-1; {ALL_TAKE}")
    order = []
    while table.view()["asks"] == "joker":
        order.append(table.waiting)
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert order == [(0,), (0,), (1,), (1,)]


def test_7_14_si_11_all_jokers_are_placed_before_the_row_is_split_again(
    tell: Tell, deck: Deck, refused: Refused
) -> None:
    table = open_table(deck, "J 5 6 7 8 9 10", 3)
    tell(table, "P1 split 2-4-1; P1 guess white; P2 guess pink; P3 guess pink")
    assert refused(table, 0, "split 1-1-2").rule == "SI-11"
    tell(table, "P1 joker 5")
    assert table.actions(0) == ["split 1-1-2", "split 1-2-1", "split 2-1-1"]


def test_7_15_si_11_a_placed_joker_never_moves(tell: Tell, deck: Deck, refused: Refused) -> None:
    table = open_table(deck, "J 5 6 7 8 9 10", 3)
    tell(table, "P1 split 3-3-1; P1 guess white; P2 guess pink; P3 guess pink; P1 joker 5")
    assert refused(table, 0, "joker 6").rule == "SI-09"
    assert (column(table, 0, 5), column(table, 0, 6)) == ((1, 1), (1, 0))


def test_8_1_si_12_the_next_row_is_turned_up_when_the_last_joker_has_been_placed(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J 5 6 7 8 9 10", 3)
    tell(table, f"P1 split 3-3-1; {ALL_TAKE}")
    assert (table.view()["round"], table.view()["row"], table.view()["pile"]) == (1, [], 63)
    tell(table, "P1 joker 5")
    assert (table.view()["round"], len(table.view()["row"]), table.view()["pile"]) == (2, 7, 56)


def test_8_2_si_12_the_seat_to_the_left_of_the_splitter_splits_the_next_row(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "4 5 6 7 8 9 10 4 5 6 7 8 9 10", 3, start=2)
    tell(table, f"P2 split 3-3-1; {ALL_TAKE}")
    assert table.waiting == (2,)
    tell(table, f"P3 split 3-3-1; {ALL_TAKE}")
    assert table.waiting == (0,)


def test_8_3_si_12_the_game_ends_with_the_round_that_empties_the_pile(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "", 3)
    while table.view()["pile"]:
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert not table.over
    tell(table, "P1 split 1-1-5; P1 guess white; P2 guess white; P3 guess white")
    assert (table.over, table.waiting) == (True, ())


def test_9_1_si_13_whoever_has_the_most_cards_of_a_number_scores_that_number_once(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "8 8 8 4 3 3 8", 3)
    tell(table, f"P1 split 3-3-1; {ALL_TAKE}")
    assert table.scores == (8, 4 + 3, 0)


def test_9_2_si_13_jokers_count_as_cards_of_their_column(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "8 J 8 4 3 3 5", 3)
    tell(table, f"P1 split 2-4-1; {ALL_TAKE}")
    assert table.scores == (8, 8 + 4 + 3, 5)
    tell(table, "P1 joker 8")
    assert table.scores == (8, 4 + 3, 5)


def test_9_3_si_13_all_players_tied_for_the_most_cards_of_a_number_score_it(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "8 4 8 3 3 8 8", 3)
    tell(table, f"P1 split 2-3-2; {ALL_TAKE}")
    assert table.scores == (4, 3, 8)
    table = open_table(deck, "8 4 8 3 3 8 5", 3)
    tell(table, f"P1 split 2-3-2; {ALL_TAKE}")
    assert table.scores == (8 + 4, 8 + 3, 8 + 5)


def test_9_4_si_13_a_number_without_any_card_in_front_of_the_players_scores_for_nobody(deck: Deck) -> None:
    table = open_table(deck, "", 3)
    assert table.scores == (0, 0, 0)
    assert all(lead["seats"] == [] for lead in table.view()["leads"])


def test_9_5_si_14_the_player_with_the_most_points_wins(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "10 1 2 3 4 5 6", 3)
    tell(table, f"P1 split 1-3-3; {ALL_TAKE}")
    finish(table)
    assert (table.scores, table.winners) == ((10, 6, 15), (2,))


def test_9_6_si_14_among_players_tied_on_points_the_one_with_the_most_columns_wins(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "5 2 3 J J J J", 3)
    tell(table, f"P1 split 1-2-4; {ALL_TAKE}")
    finish(table)
    assert (table.scores[:2], table.winners) == ((5, 5), (1,))


def test_9_7_si_14_players_who_are_still_tied_share_the_victory(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "3 4 2 5 J J J", 3)
    tell(table, f"P1 split 2-2-3; {ALL_TAKE}")
    finish(table)
    assert (table.scores, table.winners) == ((7, 7, 0), (0, 1))


def test_10_1_si_15_rows_columns_waiting_jokers_and_cards_out_of_play_are_open_to_all(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J 5 6 7 8 9 10 9 9 8 7 8 9 10", 3)
    tell(table, "P1 split 1-3-3; P1 guess white; P2 guess pink; P3 guess pink; P1 split 1-1-1")
    tell(table, "P2 guess white; P3 guess black")
    for eyes in (None, 0, 1, 2):
        view = table.view(eyes)
        assert view["row"] == ["9", "9", "8", "7", "8", "9", "10"]
        assert [[found["number"] for found in columns] for columns in view["columns"]] == [[], [5], [7]]
        assert view["waiting_jokers"] == [1, 0, 0]
        assert view["out"] == ["6", "8", "9", "10"]


def test_10_2_si_15_the_last_reveal_stays_in_sight(tell: Tell, deck: Deck) -> None:
    table = open_table(deck, "J 5 6 7 8 9 10", 3)
    tell(table, f"P1 split 3-3-1; {ALL_TAKE}; P1 joker 5; P2 split 2-3-2; P1 guess white")
    assert table.view(2)["reveal"] == {
        "round": 1,
        "splitter": 0,
        "sections": [
            {"name": "white", "cards": ["J", "5", "6"], "guessed_by": [0], "fate": "taken"},
            {"name": "pink", "cards": ["7", "8", "9"], "guessed_by": [1], "fate": "taken"},
            {"name": "black", "cards": ["10"], "guessed_by": [2], "fate": "taken"},
        ],
        "jokers": [{"seat": 0, "number": 5}],
    }


def test_10_3_si_15_al_03_nobody_knows_the_order_of_the_pile(tell: Tell, deck: Deck) -> None:
    views = []
    for order in ("1 2 3", "3 1 2"):
        table = open_table(deck, f"J 5 6 7 8 9 10 {order}", 3)
        tell(table, "P1 split 3-3-1; P1 guess white")
        views.append([table.view(eyes) for eyes in (None, 0, 1, 2)])
    assert views[0] == views[1]
