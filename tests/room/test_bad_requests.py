"""Requests that once broke something, and their kin: each is answered with a sentence, and nothing is logged as trouble."""

import json
from typing import Any

import httpx
import pytest
import websockets
from room.people import PATIENCE, Gathered, Json, Person, Server, gather, tell
from room.tuned import TunedServer, troubles

LONG = "x" * 5_000
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    "Sec-WebSocket-Version": "13",
}


def ask(server: Server, method: str, path: str, **more: Any) -> httpx.Response:
    """One request on a connection of its own: a server that fails closes it."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        return http.request(method, path, **more)


def expect(answer: httpx.Response, status: int) -> None:
    assert answer.status_code == status, answer.text[:300]
    reason = answer.json()["reason"]
    assert 10 < len(reason) < 1_000
    assert "Traceback" not in reason


@pytest.fixture(scope="module")
def table(lenient: TunedServer) -> Gathered:
    return tell(gather(lenient, "splitter", 2))


@pytest.fixture(autouse=True)
def _no_trouble(lenient: TunedServer) -> Any:
    known = len(troubles(lenient))
    yield
    assert troubles(lenient)[known:] == []


@pytest.mark.parametrize("seat", ["2", "99", "100", "9" * 50, "9" * 5_000, "-1", "1.5", "one"])
def test_a_seat_that_cannot_be_is_no_failure(lenient: TunedServer, table: Gathered, seat: str) -> None:
    path = f"/api/tables/{table.table}/seats/{seat}/key"
    answer = ask(lenient, "POST", path, headers={"Authorization": f"Bearer {table.keys[0]}"})
    expect(answer, 409 if seat in ("2", "99") else 404)


@pytest.mark.parametrize("moment", ["9" * 5_000, "x", "-1"])
def test_a_moment_that_cannot_be_is_only_a_page(lenient: TunedServer, table: Gathered, moment: str) -> None:
    assert ask(lenient, "GET", f"/t/{table.table}/replay/{moment}").status_code in (200, 503)


@pytest.mark.parametrize(
    "origin", ["http://[", "http://a]:x", "null", "", "http://127.0.0.1@elsewhere.example", "x" * 9_000]
)
def test_an_origin_that_is_no_address_is_another_one(lenient: TunedServer, origin: str) -> None:
    expect(ask(lenient, "POST", "/api/tables", headers={"Origin": origin}, json={}), 403)


@pytest.mark.parametrize("path", ["invite.svg", "link.svg"])
def test_a_name_for_the_room_that_no_drawing_can_hold_is_refused(
    lenient: TunedServer, table: Gathered, path: str
) -> None:
    headers = {"Host": "a" * 6_000, "Authorization": f"Bearer {table.keys[0]}"}
    expect(ask(lenient, "GET", f"/api/tables/{table.table}/{path}", headers=headers), 400)


@pytest.mark.parametrize("host", ["[", "a:b", "a b/\\<script>", "é".encode(), b"\xff"])
def test_a_strange_name_for_the_room_is_refused(lenient: TunedServer, host: str | bytes) -> None:
    headers = {b"Host": host if isinstance(host, bytes) else host.encode()}
    for path in ("/api/reach", "/api/reach.svg", "/healthz", "/", "/nowhere"):
        expect(ask(lenient, "GET", path, headers=headers), 400)


@pytest.mark.parametrize("host", ["a" * 256, "a" * 255, "[::1]:8000", "room.example", "room.example:443", ""])
def test_a_name_for_the_room_has_at_most_255_signs(lenient: TunedServer, host: str) -> None:
    answer = ask(lenient, "GET", "/healthz", headers={"Host": host})
    assert answer.status_code == (400 if len(host) > 255 else 200)


def test_a_socket_that_calls_the_room_by_a_strange_name_is_refused(lenient: TunedServer, table: Gathered) -> None:
    headers = UPGRADE | {"Host": "a" * 300}
    expect(ask(lenient, "GET", f"/api/tables/{table.table}/live", headers=headers), 400)


@pytest.mark.parametrize(
    "body",
    [
        {"game": LONG, "players": 2},
        {"game": "splitter", "players": 2, "options": {LONG: "1"}},
        {"game": "splitter", "players": 2, "options": {"pad": LONG}},
        {"game": "splitter", "players": 2, "options": {"start": int("9" * 4_000)}},
        {"game": "splitter", "players": int("9" * 4_000)},
        {"game": "splitter", "players": -(10**40)},
        {"game": "splitter", "players": 2, "clock": 10**40},
        {"game": "splitter", "players": 2, "pace": 10**40},
        {"game": "splitter", "players": 2, LONG: 1},
        {"game": "splitter", "players": 2, "bots": {LONG: "random"}},
        {"game": "splitter", "players": 2, "bots": {"1": LONG}},
        {"game": "splitter", "players": 2, "nonce": LONG},
        {"game": "splitter", "players": 2, "name": LONG},
        {"game": "{ $sentence }", "players": 2},
        {"game": "splitter", "players": 2, "options": {"\u2068{ room-failed }\n": "1"}},
    ],
    ids=range(15),
)
def test_an_endless_word_or_number_is_answered_with_a_short_sentence(lenient: TunedServer, body: Json) -> None:
    expect(ask(lenient, "POST", "/api/tables", json=body), 400)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 16_000,
        b'{"options":' + b"[" * 16_000,
        b'{"x":' * 3_000,
        b'{"players":' + b"9" * 16_000,
        b"\x00",
        b'"\\ud800"',
    ],
    ids=range(6),
)
def test_a_body_of_nonsense_is_answered_with_a_short_sentence(lenient: TunedServer, body: bytes) -> None:
    expect(ask(lenient, "POST", "/api/tables", content=body), 400)


HELLOS = [
    b"",
    b'{"key":""}',
    b"\xff\xfe",
    b'{"key":"\xff"}',
    b'{"key":"\\ud800"}',
    b'{"key":7}',
    b'{"key":null}',
    b'{"lang":"de"}',
    b'{"x":' + b"[" * 4_000,
    b"[" * 4_000,
    b'{"seq":"0"}',
    b"null",
]


@pytest.mark.parametrize("hello", HELLOS, ids=range(len(HELLOS)))
def test_a_first_message_of_nonsense_is_sent_home_with_a_sentence(
    lenient: TunedServer, table: Gathered, hello: bytes
) -> None:
    async def story() -> tuple[Json, int | None]:
        async with websockets.connect(
            f"{lenient.address.replace('http', 'ws', 1)}/api/tables/{table.table}/live"
        ) as socket:
            await socket.send(hello)
            answer = json.loads(await socket.recv())
            await socket.wait_closed()
            return answer, socket.close_code

    answer, code = tell(story())
    assert (answer["type"], answer["id"], code) == ("refused", None, 4401)
    assert len(answer["reason"]) > 10


REQUESTS = [
    b'{"x":' + b"[" * 4_000,
    b'{"type":' + b"[" * 4_000,
    b'{"type":"play","id":' + b"[" * 4_000,
    b'{"id":' + b"[" * 1_900 + b"]" * 1_900 + b',"type":"play"}',
    b'{"type":"mute","id":"a","seat":' + b"9" * 3_900 + b"}",
    b'{"type":"mute","id":"a","seat":' + b"9" * 40 + b"}",
    b'{"type":"mute","id":"a","seat":-' + b"9" * 40 + b"}",
    b'{"type":"mute","id":"a","seat":1e400}',
    b'{"type":"mute","id":"a","seat":NaN}',
    b'{"type":"play","id":"\xff","action":"x"}',
    b'{"type":"play","id":"\\ud800","action":"x"}',
    b'{"type":"' + b"x" * 4_000 + b'"}',
    b'{"type":"play","' + b"x" * 4_000 + b'":1}',
    b"\x00" * 100,
    b"",
]


@pytest.mark.parametrize("request_", REQUESTS, ids=range(len(REQUESTS)))
def test_a_later_message_of_nonsense_is_refused_and_the_socket_stays(
    lenient: TunedServer, table: Gathered, request_: bytes
) -> None:
    async def story() -> None:
        ann = await Person.come(lenient, table.table, table.keys[0])
        await ann.my_turn()
        await ann.socket.send(request_)
        answer = await ann.until(lambda me: me.others and me.others[-1])
        assert answer["type"] == "refused"
        assert answer["id"] in (None, "a")
        assert 10 < len(answer["reason"]) < 1_000
        assert (await ann.ask("say", phrase="hello"))["type"] == "ok"

    tell(story())


@pytest.mark.parametrize(
    ("request_", "number"),
    [
        ({"type": "play", "id": "11", "action": 5}, "11"),
        ({"type": "play", "id": "12", "action": "draw", "hurry": True}, "12"),
        ({"type": "dance", "id": "13"}, "13"),
        ({"id": "14"}, "14"),
        ({"type": "dance", "id": "1" * 65}, None),
        ({"type": "play", "id": 7, "action": "draw"}, None),
    ],
    ids=str,
)
def test_a_message_that_is_not_as_described_is_refused_by_its_id(
    lenient: TunedServer, table: Gathered, request_: Json, number: str | None
) -> None:
    async def story() -> Json:
        ann = await Person.come(lenient, table.table, table.keys[0])
        await ann.my_turn()
        await ann.socket.send(json.dumps(request_))
        answer: Json = await ann.until(lambda me: me.others and me.others[-1])
        return answer

    answer = tell(story())
    assert (answer["type"], answer["id"]) == ("refused", number)
