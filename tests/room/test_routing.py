"""Two processes on one PostgreSQL behind `deploy/haproxy.cfg`: each table lives in one of them."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from room.misfortunes import PEOPLE_ONLY, suffer
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Person, Server, gather, play_on, tell
from room.postgres import BINARIES
from room.proxy import HAPROXY, running_proxy

pytestmark = [
    pytest.mark.skipif(not BINARIES, reason="PostgreSQL's package is not installed"),
    pytest.mark.skipif(HAPROXY is None, reason="HAProxy's package is not installed"),
]


@pytest.fixture
def workers(nursery: Nursery, postgres: str, tmp_path: Path) -> Iterator[list[ForkedServer]]:
    pair = [ForkedServer(postgres, tmp_path / name, nursery=nursery) for name in ("first", "second")]
    for worker in pair:
        worker.start()
    yield pair
    for worker in pair:
        if worker.number is not None:
            worker.kill()


@pytest.fixture
def proxy(workers: list[ForkedServer], tmp_path: Path) -> Iterator[Server]:
    with running_proxy(tmp_path, workers) as running:
        yield running


def sockets_at(worker: Server) -> int:
    """How many sockets a process serves."""
    shown = httpx.get(f"{worker.address}/metrics", timeout=PATIENCE).text
    found = re.search(r"^splittable_connections (\S+)$", shown, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def test_the_sockets_of_a_table_meet_in_one_process_and_tables_are_spread(
    proxy: Server, workers: list[ForkedServer]
) -> None:
    async def story() -> None:
        homes: set[int] = set()
        counts = [0, 0]
        # Some tables until both processes have one; forty in the same would not be chance.
        while len(homes) < 2 and sum(counts) < 160:
            gathered = await gather(proxy, "splitter", 3)
            people = [await Person.come(proxy, gathered.table, key) for key in (*gathered.keys, None)]
            for person in people:
                await person.seen()
            now = [sockets_at(worker) for worker in workers]
            grown = [after - before for after, before in zip(now, counts, strict=True)]
            assert sorted(grown) == [0, 4]
            homes.add(grown.index(4))
            counts = now
        assert homes == {0, 1}

    tell(story())


async def followers_of(url: str, table: str) -> int:
    connection: Any = await asyncpg.connect(url)
    count: int = await connection.fetchval("SELECT count(*) FROM followers WHERE table_id = $1", table)
    await connection.close()
    return count


def test_a_table_that_was_opened_through_the_wrong_process_lives_in_its_own_alone(
    proxy: Server, workers: list[ForkedServer], postgres: str
) -> None:
    async def story() -> None:
        gathered = await gather(workers[0], "splitter", 2)
        other = await gather(workers[1], "splitter", 2)
        for one in (gathered, other):
            people = [await Person.come(proxy, one.table, key) for key in one.keys]
            rng = random.Random(3)
            lasts = await asyncio.gather(*(play_on(person, rng) for person in people))
            assert all(last["view"]["over"] for last in lasts)
            async with asyncio.timeout(PATIENCE):
                while await followers_of(postgres, one.table) != 1:
                    await asyncio.sleep(0.05)

    tell(story())


def test_the_room_is_told_whose_request_it_is_and_nobody_can_pretend(
    proxy: Server, workers: list[ForkedServer]
) -> None:
    asked = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
    direct = httpx.get(f"{workers[0].address}/healthz", headers=asked, timeout=PATIENCE)
    assert "strict-transport-security" in direct.headers  # who is on loopback is believed
    answer = httpx.get(f"{proxy.address}/healthz", headers=asked, timeout=PATIENCE)
    assert "strict-transport-security" not in answer.headers
    assert httpx.get(f"{proxy.address}/metrics", timeout=PATIENCE).status_code == 403


def test_the_tables_of_a_process_that_is_killed_go_to_the_other_and_nothing_told_is_lost(
    proxy: Server, workers: list[ForkedServer]
) -> None:
    victims = iter([0, 1, 0, 1])

    async def kill(_: random.Random) -> None:
        victim = workers[next(victims)]
        await asyncio.to_thread(victim.wait)  # the one before serves again
        victim.kill()
        victim.begin()

    people = asyncio.run(suffer([proxy], 4, kill, seed=3, tables=PEOPLE_ONLY * 2))
    assert sum(person.returns for person in people) >= 4


def test_a_table_whose_process_does_not_come_back_goes_on_in_the_other(
    proxy: Server, workers: list[ForkedServer]
) -> None:
    async def story() -> None:
        gathered = await gather(proxy, "splitter", 2)
        people = [await Person.come(proxy, gathered.table, key) for key in gathered.keys]
        first = await people[0].my_turn()
        await people[0].play(first["view"]["actions"][0], "1")
        home = next(worker for worker in workers if sockets_at(worker))
        home.kill()
        for person in people:
            await person.until_gone()
        again = [await Person.come(proxy, gathered.table, key) for key in gathered.keys]
        assert (await again[0].seen())["view"]["chosen"] == first["view"]["actions"][0]
        rng = random.Random(3)
        lasts = await asyncio.gather(*(play_on(person, rng) for person in again))
        assert all(last["view"]["over"] for last in lasts)

    tell(story())
