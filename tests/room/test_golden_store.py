"""A store of every release opens for ever: its tables are as they were, and people play on at them.

The stores are SQL text in `golden/`, made by `make_golden.py` with the release that they are named after.
"""

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import httpx
import pytest
from room.make_golden import GOLDEN, look, play_some, read_steps
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Json, Person, tell

from splittable.games import ids
from splittable.play.proof import verify
from splittable.room.open_table import replay
from splittable.room.store.sqlite import SqliteStore
from splittable.room.transfer import export_tables, import_tables

RELEASES = sorted(path.stem for path in GOLDEN.glob("*.sql"))


def load(release: str, folder: Path) -> tuple[Path, dict[str, Json]]:
    """A copy of a release's store, and what is to be found in it."""
    store = folder / "room.sqlite"
    with sqlite3.connect(store) as database:
        database.executescript((GOLDEN / f"{release}.sql").read_text(encoding="utf-8"))
    database.close()
    return store, json.loads((GOLDEN / f"{release}.json").read_text(encoding="utf-8"))


def without_keys(known: Json) -> Json:
    return {what: value for what, value in known.items() if what != "keys"}


@pytest.mark.parametrize("release", RELEASES)
def test_every_table_of_an_older_store_is_as_it_was(release: str, tmp_path: Path) -> None:
    store, known = load(release, tmp_path)
    with sqlite3.connect(store) as database:
        steps = read_steps(database)
    database.close()
    assert steps.keys() == known.keys()
    for table, one in known.items():
        found = look(replay(table, steps[table]).gathering)
        assert json.loads(json.dumps(found)) == without_keys(one)
        if one["record"] and "secret " in one["record"] and one["lines"]:
            assert verify(one["record"]).lines == one["lines"]
    assert {one["game"] for one in known.values()} == set(ids())


@pytest.mark.parametrize("release", RELEASES)
def test_people_play_on_in_an_older_store(release: str, nursery: Nursery, tmp_path: Path) -> None:
    store, known = load(release, tmp_path)
    server = ForkedServer(str(store), tmp_path / "log", nursery=nursery).start()

    async def story() -> None:
        for table, one in known.items():
            people = [await Person.come(server, table, key, seq=0) for key in one["keys"]]
            await people[0].seen()
            assert people[0].views[0]["happened"][: len(one["told"])] == one["told"]
            if one["record"]:
                answer = await asyncio.to_thread(httpx.get, f"{server.address}/api/tables/{table}/record")
                assert answer.text == one["record"]
            elif one["lines"]:
                await play_some(people, 3, random.Random(2))
            for person in people:
                await person.go()

    tell(story())
    assert server.stop() == 0
    with sqlite3.connect(store) as database:
        assert all(len(read_steps(database)[table]) > 1 for table in known)
    database.close()


@pytest.mark.parametrize("release", RELEASES)
def test_an_older_store_is_exported_and_imported(release: str, tmp_path: Path) -> None:
    store, known = load(release, tmp_path)

    async def move() -> int:
        here, there = SqliteStore(store), SqliteStore(tmp_path / "there.sqlite")
        for one in (here, there):
            await one.open(_ignore)
        try:
            return await import_tables(there, [line async for line in export_tables(here, list(known))])
        finally:
            for one in (here, there):
                await one.close()

    async def _ignore(_: object) -> None:
        pass

    assert asyncio.run(asyncio.wait_for(move(), PATIENCE)) == len(known)
