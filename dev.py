#!/usr/bin/env python3
"""Set up Splittable in `.venv` and run a part of it; needs Python 3.11 or newer and nothing else.

python3 dev.py room: set up and start the room (`python3 dev.py run serve --help` for its options)
python3 dev.py test [pytest's arguments]: set up and run all tests
python3 dev.py run [arguments]: set up and run any command of `splittable`
python3 dev.py docs: set up and build the documentation into `site/`
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
FOR_PLAY, FOR_TESTS, FOR_DOCS = HOME / "made-for-play", HOME / "made-for-tests", HOME / "made-for-docs"
PROJECT = ROOT / "pyproject.toml"
PARTS = {
    "room": ["splittable"],
    "test": ["pytest", "-n", "auto"],
    "run": ["splittable"],
    "docs": ["mkdocs", "build", "--strict"],
}
DEBIAN = {
    "chromium-headless-shell": "usr/bin/chromium*",
    "haproxy": "usr/sbin/haproxy",
    "postgresql": "usr/lib/postgresql/*/bin/initdb",
}
"""Packages of Debian that tests use, and where each leaves what they look for."""


class Step(NamedTuple):
    """A part of the set-up: what the progress line says, and what is done."""

    label: str
    do: Callable[[], None]


class Processes:
    """What was started, and is ended when this process is: also what a signal finds half started."""

    def __init__(self) -> None:
        self.started: list[subprocess.Popen[bytes]] = []
        self.is_starting = False
        self.asked_to_leave = 0

    def start(self, command: Sequence[str], **more: Any) -> subprocess.Popen[bytes]:
        """Start a process; a signal that comes meanwhile waits until there is something to end."""
        self.is_starting = True
        try:
            self.started.append(subprocess.Popen(command, **more))
        finally:
            self.is_starting = False
        if self.asked_to_leave:
            sys.exit(128 + self.asked_to_leave)
        return self.started[-1]

    def leave(self, number: int, _: object) -> None:
        """End like a process that a signal has ended."""
        if self.is_starting:
            self.asked_to_leave = number
        else:
            sys.exit(128 + number)

    def end(self) -> None:
        """End what is still running, and wait until it has."""
        for process in self.started:
            if process.poll() is None:
                process.terminate()
            process.wait()


PROCESSES = Processes()


class Quiet(NamedTuple):
    """A process whose output is shown only if it fails."""

    process: subprocess.Popen[bytes]
    output: IO[bytes]

    def finish(self) -> None:
        """Wait until it ends; if it fails, show its output and leave."""
        if code := self.process.wait():
            self.output.seek(0)
            sys.stderr.write(f"\n{self.output.read().decode(errors='replace')}\n")
            sys.exit(f"this failed with exit code {code}: {' '.join(map(str, self.process.args))}")  # type: ignore[arg-type]


def start(command: Sequence[str], more: Mapping[str, str] | None = None) -> Quiet:
    """Start a process, perhaps with more variables in its environment."""
    output = tempfile.TemporaryFile()  # noqa: SIM115 - read after the process has ended
    process = PROCESSES.start(command, stdout=output, stderr=output, cwd=ROOT, env={**os.environ, **(more or {})})
    return Quiet(process, output)


def made_from() -> str:
    """What the environment depends on, as one word."""
    return hashlib.sha256(PROJECT.read_bytes() + sys.version.encode()).hexdigest()


def is_made(stamp: Path) -> bool:
    """Whether a stamp says that the environment is as it should be."""
    return stamp.exists() and stamp.read_text() == made_from()


def make_environment() -> None:
    """Make the environment with a recent pip."""
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True, clear=True)
    pip("--upgrade", "pip")


def pip(*arguments: str) -> None:
    """Install into the environment."""
    start([str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments]).finish()


def install(stamp: Path, *arguments: str) -> None:
    """Install the project and more into the environment."""
    pip("--editable", str(ROOT), *arguments)
    stamp.write_text(made_from())


def fetch_web_tools() -> None:
    """Fetch the tools that check the browser client, and build it if it has changed."""
    start([str(PYTHON), str(ROOT / "hatch_build.py")], {"SPLITTABLE_WEB_CHECKS": "1"}).finish()


def compile_games() -> None:
    """Compile the games and their bots once, before anybody waits for it."""
    run_visibly("-m", "splittable", "compile")


def compile_for_tests() -> None:
    """Compile all that tests call, before the workers of a test run would each do the same."""
    run_visibly(str(ROOT / "tests/ahead.py"))


def run_visibly(*arguments: str) -> None:
    """Run Python with its progress bar, which is drawn on a terminal's stderr."""
    if PROCESSES.start([str(PYTHON), *arguments], stdout=subprocess.DEVNULL).wait():
        sys.exit("the games could not be compiled")


