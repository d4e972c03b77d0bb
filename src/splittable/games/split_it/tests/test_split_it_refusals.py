"""What Split it! says when it refuses an action, in both languages."""

from collections.abc import Callable

import pytest

import splittable
from splittable.play.table import Table

Tell = Callable[[Table, str], None]
Deck = Callable[[str, str], str]
Refused = Callable[[Table, int, str], splittable.IllegalAction]

TO_GUESS = "P1 split 3-2-2"
TO_JOKERS = "P1 split 3-2-2; P1 guess white; P2 guess pink; P3 guess black"
TO_SPLIT_AGAIN = "P1 split 3-2-2; P1 guess white; P2 guess white; P3 guess pink"
TO_TWO_CARDS = "P1 split 3-2-2; P1 guess pink; P2 guess pink; P3 guess black"
REMOVED = "P1 split 3-2-2; P2 remove pink"
REMOVED_BEFORE = f"{REMOVED}; P1 guess white; P2 guess white; P1 split 1-1-1"
REMOVED_TO_TWO = "P1 split 2-3-2; P2 remove pink; P1 guess white; P2 guess white"
TO_WAITING = "P1 split 1-3-3; P1 guess white; P2 guess pink; P3 guess black"

CASES = [
    # players, top of the pile, story, seat, action, ruling, reasons
    (3, "", "", 0, "split 0-3-4", "SI-03", "at least one card", "au moins une carte"),
    (3, "", "", 0, "split 1-1-12", "SI-03", "A row of 14 cards", "une rangée de 14 cartes"),
    (3, "", "", 0, "split 3-2-4", "SI-03", "has 7 cards", "compte 7 cartes"),
    (3, "", "", 0, "guess white", "SI-03", "“split 1-1-5”", "«\u00a0split 1-1-5\u00a0»"),
    (3, "", TO_SPLIT_AGAIN, 0, "guess white", "SI-07", "row of 3 cards", "rangée de 3 cartes"),
    (2, "", "", 0, "remove pink", "SI-04", "Only the other player", "Seul l’autre joueur"),
    (3, "", "", 0, "remove pink", "SI-04", "this table has 3 players", "cette table en compte 3"),
    (3, "", TO_GUESS, 1, "remove pink", "SI-04", "this table has 3 players", "cette table en compte 3"),
    (
        2,
        "",
        TO_GUESS,
        1,
        "guess pink",
        "SI-04",
        "must be removed: white, pink or black.",
        "zone\u00a0: blanche, rose ou noire.",
    ),
    (2, "", TO_GUESS, 1, "split 3-2-2", "SI-04", "must be removed", "il faut retirer"),
    (3, "", TO_GUESS, 0, "split 2-3-2", "SI-05", "guesses: white, pink or black.", "déjà séparée"),
    (2, "", REMOVED, 1, "remove white", "SI-04", "now guess: white or black.", "zone\u00a0: blanche ou noire."),
    (2, "", REMOVED_BEFORE, 1, "remove white", "SI-04", "after the first split", "après la première séparation"),
    (2, "", REMOVED_TO_TWO, 1, "remove white", "SI-04", "from the last two cards", "des deux dernières cartes"),
    (2, "", REMOVED, 0, "guess pink", "SI-04", "The pink section", "La zone rose"),
    (3, "", TO_TWO_CARDS, 0, "guess black", "SI-07", "one of them: white or pink.", "elles\u00a0: blanche ou rose."),
    (3, "", "", 0, "joker 3", "SI-09", "no joker to place", "pas de joker à placer"),
    (3, "", TO_GUESS, 0, "joker 3", "SI-09", "no joker to place", "pas de joker à placer"),
    (
        3,
        "J 1 2 3 4 5 6",
        f"{TO_WAITING}; P2 split 3-2-2",
        0,
        "joker 3",
        "SI-10",
        "Your joker waits",
        "Votre joker attend",
    ),
    (3, "8 J J 5 7 9 9", TO_JOKERS, 0, "joker 5", "SI-09", "you have no 5s", "pas de 5"),
    (3, "8 J J 5 7 9 9", TO_JOKERS, 0, "guess white", "SI-11", "your 2 jokers", "vos 2 jokers"),
    (3, "8 J 9 5 7 9 9", TO_JOKERS, 0, "split 3-2-2", "SI-11", "it can go on: 8, 9.", "il peut aller sur\u00a0: 8, 9."),
    (
        3,
        "J 1 2 3 4 5 6 8 9 9 9 9 9 9",
        f"{TO_WAITING}; P2 split 1-3-3; P1 guess white; P2 guess pink; P3 guess black",
        0,
        "joker 9",
        "SI-10",
        "not on 9; choose: 8.",
        "pas sur 9\u00a0; choisissez\u00a0: 8.",
    ),
]


@pytest.mark.parametrize(("players", "top", "story", "seat", "action", "ruling", "english", "french"), CASES)
def test_a_refusal_names_its_ruling_and_says_what_would_have_been_right(
    tell: Tell,
    deck: Deck,
    refused: Refused,
    players: int,
    top: str,
    story: str,
    seat: int,
    action: str,
    ruling: str,
    english: str,
    french: str,
) -> None:
    table = splittable.new("split-it", players=players, chance=[deck("split-it", top)])
    tell(table, story)
    error = refused(table, seat, action)
    assert error.rule == ruling
    assert english in error.reason("en")
    assert french in error.reason("fr")


SPLITS = ["split 3-2", "split 3-2-2-0", "split 03-2-2", "split 3 2 2", "split 100-1-1", "split ٣-2-2", "split 3-2-2\n"]
WORDS = ["guess green", "Guess white", "guess  white", "joker 11", "joker 0", "joker J", "joker", "remove", ""]


@pytest.mark.parametrize("text", [*SPLITS, *WORDS])
def test_other_spellings_are_not_read(text: str) -> None:
    with pytest.raises(splittable.NotationError) as caught:
        splittable.new("split-it", players=3, seed=1).play(0, text)
    assert "split 3-2-4" in caught.value.reason("en")
    assert "split 3-2-4" in caught.value.reason("fr")
