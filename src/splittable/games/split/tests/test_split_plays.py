"""The rules of SPLIT, sections 5 to 7: upgrades, bonuses, the last card in hand."""

from typing import Any

from splittable.games.split.tests.split_stories import GOING_OUT, Refused, Tell, matches, open_table, points, stay
from splittable.play.table import Table

FOUR_PAIRS = "AC AD KC KD QC QD JC JD"
LAY_FOUR_PAIRS = "{0} match AC AD; {0} match KC KD; {0} match QC QD; {0} match JC JD"
LAY_FOUR_PAIRS_AND_PASS = LAY_FOUR_PAIRS.replace(";", "; {0} pass;") + "; {0} pass"


def upgradable(tell: Tell, laid: str, hand: str) -> Table:
    """P1 has laid a match of two cards, and P2, holding a hand, has drawn."""
    table = open_table(laid, hand, pile="KD KD")
    tell(table, f"P1 draw; P1 match {laid}")
    if table.view()["asked"] != "play":
        tell(table, "P1 penalize P2" if table.view()["asked"] == "penalize" else "P1 pass")
    tell(table, "P1 discard KD; P2 draw")
    return table


def upgrades(table: Table, seat: int) -> set[str]:
    """The upgrades that a seat may make."""
    return {action for action in table.actions(seat) if action.startswith("upgrade")}


def trades(table: Table, seat: int) -> list[str]:
    """The trades that a seat may make."""
    return [action for action in table.actions(seat) if action.startswith("trade")]


def test_5_1_sp_06_an_upgrade_plays_a_card_from_your_hand_onto_a_match_in_front_of_any_player(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "4D 5C 5H 5D")
    tell(table, "P2 match 5C 5H; P2 pass")
    assert upgrades(table, 1) == {"upgrade 4D 4H 4C@P1", "upgrade 5D 5H 5C@P2"}


def test_5_2_sp_06_a_weak_match_can_become_strong_or_perfect(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "4D 4H 4S")
    assert upgrades(table, 1) == {"upgrade 4D 4H 4C@P1", "upgrade 4H 4H 4C@P1", "upgrade 4S 4C 4H@P1"}


def test_5_3_sp_06_a_strong_match_can_become_perfect(tell: Tell) -> None:
    table = upgradable(tell, "4D 4H", "4D 4H 4C")
    assert upgrades(table, 1) == {"upgrade 4D 4D 4H@P1", "upgrade 4H 4H 4D@P1"}
    tell(table, "P2 upgrade 4D 4D 4H@P1")
    assert table.view()["matches"][1] == [{"cards": "4D4D", "kind": "perfect"}]


def test_5_4_sp_06_a_perfect_match_cannot_be_upgraded(tell: Tell, refused: Refused) -> None:
    table = upgradable(tell, "4D 4D", "4H 4C")
    assert upgrades(table, 1) == set()
    assert refused(table, 1, "upgrade 4H 4D 4D@P1").rule == "SP-06"


def test_5_5_sp_06_an_upgrade_that_does_not_make_the_match_stronger_is_refused(tell: Tell, refused: Refused) -> None:
    table = upgradable(tell, "4C 4S", "4D 4H")
    assert refused(table, 1, "upgrade 4D 4C 4S@P1").rule == "SP-06"


def test_5_6_sp_06_the_new_match_lies_in_front_of_the_player_who_upgraded_it(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "4D")
    tell(table, "P2 upgrade 4D 4H 4C@P1")
    assert matches(table, 0) == []
    assert matches(table, 1) == ["4D4H"]


def test_5_7_sp_06_the_card_left_over_goes_to_the_hand_of_the_matchs_former_owner(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "4D")
    before = table.view(0)["hand"]
    tell(table, "P2 upgrade 4D 4H 4C@P1")
    assert sorted(table.view(0)["hand"]) == sorted([*before, "4C"])
    assert table.view()["sizes"] == [8, 9]


def test_5_8_sp_06_the_card_left_over_from_your_own_match_goes_to_your_own_hand(tell: Tell) -> None:
    table = open_table("4C 4H 4D", "", pile="KD")
    tell(table, "P1 draw; P1 match 4C 4H; P1 upgrade 4D 4H 4C@P1")
    assert matches(table, 0) == ["4D4H"]
    assert "4C" in table.view(0)["hand"]
    assert "4D" not in table.view(0)["hand"]


