"""A decision gets fewer iterations the more bots wait, and can be repeated whatever it got."""

import asyncio
from pathlib import Path

import pytest
from room.people import PATIENCE

from splittable.bots.levels import think
from splittable.room import checks, deadlines
from splittable.room import events as ev
from splittable.room.deadlines import ALL_SERVED, LEAST, QUICK, WHOLE, Deadlines, Kind
from splittable.room.drivers import seed_of
from splittable.room.gathering import Gathering
from splittable.room.keys import hash_key
from splittable.room.room import Room
from splittable.room.store.sqlite import SqliteStore

EXPERT = Kind("split", 4, "expert")
FULL = 12_000


def test_a_bot_that_thinks_alone_has_its_whole_budget() -> None:
    times = Deadlines()
    assert times.budget(EXPERT, FULL, waiting=0, threads=1) == FULL
    times.learn(EXPERT, FULL, FULL, ALL_SERVED * 0.99)
    assert times.budget(EXPERT, FULL, waiting=0, threads=1) == FULL
    assert times.shortened == 0


@pytest.mark.parametrize("waiting", [10, 100, 600])
@pytest.mark.parametrize("seconds", [0.05, 0.6, 4.0])
@pytest.mark.parametrize("threads", [1, 3])
def test_all_who_wait_are_served_in_time(waiting: int, seconds: float, threads: int) -> None:
    times = Deadlines()
    times.learn(EXPERT, FULL, FULL, seconds)
    budget = times.budget(EXPERT, FULL, waiting, threads)
    taken = seconds * budget / FULL * (waiting + 1) / threads
    assert taken <= 1.02 * ALL_SERVED
    # No more is taken away than is needed, but for what does not shrink with the budget.
    assert budget == FULL or taken > 0.4 * ALL_SERVED - LEAST * (waiting + 1)
    assert times.shortened == (budget < FULL)


def test_a_bot_always_thinks_a_little() -> None:
    times = Deadlines()
    times.learn(EXPERT, FULL, FULL, 1e6)
    assert times.budget(EXPERT, FULL, waiting=10**6, threads=1) == 1


def test_a_level_that_does_not_search_is_never_shortened() -> None:
    times = Deadlines()
    assert times.budget(Kind("split", 2, "easy"), 0, waiting=10**6, threads=1) == 0
    assert times.shortened == 0


def test_what_decisions_cost_is_learned_and_old_costs_are_forgotten() -> None:
    times = Deadlines()
    for _ in range(100):
        times.learn(EXPERT, FULL, FULL, 8 * ALL_SERVED)
    assert times.budget(EXPERT, FULL, waiting=0, threads=1) == FULL // 8
    for _ in range(200):
        times.learn(EXPERT, FULL, FULL // 8, ALL_SERVED / 16)
    assert times.budget(EXPERT, FULL, waiting=0, threads=1) == FULL


def test_what_does_not_shrink_with_the_budget_is_told_from_what_does() -> None:
    times = Deadlines()
    for _ in range(100):
        times.learn(EXPERT, FULL, 1, 0.004)
    # After a crowd a bot that thinks alone has its whole budget again.
    assert times.budget(EXPERT, FULL, waiting=0, threads=1) == FULL
    for number in range(100):
        budget = FULL if number % 2 else FULL // 8
        times.learn(EXPERT, FULL, budget, 0.1 + 0.4 * budget / FULL)
    assert times.budget(EXPERT, FULL, waiting=int(ALL_SERVED / 0.16), threads=1) == FULL // 8


def test_what_has_not_been_seen_is_guessed() -> None:
    times = Deadlines()
    crowd = int(4 * ALL_SERVED / WHOLE)
    assert times.budget(EXPERT, FULL, crowd, threads=1) == FULL // 8
    assert times.is_quick(Kind("split", 4, "medium"))
    assert not times.is_quick(EXPERT)


def test_a_level_is_quick_if_it_was() -> None:
    times = Deadlines()
    times.learn(EXPERT, FULL, FULL, QUICK / 2)
    assert times.is_quick(EXPERT)
    times.learn(Kind("split", 4, "medium"), 100, 100, 2 * QUICK)
    assert not times.is_quick(Kind("split", 4, "medium"))


def test_a_shortened_decision_is_stored_with_its_budget_and_can_be_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So little that the budget of every decision but the first is cut.
    monkeypatch.setattr(deadlines, "ALL_SERVED", 1e-3)
    played: list[tuple[ev.Played, str]] = []
    check = checks.play_for

    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        await room.open()
        bots = dict.fromkeys("234", "expert")
        opening = checks.open_table("generous-split", 4, {}, ev.Settings(autostart=True), bots, ev.Place(hash_key("0")))
        opened = await room.find(await room.create(opening))

        def note(gathering: Gathering, seat: int, decided: checks.Decided) -> ev.Played:
            event = check(gathering, seat, decided)
            if len(gathering.table.actions(seat)) > 1:
                again = think(gathering.table.view(seat), event.by, seed_of(opened, seat), event.budget)
                played.append((event, again))
            return event

        monkeypatch.setattr(checks, "play_for", note)
        async with asyncio.timeout(PATIENCE):
            while len(played) < 6:
                table = opened.gathering.table
                if 0 in table.waiting:
                    action = table.actions(0)[0]
                    await room.change(opened.id, lambda one, action=action: checks.play(one, 0, action))  # type: ignore[misc]
                await asyncio.sleep(0.01)
        assert room.thinking.deadlines.shortened > 0
        await room.close()

    asyncio.run(story())
    assert all(event.action == again for event, again in played)
    assert any(0 < event.budget < 20_000 for event, _ in played)
