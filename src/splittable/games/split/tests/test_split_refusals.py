"""Every reason that SPLIT gives for refusing an action, and what is no action at all."""

import re
from pathlib import Path
from typing import Any

import pytest

import splittable
from splittable.games import split as split_game
from splittable.games.split.tests.split_stories import Refused, Tell, open_table, stay
from splittable.play.table import Table

FOUR = "P1 match AC AD; P1 match KC KD; P1 match QC QD; P1 match JC JD"
FOUR_PAIRS = "AC AD KC KD QC QD JC JD"


def fill(hand: str) -> str:
    """A hand of nine without a two."""
    cards = hand.split()
    ranks = {card[:-1] for card in cards}
    for rank in ("K", "Q", "J", "10", "9", "8", "7", "6", "A"):
        if len(cards) < 9 and rank not in ranks:
            cards.append(f"{rank}C")
    return " ".join(cards)


OWN = {"row": "5C", "pile": "AH AH", "partner": "own"}
OWN_STORY = "P1 draw; P1 discard 5D; P2 draw; P2 discard 2S"

SITUATIONS: dict[str, tuple[tuple[str, ...], dict[str, Any], str]] = {
    "start": ((fill("4C 4H 5D"), "4D"), {"pile": "KD KH"}, ""),
    "drawn": ((fill("4C 4H 5D"), "4D"), {"pile": "KD KH"}, "P1 draw"),
    "own alone": ((fill("5D"), "2S"), OWN, OWN_STORY),
    "own taken": ((fill("5D 5H"), "2S"), OWN, f"{OWN_STORY}; P1 take 3"),
    "taken": ((fill("2C 3D"), ""), {"pile": "KD"}, "P1 take 1"),
    "perfect": (("4C 4C 5D", "", ""), {"pile": "KD"}, "P1 draw; P1 match 4C 4C"),
    "strong": (("4D 4H 5D", ""), {"pile": "KD"}, "P1 draw; P1 match 4D 4H"),
    "weak": (
        ("4C 4H", "5C 5H"),
        {"pile": "KD KD"},
        "P1 draw; P1 match 4C 4H; P1 discard KD; P2 draw; P2 match 5C 5H",
    ),
    "upgrades": (
        (fill("4C 4H"), "4D 3C"),
        {"pile": "KD KD"},
        "P1 draw; P1 match 4C 4H; P1 discard KD; P2 draw",
    ),
    "empty": ((f"{FOUR_PAIRS} 5C", ""), {"pile": "5S"}, f"P1 draw; {FOUR}; P1 match 5C 5S"),
    "two left": ((f"{FOUR_PAIRS} 5C", ""), {"pile": "5D"}, f"P1 draw; {FOUR}"),
    "two left, never": ((f"{FOUR_PAIRS} 5C", ""), {"pile": "5S", "last_card": "never"}, f"P1 draw; {FOUR}"),
    "one left": (
        (f"{FOUR_PAIRS} 5C", "5D"),
        {"pile": "9H 9H"},
        f"P1 draw; {FOUR}; P1 discard 9H; P2 draw; P2 discard 5D",
    ),
}
"""The hands, what else is as the story needs it, and the story that leads there."""


def situation(tell: Tell, name: str) -> Table:
    """A table at which P1, or in some P2, is asked something."""
    hands, options, story = SITUATIONS[name]
    table = open_table(*hands, **options)
    tell(table, story)
    return table


