"""What is true of two writings by the rules: groups that they complete, spoil or crowd, and the next roll."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from splittable.core.judges import Facts, Spot
from splittable.core.state import Ints, blank
from splittable.games.splitter.bots.draft import Draft, copy_sheet
from splittable.games.splitter.bots.endings import write_code
from splittable.games.splitter.bots.expectations import points_of
from splittable.games.splitter.bots.rows import GAINS
from splittable.games.splitter.bots.value import weights_of
from splittable.games.splitter.review.telling import FIRST_GAIN, roll_of
from splittable.games.splitter.rules.cells import LEFT_CELLS, RIGHT_CELLS, neighbours, position_of
from splittable.games.splitter.rules.game import WAYS
from splittable.games.splitter.rules.groups import COMPLETE, OPEN, SPOILT, find_groups
from splittable.games.splitter.rules.pads import HEARTS, ROW_NAMES, STARS
from splittable.games.splitter.rules.state import CELLS, COLUMNS, EMPTY, FACES, ROUNDS, SplitterState

FindFacts = Callable[[Spot], Facts | None]
LAST_LEFT = 3
"""The left cell that is nearest to the centre line has this column."""


@dataclass(frozen=True)
class Group:
    """A group of a sheet and what can become of it."""

    number: int
    cells: int
    points: int
    fate: int


@dataclass(frozen=True)
class Writing:
    """A sheet with a writing on it."""

    pad: int
    before: tuple[int, ...]
    code: int

    @property
    def position(self) -> int:
        """Where it is written."""
        return self.code // WAYS

    @property
    def cells(self) -> dict[int, int]:
        """The cell of each number that is written, as a mask; of a double both cells."""
        found: dict[int, int] = {}
        for number, cell in (
            (self.code // FACES % FACES + 1, LEFT_CELLS[self.position]),
            (self.code % FACES + 1, RIGHT_CELLS[self.position]),
        ):
            found[number] = found.get(number, 0) | 1 << int(cell)
        return found

    @cached_property
    def after(self) -> Ints:
        """The sheet then."""
        sheet = np.array(self.before, dtype=np.int64)
        write_code(sheet, self.code)
        return sheet

    @cached_property
    def groups(self) -> list[Group]:
        """The groups of the sheet then."""
        return groups_of(self.pad, self.after)

    def around(self, group: Group) -> Group:
        """What a group has become a part of."""
        return next(one for one in self.groups if one.number == group.number and one.cells & group.cells)

    def touches(self, number: int) -> bool:
        """Whether the number, where it is written, stands beside another one of its kind."""
        cells = self.cells[number]
        return bool(neighbours(cells) & int(self.after[number]))

    def count_rolls(self, rounds_left: int, is_so: Callable[[int], bool]) -> int:
        """How many of 36 next rolls are of a class."""
        drafts = blank(Draft, 1)
        copy_sheet(drafts, 0, self.pad, self.after, rounds_left, weights_of(self.pad).rows)
        return sum(is_so(int(drafts[0].classes[roll_of(way)])) for way in range(WAYS))


def groups_of(pad: int, sheet: Ints) -> list[Group]:
    """The groups of a sheet."""
    found = np.empty((CELLS, 4), dtype=np.int64)
    return [Group(*row) for row in found[: find_groups(pad, sheet, found)].tolist()]


def writings_of(spot: Spot) -> tuple[Writing, Writing]:
    """The writing taken and the best."""
    state: SplitterState = spot.states[0]
    sheet = tuple(int(cells) for cells in state.sheets[spot.seat])
    return Writing(int(state.pad), sheet, spot.taken), Writing(int(state.pad), sheet, spot.best)


def groups_before(spot: Spot, number: int, fate: int) -> list[Group]:
    """The groups of a number with a fate before the decision."""
    state: SplitterState = spot.states[0]
    every = groups_of(int(state.pad), state.sheets[spot.seat])
    return [group for group in every if group.number == number and group.fate == fate]


def rounds_after(spot: Spot) -> int:
    """How many rounds there are after this one."""
    return ROUNDS - 1 - int(spot.states[0].rounds_done)


def roll_of_spot(spot: Spot) -> tuple[int, int]:
    """The lower and the higher number that are to be written."""
    low, high = sorted(int(number) for number in spot.states[0].roll)
    return low, high


def slot_of(group: Group) -> str:
    """The slot of one of a group's cells."""
    row, column = divmod((group.cells & -group.cells).bit_length() - 1, COLUMNS)
    distance = position_of(row * COLUMNS + column) % 4 if column > LAST_LEFT else LAST_LEFT - column
    return f"{ROW_NAMES[row]}{distance + 1}"


def completes(number: int) -> FindFacts:
    """The best writing completes an open group of a number, and the one taken does not."""

    def facts(spot: Spot) -> Facts | None:
        taken, best = writings_of(spot)
        for group in groups_before(spot, number, OPEN):
            whole = best.around(group)
            if whole.fate == COMPLETE and taken.around(group).fate != COMPLETE:
                return {"n": number, "points": whole.points}
        return None

    return facts


