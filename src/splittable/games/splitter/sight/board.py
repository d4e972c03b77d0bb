"""Splitter in a full screen: the own sheet as a grid with the dice beside it, the others' below."""

from collections.abc import Sequence

from splittable.core.board import GOOD, QUIET, STRONG, Board, Line, Mark, Sight, beside
from splittable.games.splitter.rules.pads import ROW_NAMES
from splittable.games.splitter.sight.text import PIPS
from splittable.games.splitter.sight.view import Fate, Sheet, View
from splittable.words import say

SIGNS = {"o": "·", "*": "*", "H": "♥"}
PAPER = "on bright_white"
SIGN_INKS = {"o": "bright_black", "*": "bold magenta", "H": "bold red"}
FATE_INKS: dict[Fate, str] = {"complete": "bold green", "open": "bold black", "spoilt": "red"}
SHEET_WIDTH, SMALL_WIDTH = 32, 22


def _slot(row: int, column: int) -> str:
    return f"{ROW_NAMES[row]}{4 - column if column < 4 else column - 3}"


def _staged(sight: Sight[View]) -> dict[str, tuple[int, int]]:
    """The numbers to show in a slot that is pointed at, picked or chosen."""
    view = sight.view
    if view.chosen:
        numbers, slot = view.chosen.removeprefix("write ").split(" ")
        return {slot: (int(numbers[0]), int(numbers[2]))}
    slot = sight.picked[0] if sight.picked else sight.cursor or ""
    numbers = sight.cursor or "" if sight.picked else ""
    if not view.roll or not slot:
        return {}
    return {slot: (int(numbers[0]), int(numbers[2])) if "|" in numbers else (view.roll[0], view.roll[1])}


def _fates(sheet: Sheet) -> dict[tuple[int, int], Fate]:
    return {(row, column): group.fate for group in sheet.groups for row, column in group.cells}


def _cell(sheet: Sheet, kind: str, row: int, column: int, staged: dict[str, tuple[int, int]]) -> Mark:
    slot, number = _slot(row, column), sheet.rows[row][column]
    if number:
        ink = FATE_INKS[_fates(sheet)[row, column]]
        sign = " " if kind == "o" else SIGNS[kind]
        return Mark(f"{sign}{number} ", f"{ink} {PAPER}")
    if slot in staged:
        return Mark(f" {staged[slot][column >= 4]} ", f"bold blue {PAPER}", slot)
    return Mark(f" {SIGNS[kind]} ", f"{SIGN_INKS[kind]} {PAPER}", slot)


def _own_sheet(sight: Sight[View], seat: int) -> list[Line]:
    """The looking seat's own sheet as a grid; both cells of a slot are one spot."""
    view, sheet, staged = sight.view, sight.view.sheets[seat], _staged(sight)
    total = sight.say("splitter-total", total=sheet.total)
    lines: list[Line] = [[*sight.seat(seat), Mark(f"  {total}", STRONG)], [Mark("   4  3  2  1   1  2  3  4", QUIET)]]
    for row, kinds in enumerate(view.pad):
        cells = [
            Mark("   ") if kind == "." else _cell(sheet, kind, row, column, staged) for column, kind in enumerate(kinds)
        ]
        lines.append([Mark(f"{ROW_NAMES[row]} ", QUIET), *cells[:4], Mark("│", STRONG), *cells[4:]])
    return [*lines, *_points(sheet)]


def _points(sheet: Sheet) -> list[Line]:
    names, points = [*"123456"], [*sheet.points]
    if sheet.hearts_fate:
        names.append("♥")
        points.append(sheet.hearts)
    return [
        [Mark(" " + "".join(f"{name:>3}" for name in names), QUIET)],
        [Mark("=" + "".join(f"{gained:>3}" for gained in points), STRONG)],
    ]


def _small_sheet(sight: Sight[View], seat: int) -> list[Line]:
    sheet = sight.view.sheets[seat]
    fates = _fates(sheet)
    lines: list[Line] = [[*sight.seat(seat), Mark(f" {sheet.total}", STRONG)]]
    for row, kinds in enumerate(sight.view.pad):
        line = [Mark("  ")]
        for column, kind in enumerate(kinds):
            number = sheet.rows[row][column]
            if kind == ".":
                line.append(Mark("  "))
            elif number:
                line.append(Mark(f"{number} ", f"{FATE_INKS[fates[row, column]]} {PAPER}"))
            else:
                line.append(Mark(f"{SIGNS[kind]} ", f"{SIGN_INKS[kind]} {PAPER}"))
            if column == 3:
                line.append(Mark("│"))
        lines.append(line)
    return lines


