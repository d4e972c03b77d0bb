"""Score pads on several phones: whoever has the link writes, and everything is merged, whenever it comes."""

import asyncio
import itertools
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st
from room.people import PATIENCE, Json, Server

from splittable.room.pads import MOST, NoPad, OpenPad, SharedPads
from splittable.room.refusals import Refused
from splittable.room.store import Store
from splittable.room.store.pads import Entry
from splittable.room.store.sqlite import SqliteStore

ANN, BEN = "annsphone", "bensphone"


def wrote(device: str, count: int, value: object, cell: str = "0-1", sheet: int = 1, known: int = 0) -> Entry:
    return Entry(sheet, cell, device, count, known, msgspec.Raw(json.dumps(value).encode()))


entries = st.builds(
    wrote, st.sampled_from([ANN, BEN]), st.integers(1, 5), st.integers(0, 9), st.sampled_from(["0-0", "0-1"])
).map(lambda one: wrote(one.device, one.count, one.count, one.cell))
"""A device writes one thing at each tick of its clock."""


@given(st.lists(entries, max_size=8), st.randoms())
def test_whatever_the_order_everybody_has_the_same_pad(written: list[Entry], chance: Any) -> None:
    one, other = OpenPad("one"), OpenPad("other")
    one.take(written)
    chance.shuffle(written)
    for entry in [*written, *written]:
        other.take([entry])
    assert one.entries == other.entries
    assert one.value(1, "0-1") == other.value(1, "0-1")


def test_the_later_writing_stands_and_the_earlier_one_is_kept() -> None:
    pad = OpenPad("pad")
    pad.take([wrote(ANN, 5, 7), wrote(BEN, 4, 9)])
    assert pad.value(1, "0-1") == b"7"
    assert [bytes(entry.value) for entry in pad.entries.values()] == [b"7", b"9"]


async def _keep(store: Store, again: Callable[[], Store]) -> None:
    async def hear(_: object) -> None:
        pass

    await store.open(hear)
    pads = SharedPads(store)
    token = await pads.create("split")
    pad = await pads.find(token)
    assert pad.game == "split"
    heard: list[Entry] = []
    pads.join(pad, heard.extend)
    await pads.write(pad, [wrote(ANN, 1, 1), wrote(ANN, 2, 2), wrote(BEN, 1, 3), wrote(ANN, 1, 1)])
    assert [entry.count for entry in heard] == [1, 2, 1]
    with pytest.raises(NoPad):
        await pads.find("nothing")
    await store.close()
    later = again()
    await later.open(hear)
    pads = SharedPads(later)
    pad = await pads.find(token)
    assert (pad.value(1, "0-1"), len(pad.entries)) == (b"2", 3)
    # A third playing makes room: of the first nothing is kept, of the second everything.
    await pads.write(pad, [wrote(ANN, 3, 2, "sheet", 0), wrote(ANN, 4, 5, "0-1", 2)])
    await pads.write(pad, [wrote(ANN, 5, 3, "sheet", 0), wrote(BEN, 9, 9)])
    assert sorted({entry.sheet for entry in (await pads.find(token)).entries.values()}) == [0, 2]
    await later.pads.expire(0)
    assert await later.pads.read(pad.id)
    await later.pads.expire(2**50)
    assert not await later.pads.read(pad.id)
    await later.close()


def test_pads_are_kept_in_sqlite(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    asyncio.run(_keep(SqliteStore(path), lambda: SqliteStore(path)))


def test_pads_are_kept_in_postgresql(postgres: str) -> None:
    from splittable.room.store.postgres import PostgresStore

    asyncio.run(_keep(PostgresStore(postgres), lambda: PostgresStore(postgres)))


def test_a_pad_has_an_end(tmp_path: Path) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "room.sqlite")
        pad = OpenPad("pad")
        pad.take(wrote(ANN, count, 1, f"{count}") for count in range(1, MOST + 1))
        with pytest.raises(Refused, match="full"):
            await SharedPads(store).write(pad, [wrote(BEN, 1, 1)])
        await store.close()

    asyncio.run(fill())


