"""Servers that start in an instant: each is forked from a process that has everything loaded and compiled.

They are processes like any other, running the very command that a person would type; they can be killed.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Self

import msgspec
from room.people import Server

from splittable.service.limits import AddressLimits
from splittable.service.settings import RoomSettings

LATE = (
    "splittable.room.store.postgres",
    "uvicorn.protocols.http.httptools_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)
"""What a server imports only when it needs it."""


class Nursery:
    """The process that has everything loaded."""

    def __init__(self) -> None:
        places = [str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))}
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self._process = subprocess.Popen([sys.executable, __file__], env=environment, **pipes)
        try:
            self._ask()
        except ValueError:
            self.close()
            raise

    def _ask(self, **question: Any) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def run(self, log: Path, *command: str) -> int:
        """Begin a command of `splittable`; the number of its process."""
        return self._ask(command=command, log=str(log))

    def serve(self, log: Path, settings: RoomSettings) -> int:
        """Begin a room with settings that no command has; the number of its process."""
        return self._ask(settings=msgspec.json.encode(settings).decode(), log=str(log))

    def wait(self, process: int) -> int:
        """The exit code of a command that has come to its end, or is about to."""
        return self._ask(process=process)

    def close(self) -> None:
        """Let it go; it takes along whatever still runs."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


@dataclass
class ForkedServer(Server):
    """The room as a process of its own that takes no time to start."""

    nursery: Nursery = field(kw_only=True)
    number: int | None = None
    address_limits: AddressLimits | None = None
    """Limits that it has instead of the usual ones."""

    def start(self) -> Self:
        self.begin()
        self.wait()
        return self

    def begin(self) -> None:
        """Start without waiting until it serves."""
        if self.address_limits is not None:
            settings = RoomSettings(port=self.port, store=self.store, address_limits=self.address_limits)
            self.number = self.nursery.serve(self.log, settings)
            return
        place = ("--port", str(self.port), "--store", self.store)
        self.number = self.nursery.run(self.log, "serve", *place, *self.more)

    def _end(self, sign: signal.Signals) -> int:
        assert self.number is not None
        os.kill(self.number, sign)
        code = self.nursery.wait(self.number)
        self.number = None
        return code


def load_everything() -> None:
    """Import and compile what a server uses, by opening a room once."""
    import asyncio
    import contextlib
    import io
    import tempfile
    from importlib import import_module

    from splittable.command import run
    from splittable.games import ids
    from splittable.play.compiling import compile_rules
    from splittable.room import compiling
    from splittable.service.app import make_app
    from splittable.service.settings import RoomSettings

    async def open_once(store: str) -> None:
        app = make_app(RoomSettings(store=store))
        async with app.router.lifespan_context(app):
            pass

    # Bots are loaded when one plays: otherwise a server that lives longer on a slow machine would load them all.
    compiling.CALM_SECONDS = 3600.0
    for module in LATE:
        import_module(module)
    with contextlib.redirect_stdout(io.StringIO()):
        run(["serve", "--help"])
    for game in ids():
        compile_rules(game)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(open_once(f"{folder}/room.sqlite"))


def be_born(log: str, begin: Callable[[], int | None]) -> None:
    """Run a command or a room in a process that was just forked."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number, place in enumerate((nothing, written, written)):
        os.dup2(place, number)
    code = 1
    try:
        code = begin() or 0
    except SystemExit as exit_:
        code = exit_.code if isinstance(exit_.code, int) else 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def begin_command(command: list[str]) -> int:
    """Run a command."""
    from splittable.command import run

    return run(command)


def begin_room(settings: str) -> None:
    """Run a room."""
    from splittable.service import serve

    serve(msgspec.json.decode(settings, type=RoomSettings))


def main() -> None:
    """Answer until nobody asks any more."""
    load_everything()
    born: set[int] = set()
    for line in sys.stdin:
        question = json.loads(line)
        answer = 0
        if "log" in question:
            answer = os.fork()
            if not answer and "command" in question:
                be_born(question["log"], partial(begin_command, question["command"]))
            elif not answer:
                be_born(question["log"], partial(begin_room, question["settings"]))
            born.add(answer)
        elif "process" in question:
            answer = os.waitstatus_to_exitcode(os.waitpid(question["process"], 0)[1])
            born.remove(question["process"])
        print(answer, flush=True)  # noqa: T201 - whoever asked reads it
    for child in born:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    # Nothing is left to do, and tidying up takes seconds.
    os._exit(0)


if __name__ == "__main__":
    main()
