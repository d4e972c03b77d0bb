"""The rules of SPLIT, sections 1 to 4: cards, matches, turns, taking from the row."""

from collections import Counter
from typing import Any

import splittable
from splittable.games.split.tests.split_stories import Refused, Tell, matches, open_table, points, stack, stay
from splittable.play.table import Table

ROW_OF_FIVES = "P1 draw; P1 discard 10H; P2 draw; P2 discard 2S"
"""Lays 10H and 2S on the card that starts the row."""


def row_of_fives(tell: Tell, first: str, **options: Any) -> Table:
    """The row is 5C 10H 2S, P1 has the cards named, and it is P1's turn."""
    hand = " ".join(f"{first} 10H QC JC 9D 8D 7D 6D 4D".split()[:9])
    table = open_table(hand, "2S", row="5C", pile="AH AH", **options)
    tell(table, ROW_OF_FIVES)
    assert table.view()["row"] == ["5C", "10H", "2S"]
    return table


def dealt(players: int, **options: Any) -> tuple[Table, list[str]]:
    """A table dealt from a shuffled deck, and that deck."""
    table = splittable.new("split", players=players, seed=1, options=options)
    line = next(line for line in table.record().splitlines() if line.startswith("deck "))
    return table, line.split()[1:]


def test_1_1_sp_01_the_deck_holds_every_card_of_a_52_card_deck_twice() -> None:
    counts = Counter(dealt(2)[1])
    assert len(counts) == 52
    assert set(counts.values()) == {2}


def test_1_2_sp_01_nine_cards_are_dealt_to_each_player_one_at_a_time_starting_with_the_seat_to_the_dealers_left() -> (
    None
):
    table, cards = dealt(3)
    assert table.view()["dealer"] == 0
    for seat, first in ((1, 0), (2, 1), (0, 2)):
        assert Counter(table.view(seat)["hand"]) == Counter(cards[first:27:3])


def test_1_3_sp_01_the_next_card_is_turned_up_and_starts_the_row() -> None:
    table, cards = dealt(3)
    assert table.view()["row"] == [cards[27]]


def test_1_4_sp_01_the_rest_form_the_pile() -> None:
    table, cards = dealt(3)
    assert table.view()["pile"] == 76
    before = Counter(table.view(1)["hand"])
    table.play(1, "draw")
    assert Counter(table.view(1)["hand"]) - before == Counter([cards[28]])


def test_1_5_p1_deals_the_first_round_unless_the_option_start_names_another_seat() -> None:
    assert dealt(4)[0].view()["dealer"] == 0
    assert dealt(4, start=3)[0].view()["dealer"] == 2


def test_1_6_sp_15_the_seat_to_the_left_of_the_dealer_begins() -> None:
    assert dealt(4)[0].waiting == (1,)
    assert dealt(4, start=4)[0].waiting == (0,)


def test_1_7_sp_01_a_game_has_three_rounds() -> None:
    table = splittable.new("split", players=6, seed=1)
    for round_ in (1, 2, 3):
        assert table.view()["round"] == round_
        stay(table, 1)
        table.play(table.waiting[0], "draw")
    assert table.over


def test_1_8_sp_01_the_option_rounds_1_or_rounds_2_makes_the_game_shorter() -> None:
    for rounds in (1, 2):
        table = splittable.new("split", players=6, seed=1, options={"rounds": rounds})
        for _ in range(rounds):
            assert not table.over
            stay(table, 1)
            table.play(table.waiting[0], "draw")
        assert table.over


def test_2_1_sp_02_two_cards_of_the_same_rank_in_hand_make_a_match(tell: Tell) -> None:
    table = open_table("4C 4H", "", pile="KD")
    tell(table, "P1 draw; P1 match 4C 4H")
    assert matches(table, 0) == ["4C4H"]
    assert table.view()["sizes"] == [8, 9]


def test_2_2_sp_02_two_cards_of_different_ranks_never_make_a_match(tell: Tell, refused: Refused) -> None:
    table = open_table("4D 5H", "", pile="KD")
    tell(table, "P1 draw")
    assert refused(table, 0, "match 4D 5H").rule == "SP-02"


def kind_of(tell: Tell, hand: str) -> str:
    """The kind of match that two cards make."""
    table = open_table(hand, "", pile="KD")
    tell(table, f"P1 draw; P1 match {hand}")
    kind: str = table.view()["matches"][0][0]["kind"]
    return kind