def test_6_1_sp_07_the_bonus_for_a_match_comes_before_anything_else(tell: Tell, refused: Refused) -> None:
    table = open_table("4D 4H 5C 5H 6C", "", pile="KD")
    tell(table, "P1 draw; P1 match 4D 4H")
    for action in ("match 5C 5H", "discard 6C", "take 1"):
        assert refused(table, 0, action).rule == "SP-07"


def test_6_2_sp_07_an_upgraded_match_earns_its_bonus_too(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "4D 4H")
    tell(table, "P2 upgrade 4D 4H 4C@P1")
    assert table.actions(1) == ["draw", "pass"]
    tell(table, "P2 pass; P2 upgrade 4H 4H 4D@P2")
    assert table.actions(1) == ["penalize P1"]


def test_6_3_sp_08_after_a_perfect_match_another_player_must_fill_a_negative_box_at_once(tell: Tell) -> None:
    table = open_table("4C 4C", "", "", pile="KD")
    tell(table, "P1 draw; P1 match 4C 4C; P1 penalize P3")
    assert [sheet["negatives"] for sheet in table.view()["sheets"]] == [0, 0, 1]
    assert table.scores == (0, 0, -5)


def test_6_4_sp_08_you_must_name_somebody_other_than_yourself(tell: Tell, refused: Refused) -> None:
    table = open_table("4C 4C", "", "", pile="KD")
    tell(table, "P1 draw; P1 match 4C 4C")
    assert table.actions(0) == ["penalize P2", "penalize P3"]
    for action in ("penalize P1", "penalize P4", "pass"):
        assert refused(table, 0, action).rule == "SP-08"


def test_6_5_sp_09_after_a_strong_match_you_may_draw_a_card(tell: Tell) -> None:
    table = open_table("4D 4H", "", pile="KD 3S")
    tell(table, "P1 draw; P1 match 4D 4H; P1 draw")
    assert "3S" in table.view(0)["hand"]
    assert table.view()["sizes"] == [9, 9]


def test_6_6_sp_09_you_may_decline_to_draw_after_a_strong_match(tell: Tell) -> None:
    table = open_table("4D 4H", "", pile="KD 3S")
    tell(table, "P1 draw; P1 match 4D 4H; P1 pass")
    assert table.view()["sizes"] == [8, 9]
    assert "discard KD" in table.actions(0)


def last_card_but_one(hand: str, **options: Any) -> Table:
    """P2, holding a hand, has just drawn the pile's last card but one."""
    table = open_table("", hand, rounds=1, **options)
    stay(table, 2)
    table.play(1, "draw")
    assert table.view()["pile"] == 1
    return table


def test_6_7_sp_09_if_that_is_the_piles_last_card_the_round_ends_and_the_match_stands(tell: Tell) -> None:
    table = last_card_but_one("4D 4H")
    tell(table, "P2 match 4D 4H; P2 draw")
    assert table.over
    assert points(table, 1, "4") == 10
    assert table.view()["last_round"]["held"] == [9, 9]


def test_6_8_sp_09_with_the_option_last_draw_forbidden_you_are_not_offered_the_piles_last_card(
    tell: Tell, refused: Refused
) -> None:
    table = last_card_but_one("4D 4H", last_draw="forbidden")
    tell(table, "P2 match 4D 4H")
    assert table.view()["asked"] == "play"
    assert refused(table, 1, "draw").rule == "SP-09"


def test_6_9_sp_10_after_a_weak_match_you_may_trade_one_of_your_matches_for_a_match_of_the_same_kind_in_front_of_another_player(
    tell: Tell,
) -> None:
    table = upgradable(tell, "4C 4H", "9D 9S 8C 8D")
    tell(table, "P2 match 8C 8D; P2 pass; P2 match 9D 9S; P2 trade 8C8D 4C4H@P1")
    assert matches(table, 0) == ["8C8D"]
    assert matches(table, 1) == ["9D9S", "4C4H"]


def test_6_10_sp_10_the_new_match_itself_may_be_traded(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "9D 9S")
    tell(table, "P2 match 9D 9S; P2 trade 9D9S 4C4H@P1")
    assert (matches(table, 0), matches(table, 1)) == (["9D9S"], ["4C4H"])


