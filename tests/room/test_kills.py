"""kill -9 at any moment, under load: whatever anybody was told is still true afterwards, and every table goes on."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE
from room.regulars import Party, Regular, check_finished, gather_party

TABLES = (("splitter", 0), ("splitter", 2), ("generous-split", 0), ("split-it", 0), ("split-it", 2), ("split", 1))
"""Games, and how many of the four seats have bots."""

Misfortune = Callable[[random.Random], Awaitable[None]]


async def go_on(parties: Sequence[Party], at_work: Sequence[asyncio.Task[None]]) -> None:
    """Wait until something has happened at every table."""
    before = [party.lines for party in parties]
    async with asyncio.timeout(PATIENCE * 2):
        while any(party.lines == lines for party, lines in zip(parties, before, strict=True)):
            for task in at_work:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)


async def suffer(servers: Sequence[ForkedServer], times: int, misfortune: Misfortune, seed: int) -> list[Regular]:
    """Play at several tables while something bad happens again and again."""
    rng = random.Random(seed)
    people: list[Regular] = []
    for game, bots in TABLES:
        people += await gather_party(servers, game, bots, rng)
    parties = list({person.party.table: person.party for person in people}.values())
    at_work = [asyncio.create_task(person.live()) for person in people]
    try:
        await go_on(parties, at_work)
        for _ in range(times):
            await asyncio.sleep(rng.random() * 0.3)
            await misfortune(rng)
            await go_on(parties, at_work)
    finally:
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
    for party in parties:
        await check_finished(servers[0], party)
    return people


def test_nothing_that_was_told_is_lost_when_the_room_is_killed_thirty_times(nursery: Nursery, tmp_path: Path) -> None:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery)
    server.start()

    async def kill(_: random.Random) -> None:
        server.kill()
        server.begin()

    people = asyncio.run(suffer([server], 30, kill, seed=1))
    server.kill()
    assert min(person.returns for person in people) >= 30
    assert '"error"' not in server.log.read_text()


def test_nothing_that_was_told_is_lost_when_one_of_two_processes_on_postgresql_is_killed_twenty_five_times(
    nursery: Nursery, postgres: str, tmp_path: Path
) -> None:
    servers = [ForkedServer(postgres, tmp_path / name, nursery=nursery) for name in ("first", "second")]
    for server in servers:
        server.start()

    async def kill(rng: random.Random) -> None:
        victims = rng.sample(servers, rng.choice((1, 1, 1, 2)))
        for victim in victims:
            victim.kill()
        await asyncio.sleep(rng.random() * 0.1)
        for victim in victims:
            victim.begin()

    asyncio.run(suffer(servers, 25, kill, seed=2))
    for server in servers:
        server.kill()
        assert '"error"' not in server.log.read_text()
