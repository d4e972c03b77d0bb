"""The rules of SPLIT, sections 8 to 10: the end of a round, the score sheet, the winner."""

import splittable
from splittable.games.split.tests.split_stories import (
    GO_OUT,
    GOING_OUT,
    Tell,
    matches,
    open_table,
    points,
    stack,
    stay,
)
from splittable.play.table import Table

OUT_CARDS = "10D 2S"
"""What the pile must give to the hand that goes out; the second is its discard."""


def go_out(table: Table, tell: Tell, seat: int) -> None:
    """The hand that goes out does so."""
    tell(table, GO_OUT.format(f"P{seat + 1}", "2S"))


def negatives(table: Table) -> list[int]:
    """The negative boxes that each seat has filled."""
    return [sheet["negatives"] for sheet in table.view()["sheets"]]


def laid_last(table: Table, seat: int) -> list[str]:
    """The matches that a seat had at the end of the last round."""
    return [match["cards"] for match in table.view()["last_round"]["matches"][seat]]


def test_8_1_sp_12_a_player_who_discards_their_last_card_goes_out_and_ends_the_round(tell: Tell) -> None:
    table = open_table(GOING_OUT, "", pile=OUT_CARDS, rounds=1)
    go_out(table, tell, 0)
    assert table.over
    assert table.view()["last_round"]["out"] == 0
    assert table.view()["row"][-1] == "2S"


def test_8_2_sp_12_everybody_else_then_fills_a_negative_box_for_each_card_they_hold(tell: Tell) -> None:
    table = open_table("", GOING_OUT, pile=f"KH {OUT_CARDS}", rounds=1)
    tell(table, "P1 draw; P1 discard KH")
    go_out(table, tell, 1)
    assert negatives(table) == [9, 0]


def test_8_3_sp_04_when_the_pile_ends_the_round_everybody_fills_a_negative_box_for_each_card_they_hold() -> None:
    table = open_table("", "", "", "", rounds=1)
    stay(table, 0)
    assert table.view()["last_round"]["out"] is None
    assert negatives(table) == [9, 9, 10, 9]


def early(tell: Tell, hand: str) -> Table:
    """P1 has gone out in the first turn of the round, before P2, holding a hand, had one."""
    table = open_table(GOING_OUT, hand, pile=OUT_CARDS, rounds=1)
    go_out(table, tell, 0)
    return table


def test_8_4_sp_13_when_somebody_goes_out_players_who_have_not_had_a_turn_first_lay_their_pairs(tell: Tell) -> None:
    table = early(tell, "9C 9D 8C 8D 7C 6C 5C 4C 3C")
    assert laid_last(table, 1) == ["9C9D", "8C8D"]
    assert [points(table, 1, rank) for rank in ("9", "8", "7")] == [10, 10, 0]
    assert negatives(table) == [0, 5]


def test_8_5_sp_13_they_lay_as_many_pairs_of_each_rank_as_possible(tell: Tell) -> None:
    table = early(tell, "9C 9D 9D 9H 9S 8C 8D 8H 8S")
    assert len(laid_last(table, 1)) == 4
    assert negatives(table)[1] == 1


def test_8_6_sp_13_perfect_pairs_are_laid_first_then_strong_then_weak_ones(tell: Tell) -> None:
    assert laid_last(early(tell, "9C 9C 9D 9H 9S 8C 8D 8S 7C"), 1) == ["9C9C", "9D9H", "8C8S"]
    assert laid_last(early(tell, "9C 9D 8D 8S 7H 7S 6C 6H 5C"), 1) == ["9C9D", "8D8S", "7H7S", "6C6H"]
    assert laid_last(early(tell, "9C 9C 9S 9S 8C 8D 8D 8H 7C"), 1) == ["9C9C", "9S9S", "8D8D", "8C8H"]


def test_8_7_sp_13_pairs_laid_this_way_earn_no_bonus(tell: Tell) -> None:
    table = early(tell, "9C 9C 8C 8S 7C 6C 5C 4C 3C")
    assert table.over
    assert negatives(table) == [0, 5]


def test_8_8_sp_13_players_who_have_had_a_turn_lay_nothing(tell: Tell) -> None:
    table = open_table("9C 9D", GOING_OUT, "9H 9S", pile=f"KH {OUT_CARDS}", rounds=1)
    tell(table, "P1 draw; P1 discard KH")
    go_out(table, tell, 1)
    assert table.view()["last_round"]["laid_for"] == [2]
    assert [laid_last(table, seat) for seat in (0, 2)] == [[], ["9H9S"]]
    assert negatives(table) == [9, 0, 7]


