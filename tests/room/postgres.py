"""A PostgreSQL of our own, from Debian's packages, for as long as the tests last."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from room.people import free_port

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
HANG_UP_ON_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"


def _run(command: Sequence[str | Path]) -> None:
    # PostgreSQL refuses to run as root; its package brings a user who is not.
    user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
    subprocess.run(
        [str(word) for word in command],
        check=True,
        user=user.pw_uid if user else None,
        group=user.pw_gid if user else None,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of an empty database."""
    binaries = BINARIES[-1]
    folder = Path(tempfile.mkdtemp(prefix="splittable-postgres-", dir="/tmp"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    port = free_port()
    place = folder / "cluster"
    try:
        _run([binaries / "initdb", "-D", place, "-U", "room", "--auth=trust", "--no-sync", "-E", "UTF8"])
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        _run([binaries / "pg_ctl", "-D", place, "-w", "-l", folder / "log", "-o", options, "start"])
        try:
            yield f"postgresql://room@127.0.0.1:{port}/postgres"
        finally:
            _run([binaries / "pg_ctl", "-D", place, "-w", "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
