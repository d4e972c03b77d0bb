"""Compile all that tests call, once before several workers would each do the same: python tests/ahead.py.

Jobs run as processes, as many at once as there are cores, the longest first. A stamp in the cache of compiled code,
named after the sources, says that nothing is left to do.
"""

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bounds import MODE

from splittable.core.compiler import PACKAGE, cache_folder
from splittable.games import ids

ROOT = Path(__file__).parent.parent
TRAINING = "training"


def stamp() -> Path:
    """The file that says that these very sources are compiled."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for place in (PACKAGE / "core", PACKAGE / "games", ROOT / TRAINING):
        for path in sorted(place.rglob("*.py")):
            digest.update(path.read_bytes())
    return cache_folder("for-tests", "splittable.core.loops") / digest.hexdigest()[:16]


def jobs() -> list[tuple[list[str], dict[str, str]]]:
    """The arguments of Python and the environment of every job, the longest first."""
    games: list[tuple[list[str], dict[str, str]]] = [(["-m", "splittable", "compile", game], {}) for game in ids()]
    bounds = [(["tests/bounds.py", game], MODE) for game in ids()]
    return [*games, *bounds, (["tests/ahead.py", TRAINING], {})]


def run(job: tuple[list[str], dict[str, str]]) -> int:
    """Run a job to its end; its exit code."""
    arguments, more = job
    places = os.pathsep.join(filter(None, [str(ROOT), str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]))
    environment = os.environ | more | {"PYTHONPATH": places}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, check=False
    ).returncode


def compile_training() -> None:
    """Learn from a game or two, and throw away what was learned."""
    from training import split_it_shares
    from training.split import Split
    from training.split_it import Columns
    from training.splitter import Sheets

    Sheets(1, 1).learn(Sheets(1, 1).begin(1), 0.0, 1)
    Split().learn(Split().begin(1), 0.0, 1)
    Columns(games=1).learn(Columns(games=1).begin(1), 0.0, 1)
    split_it_shares.play_sizes(2, split_it_shares.CHUNKS, 1)


def main(arguments: list[str]) -> int:
    """Do one job, or all that are left to do."""
    if arguments:
        {TRAINING: compile_training}[arguments[0]]()
        return 0
    if stamp().exists():
        return 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        failed = sum(map(bool, pool.map(run, jobs())))
    if not failed:
        stamp().touch()
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
