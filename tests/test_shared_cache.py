"""Several processes compile at once and write to one cache."""

import os
import subprocess
import sys
from pathlib import Path

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
