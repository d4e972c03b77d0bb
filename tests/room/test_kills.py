"""kill -9 at any moment, under load: whatever anybody was told is still true afterwards, and every table goes on."""

import asyncio
import random
from pathlib import Path

from room.misfortunes import PEOPLE_ONLY, suffer
from room.nursery import ForkedServer, Nursery


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

    asyncio.run(suffer(servers, 25, kill, seed=2, tables=PEOPLE_ONLY))
    for server in servers:
        server.kill()
        assert '"error"' not in server.log.read_text()
