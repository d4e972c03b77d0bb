"""Servers whose settings a test chooses."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import msgspec
from room.people import Json, Server

from splittable.room.push.pushes import PushRules
from splittable.room.room import Limits
from splittable.room.undoing import QUIET
from splittable.service import RoomSettings
from splittable.service.limits import AddressLimits

SERVE = """
import sys, msgspec
from splittable.room import undoing
from splittable.service import RoomSettings, serve
undoing.QUIET = float(sys.argv[2])
serve(msgspec.json.decode(sys.argv[1], type=RoomSettings))
"""
MANY = 1e9
NO_LIMITS = AddressLimits(
    requests_a_second=MANY,
    requests_at_once=MANY,
    tables_a_second=MANY,
    tables_at_once=MANY,
    messages_a_second=MANY,
    parcels_a_second=MANY,
    parcels_at_once=MANY,
    replays_a_second=MANY,
    replays_at_once=MANY,
)
"""Rates that stop nobody; sizes stay as they are."""


@dataclass
class TunedServer(Server):
    """A room with limits of its own."""

    address_limits: AddressLimits = field(default_factory=AddressLimits)
    limits: Limits = field(default_factory=lambda: Limits(tables_with_bots=int(MANY)))
    quiet: float = QUIET
    """Seconds before it is told whether somebody can undo."""
    push: PushRules = field(default_factory=PushRules)

    def start(self) -> Self:
        settings = RoomSettings(
            port=self.port, store=self.store, address_limits=self.address_limits, limits=self.limits, push=self.push
        )
        command = [sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode(), str(self.quiet)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ.copy())
        self.wait()
        return self

    @property
    def resident(self) -> int:
        """The memory that the process holds, in bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024


@contextmanager
def tuned(folder: Path, **limits: Any) -> Iterator[TunedServer]:
    """A room in a folder, for as long as it is needed."""
    server = TunedServer(str(folder / "room.sqlite"), folder / "log", **limits)
    try:
        yield server.start()
    finally:
        if server.process is not None:
            server.stop()


def logged(server: Server) -> list[Json]:
    """Every line that a room has logged."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def troubles(server: Server) -> list[Json]:
    """What went wrong in a room by its own account."""
    return [line for line in logged(server) if "trace" in line or line["level"] in ("error", "critical")]
