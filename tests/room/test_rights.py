"""Nobody takes others' rights: old keys are worth nothing, and nobody fills a table so that others cannot act."""

import asyncio
import json
import socket
from functools import partial
from pathlib import Path

import httpx
import pytest
import websockets
from room.people import PATIENCE, Person, Server, bearer, come_all, gather, tell
from room.test_door import KEYS, join, opened, run
from room.test_door import gather as sit
from room.tuned import TunedServer

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.open_table import UNSTORED_KEPT
from splittable.room.refusals import TableFull, Unwelcome, WrongKey
from splittable.room.room import Limits
from splittable.room.shares import PARTS
from splittable.service import messages as wire
from splittable.service.live import _check_of

UNTIL_IT_WAITS = 200
"""Views that fill all buffers of a connection that does not read."""


async def come_without_reading(server: TunedServer, table: str, key: str) -> websockets.ClientConnection:
    """A connection that reads nothing, so that even a farewell has to wait."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.setblocking(False)  # noqa: FBT003 - so it is called
    await asyncio.get_running_loop().sock_connect(own, ("127.0.0.1", server.port))
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    silent = await websockets.connect(address, sock=own, compression=None, max_queue=1, ping_interval=None)
    await silent.send(json.dumps({"key": key}))
    return silent


def test_the_connection_of_an_old_key_plays_nothing_even_if_it_does_not_read(lenient: TunedServer) -> None:
    async def story() -> None:
        gathered = await gather(lenient, "splitter", 2, chat="plain")
        ann = await Person.come(lenient, gathered.table, gathered.keys[0])
        silent = await come_without_reading(lenient, gathered.table, gathered.keys[1])
        await ann.when(lambda m: m["table"]["seats"][1]["is_present"])
        for _ in range(UNTIL_IT_WAITS):
            await ann.ask("say", words="hello " * 50)
        async with httpx.AsyncClient(base_url=lenient.address, timeout=PATIENCE, verify=False) as http:
            path = f"/api/tables/{gathered.table}/seats/1/key"
            key = (await http.post(path, headers=bearer(gathered.keys[0]))).raise_for_status().json()["key"]
        ben = await Person.come(lenient, gathered.table, key)
        action = (await ben.my_turn())["view"]["actions"][0]
        await silent.send(json.dumps({"type": "play", "id": "1", "action": action}))
        for _ in range(30):
            await ann.ask("say", phrase="hello")
        assert (await ben.my_turn())["view"]["decided"] == []
        silent.transport.abort()
        assert (await ben.play(action))["type"] == "ok"

    tell(story())


def test_who_is_dismissed_while_a_request_waits_for_its_turn_is_not_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await sit(room)
            old = await join(room, table, 1)
            action = table.gathering.table.actions(1)[0]
            play = partial(checks.play, seat=1, action=action)
            rekey = partial(checks.rekey, host_key=KEYS[0], seat=1, key_hash=hash_key("new"))
            async with table.lock:
                changing = asyncio.create_task(room.change(table.id, rekey))
                await asyncio.sleep(0)
                playing = asyncio.create_task(room.ask(table.id, 1, "1", play, "en", old))
                await asyncio.sleep(0)
            await changing
            with pytest.raises(Unwelcome):
                await playing
            assert not table.gathering.table.choices
            new = await join(room, table, 1)
            assert await room.ask(table.id, 1, "1", play, "en", new) is None

    run(story())


def test_who_comes_back_while_a_bot_is_called_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await sit(room)
            ann = await join(room, table, 0)
            call = _check_of(table, 0, wire.SitIn("1", 1))
            await join(room, table, 1)
            refused = await room.ask(table.id, 0, "1", call, "en", ann)
            assert refused is not None
            assert "is here" in refused.reason

    run(story())


def test_a_host_whose_key_is_gone_deletes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as room:
            table = await sit(room)
            async with table.lock:
                leaving = asyncio.create_task(room.change(table.id, partial(checks.leave, key=KEYS[0])))
                await asyncio.sleep(0)
                deleting = asyncio.create_task(room.delete(table.id, KEYS[0]))
                await asyncio.sleep(0)
            await leaving
            with pytest.raises(WrongKey):
                await deleting
            assert not table.is_gone

    run(story())


def test_a_seat_left_in_the_middle_is_taken_only_with_the_hosts_word(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather(server, "generous-split", 3)
        table = f"/api/tables/{gathered.table}"
        ann, _, cy = await come_all(server, gathered)
        assert not any(seat["is_open"] for seat in (await ann.seen())["table"]["seats"])
        assert (await ann.ask("open-seat", seat=1))["type"] == "refused"
        for round_ in ("Dee", "Eve"):
            key = gathered.keys[1]
            assert http.post(f"{table}/leave", headers=bearer(key)).status_code == 204
            left = await ann.when(lambda m: m["table"]["seats"][1]["kind"] == "free")
            assert not left["table"]["seats"][1]["is_open"]
            closed = http.post(f"{table}/seats", json={"name": round_})
            assert (closed.status_code, "the host has to let" in closed.json()["reason"]) == (409, True)
            assert (await cy.ask("open-seat", seat=1))["type"] == "refused"
            assert (await ann.ask("open-seat", seat=1))["type"] == "ok"
            await cy.when(lambda m: m["table"]["seats"][1]["is_open"])
            # Who sits here already would see two hands.
            assert http.post(f"{table}/seats", headers=bearer(gathered.keys[2]), json={}).status_code == 409
            claimed = http.post(f"{table}/seats", json={"name": round_})
            assert (claimed.status_code, claimed.json()["seat"]) == (201, 1)
            gathered.keys[1] = claimed.json()["key"]
            await ann.when(lambda m: m["table"]["seats"][1]["kind"] == "person")

    tell(story())


def test_a_bot_plays_for_who_has_left_until_somebody_is_let_in(server: Server, http: httpx.Client) -> None:
    async def story() -> None:
        gathered = await gather(server, "splitter", 2)
        ann = await Person.come(server, gathered.table, gathered.keys[0])
        assert http.post(f"/api/tables/{gathered.table}/leave", headers=bearer(gathered.keys[1])).status_code == 204
        assert (await ann.ask("sit-in", seat=1, level="random"))["type"] == "ok"
        await ann.when(lambda m: 1 in m["view"]["decided"])
        assert http.post(f"/api/tables/{gathered.table}/seats", json={}).status_code == 409

    tell(story())


def test_who_comes_to_a_table_that_all_have_left_is_its_host(server: Server, http: httpx.Client) -> None:
    gathered = tell(gather(server, "splitter", 3, bots={"3": "random"}))
    table = f"/api/tables/{gathered.table}"
    for key in reversed(gathered.keys):
        assert http.post(f"{table}/leave", headers=bearer(key)).status_code == 204
    claimed = http.post(f"{table}/seats", json={"name": "Dee"}).json()
    # The next one waits for the word of the new host.
    assert http.post(f"{table}/seats", json={"name": "Eve"}).status_code == 409

    async def story() -> None:
        dee = await Person.come(server, gathered.table, claimed["key"])
        assert (await dee.seen())["table"]["host"] == claimed["seat"]
        assert (await dee.ask("open-seat", seat=1))["type"] == "ok"

    tell(story())
    assert http.post(f"{table}/seats", json={"name": "Eve"}).status_code == 201


def test_what_one_seat_tries_in_vain_takes_no_right_from_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(steps=400)) as room:
            table = await sit(room)
            nonsense = partial(checks.play, seat=1, action="nonsense")
            for number in range(600):
                assert await room.ask(table.id, 1, str(number), nonsense, "en") is not None
            hello = partial(checks.say_phrase, seat=1, phrase="hello")
            full = await room.ask(table.id, 1, "hello", hello, "en")
            assert full is not None
            assert "no more space" in full.reason
            # The others talk, undo, call sitters, make keys anew and leave as before; so does who was refused.
            assert await room.ask(table.id, 0, "1", partial(checks.say_phrase, seat=0, phrase="hello"), "en") is None
            action = table.gathering.table.actions(0)[0]
            assert await room.ask(table.id, 0, "2", partial(checks.play, seat=0, action=action), "en") is None
            assert await room.ask(table.id, 0, "3", partial(checks.undo, seat=0), "en") is None
            await room.change(table.id, partial(checks.rekey, host_key=KEYS[0], seat=1, key_hash=hash_key("new")))
            call = partial(checks.call_sitter, asker=0, seat=1, level="random")
            assert await room.ask(table.id, 0, "4", call, "en") is None
            assert await room.ask(table.id, 1, "back", partial(checks.send_sitter, asker=1, seat=1), "en") is None
            await room.change(table.id, partial(checks.leave, key="new"))
            assert await room.ask(table.id, 0, "5", partial(checks.open_seat, asker=0, seat=1), "en") is None
            assert await room.ask(table.id, 0, "6", partial(checks.stop, asker=0), "en") is None
            assert await room.rematch(table.id, KEYS[0])

    run(story())


def test_refusals_beyond_a_seats_share_are_answered_but_not_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(steps=80)) as room:
            table = await sit(room)
            first = table.gathering.table.actions(1)[0]
            for number in range(500):
                play = partial(checks.play, seat=1, action=f"nonsense {number}")
                refused = await room.ask(table.id, 1, str(number), play, "en")
                assert refused is not None
                # The same id is answered the same, whatever is asked.
                legal = partial(checks.play, seat=1, action=first)
                assert await room.ask(table.id, 1, str(number), legal, "en") == refused
            assert table.number == 80 // 4 // 2
            assert len(table.answers) == table.number + UNSTORED_KEPT
            assert not table.gathering.table.choices

    run(story())


def test_who_comes_and_goes_leaves_space_for_leaving_and_for_the_hosts_rights(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, Limits(steps=160)) as room:
            opening = checks.open_table("splitter", 2, {}, ev.Settings(), {}, ev.Place(hash_key(KEYS[0])))
            table = await room.find(await room.create(opening))
            claim = partial(checks.claim, key_hash=hash_key("guest"), name="", nonce="")
            leave = partial(checks.leave, key="guest")
            for _ in range(160 // 8 // 2):
                await room.change(table.id, claim)
                await room.change(table.id, leave)
            with pytest.raises(TableFull):
                await room.change(table.id, claim)
            assert (
                await room.ask(table.id, 0, "1", partial(checks.seat_bot, asker=0, seat=1, level="easy"), "en") is None
            )
            await room.change(table.id, partial(checks.start, host_key=KEYS[0]))
            await room.change(table.id, partial(checks.leave, key=KEYS[0]))

    run(story())


def test_the_shares_of_all_seats_together_leave_half_of_the_steps_to_the_game() -> None:
    assert sum(1 / part for share, part in PARTS.items() if share != "game") == 1 / PARTS["game"]
