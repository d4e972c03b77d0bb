#!/usr/bin/env python3
"""Set up Splittable in `.venv` and run a part of it; needs Python 3.11 or newer and nothing else.

python3 dev.py test [pytest's arguments]   set up and run all tests
python3 dev.py run [arguments]             set up and run the command `splittable`
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = HOME / "made-from"
PARTS = {"room": ["splittable"], "test": ["pytest", "-n", "2"], "run": ["splittable"]}


def made_from() -> str:
    """What the environment depends on, as one word."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode()).hexdigest()


def set_up() -> None:
    """Make the environment, unless it is there and fits."""
    if STAMP.exists() and STAMP.read_text() == made_from():
        return
    sys.stderr.write("setting up .venv, once; this takes a few minutes\n")
    venv.create(HOME, with_pip=True, clear=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore"]
    subprocess.run([*pip, "--upgrade", "pip"], check=True)
    subprocess.run([*pip, "--editable", str(ROOT), "--group", f"{ROOT / 'pyproject.toml'}:check"], check=True)
    STAMP.write_text(made_from())


def main(arguments: list[str]) -> int:
    """Run what was asked for, and give its exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 - said in a sentence instead of a traceback
        sys.exit("Splittable needs Python 3.11 or newer")
    if not arguments or arguments[0] not in PARTS:
        sys.exit(__doc__)
    set_up()
    if arguments[0] == "test":
        # Once, before the workers of the test run would each do the same.
        subprocess.run([str(PYTHON), "-m", "splittable", "compile"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return subprocess.run([str(PYTHON), "-m", *PARTS[arguments[0]], *arguments[1:]], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
