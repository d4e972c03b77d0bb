"""Several processes compile at once and write to one cache."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

COMPILED = """
import numpy as np
from splittable.core.compiler import rule

KINDS = [np.int8, np.int16, np.int32, np.float32, np.float64, np.uint8, np.uint16, np.uint32]

@rule
def half(number):
    return number / 2
"""
ALL_AT_ONCE = """
import multiprocessing
from compiled_here import KINDS, half

def compile_for(kind, barrier):
    half.py_func(kind(1))
    barrier.wait()
    half(kind(1))

fork = multiprocessing.get_context("fork")
barrier = fork.Barrier(len(KINDS))
children = [fork.Process(target=compile_for, args=(kind, barrier)) for kind in KINDS]
for child in children:
    child.start()
for child in children:
    child.join()
assert [child.exitcode for child in children] == [0] * len(KINDS)
"""
AFTERWARDS = """
from compiled_here import KINDS, half
assert [half(kind(3)) for kind in KINDS] == [1.5] * len(KINDS)
assert sum(half.stats.cache_hits.values()) == len(KINDS), half.stats
assert not half.stats.cache_misses, half.stats
"""


def test_nothing_that_processes_compile_at_once_is_lost(tmp_path: Path) -> None:
    (tmp_path / "compiled_here.py").write_text(COMPILED)
    environment = os.environ | {"SPLITTABLE_CACHE": str(tmp_path / "cache")}
    for script in (ALL_AT_ONCE, AFTERWARDS):
        subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=environment, check=True)


WHERE = """
from splittable.core.compiler import cache_folder
folder = cache_folder("splittable.core.bits")
home = folder.parents[2]
assert folder.is_dir()
print(home, oct(home.stat().st_mode & 0o777), home.stat().st_uid)
"""


def ask_where(folder: Path) -> tuple[Path, str, int]:
    """The home of the cache if nothing can be written where it should be, its rights, and its owner."""
    environment = os.environ | {"SPLITTABLE_CACHE": "/dev/null/nowhere", "TMPDIR": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", WHERE], env=environment, capture_output=True, text=True, check=True, umask=0o002
    )
    home, rights, owner = done.stdout.split()
    return Path(home), rights, int(owner)


def test_a_cache_in_the_shared_temporary_folder_is_private_to_its_user(tmp_path: Path) -> None:
    for _ in range(2):  # made, and found
        assert ask_where(tmp_path) == (tmp_path / f"splittable-{os.getuid()}", "0o700", os.getuid())


def open_to_all(mine: Path) -> None:
    mine.mkdir()
    mine.chmod(0o777)


def readable_by_all(mine: Path) -> None:
    mine.mkdir()
    mine.chmod(0o755)


def link_elsewhere(mine: Path) -> None:
    other = mine.with_name("other")
    other.mkdir(mode=0o700)
    mine.symlink_to(other)


def no_folder(mine: Path) -> None:
    mine.write_text("")


@pytest.mark.parametrize("lay", [open_to_all, readable_by_all, link_elsewhere, no_folder], ids=lambda lay: lay.__name__)
def test_a_folder_that_others_may_have_laid_there_is_not_used(lay: Callable[[Path], None], tmp_path: Path) -> None:
    mine = tmp_path / f"splittable-{os.getuid()}"
    lay(mine)
    before = sorted(tmp_path.iterdir())
    home, rights, owner = ask_where(tmp_path)
    assert home != mine
    assert home.parent == tmp_path
    assert (rights, owner) == ("0o700", os.getuid())
    # One for that process only, which takes it along.
    assert sorted(tmp_path.iterdir()) == before
    assert not mine.is_dir() or not list(mine.iterdir())


@pytest.mark.skipif(os.name == "nt" or os.getuid() != 0, reason="only root can give a folder to somebody else")
def test_a_folder_of_somebody_else_is_not_used(tmp_path: Path) -> None:
    mine = tmp_path / f"splittable-{os.getuid()}"
    mine.mkdir(mode=0o700)
    os.chown(mine, 12345, 12345)
    assert ask_where(tmp_path)[0] != mine
    assert stat.S_IMODE(mine.stat().st_mode) == 0o700
    assert list(mine.iterdir()) == []
