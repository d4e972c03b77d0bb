"""All of a table of Splitter that may leave the process."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from splittable.core.view import View as CommonView
from splittable.games.splitter.rules.game import heart_points
from splittable.games.splitter.rules.groups import COMPLETE, OPEN, SPOILT, find_groups
from splittable.games.splitter.rules.pads import HEARTS, PAD_NAMES, PADS
from splittable.games.splitter.rules.state import CELLS, COLUMNS, EMPTY, FACES, ROUNDS, ROWS, SplitterState
from splittable.games.splitter.sight.notation import spell

Masks: TypeAlias = tuple[int, ...]
"""A sheet: its empty spaces, and its cells that hold 1 … 6."""

LADDER = (28, 31, 34, 37, 39, 41, 43, 45, 47, 49, 51)
"""The lowest score of each step above the first of the solo ladder."""
PRINTED = {"LADDER": list(LADDER), "PADS": dict(zip(PAD_NAMES, PADS, strict=True))}
"""What is printed on the game's paper, for clients that draw it."""
PLACES = [[*divmod(cell, COLUMNS)] for cell in range(CELLS)]
"""Row and column of each cell."""
Fate: TypeAlias = Literal["complete", "open", "spoilt"]
FATES: dict[int, Fate] = {COMPLETE: "complete", OPEN: "open", SPOILT: "spoilt"}


class Group(msgspec.Struct, frozen=True):
    """Equal numbers joined side by side."""

    number: int
    cells: list[list[int]]
    """Row and column of each cell, from 0."""
    points: int
    fate: Fate
    """`complete`: it scores as it is; `open`: it may yet; `spoilt`: it never will."""


class Sheet(msgspec.Struct, frozen=True):
    """One player's sheet after the last finished round."""

    rows: list[list[int]]
    """Seven rows of eight numbers; 0 is an empty space or no space."""
    groups: list[Group]
    """By number, each number's from the top left."""
    points: list[int]
    """What the numbers 1 to 6 score."""
    hearts: int
    """What the hearts score."""
    hearts_fate: Fate | None
    """As for a group; null on a pad without hearts."""
    total: int
    wrote: str | None
    """What this player wrote in the last finished round; null before."""


class View(CommonView, kw_only=True):
    """What everybody may see; sheets are open between rounds."""

    pad: list[str]
    """Each row of the pad: `.` no space, `o` space, `*` star, `H` heart."""
    round: int
    """The running round, from 1."""
    rounds: int
    roller: int | None
    """The seat that rolls in the running round; null when the game is over."""
    roll: list[int]
    """The two dice; empty before they are rolled and when the game is over."""
    sheets: list[Sheet]
    ranks: list[int]
    """Each seat's place by points, from 1; equal points share one."""
    step: int | None
    """In a solo game, the step reached on the ladder of ratings, from 0; else null."""


def step_of(points: int) -> int:
    """The step that a score reaches on the ladder, from 0."""  # SR-07
    return sum(points >= lowest for lowest in LADDER)


def _places(mask: int) -> list[list[int]]:
    places = []
    while mask:
        places.append(PLACES[(mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return places


def _show_hearts_fate(pad: int, masks: Masks) -> Fate | None:
    hearts = int(HEARTS[pad])
    held = [number for number in range(EMPTY, FACES + 1) if masks[number] & hearts]
    if not held:
        return None
    if EMPTY in held:
        return FATES[OPEN if len(held) <= 2 else SPOILT]
    return FATES[COMPLETE if len(held) == 1 else SPOILT]


# Cached because every view shows every sheet, and most sheets do not change from one view to the next.
@lru_cache(maxsize=1024)
def _show_sheet(pad: int, masks: Masks, written: int) -> Sheet:
    sheet = np.array(masks, dtype=np.int64)
    rows = [[0] * COLUMNS for _ in range(ROWS)]
    points = [0] * FACES
    groups = []
    found = np.empty((CELLS, 4), dtype=np.int64)
    count = find_groups(pad, sheet, found)
    for number, mask, gained, fate in found[:count].tolist():
        places = _places(mask)
        for row, column in places:
            rows[row][column] = number
        points[number - 1] += gained
        groups.append(Group(number, places, gained, FATES[fate]))
    hearts = int(heart_points(pad, sheet))
    return Sheet(
        rows=rows,
        groups=groups,
        points=points,
        hearts=hearts,
        hearts_fate=_show_hearts_fate(pad, masks),
        total=sum(points) + hearts,
        wrote=spell(written) if written >= 0 else None,
    )


def total_of(state: SplitterState, seat: int) -> int:
    """What a seat's sheet scores."""
    return _show_sheet(int(state.pad), tuple(state.sheets[seat].tolist()), -1).total


def show(state: SplitterState) -> View:
    """The table as anybody may see it: sheets hold finished rounds only."""  # SR-03
    pad, players, rounds_done = int(state.pad), int(state.players), int(state.rounds_done)
    sheets, written = state.sheets.tolist(), state.written.tolist()
    shown = [_show_sheet(pad, tuple(sheets[other]), written[other]) for other in range(players)]
    return View(
        pad=list(PADS[pad]),
        round=min(rounds_done + 1, ROUNDS),
        rounds=ROUNDS,
        roller=None if state.over else (int(state.start) + rounds_done) % players,
        roll=state.roll.tolist() if state.waiting | state.decided else [],
        sheets=shown,
        ranks=[1 + sum(other.total > sheet.total for other in shown) for sheet in shown],
        step=step_of(shown[0].total) if players == 1 else None,
    )
