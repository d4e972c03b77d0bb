"""A device hands its seats to another one by a link that works for ten minutes."""

import asyncio
import sqlite3
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from room.people import Json, Server, bearer
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from splittable.room import parcels
from splittable.room.keys import new_table_id
from splittable.room.store import Parcel, Written
from splittable.room.store.postgres import PostgresStore
from splittable.room.store.sqlite import SqliteStore
from splittable.room.times import now

LUGGAGE: Json = {
    "seats": [{"table": "a" * 16, "game": "splitter", "seat": 0, "key": "the-key-of-ann", "at": 7}],
    "settings": {"name": "Ann"},
    "best": [{"game": "splitter", "options": "pad=A", "points": 43, "rating": "splitter-step-7", "at": 7}],
}


def test_what_one_device_leaves_the_other_finds_and_it_is_gone_when_picked_up(http: httpx.Client) -> None:
    left = http.post("/api/parcel", json=LUGGAGE)
    assert left.status_code == 201
    token = left.json()["token"]
    assert left.json()["link"].endswith(f"/move#{token}")
    assert http.get("/api/parcel", headers=bearer(token)).json() == LUGGAGE
    code = http.get("/api/parcel.svg", headers=bearer(token))
    assert code.headers["content-type"] == "image/svg+xml"
    assert token not in code.text
    assert http.delete("/api/parcel", headers=bearer("x" * 43)).status_code == 404
    taken = http.delete("/api/parcel", headers=bearer(token))
    assert (taken.status_code, taken.json()) == (200, LUGGAGE)
    assert http.delete("/api/parcel", headers=bearer(token)).status_code == 404, "a link works once"
    for path in ("/api/parcel", "/api/parcel.svg"):
        assert http.get(path, headers=bearer(token)).status_code == 404


def test_without_the_right_token_there_is_nothing(http: httpx.Client) -> None:
    assert http.get("/api/parcel").status_code == 401
    assert http.get("/api/parcel", headers=bearer("x" * 43)).status_code == 404
    assert "expired" in http.get("/api/parcel", headers=bearer("x")).json()["reason"]


def test_neither_the_store_nor_the_log_has_keys_or_tokens(server: Server, http: httpx.Client) -> None:
    token = http.post("/api/parcel", json=LUGGAGE).json()["token"]
    http.get("/api/parcel", headers=bearer(token))
    written = [path.read_bytes() for path in Path(server.store).parent.iterdir() if path.is_file()]
    for secret in (b"the-key-of-ann", token.encode()):
        assert not [part for part in written if secret in part]


@pytest.mark.parametrize(
    "body",
    [
        {"seats": [{"table": "a", "game": "b", "seat": -1, "key": "c"}]},
        {"seats": [{"table": "a" * 41, "game": "b", "seat": 1, "key": "c"}]},
        {"settings": {"name": "x" * 201}},
        {"settings": {"name": "a\nb"}},
        {"what": 1},
    ],
)
def test_luggage_that_is_not_as_described_is_refused(http: httpx.Client, body: Json) -> None:
    assert http.post("/api/parcel", json=body).status_code == 400


def test_luggage_that_is_too_large_is_refused(http: httpx.Client) -> None:
    seat = LUGGAGE["seats"][0]
    assert http.post("/api/parcel", json={"seats": [seat] * 300}).status_code == 201
    assert http.post("/api/parcel", json={"seats": [seat] * 301}).status_code == 400
    assert http.post("/api/parcel", content=b"[" + b" " * 70_000 + b"]").status_code == 413


def test_a_parcel_expires_and_is_thrown_away_by_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "room.sqlite")
        await store.open(lambda _: asyncio.sleep(0))
        monkeypatch.setattr(parcels, "KEPT_FOR", 0)
        token, parcel = await parcels.leave(store, b"luggage")
        with pytest.raises(parcels.NoParcel):
            await parcels.look(store, token)
        monkeypatch.undo()
        token, _ = await parcels.leave(store, b"luggage")
        assert await parcels.look(store, token) == b"luggage"
        # The first one is no longer there: another can have its place.
        await store.put_parcel(parcel)
        with pytest.raises(parcels.NoParcel):
            await parcels.look(store, "another")
        await store.close()

    asyncio.run(story())


def test_a_parcel_that_expired_is_thrown_away_when_the_room_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        path = tmp_path / "room.sqlite"
        monkeypatch.setattr(parcels, "KEPT_FOR", 0)
        for _ in range(2):
            store = SqliteStore(path)
            await store.open(lambda _: asyncio.sleep(0))
            with sqlite3.connect(path) as file:
                assert file.execute("SELECT count(*) FROM parcels").fetchone() == (0,)
            await parcels.leave(store, b"luggage")
            await store.close()

    asyncio.run(story())


def test_an_error_of_the_store_says_no_values(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "room.sqlite")
        await store.open(lambda _: asyncio.sleep(0))
        parcel = Parcel("the-id", b"the-seal", now() + 10_000)
        await store.put_parcel(parcel)
        with pytest.raises(IntegrityError) as written:
            await store.put_parcel(parcel)
        with pytest.raises(SQLAlchemyError) as asked:
            await store._ask(sa.text("SELECT nothing FROM nowhere WHERE id = :id"), {"id": "the-id"})
        for error in (written, asked):
            assert "the-id" not in str(error.value)
            assert "the-seal" not in str(error.value)
        await store.close()

    asyncio.run(story())


def test_a_shared_store_keeps_parcels_and_knows_the_last_steps_of_many_tables(postgres: str) -> None:
    async def story() -> None:
        store = PostgresStore(postgres)
        await store.open(lambda _: asyncio.sleep(0))
        token, _ = await parcels.leave(store, b"luggage")
        assert await parcels.look(store, token) == b"luggage"
        taken = await asyncio.gather(*(parcels.take(store, token) for _ in range(4)), return_exceptions=True)
        assert sorted(map(type, taken), key=str) == [bytes, *[parcels.NoParcel] * 3]
        with pytest.raises(parcels.NoParcel):
            await parcels.look(store, token)
        first, second, third = (new_table_id() for _ in range(3))
        for table, number in ((first, 0), (first, 1), (second, 0)):
            await store.append(Written(table, number, b"{}"))
        assert await store.last_numbers([first, second, third]) == {first: 1, second: 0}
        for table in (first, second):
            await store.delete(table)
        await store.close()

    asyncio.run(story())


def test_a_parcel_that_was_changed_does_not_open(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "room.sqlite")
        await store.open(lambda _: asyncio.sleep(0))
        token, parcel = await parcels.leave(store, b"luggage")
        assert await store.take_parcel(parcel.id) == parcel
        changed = parcel.sealed[:-1] + bytes([parcel.sealed[-1] ^ 1])
        await store.put_parcel(Parcel(parcel.id, changed, parcel.until))
        with pytest.raises(parcels.NoParcel):
            await parcels.look(store, token)
        await store.close()

    asyncio.run(story())
