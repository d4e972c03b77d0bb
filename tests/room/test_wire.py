"""The room's wire, as other programs use it."""

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
import websockets
from room.people import Json, Person, Server, gather, play_on, tell

import splittable
from splittable.bots import LEVELS
from splittable.games import ids


def open_table(http: httpx.Client, **more: Any) -> Json:
    answer = http.post("/api/tables", json={"game": "splitter", "players": 2} | more)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def test_a_healthy_room_says_so(http: httpx.Client) -> None:
    health = http.get("/healthz")
    assert health.status_code == 200
    assert health.json()["healthy"] is True


def test_a_room_tells_how_much_of_every_game_and_level_is_compiled(http: httpx.Client) -> None:
    compiled = http.get("/healthz").json()["compiled"]
    assert set(compiled) == set(ids())
    for levels in compiled.values():
        assert list(levels) == list(LEVELS)
        assert all(0 <= percent <= 100 for percent in levels.values())


def test_opening_a_table_gives_a_seat_its_key_and_an_invitation_without_it(http: httpx.Client) -> None:
    opened = open_table(http, name="Ann")
    assert set(opened) == {"table", "seat", "key", "invite"}
    assert opened["seat"] == 0
    assert opened["table"] in opened["invite"]
    assert opened["key"] not in opened["invite"]


def test_the_host_sits_in_the_lowest_seat_that_no_bot_has(http: httpx.Client) -> None:
    assert open_table(http, players=3, bots={"1": "random"})["seat"] == 1


def test_a_guest_takes_the_lowest_free_seat_until_none_is_free(http: httpx.Client) -> None:
    seats = f"/api/tables/{open_table(http)['table']}/seats"
    claimed = http.post(seats, json={"name": "Ben"})
    assert (claimed.status_code, claimed.json()["seat"]) == (201, 1)
    assert http.post(seats, json={"name": "Cy"}).status_code == 409


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"game":"chess","players":2}',
        b'{"game":"splitter"}',
        b'{"game":"splitter","players":"2"}',
        b'{"game":"splitter","players":13}',
        b'{"game":"splitter","players":2,"options":{"pad":"C"}}',
        b'{"game":"splitter","players":2,"options":{"pod":"A"}}',
        b'{"game":"splitter","players":2,"options":[]}',
        b'{"game":"splitter","players":2,"name":7}',
        b'{"game":"splitter","players":2,"name":"a\\u0007b"}',
        b'{"game":"splitter","players":2,"name":"%s"}' % (b"x" * 41),
        b'{"game":"splitter","players":2,"bots":{"3":"random"}}',
        b'{"game":"splitter","players":2,"bots":{"0":"random"}}',
        b'{"game":"splitter","players":2,"bots":{"01":"random"}}',
        b'{"game":"splitter","players":2,"bots":{"1":"grandmaster"}}',
        b'{"game":"splitter","players":2,"bots":{"1":"os:getcwd"}}',
        b'{"game":"splitter","players":2,"bots":{"1":"random","2":"random"}}',
        b'{"game":"splitter","players":2,"weather":"red"}',
        b'{"game":"splitter","players":2,"clock":1}',
        b'{"game":"splitter","players":2,"nonce":"a b"}',
    ],
)
def test_a_body_that_is_not_as_described_is_answered_with_a_sentence(http: httpx.Client, body: bytes) -> None:
    answer = http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert len(answer.json()["reason"]) > 10


def test_numbers_are_accepted_as_option_values(http: httpx.Client) -> None:
    open_table(http, options={"start": 2})


def test_a_body_that_is_too_large_is_refused(http: httpx.Client) -> None:
    assert http.post("/api/tables", content=b" " * 20_000).status_code == 413


@pytest.mark.parametrize("table", ["nosuchtable", "a" * 16, "A" * 16, "%00", "x" * 500])
def test_an_unknown_table_is_not_found_and_never_made(http: httpx.Client, table: str) -> None:
    for method, place in (("POST", "seats"), ("POST", "start"), ("GET", "record"), ("POST", "rematch")):
        headers = {"Authorization": "Bearer x"}
        assert http.request(method, f"/api/tables/{table}/{place}", headers=headers).status_code == 404


def test_only_the_hosts_key_starts_a_table(http: httpx.Client) -> None:
    opened = open_table(http)
    guest = http.post(f"/api/tables/{opened['table']}/seats", json={}).json()
    start = f"/api/tables/{opened['table']}/start"
    assert http.post(start).status_code == 401
    for key in ("wrong", guest["key"]):
        assert http.post(start, headers={"Authorization": f"Bearer {key}"}).status_code == 401
    assert http.post(start, headers={"Authorization": f"Bearer {opened['key']}"}).status_code == 204


