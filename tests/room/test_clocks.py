"""A decision's clock runs as long as it should, whatever happens to the machine's own clock."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from room.test_door import gather, opened, run

from splittable.room import checks, drivers, open_table, room, times
from splittable.room.open_table import OpenTable

HOUR = 3_600_000
SECONDS = 1000


def left(table: OpenTable) -> float:
    """Seconds until the table's clock rings."""
    assert table.alarm is not None
    return table.alarm.when() - asyncio.get_running_loop().time()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_clock_that_is_set_while_somebody_thinks_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            table = await gather(house, clock=SECONDS)
            assert SECONDS - 100 < left(table) <= SECONDS
            for module in (drivers, open_table, room):
                monkeypatch.setattr(module, "now", lambda: times.now() + jump)
            house._driver.drive(table)
            assert SECONDS - 100 < left(table) <= SECONDS
            await house._driver._play_late(table)
            assert table.number == 0
            # Decisions that are owed from now on count by the new time, and run as long.
            action = table.gathering.table.actions(0)[0]
            for seat in (0, 1):
                await house.change(table.id, partial(checks.play, seat=seat, action=action))
            assert set(table.gathering.owed_since) == {0, 1}
            assert SECONDS - 100 < left(table) <= SECONDS

    run(story())


def test_a_time_that_ran_out_while_the_room_was_closed_has_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            table = await gather(house, clock=SECONDS)
        monkeypatch.setattr(open_table, "now", lambda: times.now() + HOUR)
        async with opened(tmp_path) as house:
            again = await house.find(table.id)
            assert min(again.waited().values()) >= SECONDS

    run(story())


def test_bots_wait_no_longer_for_another_process_because_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            table = await gather(house)
            table.is_ours = False
            monkeypatch.setattr(drivers, "now", lambda: times.now() - HOUR)
            assert 0 < drivers._others_turn(table) <= drivers.OTHERS_TURN
            table.noted_at -= drivers.OTHERS_TURN
            assert drivers._others_turn(table) <= 0

    run(story())