def spoils(number: int) -> FindFacts:
    """The writing taken spoils a complete group of a number, and the best does not."""

    def facts(spot: Spot) -> Facts | None:
        taken, best = writings_of(spot)
        for group in groups_before(spot, number, COMPLETE):
            if taken.around(group).fate != COMPLETE and best.around(group).fate == COMPLETE:
                return {"n": number, "points": group.points}
        return None

    return facts


def blocks(number: int) -> FindFacts:
    """After the writing taken an open group of a number can never be completed, after the best it can."""

    def facts(spot: Spot) -> Facts | None:
        taken, best = writings_of(spot)
        for group in groups_before(spot, number, OPEN):
            if taken.around(group).fate == SPOILT and best.around(group).fate != SPOILT:
                return {"n": number, "slot": slot_of(group)}
        return None

    return facts


def crowds(number: int) -> FindFacts:
    """The writing taken takes a cell within two steps of an open group of a number, and the best does not."""

    def facts(spot: Spot) -> Facts | None:
        taken, best = writings_of(spot)
        empty = taken.before[EMPTY]
        for group in groups_before(spot, number, OPEN):
            border = neighbours(group.cells) & empty
            room = (border | neighbours(border)) & empty
            uses = [
                any(cells & room and kind != number for kind, cells in writing.cells.items())
                for writing in (taken, best)
            ]
            if uses == [True, False]:
                return {"n": number}
        return None

    return facts


def joins(number: int) -> FindFacts:
    """The best writing adds to an open group of a number, the one taken does not."""

    def facts(spot: Spot) -> Facts | None:
        taken, best = writings_of(spot)
        for group in groups_before(spot, number, OPEN):
            grown = best.around(group)
            if grown.fate == OPEN and grown.cells != group.cells == taken.around(group).cells:
                return {"n": number}
        return None

    return facts


def is_roll(place: int, fits: Callable[[Spot, Writing, Writing, int], Facts | None]) -> FindFacts:
    """Facts about the lower (0) or the higher (1) number of the roll."""

    def facts(spot: Spot) -> Facts | None:
        number = roll_of_spot(spot)[place]
        found = fits(spot, *writings_of(spot), number)
        return None if found is None else {"n": number, **found}

    return facts


def turns_round(_spot: Spot, taken: Writing, best: Writing, _number: int) -> Facts | None:
    """Both writings are in the same slot."""
    return {} if taken.position == best.position else None


def is_crowded_one(_spot: Spot, taken: Writing, best: Writing, number: int) -> Facts | None:
    """A 1 that touches another one, which the best does not."""
    return {} if number == 1 and taken.touches(1) and not best.touches(1) else None


def starts_late(spot: Spot, taken: Writing, best: Writing, number: int) -> Facts | None:
    """A number that starts a new group, where the best adds to one."""
    if number > 1 and not taken.touches(number) and best.touches(number):
        return {"lacking": number - 1, "rounds": rounds_after(spot)}
    return None


def is_written(_spot: Spot, _taken: Writing, _best: Writing, _number: int) -> Facts | None:
    """Nothing more to say than which number it is."""
    return {}


def harms(spot: Spot) -> Facts | None:
    """More next rolls spoil a group wherever they are written."""
    return _count(spot, lambda found: found // GAINS == 0, 1)


def helps(spot: Spot) -> Facts | None:
    """Fewer next rolls complete a group."""
    return _count(spot, lambda found: found % GAINS >= FIRST_GAIN, -1)


def _count(spot: Spot, is_so: Callable[[int], bool], sign: int) -> Facts | None:
    left = rounds_after(spot)
    rolls, others = (writing.count_rolls(left, is_so) for writing in writings_of(spot))
    return {"rolls": rolls, "others": others} if sign * (rolls - others) > 0 else None


def wastes_star(spot: Spot) -> Facts | None:
    """The writing taken puts a small number on a star that the best leaves free or gives a greater one."""
    taken, best = writings_of(spot)
    stars = int(STARS[taken.pad])
    for number, cells in taken.cells.items():
        better = [other for other, there in best.cells.items() if there & cells & stars]
        if cells & stars and (not better or max(better) > number):
            return {"n": number, "double": 2 * number}
    return None


def hearts_of(spot: Spot) -> Facts | None:
    """The number that the hearts may still all hold after the best writing, if they hold one."""
    _, best = writings_of(spot)
    hearts = int(HEARTS[best.pad])
    held = [number for number in range(1, FACES + 1) if int(best.after[number]) & hearts]
    return {"n": held[0]} if len(held) == 1 else None


def is_behind(spot: Spot) -> Facts | None:
    """Somebody is clearly ahead, by what all may expect."""
    points = points_of(spot.states)[0]
    rivals = [seat for seat in range(spot.players) if seat != spot.seat]
    ahead = max(rivals, key=lambda seat: float(points[seat]), default=spot.seat)
    lead = round(float(points[ahead] - points[spot.seat]))
    return {"seat": ahead + 1, "lead": lead, "rounds": rounds_after(spot) + 1} if lead >= 1 else None
