"""What a view says of the points of a deal that is not over."""

import random
from collections.abc import Callable
from typing import Any

import splittable
from splittable.games.generous_split.tests.stories import table_of_four

Tricks = Callable[[Any, str], None]


def test_the_points_of_a_deal_as_it_lies(four: str, seven_five: str, tricks: Tricks) -> None:
    table = table_of_four(four)
    assert (table.view()["now"], table.view()["most"]) == ([0, 0, 0, 0], [])
    parts = seven_five.split("/")
    tricks(table, "/".join(parts[:3]))
    assert table.view()["centre"] == 3
    assert (table.view()["now"], table.view()["most"]) == ([0, 0, 0, 0], [])
    tricks(table, parts[3])
    assert table.view()["received"] == [4, 0, 0, 0]
    assert (table.view()["now"], table.view()["most"]) == ([0, 1, 1, 1], [0])


def test_the_points_as_a_deal_lies_are_its_points_when_it_ends() -> None:
    table = splittable.new("generous-split", players=4, seed=3)
    rng = random.Random(3)
    tried = 0
    while not table.over:
        before = table.view()
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.actions(seat)))
        view = table.view()
        if len(view["results"]) == len(before["results"]):
            assert view["scores"] == before["scores"]
            assert all(view["now"][seat] == 0 for seat in view["most"])
        else:
            tried += 1
            result = view["results"][-1]
            gained = [now - then for now, then in zip(view["scores"], before["scores"], strict=True)]
            assert result["points"] == gained
            top = max(result["received"])
            assert result["most"] == [seat for seat, tricks in enumerate(result["received"]) if tricks == top]
    assert tried == 4
    assert (view["now"], view["most"]) == (result["points"], result["most"])
