"""A store of every release opens for ever: its tables are as they were, and people play on at them.

The stores are SQL text in `golden/`, made by `make_golden.py` with the release that they are named after.
"""

import asyncio
import json
import random
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
from alembic.script import ScriptDirectory
from room.make_golden import GOLDEN, look, play_some, read_steps
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Json, Person, tell

from splittable import __version__
from splittable.games import ids
from splittable.play.proof import verify
from splittable.room.open_table import replay
from splittable.room.store.migrate import FOLDER
from splittable.room.store.sqlite import SqliteStore
from splittable.room.transfer import export_tables, import_tables

MIGRATIONS = ScriptDirectory(str(FOLDER))
REVISIONS = [one.revision for one in MIGRATIONS.walk_revisions()]
"""The newest first."""
LATER = {
    "0002": ("subscriptions", "secrets"),
    "0003": ("parcels",),
    "0004": ("ladder",),
    "0005": ("pad_entries",),
}
"""The tables that each migration after the first has made."""
RELEASES = sorted(path.stem for path in GOLDEN.glob("*.sql"))


def revision_of(release: str) -> str:
    """The revision that a release's store has."""
    found = re.search(r'INTO "alembic_version" VALUES\(\'(\d+)\'\)', (GOLDEN / f"{release}.sql").read_text("utf-8"))
    assert found
    return found[1]


AGES = [(release, revision) for release in RELEASES for revision in REVISIONS if revision <= revision_of(release)]
"""Every release's store at its own revision and at those before."""


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


def schema_of(store: Path) -> tuple[str, dict[str, str]]:
    """The revision of a store, and how each of its tables is made."""
    with sqlite3.connect(store) as database:
        (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        tables = dict(database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name"))
    database.close()
    return revision, tables


def open_once(store: Path) -> None:
    """Open a store as a room does, and close it."""

    async def ignore(_: object) -> None:
        pass

    async def story() -> None:
        opened = SqliteStore(store)
        await opened.open(ignore)
        await opened.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


@pytest.mark.parametrize(("release", "revision"), AGES)
def test_a_store_of_every_revision_is_migrated_to_the_newest(release: str, revision: str, tmp_path: Path) -> None:
    store, known = load(release, tmp_path)
    with sqlite3.connect(store) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", [revision])
        for later, tables in LATER.items():
            for table in tables if revision < later <= revision_of(release) else ():
                database.execute(f"DROP TABLE {table}")
        before = read_steps(database)
    database.close()
    open_once(store)
    open_once(tmp_path / "new.sqlite")
    assert schema_of(store) == schema_of(tmp_path / "new.sqlite")
    assert schema_of(store)[0] == MIGRATIONS.get_current_head()
    with sqlite3.connect(store) as database:
        assert read_steps(database) == before
    database.close()
    assert before.keys() == known.keys()


def test_every_migration_says_which_tables_it_made() -> None:
    assert {*LATER, "0001"} == set(REVISIONS)


def test_this_release_has_its_store_at_the_newest_revision() -> None:
    assert __version__ in RELEASES
    assert revision_of(__version__) == MIGRATIONS.get_current_head()


def test_every_table_of_this_release_keeps_the_version_of_its_rules(tmp_path: Path) -> None:
    store, known = load(__version__, tmp_path)
    with sqlite3.connect(store) as database:
        steps = read_steps(database)
    database.close()
    for table in known:
        assert replay(table, steps[table]).gathering.game.rules_version == 1
