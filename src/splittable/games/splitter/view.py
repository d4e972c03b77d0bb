"""All of a table of Splitter that may leave the process."""

import msgspec
import numpy as np

from splittable.core.contract import Seat
from splittable.games.splitter.notation import spell
from splittable.games.splitter.pads import PADS
from splittable.games.splitter.rules import find_group, group_points, sheet_points
from splittable.games.splitter.state import CELLS, COLUMNS, EMPTY, ROUNDS, ROWS, SplitterState

LADDER = (28, 31, 34, 37, 39, 41, 43, 45, 47, 49, 51)
"""The lowest score of each step above the first of the solo ladder."""


class Group(msgspec.Struct):
    """Equal numbers joined side by side."""

    number: int
    cells: list[list[int]]
    """Row and column of each cell, from 0."""
    points: int


class Sheet(msgspec.Struct):
    """One player's sheet after the last finished round."""

    rows: list[list[int]]
    """Seven rows of eight numbers; 0 is an empty space or no space."""
    groups: list[Group]
    points: list[int]
    """What the numbers 1 to 6 score."""
    hearts: int
    total: int
    wrote: str | None
    """What this player wrote in the last finished round."""


class Shown(msgspec.Struct):
    """What everybody may see; sheets are open between rounds."""

    pad: list[str]
    round: int
    """The running round, from 1."""
    rounds: int
    roll: list[int]
    """The two dice; empty before the first roll and when the game is over."""
    sheets: list[Sheet]
    step: int | None
    """Alone: the step reached on the ladder of ratings, from 0."""


def _show_sheet(state: SplitterState, seat: int) -> Sheet:
    cells = state.sheets[seat]
    points = np.zeros(7, dtype=np.int64)
    total = int(sheet_points(state.pad, cells, points))
    seen = np.zeros(CELLS, dtype=np.int8)
    found = np.zeros(CELLS, dtype=np.int8)
    groups = []
    for start in range(CELLS):
        number = int(cells[start])
        if number != EMPTY and not seen[start]:
            size = int(find_group(cells, start, found, seen))
            group = sorted(int(cell) for cell in found[:size])
            gained = int(group_points(state.pad, number, found, size))
            groups.append(Group(number, [list(divmod(cell, COLUMNS)) for cell in group], gained))
    code = int(state.written[seat])
    return Sheet(
        rows=[[int(number) for number in cells[row * COLUMNS : (row + 1) * COLUMNS]] for row in range(ROWS)],
        groups=groups,
        points=[int(gained) for gained in points[1:]],
        hearts=int(points[0]),
        total=total,
        wrote=spell(code) if code >= 0 else None,
    )


def show(state: SplitterState, seat: Seat) -> Shown:
    """The table as anybody may see it: sheets hold finished rounds only."""  # SR-03
    sheets = [_show_sheet(state, other) for other in range(int(state.players))]
    is_rolled = bool(state.waiting | state.decided)
    return Shown(
        pad=list(PADS[state.pad]),
        round=min(int(state.rounds_done) + 1, ROUNDS),
        rounds=ROUNDS,
        roll=[int(face) for face in state.roll] if is_rolled else [],
        sheets=sheets,
        step=sum(sheets[0].total >= lowest for lowest in LADDER) if state.players == 1 else None,
    )
