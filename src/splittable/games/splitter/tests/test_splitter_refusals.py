"""Every refusal of Splitter, in both languages."""

from collections.abc import Callable

import pytest

import splittable
from splittable.play.table import Table

Sheet = Callable[..., Table]
Refused = Callable[[Table, int, str], splittable.IllegalAction]

ROWS_A_TO_F = """
    a  · · 5 4 | 3 6 · ·
    b  · 1 2 5 | 4 3 6 ·
    c  1 2 3 4 | 5 6 1 2
    d  2 3 4 5 | 6 1 2 3
    e  3 4 5 6 | 1 2 3 4
    f  · 5 6 1 | 2 3 4 ·
"""


def test_a_slot_that_the_pad_has_not(sheet: Sheet, refused: Refused) -> None:
    table = sheet(ROWS_A_TO_F)
    table.deal("roll 4 1")
    refusal = refused(table, 0, "write 4|1 a3")
    assert refusal.rule == "SR-02"
    assert refusal.reason("en") == "Pad A has no slot a3; choose a free one: g1 g2."
    assert refusal.reason("fr") == "Le bloc A n’a pas d’emplacement a3\u00a0; choisissez-en un libre\u00a0: g1 g2."


def test_a_slot_that_is_taken(sheet: Sheet, refused: Refused) -> None:
    table = sheet(ROWS_A_TO_F)
    table.deal("roll 4 1")
    refusal = refused(table, 0, "write 1|4 a2")
    assert refusal.rule == "SR-02"
    assert refusal.reason("en") == "Slot a2 is already written in; choose a free one: g1 g2."
    assert refusal.reason("fr") == "L’emplacement a2 est déjà rempli\u00a0; choisissez-en un libre\u00a0: g1 g2."


def test_numbers_that_were_not_rolled(refused: Refused) -> None:
    table = splittable.new("splitter", players=1, chance=["roll 4 1"])
    refusal = refused(table, 0, "write 4|4 c2")
    assert refusal.rule == "SR-02"
    assert refusal.reason("en") == (
        "Both numbers of the roll must be written, and no others: 4 and 1, either way round."
    )
    assert refusal.reason("fr") == (
        "Il faut écrire les deux nombres du lancer et aucun autre\u00a0: 4 et 1, dans un sens ou dans l’autre."
    )


def test_a_number_of_a_double_beside_another(refused: Refused) -> None:
    table = splittable.new("splitter", players=1, chance=["roll 4 4"])
    refusal = refused(table, 0, "write 4|1 c2")
    assert refusal.rule == "SR-02"
    assert refusal.reason("en") == "Both numbers of the roll must be written, and no others: 4 twice."
    assert refusal.reason("fr") == "Il faut écrire les deux nombres du lancer et aucun autre\u00a0: deux fois 4."


def test_numbers_of_an_earlier_roll_in_a_taken_slot_are_refused_for_the_numbers(sheet: Sheet, refused: Refused) -> None:
    table = sheet("c  · · 4 · | · 1 · ·")
    table.deal("roll 5 4")
    assert "5 and 4" in refused(table, 0, "write 4|1 c2").reason("en")


def test_a_choice_cannot_be_changed_into_one_that_is_not_legal(refused: Refused) -> None:
    table = splittable.new("splitter", players=2, chance=["roll 4 1"])
    table.play(0, "write 4|1 c2")
    assert refused(table, 0, "write 4|2 c2").rule == "SR-02"
    assert table.view(0)["chosen"] == "write 4|1 c2"


@pytest.mark.parametrize("chance", [[], ["roll 4 1"]])
def test_a_seat_that_waits_for_the_dice_is_told_so(chance: list[str], refused: Refused) -> None:
    table = splittable.new("splitter", players=1, chance=chance)
    if chance:
        table.play(0, "write 4|1 c2")
    refusal = refused(table, 0, "write 4|1 c3")
    assert refusal.rule == "AL-04"
    assert "dice" in refusal.reason("en")
    assert "dés" in refusal.reason("fr")


@pytest.mark.parametrize(
    "text",
    [
        "write 4 1 c2",
        "write 4|1",
        "write 4|7 c2",
        "write 0|1 c2",
        "write 4|1 h1",
        "write 4|1 c5",
        "write 4|1 C2",
        "4|1 c2",
    ],
)
def test_what_is_not_well_spelled_is_answered_with_an_example(text: str) -> None:
    table = splittable.new("splitter", players=1, chance=["roll 4 1"])
    with pytest.raises(splittable.NotationError) as caught:
        table.play(0, text)
    for lang in ("en", "fr"):
        assert "write 4|1 c2" in caught.value.reason(lang)