def test_8_9_sp_13_nothing_is_laid_when_the_pile_ends_the_round() -> None:
    table = open_table("9C 9D", "8C 8D", rounds=1)
    stay(table, 0)
    assert [laid_last(table, seat) for seat in (0, 1)] == [[], []]
    assert table.view()["last_round"]["laid_for"] == []


def rank_story(rank: str, count: int) -> tuple[str, str, list[str]]:
    """A hand, what it draws, and the matches that go out with so many matches of a rank."""
    others = [other for other in ("K", "Q", "J", "10", "9", "8") if other != rank]
    own = [("C", "D"), ("C", "D"), ("H", "S"), ("H", "S")][:count]
    pairs = [f"{rank}{low} {rank}{high}" for low, high in own]
    pairs += [f"{other}C {other}D" for other in others[: 4 - count]]
    last = others[4 - count]
    return f"{' '.join(pairs)} {last}C", f"{last}S", [*pairs, f"{last}C {last}S"]


def play_rank(table: Table, tell: Tell, rank: str, count: int) -> None:
    """Deal a round in which P1 goes out with so many matches of a rank."""
    hand, drawn, pairs = rank_story(rank, count)
    junk = "3" if rank == "2" else "2"
    is_first = table.view()["last_round"] is None
    pile = f"{drawn} {junk}D" if is_first else f"{junk}S {drawn} {junk}D"
    table.deal(stack([hand, ""], row=f"{junk}H", pile=pile, dealer=1 if is_first else 0))
    if not is_first:
        tell(table, f"P2 draw; P2 discard {junk}S")
    tell(table, "P1 draw; " + "; ".join(f"P1 match {pair}" for pair in pairs) + f"; P1 draw; P1 discard {junk}D")


def row_values(tell: Tell, rank: str) -> list[int]:
    """What a rank's row is worth with 0 to 5 matches."""
    values = []
    for counts in ([0], [1], [2], [3], [4], [4, 1]):
        options = {"rounds": len(counts), "start": 2}
        table = splittable.new("split", players=2, chance=[], options=options)
        for count in counts:
            play_rank(table, tell, rank, count)
        assert table.over
        values.append(points(table, 0, rank))
    return values


def test_9_1_sp_14_at_the_end_of_a_round_each_match_fills_a_box_in_the_row_of_its_rank(tell: Tell) -> None:
    table = open_table(GOING_OUT, "", pile=OUT_CARDS, rounds=1)
    go_out(table, tell, 0)
    filled = {row["rank"]: row["filled"] for row in table.view()["sheets"][0]["rows"] if row["filled"]}
    assert filled == {"A": 1, "K": 1, "Q": 1, "J": 1, "10": 1}


def test_9_2_sp_14_with_0_1_2_matches_the_row_of_aces_scores_0_30_70_120_180_and_200_points(tell: Tell) -> None:
    assert row_values(tell, "A") == [0, 30, 70, 120, 180, 200]


def test_9_3_sp_14_with_0_1_2_matches_the_rows_of_kings_queens_and_jacks_each_score_0_20_50_90_140_and_200_points(
    tell: Tell,
) -> None:
    for rank in ("K", "Q", "J"):
        assert row_values(tell, rank)[1:] == [20, 50, 90, 140, 200]


def test_9_4_sp_14_with_0_1_2_matches_the_rows_from_10_to_3_each_score_0_10_30_60_100_and_200_points(
    tell: Tell,
) -> None:
    for rank in ("10", "9", "8", "7", "6", "5", "4", "3"):
        assert row_values(tell, rank)[1:] == [10, 30, 60, 100, 200]


def test_9_5_sp_14_with_0_1_2_matches_the_row_of_twos_scores_0_5_20_40_70_and_200_points(tell: Tell) -> None:
    assert row_values(tell, "2") == [0, 5, 20, 40, 70, 200]


def test_9_6_sp_14_a_full_row_stays_at_200(tell: Tell) -> None:
    table = splittable.new("split", players=2, chance=[], options={"rounds": 3, "start": 2})
    for count in (4, 2, 4):
        play_rank(table, tell, "2", count)
    assert points(table, 0, "2") == 200


