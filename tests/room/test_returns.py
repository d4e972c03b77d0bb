"""Everything that a person may find changed, or must find unchanged, when they come back; kills included."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Person, come_all, gather, play_on, tell

import splittable
from splittable.play.proof import verify


@pytest.fixture
def room(nursery: Nursery, tmp_path: Path) -> Iterator[ForkedServer]:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()
    yield server
    server.kill()
    assert '"error"' not in server.log.read_text()


async def kill(room: ForkedServer) -> None:
    room.kill()
    room.begin()
    await asyncio.to_thread(room.wait)


async def play_rounds(people: list[Person], first: int, last: int) -> None:
    """Rounds of Splitter in which everybody takes the first action there is."""
    for number in range(first, last + 1):
        for person in people:
            # Ids belong to the seat, also when its person has come back.
            action = (await person.round(number))["view"]["actions"][0]
            assert (await person.play(action, f"round {number}"))["type"] == "ok"


def told_to(person: Person) -> list[str]:
    return [line for message in person.views for line in message["happened"]]


def test_people_and_bots_play_whole_games_of_every_kind_before_somebody_who_looks_on(room: ForkedServer) -> None:
    async def play_game(game: str, rng: random.Random) -> str:
        gathered = await gather(room, game, 4, bots={"2": "random", "4": "random"}, autoplay=False)
        assert gathered.seats == [0, 2]
        people = [await Person.come(room, gathered.table, key, seq=0) for key in gathered.keys]
        watcher = await Person.come(room, gathered.table, seq=0)
        await asyncio.gather(*(play_on(person, rng) for person in people))
        await watcher.when(lambda m: m["view"]["over"])
        assert told_to(people[0]) == told_to(people[1]) == told_to(watcher)
        assert all(message["view"]["seat"] is None and not message["view"]["actions"] for message in watcher.views)
        return gathered.table

    async def story() -> list[str]:
        return await asyncio.gather(*(play_game(game, random.Random(4)) for game in splittable.games()))

    for game, table in zip(splittable.games(), tell(story()), strict=True):
        record = httpx.get(f"{room.address}/api/tables/{table}/record", verify=False, timeout=PATIENCE).text
        assert "played person | random | person | random" in record
        assert (verify(record).game, verify(record).over) == (game, True)


def test_who_sleeps_through_rounds_and_kills_is_told_every_line_in_order(room: ForkedServer) -> None:
    async def story() -> None:
        gathered = await gather(room, "splitter", 2, bots={"2": "random"})
        ann = await Person.come(room, gathered.table, gathered.keys[0], seq=0)
        watcher = await Person.come(room, gathered.table, seq=0)
        asleep = (await watcher.round(1))["seq"]
        await watcher.go()
        for number in (1, 3, 5):
            await play_rounds([ann], number, number + 1)
            told = told_to(ann)
            await kill(room)
            ann = await Person.come(room, gathered.table, gathered.keys[0], seq=0)
            await ann.round(number + 2)
            assert told_to(ann)[: len(told)] == told
        awake = await Person.come(room, gathered.table, seq=asleep)
        # The bot's choice for this round may come with another view, in which nothing has happened.
        await awake.seen()
        assert told_to(awake) == told_to(ann)[asleep:]
        assert len(told_to(awake)) == 6 * 3

    tell(story())


def test_of_two_answers_to_one_question_one_is_taken_where_turns_are_taken(room: ForkedServer) -> None:
    async def story() -> None:
        gathered = await gather(room, "generous-split", 3, autoplay=False, options={"start": "3"})
        ann, ben, _ = await come_all(room, gathered)
        first, second = (await ann.my_turn())["view"]["actions"][:2]
        await ann.send(type="play", id="1", action=first)
        await ann.send(type="play", id="2", action=second)
        await ann.until(lambda me: len(me.others) == 2)
        assert ann.others[0] == {"type": "ok", "id": "1"}
        assert (ann.others[1]["type"], ann.others[1]["id"], ann.others[1]["rule"]) == ("refused", "2", "AL-04")
        await ben.my_turn()
        assert told_to(ben) == [f"P1 {first}"]

    tell(story())


def test_of_two_answers_to_one_question_the_last_counts_where_all_decide_at_once(room: ForkedServer) -> None:
    async def story() -> None:
        gathered = await gather(room, "splitter", 2)
        ann, ben = await come_all(room, gathered)
        first, second = (await ann.my_turn())["view"]["actions"][:2]
        await ann.send(type="play", id="1", action=first)
        await ann.send(type="play", id="2", action=second)
        await ann.until(lambda me: len(me.others) == 2)
        assert [answer["type"] for answer in ann.others] == ["ok", "ok"]
        await kill(room)
        ann, ben = await come_all(room, gathered)
        assert (await ann.seen())["view"]["chosen"] == second
        await ben.play((await ben.my_turn())["view"]["actions"][0])
        await ben.round(2)
        assert f"P1 {second}" in told_to(ben)

    tell(story())


def test_what_was_asked_on_one_device_is_answered_on_the_next(room: ForkedServer) -> None:
    async def story() -> None:
        gathered = await gather(room, "splitter", 1)
        phone = await Person.come(room, gathered.table, gathered.keys[0])
        for number in range(1, 8):
            action = (await phone.round(number))["view"]["actions"][0]
            await phone.send(type="play", id=f"{number}", action=action)
            laptop = await Person.come(room, gathered.table, gathered.keys[0], seq=0)
            assert (await laptop.play(action, f"{number}")) == {"type": "ok", "id": f"{number}"}
            assert await phone.until_gone() == 4409
            assert phone.others[-1]["why"] == "taken-over"
            await laptop.round(number + 1)
            assert sum(line.startswith("P1 ") for line in told_to(laptop)) == number
            phone = laptop

    tell(story())


def test_a_sitter_plays_on_over_kills_until_the_person_is_back_for_good(room: ForkedServer) -> None:
    async def story() -> str:
        gathered = await gather(room, "splitter", 2)
        ann = await Person.come(room, gathered.table, gathered.keys[0])
        assert (await ann.ask("sit-in", seat=1, level="random"))["type"] == "ok"
        await play_rounds([ann], 1, 2)
        await kill(room)
        ann = await Person.come(room, gathered.table, gathered.keys[0])
        assert (await ann.round(3))["table"]["seats"][1]["sitter"] == "random"
        await play_rounds([ann], 3, 4)
        ben = await Person.come(room, gathered.table, gathered.keys[1])
        await ben.when(lambda m: not m["table"]["seats"][1]["sitter"])
        await play_rounds([ann], 5, 5)
        # The sitter may have chosen for this round already.
        told = await ben.when(lambda m: m["view"]["waiting"] == [1] or m["view"]["round"] == 6)
        if told["view"]["round"] == 5:
            await play_rounds([ben], 5, 5)
        await ann.round(6)
        await kill(room)
        ann, ben = await come_all(room, gathered)
        await play_rounds([ann], 6, 6)
        await asyncio.sleep(0.3)
        assert (await ben.round(6))["view"]["waiting"] == [1]
        await play_rounds([ben], 6, 6)
        await ann.round(7)
        assert (await ann.ask("stop", "stop"))["type"] == "ok"
        return gathered.table

    lines = httpx.get(
        f"{room.address}/api/tables/{tell(story())}/record", verify=False, timeout=PATIENCE
    ).text.splitlines()
    marked = [number for number, line in enumerate(lines) if line == "; P2 sitter random"]
    assert len(marked) in (4, 5)
    assert all(lines[number + 1].startswith("P2 write ") for number in marked)


def test_bots_finish_their_round_after_a_kill_though_nobody_comes(room: ForkedServer) -> None:
    async def story() -> None:
        gathered = await gather(room, "splitter", 4, bots={"2": "random", "3": "random", "4": "random"})
        ann = await Person.come(room, gathered.table, gathered.keys[0])
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        await kill(room)
        async with (
            asyncio.timeout(PATIENCE),
            httpx.AsyncClient(base_url=room.address, verify=False, timeout=PATIENCE) as http,
        ):
            while "splittable_tables_open 1.0" not in (await http.get("/metrics")).text:
                await asyncio.sleep(0.02)
        ann = await Person.come(room, gathered.table, gathered.keys[0])
        await ann.round(2)

    tell(story())