class Phone:
    """A device at a pad."""

    def __init__(self, socket: Any, device: str) -> None:
        self.socket = socket
        self.device = device
        self.numbers = itertools.count(1)

    async def hear(self, kind: str) -> Json:
        while True:
            message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if message["type"] == kind:
                return message

    async def writes(self, **change: object) -> None:
        number = next(self.numbers)
        entry = {"sheet": 1, "cell": "0-1", "device": self.device, "count": number, "known": 0, "value": 4, **change}
        await self.socket.send(json.dumps({"type": "write", "id": f"{number}", "entries": [entry]}))


async def phone(address: str, token: str, device: str) -> Phone:
    socket = await websockets.connect(address.replace("http", "ws", 1) + "/api/shared-pad/live")
    await socket.send(json.dumps({"key": token}))
    return Phone(socket, device)


def make(server: Server, game: str = "split") -> Json:
    made = httpx.post(f"{server.address}/api/shared-pad", json={"game": game}, timeout=PATIENCE)
    assert made.status_code == 201, made.text
    answer: Json = made.json()
    return answer


def test_what_one_phone_writes_the_other_one_hears(server: Server) -> None:
    made = make(server, "splitter")
    assert made["link"].endswith(f"/pad/splitter#{made['token']}")

    async def write() -> None:
        ann = await phone(server.address, made["token"], ANN)
        assert (await ann.hear("pad"))["game"] == "splitter"
        ben = await phone(server.address, made["token"], BEN)
        await ben.hear("pad")
        await ann.writes(value={"names": ["Ann"]})
        assert (await ann.hear("ok"))["id"] == "1"
        [entry] = (await ben.hear("written"))["entries"]
        assert (entry["device"], entry["value"]) == (ANN, {"names": ["Ann"]})
        for one in (ann, ben):
            await one.socket.close()

    asyncio.run(write())
    header = {"Authorization": f"Bearer {made['token']}"}
    shown = httpx.get(f"{server.address}/api/shared-pad", headers=header, timeout=PATIENCE).json()
    assert [entry["cell"] for entry in shown["entries"]] == ["game", "0-1"]
    drawn = httpx.get(f"{server.address}/api/shared-pad.svg", headers=header, timeout=PATIENCE)
    assert drawn.headers["content-type"].startswith("image/svg")


@pytest.mark.parametrize(
    "change",
    [{"sheet": 0}, {"sheet": -1}, {"cell": "../x"}, {"device": "x"}, {"count": 0}, {"value": "x" * 2_000}, {"more": 1}],
)
def test_what_is_not_as_described_is_refused_and_not_written(server: Server, change: Json) -> None:
    token = make(server)["token"]

    async def write() -> None:
        ann = await phone(server.address, token, ANN)
        await ann.writes(**change)
        assert (await ann.hear("refused"))["id"] == "1"
        await ann.socket.close()

    asyncio.run(write())
    shown = httpx.get(f"{server.address}/api/shared-pad", headers={"Authorization": f"Bearer {token}"}).json()
    assert len(shown["entries"]) == 1


def test_nobody_opens_a_pad_without_its_token(server: Server) -> None:
    for headers, status in (({}, 401), ({"Authorization": "Bearer wrong"}, 404)):
        assert httpx.get(f"{server.address}/api/shared-pad", headers=headers).status_code == status
    assert httpx.post(f"{server.address}/api/shared-pad", json={"game": "whist"}).status_code == 400

    async def come() -> int:
        stranger = await phone(server.address, "wrong", ANN)
        await stranger.socket.wait_closed()
        code: int = stranger.socket.close_code
        return code

    assert asyncio.run(come()) == 4401


def test_phones_at_two_processes_write_on_one_pad(postgres: str) -> None:
    from splittable.room.room import Room
    from splittable.room.store.postgres import PostgresStore

    async def write() -> None:
        one, other = Room(PostgresStore(postgres)), Room(PostgresStore(postgres))
        for room in (one, other):
            await room.store.open(room._hear)
        token = await one.pads.create("split")
        here, there = await one.pads.find(token), await other.pads.find(token)
        heard: asyncio.Queue[Sequence[Entry]] = asyncio.Queue()
        other.pads.join(there, heard.put_nowait)
        await one.pads.write(here, [wrote(ANN, 1, 7)])
        [entry] = await asyncio.wait_for(heard.get(), PATIENCE)
        assert bytes(entry.value) == b"7"
        for room in (one, other):
            await room.store.close()

    asyncio.run(write())