def test_6_11_sp_10_an_older_match_of_any_kind_may_be_traded_for_a_match_of_that_kind(tell: Tell) -> None:
    table = upgradable(tell, "4C 4C", "5C 5C 9D 9S")
    tell(table, "P2 match 5C 5C; P2 penalize P1; P2 match 9D 9S")
    assert trades(table, 1) == ["trade 5C5C 4C4C@P1"]
    table = upgradable(tell, "4C 4S", "5D 5H 9D 9S")
    tell(table, "P2 match 5D 5H; P2 pass; P2 match 9D 9S")
    assert trades(table, 1) == ["trade 5D5H 4C4S@P1"]


def test_6_12_sp_10_matches_of_different_kinds_are_never_traded(tell: Tell, refused: Refused) -> None:
    table = upgradable(tell, "4C 4C", "5C 5C 9D 9S")
    tell(table, "P2 match 5C 5C; P2 penalize P1; P2 match 9D 9S")
    assert refused(table, 1, "trade 9D9S 4C4C@P1").rule == "SP-10"


def test_6_13_sp_10_two_matches_that_look_alike_may_be_traded(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "4C 4H")
    tell(table, "P2 match 4C 4H")
    assert trades(table, 1) == ["trade 4C4H 4C4H@P1"]
    tell(table, "P2 trade 4C4H 4C4H@P1")
    assert (matches(table, 0), matches(table, 1)) == (["4C4H"], ["4C4H"])


def test_6_14_sp_10_you_may_decline_the_trade(tell: Tell) -> None:
    table = upgradable(tell, "4C 4H", "9D 9S")
    tell(table, "P2 match 9D 9S; P2 pass")
    assert (matches(table, 0), matches(table, 1)) == (["4C4H"], ["9D9S"])
    assert table.view()["asked"] == "play"


def test_6_15_sp_10_a_trade_earns_no_new_bonus(tell: Tell) -> None:
    table = upgradable(tell, "4C 4C", "5C 5C 9D 9S")
    tell(table, "P2 match 5C 5C; P2 penalize P1; P2 match 9D 9S; P2 trade 5C5C 4C4C@P1")
    assert table.view()["asked"] == "play"


def test_6_16_sp_10_you_are_not_asked_when_no_trade_is_possible(tell: Tell) -> None:
    table = upgradable(tell, "4C 4C", "9D 9S")
    tell(table, "P2 match 9D 9S")
    assert table.view()["asked"] == "play"


def test_6_17_sp_10_several_matches_that_look_alike_count_as_one_choice(tell: Tell) -> None:
    table = open_table("4C 4H 4C 4H", "9D 9S", pile="KD KD")
    tell(table, "P1 draw; P1 match 4C 4H; P1 match 4C 4H; P1 discard KD; P2 draw; P2 match 9D 9S")
    assert trades(table, 1) == ["trade 9D9S 4C4H@P1"]
    tell(table, "P2 trade 9D9S 4C4H@P1")
    assert (matches(table, 0), matches(table, 1)) == (["9D9S", "4C4H"], ["4C4H"])


def two_cards_left(tell: Tell, kept: str, drawn: str, **options: Any) -> Table:
    """P1 has laid four Weak matches and holds one card and the one just drawn."""
    table = open_table(f"{FOUR_PAIRS} {kept}", "", pile=drawn, **options)
    tell(table, "P1 draw; " + LAY_FOUR_PAIRS.format("P1"))
    assert table.view()["sizes"][0] == 2
    return table


def test_7_1_sp_11_a_play_must_leave_you_a_card_to_discard(tell: Tell, refused: Refused) -> None:
    table = two_cards_left(tell, "5C", "5D")
    assert refused(table, 0, "match 5C 5D").rule == "SP-11"
    table = two_cards_left(tell, "5C", "5C")
    assert refused(table, 0, "match 5C 5C").rule == "SP-11"


def test_7_2_sp_11_a_strong_match_may_use_up_your_hand_because_the_draw_refills_it(tell: Tell) -> None:
    table = two_cards_left(tell, "5C", "5S")
    tell(table, "P1 match 5C 5S; P1 draw")
    assert table.view()["sizes"][0] == 1
    assert table.view()["asked"] == "play"


