"""Every refusal of Generous Split says what would have been right, in both languages."""

from collections.abc import Callable
from typing import Any

import splittable

Refused = Callable[[Any, int, str], splittable.IllegalAction]
Tricks = Callable[[Any, str], None]


def test_a_card_that_three_players_do_without(three: str, refused: Refused) -> None:
    table = splittable.new("generous-split", players=3, options={"start": 3}, chance=[three])
    refusal = refused(table, 0, "play 4H")
    assert refusal.rule == "GS-01"
    assert refusal.reason("en") == "There is no 4♥ in this deck: with three players it runs from 5 to ace."
    assert refusal.reason("fr") == "Il n’y a pas de 4♥ dans ce paquet\u00a0: à trois joueurs il va du 5 à l’as."


def test_the_turned_card(four: str, refused: Refused) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
    refusal = refused(table, 0, "play 2C")
    assert refusal.rule == "GS-01"
    assert refusal.reason("en") == "2♣ was turned for trump: it stays in view and is in no hand."
    assert refusal.reason("fr") == (
        "La carte 2♣ a été retournée pour l’atout\u00a0; elle reste visible et n’est dans aucune main."
    )


def test_a_card_that_is_not_in_hand(four: str, refused: Refused, tricks: Tricks) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
    tricks(table, "AS")
    refusal = refused(table, 1, "play 6S")
    assert refusal.rule == "GS-02"
    assert refusal.reason("en") == "You do not hold 6♠: play 7♠, 8♠, 9♠ or 10♠."
    assert refusal.reason("fr") == "Vous n’avez pas 6♠\u00a0: jouez 7♠, 8♠, 9♠ ou 10♠."


def test_where_a_card_is_makes_no_difference(four: str, refused: Refused, tricks: Tricks) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
    tricks(table, "AS")
    for hidden, sign in {"6S": "6♠", "3S": "3♠", "3C": "3♣", "KC": "K♣"}.items():
        refusal = refused(table, 1, f"play {hidden}")
        assert refusal.reason("en") == f"You do not hold {sign}: play 7♠, 8♠, 9♠ or 10♠."


def test_a_suit_that_is_not_followed(four: str, refused: Refused, tricks: Tricks) -> None:
    sentences = {
        "AC": ("Clubs were led", "Trèfle est demandé", "10♣ or J♣", "10♣ ou V♣"),
        "AS": ("Spades were led", "Pique est demandé", "7♠, 8♠, 9♠ or 10♠", "7♠, 8♠, 9♠ ou 10♠"),
        "2H": ("Hearts were led", "Cœur est demandé", "10♥, J♥, Q♥, K♥ or A♥", "10♥, V♥, D♥, R♥ ou A♥"),
    }
    for led, (english, french, right, juste) in sentences.items():
        table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
        tricks(table, led)
        refusal = refused(table, 1, "play 2D")
        assert refusal.rule == "GS-02"
        assert refusal.reason("en") == f"{english} and you can follow: instead of 2♦ play {right}."
        assert refusal.reason("fr") == f"{french} et vous pouvez fournir\u00a0: au lieu de 2♦, jouez {juste}."


def test_diamonds_that_are_not_followed(dealt: Callable[..., str], refused: Refused, tricks: Tricks) -> None:
    suits = ["2D 3D 4D 5D 6D 7D", "8D 9D 10D JD QD KD", "2H 3H 4H 5H 6H 7H", "8H 9H 10H JH QH KH"]
    spades = ["2S 3S 4S 5S 6S 7S", "8S 9S 10S JS QS KS", "2C 3C 4C 5C 6C 7C", "8C 9C 10C JC QC KC"]
    hands = [f"{one} {two}" for one, two in zip(suits, spades, strict=True)]
    deck = dealt(*hands, turned="AC", dealer=4)
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[deck])
    tricks(table, "2D")
    refusal = refused(table, 1, "play 8S")
    right = "8♦, 9♦, 10♦, J♦, Q♦ or K♦"
    assert refusal.reason("en") == f"Diamonds were led and you can follow: instead of 8♠ play {right}."
    juste = "8♦, 9♦, 10♦, V♦, D♦ ou R♦"
    assert refusal.reason("fr") == f"Carreau est demandé et vous pouvez fournir\u00a0: au lieu de 8♠, jouez {juste}."


def test_the_only_card_that_follows_is_named_alone(dealt: Callable[..., str], refused: Refused, tricks: Tricks) -> None:
    reds = ["2D 3D 4D 5D 6D 7D", "8D 2H 3H 4H 5H 6H", "7H 9D 10D JD QD KD", "8H 9H 10H JH QH KH"]
    blacks = ["2S 3S 4S 5S 6S 7S", "8S 9S 10S JS QS KS", "2C 3C 4C 5C 6C 7C", "8C 9C 10C JC QC KC"]
    deck = dealt(*(f"{one} {two}" for one, two in zip(reds, blacks, strict=True)), turned="AC", dealer=4)
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[deck])
    tricks(table, "2D")
    refusal = refused(table, 1, "play KS")
    assert refusal.reason("en") == "Diamonds were led and you can follow: instead of K♠ play 8♦."
    assert refusal.reason("fr") == "Carreau est demandé et vous pouvez fournir\u00a0: au lieu de R♠, jouez 8♦."


def test_playing_out_of_turn_is_refused_for_all_games_alike(four: str, refused: Refused) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
    assert refused(table, 1, "play JC").rule == "AL-04"
