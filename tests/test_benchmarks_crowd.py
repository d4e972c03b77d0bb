"""The benchmark of a crowd draws the right conclusions; no room is opened here."""

import asyncio
import io

from rich.console import Console

from benchmarks.attacks.guests import Guest
from benchmarks.crowd.__main__ import Round, draw, pool
from benchmarks.crowd.people import People, is_asked


def test_rounds_are_pooled_and_people_beside_are_compared_with_people_alone() -> None:
    alone, beside = [Round([0.01] * 99, [])] * 2, [Round([0.02] * 99, [1.0, 4.0])] * 2
    assert pool(beside) == Round([0.02] * 198, [1.0, 4.0, 1.0, 4.0])
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(draw(alone, beside))
    last = next(line for line in console.export_text().splitlines() if "all" in line)
    assert all(figure in last for figure in ("198 / 198", "10.0 ms", "20.0 ms", "2.00", "4.00 s"))


def test_what_comes_after_the_seconds_is_not_counted() -> None:
    async def story() -> None:
        people = People(1, 0)
        heard = await people.listen(0.0)
        people.moves.append(9.0)
        assert heard == []

    asyncio.run(story())


def test_a_seat_is_asked_only_while_the_game_waits_for_it() -> None:
    for waiting, over, expected in (([1], False, True), ([0], False, False), ([1], True, False)):
        guest = Guest(None, {"view": {"over": over, "seat": 1, "waiting": waiting}})
        assert is_asked(guest) is expected
    assert not is_asked(Guest(None))