def test_2_3_sp_02_two_cards_of_the_same_suit_make_a_perfect_match(tell: Tell) -> None:
    assert {kind_of(tell, f"3{suit} 3{suit}") for suit in "CDHS"} == {"perfect"}


def test_2_4_sp_02_two_suits_of_the_same_colour_make_a_strong_match(tell: Tell) -> None:
    assert {kind_of(tell, hand) for hand in ("4D 4H", "4C 4S")} == {"strong"}


def test_2_5_sp_02_a_red_suit_and_a_black_suit_make_a_weak_match(tell: Tell) -> None:
    assert {kind_of(tell, hand) for hand in ("8D 8S", "8C 8D", "8C 8H", "8H 8S")} == {"weak"}


def test_2_6_sp_02_a_match_scores_the_same_whatever_its_kind(tell: Tell) -> None:
    table = open_table("10C 10C 9C 9S 8C 8D", "", pile="KD", rounds=1)
    tell(table, "P1 draw; P1 match 10C 10C; P1 penalize P2; P1 match 9C 9S; P1 pass; P1 match 8C 8D; P1 discard KD")
    stay(table, 0)
    assert [points(table, 0, rank) for rank in ("10", "9", "8")] == [10, 10, 10]


def test_3_1_sp_03_you_begin_your_turn_by_drawing_a_card_from_the_pile_or_taking_cards_from_the_row() -> None:
    table = open_table("5C", "", row="5H")
    assert table.actions(0) == ["draw", "take 1"]


def test_3_2_sp_03_nothing_can_be_played_or_discarded_before_that(tell: Tell, refused: Refused) -> None:
    table = open_table("4C 4H 3D", "3C 3H", pile="KD KD")
    assert refused(table, 0, "match 4C 4H").rule == "SP-03"
    assert refused(table, 0, "discard 4C").rule == "SP-03"
    tell(table, "P1 draw; P1 discard KD; P2 draw; P2 match 3C 3H; P2 discard KD")
    assert refused(table, 0, "upgrade 3D 3H 3C@P2").rule == "SP-03"


def test_3_3_sp_03_you_draw_or_take_only_once_a_turn(tell: Tell, refused: Refused) -> None:
    table = open_table("5C", "", row="5H", pile="KD")
    tell(table, "P1 draw")
    assert refused(table, 0, "draw").rule == "SP-03"
    assert refused(table, 0, "take 1").rule == "SP-03"


def test_3_4_sp_03_then_you_may_make_any_number_of_plays_or_none(tell: Tell) -> None:
    table = open_table("4C 4H 3C 3H", "", pile="KD")
    tell(table, "P1 draw")
    assert {"match 4C 4H", "match 3C 3H", "discard KD"} <= set(table.actions(0))
    tell(table, "P1 match 4C 4H; P1 match 3C 3H")
    assert len(matches(table, 0)) == 2


def test_3_5_sp_03_discarding_one_card_ends_the_turn(tell: Tell) -> None:
    table = open_table("4C", "", pile="KD")
    tell(table, "P1 draw; P1 discard 4C")
    assert table.view()["sizes"] == [9, 9]
    assert table.actions(0) == []


def test_3_6_sp_03_the_discard_goes_on_top_of_the_row(tell: Tell) -> None:
    table = open_table("4C", "", row="2H", pile="KD")
    tell(table, "P1 draw; P1 discard 4C")
    assert table.view()["row"] == ["2H", "4C"]


def test_3_7_sp_03_the_seat_to_the_left_plays_next(tell: Tell) -> None:
    table = open_table("", "", "", pile="KC KD KH")
    tell(table, "P1 draw; P1 discard KC")
    assert table.waiting == (1,)
    tell(table, "P2 draw; P2 discard KD; P3 draw; P3 discard KH")
    assert table.waiting == (0,)


def test_3_8_sp_04_drawing_the_piles_last_card_ends_the_round_at_once() -> None:
    table = open_table("", "", rounds=1)
    stay(table, 1)
    assert not table.over
    table.play(0, "draw")
    assert table.over
    assert table.view()["pile"] == 0


def test_3_9_sp_04_the_last_card_counts_as_held_by_the_player_who_drew_it() -> None:
    table = open_table("", "", rounds=1)
    stay(table, 0)
    assert table.view()["last_round"]["ended_by"] == 0
    assert [sheet["negatives"] for sheet in table.view()["sheets"]] == [10, 9]


