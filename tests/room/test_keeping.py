"""What is kept of the tables: moved, backed up, stopped and hung up on while people play; many idle ones; long ones."""

import asyncio
import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import asyncpg
import httpx
import pytest
from room.misfortunes import go_on, suffer
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Person, Server, gather, play_on, tell
from room.postgres import HANG_UP_ON_ALL
from room.regulars import Regular, gather_party

from splittable.play.proof import verify
from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.room import Limits, Room
from splittable.room.store.sqlite import SqliteStore


def memory_of(process: int) -> int:
    """The bytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def splittable(nursery: Nursery, log: Path, *command: str) -> int:
    return nursery.wait(nursery.run(log, *command))


def test_a_room_that_is_told_to_stop_under_load_ends_well_and_loses_nothing(nursery: Nursery, tmp_path: Path) -> None:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()
    codes = []

    async def stop(_: random.Random) -> None:
        codes.append(await asyncio.to_thread(server.stop))
        server.begin()

    asyncio.run(suffer([server], 3, stop, seed=3))
    assert codes == [0, 0, 0]
    assert server.stop() == 0
    assert '"error"' not in server.log.read_text()


@pytest.mark.parametrize("end", [Server.stop, Server.interrupt])
def test_a_room_that_is_told_to_stop_does_not_wait_for_a_game_that_is_being_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: Callable[[Server], int]
) -> None:
    monkeypatch.setenv("SPLITTABLE_CACHE", str(tmp_path / "nothing compiled yet"))
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()
    assert end(server) == 0
    log = server.log.read_text()
    assert '"Finished server process' in log
    assert "game is ready" not in log


def test_nothing_that_was_told_is_lost_when_postgresql_hangs_up(
    nursery: Nursery, postgres: str, tmp_path: Path
) -> None:
    servers = [ForkedServer(postgres, tmp_path / name, nursery=nursery).start() for name in ("first", "second")]

    async def hang_up(_: random.Random) -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(HANG_UP_ON_ALL)
        await connection.close()

    asyncio.run(suffer(servers, 5, hang_up, seed=4))
    for server in servers:
        server.kill()


async def attend(people: Sequence[Regular]) -> None:
    """Let people play until every table has gone on."""
    at_work = [asyncio.create_task(person.live()) for person in people]
    await go_on([person.party for person in people], at_work)
    for task in at_work:
        task.cancel()
    await asyncio.gather(*at_work, return_exceptions=True)


def test_people_go_on_at_a_backup_that_was_taken_while_they_played(nursery: Nursery, tmp_path: Path) -> None:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()
    copy = ForkedServer(str(tmp_path / "copy.sqlite"), tmp_path / "copy log", nursery=nursery)

    async def story() -> None:
        rng = random.Random(5)
        people = [*await gather_party([server], "split", 1, rng), *await gather_party([server], "splitter", 0, rng)]
        at_work = [asyncio.create_task(person.live()) for person in people]
        await go_on([person.party for person in people], at_work)
        known = [list(person.notebook.told) for person in people]
        command = ("backup", copy.store, "--store", server.store)
        assert await asyncio.to_thread(splittable, nursery, tmp_path / "backup log", *command) == 0
        await go_on([person.party for person in people], at_work)
        server.kill()
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        await asyncio.to_thread(copy.start)
        for person, told in zip(people, known, strict=True):
            came = await Person.come(copy, person.notebook.table, person.key, seq=0)
            await came.seen()
            # The room may have gone on and told more before the first view was read.
            happened = [line for view in came.views for line in view["happened"]]
            assert happened[: len(told)] == told
            await came.go()

    tell(story())
    copy.kill()


def test_a_whole_room_moves_from_sqlite_to_postgresql_and_its_people_go_on_there(
    nursery: Nursery, postgres: str, tmp_path: Path
) -> None:
    here = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()
    there = ForkedServer(postgres, tmp_path / "log there", nursery=nursery)

    async def begin() -> list[Regular]:
        rng = random.Random(6)
        people = [*await gather_party([here], "generous-split", 2, rng), *await gather_party([here], "split", 0, rng)]
        await attend(people)
        return people

    people = asyncio.run(begin())
    assert here.stop() == 0
    lines = tmp_path / "room.jsonl"
    assert splittable(nursery, lines, "export", "--store", here.store) == 0
    assert splittable(nursery, tmp_path / "told", "import", str(lines), "--store", postgres) == 0
    assert (tmp_path / "told").read_text() == "imported: 2\n"
    there.start()
    for person in people:
        person.servers = [there]
    asyncio.run(attend(people))
    there.kill()


def test_many_idle_tables_take_little_room(nursery: Nursery, tmp_path: Path) -> None:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()
    tables = 200

    async def open_table(http: httpx.AsyncClient) -> None:
        body = {"game": "generous-split", "players": 3, "autostart": True, "bots": {"2": "random"}}
        opened = (await http.post("/api/tables", json=body)).raise_for_status().json()
        (await http.post(f"/api/tables/{opened['table']}/seats", json={})).raise_for_status()

    async def open_tables(count: int) -> int:
        # A connection for each request: on a slow machine the room hangs up on those that are kept.
        places = httpx.Limits(max_connections=20, max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False, limits=places) as http:
            await asyncio.gather(*(open_table(http) for _ in range(count)))
            assert f"splittable_tables_open {tables if count > 30 else count}.0" in (await http.get("/metrics")).text
        assert server.number is not None
        return memory_of(server.number)

    before = asyncio.run(open_tables(30))
    after = asyncio.run(open_tables(tables - 30))
    server.kill()
    assert (after - before) / (tables - 30) < 100_000


def test_a_room_keeps_the_tables_open_that_it_has_space_for_and_opens_the_others_again(tmp_path: Path) -> None:
    async def story() -> None:
        room = Room(SqliteStore(tmp_path / "room.sqlite"), Limits(tables_open=10))
        await room.open()
        places = [ev.Place(hash_key("key"))]
        opened = checks.open_table("splitter", 1, {}, ev.Settings(autostart=True), {}, places[0])
        tables = [await room.create(opened) for _ in range(40)]
        told = {}
        for table in tables:
            action = (await room.find(table)).gathering.table.actions(0)[0]
            assert await room.ask(table, 0, "1", partial(checks.play, seat=0, action=action), "en") is None
            told[table] = (await room.find(table)).gathering.told
            assert len(room.tables) <= 10
        for table in tables:
            assert (await room.find(table)).gathering.told == told[table]
        await room.close()

    asyncio.run(story())


def test_a_table_of_a_thousand_events_opens_again_as_it_was(nursery: Nursery, tmp_path: Path) -> None:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()

    async def story() -> str:
        gathered = await gather(server, "splitter", 2)
        people = [await Person.come(server, gathered.table, key, seq=0) for key in gathered.keys]
        actions = (await people[0].my_turn())["view"]["actions"]
        for number in range(1000):
            await people[0].send(type="play", id=f"change {number}", action=actions[number % len(actions)])
        await people[0].until(lambda me: len(me.others) == 1000)
        assert {answer["type"] for answer in people[0].others} == {"ok"}
        server.kill()
        server.begin()
        await asyncio.to_thread(server.wait)
        people = [await Person.come(server, gathered.table, key, seq=0) for key in gathered.keys]
        assert (await people[0].seen())["view"]["chosen"] == actions[999 % len(actions)]
        assert await people[0].play("dance", "change 500") == {"type": "ok", "id": "change 500"}
        await people[1].play((await people[1].my_turn())["view"]["actions"][0])
        await asyncio.gather(*(play_on(person, random.Random(7)) for person in people))
        return gathered.table

    table = tell(story())
    record = httpx.get(f"{server.address}/api/tables/{table}/record", verify=False, timeout=PATIENCE).text
    server.kill()
    assert verify(record).over
