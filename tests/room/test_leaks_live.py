"""Two real rooms with tables that some eyes cannot tell apart: the same conversation is answered with the same bytes."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from room.ears import Ear
from room.people import PATIENCE, Json, Server
from room.tuned import NO_LIMITS, TunedServer, logged, troubles, tuned
from room.twins import Twins, twins_of
from tables import Kind

from splittable.games import find
from splittable.play.table import Table
from splittable.room.store.sqlite import SqliteStore

KINDS = (
    Kind("generous-split", 3, {}),
    Kind("split", 3, {}),
    Kind("split-it", 3, {}),
    Kind("splitter", 3, {}),
)
LENGTHS = (1, 9, 31)
AT_ONCE = 5
REFUSED_PLAYS = 4
LONG_AFTER = 3_600.0
"""Seconds: whether somebody can undo is told after all conversations, which go at different speeds."""


@dataclass
class Rooms:
    """Two rooms: one with the tables as they are, one with those that the eyes could take for them."""

    true: TunedServer
    other: TunedServer
    twins: list[Twins]
    heard: dict[str, tuple[list[str], list[str]]] = field(default_factory=dict)
    """By table, everything that the eyes were told in each room."""


async def write(folder: Path, tables: list[tuple[Twins, Table]]) -> None:
    async def hear(_: object) -> None:
        pass

    store = SqliteStore(folder / "room.sqlite")
    await store.open(hear)
    for twins, table in tables:
        await asyncio.gather(*(store.append(written) for written in twins.written(table)))
    await store.close()


@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rooms]:
    twins = [one for kind in KINDS for one in twins_of(kind, 2, LENGTHS)]
    folders = [tmp_path_factory.mktemp(name) for name in ("true", "other")]
    asyncio.run(write(folders[0], [(one, one.true) for one in twins]))
    asyncio.run(write(folders[1], [(one, one.other) for one in twins]))
    with (
        tuned(folders[0], address_limits=NO_LIMITS, quiet=LONG_AFTER) as true,
        tuned(folders[1], address_limits=NO_LIMITS, quiet=LONG_AFTER) as other,
    ):
        rooms = Rooms(true, other, twins)
        asyncio.run(converse_everywhere(rooms))
        yield rooms


async def converse_everywhere(rooms: Rooms) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def converse_twice(twins: Twins) -> None:
        async with places:
            rooms.heard[twins.id] = await asyncio.gather(converse(rooms.true, twins), converse(rooms.other, twins))

    await asyncio.gather(*(converse_twice(twins) for twins in rooms.twins))


async def converse(server: Server, twins: Twins) -> list[str]:
    """Everything that a table's eyes are told while all kinds of things are asked there, by them and by others."""
    chooser = random.Random(twins.id)
    hello: Json = {} if twins.eyes is None else {"key": twins.key(twins.eyes)}
    eyes = await Ear.come(server, twins.id, seq=0, **hello)
    heard = await eyes.hear()
    for request in _requests(twins, chooser):
        await eyes.ask(**request)
        heard += await eyes.hear()
    others = {}
    for seat in range(twins.kind.players):
        if seat != twins.eyes:
            others[seat] = await Ear.come(server, twins.id, key=twins.key(seat), lang="fr")
            await others[seat].hear()
            heard += await eyes.hear()
    for other in others.values():
        for request in chooser.sample(_requests(twins, chooser), 4):
            await other.ask(**request)
            await other.hear()
            heard += await eyes.hear()
    heard += await _go_on(twins, chooser, eyes, others)
    heard += await _ask_by_http(server, twins)
    if twins.eyes is not None:
        again = await Ear.come(server, twins.id, **hello)
        heard += await eyes.hear_out()
        heard += await again.hear()
        eyes = again
    for ear in (eyes, *others.values()):
        await ear.go()
    # When somebody went is known to everybody, but not the same in two rooms.
    return [re.sub(r'"away_since":[0-9]+', '"away_since":1', text) for text in heard]


def _requests(twins: Twins, chooser: random.Random) -> list[Json]:
    """Things to ask for that do not bring the game on; actions are well spelled, and legal for nobody."""
    legal = {action for seat in range(twins.kind.players) for action in twins.true.actions(seat)}
    legal |= {action for seat in range(twins.kind.players) for action in twins.other.actions(seat)}
    spellings = [spelling for spelling in find(twins.kind.game).spellings if spelling not in legal]
    plays = [{"type": "play", "action": action} for action in chooser.sample(spellings, REFUSED_PLAYS)]
    others: list[Json] = [
        {"type": "play", "action": "nonsense"},
        {"type": "preview", "action": plays[0]["action"]},
        {"type": "pace", "milliseconds": 3_000_000},
        {"type": "hurry"},
        {"type": "say", "phrase": "hello"},
        {"type": "say", "words": f"Something {chooser.random()}"},
        {"type": "say", "phrase": "nothing"},
        {"type": "mute", "seat": chooser.randrange(3)},
        {"type": "unmute", "seat": chooser.randrange(3)},
        {"type": "nonce", "nonce": "late"},
        {"type": "seat-bot", "seat": 1},
        {"type": "sit-out", "seat": 1},
    ]
    return [{"id": f"r{number}", **request} for number, request in enumerate([*plays, *others])]


