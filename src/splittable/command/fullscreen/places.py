"""Where spots lie on the screen, and which is next to which."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple, TypeAlias

from splittable.core.board import Line

Direction: TypeAlias = Literal["left", "right", "up", "down"]
ROW_WEIGHT = 3
"""A row is about as high as three columns are wide, as far as eyes that look for the nearest spot are concerned."""


class Place(NamedTuple):
    """Some columns of a row, from the first up to the end."""

    row: int
    start: int
    end: int

    @property
    def middle(self) -> float:
        """The column in the middle."""
        return (self.start + self.end) / 2


class Places:
    """The places of every spot on a board."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._places: dict[str, list[Place]] = {}
        for row, line in enumerate(lines):
            column = 0
            for mark in line:
                end = column + len(mark.text)
                if mark.spot is not None:
                    self._places.setdefault(mark.spot, []).append(Place(row, column, end))
                column = end

    def first(self, spot: str) -> Place | None:
        """Where a spot begins."""
        places = self._places.get(spot)
        return places[0] if places else None

    def all_rows(self, spot: str) -> tuple[int, int]:
        """The first and the last row of a spot."""
        rows = [place.row for place in self._places[spot]]
        return min(rows), max(rows)

    def at(self, row: int, column: int) -> str | None:
        """The spot at a place of the screen."""
        for spot, places in self._places.items():
            if any(place.row == row and place.start <= column < place.end for place in places):
                return spot
        return None

    def in_order(self, spots: Collection[str]) -> list[str]:
        """Spots that are on the board, in the order in which one reads."""
        return sorted((spot for spot in spots if spot in self._places), key=lambda spot: self._places[spot][0])

    def next_to(self, spot: str, direction: Direction, spots: Collection[str]) -> str:
        """The nearest of some spots in a direction; at the end of a row the next in reading order."""
        here = self._places[spot][0]
        ordered = self.in_order(spots)
        if direction in ("left", "right"):
            step = 1 if direction == "right" else -1
            return ordered[(ordered.index(spot) + step) % len(ordered)] if spot in ordered else ordered[0]
        sign = 1 if direction == "down" else -1
        beyond = [one for one in ordered if (self._places[one][0].row - here.row) * sign > 0]
        return min(beyond, key=lambda one: self._distance(here, self._places[one][0]), default=spot)

    def nearest(self, spot: str, spots: Collection[str]) -> str:
        """The nearest of some spots to one of the board."""
        here = self._places[spot][0]
        return min(spots, key=lambda one: self._distance(here, self._places[one][0]))

    @staticmethod
    def _distance(here: Place, there: Place) -> float:
        return abs(there.row - here.row) * ROW_WEIGHT + abs(there.middle - here.middle)
