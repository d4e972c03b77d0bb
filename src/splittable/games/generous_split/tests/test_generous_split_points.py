"""The sentences on points, the game and who sees what, as stories."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import splittable
from splittable.games.generous_split.tests.stories import play_to_the_end, table_of_four, table_of_three

Tricks = Callable[[Any, str], None]
Dealt = Callable[..., str]

SIX_SIX = """
    AC JC 9C 7C / KC 10C 8C 6C / AS 10S 6S 3S / KS 9S 5S 2S / QS 8S 4S 8D / QC 2D 3D 9D
    2H AH 9H 7H / KH 8H 10D 3H / QH 4D JD 4H / JH 5D QD 5H / 10H 6D KD 6H / 7S 7D AD JS"""
"""With the deck `four`: P1 and P2 receive six tricks each, one of P2's won by P1."""
FOUR_EACH = """
    AC QC 10C / KC JC 9C / AS 8S 6S / KS 7S 5S / 5H AH 10H / KH 9H 6H
    QH 9D 7H / JH 10D 8H / 5D AD QS / KD JS 6D / QD 10S 7D / JD 9S 8D"""
"""With the deck `three`: everybody receives four tricks."""


# 4 The points of a deal


def test_4_1_gs_05_a_trick_received_is_worth_3_points(four: str, seven_five: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, seven_five)
    assert table.scores[1] == 5 * 3


def test_4_2_gs_05_the_player_who_received_the_most_tricks_scores_no_points(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four)
    tricks(table, seven_five)
    assert (table.view()["received"][0], table.scores[0]) == (7, 0)


def test_4_3_gs_05_nor_does_any_player_tied_for_the_most(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, SIX_SIX)
    assert table.scores == (0, 0, 3, 3)


def test_4_4_gs_05_when_everybody_received_the_same_number_of_tricks_nobody_scores_points(
    three: str, tricks: Tricks
) -> None:
    table = table_of_three(three)
    tricks(table, FOUR_EACH)
    assert table.view()["received"] == [4, 4, 4]
    assert table.scores == (0, 0, 0)


def test_4_5_gs_05_a_player_with_no_tricks_scores_the_highest_number_of_tricks_anyone_received_one_point_each_not_three(
    six_six_none: str, tricks: Tricks
) -> None:
    table = table_of_three(six_six_none)
    tricks(table, "AC QC 10C / KC JC 9C / AS 5S 5D / KS 6S 6D / QS 7S 7D / JS 8S 8D")
    tricks(table, "5H AH 9D / KH 10D 6H / QH JD 7H / JH QD 8H / 10S KD 9H / 9S AD 10H")
    assert table.view()["received"] == [6, 6, 0]
    assert table.scores == (0, 0, 6)


def test_4_6_gs_05_several_players_with_no_tricks_share_those_points(dealt: Dealt, tricks: Tricks) -> None:
    deck = dealt(
        "AC KC AS KS QS JS 10S 9S 8S 7S 6S 5S",
        "QC JC 5D 6D 7D 8D 9D 10D JD QD KD AD",
        "10C 9C 5H 6H 7H 8H 9H 10H JH QH KH AH",
        turned="5C",
        dealer=3,
    )
    table = table_of_three(deck)
    tricks(table, "AC QC 10C / KC JC 9C / AS 5D 5H / KS 6D 6H / QS 7D 7H / JS 8D 8H")
    tricks(table, "10S 9D 9H / 9S 10D 10H / 8S JD JH / 7S QD QH / 6S KD KH / 5S AD AH")
    assert table.view()["received"] == [12, 0, 0]
    assert table.scores == (0, 6, 6)


def test_4_7_gs_05_shares_are_rounded_down(four: str, seven_five: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, seven_five)
    assert table.view()["received"] == [7, 5, 0, 0]
    assert table.scores == (0, 15, 3, 3)


def test_4_8_gs_05_tricks_won_but_not_received_count_for_nothing(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, SIX_SIX)
    winners = [trick["winner"] for trick in table.view()["tricks"]]
    assert (winners.count(0), winners.count(1)) == (7, 5)
    assert table.view()["received"] == [6, 6, 0, 0]


def test_4_9_gs_05_points_are_scored_at_the_end_of_a_deal_not_before(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four)
    *before, last = seven_five.replace("/", " ").split()
    tricks(table, " ".join(before))
    assert table.scores == (0, 0, 0, 0)
    tricks(table, last)
    assert table.scores == (0, 15, 3, 3)


# 5 The game


def test_5_1_gs_06_the_deal_passes_to_the_left() -> None:
    table = splittable.new("generous-split", players=4, options={"start": 3}, seed=1)
    play_to_the_end(table)
    assert [result["dealer"] for result in table.view()["results"]] == [2, 3, 0, 1]


def test_5_2_gs_06_when_everybody_has_dealt_once_the_game_is_over() -> None:
    for players in (3, 4, 5):
        table = splittable.new("generous-split", players=players, seed=1)
        play_to_the_end(table)
        assert sorted(result["dealer"] for result in table.view()["results"]) == list(range(players))


def test_5_3_gs_06_with_the_option_cycles_everybody_deals_twice_or_three_times() -> None:
    for cycles in (2, 3):
        table = splittable.new("generous-split", players=3, options={"cycles": cycles}, seed=1)
        play_to_the_end(table)
        assert [result["dealer"] for result in table.view()["results"]] == [0, 1, 2] * cycles


