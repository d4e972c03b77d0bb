"""A room that cannot keep anything says so, and why; one that still compiles says how far it is."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import httpx
import pytest
from room.people import PATIENCE
from room.postgres import HANG_UP_ON_ALL

from splittable.play import compiling
from splittable.play.compiling import Compiler, Step
from splittable.room import compiling as room_compiling
from splittable.room import pulse
from splittable.room.compiling import Compiling
from splittable.room.pulse import Pulse
from splittable.room.store import Written
from splittable.room.store.sql import HEARTBEAT
from splittable.room.store.sqlite import SqliteStore
from splittable.room.store.troubles import trouble_of
from splittable.service import RoomSettings
from splittable.service.app import make_app


@pytest.fixture(autouse=True)
def _ask_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "AGAIN_AFTER", 0.0)


@asynccontextmanager
async def asked(store: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks a room, in this process, how it is."""
    app = make_app(RoomSettings(store=store))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://room") as client,
    ):
        yield client


async def until(client: httpx.AsyncClient, status: int, word: str) -> None:
    """Ask until the answer has a status and a word."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await client.get("/healthz")
            if answer.status_code == status and word in answer.text:
                return
            await asyncio.sleep(0.01)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    if os.geteuid() != 0:
        pytest.skip("only root can make a small disk")
    place = tmp_path / "small"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "none", str(place)], check=True)
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_room_on_a_full_disk_says_so_and_recovers(small_disk: Path) -> None:
    async def story() -> None:
        async with asked(str(small_disk / "room.sqlite")) as client:
            await until(client, 200, "healthy")
            fill = small_disk / "fill"
            with suppress(OSError), fill.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(512))
            await until(client, 503, "its disk is full")
            fill.unlink()
            await until(client, 200, "healthy")

    asyncio.run(story())


def test_a_room_whose_file_is_locked_says_so_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PATIENCE", 0.3)

    async def story() -> None:
        async with asked(str(tmp_path / "room.sqlite")) as client:
            await until(client, 200, "healthy")
            other = sqlite3.connect(tmp_path / "room.sqlite", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            answer = await client.get("/healthz", headers={"Accept-Language": "fr"})
            other.execute("ROLLBACK")
            other.close()
            assert answer.status_code == 503
            assert "un autre programme" in answer.json()["reason"]
            await until(client, 200, "healthy")

    asyncio.run(story())


async def _do(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def test_a_room_whose_postgresql_is_read_only_or_refuses_steps_says_so(postgres: str) -> None:
    own = postgres.rpartition("/")[0] + "/health"

    async def story() -> None:
        await _do(postgres, "CREATE DATABASE health")
        async with asked(own) as client:
            await until(client, 200, "healthy")
            await _do(postgres, "ALTER DATABASE health SET default_transaction_read_only = on")
            await _do(own, f"{HANG_UP_ON_ALL} AND datname = 'health'")
            await until(client, 503, "read-only")
            await _do(postgres, "ALTER DATABASE health RESET default_transaction_read_only")
            await _do(own, f"{HANG_UP_ON_ALL} AND datname = 'health'")
            await until(client, 200, "healthy")
            await _do(
                own,
                "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS"
                " $$ BEGIN RAISE EXCEPTION 'full' USING errcode = '53100'; END $$",
                "CREATE TRIGGER t BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION f()",
            )
            await until(client, 503, "disk is full")

    asyncio.run(story())


def test_damage_that_was_met_once_is_not_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"

    async def hear(_: object) -> None:
        pass

    async def story() -> None:
        store = SqliteStore(path)
        await store.open(hear)
        for number in range(100):
            await store.append(Written("a" * 16, number, bytes(1000)))
        await store.check()
        await store.close()
        contents = path.read_bytes()
        middle = len(contents) - 60_000
        path.write_bytes(contents[:middle] + b"\xa7" * 60_000)
        store = SqliteStore(path)
        await store.open(hear)
        with pytest.raises(Exception, match="malformed"):
            await store.read("a" * 16)
        with pytest.raises(Exception, match="malformed") as caught:
            await store.check()
        assert trouble_of(caught.value) == "broken"
        await store.close()

    asyncio.run(story())


def test_what_a_killed_process_left_behind_harms_nobody(tmp_path: Path) -> None:
    async def hear(_: object) -> None:
        pass

    async def story() -> None:
        store = SqliteStore(tmp_path / "room.sqlite")
        await store.open(hear)
        await store.append(Written(HEARTBEAT, 0, b"something else"))
        assert await store.tables() == []
        await store.check()
        assert await store.read(HEARTBEAT) == []
        await store.close()

    asyncio.run(story())


class _Slow:
    """A store that answers when it may."""

    def __init__(self) -> None:
        self.tries = 0
        self.may_answer = asyncio.Event()

    async def check(self) -> None:
        self.tries += 1
        await self.may_answer.wait()


def test_all_who_ask_at_once_share_one_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "AGAIN_AFTER", 1e6)

    async def story() -> None:
        store = _Slow()
        feeling = Pulse(store)  # type: ignore[arg-type]  # a store that does nothing else
        asking = [asyncio.create_task(feeling.feel()) for _ in range(50)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        store.may_answer.set()
        assert set(await asyncio.gather(*asking)) == {None}
        assert await feeling.feel() is None
        assert store.tries == 1

    asyncio.run(story())


def test_a_store_that_does_not_answer_is_in_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PATIENCE", 0.01)

    async def story() -> None:
        store = _Slow()
        feeling = Pulse(store)  # type: ignore[arg-type]  # a store that does nothing else
        assert await feeling.feel() == "slow"
        assert await feeling.feel() == "slow"
        assert store.tries == 1
        await feeling.close()

    asyncio.run(story())


def _locked(path: Path) -> sqlite3.Error:
    one, other = (sqlite3.connect(path, timeout=0, isolation_level=None) for _ in range(2))
    one.execute("BEGIN EXCLUSIVE")
    with pytest.raises(sqlite3.Error) as caught:
        other.execute("BEGIN EXCLUSIVE")
    one.close()
    other.close()
    return caught.value


def test_troubles_have_their_names(tmp_path: Path) -> None:
    assert trouble_of(_locked(tmp_path / "file")) == "locked"
    assert trouble_of(ConnectionRefusedError()) == "down"
    assert trouble_of(asyncpg.exceptions.ReadOnlySQLTransactionError()) == "read-only"
    assert trouble_of(asyncpg.exceptions.DiskFullError()) == "full"
    assert trouble_of(asyncpg.exceptions.AdminShutdownError()) == "down"
    assert trouble_of(RuntimeError()) == "failed"


def test_a_room_that_compiles_says_what_and_how_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        may_compile = asyncio.Event()

        async def follow(compiler: Compiler, steps: list[Step]) -> None:
            await may_compile.wait()
            for step in steps:
                compiler._finish(step)

        monkeypatch.setattr(compiling, "is_compiled", lambda step: step.game != "splitter" or step.name != "expert")
        monkeypatch.setattr(Compiler, "_follow", follow)
        async with asked(str(tmp_path / "room.sqlite")) as client:
            await until(client, 200, '"preparing":{"splitter":')
            health = (await client.get("/healthz")).json()
            assert (health["healthy"], health["status"]) == (True, "preparing")
            assert 0 < health["preparing"]["splitter"] < 100
            may_compile.set()
            await until(client, 200, '"status":"ready","preparing":{}')

    asyncio.run(story())


def test_a_game_whose_files_are_tidied_away_while_it_loads_is_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def load(fail: Callable[[str], None]) -> Compiling:
        monkeypatch.setattr(room_compiling, "compile_rules", fail)
        monkeypatch.setattr(compiling, "is_compiled", lambda _: True)
        made = Compiling()
        made._compiler.look()
        return made

    async def story() -> None:
        calls: list[str] = []

        def fail(game: str) -> None:
            calls.append(game)
            # Both all tries of the first one who waits, and the first of the second.
            if len(calls) <= room_compiling.TRIES + 1:
                raise FileNotFoundError(game)

        made = await load(fail)
        with pytest.raises(FileNotFoundError):
            await made.ready("splitter")
        assert not made.is_ready("splitter")
        assert made.preparing()["splitter"] == 99
        await made.ready("splitter")
        assert made.is_ready("splitter")
        assert len(calls) == room_compiling.TRIES + 2

    asyncio.run(story())
