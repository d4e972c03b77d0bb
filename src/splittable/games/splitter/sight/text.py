"""A view of Splitter drawn with characters."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap

from splittable.games.splitter.rules.pads import ROW_NAMES
from splittable.games.splitter.sight.view import Sheet, View
from splittable.words import say

WIDTH = 80
OWN_WIDTH = 32
SHEETS_ABREAST = 3
SHEET_WIDTH = 25
EMPTY_MARKS = {"o": "·", "*": "*", "H": "♥"}
WRITTEN_MARKS = {"o": " ", "*": "*", "H": "♥"}
LAST_MARK, CHOSEN_MARK = "‹", "?"
PIPS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


def _seats(seats: Iterable[int]) -> str:
    return " ".join(f"P{seat + 1}" for seat in seats)


def _slot_cells(action: str | None) -> dict[tuple[int, int], int]:
    """The numbers that an action writes, by row and column."""
    if action is None:
        return {}
    numbers, slot = action.removeprefix("write ").split(" ")
    row, distance = ROW_NAMES.index(slot[0]), int(slot[1])
    return {(row, 4 - distance): int(numbers[0]), (row, 3 + distance): int(numbers[2])}


def _dice(roll: Sequence[int]) -> list[str]:
    if not roll:
        return []
    drawn = [("┌───────┐", *(f"│{line}│" for line in PIPS[face]), "└───────┘") for face in roll]
    return ["  ".join(lines) for lines in zip(*drawn, strict=True)]


def _points(sheet: Sheet) -> list[str]:
    names, points = [*"123456"], [*sheet.points]
    if sheet.hearts_fate:
        names.append("♥")
        points.append(sheet.hearts)
    return [" " + "".join(f"{name:>3}" for name in names), "=" + "".join(f"{gained:>3}" for gained in points)]


def _own_sheet(view: View, seat: int, lang: str) -> list[str]:
    """The looking seat's own sheet, with room for marks on both sides of a number."""
    sheet = view.sheets[seat]
    last, chosen = _slot_cells(sheet.wrote), _slot_cells(view.chosen)
    lines = [say(lang, "splitter-own-sheet", seat=seat + 1, total=sheet.total), "   4  3  2  1   1  2  3  4"]
    for row, kinds in enumerate(view.pad):
        drawn = ""
        for column, kind in enumerate(kinds):
            place = row, column
            number = chosen.get(place) or sheet.rows[row][column]
            if kind == ".":
                drawn += "   "
            elif not number:
                drawn += f" {EMPTY_MARKS[kind]} "
            else:
                mark = CHOSEN_MARK if place in chosen else LAST_MARK if place in last else " "
                drawn += f"{WRITTEN_MARKS[kind]}{number}{mark}"
        lines.append(f"{ROW_NAMES[row]} {drawn[:12]}|{drawn[12:]}")
    return lines + _points(sheet)


def _other_sheet(view: View, seat: int, lang: str) -> list[str]:
    sheet = view.sheets[seat]
    title = say(lang, "splitter-sheet", seat=seat + 1, total=sheet.total)
    if sheet.wrote:
        title += f"  {LAST_MARK}{sheet.wrote.removeprefix('write ')}"
    lines = [title, "   4 3 2 1   1 2 3 4"]
    for row, kinds in enumerate(view.pad):
        drawn = ""
        for column, kind in enumerate(kinds):
            number = sheet.rows[row][column]
            if kind == ".":
                drawn += "  "
            else:
                drawn += f"{WRITTEN_MARKS[kind]}{number}" if number else f" {EMPTY_MARKS[kind]}"
        lines.append(f"{ROW_NAMES[row]} {drawn[:8]} |{drawn[8:]}")
    return lines + _points(sheet)


def _beside(blocks: Sequence[Sequence[str]], width: int) -> list[str]:
    """Blocks of lines side by side; a line that is too long moves the blocks after it."""
    width = max([width, *(len(line) + 1 for block in blocks[:-1] for line in block)])
    return ["".join(line.ljust(width) for line in lines).rstrip() for lines in zip_longest(*blocks, fillvalue="")]


def _top(view: View, lang: str) -> list[str]:
    parts = [say(lang, "splitter-round", round=view.round, rounds=view.rounds)]
    if view.roller is not None:
        parts.append(say(lang, "splitter-roller", seat=view.roller + 1))
    if view.roll:
        parts.append(say(lang, "splitter-roll", first=view.roll[0], second=view.roll[1]))
    lines = ["   ".join(parts)]
    if view.waiting:
        lines.append(say(lang, "splitter-to-write", seats=_seats(view.waiting)))
    if view.decided:
        lines.append(say(lang, "splitter-have-chosen", seats=_seats(view.decided)))
    if view.chosen:
        lines.append(say(lang, "splitter-chosen", action=view.chosen))
    return lines


def _open_groups(view: View, seat: int, lang: str) -> list[str]:
    """The looking seat's groups that may yet score, each as cells held of cells needed: `2/3 4/6`."""
    groups = view.sheets[seat].groups
    counts = Counter(f"{len(group.cells)}/{group.number}" for group in groups if group.fate == "open")
    told = " ".join(group if count == 1 else f"{group}×{count}" for group, count in sorted(counts.items()))
    return wrap(say(lang, "splitter-open", groups=told), WIDTH, subsequent_indent="  ") if told else []


def _legend(view: View, lang: str) -> str:
    marks = ["star", *["heart"] * any("H" in row for row in view.pad), "last"]
    if view.chosen:
        marks.append("chosen")
    return "   ".join(say(lang, f"splitter-mark-{mark}") for mark in marks)


def _end(view: View, lang: str) -> list[str]:
    if not view.over:
        return []
    if view.step is None:
        return [say(lang, "splitter-over", seats=_seats(view.winners))]
    rating = say(lang, f"splitter-step-{view.step}")
    return [say(lang, "splitter-rating", points=view.scores[0], rating=rating)]


def draw(view: View, lang: str) -> str:
    """The looking seat's own sheet large beside the dice, then all others in rows of three."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    dice = _dice(view.roll)
    blocks = [_top(view, lang)]
    if view.seat is None:
        blocks.append(dice)
    else:
        blocks += [
            _beside([_own_sheet(view, view.seat, lang), ["", *dice]], OWN_WIDTH),
            _open_groups(view, view.seat, lang),
        ]
    for first in range(0, len(others), SHEETS_ABREAST):
        sheets = [_other_sheet(view, seat, lang) for seat in others[first : first + SHEETS_ABREAST]]
        blocks.append(_beside(sheets, SHEET_WIDTH))
    blocks += [[_legend(view, lang)], _end(view, lang)]
    return "\n\n".join("\n".join(block) for block in blocks if block)
