"""Rooms of one or several processes on a PostgreSQL of their own, all on this machine."""

import os
import pwd
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec

from benchmarks.room.servers import DISK, FROM_ONE_ADDRESS, SERVE, free_port, make_games_ready, wait_for
from splittable.service import RoomSettings

ROOT = Path(__file__).parents[2]
HAPROXY = shutil.which("haproxy", path="/usr/sbin:/usr/bin")
BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
PERIOD = 0.02
"""Seconds in which a process that has only a share of a core is let run once."""

Spread = Literal["sockets", "tables", "proxy"]


@dataclass(frozen=True)
class Setup:
    """A room under test: whose code, how many processes, and how people find them."""

    name: str
    code: Path
    workers: int
    spread: Spread = "tables"
    share: float = 1.0
    """The share of a core that each process may use."""


@dataclass(frozen=True)
class Running:
    """A room that serves: where, and the processes it consists of by their part."""

    ports: tuple[int, ...]
    families: dict[str, list[int]]


@contextmanager
def running(setup: Setup) -> Iterator[Running]:
    """Run a room, ready to play, with an empty database."""
    with ExitStack() as stack:
        url, postmaster = stack.enter_context(running_postgres())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="shards-benchmark-")))
        ports = tuple(free_port() for _ in range(setup.workers))
        workers = [
            stack.enter_context(_running_worker(setup.code, port, url, folder / f"{port}.log")) for port in ports
        ]
        for port in ports:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            make_games_ready(port)
        families = {"workers": workers, "PostgreSQL": [postmaster]}
        if setup.spread == "proxy":
            port, proxy = stack.enter_context(_running_proxy(folder, ports))
            ports, families = (port,), families | {"proxy": [proxy]}
        if setup.share < 1:
            stack.enter_context(held_back(workers, setup.share))
        yield Running(ports, families)


@contextmanager
def _running(command: Sequence[str], log: Path, environment: dict[str, str]) -> Iterator[int]:
    with log.open("wb") as written:
        process = subprocess.Popen(command, stdout=written, stderr=written, env=environment)
    try:
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _running_worker(code: Path, port: int, url: str, log: Path) -> AbstractContextManager[int]:
    settings = RoomSettings(port=port, store=url, log="warning", address_limits=FROM_ONE_ADDRESS)
    command = [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()]
    return _running(command, log, os.environ | {"PYTHONPATH": str(code / "src")})


@contextmanager
def _running_proxy(folder: Path, ports: Sequence[int]) -> Iterator[tuple[int, int]]:
    """HAProxy with the file of `deploy/`, for these ports."""
    if HAPROXY is None:
        raise FileNotFoundError("HAProxy is not installed: apt-get install haproxy")
    text = (ROOT / "deploy" / "haproxy.cfg").read_text()
    text = re.sub(r"^ +(user|group) haproxy\n", "", text, flags=re.MULTILINE).replace("maxconn 50000", "maxconn 5000")
    for number, port in enumerate(ports, 8001):
        text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{port}").replace(f"room-{number}", f"ours-{number}")
    own = free_port()
    text = re.sub(r"^ +server room-.*\n", "", text, flags=re.MULTILINE).replace("bind :80\n", f"bind 127.0.0.1:{own}\n")
    written = folder / "haproxy.cfg"
    written.write_text(text)
    with _running([HAPROXY, "-db", "-f", str(written)], folder / "haproxy.log", dict(os.environ)) as process:
        wait_for(f"http://127.0.0.1:{own}/healthz")
        yield own, process


@contextmanager
def held_back(processes: Sequence[int], share: float) -> Iterator[None]:
    """Let each process run for a share of the time only, in turns, so that nothing else on the machine is short."""
    ended = threading.Event()

    def hold(process: int, after: float) -> None:
        ended.wait(after)
        while not ended.is_set():
            os.kill(process, signal.SIGCONT)
            ended.wait(PERIOD * share)
            os.kill(process, signal.SIGSTOP)
            ended.wait(PERIOD * (1 - share))
        os.kill(process, signal.SIGCONT)

    threads = [
        threading.Thread(target=hold, args=(process, PERIOD * number / len(processes)))
        for number, process in enumerate(processes)
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        ended.set()
        for thread in threads:
            thread.join()


@contextmanager
def running_postgres() -> Iterator[tuple[str, int]]:
    """The URL of an empty database on a real disk, and its first process; it writes durably, as it does by default."""
    folder = Path(tempfile.mkdtemp(prefix="shards-postgres-", dir=DISK if DISK.is_dir() else None))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    port, place = free_port(), folder / "cluster"
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    try:
        _run("initdb", "-D", place, "-U", "room", "--auth=trust", "--no-sync", "-E", "UTF8")
        _run("pg_ctl", "-D", place, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            postmaster = int((place / "postmaster.pid").read_text().split()[0])
            yield f"postgresql://room@127.0.0.1:{port}/postgres", postmaster
        finally:
            _run("pg_ctl", "-D", place, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: str, *words: str | Path) -> None:
    # PostgreSQL refuses to run as root; its package brings a user who is not.
    user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
    subprocess.run(
        [str(BINARIES[-1] / command), *(str(word) for word in words)],
        check=True,
        user=user.pw_uid if user else None,
        group=user.pw_gid if user else None,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