def _dice(roll: Sequence[int]) -> list[Line]:
    if not roll:
        return []
    drawn = [("       ", *PIPS[face]) for face in roll]
    return [
        [Mark(first, f"bold black {PAPER}"), Mark("  "), Mark(second, f"bold black {PAPER}")]
        for first, second in list(zip(*drawn, strict=True))[1:]
    ]


def _orientations(sight: Sight[View]) -> list[Line]:
    """Once a slot is picked, the two ways round to write the roll there."""
    if not sight.picked or not sight.view.roll:
        return [[]]
    first, second = sight.view.roll
    spots = (f"{first}|{second}", f"{second}|{first}")
    marks = [Mark(f" {spot[0]} │ {spot[2]} ", f"bold black {PAPER}", spot) for spot in spots]
    return [[marks[0], Mark("  "), marks[1]]]


def _scores(sight: Sight[View]) -> list[Line]:
    """Everybody's points and what they wrote last."""
    lines: list[Line] = []
    width = max((len(sight.names[seat]) for seat in sight.others), default=0)
    for seat in sight.others:
        sheet = sight.view.sheets[seat]
        wrote = f" ‹{sheet.wrote.removeprefix('write ')}" if sheet.wrote else ""
        lines.append([*sight.seat(seat, width), Mark(f"{sheet.total:>3}", STRONG), Mark(wrote, QUIET)])
    return lines


def _end(sight: Sight[View]) -> list[Line]:
    view = sight.view
    if not view.over or view.step is None:
        return []
    rating = sight.say(f"splitter-step-{view.step}")
    return [[Mark(sight.say("splitter-rating", points=view.scores[0], rating=rating), GOOD)], []]


def _abreast(sight: Sight[View], seats: Sequence[int], first: int = 0) -> list[Line]:
    row: list[Line] = []
    for place, seat in enumerate(seats):
        row = beside(row, _small_sheet(sight, seat), first + place * SMALL_WIDTH)
    return row


def _side(sight: Sight[View]) -> list[Line]:
    """The dice, and the others as far as there is room beside the own sheet."""
    side = [*_dice(sight.view.roll), *_orientations(sight)]
    if _has_room_beside(sight):
        return [*side, *_abreast(sight, sight.others)]
    others = _scores(sight)
    return beside(side, others, 17) if len(others) > 6 else [*side, *others]


def _has_room_beside(sight: Sight[View]) -> bool:
    return SHEET_WIDTH + len(sight.others) * SMALL_WIDTH <= sight.width + 2


def draw(sight: Sight[View]) -> list[Line]:
    """The own sheet beside the dice and the others' points or sheets, then all sheets that had no room."""
    view = sight.view
    top = sight.say("splitter-round", round=view.round, rounds=view.rounds)
    own = [] if view.seat is None else _own_sheet(sight, view.seat)
    marks = ["star", *["heart"] * any("H" in row for row in view.pad), "last"]
    legend = "   ".join(sight.say(f"splitter-mark-{mark}") for mark in marks)
    lines = [[Mark(top, STRONG), Mark(f"   {legend}", QUIET)], *_end(sight), *beside(own, _side(sight), SHEET_WIDTH)]
    if _has_room_beside(sight):
        return lines
    abreast = max(1, sight.width // SMALL_WIDTH)
    for first in range(0, len(sight.others), abreast):
        lines += [[], *_abreast(sight, sight.others[first : first + abreast])]
    return lines


def ways(action: str, _view: View) -> Sequence[tuple[str, ...]]:
    """A slot is picked, and then which way round, if that makes a difference."""
    _, numbers, slot = action.split(" ")
    return [(slot,)] if numbers[0] == numbers[2] else [(slot, numbers)]


def asks(view: View, lang: str) -> str | None:
    """What the player is asked."""
    return say(lang, "splitter-ask-write", first=view.roll[0], second=view.roll[1]) if view.roll else None


BOARD = Board(draw, ways, asks)
