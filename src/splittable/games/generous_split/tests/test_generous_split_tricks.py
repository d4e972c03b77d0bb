"""The sentences on dealing, tricks and where they go, as stories."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import splittable
from splittable.games.generous_split.tests.stories import first_deck, playable, table_of_four

Tricks = Callable[[Any, str], None]
Dealt = Callable[..., str]
Refused = Callable[[Any, int, str], splittable.IllegalAction]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
TRUMP_LAST = """
    AC JC 9C 7C / KC 10C 8C 6C / AS 10S 6S 3S / KS 9S 5S 2S / QS 8S 4S 8D / JS 7S 3D 9D
    2H AH 9H 7H / KH 8H 10D 3H / QH 4D JD 4H / JH 5D QD 5H / 10H 6D KD 6H / 2D 7D AD QC"""
"""With the deck `four`: P1 wins the last trick with a trump while the centre is empty."""


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


def test_1_1_three_to_five_players_can_play() -> None:
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


def test_1_6_gs_01_cards_are_dealt_one_at_a_time_starting_with_the_seat_to_the_dealers_left() -> None:
    table = splittable.new("generous-split", players=4, options={"start": 2}, seed=1)
    cards = first_deck(table)
    for turn, seat in enumerate((2, 3, 0, 1)):
        assert set(table.view(seat)["hand"]) == set(cards[turn:48:4])


def test_1_7_gs_01_the_next_card_is_turned_up_and_its_suit_is_trump() -> None:
    for players, dealt_before in ((3, 36), (4, 48), (5, 50)):
        table = splittable.new("generous-split", players=players, seed=1)
        turned = first_deck(table)[dealt_before]
        assert (table.view()["turned"], table.view()["trump"]) == (turned, turned[-1])


def test_1_8_gs_01_the_turned_up_card_is_in_no_hand_and_cannot_be_played(four: str, refused: Refused) -> None:
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


def test_1_10_the_option_start_names_the_first_dealer() -> None:
    for start in (1, 2, 3):
        table = splittable.new("generous-split", players=3, options={"start": start}, seed=1)
        assert table.view()["dealer"] == start - 1


# 2 A trick


def test_2_1_gs_02_the_seat_to_the_left_of_the_dealer_leads_to_the_first_trick() -> None:
    for start, leader in ((1, 1), (2, 2), (3, 0)):
        table = splittable.new("generous-split", players=3, options={"start": start}, seed=1)
        assert table.waiting == (leader,)


def test_2_2_gs_02_the_leader_may_play_any_card_even_a_trump(four: str) -> None:
    table = table_of_four(four)
    assert playable(table, 0) == "QC KC AC 2H 3H 4H 5H 6H JS QS KS AS"


def test_2_3_gs_02_then_the_others_play_one_card_each_clockwise(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    for card, following in (("2H", 1), ("10H", 2), ("8H", 3)):
        tricks(table, card)
        assert table.waiting == (following,)


def test_2_4_gs_02_a_player_with_cards_of_the_suit_led_must_play_one_of_them(
    four: str, tricks: Tricks, refused: Refused
) -> None:
    table = table_of_four(four)
    tricks(table, "AS")
    assert playable(table, 1) == "7S 8S 9S 10S"
    for card in ("AH", "JC", "2D"):
        assert refused(table, 1, f"play {card}").rule == "GS-02"


def test_2_5_gs_02_a_player_with_no_card_of_the_suit_led_may_play_anything(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / QC")
    assert playable(table, 1) == "2D 10H JH QH KH AH 7S 8S 9S 10S"


def test_2_6_gs_02_you_can_only_play_a_card_from_your_own_hand(four: str, tricks: Tricks, refused: Refused) -> None:
    table = table_of_four(four)
    assert refused(table, 0, "play AH").rule == "GS-02"
    tricks(table, "AC JC 9C 7C")
    assert refused(table, 0, "play AC").rule == "GS-02"


def test_2_7_gs_03_if_there_are_no_trumps_the_highest_card_of_the_suit_led_wins(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "2H 10H 9H 7H")
    assert table.view()["last_trick"]["winner"] == 1


def test_2_8_cards_rank_ace_king_queen_jack_then_10_down_to_2(dealt: Dealt, tricks: Tricks) -> None:
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


def test_2_9_gs_03_if_there_are_trumps_the_highest_of_them_wins(trumps: str, tricks: Tricks) -> None:
    overtrumped, undertrumped = table_of_four(trumps), table_of_four(trumps)
    tricks(overtrumped, "KS 7C 8C AH")
    assert overtrumped.view()["last_trick"]["winner"] == 2
    tricks(undertrumped, "KS 7H 8C AH / JC 8H 2S 7C")
    assert undertrumped.view()["last_trick"]["winner"] == 2


def test_2_10_gs_03_a_card_of_any_other_suit_cannot_win(trumps: str, tricks: Tricks) -> None:
    table = table_of_four(trumps)
    tricks(table, "2S 7H 7D AH")
    assert table.view()["last_trick"]["winner"] == 0


def test_2_11_gs_03_the_winner_leads_to_the_next_trick_wherever_this_one_goes(trumps: str, tricks: Tricks) -> None:
    table = table_of_four(trumps)
    tricks(table, "2S 2C 2D 8H")
    assert table.waiting == (1,)
    tricks(table, "2H 3D 9H 3S")
    assert table.waiting == (3,)


# 3 Where tricks go


def test_3_1_gs_03_a_trick_won_by_a_trump_goes_to_the_centre(trumps: str, tricks: Tricks) -> None:
    table = table_of_four(trumps)
    tricks(table, "2S 2C 2D 8H")
    assert (table.view()["centre"], table.view()["received"]) == (1, [0, 0, 0, 0])


def test_3_2_gs_03_this_holds_even_when_trump_was_led(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "AC JC 9C 7C")
    assert (table.view()["centre"], table.view()["received"]) == (1, [0, 0, 0, 0])


def test_3_3_gs_03_a_player_who_wins_with_another_suit_receives_the_trick(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "2H AH 9H 7H")
    assert (table.view()["centre"], table.view()["received"]) == (0, [0, 1, 0, 0])


def test_3_4_gs_03_all_the_tricks_at_the_centre_come_with_it(four: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / 2H AH 9H 7H")
    assert (table.view()["centre"], table.view()["received"]) == (0, [0, 3, 0, 0])


def test_3_5_gs_04_the_winner_of_the_last_trick_receives_everything_at_the_centre(dealt: Dealt) -> None:
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
