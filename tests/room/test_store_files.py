"""An SQLite store belongs to one room at a time, and to nobody but its owner."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from room.nursery import ForkedServer, Nursery
from room.people import PATIENCE, Server, gather, tell

from splittable.room.store.locking import InUse, serving
from splittable.room.store.rights import make_private_store

HOLD = """
import sys
from pathlib import Path
from splittable.room.store.locking import serving
with serving(Path(sys.argv[1]), "http://here:8000"):
    print("held", flush=True)
    sys.stdin.read()
"""


def splittable(*words: str | Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command as most people's shells would: new files may be read by all."""
    command = [sys.executable, "-m", "splittable", *map(str, words)]
    environment = os.environ | more
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, umask=0o022)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def room(nursery: Nursery, tmp_path: Path) -> Server:
    return ForkedServer(str(tmp_path / "room.sqlite"), tmp_path / "log", nursery=nursery).start()


def test_a_second_room_with_the_same_file_says_where_the_first_is_and_ends(room: Server, tmp_path: Path) -> None:
    linked = tmp_path / "linked.sqlite"
    linked.symlink_to(room.store)
    for store in (room.store, linked):
        second = splittable("serve", "--port", "0", "--store", store)
        assert (second.returncode, len(second.stderr.splitlines())) == (1, 1)
        assert f"already, at {room.address}" in second.stderr
    assert httpx.get(f"{room.address}/healthz", timeout=PATIENCE).status_code == 200
    room.stop()


def test_who_opens_the_room_twice_is_told_where_it_is(tmp_path: Path) -> None:
    data = tmp_path / "splittable" / "room.sqlite"
    with serving(data, "http://192.168.1.5:8000"):
        second = splittable(XDG_DATA_HOME=str(tmp_path))
    assert (second.returncode, second.stdout) == (1, "")
    assert second.stderr.endswith("a room is open with this store already, at http://192.168.1.5:8000\n")


def test_a_killed_room_leaves_its_file_to_the_next(room: Server) -> None:
    room.kill()
    room.start()
    assert room.stop() == 0


def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", HOLD, str(store)], **pipes) as holder:  # type: ignore[call-overload]
        assert holder.stdout.readline() == b"held\n"
        with pytest.raises(InUse) as refused, serving(store, "http://there:8000"):
            pass
        assert refused.value.place == "http://here:8000"
        holder.kill()
    with serving(store, "a longer place"), pytest.raises(InUse, match=r"at a longer place$"), serving(store, "x"):
        pass
    with serving(store, "short"), pytest.raises(InUse, match=r"at short$"), serving(store, "x"):
        pass


def test_tables_are_exported_imported_and_backed_up_while_the_room_runs(room: Server, tmp_path: Path) -> None:
    table = tell(gather(room, "splitter", 2, autostart=False)).table
    exported = splittable("export", table, "--store", room.store)
    assert exported.returncode == 0
    other = "".join(reversed(table))
    lines = tmp_path / "lines"
    lines.write_text(exported.stdout.replace(table, other))
    assert splittable("import", lines, "--store", room.store).returncode == 0
    assert httpx.get(f"{room.address}/api/tables/{other}/record", timeout=PATIENCE).status_code == 403
    assert splittable("backup", tmp_path / "copy.sqlite", "--store", room.store).returncode == 0
    assert room.stop() == 0


def test_a_store_and_all_beside_it_are_its_owners_only(nursery: Nursery, tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    before = os.umask(0o022)
    try:
        room = Server(str(folder / "room.sqlite"), tmp_path / "log").start()
        tell(gather(room, "splitter", 2))
        names = {path.name: oct(mode(path)) for path in folder.iterdir()}
        room.stop()
    finally:
        os.umask(before)
    beside = ("room.sqlite", "room.sqlite-wal", "room.sqlite-shm", "room.sqlite.lock")
    assert names == dict.fromkeys(beside, "0o600")
    assert mode(folder) == 0o700


def test_backups_and_exports_are_their_owners_only(room: Server, tmp_path: Path) -> None:
    store, copy, lines = Path(room.store), tmp_path / "copy.sqlite", tmp_path / "lines"
    room.stop()
    assert splittable("backup", copy, "--store", store).returncode == 0
    command = [sys.executable, "-m", "splittable", "export", "--store", str(store)]
    with lines.open("wb") as file:
        lines.chmod(0o644)
        assert subprocess.run(command, stdout=file, check=False).returncode == 0
    assert [oct(mode(path)) for path in (store, copy, lines)] == ["0o600"] * 3


def test_a_store_that_others_could_read_is_narrowed_and_that_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files = [tmp_path / f"room.sqlite{ending}" for ending in ("", "-wal", "-shm")]
    for file in files:
        file.touch()
        file.chmod(0o664)
    make_private_store(files[0])
    assert [mode(file) for file in files] == [0o600] * 3
    assert [record.getMessage() for record in caplog.records] == [
        f"others could read {file.name}; now only its owner may" for file in files
    ]
    make_private_store(files[0])
    assert len(caplog.records) == 3
