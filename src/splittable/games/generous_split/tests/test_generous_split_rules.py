"""Every sentence of the rules of Generous Split, as a story."""

import json
import random
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import splittable

Tricks = Callable[[Any, str], None]
Dealt = Callable[..., str]
Refused = Callable[[Any, int, str], splittable.IllegalAction]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SIX_SIX = """
    AC JC 9C 7C / KC 10C 8C 6C / AS 10S 6S 3S / KS 9S 5S 2S / QS 8S 4S 8D / QC 2D 3D 9D
    2H AH 9H 7H / KH 8H 10D 3H / QH 4D JD 4H / JH 5D QD 5H / 10H 6D KD 6H / 7S 7D AD JS"""
"""With the deck `four`: P1 and P2 receive six tricks each, one of P2's won by P1."""
TRUMP_LAST = """
    AC JC 9C 7C / KC 10C 8C 6C / AS 10S 6S 3S / KS 9S 5S 2S / QS 8S 4S 8D / JS 7S 3D 9D
    2H AH 9H 7H / KH 8H 10D 3H / QH 4D JD 4H / JH 5D QD 5H / 10H 6D KD 6H / 2D 7D AD QC"""
"""With the deck `four`: P1 wins the last trick with a trump while the centre is empty."""
FOUR_EACH = """
    AC QC 10C / KC JC 9C / AS 8S 6S / KS 7S 5S / 5H AH 10H / KH 9H 6H
    QH 9D 7H / JH 10D 8H / 5D AD QS / KD JS 6D / QD 10S 7D / JD 9S 8D"""
"""With the deck `three`: everybody receives four tricks."""


def table_of_four(*decks: str) -> Any:
    return splittable.new("generous-split", players=4, options={"start": 4}, chance=decks)


def table_of_three(*decks: str) -> Any:
    return splittable.new("generous-split", players=3, options={"start": 3}, chance=decks)


def first_deck(table: Any) -> list[str]:
    lines: list[str] = table.record().splitlines()
    return next(line.split()[1:] for line in lines if line.startswith("deck "))


def playable(table: Any, seat: int) -> str:
    return " ".join(action.removeprefix("play ") for action in table.actions(seat))


def play_to_the_end(table: Any) -> None:
    while not table.over:
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])


@pytest.fixture
def trumps(dealt: Dealt) -> str:
    """P4 deals, clubs are trump; P1 has spades only, P2 low clubs and hearts, P3 high clubs and diamonds, P4 no club."""
    return dealt(
        "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS",
        "2C 3C 4C 5C 6C 7C 2H 3H 4H 5H 6H 7H",
        "8C 9C 10C JC QC KC 2D 3D 4D 5D 6D 7D",
        "8H 9H 10H JH QH KH AH 8D 9D 10D JD QD",
        turned="AC",
        dealer=4,
    )


# 1 The deal


def test_1_1_three_four_or_five_can_play() -> None:
    for players in (3, 4, 5):
        assert splittable.new("generous-split", players=players, seed=1).players == players
    for players in (2, 6):
        with pytest.raises(ValueError, match="3 to 5"):
            splittable.new("generous-split", players=players, seed=1)


def test_1_2_gs_01_three_players_use_40_cards_from_5_to_ace() -> None:
    cards = first_deck(splittable.new("generous-split", players=3, seed=1))
    assert sorted(cards) == sorted(rank + suit for rank in RANKS[3:] for suit in "CDHS")


def test_1_3_gs_01_four_or_five_players_use_all_52_cards() -> None:
    for players in (4, 5):
        cards = first_deck(splittable.new("generous-split", players=players, seed=1))
        assert sorted(cards) == sorted(rank + suit for rank in RANKS for suit in "CDHS")


def test_1_4_gs_01_three_or_four_players_get_12_cards_each() -> None:
    for players in (3, 4):
        table = splittable.new("generous-split", players=players, seed=1)
        assert [len(table.view(seat)["hand"]) for seat in range(players)] == [12] * players


def test_1_5_gs_01_five_players_get_10_cards_each() -> None:
    table = splittable.new("generous-split", players=5, seed=1)
    assert [len(table.view(seat)["hand"]) for seat in range(5)] == [10] * 5


def test_1_6_gs_01_cards_are_dealt_one_at_a_time_the_first_to_the_dealers_left() -> None:
    table = splittable.new("generous-split", players=4, options={"start": 2}, seed=1)
    cards = first_deck(table)
    for turn, seat in enumerate((2, 3, 0, 1)):
        assert set(table.view(seat)["hand"]) == set(cards[turn:48:4])