def test_3_10_al_01_a_decision_with_only_one_legal_action_is_still_a_decision(tell: Tell) -> None:
    table = open_table("4C 4C", "", pile="KD")
    tell(table, "P1 draw; P1 match 4C 4C")
    assert table.waiting == (0,)
    assert table.actions(0) == ["penalize P2"]
    tell(table, "P1 penalize P2")
    assert "P1 penalize P2" in table.record()


def test_4_1_sp_05_you_can_take_any_card_of_the_row_that_you_can_use_at_once(tell: Tell) -> None:
    assert row_of_fives(tell, "5C").actions(0) == ["draw", "take 3"]
    assert row_of_fives(tell, "10C 5D").actions(0) == ["draw", "take 2", "take 3"]


def test_4_2_sp_05_a_card_that_you_cannot_use_cannot_be_taken(tell: Tell, refused: Refused) -> None:
    table = row_of_fives(tell, "5C")
    assert refused(table, 0, "take 1").rule == "SP-05"
    assert refused(table, 0, "take 4").rule == "SP-05"


def test_4_3_sp_05_all_the_cards_above_it_are_taken_with_it(tell: Tell) -> None:
    table = row_of_fives(tell, "5C")
    tell(table, "P1 take 3")
    assert table.view()["row"] == []
    assert Counter(table.view(0)["hand"]) > Counter(["5C", "5C", "10H", "2S"])
    assert table.view()["taken"] == {"card": "5C", "along": ["10H", "2S"]}


def test_4_4_sp_05_the_card_taken_must_be_used_before_anything_else(tell: Tell, refused: Refused) -> None:
    table = row_of_fives(tell, "5C 10C KC KD")
    tell(table, "P1 take 3")
    assert table.actions(0) == ["match 5C 5C"]
    for action in ("match 10C 10H", "match KC KD", "discard 2S", "draw", "pass"):
        assert refused(table, 0, action).rule == "SP-05"


def test_4_5_sp_05_it_is_used_in_a_match_or_in_an_upgrade(tell: Tell) -> None:
    table = open_table("5C 5D 5S 10H", "2S", row="5C", pile="AH AH")
    tell(table, "P1 draw; P1 match 5D 5S; P1 discard 10H; P2 draw; P2 discard 2S; P1 take 3")
    assert sorted(table.actions(0)) == ["match 5C 5C", "upgrade 5C 5S 5D@P1"]


def test_4_6_sp_05_its_partner_may_be_one_of_the_cards_taken_with_it(tell: Tell) -> None:
    table = open_table("5D", "2S", row="5C", pile="AH AH")
    tell(table, "P1 draw; P1 discard 5D; P2 draw; P2 discard 2S; P1 take 3")
    assert table.actions(0) == ["match 5C 5D"]


def test_4_7_sp_05_with_the_option_partner_own_its_partner_must_already_have_been_in_hand_or_on_the_table(
    tell: Tell, refused: Refused
) -> None:
    table = open_table("5D", "2S", row="5C", pile="AH AH", partner="own")
    tell(table, "P1 draw; P1 discard 5D; P2 draw; P2 discard 2S")
    assert refused(table, 0, "take 3").rule == "SP-05"
    table = open_table("5D 5H", "2S", row="5C", pile="AH AH", partner="own")
    tell(table, "P1 draw; P1 discard 5D; P2 draw; P2 discard 2S; P1 take 3")
    assert table.actions(0) == ["match 5C 5H"]
    assert refused(table, 0, "match 5C 5D").rule == "SP-05"


def test_4_8_sp_05_afterwards_the_cards_taken_with_it_may_be_played_too(tell: Tell) -> None:
    table = row_of_fives(tell, "5D 10C")
    tell(table, "P1 take 3; P1 match 5C 5D; P1 match 10C 10H")
    assert matches(table, 0) == ["10C10H", "5C5D"]


def test_a_stacked_deck_deals_what_a_story_says() -> None:
    table = splittable.new("split", players=2, chance=[stack(["KC QC", "KD QD"], row="2H", pile="3S")])
    assert [table.view(seat)["hand"][:2] for seat in (0, 1)] == [["KC", "QC"], ["KD", "QD"]]
    assert table.view()["row"] == ["2H"]