async def _go_on(twins: Twins, chooser: random.Random, eyes: Ear, others: dict[int, Ear]) -> list[str]:
    """Let something happen that looks alike: an undo or an action; what the eyes are told of it."""
    everybody = others if twins.eyes is None else others | {twins.eyes: eyes}
    if chooser.random() < 0.3:
        asked: list[tuple[int, Json]] = [(seat, {"type": "undo"}) for seat in everybody]
    else:
        seats = [*others] if twins.eyes is None or chooser.random() < 0.8 else [twins.eyes]
        alike = [(seat, action) for seat in seats for action in twins.actions_that_look_alike(seat)]
        asked = [
            (seat, {"type": "play", "action": action}) for seat, action in chooser.sample(alike, min(1, len(alike)))
        ]
    heard = []
    for seat, request in asked:
        await everybody[seat].ask(id="go on", **request)
        told = await everybody[seat].hear()
        heard += told if seat == twins.eyes else await eyes.hear()
    return heard


async def _ask_by_http(server: Server, twins: Twins) -> list[str]:
    place = f"/api/tables/{twins.id}"
    headers = {} if twins.eyes is None else {"Authorization": f"Bearer {twins.key(twins.eyes)}"}
    asked = [("GET", "record"), ("GET", "replay"), ("POST", "seats"), ("POST", "rematch"), ("POST", "seats/7/key")]
    heard = []
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, headers=headers) as http:
        for method, path in asked:
            answer = await http.request(method, f"{place}/{path}")
            told = [f"{name}: {value}" for name, value in answer.headers.items() if name != "date"]
            heard.append(f"{method} {path} {answer.status_code} {told} {answer.text}")
    return heard


def test_everything_that_eyes_are_told_is_the_same_byte_for_byte(rooms: Rooms) -> None:
    for twins in rooms.twins:
        true, other = rooms.heard[twins.id]
        assert true == other, (str(twins.kind), twins.eyes)
    told = [text for true, _ in rooms.heard.values() for text in true]
    kinds = Counter(text.split(",")[0] for text in told if text.startswith("{"))
    assert set(kinds) == {'{"type":"view"', '{"type":"ok"', '{"type":"refused"', '{"type":"farewell"'}
    assert len(told) > 1_000


def test_the_conversations_were_about_different_tables_and_something_happened(rooms: Rooms) -> None:
    differ = [twins for twins in rooms.twins if twins.written(twins.true) != twins.written(twins.other)]
    assert len(differ) > len(rooms.twins) / 2
    told = [text for true, _ in rooms.heard.values() for text in true]
    assert sum('"happened":["P' in text for text in told) > 10
    assert any(" undo" in text for text in told)


def test_neither_record_nor_replay_was_told_before_the_end(rooms: Rooms) -> None:
    for true, _ in rooms.heard.values():
        assert sum(text.startswith(("GET record 403", "GET replay 403")) for text in true) == 2


def hidden(rooms: Rooms) -> list[str]:
    """What nobody may read anywhere before the end."""
    texts = [line for twins in rooms.twins for line in twins.true.lines if line.startswith("deck ")]
    texts += [twins.secret for twins in rooms.twins]
    return texts + [twins.key(seat) for twins in rooms.twins for seat in range(twins.kind.players)]


def test_no_deck_no_secret_and_no_key_was_told(rooms: Rooms) -> None:
    told = "\n".join(text for true, _ in rooms.heard.values() for text in true)
    assert not [text for text in hidden(rooms) if text in told]


def test_both_rooms_have_logged_the_same_and_nothing_hidden(rooms: Rooms) -> None:
    logs = []
    for server in (rooms.true, rooms.other):
        assert troubles(server) == []
        text = server.log.read_text()
        # Names, actions and what was said are hidden from the log too.
        assert not [word for word in (*hidden(rooms), "Unmistakable", "Something", "nonsense") if word in text]
        lines = [line for line in logged(server) if "path" in line and line["path"].startswith("/api/")]
        logs.append(Counter((line["method"], line["path"], line["status"]) for line in lines))
    assert logs[0] == logs[1]
    assert sum(logs[0].values()) == 5 * len(rooms.twins)


def test_both_rooms_have_counted_the_same_and_name_nobody(rooms: Rooms) -> None:
    texts = [httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text for server in (rooms.true, rooms.other)]
    counts = [[line for line in text.splitlines() if line.startswith("splittable_answers_total{")] for text in texts]
    assert counts[0] == counts[1]
    assert len(counts[0]) == 2
    for twins in rooms.twins:
        assert twins.id not in texts[0]
    assert not [word for word in (*hidden(rooms), "Unmistakable") if word in texts[0]]