def test_5_4_gs_07_the_player_with_the_most_points_wins(six_six_none: str, three: str, tricks: Tricks) -> None:
    table = table_of_three(six_six_none, three, three)
    tricks(table, "AC QC 10C / KC JC 9C / AS 5S 5D / KS 6S 6D / QS 7S 7D / JS 8S 8D")
    tricks(table, "5H AH 9D / KH 10D 6H / QH JD 7H / JH QD 8H / 10S KD 9H / 9S AD 10H")
    tricks(table, FOUR_EACH + FOUR_EACH)
    assert table.scores == (0, 0, 6)
    assert table.winners == (2,)


def test_5_5_gs_07_players_tied_for_the_most_points_win_together(three: str, tricks: Tricks) -> None:
    table = table_of_three(three, three, three)
    tricks(table, FOUR_EACH + FOUR_EACH + FOUR_EACH)
    assert table.winners == (0, 1, 2)


# 6 Who sees what


def test_6_1_gs_08_everybody_sees_the_trump_card_the_current_trick_the_tricks_received_and_the_tricks_at_the_centre(
    four: str, tricks: Tricks
) -> None:
    table = table_of_four(four)
    tricks(table, "AS 10S 6S 3S / AC JC 9C 7C / 2H AH")
    for eyes in (None, 0, 1, 2, 3):
        view = table.view(eyes)
        assert (view["turned"], view["received"], view["centre"]) == ("2C", [1, 0, 0, 0], 1)
        assert view["trick"]["cards"] == [{"seat": 0, "card": "2H"}, {"seat": 1, "card": "AH"}]


def test_6_2_gs_08_everybody_sees_the_scores_and_how_many_cards_each_player_holds(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four, four)
    tricks(table, seven_five + "/ AC JC")
    for eyes in (None, 0, 1, 2, 3):
        view = table.view(eyes)
        assert (view["scores"], view["hand_sizes"]) == ([0, 15, 3, 3], [12, 11, 11, 12])


def test_6_3_gs_08_the_last_trick_stays_in_sight_until_the_next_one_is_finished_even_across_deals(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four, four)
    tricks(table, seven_five + "/ AC JC 9C")
    for eyes in (None, 0, 1, 2, 3):
        trick = table.view(eyes)["last_trick"]
        assert [played["card"] for played in trick["cards"]] == ["10H", "7D", "AD", "6H"]
        assert (trick["leader"], trick["winner"], trick["received"]) == (1, 1, 1)
    tricks(table, "7C")
    assert [played["card"] for played in table.view()["last_trick"]["cards"]] == ["AC", "JC", "9C", "7C"]


def test_6_4_gs_08_all_earlier_tricks_of_the_deal_are_listed_since_everybody_saw_them_played(
    four: str, tricks: Tricks
) -> None:
    table = table_of_four(four)
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / 2H AH 9H 7H / KH")
    for eyes in (None, 0, 1, 2, 3):
        listed = table.view(eyes)["tricks"]
        assert [[played["card"] for played in trick["cards"]] for trick in listed] == [
            ["AC", "JC", "9C", "7C"],
            ["KC", "10C", "8C", "6C"],
            ["2H", "AH", "9H", "7H"],
        ]
        assert [(trick["leader"], trick["winner"], trick["received"]) for trick in listed] == [
            (0, 0, 0),
            (0, 0, 0),
            (0, 1, 3),
        ]


def test_6_5_gs_08_the_suits_that_a_player_failed_to_follow_are_listed_for_everybody(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four, four)
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / QC 2D 3D")
    for eyes in (None, 0, 1, 2, 3):
        assert table.view(eyes)["out_of"] == [[], ["C"], ["C"], []]
    tricks(table, seven_five.split("3D", 1)[1].replace("/", "", 1))
    assert table.view()["out_of"] == [[], [], [], []]


def test_6_6_gs_08_a_hand_is_seen_only_by_its_owner() -> None:
    table = splittable.new("generous-split", players=4, seed=2)
    hands = [table.view(seat)["hand"] for seat in range(4)]
    for eyes in (None, 0, 1, 2, 3):
        seen = re.findall(r"\b(?:10|[2-9JQKA])[CDHS]\b", json.dumps(table.view(eyes)))
        own = [] if eyes is None else hands[eyes]
        assert set(seen) == {*own, table.view()["turned"]}


def test_6_7_gs_08_the_results_of_finished_deals_stay_in_sight(four: str, seven_five: str, tricks: Tricks) -> None:
    table = table_of_four(four, four, four)
    tricks(table, seven_five + SIX_SIX + "/ AC")
    expected = [
        {"dealer": 3, "turned": "2C", "received": [7, 5, 0, 0], "points": [0, 15, 3, 3], "most": [0]},
        {"dealer": 0, "turned": "2C", "received": [0, 6, 6, 0], "points": [3, 0, 0, 3], "most": [1, 2]},
    ]
    for eyes in (None, 0, 1, 2, 3):
        assert table.view(eyes)["results"] == expected


def test_any_number_of_tricks_is_worth_what_the_rulebook_says() -> None:
    chooser = random.Random(4)
    for _ in range(20):
        table = splittable.new("generous-split", players=chooser.choice((3, 4, 5)), seed=chooser.getrandbits(32))
        play_to_the_end(table)
        for result in table.view()["results"]:
            received = result["received"]
            most, without = max(received), received.count(0)
            worth = {0: most // max(1, without), most: 0}
            assert result["points"] == [worth.get(tricks, 3 * tricks) for tricks in received]
