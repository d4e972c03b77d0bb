"""What the room does for its browser client: replays, bots at a gathering, its address."""

import random
import time
from pathlib import Path

import httpx
import pytest
from room.people import PATIENCE, Json, Person, Server, gather, play_on, tell
from starlette.applications import Starlette

import splittable
from splittable.room.room import Room
from splittable.room.store.sqlite import SqliteStore
from splittable.service import pages
from splittable.service.door import Door
from splittable.service.limits import AddressLimits, Doorkeeper
from splittable.service.previews import Previews
from splittable.service.reach import reach_of
from splittable.service.settings import RoomSettings


def test_a_room_without_its_client_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)

    async def story() -> httpx.Response:
        room = Room(SqliteStore(tmp_path / "room.sqlite"))
        routes = pages.page_routes(Previews(room), Door(Doorkeeper(AddressLimits()), ()))
        transport = httpx.ASGITransport(Starlette(routes=routes))
        async with httpx.AsyncClient(transport=transport, base_url="http://room", verify=False) as client:
            return await client.get("/")

    answer = tell(story())
    assert answer.status_code == 503
    assert "has no browser client" in answer.text


def test_a_replay_shows_every_moment_to_any_eyes_once_the_game_is_over(server: Server, http: httpx.Client) -> None:
    async def story() -> tuple[str, Json]:
        gathered = await gather(server, "generous-split", 3, bots={"2": "random", "3": "random"})
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        assert http.get(f"/api/tables/{gathered.table}/replay").status_code == 403
        assert http.get(f"/api/tables/{gathered.table}/standings").status_code == 403
        return gathered.table, await play_on(ann, random.Random(1))

    table, last = tell(story())
    replay = f"/api/tables/{table}/replay"
    first = http.get(replay).json()
    record = splittable.load(http.get(f"/api/tables/{table}/record").text)
    assert first["of"] == len(record.lines) + 1
    assert [moment["line"] for moment in first["moments"]] == ["", *record.lines[: len(first["moments"]) - 1]]
    assert first["moments"][1]["view"]["hand"] == []
    end = http.get(replay, params={"from": first["of"] - 1, "seat": 0}).json()
    assert end["moments"][-1]["view"] == last["view"]
    assert http.get(f"/api/tables/{table}/standings").json()["rounds"][-1] == last["view"]["scores"]
    assert len(http.get(replay, params={"seat": 1}).json()["moments"][1]["view"]["hand"]) == 12


def test_a_replay_of_what_is_not_there_is_refused_with_a_sentence(server: Server, http: httpx.Client) -> None:
    async def story() -> str:
        gathered = await gather(server, "splitter", 1)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await play_on(ann, random.Random(1))
        return gathered.table

    replay = f"/api/tables/{tell(story())}/replay"
    assert http.get(replay, params={"seat": 1}).status_code == 400
    assert http.get(replay, params={"from": "x"}).status_code == 400
    assert http.get(replay, params={"from": -1}).status_code == 400
    assert http.get(replay, params={"from": 5000}).json()["moments"] == []
    assert http.get("/api/tables/nosuchtable/replay").status_code == 404


def test_the_host_gives_a_free_seat_to_a_bot(server: Server) -> None:
    async def story() -> None:
        opened = httpx.post(
            f"{server.address}/api/tables", json={"game": "splitter", "players": 4}, timeout=PATIENCE * 2
        ).json()
        guest = httpx.post(f"{server.address}/api/tables/{opened['table']}/seats", json={}, timeout=PATIENCE).json()
        ann = await Person.come(server, opened["table"], opened["key"])
        assert (await ann.ask("seat-bot", seat=2, level="random"))["type"] == "ok"
        shown = await ann.when(lambda message: message["table"]["seats"][2]["kind"] == "bot")
        assert shown["table"]["seats"][3]["kind"] == "free"
        assert (await ann.ask("seat-bot", seat=2, level="random"))["type"] == "refused"
        assert (await ann.ask("seat-bot", seat=0, level="random"))["type"] == "refused"
        assert (await ann.ask("seat-bot", seat=7, level="random"))["type"] == "refused"
        assert (await ann.ask("seat-bot", seat=3, level="genius"))["type"] == "refused"
        ben = await Person.come(server, opened["table"], guest["key"])
        assert (await ben.ask("seat-bot", seat=3, level="random"))["type"] == "refused"

    tell(story())


def test_bots_take_their_time_while_somebody_looks_on(server: Server) -> None:
    async def story() -> float:
        gathered = await gather(server, "splitter", 2, bots={"2": "random"}, pace=600)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        await ann.my_turn()
        await ann.when(lambda message: message["view"]["decided"] == [1])
        began = time.monotonic()
        await ann.play((await ann.seen())["view"]["actions"][0])
        await ann.when(lambda message: message["view"]["decided"] == [1] and message["view"]["round"] == 2)
        return time.monotonic() - began

    assert tell(story()) >= 0.6


@pytest.mark.parametrize("pace", [-1, 5001])
def test_a_bot_s_pace_has_its_limits(http: httpx.Client, pace: int) -> None:
    assert http.post("/api/tables", json={"game": "splitter", "players": 2, "pace": pace}).status_code == 400


def test_who_asks_from_the_room_s_own_machine_is_told_how_phones_reach_it(http: httpx.Client) -> None:
    # This room listens to its own machine alone, so there is no other address.
    assert http.get("/api/reach").json()["address"] == "", "a room on loopback is out of others' reach"
    named = http.get("/api/reach", headers={"Host": "room.example"})
    assert named.json()["address"] == "http://room.example/"
    assert http.get("/api/reach.svg").headers["content-type"] == "image/svg+xml"
    assert 'xmlns="http://www.w3.org/2000/svg"' in http.get("/api/reach.svg").text
    assert reach_of(RoomSettings(host="127.0.0.1", port=80)) == ""
    everywhere = reach_of(RoomSettings(host="0.0.0.0", port=80, tls_cert="x"))
    assert everywhere.startswith("https://")
    assert everywhere.endswith(":80")
