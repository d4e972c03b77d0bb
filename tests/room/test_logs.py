"""Logs tell what went wrong and where, and never a key, a name, an action or a dealer's secret, whatever fails."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Gathered, Person, Server, bearer, come_all, gather, tell

from splittable.service.logs import JsonLines

NAMES = ("Secretname", "Othername")
FULL_POSTGRES = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'could not write %', encode(NEW.step, 'escape')
    USING errcode = '53100', detail = encode(NEW.step, 'escape');
END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON steps FOR EACH ROW EXECUTE FUNCTION full_disk();
"""
EMPTY_POSTGRES = "DROP TRIGGER full_disk ON steps; DROP FUNCTION full_disk()"
FULL_SQLITE = "CREATE TRIGGER full_disk BEFORE INSERT ON steps BEGIN SELECT full_disk(NEW.step); END"
"""It calls what does not exist: an error of the database, where `RAISE` would look like a step that is there already."""


def secrets_of(stored: list[bytes], gathered: Gathered) -> set[str]:
    """Everything of a table that may stand in no log."""
    words = {*NAMES, *gathered.keys, "scrawl", "write ", "hello there", "nonce-of-ann"}
    for step in stored:
        for event in json.loads(step)["events"]:
            words |= {event[field] for field in ("secret", "key", "action", "outcome", "words") if field in event}
    return words


def told(log: Path, words: set[str]) -> list[str]:
    text = log.read_text()
    return sorted(word for word in words if word and word in text)


async def post(server: Server, path: str, **more: Any) -> int:
    """The status of a request on a connection of its own, since the room closes one after an error."""
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=False) as http:
        return (await http.post(path, **more)).status_code


async def have_trouble(server: Server, break_store: Callable[[], object]) -> Gathered:
    """Gather, let the store fail, and then play, speak, name, open and claim in vain."""
    gathered = await gather(server, "splitter", 2, name=NAMES[0], nonce="nonce-of-ann", chat="plain", autostart=False)
    people = await come_all(server, gathered)
    assert (await people[1].ask("face", name=NAMES[1]))["type"] == "ok"
    host = bearer(gathered.keys[0])
    assert await post(server, f"/api/tables/{gathered.table}/start", headers=host) == 204
    action = (await people[0].my_turn())["view"]["actions"][0]
    await asyncio.to_thread(break_store)
    await people[0].send(type="play", id="1", action=action)
    await people[1].send(type="say", id="1", words="hello there")
    assert [await person.until_gone() for person in people] == [1013, 1013]
    body = {"game": "splitter", "players": 2, "name": NAMES[0], "nonce": "nonce-of-ann"}
    assert await post(server, "/api/tables", json=body) >= 500
    assert await post(server, f"/api/tables/{gathered.table}/seats/1/key", headers=host) >= 500
    return gathered


def test_a_full_sqlite_store_puts_no_secret_into_the_log(nursery: Nursery, tmp_path: Path) -> None:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()

    def ask(statement: str) -> list[bytes]:
        with sqlite3.connect(server.store, timeout=PATIENCE) as database:
            return [step for (step,) in database.execute(statement)]

    gathered = tell(have_trouble(server, lambda: ask(FULL_SQLITE)))
    stored = ask("SELECT step FROM steps")
    server.stop()
    assert told(server.log, secrets_of(stored, gathered)) == []
    assert "no such function: full_disk" in server.log.read_text()


def test_a_full_postgresql_puts_no_secret_into_the_log(nursery: Nursery, postgres: str, tmp_path: Path) -> None:
    server = ForkedServer(postgres, tmp_path / "log", nursery=nursery).start()

    async def ask(statement: str) -> list[bytes]:
        database = await asyncpg.connect(postgres)
        try:
            if not statement.startswith("SELECT"):
                await database.execute(statement)
                return []
            return [row["step"] for row in await database.fetch(statement)]
        finally:
            await database.close()

    try:
        gathered = tell(have_trouble(server, lambda: asyncio.run(ask(FULL_POSTGRES))))
        stored = asyncio.run(ask(f"SELECT step FROM steps WHERE table_id = '{gathered.table}'"))
    finally:
        asyncio.run(ask(EMPTY_POSTGRES))
        server.stop()
    assert told(server.log, secrets_of(stored, gathered)) == []
    assert "53100" in server.log.read_text()


def test_a_table_that_cannot_be_replayed_puts_no_action_into_the_log(nursery: Nursery, tmp_path: Path) -> None:
    server = ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()

    async def play() -> Gathered:
        gathered = await gather(server, "splitter", 2, name=NAMES[0], bots={"1": "random"})
        person = await Person.come(server, gathered.table, gathered.keys[0])
        await person.play((await person.my_turn())["view"]["actions"][0])
        return gathered

    gathered = tell(play())
    server.stop()
    with sqlite3.connect(server.store) as database:
        steps = [step for (step,) in database.execute("SELECT step FROM steps")]
        database.execute("UPDATE steps SET step = CAST(replace(CAST(step AS TEXT), 'write ', 'scrawl ') AS BLOB)")
    server.start()
    assert httpx.get(f"{server.address}/api/tables/{gathered.table}/record", timeout=PATIENCE).status_code >= 500
    server.stop()
    assert "replay" in server.log.read_text()
    assert told(server.log, secrets_of(steps, gathered)) == []


def format_error(message: str, error: BaseException | None) -> str:
    kind = (type(error), error, error.__traceback__) if error else None
    return JsonLines().format(logging.LogRecord("asyncio", logging.ERROR, __file__, 1, message, (), kind))


def test_a_trace_names_places_and_kinds_of_errors_and_not_what_they_say() -> None:
    try:
        try:
            raise ValueError("write 2|5 a1")
        except ValueError as behind:
            raise ExceptionGroup("P1", [KeyError("a key")]) from behind
    except ExceptionGroup as error:
        line = json.loads(format_error("future: failed\n<Future exception=ValueError('write 2|5 a1')>", error))
    assert line["message"] == "future: failed"
    assert line["trace"].count("test_logs.py") == 2
    assert [kind in line["trace"] for kind in ("ValueError", "KeyError", "ExceptionGroup")] == [True] * 3
    assert "2|5" not in line["trace"].replace('raise ValueError("write 2|5 a1")', "")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(28, "No space left on device", "/home/ann"), "OSError: No space left on device"),
        (sqlite3.OperationalError("database or disk is full"), "database or disk is full"),
        (asyncpg.DiskFullError("ann's row"), "DiskFullError: 53100"),
        (RuntimeError("ann"), "builtins.RuntimeError"),
    ],
)
def test_what_an_error_says_of_the_machine_is_told(error: Exception, said: str) -> None:
    assert json.loads(format_error("failed", error))["trace"].endswith(said)