def compile_beside_debian() -> None:
    """Compile while the browser and the PostgreSQL that tests use are installed, where it is ours to do."""
    missing = [package for package, path in DEBIAN.items() if not list(Path("/").glob(path))]
    apt = shutil.which("apt-get")
    if not missing or not apt or os.geteuid() != 0:
        compile_for_tests()
        return
    script = f"{apt} -qq update && {apt} -qq install -y --no-install-recommends {' '.join(missing)}"
    installing = start(["sh", "-c", script], {"DEBIAN_FRONTEND": "noninteractive"})
    compile_for_tests()
    installing.finish()


def steps_for_play() -> list[Step]:
    """What has to be set up before anybody can play."""
    if is_made(FOR_PLAY):
        return []
    return [
        Step("Python and pip", make_environment),
        Step("packages and the browser client", lambda: install(FOR_PLAY)),
    ]


def steps_for_room() -> list[Step]:
    """What has to be set up so that nobody waits at the first table."""
    return [*steps_for_play(), Step("compiling the games and their bots, once", compile_games)]


def steps_for_tests() -> list[Step]:
    """What has to be set up before the tests.

    The set-up for play always comes first, so that every run of the tests in a fresh clone, CI's too, goes the way of
    somebody who played first and tests then.
    """
    compiling: list[Quiet] = []

    def compile_meanwhile() -> None:
        # Packages and tools come through one core and the network; the games are compiled beside that.
        compiling.append(start([str(PYTHON), "-m", "splittable", "compile"], {"PYTHONPATH": str(ROOT / "src")}))

    def compile_the_rest() -> None:
        compiling[0].finish()
        compile_beside_debian()

    check = [Step("packages for tests", lambda: install(FOR_TESTS, "--group", f"{PROJECT}:check"))]
    return [
        *steps_for_play(),
        Step("beginning to compile the games", compile_meanwhile),
        *([] if is_made(FOR_TESTS) else check),
        Step("tools that check the browser client", fetch_web_tools),
        Step("compiling what is tested, once", compile_the_rest),
    ]


def steps_for_docs() -> list[Step]:
    """What has to be set up before the documentation is built."""
    docs = Step("packages for the documentation", lambda: install(FOR_DOCS, "--group", f"{PROJECT}:docs"))
    return [*steps_for_play(), *([] if is_made(FOR_DOCS) or is_made(FOR_TESTS) else [docs])]


def set_up(steps: Sequence[Step]) -> None:
    """Take steps one after the other, with one line of progress."""
    is_terminal = sys.stderr.isatty()
    for number, step in enumerate(steps, 1):
        line = f"setting up .venv ({number}/{len(steps)}): {step.label} …"
        # On a terminal each line takes the place of the one before.
        sys.stderr.write(f"\r\033[K{line}" if is_terminal else f"{line}\n")
        sys.stderr.flush()
        step.do()
    if is_terminal and steps:
        sys.stderr.write("\r\033[K")


def become(command: list[str]) -> NoReturn:
    """Go on as another program, so that whoever ends this process ends that program."""
    os.chdir(ROOT)
    sys.stderr.flush()
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted between
    # Windows has no exec that keeps the process: stay, and pass on what can be passed on.
    running = subprocess.Popen(command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGBREAK"):
        signal.signal(getattr(signal, name), lambda *_: running.terminate())
    sys.exit(running.wait())


def main(arguments: list[str]) -> NoReturn:
    """Set up and go on as what was asked for."""
    if sys.version_info < (3, 11):  # noqa: UP036 - said in a sentence instead of a traceback
        sys.exit("Splittable needs Python 3.11 or newer")
    if not arguments or arguments[0] not in PARTS:
        sys.exit(__doc__)
    signal.signal(signal.SIGTERM, PROCESSES.leave)
    steps = {"room": steps_for_room, "test": steps_for_tests, "run": steps_for_play, "docs": steps_for_docs}
    try:
        set_up(steps[arguments[0]]())
    finally:
        PROCESSES.end()
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # the theme's advertisement
    become([str(PYTHON), "-m", *PARTS[arguments[0]], *arguments[1:]])


if __name__ == "__main__":
    main(sys.argv[1:])