def test_a_table_with_free_seats_does_not_start(http: httpx.Client) -> None:
    opened = open_table(http)
    start = f"/api/tables/{opened['table']}/start"
    answer = http.post(start, headers={"Authorization": f"Bearer {opened['key']}"})
    assert answer.status_code == 409
    assert "P2" in answer.json()["reason"]


def test_sentences_come_in_the_askers_language(http: httpx.Client) -> None:
    answer = http.get("/api/tables/aaaaaaaaaaaaaaaa/record", headers={"Accept-Language": "fr-FR,fr;q=0.9"})
    assert answer.json()["reason"] == "Cette table n’existe pas."


def test_a_record_is_only_told_when_the_game_is_over(http: httpx.Client) -> None:
    opened = open_table(http)
    assert http.get(f"/api/tables/{opened['table']}/record").status_code == 403


def test_every_page_carries_the_security_headers(http: httpx.Client) -> None:
    for path in ("/healthz", "/nothing", "/api/tables/x/record"):
        headers = http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_page_of_another_origin_may_not_post(http: httpx.Client) -> None:
    answer = http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize("game", splittable.games())
def test_four_people_play_a_whole_game(server: Server, http: httpx.Client, game: str) -> None:
    async def story() -> str:
        gathered = await gather(server, game, 4)
        people = [await Person.come(server, gathered.table, key) for key in gathered.keys]
        rng = random.Random(4)
        lasts = await asyncio.gather(*(play_on(person, rng) for person in people))
        assert len({last["seq"] for last in lasts}) == 1
        for person in people:
            told = [line for message in person.views for line in message["happened"]]
            assert len(told) <= person.views[-1]["seq"]
            await person.go()
        return gathered.table

    table = tell(story())
    record = http.get(f"/api/tables/{table}/record").text
    played = splittable.load(record)
    assert played.over
    assert played.names == ("Ann", "Guest 0", "Guest 1", "Guest 2")


def test_a_socket_of_an_unknown_table_is_refused_before_the_handshake(server: Server) -> None:
    async def story() -> int:
        with pytest.raises(websockets.InvalidStatus) as caught:
            await Person.come(server, "a" * 16)
        return caught.value.response.status_code

    assert tell(story()) == 404


def test_a_socket_from_a_page_of_another_origin_is_refused(server: Server) -> None:
    async def story() -> int:
        gathered = await gather(server, "splitter", 1)
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{gathered.table}/live"
        with pytest.raises(websockets.InvalidStatus) as caught:
            await websockets.connect(address, additional_headers={"Origin": "https://elsewhere.example"})
        return caught.value.response.status_code

    assert tell(story()) == 403


def test_a_wrong_key_opens_no_socket(server: Server) -> None:
    async def story() -> int | None:
        gathered = await gather(server, "splitter", 1)
        stranger = await Person.come(server, gathered.table, "wrong")
        return await stranger.until_gone()

    assert tell(story()) == 4401


def test_a_spectator_sees_the_public_view_and_cannot_act(server: Server) -> None:
    async def story() -> None:
        gathered = await gather(server, "generous-split", 3)
        watcher = await Person.come(server, gathered.table)
        view = (await watcher.seen())["view"]
        assert view["seat"] is None
        assert view["actions"] == []
        assert view["hand"] == []
        assert (await watcher.play("play QH", "1"))["type"] == "refused"

    tell(story())


def test_a_refusal_names_the_rule_and_the_reason_in_the_players_language(server: Server) -> None:
    async def story() -> Json:
        gathered = await gather(server, "splitter", 1)
        person = await Person.come(server, gathered.table, gathered.keys[0], lang="fr")
        await person.my_turn()
        return await person.play("write 7|7 a1", "1")

    answer = tell(story())
    assert (answer["type"], answer["id"]) == ("refused", "1")
    assert answer["reason"]


def test_an_answer_comes_before_the_view_that_shows_its_effect(server: Server, http: httpx.Client) -> None:
    opened = open_table(http, players=1, autostart=True)

    async def converse() -> list[str]:
        address = f"{server.address.replace('http', 'ws')}/api/tables/{opened['table']}/live"
        heard: list[str] = []
        async with websockets.connect(address) as line:
            await line.send(json.dumps({"key": opened["key"]}))
            view = json.loads(await line.recv())
            for number in range(5):
                action = view["view"]["actions"][0]
                await line.send(json.dumps({"type": "play", "id": str(number), "action": action}))
                answer, view = json.loads(await line.recv()), json.loads(await line.recv())
                heard += [answer["type"], view["type"]]
        return heard

    assert asyncio.run(converse()) == ["ok", "view"] * 5
