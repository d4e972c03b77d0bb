"""What somebody waits for at the start, measured in fresh processes."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

COMPILE = "from splittable.play.compiling import compile_rules; compile_rules({!r})"
FIRST_PLAYOUT = "import splittable; splittable.simulate({!r}, players={}, games=1)"
NOT_FOR_CHILDREN = ("SPLITTABLE_PLAIN", "NUMBA_BOUNDSCHECK", "PYTHONPROFILEIMPORTTIME")


@dataclass(frozen=True)
class Start:
    """How long a game takes until its first playout, in seconds by the clock, each for a whole fresh process."""

    game: str
    cold_compile: float
    """Everything that is compiled, into an empty cache."""
    cold_compile_cpu: float
    """The same in CPU time, which a busy machine does not stretch."""
    first_playout: float
    """One random game, with what is in the cache by then."""


def seconds_of(code: str, cache: Path) -> float:
    """How long a fresh process runs that does this and nothing else."""
    environment = {name: value for name, value in os.environ.items() if name not in NOT_FOR_CHILDREN}
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment | {"SPLITTABLE_CACHE": str(cache)}, check=True)
    return time.perf_counter() - start


def children_cpu() -> float:
    """The CPU time of all processes that were started and waited for so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure_start(game: str, players: int, rounds: int) -> Start:
    """Compile a game once into an empty cache, then start it from there as often as there are rounds."""
    with TemporaryDirectory() as folder:
        cpu = children_cpu()
        cold = seconds_of(COMPILE.format(game), Path(folder))
        cpu = children_cpu() - cpu
        warm = [seconds_of(FIRST_PLAYOUT.format(game, players), Path(folder)) for _ in range(rounds)]
    return Start(game, cold, cpu, median(warm))


def measure_import(rounds: int, seconds: Callable[[str, Path], float] = seconds_of) -> float:
    """How much longer a fresh process takes that imports splittable: the median of pairs."""
    with TemporaryDirectory() as folder:
        cache = Path(folder)
        seconds("import splittable", cache)  # writes the byte code that every later import reads
        return median(seconds("import splittable", cache) - seconds("pass", cache) for _ in range(rounds))
