#!/usr/bin/env python3
"""Make a wheel from the source archive in a folder, without Node, install it in a new environment, and play with it.

python deploy/try_archive.py dist
"""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Mapping
from pathlib import Path

TOOLS = ("node", "npm", "npx")
PLAY = """
import splittable
from splittable.command import run
raise SystemExit(run(["simulate", splittable.games()[-1], "--players", "3", "--games", "50", "--json"]))
"""
CLIENT = "import importlib.resources as r; assert r.files('splittable.service').joinpath('static/index.html').is_file()"


def without_node(folder: Path) -> dict[str, str]:
    """The environment with a PATH on which neither Node nor npm is found, and no package of Node either."""
    places = []
    for place in os.environ["PATH"].split(os.pathsep):
        names = {path.stem for path in Path(place).iterdir()} if Path(place).is_dir() else set()
        if not names.intersection(TOOLS):
            places.append(place)
            continue
        # A folder that holds Node and much else: all of it but Node.
        copy = folder / f"path-{len(places)}"
        copy.mkdir()
        for path in Path(place).iterdir():
            if path.stem not in TOOLS:
                (copy / path.name).symlink_to(path)
        places.append(str(copy))
    return os.environ | {"PATH": os.pathsep.join(places)}


def run(command: list[str], environment: Mapping[str, str]) -> None:
    """Run a command, or leave with its exit code."""
    sys.stderr.write(f"+ {' '.join(command)}\n")
    done = subprocess.run(command, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main(folder: Path) -> None:
    """Try the archive of a folder, and leave the wheel beside it."""
    (archive,) = folder.glob("splittable-*.tar.gz")
    with tempfile.TemporaryDirectory(prefix="splittable-archive-") as work:
        environment = without_node(Path(work))
        assert not any(shutil.which(tool, path=environment["PATH"]) for tool in TOOLS)
        home = Path(work) / "home"
        venv.create(home, with_pip=True)
        python = str(home / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
        wheels = Path(work) / "wheels"
        run(
            [python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(wheels), str(archive)],
            environment,
        )
        (wheel,) = wheels.glob("*.whl")
        run([python, "-m", "pip", "install", "--quiet", str(wheel)], environment)
        # From elsewhere, so that no clone is taken for the package.
        os.chdir(work)
        run([python, "-c", CLIENT], environment)
        run([python, "-c", PLAY], environment)
        shutil.copy2(wheel, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
