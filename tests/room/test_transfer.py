"""Tables move from store to store, and are backed up, while the room runs."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from room.people import PATIENCE, Person, Server, gather, play_on, tell


def splittable(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "splittable", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def played(server: Server) -> str:
    async def story() -> str:
        gathered = await gather(server, "splitter", 2)
        people = [await Person.come(server, gathered.table, key) for key in gathered.keys]
        await asyncio.gather(*(play_on(person, random.Random(7)) for person in people))
        return gathered.table

    return tell(story())


def test_a_table_moves_to_another_room_as_it_is(server: Server, played: str, tmp_path: Path) -> None:
    exported = splittable("export", played, "--store", server.store)
    assert exported.returncode == 0, exported.stderr
    lines = tmp_path / "table.jsonl"
    lines.write_text(exported.stdout)
    there = tmp_path / "there.sqlite"
    assert splittable("import", lines, "--store", there).returncode == 0
    again = splittable("import", lines, "--store", there)
    assert (again.returncode, "already in the store" in again.stderr) == (1, True)
    other = Server(str(there), tmp_path / "log").start()
    records = [httpx.get(f"{one.address}/api/tables/{played}/record", timeout=PATIENCE).text for one in (server, other)]
    other.stop()
    assert records[0] == records[1]
    assert records[0].startswith("splittable-record 1")


def test_the_whole_room_is_exported(server: Server, played: str) -> None:
    exported = splittable("export", "--store", server.store)
    assert f'"table":"{played}","number":0' in exported.stdout


def test_an_export_that_was_meddled_with_is_refused(server: Server, played: str, tmp_path: Path) -> None:
    lines = splittable("export", played, "--store", server.store).stdout.splitlines()
    for number, wrong in ((1, "{}"), (3, "{"), (5, lines[6]), (4, lines[4].replace("write", "scrawl"))):
        meddled = [*lines[: number - 1], wrong, *lines[number:]] if wrong != lines[number - 1] else lines[1:]
        (tmp_path / "wrong").write_text("\n".join(meddled))
        told = splittable("import", tmp_path / "wrong", "--store", tmp_path / "never.sqlite")
        assert told.returncode == 1
        assert len(told.stderr.splitlines()) == 1


def test_a_backup_is_taken_while_the_room_runs(server: Server, played: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert splittable("backup", copy, "--store", server.store).returncode == 0
    assert splittable("export", played, "--store", copy).stdout.count("\n") > 40


def test_a_record_is_verified_without_the_room(server: Server, played: str, tmp_path: Path) -> None:
    record = tmp_path / "game.split"
    record.write_text(httpx.get(f"{server.address}/api/tables/{played}/record", timeout=PATIENCE).text)
    told = splittable("verify", record)
    assert (told.returncode, "22 deals" in told.stdout) == (0, True)
    text = record.read_text()
    secret = next(line for line in text.splitlines() if line.startswith("secret "))
    for wrong in (text.replace(secret + "\n", ""), text.replace(secret, f"secret {'0' * 64}")):
        record.write_text(wrong)
        told = splittable("verify", record)
        assert (told.returncode, len(told.stderr.splitlines())) == (1, 1)
