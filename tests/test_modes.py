"""The rules are the same compiled, with bounds checks, and in plain Python."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from bounds import MODE
from tables import all_kinds, finished_table

from splittable.games import ids

ROOT = Path(__file__).parent.parent
PLAIN = {"SPLITTABLE_PLAIN": "1"}
RULE_TESTS = ["-m", "pytest", "-q", "-p", "no:xdist", "--ignore-glob=*_bots.py", "src/splittable/games"]
"""Without those of bots, who would think for minutes in plain Python."""
NOT_DRAWN_OFTEN = ["--ignore-glob=*_resample.py", "--ignore-glob=*_hidden.py"]
"""Nor those that draw what is hidden thousands of times."""

is_inner = pytest.mark.skipif("SPLITTABLE_INNER" in os.environ, reason="this run is itself one of the modes")


def records() -> dict[str, str]:
    """A checksum of a whole game of every kind of table."""
    return {str(kind): hashlib.sha256(finished_table(kind, 77).record().encode()).hexdigest() for kind in all_kinds()}


def run(arguments: list[str], mode: dict[str, str]) -> str:
    """What a fresh Python prints in a mode."""
    places = os.pathsep.join(filter(None, [str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")]))
    environment = os.environ | mode | {"SPLITTABLE_INNER": "1", "PYTHONPATH": places}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@is_inner
@pytest.mark.parametrize("game", ids())
def test_no_index_is_out_of_bounds(game: str) -> None:
    run(["tests/bounds.py", game], MODE)


@is_inner
def test_the_rule_tests_and_counts_hold_in_plain_python() -> None:
    assert " passed" in run([*RULE_TESTS, *NOT_DRAWN_OFTEN, "tests/test_perft.py"], PLAIN)


@is_inner
def test_compiled_and_plain_rules_play_the_same_games() -> None:
    plain = run(["-W", "error", "-c", "import json, test_modes; print(json.dumps(test_modes.records()))"], PLAIN)
    assert json.loads(plain) == records()
