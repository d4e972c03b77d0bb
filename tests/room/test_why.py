"""Asking why an action may not be taken: answered as playing it would be, and nothing is stored."""

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from room.people import Json, Person, Server, come_all, gather, tell
from room.test_door import gather as gather_inside
from room.test_door import opened, run

import splittable
from splittable.room import checks
from splittable.room.gathering import Gathering
from splittable.room.room import Limits


async def ask(person: Person, action: str, request: str = "w") -> Json:
    """What the room answers; ids may be used again, so the latest one counts."""
    known = len(person.others)
    await person.send(type="why", id=request, action=action)
    answer: Json = await person.until(lambda me: len(me.others) > known and me.others[-1])
    return answer


@pytest.mark.parametrize("game", splittable.games())
def test_the_answer_is_the_refusal_that_playing_would_meet(server: Server, game: str) -> None:
    async def story() -> None:
        gathered = await gather(server, game, 3, autoplay=False)
        people = await come_all(server, gathered)
        view = (await people[0].seen())["view"]
        acting = people[view["waiting"][0]]
        legal = (await acting.my_turn())["view"]["actions"]
        assert await ask(acting, legal[0]) == {"type": "why", "id": "w", "rule": None, "reason": None}
        waiting = next((person for person in people if person is not acting), acting)
        for person, action in ((acting, "dance"), (acting, ""), (waiting, legal[0])):
            why = await ask(person, action)
            refused = await person.play(action)
            if refused["type"] == "refused":
                assert (why["rule"], why["reason"]) == (refused["rule"], refused["reason"])
            else:
                assert (why["rule"], why["reason"]) == (None, None)

    tell(story())


def test_the_reason_is_in_the_language_of_the_connection(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        ann = await Person.come(server, gathered.table, gathered.keys[0], lang="fr")
        table = splittable.new("splitter", players=2, seed=1)
        refusal = table.refusal(0, "write 7|7 a1")
        assert refusal is not None
        assert (await ask(ann, "write 7|7 a1"))["reason"] == refusal.reason("fr")

    tell(story())


def test_who_watches_is_refused(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        watcher = await Person.come(server, gathered.table)
        answer = await watcher.ask("why", action="write 4|1 a2")
        assert (answer["type"], answer["rule"]) == ("refused", None)

    tell(story())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "why", "id": "1"},
        {"type": "why", "id": "1", "action": 4},
        {"type": "why", "id": "1", "action": None},
        {"type": "why", "id": "1", "action": "draw", "seat": 1},
        {"type": "why", "action": "draw"},
        {"type": "why", "id": "", "action": "draw"},
        {"type": "why", "id": "x" * 65, "action": "draw"},
    ],
)
def test_a_question_that_is_not_as_described_is_refused(server: Server, message: dict[str, Any]) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.socket.send(json.dumps(message))
        answer: Json = await ann.until(lambda me: me.others and me.others[-1])
        assert (answer["type"], answer["rule"]) == ("refused", None)
        assert answer["id"] in (None, "1")

    tell(story())


def test_before_the_start_and_after_the_end_the_room_says_so(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2, autostart=False)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        answer = await ask(ann, "write 4|1 a2")
        assert answer["rule"] == "AL-04"
        alone = await gather(server, "splitter", 1)
        ben = await Person.come(server, alone.table, alone.keys[0])
        assert (await ben.ask("stop"))["type"] == "ok"
        assert (await ask(ben, "write 4|1 a2"))["rule"] == "AL-04"

    tell(story())


def test_asking_stores_nothing_wakes_nobody_and_leaves_the_id_free(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await gather_inside(room)
            kept = await room.store.read(table.id)
            chooser = random.Random(1)
            legal = table.gathering.table.actions(0)
            for action in (*chooser.sample(legal, 3), "nonsense", "write 1|1 z9"):
                refused = await room.why(table.id, partial(checks.play, seat=0, action=action), "en")
                assert (refused is None) == (action in legal)
            assert await room.store.read(table.id) == kept
            assert table.answers == {}
            assert table.gathering.table.choices == {}

    run(story())


@pytest.mark.parametrize("steps", [20_000, 0])
def test_a_refused_request_is_checked_once_also_where_there_is_no_space_for_it(tmp_path: Path, steps: int) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(steps=steps)) as room:
            table = await gather_inside(room)
            asked: list[str] = []

            def check(gathering: Gathering) -> Any:
                asked.append("check")
                return checks.play(gathering, 0, "nonsense")

            first = await room.ask(table.id, 0, "1", check, "en")
            assert first is not None
            assert asked == ["check"]
            stored = await room.store.read(table.id)
            assert len(stored) == (2 if steps else 1)
            if steps:
                assert await room.ask(table.id, 0, "1", check, "fr") == first
                assert asked == ["check"]

    asyncio.run(story())
