"""A game that only brings a folder is playable, recorded, drawn, searched and offered to the lab."""

import subprocess
import sys
from pathlib import Path

from fifth_install import install

CHECKS = Path(__file__).parent / "fifth_checks.py"
ROOT = Path(__file__).parent.parent


def test_a_fifth_game_needs_no_change_anywhere_else(tmp_path: Path) -> None:
    environment = install(tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "--override-ini", "filterwarnings=", str(CHECKS)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
