"""Twenty thousand bad messages: each is answered with a sentence, nothing breaks, and every game goes on to its end."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from room.mischief import ODD, STRANGE, Mischief, fields_of
from room.people import PATIENCE, Gathered, Json, Person, gather, play_on, tell
from room.tuned import NO_LIMITS, TunedServer, troubles, tuned

import splittable
from splittable.play.proof import verify
from splittable.service import messages as wire

SEATS = 4
WARM_UP, MESSAGES = 250, 750
"""From each seat, and each spectator, of a table of each game."""
AT_ONCE = 50
REQUESTS = 4_000
HELLOS = 300
MOST_GROWTH = 32_000_000
"""Bytes: refusals are kept on purpose, some hundred bytes each, so that they are answered the same again."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TunedServer]:
    with tuned(tmp_path_factory.mktemp("mischief"), address_limits=NO_LIMITS) as running:
        yield running


@pytest.fixture(scope="module")
def tables(room: TunedServer) -> dict[str, Gathered]:
    return {game: asyncio.run(gather(room, game, SEATS)) for game in splittable.games()}


@pytest.fixture(autouse=True)
def _no_trouble(room: TunedServer) -> Iterator[None]:
    yield
    assert troubles(room) == []


def place_of(room: TunedServer, table: str) -> str:
    return f"{room.address.replace('http', 'ws', 1)}/api/tables/{table}/live"


async def misbehave(room: TunedServer, table: str, key: str | None, mischief: Mischief, messages: int) -> int:
    """Send bad messages, many before the first is answered; how many were refused."""
    refused = 0
    async with websockets.connect(place_of(room, table), max_size=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"key": key} if key else {}))
        for _ in range(messages // AT_ONCE):
            for _ in range(AT_ONCE):
                await socket.send(mischief.message())
            open_ones = AT_ONCE
            async with asyncio.timeout(PATIENCE * 4):
                while open_ones:
                    answer = json.loads(await socket.recv())
                    if answer["type"] != "view":
                        open_ones -= 1
                        refused += 1
                        # Who asks why is told why.
                        assert answer["type"] in ("refused", "why"), answer
                        assert 10 < len(answer["reason"]) < 1_000
    return refused


def test_bad_messages_on_sockets_are_all_refused_and_take_no_memory(
    room: TunedServer, tables: dict[str, Gathered]
) -> None:
    async def round_of(messages: int) -> int:
        people = [(game, one.table, key) for game, one in tables.items() for key in (*one.keys, None)]
        work = [
            misbehave(room, table, key, Mischief(f"{messages} {number}", game, SEATS), messages)
            for number, (game, table, key) in enumerate(people)
        ]
        return sum(await asyncio.gather(*work))

    sent = asyncio.run(round_of(WARM_UP))
    before = room.resident
    sent += asyncio.run(round_of(MESSAGES))
    assert sent == (WARM_UP + MESSAGES) * len(tables) * (SEATS + 1)
    assert room.resident - before < MOST_GROWTH


def test_bad_first_messages_are_sent_home(room: TunedServer, tables: dict[str, Gathered]) -> None:
    rng = random.Random(2)
    mischief = Mischief(2, "split", SEATS)
    table = tables["split"].table

    async def greet(hello: str | bytes) -> int | None:
        async with websockets.connect(place_of(room, table), open_timeout=PATIENCE) as socket:
            await socket.send(hello)
            assert json.loads(await socket.recv())["type"] == "refused"
            await socket.wait_closed()
            return socket.close_code

    def hello() -> str | bytes:
        field = rng.choice(("key", "lang", "seq", "id"))
        wrong = [one for one in (*ODD, "x", "\ud800") if field != "seq" or one not in (None, True, -1, 10**30)]
        return rng.choice((mischief.message(), json.dumps({field: rng.choice(wrong)})))

    async def story() -> list[int | None]:
        codes = []
        for _ in range(HELLOS // AT_ONCE):
            hellos = [text for text in (hello() for _ in range(AT_ONCE)) if text not in ("{}", b"{}")]
            codes += await asyncio.gather(*(greet(text) for text in hellos))
        return codes

    assert set(asyncio.run(story())) == {4401}


def test_who_breaks_the_socket_s_own_rules_is_hung_up_on(room: TunedServer, tables: dict[str, Gathered]) -> None:
    table = tables["splitter"]

    async def offend(offence: bytes, *, is_text: bool) -> int | None:
        async with websockets.connect(place_of(room, table.table), open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({}))
            await socket.send(offence, text=is_text)
            await socket.wait_closed()
            return socket.close_code

    async def wave(noise: bytes) -> None:
        async with websockets.connect(place_of(room, table.table), open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"key": table.keys[0]}))
            socket.transport.write(noise)
            socket.transport.abort()

    async def story() -> None:
        for size in (4_097, 100_000, 2_000_000):
            assert await offend(b"x" * size, is_text=True) == 1009
        assert await offend(b"\xff\xff", is_text=True) == 1007
        rng = random.Random(3)
        for _ in range(100):
            await wave(rng.randbytes(rng.randrange(300)))

    asyncio.run(story())