REFUSALS = [
    ("start", 0, "take 90", "SP-05", "split-longest-row"),
    ("start", 0, "take 2", "SP-05", "split-row-is-short"),
    ("start", 0, "take 1", "SP-05", "split-cannot-use"),
    ("start", 0, "match 4C 4H", "SP-03", "split-draw-first"),
    ("start", 0, "upgrade 4C 4S 4H@P2", "SP-03", "split-draw-first"),
    ("start", 0, "discard 4C", "SP-03", "split-draw-first"),
    ("start", 0, "pass", "SP-03", "split-draw-first"),
    ("start", 0, "penalize P2", "SP-08", "split-no-perfect-match"),
    ("start", 0, "trade 4C4H 5C5H@P2", "SP-10", "split-no-weak-match"),
    ("own alone", 0, "take 3", "SP-05", "split-partner-taken-along"),
    ("one left", 0, "take 1", "SP-11", "split-leaves-no-card"),
    ("drawn", 0, "draw", "SP-03", "split-drawn-already"),
    ("drawn", 0, "take 1", "SP-03", "split-drawn-already"),
    ("drawn", 0, "pass", "SP-03", "split-discard-to-end"),
    ("drawn", 0, "discard 2C", "SP-03", "split-discard-not-held"),
    ("drawn", 0, "match 4C 5D", "SP-02", "split-not-one-rank"),
    ("drawn", 0, "match 5H 4D", "SP-02", "split-not-one-rank"),
    ("drawn", 0, "match 5D 5H", "SP-02", "split-not-held"),
    ("drawn", 0, "match 5D 5D", "SP-02", "split-not-held-twice"),
    ("drawn", 0, "penalize P2", "SP-08", "split-no-perfect-match"),
    ("drawn", 0, "trade 4C4H 5C5H@P2", "SP-10", "split-no-weak-match"),
    ("drawn", 0, "upgrade 5D 5H 4C@P2", "SP-02", "split-not-one-rank"),
    ("drawn", 0, "upgrade 4D 5H 5C@P2", "SP-02", "split-not-one-rank"),
    ("drawn", 0, "upgrade 5D 5C 5H@P2", "SP-06", "split-not-stronger"),
    ("drawn", 0, "upgrade 5D 5D 5D@P2", "SP-06", "split-not-stronger"),
    ("upgrades", 1, "upgrade 4S 4C 4H@P1", "SP-06", "split-upgrade-not-held"),
    ("upgrades", 1, "upgrade 4D 4H 4C@P2", "SP-06", "split-not-their-match"),
    ("upgrades", 1, "upgrade 4D 4H 4C@P3", "SP-06", "split-no-such-seat"),
    ("taken", 0, "discard 3D", "SP-05", "split-use-first"),
    ("taken", 0, "match 3C 3D", "SP-05", "split-use-first"),
    ("taken", 0, "upgrade 3D 3H 3C@P2", "SP-05", "split-use-first"),
    ("taken", 0, "match 2D 2H", "SP-02", "split-not-held"),
    ("taken", 0, "match 2H 2H", "SP-02", "split-not-held-twice"),
    ("taken", 0, "upgrade 2H 2D 2C@P2", "SP-06", "split-not-their-match"),
    ("own taken", 0, "match 5C 5D", "SP-05", "split-partner-taken-along"),
    ("perfect", 0, "penalize P1", "SP-08", "split-penalize-another"),
    ("perfect", 0, "penalize P6", "SP-08", "split-no-such-seat"),
    ("perfect", 0, "pass", "SP-08", "split-penalize-somebody"),
    ("perfect", 0, "discard 5D", "SP-07", "split-penalize-first"),
    ("strong", 0, "discard 5D", "SP-07", "split-bonus-draw-first"),
    ("empty", 0, "pass", "SP-11", "split-must-refill"),
    ("weak", 1, "discard KD", "SP-07", "split-trade-first"),
    ("weak", 1, "trade 5C5H 5C5H@P2", "SP-10", "split-trade-with-another"),
    ("weak", 1, "trade 6C6H 4C4H@P1", "SP-10", "split-not-your-match"),
    ("weak", 1, "trade 5C5H 6C6H@P1", "SP-10", "split-not-their-match"),
    ("weak", 1, "trade 5C5H 4C4H@P4", "SP-10", "split-no-such-seat"),
    ("weak", 1, "trade 5C5H 4C4C@P1", "SP-10", "split-not-one-kind"),
    ("weak", 1, "trade 5C6H 4C4H@P1", "SP-02", "split-not-one-rank"),
    ("two left", 0, "match 5C 5D", "SP-11", "split-leaves-no-card"),
    ("two left, never", 0, "match 5C 5S", "SP-11", "split-keep-a-card"),
]


