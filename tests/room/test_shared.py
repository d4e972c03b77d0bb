"""Several processes on the same tables of one PostgreSQL."""

import asyncio
import random
from collections.abc import Iterator

import httpx
import pytest
from room.people import PATIENCE, Json, Person, Server, gather, play_on, tell
from room.postgres import BINARIES, running_postgres

import splittable
from splittable.room.store import AnyNote, Overtaken, Written
from splittable.room.store.postgres import PostgresStore

pytestmark = pytest.mark.skipif(not BINARIES, reason="PostgreSQL's package is not installed")


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("shared")
    with running_postgres() as url:
        pair = Server(url, folder / "first").start(), Server(url, folder / "second").start()
        yield pair
        for server in pair:
            if server.process is not None:
                server.stop()


@pytest.mark.parametrize("game", splittable.games())
def test_people_on_two_processes_play_one_game(servers: tuple[Server, Server], game: str) -> None:
    first, second = servers

    async def story() -> str:
        gathered = await gather(first, game, 4)
        people = [
            await Person.come(server, gathered.table, key)
            for server, key in zip((first, second, first, second), gathered.keys, strict=True)
        ]
        await people[0].when(lambda m: all(seat["is_present"] for seat in m["table"]["seats"]))
        await people[1].when(lambda m: all(seat["is_present"] for seat in m["table"]["seats"][1::2]))
        rng = random.Random(4)
        lasts = await asyncio.gather(*(play_on(person, rng) for person in people))
        assert len({last["seq"] for last in lasts}) == 1
        return gathered.table

    table = tell(story())
    records = {httpx.get(f"{server.address}/api/tables/{table}/record", timeout=PATIENCE).text for server in servers}
    assert len(records) == 1
    assert splittable.load(records.pop()).over


def test_two_writers_at_once_are_both_answered_and_nothing_is_done_twice(servers: tuple[Server, Server]) -> None:
    first, second = servers

    async def story() -> None:
        gathered = await gather(first, "splitter", 2)
        ann = await Person.come(first, gathered.table, gathered.keys[0])
        ben = await Person.come(second, gathered.table, gathered.keys[1])
        for number in range(1, 15):
            mine, theirs = await ann.round(number), await ben.round(number)
            answers = await asyncio.gather(ann.play(mine["view"]["actions"][0]), ben.play(theirs["view"]["actions"][0]))
            assert [answer["type"] for answer in answers] == ["ok", "ok"]

    tell(story())


def test_a_seat_is_taken_over_from_another_process(servers: tuple[Server, Server]) -> None:
    first, second = servers

    async def story() -> None:
        gathered = await gather(first, "splitter", 2)
        phone = await Person.come(first, gathered.table, gathered.keys[0])
        await phone.my_turn()
        laptop = await Person.come(second, gathered.table, gathered.keys[0])
        assert await phone.until_gone() == 4409
        await laptop.my_turn()

    tell(story())


def test_an_id_is_done_once_whichever_process_is_asked(servers: tuple[Server, Server]) -> None:
    first, second = servers

    async def story() -> None:
        gathered = await gather(first, "splitter", 2)
        ann = await Person.come(first, gathered.table, gathered.keys[0])
        actions = (await ann.my_turn())["view"]["actions"]
        await ann.play(actions[0], "7")
        again = await Person.come(second, gathered.table, gathered.keys[0])
        assert (await again.play(actions[-1], "7"))["type"] == "ok"
        assert (await again.seen())["view"]["chosen"] == actions[0]

    tell(story())


def test_nobody_is_shown_as_present_through_a_process_that_was_killed(servers: tuple[Server, Server]) -> None:
    first, second = servers

    async def story() -> None:
        gathered = await gather(second, "splitter", 2)
        ben = await Person.come(second, gathered.table, gathered.keys[1])
        await Person.come(first, gathered.table, gathered.keys[0])
        await ben.when(lambda m: m["table"]["seats"][0]["is_present"])
        first.kill()
        await ben.when(lambda m: not m["table"]["seats"][0]["is_present"])

    tell(story())
    first.start()


def test_a_table_that_is_deleted_while_others_write_to_it_is_gone_for_good(postgres: str) -> None:
    async def hear(_: AnyNote) -> None:
        pass

    async def write(store: PostgresStore, table: str) -> None:
        for number in range(1, 20):
            try:
                await store.append(Written(table, number, b"{}"))
            except Overtaken:
                return

    async def story() -> None:
        first, second = PostgresStore(postgres), PostgresStore(postgres)
        await first.open(hear)
        await second.open(hear)
        assert await first.processes() >= {first.process, second.process}
        for number in range(20):
            table = f"table{number}"
            await first.append(Written(table, 0, b"{}"))
            writing = asyncio.create_task(write(first, table))
            await asyncio.sleep(number % 5 * 0.004)
            await second.delete(table)
            await writing
            assert await first.read(table) == []
            with pytest.raises(Overtaken):
                await first.append(Written(table, 1, b"{}"))
        await second.close()
        assert await first.processes() & {first.process, second.process} == {first.process}
        await first.close()

    asyncio.run(story())


def test_bots_go_on_when_their_process_is_gone(servers: tuple[Server, Server]) -> None:
    first, second = servers

    async def begin() -> tuple[str, str]:
        gathered = await gather(first, "splitter", 3, bots={"2": "random", "3": "random"})
        return gathered.table, gathered.keys[0]

    table, key = tell(begin())
    first.kill()

    async def story() -> Json:
        ann = await Person.come(second, table, key)
        return await play_on(ann, random.Random(1))

    assert tell(story())["view"]["over"]
    first.start()
