"""What a room keeps for its pushes: its key pair, subscriptions, and what several processes agree on."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from room.people import PATIENCE, gather, tell
from room.postgres import BINARIES
from room.push_service import Browser, PushService
from room.test_pushes import A_WHILE, QUICK, come, subscribe
from room.tuned import TunedServer

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key
from splittable.room.open_table import OpenTable
from splittable.room.push.vapid import new_private_key
from splittable.room.refusals import WrongKey
from splittable.room.room import Room
from splittable.room.store import AnyNote, Store, Subscription
from splittable.room.store.addresses import find_store
from splittable.room.store.migrate import FOLDER
from splittable.room.store.sqlite import SqliteStore


async def _no_notes(_: AnyNote) -> None:
    pass


async def _key(store: Store) -> bytes:
    await store.open(_no_notes)
    try:
        return await store.subscriptions.secret("push", new_private_key)
    finally:
        await store.close()


def test_the_key_pair_survives_a_restart(tmp_path: Path) -> None:
    keys = {asyncio.run(_key(find_store(str(tmp_path / "room.sqlite")))) for _ in range(2)}
    assert len(keys) == 1
    assert len(keys.pop()) == 32


def test_a_store_of_an_older_release_learns_to_keep_subscriptions(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    with sa.create_engine(f"sqlite:///{path}").begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(FOLDER))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    assert len(asyncio.run(_key(find_store(str(path))))) == 32


async def _two(folder: Path) -> tuple[Room, OpenTable]:
    """A room in this process, and a table with Ann and Ben."""
    room = Room(SqliteStore(folder / "room.sqlite"), push=QUICK)
    await room.open()
    opening = checks.open_table("splitter", 2, {}, ev.Settings(autostart=True), {}, ev.Place(hash_key("ann")))
    table_id = await room.create(opening)
    await room.change(table_id, partial(checks.claim, key_hash=hash_key("ben"), name="", nonce=""))
    return room, await room.find(table_id)


async def _subscribe(room: Room, table: OpenTable, key: str, browser: Browser) -> None:
    body = browser.body()
    more = {"lang": "en", "site": "room.example"}
    await room.pushes.subscribe(table, key, body["endpoint"], body["p256dh"], body["auth"], **more)


def test_who_loses_the_seat_while_subscribing_is_not_subscribed(tmp_path: Path, service: PushService) -> None:
    async def story() -> None:
        room, table = await _two(tmp_path)
        async with table.lock:
            asking = asyncio.create_task(_subscribe(room, table, "ben", service.new_browser()))
            await asyncio.sleep(0.01)
            table.gathering.take(ev.Rekeyed(1, hash_key("eve")))
        with pytest.raises(WrongKey):
            await asking
        assert await room.store.subscriptions.of(table.id, 1) == []
        await room.close()

    asyncio.run(story())


def test_slow_push_services_hold_up_nothing_that_is_noted(
    tmp_path: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("splittable.room.push.pushes.WORKERS", 1)
    monkeypatch.setattr("splittable.room.push.pushes.MOST_WAITING", 1)

    async def story() -> None:
        room, table = await _two(tmp_path)
        is_sent = asyncio.Event()

        async def never(*_: object) -> int:
            is_sent.set()
            await asyncio.Event().wait()
            return 201

        monkeypatch.setattr(room.pushes._post, "send", never)
        for _ in range(3):
            await _subscribe(room, table, "ben", service.new_browser())
        await room.change(table.id, lambda _: ev.Nudged(0, 1, 1))
        async with asyncio.timeout(PATIENCE):
            await is_sent.wait()
            await room.change(table.id, lambda _: ev.Rekeyed(1, hash_key("eve")))
            while await room.store.subscriptions.of(table.id, 1):
                await asyncio.sleep(0.01)
        await room.close()

    asyncio.run(story())


def test_a_table_that_is_deleted_is_no_longer_looked_after(tmp_path: Path, service: PushService) -> None:
    async def story() -> None:
        room, table = await _two(tmp_path)
        await _subscribe(room, table, "ben", service.new_browser())
        assert room.pushes._may_have(table.id)
        await room.delete(table.id, "ann")
        assert not room.pushes._may_have(table.id)
        await room.close()

    asyncio.run(story())


@pytest.mark.skipif(not BINARIES, reason="PostgreSQL's package is not installed")
def test_processes_that_start_at_once_agree_on_a_key_pair_and_a_turn_is_told_by_one(postgres: str) -> None:
    async def story() -> None:
        assert len(set(await asyncio.gather(*(_key(find_store(postgres)) for _ in range(3))))) == 1
        first, second = find_store(postgres), find_store(postgres)
        await first.open(_no_notes)
        await second.open(_no_notes)
        one = Subscription("abcdefghijkmnpqr", 1, "https://push.example/1", "k", b"r", b"a", "en", "room.example", 1)
        await first.subscriptions.add(one)
        await second.subscriptions.add(one)
        told = await asyncio.gather(*(store.subscriptions.tell(one.table_id, 1) for store in (first, second)))
        assert sorted(map(len, told)) == [0, 1]
        await second.subscriptions.come_back(one.table_id, 1)
        assert await first.subscriptions.tell(one.table_id, 1) == [one]
        await first.delete(one.table_id)
        assert await second.subscriptions.tables() == set()
        await first.close()
        await second.close()

    asyncio.run(story())


@pytest.mark.skipif(not BINARIES, reason="PostgreSQL's package is not installed")
def test_who_is_connected_to_another_process_is_not_told(postgres: str, service: PushService, tmp_path: Path) -> None:
    first, second = (TunedServer(postgres, tmp_path / name, push=QUICK).start() for name in ("first", "second"))
    browser = service.new_browser()

    async def story() -> None:
        gathered = await gather(first, "splitter", 2)
        ben = await come(first, gathered, 1)
        await ben.play((await ben.my_turn())["view"]["actions"][0])
        # Not before: on a slow machine he would be told that it is his turn, until he is there.
        assert subscribe(first, gathered, 1, browser).status_code == 204
        # The second process opens the table when Ben is already there.
        ann = await come(second, gathered, 0)
        await ann.when(lambda m: m["table"]["seats"][1]["is_present"])
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        await ben.round(2)
        await asyncio.sleep(A_WHILE)
        assert browser.told == []
        await ben.play((await ben.my_turn())["view"]["actions"][0])
        await ben.go()
        await ann.when(lambda m: not m["table"]["seats"][1]["is_present"])
        await ann.play((await ann.my_turn())["view"]["actions"][0])
        await ann.round(3)

    try:
        tell(story())
        assert [told["kind"] for told in browser.hears(1)] == ["turn"]
    finally:
        first.stop()
        second.stop()
