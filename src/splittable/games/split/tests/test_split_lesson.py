"""The example turn and the example sheet of the rules, played: their numbers are what the rules give."""

import re
from pathlib import Path

import pytest
from lessons import LANGUAGES, drawings, words

import splittable
from splittable.games import split as split_game
from splittable.games.split.rules.cards import ROW_VALUES
from splittable.games.split.tests.split_stories import Tell, matches, open_table
from splittable.play.table import Table
from splittable.words import say
from splittable.words.cards import read_pair, sign_card

GOLDEN = Path(split_game.__file__).parent / "golden"
KINDS = {"9S9S": "perfect", "QDQH": "strong", "KHKS": "weak"}
"""The matches of the picture."""
SUMS = {"en": ("total", "negative"), "fr": ("total", "négatif")}
PROMISED = {
    "en": ("worth 180", "of kings 50", "of queens 50", "of jacks 20", "of 10s 30", "330", "cost 50", "is 280"),
    "fr": ("valent 180", "rois 50", "dames 50", "valets 20", "de 10 valent 30", "330", "coûtent 50", "de 280"),
}


def sign_pair(lang: str, pair: str) -> str:
    """A match as the lesson writes it: `[Q♦|Q♥]`."""
    return f"[{'|'.join(sign_card(lang, card) for card in read_pair(pair))}]"


def example_table(tell: Tell) -> Table:
    """The table as it lies when Ben's turn of the example begins; Ann is P1, Ben P2."""
    table = open_table("KH KS", "9S QD", row="9S", pile="QH 3D KC", start=1)
    tell(table, "P2 draw; P2 discard QH; P1 draw; P1 match KH KS; P1 discard 3D")
    return table


def draw_sheet(table: Table, lang: str) -> str:
    """P1's sheet: boxes crossed off, the first open one marked."""
    sheet = table.view()["sheets"][0]
    lines = []
    for row, values in zip(sheet["rows"], ROW_VALUES.tolist(), strict=True):
        boxes = ["x" if place < row["filled"] else f"{value}" for place, value in enumerate(values)]
        boxes[row["filled"]] = f">{row['points']}"
        name = say(lang, "card-sign", rank=row["rank"])
        lines.append(f"{name:<2}" + "".join(f"{box:>5}" for box in boxes) + f"  = {row['points']:>3}")
    total, negative = SUMS[lang]
    lines.append(f"{negative:<32}  = {sheet['negative_points']:>3}".replace("-", "−"))
    lines.append(f"{total:<32}  = {sheet['total']:>3}")
    return "\n".join(lines)


def golden_sheet() -> Table:
    """The table at whose end P1's sheet is the example's."""
    return splittable.load((GOLDEN / "rulebook-sheet.split").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_shows_each_kind_of_match(lang: str) -> None:
    for (pair, kind), line in zip(KINDS.items(), drawings("split", lang)[0].splitlines()[::2], strict=True):
        hands = " ".join(read_pair(pair))
        table = open_table(hands, "", row="2H", pile="2C")
        table.play(0, "draw")
        table.play(0, f"match {hands}")
        assert table.view()["matches"][0] == [{"cards": pair, "kind": kind}]
        assert sign_pair(lang, pair) in line


def test_the_row_of_the_example_lies_as_it_is_told(tell: Tell) -> None:
    table = example_table(tell)
    assert table.view()["row"] == ["9S", "QH", "3D"]
    assert matches(table, 0) == ["KHKS"]
    assert {"9S", "QD"} <= set(table.view(1)["hand"])
    assert table.waiting == (1,)


def test_the_turn_of_the_example_goes_as_it_is_told(tell: Tell) -> None:
    table = example_table(tell)
    tell(table, "P2 take 3; P2 match 9S 9S; P2 penalize P1")
    assert table.scores == (-5, 0)
    tell(table, "P2 match QD QH; P2 draw")
    assert "KC" in table.view(1)["hand"]
    tell(table, "P2 upgrade KC KS KH@P1")
    assert matches(table, 0) == []
    assert sorted(matches(table, 1)) == ["9S9S", "KCKS", "QDQH"]
    assert "KH" in table.view(0)["hand"]
    assert table.actions(1) == ["draw", "pass"]
    tell(table, "P2 pass; P2 discard 3D")
    assert table.waiting == (0,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_matches_of_the_turn_are_told_in_this_order(lang: str) -> None:
    told = re.findall(r"\[[^\]]+\]", words("split", lang))
    assert told == [sign_pair(lang, pair) for pair in ("KHKS", "9S9S", "QDQH", "KCKS")]
    row = [sign_card(lang, card) for card in ("9S", "QH", "3D")]
    assert re.search(r", .*".join(map(re.escape, row[:2])) + r" \w+ " + row[2], words("split", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_is_drawn_as_it_was_filled(lang: str) -> None:
    table = golden_sheet()
    assert drawings("split", lang)[1] == draw_sheet(table, lang)
    assert table.view()["sheets"][0]["negatives"] == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_example_sheet_repeat_its_numbers(lang: str) -> None:
    assert [promise for promise in PROMISED[lang] if promise not in words("split", lang)] == []
    assert sum(row["points"] for row in golden_sheet().view()["sheets"][0]["rows"]) == 330