def test_1_7_gs_01_the_card_after_them_is_turned_and_its_suit_is_trump() -> None:
    for players, dealt_before in ((3, 36), (4, 48), (5, 50)):
        table = splittable.new("generous-split", players=players, seed=1)
        turned = first_deck(table)[dealt_before]
        assert (table.view()["turned"], table.view()["trump"]) == (turned, turned[-1])


def test_1_8_gs_01_the_turned_card_is_in_no_hand_and_cannot_be_played(four: str, refused: Refused) -> None:
    table = table_of_four(four)
    assert all("2C" not in table.view(seat)["hand"] for seat in range(4))
    assert refused(table, 0, "play 2C").rule == "GS-01"


def test_1_9_gs_01_gs_08_the_cards_left_over_are_never_seen(four: str, seven_five: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    for card in seven_five.replace("/", " ").split():
        for eyes in (None, 0, 1, 2, 3):
            assert not re.search(r"\b[345]C\b", json.dumps(table.view(eyes)))
        tricks(table, card)
    assert not re.search(r"\b[345]C\b", json.dumps(table.view(0)))


def test_1_10_the_option_start_says_who_deals_first() -> None:
    for start in (1, 2, 3):
        table = splittable.new("generous-split", players=3, options={"start": start}, seed=1)
        assert table.view()["dealer"] == start - 1


# 2 A trick


def test_2_1_gs_02_the_seat_left_of_the_dealer_leads_to_the_first_trick() -> None:
    for start, leader in ((1, 1), (2, 2), (3, 0)):
        table = splittable.new("generous-split", players=3, options={"start": start}, seed=1)
        assert table.waiting == (leader,)


def test_2_2_gs_02_the_leader_may_play_any_card_a_trump_too(four: str) -> None:
    table = table_of_four(four)
    assert playable(table, 0) == "QC KC AC 2H 3H 4H 5H 6H JS QS KS AS"


def test_2_3_gs_02_then_the_others_play_one_card_each_clockwise(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    for card, following in (("2H", 1), ("10H", 2), ("8H", 3)):
        tricks(table, card)
        assert table.waiting == (following,)


def test_2_4_gs_02_whoever_has_cards_of_the_suit_led_must_play_one_of_them(
    four: str, tricks: Tricks, refused: Refused
) -> None:
    table = table_of_four(four)
    tricks(table, "AS")
    assert playable(table, 1) == "7S 8S 9S 10S"
    for card in ("AH", "JC", "2D"):
        assert refused(table, 1, f"play {card}").rule == "GS-02"


def test_2_5_gs_02_whoever_has_none_of_the_suit_led_may_play_anything(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / QC")
    assert playable(table, 1) == "2D 10H JH QH KH AH 7S 8S 9S 10S"


def test_2_6_gs_02_only_a_card_from_ones_own_hand_can_be_played(four: str, tricks: Tricks, refused: Refused) -> None:
    table = table_of_four(four)
    assert refused(table, 0, "play AH").rule == "GS-02"
    tricks(table, "AC JC 9C 7C")
    assert refused(table, 0, "play AC").rule == "GS-02"


def test_2_7_gs_03_without_trumps_the_best_card_of_the_suit_led_wins(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "2H 10H 9H 7H")
    assert table.view()["last_trick"]["winner"] == 1


def test_2_8_the_order_is_ace_king_queen_jack_then_10_down_to_2(dealt: Dealt, tricks: Tricks) -> None:
    deck = dealt(
        "2S 4S 6S 8S 10S QS AS 2C 3C 4C 5C 6C",
        "3S 5S 7S 9S JS KS 7C 8C 9C 10C JC QC",
        "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD",
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH",
        turned="AC",
        dealer=4,
    )
    for place, (low, high) in enumerate(pairwise(RANKS)):
        table = table_of_four(deck)
        first, second, winner = (low, high, 1) if place % 2 == 0 else (high, low, 0)
        tricks(table, f"{first}S {second}S 2D 2H")
        assert table.view()["last_trick"]["winner"] == winner, (low, high)


def test_2_9_gs_03_if_there_are_trumps_the_best_of_them_wins(trumps: str, tricks: Tricks) -> None:
    overtrumped, undertrumped = table_of_four(trumps), table_of_four(trumps)
    tricks(overtrumped, "KS 7C 8C AH")
    assert overtrumped.view()["last_trick"]["winner"] == 2
    tricks(undertrumped, "KS 7H 8C AH / JC 8H 2S 7C")
    assert undertrumped.view()["last_trick"]["winner"] == 2


def test_2_10_gs_03_a_card_of_any_other_suit_cannot_win(trumps: str, tricks: Tricks) -> None:
    table = table_of_four(trumps)
    tricks(table, "2S 7H 7D AH")
    assert table.view()["last_trick"]["winner"] == 0


def test_2_11_gs_03_the_winner_leads_next_wherever_the_trick_goes(trumps: str, tricks: Tricks) -> None:
    table = table_of_four(trumps)
    tricks(table, "2S 2C 2D 8H")
    assert table.waiting == (1,)
    tricks(table, "2H 3D 9H 3S")
    assert table.waiting == (3,)


# 3 Where tricks go


def test_3_1_gs_03_a_trick_that_a_trump_wins_is_put_at_the_centre(trumps: str, tricks: Tricks) -> None:
    table = table_of_four(trumps)
    tricks(table, "2S 2C 2D 8H")
    assert (table.view()["centre"], table.view()["received"]) == (1, [0, 0, 0, 0])


def test_3_2_gs_03_that_holds_when_trump_was_led_too(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "AC JC 9C 7C")
    assert (table.view()["centre"], table.view()["received"]) == (1, [0, 0, 0, 0])


def test_3_3_gs_03_whoever_wins_with_another_suit_receives_the_trick(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "2H AH 9H 7H")
    assert (table.view()["centre"], table.view()["received"]) == (0, [0, 1, 0, 0])


def test_3_4_gs_03_with_it_come_all_tricks_at_the_centre(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / 2H AH 9H 7H")
    assert (table.view()["centre"], table.view()["received"]) == (0, [0, 3, 0, 0])


def test_3_5_gs_04_the_winner_of_the_last_trick_receives_what_lies_at_the_centre(dealt: Dealt) -> None:
    suits = [" ".join(rank + suit for rank in RANKS[:12]) for suit in "SHDC"]
    table = table_of_four(dealt(*suits, turned="AC", dealer=4))
    for _ in range(47):
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert (table.view()["centre"], table.view()["received"]) == (11, [0, 0, 0, 0])
    table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert (table.view()["centre"], table.view()["received"]) == (0, [0, 0, 0, 12])


def test_3_6_gs_04_so_the_last_trick_is_received_even_if_a_trump_wins_it(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    *_, last = TRUMP_LAST.split("/")
    tricks(table, TRUMP_LAST.removesuffix(last))
    assert (table.view()["centre"], table.view()["received"]) == (0, [6, 5, 0, 0])
    tricks(table, last)
    assert (table.view()["centre"], table.view()["received"]) == (0, [7, 5, 0, 0])


# 4 The points of a deal


def test_4_1_gs_05_a_trick_received_is_worth_3_points(four: str, seven_five: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, seven_five)
    assert table.scores[1] == 5 * 3


def test_4_2_gs_05_whoever_received_most_tricks_gets_no_points(four: str, seven_five: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, seven_five)
    assert (table.view()["received"][0], table.scores[0]) == (7, 0)


def test_4_3_gs_05_nor_does_anybody_who_ties_for_most(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, SIX_SIX)
    assert table.scores == (0, 0, 3, 3)


def test_4_4_gs_05_when_everybody_received_equally_many_nobody_gets_points(three: str, tricks: Tricks) -> None:
    table = table_of_three(three)
    tricks(table, FOUR_EACH)
    assert table.view()["received"] == [4, 4, 4]
    assert table.scores == (0, 0, 0)


def test_4_5_gs_05_without_a_trick_one_gets_the_highest_number_of_tricks_received_once(
    six_six_none: str, tricks: Tricks
) -> None:
    table = table_of_three(six_six_none)
    tricks(table, "AC QC 10C / KC JC 9C / AS 5S 5D / KS 6S 6D / QS 7S 7D / JS 8S 8D")
    tricks(table, "5H AH 9D / KH 10D 6H / QH JD 7H / JH QD 8H / 10S KD 9H / 9S AD 10H")
    assert table.view()["received"] == [6, 6, 0]
    assert table.scores == (0, 0, 6)


def test_4_6_gs_05_several_players_without_a_trick_share_that_number(dealt: Dealt, tricks: Tricks) -> None:
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


def test_4_9_gs_05_points_are_given_when_a_deal_is_finished_not_before(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four)
    *before, last = seven_five.replace("/", " ").split()
    tricks(table, " ".join(before))
    assert table.scores == (0, 0, 0, 0)
    tricks(table, last)
    assert table.scores == (0, 15, 3, 3)


# 5 The game


def test_5_1_gs_06_the_next_dealer_sits_to_the_left_of_the_last() -> None:
    table = splittable.new("generous-split", players=4, options={"start": 3}, seed=1)
    play_to_the_end(table)
    assert [result["dealer"] for result in table.view()["results"]] == [2, 3, 0, 1]


def test_5_2_gs_06_everybody_deals_once_and_the_game_is_over() -> None:
    for players in (3, 4, 5):
        table = splittable.new("generous-split", players=players, seed=1)
        play_to_the_end(table)
        assert sorted(result["dealer"] for result in table.view()["results"]) == list(range(players))


def test_5_3_gs_06_the_option_cycles_makes_everybody_deal_twice_or_three_times() -> None:
    for cycles in (2, 3):
        table = splittable.new("generous-split", players=3, options={"cycles": cycles}, seed=1)
        play_to_the_end(table)
        assert [result["dealer"] for result in table.view()["results"]] == [0, 1, 2] * cycles


def test_5_4_gs_07_whoever_has_most_points_wins(six_six_none: str, three: str, tricks: Tricks) -> None:
    table = table_of_three(six_six_none, three, three)
    tricks(table, "AC QC 10C / KC JC 9C / AS 5S 5D / KS 6S 6D / QS 7S 7D / JS 8S 8D")
    tricks(table, "5H AH 9D / KH 10D 6H / QH JD 7H / JH QD 8H / 10S KD 9H / 9S AD 10H")
    tricks(table, FOUR_EACH + FOUR_EACH)
    assert table.scores == (0, 0, 6)
    assert table.winners == (2,)


def test_5_5_gs_07_those_who_tie_for_most_points_win_together(three: str, tricks: Tricks) -> None:
    table = table_of_three(three, three, three)
    tricks(table, FOUR_EACH + FOUR_EACH + FOUR_EACH)
    assert table.winners == (0, 1, 2)


# 6 Who sees what


def test_6_1_gs_08_all_see_the_trump_card_the_trick_and_tricks_received_and_at_the_centre(
    four: str, tricks: Tricks
) -> None:
    table = table_of_four(four)
    tricks(table, "AS 10S 6S 3S / AC JC 9C 7C / 2H AH")
    for eyes in (None, 0, 1, 2, 3):
        view = table.view(eyes)
        assert (view["turned"], view["received"], view["centre"]) == ("2C", [1, 0, 0, 0], 1)
        assert view["trick"]["cards"] == [{"seat": 0, "card": "2H"}, {"seat": 1, "card": "AH"}]


def test_6_2_gs_08_all_see_the_scores_and_how_many_cards_each_player_holds(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four, four)
    tricks(table, seven_five + "/ AC JC")
    for eyes in (None, 0, 1, 2, 3):
        view = table.view(eyes)
        assert (view["scores"], view["hand_sizes"]) == ([0, 15, 3, 3], [12, 11, 11, 12])


def test_6_3_gs_08_the_last_trick_stays_in_sight_until_the_next_is_finished_also_across_deals(
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


def test_6_4_gs_08_all_earlier_tricks_of_the_deal_are_listed_since_all_saw_them_played(
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


def test_6_5_gs_08_the_suits_that_somebody_failed_to_follow_are_listed_for_all(
    four: str, seven_five: str, tricks: Tricks
) -> None:
    table = table_of_four(four, four)
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / QC 2D 3D")
    for eyes in (None, 0, 1, 2, 3):
        assert table.view(eyes)["out_of"] == [[], ["C"], ["C"], []]
    tricks(table, seven_five.split("3D", 1)[1].replace("/", "", 1))
    assert table.view()["out_of"] == [[], [], [], []]


def test_6_6_gs_08_a_hand_is_seen_by_its_owner_alone() -> None:
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
        {"dealer": 3, "turned": "2C", "received": [7, 5, 0, 0], "points": [0, 15, 3, 3]},
        {"dealer": 0, "turned": "2C", "received": [0, 6, 6, 0], "points": [3, 0, 0, 3]},
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
