"""The rules are the same compiled, with bounds checks, and in plain Python."""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bounds import MODE
from tables import Kind, all_eyes, all_kinds, finished_table, open_table, play_some

from splittable.games import ids

ROOT = Path(__file__).parent.parent
PLAIN = {"SPLITTABLE_PLAIN": "1"}
RULE_TESTS = ["-m", "pytest", "-q", "-p", "no:xdist", "src/splittable/games"]
NO_THOUGHTS = ["--ignore-glob=*_bots*.py", "--ignore-glob=*_review*.py"]
"""Without those of bots and judges, who would think for hours in plain Python."""
NOT_DRAWN_OFTEN = ["--ignore-glob=*_resample.py", "--ignore-glob=*_hidden.py"]
"""Nor those that draw what is hidden thousands of times."""

is_inner = pytest.mark.skipif("SPLITTABLE_INNER" in os.environ, reason="this run is itself one of the modes")


def records() -> dict[str, str]:
    """A checksum of a whole game of every kind of table."""
    return {str(kind): hashlib.sha256(finished_table(kind, 77).record().encode()).hexdigest() for kind in all_kinds()}


def views() -> dict[str, str]:
    """A checksum of all views of every kind of table, in the midst of a game and at its end."""
    return {str(kind): hashlib.sha256(b"".join(_views(kind))).hexdigest() for kind in all_kinds()}


def _views(kind: Kind) -> Iterator[bytes]:
    table = open_table(kind, 77)
    play_some(table, random.Random(77), 25)
    for moment in (table, finished_table(kind, 77)):
        for eyes in all_eyes(moment):
            yield moment.view_json(eyes)


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
    assert " passed" in run([*RULE_TESTS, *NO_THOUGHTS, *NOT_DRAWN_OFTEN, "tests/test_perft.py"], PLAIN)


@is_inner
def test_compiled_and_plain_rules_play_the_same_games_and_write_the_same_views() -> None:
    both = "import json, test_modes; print(json.dumps([test_modes.records(), test_modes.views()]))"
    assert json.loads(run(["-W", "error", "-c", both], PLAIN)) == [records(), views()]