@pytest.mark.parametrize(("name", "seat", "action", "ruling", "message"), REFUSALS)
def test_a_refusal_names_its_ruling_and_its_reason(
    name: str, seat: int, action: str, ruling: str, message: str, tell: Tell, refused: Refused
) -> None:
    table = situation(tell, name)
    caught = refused(table, seat, action)
    assert (caught.rule, caught.refusal.message) == (ruling, message)
    assert "{" not in caught.reason("en") + caught.reason("fr")


def test_the_last_card_is_refused_for_its_own_reasons(tell: Tell, refused: Refused) -> None:
    table = open_table("", "4D 4H", last_draw="forbidden")
    stay(table, 2)
    tell(table, "P2 draw; P2 match 4D 4H")
    assert refused(table, 1, "draw").refusal.message == "split-last-card-stays"
    table = open_table("", f"{FOUR_PAIRS} 5C", pile="9H 9H", bottom="5S 8H", last_draw="forbidden")
    tell(table, f"P1 draw; P1 discard 9H; P2 draw; {FOUR.replace('P1', 'P2')}; P2 discard 9H")
    stay(table, 2)
    tell(table, "P2 draw")
    caught = refused(table, 1, "match 5C 5S")
    assert (caught.rule, caught.refusal.message) == ("SP-11", "split-no-refill")


def test_every_reason_is_tested() -> None:
    folder = Path(split_game.__file__).parent / "sight"
    sources = "".join((folder / f"{name}.py").read_text(encoding="utf-8") for name in ("refusals", "notation"))
    reasons = set(re.findall(r'"(split-[a-z-]+)"', sources))
    tested = {refusal[-1] for refusal in REFUSALS} | {"split-last-card-stays", "split-no-refill"}
    assert reasons == tested


def test_a_refusal_says_what_would_have_been_right(tell: Tell, refused: Refused) -> None:
    table = situation(tell, "taken")
    assert refused(table, 0, "discard 3D").reason("en") == (
        "You took 2♥ and must use it first, in a match or an upgrade."
    )
    assert refused(table, 0, "discard 3D").reason("fr") == (
        "Vous avez pris 2♥ et devez d’abord l’utiliser, dans une paire ou une amélioration."
    )


def test_a_refused_upgrade_compares_the_two_matches(tell: Tell, refused: Refused) -> None:
    table = situation(tell, "drawn")
    assert refused(table, 0, "upgrade 5D 5C 5S@P2").reason("en") == (
        "5♦ and 5♣ make a Weak match; an upgrade must be stronger than the Strong match there."
    )


@pytest.mark.parametrize(
    "text",
    [
        "match 4H 4D",
        "match 4D4H",
        "match 4D",
        "match 1D 1H",
        "match 4d 4h",
        "take 0",
        "take 01",
        "take -1",
        "take three",
        "take",
        "penalize P7",
        "penalize P0",
        "penalize 2",
        "upgrade 4D 4H 4C",
        "upgrade 4D 4H 4C@P7",
        "upgrade 4D 4H4C@P2",
        "trade 4H4C 9D9S@P2",
        "trade 4C4H 9S9D@P2",
        "trade 4C4H 9D9S",
        "trade 4C4H 9D9S@P9",
        "discard 8",
        "discard 8S 8S",
        "Draw",
        "draw 1",
        " pass",
    ],
)
def test_what_is_not_spelled_as_an_action_is_unreadable(text: str) -> None:
    table = splittable.new("split", players=2, seed=1)
    with pytest.raises(splittable.NotationError) as caught:
        table.play(1, text)
    assert "take 3" in caught.value.reason("fr")


def test_a_number_of_any_length_is_refused_and_not_worked_out() -> None:
    table = splittable.new("split", players=2, seed=1)
    with pytest.raises(splittable.IllegalAction):
        table.play(1, "take " + "9" * 5000)
