"""Splitter drawn with characters, in both languages."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import splittable
from splittable.games.splitter.sight.text import draw
from splittable.games.splitter.sight.view import View
from splittable.play.table import Table

Sheet = Callable[..., Table]
Round = Callable[..., None]

GOLDEN = Path(__file__).parent.parent / "golden"

ALONE = """\
Round 4 of 22   P1 rolls   Roll: 4 1
Yet to write: P1

P1 (you): 6
   4  3  2  1   1  2  3  4      ┌───────┐  ┌───────┐
a  ·  ·  ·    |    ·  ♥  ·      │ ●   ● │  │       │
b  ·  ·  ·  · | ·  ·  ·  ·      │       │  │   ●   │
c    ♥2  ·  · | ·  ·  6         │ ●   ● │  │       │
d     ·  ·    |    ·  ·         └───────┘  └───────┘
e     ·  ·  · | ♥  ·  ·
f  ·  ·  ·  · | ·  ·  ·  ·
g  5‹*1  ·    |    · *2  2‹
   1  2  3  4  5  6  ♥
=  2  4  0  0  0  0  0

Can still score (cells out of those needed): 1/2 1/5 1/6

* star: doubles   ♥ heart   ‹ written in the previous round"""

TWO_PLAYERS = """\
Manche 2 sur 22   P2 lance les dés   Lancer : 6 5
Doivent encore écrire : P1
Ont choisi : P2
Votre choix pour l’instant : write 5|6 d4

P2 (vous) : 1
   4  3  2  1   1  2  3  4      ┌───────┐  ┌───────┐
a        ·  · | ·  ·            │ ●   ● │  │ ●   ● │
b     ·  4‹ · | ·  1‹ ·         │ ●   ● │  │   ●   │
c  ·  ·  ·  · | ·  ·  ·  ·      │ ●   ● │  │ ●   ● │
d *5? ·  ·  · | ·  ·  · *6?     └───────┘  └───────┘
e  ·  ·  ·  · | ·  ·  ·  ·
f     ·  ·  · | ·  ·  ·
g        ·  · | ·  ·
   1  2  3  4  5  6
=  1  0  0  0  0  0

Peuvent encore marquer (cases sur celles qu’il faut) : 1/4

P1 : 1  ‹1|4 c1
   4 3 2 1   1 2 3 4
a      · · | · ·
b    · · · | · · ·
c  · · · 1 | 4 · · ·
d  * · · · | · · · *
e  · · · · | · · · ·
f    · · · | · · ·
g      · · | · ·
   1  2  3  4  5  6
=  1  0  0  0  0  0

* étoile : double   ‹ écrit à la manche précédente   ? votre choix"""


def golden(name: str) -> Table:
    """The table of a golden record."""
    return splittable.load((GOLDEN / f"{name}.split").read_text(encoding="utf-8"))


@pytest.fixture
def running(play_round: Round) -> Table:
    """Two players in their second round; P2 has chosen."""
    table = splittable.new("splitter", players=2, chance=[])
    play_round(table, "4 1", "1|4 c1", "4|1 b2")
    table.deal("roll 6 5")
    table.play(1, "write 5|6 d4")
    return table


def test_a_table_of_one_in_english(sheet: Sheet) -> None:
    table = sheet("c  · 2 · · | · · 6 ·\n g  5 1 · · | · · 2 2", pad="B")
    table.deal("roll 4 1")
    assert table.draw(0) == ALONE


def test_a_table_of_two_in_french(running: Table) -> None:
    assert running.draw(1, "fr").replace("\u00a0", " ") == TWO_PLAYERS


def test_others_do_not_see_the_choice(running: Table) -> None:
    for eyes in (None, 0):
        drawn = running.draw(eyes)
        assert "?" not in drawn
        assert "5|6" not in drawn


def test_a_spectator_sees_the_dice_and_both_sheets(running: Table) -> None:
    drawn = running.draw(None).splitlines()
    assert drawn[:3] == ["Round 2 of 22   P2 rolls   Roll: 6 5", "Yet to write: P1", "Have chosen: P2"]
    assert "│ ●   ● │  │   ●   │" in drawn
    assert "P1: 1  ‹1|4 c1           P2: 1  ‹4|1 b2" in drawn
    assert "c  · · · 1 | 4 · · ·     c  · · · · | · · · ·" in drawn


@pytest.mark.parametrize(("lang", "end"), [("en", "Won by P4"), ("fr", "Victoire\u00a0: P4")])
@pytest.mark.parametrize("eyes", [None, 0, 11])
def test_a_full_table_fits_a_terminal(eyes: int | None, lang: str, end: str) -> None:
    drawn = golden("twelve-players").draw(eyes, lang)
    assert max(map(len, drawn.splitlines())) <= 80
    assert drawn.endswith(end)
    for seat in range(1, 13):
        assert f"P{seat} (" in drawn or f"P{seat}:" in drawn or f"P{seat}\u00a0:" in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_start_of_a_full_table_fits_a_terminal(lang: str) -> None:
    table = splittable.new("splitter", players=12, seed=1)
    for seat in range(6):
        table.play(seat, table.actions(seat)[0])
    drawn = table.draw(11, lang)
    assert max(map(len, drawn.splitlines())) <= 80
    assert "P7 P8 P9 P10 P11 P12" in drawn
    assert "P1 P2 P3 P4 P5 P6" in drawn


def test_sheets_stay_in_their_columns_when_a_line_is_too_long() -> None:
    view = golden("twelve-players").view(None)
    view["sheets"][0]["total"] = 10**20
    band = draw(msgspec.convert(view, View), "en").split("\n\n")[1].splitlines()
    column = band[0].index("P2: ")
    assert all(line[column - 1] == " " for line in band)
    assert [line[column] for line in band[2:9]] == list("abcdefg")


@pytest.mark.parametrize(("lang", "last"), [("en", "29 points: in the club"), ("fr", "29 points\u00a0: admis au club")])
def test_a_game_alone_ends_with_its_rating(lang: str, last: str) -> None:
    assert golden("rulebook-29").draw(0, lang).splitlines()[-1] == last


def test_no_dice_are_drawn_before_they_are_rolled() -> None:
    table = splittable.new("splitter", players=1, chance=[])
    assert "●" not in table.draw(0)
    assert "●" in splittable.new("splitter", players=1, chance=["roll 1 1"]).draw(0)


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_as_many_pips_as_its_face(face: int) -> None:
    table = splittable.new("splitter", players=1, chance=[f"roll {face} {face}"])
    assert table.draw(0).count("●") == 2 * face


def test_many_open_groups_are_wrapped() -> None:
    view = splittable.new("splitter", players=1, seed=1).view(0)
    view["sheets"][0]["groups"] = [
        {"number": number, "cells": [[0, 0]] * size, "points": 0, "fate": "open"}
        for number in range(2, 7)
        for size in range(1, number)
        for _ in range(2)
    ]
    drawn = draw(msgspec.convert(view, View), "en")
    assert max(map(len, drawn.splitlines())) <= 80
    assert "5/6×2" in drawn