def test_9_7_sp_14_each_negative_box_costs_five_points_down_to_200_and_no_further(tell: Tell) -> None:
    table = open_table("5D", "", row="5C", rounds=1)
    stay(table, 25)
    tell(table, "P1 take 61; P1 match 5C 5D")
    table.play(0, table.actions(0)[0])
    stay(table, 0)
    assert table.view()["last_round"]["held"] == [67, 10]
    sheets = table.view()["sheets"]
    assert [sheet["negative_points"] for sheet in sheets] == [-200, -50]
    assert table.scores == (-190, -50)


def test_9_8_sp_01_each_player_keeps_one_score_sheet_for_all_rounds(tell: Tell) -> None:
    table = splittable.new("split", players=2, chance=[], options={"rounds": 2, "start": 2})
    play_rank(table, tell, "A", 1)
    assert points(table, 0, "A") == 30
    play_rank(table, tell, "A", 1)
    assert points(table, 0, "A") == 70


def test_9_9_sp_14_negative_boxes_count_as_soon_as_they_are_filled_matches_at_the_end_of_the_round(tell: Tell) -> None:
    table = open_table("9C 9C", "", pile="KD", rounds=1)
    tell(table, "P1 draw; P1 match 9C 9C; P1 penalize P2")
    assert table.scores == (0, -5)
    tell(table, "P1 discard KD")
    stay(table, 0)
    assert table.scores == (10 - 8 * 5, -5 - 9 * 5)


def test_10_1_sp_15_the_player_who_went_out_deals_the_next_round(tell: Tell) -> None:
    table = open_table("", GOING_OUT, "", pile=f"KH {OUT_CARDS}")
    tell(table, "P1 draw; P1 discard KH")
    go_out(table, tell, 1)
    table.deal(stack(["", "", ""], row="6H"))
    assert table.view()["dealer"] == 1
    assert table.waiting == (2,)


def next_dealer(next_deal: str) -> int:
    """Who deals after P4's round of four ended when P3 drew the last card."""
    table = open_table("", "", "", "", next_deal=next_deal)
    stay(table, 0)
    assert table.view()["last_round"]["ended_by"] == 2
    table.deal(stack(["", "", "", ""], row="6H"))
    dealer: int = table.view()["dealer"]
    return dealer


def test_10_2_sp_15_if_nobody_went_out_the_seat_to_the_left_of_the_last_dealer_deals() -> None:
    assert next_dealer("left") == 0


def test_10_3_sp_15_with_the_option_next_deal_drawer_the_player_who_drew_the_last_card_deals_instead() -> None:
    assert next_dealer("drawer") == 2


def test_10_4_sp_15_with_the_option_next_deal_same_the_last_dealer_deals_again() -> None:
    assert next_dealer("same") == 3


def test_10_5_sp_16_the_highest_total_wins(tell: Tell) -> None:
    table = early(tell, "9C 9D 8C 8D 7C 6C 5C 4C 3C")
    assert table.scores == (100, -5)
    assert table.winners == (0,)


def test_10_6_sp_16_players_with_equal_totals_share_the_victory() -> None:
    table = open_table("", "", "", "", rounds=1)
    stay(table, 0)
    assert table.scores == (-45, -45, -50, -45)
    assert table.winners == (0, 1, 3)


def uneven_tie(tell: Tell, tie: str) -> Table:
    """P1 and P2 have -50 points, P1 with a match and twelve negative boxes, P2 with ten."""
    table = open_table("9D", "", row="2S", pile="9C", rounds=1, tie=tie)
    stay(table, 79)
    tell(table, "P1 take 6; P1 match 9C 9D")
    table.play(0, table.actions(0)[0])
    stay(table, 0)
    assert table.scores == (-50, -50)
    return table


def test_10_7_sp_16_with_the_option_tie_negatives_the_tied_player_with_the_fewest_negative_boxes_wins(
    tell: Tell,
) -> None:
    assert uneven_tie(tell, "shared").winners == (0, 1)
    assert uneven_tie(tell, "negatives").winners == (1,)


def test_10_8_sp_16_if_their_negative_boxes_are_equal_too_the_victory_is_still_shared() -> None:
    table = open_table("", "", "", "", rounds=1, tie="negatives")
    stay(table, 0)
    assert table.winners == (0, 1, 3)


def test_matches_are_gone_when_the_next_round_is_dealt(tell: Tell) -> None:
    table = open_table(GOING_OUT, "", pile=OUT_CARDS)
    go_out(table, tell, 0)
    table.deal(stack(["", ""], row="6H"))
    assert matches(table, 0) == []
    assert laid_last(table, 0) == ["ACAS", "KCKD", "QCQD", "JCJD", "10C10D"]
