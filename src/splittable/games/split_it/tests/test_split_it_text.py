"""Split it! drawn with characters, in both languages."""

from collections.abc import Callable

import pytest

import splittable
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Deck = Callable[[str, str], str]

FIRST_ROUND = "P1 split 3-2-2; P2 remove pink; P1 guess white; P2 guess black; P1 joker 4"

ENGLISH = """\
Round 2 of 10   P2 splits   56 cards in the pile
Row, split:
  White  J J
  Pink   10 8 8
  Black  6 2                   removed

Yet to guess: P2. Have guessed: P1.
Your choice so far: guess white.

               1     2     3     4     5     6     7     8     9    10
P1 (you)       ·     ·    *1  *1+1     ·     ·     ·     ·     ·     ·   7
P2             ·     ·     ·     ·     ·     ·     ·    *1    *1     ·  17
Number cards + jokers in each column; * has the most. Last: points.
Out of play: 2 5 6 7

Last reveal: round 1, split by P1
  White  4 3 J                 P1           taken
  Pink   5 7                   —            removed
  Black  9 8                   P2           taken
  Jokers: P1 → 4

Round 1: P1 4 3 J · P2 9 8 · out 5 7
Round 2: P1 — · P2 — · out 6 2"""

FRENCH = """\
Tour 2 sur 10   P2 sépare   56 cartes dans la pioche
Rangée séparée :
  Blanc  J J
  Rose   10 8 8
  Noir   6 2                   retirée

Doivent encore parier : P2. Ont parié : P1.

               1     2     3     4     5     6     7     8     9    10
P1             ·     ·    *1  *1+1     ·     ·     ·     ·     ·     ·   7
P2 (vous)      ·     ·     ·     ·     ·     ·     ·    *1    *1     ·  17
Cartes numérotées + jokers par colonne ; * : la majorité. À droite : les points.
Défaussées : 2 5 6 7

Dernière révélation : tour 1, séparation de P1
  Blanc  4 3 J                 P1           gagnée
  Rose   5 7                   —            retirée
  Noir   9 8                   P2           gagnée
  Jokers : P1 → 4

Tour 1 : P1 4 3 J · P2 9 8 · défaussées 5 7
Tour 2 : P1 — · P2 — · défaussées 6 2"""


@pytest.fixture
def table(tell: Tell, deck: Deck) -> Table:
    """A table of two in its second round, while P2 has yet to guess."""
    opened = splittable.new("split-it", players=2, chance=[deck("split-it", "4 3 J 5 7 9 8 J J 10 8 8 6 2")])
    tell(opened, f"{FIRST_ROUND}; P2 split 2-3-2; P1 remove black; P1 guess white")
    return opened


def test_a_table_is_drawn_in_english(table: Table) -> None:
    assert table.draw(0, "en") == ENGLISH


def test_a_table_is_drawn_in_french(table: Table) -> None:
    assert table.draw(1, "fr").replace("\u00a0", " ") == FRENCH


def test_jokers_to_place_are_counted(table: Table, tell: Tell) -> None:
    tell(table, "P2 guess pink")
    assert "P1 must place a joker.\nJokers to place: 0 that waited, 2 from this catch.\n" in table.draw(None, "en")
    french = table.draw(None, "fr")
    assert "P1 doit placer un joker.\nJokers à placer\u00a0: 0 en attente, 2 de cette prise.\n" in french


def test_a_row_is_drawn_before_it_is_split(deck: Deck) -> None:
    table = splittable.new("split-it", players=3, chance=[deck("split-it", "4 3 J 5 7 9 8")])
    assert table.draw(0, "en").startswith(
        "Round 1 of 10   P1 splits   63 cards in the pile\nRow: 4 3 J 5 7 9 8\n\nP1 must split the row.\n"
    )
    assert "Rangée : 4 3 J 5 7 9 8\n\nP1 doit séparer la rangée.\n" in table.draw(0, "fr").replace("\u00a0", " ")


def test_waiting_jokers_are_drawn(tell: Tell, deck: Deck) -> None:
    table = splittable.new("split-it", players=3, chance=[deck("split-it", "4 3 J 5 7 J J")])
    tell(table, "P1 split 2-1-4; P1 guess white; P2 guess pink; P3 guess black; P3 joker 5; P3 joker 7")
    assert "\nP2 has 1 waiting joker.\n" in table.draw(None, "en")
    assert "\nP2 a 1 joker en attente.\n" in table.draw(None, "fr")


def test_players_left_in_a_round_and_their_meetings_are_drawn(tell: Tell, deck: Deck) -> None:
    table = splittable.new("split-it", players=4, chance=[deck("split-it", "")])
    meeting = "P1 guess white; P2 guess white; P3 guess pink; P4 guess pink"
    tell(table, f"P1 split 1-1-7; {meeting}; {meeting}")
    assert "\nMeetings two against two: 1 of 10.\n" in table.draw(0, "en")
    tell(table, "P1 guess white; P2 guess white; P3 guess white; P4 guess pink; P2 split 3-3-3")
    tell(table, "P1 guess white; P2 guess pink; P3 guess black; P4 guess black")
    assert "\nStill in the round: P3 P4.\n" in table.draw(0, "en")
    assert "\nEncore dans le tour : P3 P4.\n" in table.draw(0, "fr").replace("\u00a0", " ")


def test_the_winners_are_drawn_at_the_end(deck: Deck) -> None:
    table = splittable.new("split-it", players=3, chance=[deck("split-it", "")])
    while not table.over:
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    assert "\nThe game is over. Won by P1 P2 P3.\n" in table.draw(None, "en")
    assert "\nLa partie est terminée. Victoire : P1 P2 P3.\n" in table.draw(None, "fr").replace("\u00a0", " ")
    assert "Round 10 of 10   P1 splits   the pile is empty" in table.draw(None, "en")


def test_the_longest_drawing_fits_a_terminal(tell: Tell, deck: Deck) -> None:
    tens, jokers = " ".join(["10"] * 7), " ".join(["J"] * 14)
    table = splittable.new(
        "split-it", players=3, chance=[deck("split-it", f"{tens} {jokers}")], options={"joker_opens": "yes"}
    )
    tell(table, "P1 split 5-1-1; P1 guess white; P2 guess pink; P3 guess black")
    tell(table, "P2 split 5-1-1; P1 guess white; P2 guess pink; P3 guess black")
    while table.view()["asks"] == "joker":
        table.play(table.waiting[0], table.actions(table.waiting[0])[-1])
    for lang in ("en", "fr"):
        assert max(len(line) for line in table.draw(0, lang).splitlines()) <= 80
