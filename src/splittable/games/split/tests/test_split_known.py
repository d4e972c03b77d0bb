"""The rules of SPLIT, section 11: what everybody knows, and what nobody else may learn."""

from typing import Any

from splittable.games.split.tests.split_stories import GO_OUT, GOING_OUT, Tell, open_table, stay
from splittable.play.table import Table


def test_11_1_sp_17_the_row_and_its_order_all_matches_and_all_score_sheets_are_public(tell: Tell) -> None:
    table = open_table("4C 4C", "", row="2H", pile="KD QD")
    tell(table, "P1 draw; P1 match 4C 4C; P1 penalize P2; P1 discard KD; P2 draw; P2 discard QD")
    for eyes in (None, 0, 1):
        view = table.view(eyes)
        assert view["row"] == ["2H", "KD", "QD"]
        assert view["matches"] == [[{"cards": "4C4C", "kind": "perfect"}], []]
        assert [sheet["negatives"] for sheet in view["sheets"]] == [0, 1]


def test_11_2_sp_17_the_number_of_cards_in_the_pile_and_in_each_hand_is_public(tell: Tell) -> None:
    table = open_table("4C 4C", "", pile="KD")
    tell(table, "P1 draw; P1 match 4C 4C; P1 penalize P2; P1 discard KD")
    for eyes in (None, 0, 1):
        assert table.view(eyes)["sizes"] == [7, 9]
        assert table.view(eyes)["pile"] == 84


def taken(tell: Tell, hand: str, **options: Any) -> Table:
    """P1, holding a hand, has taken 5C from the row with 5D and 2S on it."""
    table = open_table(f"5D {hand}", "2S", row="5C", pile="AH AH", **options)
    tell(table, "P1 draw; P1 discard 5D; P2 draw; P2 discard 2S; P1 take 3")
    return table


def test_11_3_sp_17_a_card_taken_from_the_row_is_known_to_be_in_the_hand_of_the_player_who_took_it(tell: Tell) -> None:
    table = taken(tell, "5H")
    for eyes in (None, 0, 1):
        assert table.view(eyes)["seen"] == [["5C", "5D", "2S"], []]


def test_11_4_sp_17_a_card_left_over_from_an_upgrade_is_known_to_be_in_the_hand_it_went_to(tell: Tell) -> None:
    table = open_table("4C 4H", "4D", pile="KD KD")
    tell(table, "P1 draw; P1 match 4C 4H; P1 discard KD; P2 draw; P2 upgrade 4D 4H 4C@P1")
    assert table.view(1)["seen"] == [["4C"], []]


def test_11_5_sp_17_a_known_card_is_forgotten_when_one_just_like_it_is_seen_leaving_that_hand(tell: Tell) -> None:
    table = taken(tell, "5H 2S KC KH")
    assert table.view(0)["hand"].count("2S") == 2
    tell(table, "P1 match 5C 5H; P1 discard 2S")
    assert table.view(1)["seen"] == [["5D"], []]
    assert table.view(0)["hand"].count("2S") == 1


def test_11_6_sp_17_with_the_option_partner_own_the_partner_of_a_taken_card_is_never_one_of_the_cards_taken_with_it(
    tell: Tell,
) -> None:
    table = taken(tell, "5D", partner="own")
    tell(table, "P1 match 5C 5D")
    assert table.view(1)["seen"] == [["5D", "2S"], []]
    table = taken(tell, "5D", partner="any")
    tell(table, "P1 match 5C 5D")
    assert table.view(1)["seen"] == [["2S"], []]


def test_11_7_sp_17_cards_still_in_hand_at_the_end_of_a_round_stay_hidden() -> None:
    table = open_table("", "", "", rounds=1)
    stay(table, 0)
    hidden = [table.resample(0, seed).view(1)["hand"] for seed in range(5)]
    assert all(hand != table.view(1)["hand"] for hand in hidden)
    assert table.view(0)["seen"] == [[], [], []]


def test_11_8_sp_17_pairs_laid_for_players_who_have_not_had_a_turn_are_shown(tell: Tell) -> None:
    table = open_table(GOING_OUT, "9C 9D 8C", pile="10D 2S")
    tell(table, GO_OUT.format("P1", "2S"))
    for eyes in (None, 0, 1):
        last = table.view(eyes)["last_round"]
        assert last["laid_for"] == [1]
        assert last["matches"][1] == [{"cards": "9C9D", "kind": "weak"}]
        assert last["held"] == [0, 7]


def test_11_9_sp_17_the_rest_of_each_hand_and_the_pile_are_hidden(tell: Tell) -> None:
    tables = [
        open_table("KC QC JC 10C 9C 8C 7C 6C 5C", "KD QD JD 10D 9D 8D 7D 6D 5D", row="4H", pile="AH KH 3S"),
        open_table("KC QC JC 10C 9C 8C 7C 6C 5C", "KD QD JD 10D 9D 8D 7D 6D 3S", row="4H", pile="AH KH 5D"),
    ]
    for table in tables:
        tell(table, "P1 draw; P1 discard AH; P2 draw; P2 discard KH")
    for eyes in (None, 0):
        assert tables[0].view(eyes) == tables[1].view(eyes)
    assert tables[0].view(1) != tables[1].view(1)