def one_card_left(tell: Tell, last: str, **options: Any) -> Table:
    """P2 has laid 4C4H and 3C3H; P1 has upgraded the first to a Perfect match and holds one card."""
    table = open_table(f"{FOUR_PAIRS} 4C", "4C 4H 3C 3H", pile=f"10D {last}", start=1, **options)
    tell(table, "P2 draw; P2 match 4C 4H; P2 match 3C 3H; P2 discard 10D; P1 draw")
    tell(table, LAY_FOUR_PAIRS_AND_PASS.format("P1") + "; P1 upgrade 4C 4C 4H@P2; P1 penalize P2")
    assert table.view(0)["hand"] == [last]
    return table


def test_7_3_sp_11_an_upgrade_to_a_strong_match_may_use_up_your_hand_too(tell: Tell, refused: Refused) -> None:
    table = one_card_left(tell, "3S")
    tell(table, "P1 upgrade 3S 3C 3H@P2")
    assert table.view()["sizes"][0] == 0
    table = one_card_left(tell, "3C")
    assert refused(table, 0, "upgrade 3C 3C 3H@P2").rule == "SP-11"


def test_7_4_sp_11_if_your_hand_is_empty_you_must_draw(tell: Tell, refused: Refused) -> None:
    table = two_cards_left(tell, "5C", "5S")
    tell(table, "P1 match 5C 5S")
    assert table.actions(0) == ["draw"]
    assert refused(table, 0, "pass").rule == "SP-11"


def two_cards_at_the_end(tell: Tell, **options: Any) -> Table:
    """P2 holds 5C and 5S, and the pile one card."""
    table = open_table("", f"{FOUR_PAIRS} 5C", pile="9H 9H", bottom="5S 8H", rounds=1, **options)
    tell(table, "P1 draw; P1 discard 9H; P2 draw; " + LAY_FOUR_PAIRS.format("P2") + "; P2 discard 9H")
    stay(table, 2)
    tell(table, "P2 draw")
    assert table.view(1)["hand"] == ["5C", "5S"]
    return table


def test_7_5_sp_11_the_piles_last_card_counts_as_refilling_your_hand(tell: Tell) -> None:
    table = two_cards_at_the_end(tell)
    tell(table, "P2 match 5C 5S")
    assert table.actions(1) == ["draw"]
    tell(table, "P2 draw")
    assert table.view()["last_round"]["held"] == [9, 1]


def test_7_6_sp_09_sp_11_with_the_option_last_draw_forbidden_the_last_card_does_not_refill_your_hand(
    tell: Tell, refused: Refused
) -> None:
    table = two_cards_at_the_end(tell, last_draw="forbidden")
    assert refused(table, 1, "match 5C 5S").rule == "SP-11"


def test_7_7_sp_11_with_the_option_last_card_never_a_play_must_always_leave_a_card_in_your_hand(
    tell: Tell, refused: Refused
) -> None:
    table = two_cards_left(tell, "5C", "5S", last_card="never")
    assert refused(table, 0, "match 5C 5S").rule == "SP-11"
    table = one_card_left(tell, "3S", last_card="never")
    assert refused(table, 0, "upgrade 3S 3C 3H@P2").rule == "SP-11"


def test_7_8_sp_06_sp_11_if_you_upgrade_your_own_match_with_your_last_card_the_card_left_over_returns_to_your_hand_so_you_can_discard_it(
    tell: Tell,
) -> None:
    table = open_table(GOING_OUT, "", pile="10D KH", last_card="never")
    tell(table, "P1 draw; P1 match AC AS; P1 draw; P1 match KC KD; P1 match QC QD; P1 match JC JD; P1 match 10C 10D")
    assert table.view(0)["hand"] == ["KH"]
    tell(table, "P1 upgrade KH KD KC@P1")
    assert table.view(0)["hand"] == ["KC"]


def test_7_9_sp_11_a_card_that_you_could_use_only_by_breaking_this_rule_cannot_be_taken(
    tell: Tell, refused: Refused
) -> None:
    story = "P1 draw; " + LAY_FOUR_PAIRS.format("P1") + "; P1 discard 9H; P2 draw; P2 discard {}"
    table = open_table(f"{FOUR_PAIRS} 5C", "5D", pile="9H 9H")
    tell(table, story.format("5D"))
    assert refused(table, 0, "take 1").rule == "SP-11"
    table = open_table(f"{FOUR_PAIRS} 5C", "5S", pile="9H 9H")
    tell(table, story.format("5S"))
    assert "take 1" in table.actions(0)
