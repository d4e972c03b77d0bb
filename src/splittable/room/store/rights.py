"""Files that only their owner may read: they hold the dealers' secrets of running tables."""

import logging
import os
import stat
from pathlib import Path

LOG = logging.getLogger("splittable.store")
OWNER_ONLY = 0o600
OWNER_ONLY_FOLDER = 0o700
OTHERS = 0o077
BESIDE = ("-wal", "-shm")
"""Endings of the files that SQLite keeps beside a database; it gives new ones the database's rights."""


def make_private(path: Path) -> None:
    """Make a file that only its owner may read, or leave the one that is there to its owner."""
    path.parent.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    _narrow(path)


def make_private_store(path: Path) -> None:
    """The same for a database and the files beside it."""
    make_private(path)
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            _narrow(beside)


def make_private_output(file: int) -> None:
    """Leave the file that an output goes to, if it goes to one, to its owner."""
    if os.name == "posix" and stat.S_ISREG(os.fstat(file).st_mode):
        os.fchmod(file, OWNER_ONLY)


def _narrow(path: Path) -> None:
    if os.name != "posix" or not path.stat().st_mode & OTHERS:
        return
    try:
        path.chmod(OWNER_ONLY)
    except PermissionError:
        LOG.warning("others may read %s, and it belongs to somebody else", path.name)
    else:
        LOG.warning("others could read %s; now only its owner may", path.name)
