"""A view of Splitter drawn with characters."""

from collections.abc import Mapping
from typing import Any

from splittable.games.splitter.pads import ROW_NAMES
from splittable.words import say

SHEETS_ABREAST = 3
SHEET_WIDTH = 25


def _cell(kind: str, number: int, is_new: bool) -> str:
    if kind == ".":
        return "  "
    mark = {"o": "·", "*": "*", "H": "♥"}[kind]
    if not number:
        return f" {mark}"
    left = {"o": " ", "*": "*", "H": "♥"}[kind]
    return f"{'›' if is_new else left}{number}"


def _sheet(view: Mapping[str, Any], seat: int, lang: str) -> list[str]:
    sheet = view["sheets"][seat]
    is_own = seat == view["seat"]
    title = say(lang, "splitter-own-sheet" if is_own else "splitter-sheet", seat=seat + 1, total=sheet["total"])
    slot = sheet["wrote"].rsplit(" ", 1)[1] if sheet["wrote"] else ""
    lines = [title, "   4 3 2 1   1 2 3 4"]
    for row, kinds in enumerate(view["pad"]):
        drawn = []
        for column, kind in enumerate(kinds):
            distance = 4 - column if column < 4 else column - 3
            is_new = slot == f"{ROW_NAMES[row]}{distance}"
            drawn.append(_cell(kind, sheet["rows"][row][column], is_new))
        lines.append(f"{ROW_NAMES[row]} {''.join(drawn[:4])} |{''.join(drawn[4:])}")
    by_number = " ".join(f"{number}:{points}" for number, points in enumerate(sheet["points"], 1))
    lines.append(by_number + (f" ♥{sheet['hearts']}" if any("H" in row for row in view["pad"]) else ""))
    return lines


def draw(view: Mapping[str, Any], lang: str) -> str:
    """All sheets side by side, the eyes' own first, with the roll above them."""
    seats = list(range(view["players"]))
    if view["seat"] is not None:
        seats.remove(view["seat"])
        seats.insert(0, view["seat"])
    lines = [say(lang, "splitter-round", round=view["round"], rounds=view["rounds"])]
    if view["roll"]:
        lines[0] += "   " + say(lang, "splitter-roll", first=view["roll"][0], second=view["roll"][1])
    for first in range(0, len(seats), SHEETS_ABREAST):
        sheets = [_sheet(view, seat, lang) for seat in seats[first : first + SHEETS_ABREAST]]
        lines.append("")
        lines += ["  ".join(line.ljust(SHEET_WIDTH) for line in row).rstrip() for row in zip(*sheets, strict=True)]
    if view["step"] is not None and view["over"]:
        lines += ["", say(lang, "splitter-rating", points=view["scores"][0], rating=say(lang, f"splitter-step-{view['step']}"))]
    return "\n".join(lines)