def bad_body(rng: random.Random, kind: type[wire.Asked]) -> bytes:
    """The body of a request with one thing wrong in it."""
    right: Json = {"game": "split", "players": 3} if kind is wire.NewTable else {}
    field = rng.choice([*fields_of(kind), "more"])
    wrong = [one for one in ODD if field not in ("name", "options", "bots", "autostart", "autoplay") or not _fits(one)]
    text = json.dumps(right | {field: rng.choice(wrong)}).encode()
    ways = (text, text, text, text[:-1], b"[" * 9_000, b"\xff" + text, b'"' + b"x" * 20_000 + b'"', b"null", b"7")
    return rng.choice(ways)


def _fits(value: Any) -> bool:
    return value is None or value is True or value == {}


async def ask_badly(http: httpx.AsyncClient, rng: random.Random, tables: list[Gathered]) -> int:
    """One HTTP request that cannot be granted; its status."""
    one, other = rng.sample(tables, 2)
    table = rng.choice((one.table, one.table, "nosuchtable", "..", "%00", "%F0%9F%82%A1", "x" * 200))
    path = rng.choice(("", "/seats", "/start", "/leave", "/rematch", "/record", "/replay?from=x", "/link.svg"))
    path = rng.choice((path, path, "/seats/0/key", "/seats/-1/key", "/seats/98/key", "/live", "/%2e%2e", "/seats/x"))
    method = rng.choice(("GET", "POST", "POST", "POST", "DELETE", "PUT", "PATCH", "OPTIONS"))
    strange = rng.choice(STRANGE[:-1]).encode("utf-8", "surrogatepass").replace(b"\n", b"").replace(b"\r", b"")
    # A guest's own key would let a guest leave.
    key = rng.choice((other.keys[0], other.keys[1], "x", "x" * 3_000)).encode()
    if path in ("/start", "/rematch", "/seats/0/key", ""):
        key = rng.choice((key, one.keys[1].encode()))
    headers = rng.choice(({}, {b"Authorization": b"Bearer " + key}, {b"Authorization": strange.strip(b"\x00 \t")}))
    address = f"/api/tables/{table}{path}"
    body = bad_body(rng, wire.Claim)
    if rng.random() < 0.4:
        method, address, body = "POST", "/api/tables", bad_body(rng, wire.NewTable)
    answer = await http.request(method, address, headers=headers, content=body)
    if answer.status_code < 400:
        raise AssertionError(f"{method} {address} {body[:200]!r} {answer.status_code}")
    if method != "OPTIONS":
        assert "Traceback" not in answer.text
    return answer.status_code


def test_bad_http_requests_are_all_refused(room: TunedServer, tables: dict[str, Gathered]) -> None:
    async def ask_often(seed: int) -> Counter[int]:
        rng = random.Random(seed)
        async with httpx.AsyncClient(base_url=room.address, timeout=PATIENCE, verify=False) as http:
            return Counter([await ask_badly(http, rng, [*tables.values()]) for _ in range(REQUESTS // 8)])

    async def story() -> Counter[int]:
        return sum(await asyncio.gather(*(ask_often(seed) for seed in range(8))), Counter())

    answers = asyncio.run(story())
    assert set(answers) <= {400, 401, 403, 404, 405, 409, 413}
    assert answers.total() == REQUESTS


@pytest.mark.parametrize("game", splittable.games())
def test_after_all_that_every_game_comes_to_its_end(room: TunedServer, tables: dict[str, Gathered], game: str) -> None:
    gathered = tables[game]

    async def story() -> list[Json]:
        people = [await Person.come(room, gathered.table, key) for key in gathered.keys]
        rng = random.Random(5)
        return await asyncio.gather(*(play_on(person, rng) for person in people))

    assert all(last["view"]["over"] for last in tell(story()))
    record = httpx.get(f"{room.address}/api/tables/{gathered.table}/record", timeout=PATIENCE).text
    assert verify(record).over


def test_the_room_still_opens_tables_and_stops_well(room: TunedServer, tmp_path: Path) -> None:
    tell(gather(room, "splitter", 2))
    assert httpx.get(f"{room.address}/healthz", timeout=PATIENCE).status_code == 200
    assert "Traceback" not in room.log.read_text()
    assert room.stop() == 0
