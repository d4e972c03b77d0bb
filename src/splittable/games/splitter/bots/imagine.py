"""What Splitter's bots know of a table: a state that fits a view."""

from functools import cache

from splittable.core.state import NOTHING, ROLL, States, blank
from splittable.games.splitter.rules.cells import RIGHT_HALF
from splittable.games.splitter.rules.game import ACTIONS, WAYS
from splittable.games.splitter.rules.pads import PAD_NAMES, SPACES
from splittable.games.splitter.rules.state import COLUMNS, EMPTY, FACES, ROUNDS, SplitterState
from splittable.games.splitter.sight.notation import spell
from splittable.games.splitter.sight.view import View


@cache
def codes() -> dict[str, int]:
    """The code of every notation."""
    return {spell(code): code for code in range(ACTIONS)}


def imagine(view: View) -> States:
    """A state that fits a view; the running choices of others, which it hides, become their first legal ones."""
    states = blank(SplitterState, 1)
    state: SplitterState = states[0]
    pad = PAD_NAMES.index(view.options["pad"])
    state.players = view.players
    state.pad = pad
    state.start = int(view.options["start"]) - 1
    state.over = view.over
    state.needs = NOTHING if view.needs is None else ROLL
    state.rounds_done = ROUNDS if view.over else view.round - 1
    state.waiting = sum(1 << seat for seat in view.waiting)
    state.decided = sum(1 << seat for seat in view.decided)
    state.roll[: len(view.roll)] = view.roll
    for seat, sheet in enumerate(view.sheets):
        state.sheets[seat] = read_sheet(pad, sheet.rows)
        state.written[seat] = -1 if sheet.wrote is None else codes()[sheet.wrote]
    _imagine_choices(state, view)
    return states


def read_sheet(pad: int, rows: list[list[int]]) -> list[int]:
    """A sheet's empty spaces, and its cells that hold 1 … 6, as bit masks."""
    masks = [int(SPACES[pad])] + [0] * FACES
    for cell, number in enumerate(number for row in rows for number in row):
        if number:
            masks[EMPTY] &= ~(1 << cell)
            masks[number] |= 1 << cell
    return masks


def _imagine_choices(state: SplitterState, view: View) -> None:
    for seat in view.decided:
        if seat == view.seat and view.chosen is not None:
            state.choices[seat] = codes()[view.chosen]
        else:
            state.choices[seat] = first_choice(int(state.sheets[seat, EMPTY]), view.roll)


def first_choice(empty: int, roll: list[int]) -> int:
    """The first of the codes that are legal with these empty spaces."""
    free = empty & RIGHT_HALF
    row, column = divmod((free & -free).bit_length() - 1, COLUMNS)
    left, right = roll
    return (row * 4 + column - 4) * WAYS + (left - 1) * FACES + right - 1
