"""A bot in ten lines: `splittable simulate splitter --players 2 --bots examples/lab/ten_lines.py:choose,random`."""

from collections.abc import Mapping
from typing import Any


def choose(view: Mapping[str, Any], seed: int) -> str:  # noqa: ARG001 - every bot takes a seed
    """Write next to equal numbers."""
    rows = view["sheets"][view["seat"]]["rows"]

    def friends(action: str) -> int:
        numbers, slot = action.removeprefix("write ").split(" ")
        row, away = "abcdefg".index(slot[0]), int(slot[1])
        cells = ((int(numbers[0]), 4 - away), (int(numbers[2]), 3 + away))
        return sum(number in (rows[max(0, row - 1)][column], rows[row][column - 1]) for number, column in cells)

    return max(view["actions"], key=friends)
