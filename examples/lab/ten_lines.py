"""A bot in ten lines that beats `easy`: `splittable simulate splitter --bots examples/lab/ten_lines.py:choose,easy`."""

from collections.abc import Mapping
from typing import Any

import splittable


def choose(view: Mapping[str, Any], seed: int) -> str:  # noqa: ARG001 - every bot takes a seed
    """Try every writing at a copy of the table, and add up what its groups score or promise."""
    table, seat, pad = splittable.position(view), view["seat"], view["pad"]

    def promise(group: Mapping[str, Any]) -> float:
        points = group["number"] * (1 + any(pad[row][column] == "*" for row, column in group["cells"]))
        return float((group["fate"] != "spoilt") * points * 0.4 ** (group["number"] - len(group["cells"])))

    def worth(action: str) -> float:
        after = table.copy()
        for other in table.waiting:
            after.play(other, action if other == seat else after.actions(other)[0])
        return sum(map(promise, after.view()["sheets"][seat]["groups"]))

    return max(view["actions"], key=worth)
