"""What `splittable compile` does is all that bots need: afterwards none of them compiles anything."""

import subprocess
import sys
from pathlib import Path

import pytest

from splittable.core.compiler import IS_PLAIN
from splittable.games import ids

FORBIDDEN = Path(__file__).parent / "forbidden.py"


@pytest.mark.skipif(IS_PLAIN, reason="nothing is compiled")
@pytest.mark.parametrize("game", ids())
def test_no_level_compiles_anything_after_the_warm_up(game: str) -> None:
    done = subprocess.run([sys.executable, str(FORBIDDEN), game], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
