"""Absent people are told that it is their turn, by a push service of our own on loopback."""

import asyncio
import itertools
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
from room.people import PATIENCE, Gathered, Person, bearer, gather, tell
from room.push_service import Browser, PushService, from_text
from room.tuned import TunedServer, tuned

from splittable.room.push.post import LoopbackPost, Post, WrongEndpoint, _connect, is_in_the_world
from splittable.room.push.pushes import PushRules
from splittable.room.push.sealing import seal_with

QUICK = PushRules(loopback=True, grace=0.2)
COMINGS = itertools.count()
A_WHILE = 1.0
"""Seconds after which a push that comes at all has come."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TunedServer]:
    with tuned(tmp_path_factory.mktemp("push"), push=QUICK) as running:
        yield running


def subscribe(room: TunedServer, gathered: Gathered, person: int, browser: Browser, **more: Any) -> httpx.Response:
    place = f"{room.address}/api/tables/{gathered.table}/push"
    return httpx.post(place, json=browser.body(**more), headers=bearer(gathered.keys[person]), timeout=PATIENCE)


async def come(room: TunedServer, gathered: Gathered, seat: int) -> Person:
    """Somebody comes, perhaps again: ids of requests belong to a seat for ever."""
    person = await Person.come(room, gathered.table, gathered.keys[seat])
    person._numbers = itertools.count(next(COMINGS) * 1000)
    return person


def kept(room: TunedServer) -> set[tuple[str, int, str]]:
    """The subscriptions in the store."""
    with sqlite3.connect(room.store) as rows:
        found = set(rows.execute("SELECT table_id, seat, endpoint FROM subscriptions"))
    rows.close()
    return found


def is_kept(room: TunedServer, browser: Browser) -> bool:
    return any(endpoint == browser.endpoint for _, _, endpoint in kept(room))


def forgotten(room: TunedServer, browser: Browser) -> None:
    deadline = time.monotonic() + PATIENCE
    while is_kept(room, browser):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    # RFC 8291, section 5.
    own = derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), SECP256R1())
    reader = from_text("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    salt, auth = from_text("DGv6ra1nlYgDCS1FRnbzlw"), from_text("BTBZMqHH6r4Tts7J_aSIgg")
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert seal_with(own, salt, b"When I grow up, I want to be a watermelon", reader, auth) == from_text(expected)


def test_an_absent_person_is_told_of_a_turn_once_and_again_after_coming_back(
    room: TunedServer, service: PushService
) -> None:
    gathered = tell(gather(room, "splitter", 2))
    browser = service.new_browser()
    assert subscribe(room, gathered, 1, browser, lang="fr").status_code == 204

    async def play_two_rounds() -> None:
        # Both write at once: each round Ben owes a decision from the start.
        ann = await come(room, gathered, 0)
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        ben = await come(room, gathered, 1)
        await ben.play((await ben.my_turn())["view"]["actions"][0])
        await ben.go()
        # He left when the next round had just begun.

    tell(play_two_rounds())
    assert browser.hears(1) == [{"table": gathered.table, "game": "splitter", "kind": "turn", "lang": "fr"}]
    assert len(set(map(len, browser.sealed))) == 1
    headers = browser.headers[0]
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    assert len(headers["Topic"]) <= 32
    assert httpx.get(f"{room.address}/api/push").json()["key"] == browser.claims[0]["key"]

    async def let_a_bot_play_once() -> None:
        ann = await come(room, gathered, 0)
        assert (await ann.ask("sit-in", seat=1, level="random"))["type"] == "ok"
        await ann.when(lambda m: 1 not in m["view"]["waiting"])
        assert (await ann.ask("sit-out", seat=1))["type"] == "ok"
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        await ann.round(3)
        await asyncio.sleep(A_WHILE)

    tell(let_a_bot_play_once())
    assert len(browser.told) == 1, "once until he comes back"
    tell(_look_in(room, gathered))
    tell(_finish_a_round(room, gathered))
    assert [told["kind"] for told in browser.hears(2)] == ["turn", "turn"]


async def _look_in(room: TunedServer, gathered: Gathered) -> None:
    ben = await come(room, gathered, 1)
    await ben.play((await ben.my_turn())["view"]["actions"][0])


async def _finish_a_round(room: TunedServer, gathered: Gathered) -> None:
    ann = await come(room, gathered, 0)
    await ann.play((await ann.my_turn())["view"]["actions"][0])
    await ann.news()


def test_who_is_present_is_not_told_and_a_message_says_nothing_of_the_game(
    room: TunedServer, service: PushService
) -> None:
    gathered = tell(gather(room, "split-it", 2, options={"start": 1}))
    ann, ben = service.new_browser(), service.new_browser()
    subscribe(room, gathered, 0, ann)
    subscribe(room, gathered, 1, ben)

    async def story() -> None:
        here = await come(room, gathered, 0)
        await here.seen()
        assert (await here.play((await here.my_turn())["view"]["actions"][0]))["type"] == "ok"
        await asyncio.sleep(A_WHILE)

    tell(story())
    assert ann.told == []
    assert ben.hears(1) == [{"table": gathered.table, "game": "split-it", "kind": "turn", "lang": "en"}]


def test_somebody_is_nudged_once_an_hour(room: TunedServer, service: PushService) -> None:
    gathered = tell(gather(room, "splitter", 3))
    browser = service.new_browser()
    subscribe(room, gathered, 1, browser)

    async def story() -> None:
        ann, cy = [await come(room, gathered, seat) for seat in (0, 2)]
        assert (await ann.ask("nudge", seat=1))["type"] == "ok"
        seen = await cy.when(lambda m: m["table"]["seats"][1]["nudge"])
        assert seen["table"]["seats"][1]["nudge"]["seat"] == 0
        refused = await cy.ask("nudge", seat=1)
        assert refused["reason"] == "P2 has been nudged already; again in 60 minutes."
        assert (await cy.ask("nudge", seat=2))["type"] == "refused", "oneself"
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        assert (await cy.ask("nudge", seat=0))["reason"] == "The table is not waiting for P1."

    tell(story())
    assert browser.hears(1) == [{"table": gathered.table, "game": "splitter", "kind": "nudge", "lang": "en"}]


def test_the_end_is_told_once_and_then_nothing_is_kept(room: TunedServer, service: PushService) -> None:
    gathered = tell(gather(room, "splitter", 2))
    browser, here = service.new_browser(), service.new_browser()
    subscribe(room, gathered, 1, browser)
    subscribe(room, gathered, 0, here)

    async def stop() -> None:
        ann = await come(room, gathered, 0)
        assert (await ann.ask("stop"))["type"] == "ok"

    tell(stop())
    assert [told["kind"] for told in browser.hears(1)] == ["over"]
    forgotten(room, browser)
    forgotten(room, here)
    assert here.told == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(room: TunedServer, service: PushService, status: int) -> None:
    gathered = tell(gather(room, "splitter", 2))
    browser = service.new_browser()
    browser.status = status
    subscribe(room, gathered, 1, browser)
    assert is_kept(room, browser)
    tell(_nudge(room, gathered))
    forgotten(room, browser)


async def _nudge(room: TunedServer, gathered: Gathered) -> None:
    ann = await come(room, gathered, 0)
    assert (await ann.ask("nudge", seat=1))["type"] == "ok"


def test_subscriptions_end_with_the_seat(room: TunedServer, service: PushService) -> None:
    with httpx.Client(base_url=room.address, timeout=PATIENCE) as http:

        def new_seat() -> tuple[Gathered, Browser, str]:
            gathered = tell(gather(room, "splitter", 2))
            browser = service.new_browser()
            assert subscribe(room, gathered, 1, browser).status_code == 204
            assert is_kept(room, browser)
            return gathered, browser, f"/api/tables/{gathered.table}"

        gathered, browser, place = new_seat()
        http.post(f"{place}/leave", headers=bearer(gathered.keys[1])).raise_for_status()
        forgotten(room, browser)
        gathered, browser, place = new_seat()
        http.post(f"{place}/seats/1/key", headers=bearer(gathered.keys[0])).raise_for_status()
        forgotten(room, browser)
        gathered, browser, place = new_seat()
        http.delete(place, headers=bearer(gathered.keys[0])).raise_for_status()
        forgotten(room, browser)
        gathered, browser, place = new_seat()
        off = {"endpoint": browser.endpoint}
        http.request("DELETE", f"{place}/push", json=off, headers=bearer(gathered.keys[1])).raise_for_status()
        assert not is_kept(room, browser)
        gathered, browser, place = new_seat()
        for _ in range(5):
            subscribe(room, gathered, 1, service.new_browser())
        assert not is_kept(room, browser), "the oldest of six"
        assert len([one for one in kept(room) if one[0] == gathered.table]) == 5


def test_what_can_be_no_push_service_is_refused(room: TunedServer, service: PushService) -> None:
    gathered = tell(gather(room, "splitter", 2))
    browser = service.new_browser()
    for wrong in ("http://192.168.1.1/x", "https://push.example/x", "http://10.0.0.1/", "ftp://127.0.0.1/", "x", ""):
        assert subscribe(room, gathered, 1, browser, endpoint=wrong).status_code == 400
    assert subscribe(room, gathered, 1, browser, endpoint=browser.endpoint + "x" * 1000).status_code == 400
    assert subscribe(room, gathered, 1, browser, auth="AAAA").status_code == 400
    assert subscribe(room, gathered, 1, browser, p256dh="AAAA").status_code == 400
    place = f"{room.address}/api/tables/{gathered.table}/push"
    assert httpx.post(place, json=browser.body()).status_code == 401
    assert httpx.post(place, json=browser.body(), headers=bearer("wrong")).status_code == 401


@pytest.mark.parametrize(
    "endpoint",
    [
        *(
            "http://push.example/x",
            "https://127.0.0.1/x",
            "https://10.0.0.1/x",
            "https://[::1]/x",
            "https://localhost/x",
        ),
        *("https://[::ffff:192.168.0.1]/x", "https://push.example:22/x", "https://a@push.example/x", "https:///x"),
        *(
            "https://push.example/x y",
            "https://push.example/\r\nHost: other",
            "https://[64:ff9b::a00:1]/",
            "https://[x/",
        ),
    ],
)
def test_a_room_in_the_world_sends_to_nothing_near(endpoint: str) -> None:
    with pytest.raises(WrongEndpoint):
        Post().check(endpoint)


def test_a_room_in_the_world_sends_to_push_services() -> None:
    Post().check("https://fcm.googleapis.com/fcm/send/abc:def")
    Post().check("https://web.push.apple.com/Qabc?x=1")
    assert is_in_the_world("142.250.1.1")
    assert not is_in_the_world("169.254.169.254")
    assert is_in_the_world("2a00:1450:4001:81b::200a")
    for near in ("fd00::1", "fec0::1", "::a00:1", "::ffff:0:a00:1", "64:ff9b:1::a00:1", "2002:a00:1::1"):
        assert not is_in_the_world(near), near


def _addresses(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name lead to these addresses, and return the threads that looked one up."""
    threads: list[str] = []

    def look_up(_: str, port: int, **__: object) -> list[Any]:
        threads.append(threading.current_thread().name)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    # Addresses need no name server: asyncio asks for them in the same way.
    monkeypatch.setattr("splittable.room.push.post.socket.getaddrinfo", look_up)
    return threads


class _NamedPost(LoopbackPost):
    def check(self, endpoint: str) -> None:
        """Names are welcome."""


def test_a_name_is_looked_up_in_a_thread_of_its_own_and_all_its_addresses_are_tried(
    monkeypatch: pytest.MonkeyPatch, service: PushService
) -> None:
    async def story() -> None:
        port = int(service.address.rpartition(":")[2])
        threads = _addresses(monkeypatch, "127.0.0.9", "127.0.0.1")
        post = _NamedPost()
        _, writer = await _connect(await post._look_up("push.example", port), port, None, None)
        assert writer.get_extra_info("peername")[0] == "127.0.0.1"
        writer.close()
        assert threads[0].startswith("push names")
        _addresses(monkeypatch, "127.0.0.1", "10.0.0.1")
        with pytest.raises(WrongEndpoint):
            await post.send(f"http://push.example:{port}/x", {}, b"")
        post.close()

    asyncio.run(story())
