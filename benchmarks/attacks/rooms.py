"""A room under attack: a fresh process with its usual limits and an empty store, from any checkout."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec

from benchmarks.room.servers import DISK, free_port

SERVE = """
import sys, msgspec
from splittable.room import compiling
from splittable.service import RoomSettings, serve
compiling.CALM_SECONDS = 1e6  # loading bots that nobody plays with takes a core from whoever is measured
serve(msgspec.json.decode(sys.argv[1], type=RoomSettings))
"""
PATIENCE = 60.0
HERE = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Source:
    """A checkout of the project."""

    folder: Path

    @property
    def name(self) -> str:
        """What its rows are called."""
        return "here" if self.folder == HERE else self.folder.name

    @property
    def environment(self) -> dict[str, str]:
        """The variables of a process that runs this checkout."""
        return os.environ | {"PYTHONPATH": str(self.folder / "src")}

    def compile(self) -> None:
        """Compile all games into the cache, so that no room does."""
        command = [sys.executable, "-m", "splittable", "compile"]
        subprocess.run(command, env=self.environment, check=True, stdout=subprocess.DEVNULL)


@dataclass(frozen=True)
class Room:
    """A running room."""

    port: int
    pid: int

    def memory(self) -> int:
        """Bytes of memory that the room's processes hold."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(_resident(pid) for pid in (str(self.pid), *children))


def _resident(pid: str) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()
    except (FileNotFoundError, ProcessLookupError):
        return 0


@contextmanager
def running(source: Source, most_files: int) -> Iterator[Room]:
    """Run a room; it answers, and ends with the context."""
    with TemporaryDirectory(dir=DISK, prefix="attacks-", ignore_cleanup_errors=True) as folder:
        port = free_port()
        settings = {"port": port, "store": f"{folder}/room.sqlite", "log": "error"}
        command = [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()]
        if most_files:
            command = ["prlimit", f"--nofile={most_files}:{most_files}", *command]
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, env=source.environment, cwd=folder)
        try:
            _wait(port, process)
            yield Room(port, process.pid)
        finally:
            process.terminate()
            try:
                process.wait(3)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5, verify=False).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise TimeoutError("the room did not open")
