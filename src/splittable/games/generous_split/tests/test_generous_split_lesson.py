"""The example deal of the rules, played: its tricks and points are what the rules give."""

import re
from collections.abc import Callable

import pytest
from lessons import LANGUAGES, NAMES, drawings, words

from splittable.games.generous_split.tests.stories import table_of_four
from splittable.play.dealer import whole_deck
from splittable.play.table import Table
from splittable.words.cards import sign_card

Dealt = Callable[..., str]
CARD = re.compile(r"(?P<led>>?)(?P<card>(?:10|[2-9A-Z])[♣♦♥♠])(?P<won>\*?)")
TO_CENTRE = "centre"
HEADS = {"en": ("tricks", "points"), "fr": ("plis", "points")}
PROMISED = {
    "en": ("6, not 18", "three each", "Dan has won two tricks", "Ann received six tricks", "two at once"),
    "fr": ("6 et non 18", "trois chacun", "Dan a gagné deux plis", "Anne a reçu six plis", "deux d’un coup"),
}


def notation(lang: str) -> dict[str, str]:
    """The notation of each card by its sign."""
    return {sign_card(lang, card): card for card in whole_deck("generous-split", 4)}


def drawn_tricks(lang: str) -> list[list[str]]:
    """The cards of each trick in the drawing, by seat, in notation."""
    signs = notation(lang)
    _, *lines = drawings("generous-split", lang)[0].splitlines()
    return [[signs[found["card"]] for found in CARD.finditer(line)] for line in lines]


def play_the_deal(lang: str, dealt: Dealt) -> Table:
    """The table after the deal as it is drawn; each column of the drawing is a hand."""
    rows = drawn_tricks(lang)
    hands = [" ".join(row[seat] for row in rows) for seat in range(4)]
    table: Table = table_of_four(dealt(*hands, turned="5C", dealer=4))
    for row in rows:
        for _ in row:
            seat = table.waiting[0]
            table.play(seat, f"play {row[seat]}")
    return table


def draw_deal(table: Table, lang: str) -> str:
    """The deal's tricks, a line each: who led, who won, where it went."""
    lines = ["    " + "".join(f"{name:<6}" for name in NAMES[lang]).rstrip()]
    for number, trick in enumerate(table.view()["tricks"], 1):
        cards = {played["seat"]: sign_card(lang, played["card"]) for played in trick["cards"]}
        led = {seat: ">" if seat == trick["leader"] else " " for seat in cards}
        won = {seat: "*" if seat == trick["winner"] else "" for seat in cards}
        cells = "".join(f"{led[seat]}{cards[seat]}{won[seat]}".ljust(6) for seat in range(4))
        place = f"{NAMES[lang][trick['winner']]} +{trick['received']}" if trick["received"] else TO_CENTRE
        lines.append(f"{number:>2} {cells} {place}")
    return "\n".join(lines)


def draw_points(table: Table, lang: str) -> str:
    """The tricks that each player received, and their points."""
    result = table.view()["results"][0]
    rows = zip(NAMES[lang], result["received"], result["points"], strict=True)
    tricks, points = HEADS[lang]
    return "\n".join([f"      {tricks:>6}  {points}", *(f"{name:<6}{row:>6}  {sum_:>6}" for name, row, sum_ in rows)])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_deal_is_drawn_as_it_is_played(lang: str, dealt: Dealt) -> None:
    table = play_the_deal(lang, dealt)
    assert table.view()["turned"] == "5C"
    assert drawings("generous-split", lang)[0] == draw_deal(table, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_of_the_example_are_those_of_the_rules(lang: str, dealt: Dealt) -> None:
    table = play_the_deal(lang, dealt)
    assert drawings("generous-split", lang)[1] == draw_points(table, lang)
    assert table.scores == (0, 12, 6, 6)


def test_dan_wins_two_tricks_and_receives_none(dealt: Dealt) -> None:
    view = play_the_deal("en", dealt).view()
    assert [trick["winner"] for trick in view["tricks"]].count(3) == 2
    assert view["results"][0]["received"] == [6, 4, 2, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_example_repeat_its_numbers(lang: str) -> None:
    assert [promise for promise in PROMISED[lang] if promise not in words("generous-split", lang)] == []
