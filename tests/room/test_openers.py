"""How many tables of one address have bots, and how many it opens, rematches among them."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from room.nursery import ForkedServer, Nursery
from room.people import Person, bearer, gather, tell

from splittable.room import checks, openers
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.refusals import TooManyBots
from splittable.room.room import Limits, Room
from splittable.room.store.sqlite import SqliteStore

WITH_BOTS = {"game": "splitter", "players": 2, "name": "Ann", "bots": {"2": "random"}, "autostart": True}


@pytest.fixture
def serve(nursery: Nursery, tmp_path: Path) -> Iterator[Callable[..., ForkedServer]]:
    """Starts a room with some limits."""
    started: list[ForkedServer] = []

    def start(*limits: str) -> ForkedServer:
        more = tuple(word for limit in limits for word in ("--limit", limit))
        server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", more=more, nursery=nursery)
        started.append(server.start())
        return server

    yield start
    for server in started:
        server.stop()


def test_only_so_many_tables_of_an_address_have_bots_at_once(serve: Callable[..., ForkedServer]) -> None:
    room = serve("tables_with_bots=2")
    with httpx.Client(base_url=room.address, timeout=60) as http:
        first, second, third = (http.post("/api/tables", json=WITH_BOTS) for _ in range(3))
        assert [first.status_code, second.status_code, third.status_code] == [201, 201, 429]
        assert "2 tables" in third.json()["reason"]
        french = http.post("/api/tables", json=WITH_BOTS, headers={"Accept-Language": "fr"})
        assert "2 tables ouvertes" in french.json()["reason"]
        assert http.post("/api/tables", json=WITH_BOTS | {"bots": {}}).status_code == 201
        # A deleted table frees a place, and one that was stopped.
        http.delete(f"/api/tables/{first.json()['table']}", headers=bearer(first.json()["key"]))
        assert http.post("/api/tables", json=WITH_BOTS).status_code == 201
        table = second.json()

        async def stop() -> None:
            ann = await Person.come(room, table["table"], table["key"])
            assert (await ann.ask("stop"))["type"] == "ok"

        tell(stop())
        # Its rematch takes the place, and counts like any other.
        path = f"/api/tables/{table['table']}/rematch"
        assert http.post(path, headers=bearer(table["key"])).status_code == 201
        assert http.post("/api/tables", json=WITH_BOTS).status_code == 429


def test_bots_and_sitters_that_come_later_count_too(serve: Callable[..., ForkedServer]) -> None:
    room = serve("tables_with_bots=1")

    async def story() -> None:
        alone = await gather(room, "splitter", 2, bots={"2": "random"})
        ann = await Person.come(room, alone.table, alone.keys[0])
        others = await gather(room, "splitter", 3)
        host = await Person.come(room, others.table, others.keys[0])
        refused = await host.ask("sit-in", seat=1, level="random")
        assert (refused["type"], "1 tables" in refused["reason"]) == ("refused", True)
        await ann.ask("stop")
        assert (await host.ask("sit-in", seat=1, level="random"))["type"] == "ok"
        # The table has its bots now, and one more is none of the others' business.
        assert (await host.ask("sit-in", seat=2, level="random"))["type"] == "ok"

    tell(story())


def test_rematches_are_counted_as_tables(serve: Callable[..., ForkedServer]) -> None:
    room = serve("tables_at_once=2", "tables_a_second=0.001")

    async def stop_one() -> tuple[str, str]:
        gathered = await gather(room, "splitter", 1)
        ann = await Person.come(room, gathered.table, gathered.keys[0])
        await ann.ask("stop")
        return gathered.table, gathered.keys[0]

    tables = [tell(stop_one()) for _ in range(2)]
    answers = [
        httpx.post(f"{room.address}/api/tables/{table}/rematch", headers=bearer(key), timeout=30).status_code
        for table, key in tables
    ]
    assert answers == [429, 429]


def test_tables_that_are_opened_at_the_same_moment_are_counted_before_they_are_there(tmp_path: Path) -> None:
    async def story() -> list[str | BaseException]:
        room = Room(SqliteStore(tmp_path / "room.sqlite"), Limits(tables_with_bots=3))
        await room.open()
        settings, host = ev.Settings(autostart=True), ev.Place(hash_key("0"))
        opening = checks.open_table("splitter", 2, {}, settings, {"2": "random"}, host)
        answers = await asyncio.gather(*(room.create(opening, "a") for _ in range(9)), return_exceptions=True)
        assert isinstance(await room.create(opening, "b"), str)
        await room.close()
        return answers

    answers = asyncio.run(story())
    assert sum(isinstance(answer, str) for answer in answers) == 3
    assert sum(isinstance(answer, TooManyBots) for answer in answers) == 6


def test_a_table_that_nobody_came_back_to_no_longer_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"), Limits(tables_with_bots=1))
        await room.open()
        settings, host = ev.Settings(autostart=True), ev.Place(hash_key("0"))
        opening = checks.open_table("splitter", 2, {}, settings, {"2": "random"}, host)
        first = await room.find(await room.create(opening, "a"))
        async with asyncio.timeout(60):
            while first.thinking:
                await asyncio.sleep(0.01)
        with pytest.raises(TooManyBots):
            await room.create(opening, "a")
        monkeypatch.setattr(openers, "IDLE_MILLISECONDS", 0)
        assert await room.create(opening, "a")
        await room.close()

    asyncio.run(story())
