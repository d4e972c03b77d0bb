"""The pads, the example round and the example sheet of the rules are what the rules give."""

from itertools import pairwise
from pathlib import Path

import pytest
from lessons import LANGUAGES, drawings, words

import splittable
from splittable.games.splitter.rules.pads import PAD_NAMES, PADS, ROW_NAMES
from splittable.games.splitter.sight.view import LADDER, step_of
from splittable.play.table import Table
from splittable.words import say

GOLDEN = Path(__file__).parent.parent / "golden"
DISTANCES = "   4  3  2  1   1  2  3  4"
SIGNS = {".": " ", "o": "·", "*": "*", "H": "♥"}
TITLES = {"en": "PAD {}", "fr": "BLOC {}"}
PROMISED = {
    "en": ("score 5;", "of 2s score 4", "3s score 6", "top left score 4", "10 instead of 5", "29 points", "56", "61"),
    "fr": ("rapportent 5 ;", "2 rapportent 4", "3 rapportent 6", "gauche rapportent 4", "10 au lieu de 5", "56", "61"),
}


def draw_rows(rows: list[list[str]]) -> str:
    """Cells of seven rows as the terminal draws them: a letter, four cells, the centre line, four cells."""
    lines = [DISTANCES]
    for name, cells in zip(ROW_NAMES, rows, strict=True):
        drawn = [f"{cell:>3}" for cell in cells]
        lines.append((name + "".join(drawn[:4]) + " |" + "".join(drawn[4:])[1:]).rstrip())
    return "\n".join(lines)


def draw_pads(lang: str) -> str:
    """Both pads, empty."""
    pads = [draw_rows([[SIGNS[cell] for cell in row] for row in pad]) for pad in PADS]
    return "\n\n".join(f"{TITLES[lang].format(name)}\n{pad}" for name, pad in zip(PAD_NAMES, pads, strict=True))


def draw_sheet(table: Table) -> str:
    """P1's sheet on pad A: numbers and, where none is yet, what is printed there."""
    rows = []
    for printed, written in zip(PADS[0], table.view()["sheets"][0]["rows"], strict=True):
        cells = zip(printed, written, strict=True)
        rows.append([_cell(SIGNS[sign], number) for sign, number in cells])
    return draw_rows(rows)


def _cell(sign: str, number: int) -> str:
    if not number:
        return sign
    return f"*{number}" if sign == "*" else str(number)


def draw_points(table: Table) -> str:
    """The points of each number, as the terminal draws them below a sheet."""
    points = table.view()["sheets"][0]["points"]
    return f"   {'  '.join('123456')}\n=" + "".join(f"{one:>3}" for one in points)


def draw_ladder(lang: str) -> str:
    """The steps of the ladder for one player, with their points."""
    starts = (0, *LADDER)
    spans = [f"{low}–{high - 1}" for low, high in pairwise(starts)] + [f"{starts[-1]}+"]
    return "\n".join(f"{span:<7}{say(lang, f'splitter-step-{number}')}" for number, span in enumerate(spans))


def example() -> Table:
    """The game whose first rounds and last sheet are the example."""
    return splittable.load((GOLDEN / "rulebook-29.split").read_text(encoding="utf-8"))


def after_one_round() -> Table:
    """The same game after its first round."""
    record = example().record()
    return splittable.load(record[: record.index("roll 5 4")])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_pads_are_drawn_as_they_are(lang: str) -> None:
    assert drawings("splitter", lang)[0] == draw_pads(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_round_is_drawn_as_it_was_played(lang: str) -> None:
    table = after_one_round()
    assert table.record().splitlines()[-2:] == ["roll 4 1", "P1 write 4|1 b2"]
    assert drawings("splitter", lang)[1] == draw_sheet(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_is_drawn_as_it_was_filled(lang: str) -> None:
    table = example()
    assert drawings("splitter", lang)[2] == f"{draw_sheet(table)}\n\n{draw_points(table)}"
    assert table.scores == (29,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ladder_has_the_steps_of_the_rules(lang: str) -> None:
    assert drawings("splitter", lang)[3] == draw_ladder(lang)
    assert [step_of(low) for low in (0, *LADDER)] == list(range(12))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_example_repeat_its_numbers(lang: str) -> None:
    assert [promise for promise in PROMISED[lang] if promise not in words("splitter", lang)] == []


def test_what_the_words_say_of_the_groups_is_so() -> None:
    groups = example().view()["sheets"][0]["groups"]
    scored = {number: [group["points"] for group in groups if group["number"] == number] for number in range(1, 7)}
    assert (scored[1].count(1), scored[2].count(2), scored[3]) == (5, 2, [3, 3])
    assert (scored[4].count(4), scored[5].count(10), scored[6]) == (1, 1, [0, 0, 0])
    assert [len(group["cells"]) for group in groups if group["number"] == 1].count(2) == 1
    assert max(len(group["cells"]) for group in groups if group["number"] == 6) == 5
