"""A table of Generous Split, drawn for a terminal."""

from collections.abc import Callable
from typing import Any

import splittable

Tricks = Callable[[Any, str], None]

ENGLISH = """\
Deal 1 of 4 · dealer P4 · trump: clubs (2C turned)

            cards  tricks  points  out of
  P1            8       1       0
> P2 (you)      9       0       0
  P3            9       0       0
  P4            9       0       0
2 tricks at the centre.

Tricks of this deal (* won):
 1  P1 AS*   P2 10S   P3 6S    P4 3S    P1 receives 1 trick
 2  P1 AC*   P2 JC    P3 9C    P4 7C    to the centre
 3  P1 KC*   P2 10C   P3 8C    P4 6C    to the centre

Trick 4: P1 2H   P2 is next.
Your hand: 2D   10H JH QH KH AH   7S 8S 9S
You may play: 10H JH QH KH AH"""

FRENCH = """\
Donne 2 sur 4 · donneur P1 · atout : trèfle (retourne 2C)

            cartes  plis  points  n’a plus
  P1            12     0       0
> P2            12     0      15
  P3 (vous)     12     0       3
  P4            12     0       3
Aucun pli au centre.

Dernier pli de la donne précédente (* gagnante) :
12  P2 10H*  P3 7D    P4 AD    P1 6H    P2 reçoit 1 pli

P2 entame le pli 1.
Votre main : 10C JC   2D   10H JH QH KH AH   7S 8S 9S 10S

Donnes terminées (plis reçus → points) :
    1. retourne 2C   P1 7→0    P2 5→15   P3 0→3    P4 0→3"""


def test_a_running_deal_in_english(four: str, tricks: Tricks) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
    tricks(table, "AS 10S 6S 3S / AC JC 9C 7C / KC 10C 8C 6C / 2H")
    assert table.draw(1, "en") == ENGLISH


def test_a_new_deal_in_french(four: str, seven_five: str, tricks: Tricks) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four, four])
    tricks(table, seven_five)
    assert table.draw(2, "fr").replace("\u00a0", " ") == FRENCH


def test_suits_that_a_seat_is_out_of(four: str, tricks: Tricks) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
    tricks(table, "AC JC 9C 7C / KC 10C 8C 6C / QC 2D 3D 8D / AS")
    assert "  P3            9       0       0  C" in table.draw(0, "en").splitlines()


def test_a_spectator_sees_no_hand(four: str) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[four])
    assert "hand" not in table.draw(None, "en")
    assert "main" not in table.draw(None, "fr")


def test_who_is_to_deal(four: str, seven_five: str, tricks: Tricks) -> None:
    table = splittable.new("generous-split", players=4, options={"start": 4}, chance=[])
    assert "P4 deals next." in table.draw(0, "en")
    table.deal(four)
    tricks(table, seven_five)
    assert "P1 deals next." in table.draw(0, "en")
    assert "C’est à P1 de donner." in table.draw(0, "fr")


def test_the_end(six_six_none: str, three: str, tricks: Tricks) -> None:
    table = splittable.new("generous-split", players=3, options={"start": 3}, chance=[six_six_none, three, three])
    while not table.over:
        table.play(table.waiting[0], table.actions(table.waiting[0])[0])
    winners = ", ".join(f"P{seat + 1}" for seat in table.winners)
    assert f"The game is over. Won by {winners}." in table.draw(0, "en")
    assert f"La partie est terminée. Victoire : {winners}." in table.draw(None, "fr").replace("\u00a0", " ")
