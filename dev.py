#!/usr/bin/env python3
"""Set up Splittable in `.venv` and run a part of it; needs Python 3.11 or newer and nothing else.

python3 dev.py room: set up and start the room (`python3 dev.py run serve --help` for its options)
python3 dev.py test [pytest's arguments]: set up and run all tests
python3 dev.py run [arguments]: set up and run any command of `splittable`
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FOR_PLAY, FOR_TESTS = HOME / "made-for-play", HOME / "made-for-tests"
PROJECT = ROOT / "pyproject.toml"
PARTS = {"room": ["splittable"], "test": ["pytest", "-n", "2"], "run": ["splittable"]}
DEBIAN = {"chromium-headless-shell": "usr/bin/chromium*", "postgresql": "usr/lib/postgresql/*/bin/initdb"}
"""Packages of Debian that tests use, and where each leaves what they look for."""


def made_from() -> str:
    """What the environment depends on, as one word."""
    return hashlib.sha256(PROJECT.read_bytes() + sys.version.encode()).hexdigest()


def is_made(stamp: Path) -> bool:
    """Whether a stamp says that the environment is as it should be."""
    return stamp.exists() and stamp.read_text() == made_from()


def install(stamp: Path, *arguments: str) -> None:
    """Install the project and more into the environment, unless a stamp says that it is done."""
    if is_made(stamp):
        return
    sys.stderr.write("setting up .venv, once; this takes a few minutes\n")
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True, clear=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--root-user-action=ignore"]
    subprocess.run([*pip, "--upgrade", "pip"], check=True)
    # The build of the browser client then also brings the tools that check it.
    environment = os.environ | {"SPLITTABLE_WEB_CHECKS": "1"} if arguments else None
    subprocess.run([*pip, "--editable", str(ROOT), *arguments], check=True, env=environment)
    stamp.write_text(made_from())


def install_from_debian() -> None:
    """Install the browser and the PostgreSQL that tests use, where it is ours to do."""
    missing = [package for package, path in DEBIAN.items() if not list(Path("/").glob(path))]
    apt = shutil.which("apt-get")
    if missing and apt and os.geteuid() == 0:
        sys.stderr.write(f"installing {' and '.join(missing)}, once\n")
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
            subprocess.run([apt, "-qq", *command], check=True, stdout=subprocess.DEVNULL, env=quiet)


def set_up_tests() -> None:
    """Install what tests use besides the project, and compile the games."""
    install(FOR_TESTS, "--group", f"{PROJECT}:check")
    # Once, before the workers of the test run would each do the same.
    compiling = subprocess.Popen([str(PYTHON), "-m", "splittable", "compile"], stdout=subprocess.DEVNULL)
    install_from_debian()
    if compiling.wait():
        sys.exit("the games could not be compiled")


def main(arguments: list[str]) -> int:
    """Run what was asked for, and give its exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 - said in a sentence instead of a traceback
        sys.exit("Splittable needs Python 3.11 or newer")
    if not arguments or arguments[0] not in PARTS:
        sys.exit(__doc__)
    if arguments[0] == "test":
        set_up_tests()
    elif not is_made(FOR_TESTS):
        install(FOR_PLAY)
    return subprocess.run([str(PYTHON), "-m", *PARTS[arguments[0]], *arguments[1:]], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
