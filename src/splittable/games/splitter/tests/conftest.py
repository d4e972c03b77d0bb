"""What stories of Splitter are told with."""

from collections.abc import Callable

import pytest

import splittable
from splittable.play.table import Table

Sheet = Callable[..., Table]
Round = Callable[..., None]


@pytest.fixture
def sheet() -> Sheet:
    """A table of one player who has filled the slots of a picture such as `c  · 4 3 · | · 2 1 ·`."""

    def fill(picture: str, pad: str = "A") -> Table:
        table = splittable.new("splitter", players=1, chance=[], options={"pad": pad})
        for line in picture.strip().splitlines():
            row, *cells = line.replace("|", "").split()
            for distance in range(1, 5):
                left, right = cells[4 - distance], cells[3 + distance]
                if left.isdigit():
                    table.deal(f"roll {left} {right}")
                    table.play(0, f"write {left}|{right} {row}{distance}")
        return table

    return fill


@pytest.fixture
def play_round() -> Round:
    """Roll, and let everybody write, P1's action first."""

    def play(table: Table, roll: str, *actions: str) -> None:
        table.deal(f"roll {roll}")
        for seat, action in enumerate(actions):
            table.play(seat, f"write {action}")

    return play
