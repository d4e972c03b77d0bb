"""The room as one server process or several."""

import logging
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette

from splittable.service.app import make_app
from splittable.service.logs import write_logs
from splittable.service.parent import end_with_parent
from splittable.service.requests import RoomHttp
from splittable.service.settings import RoomSettings
from splittable.service.sockets import RoomSocket

SWITCH_SECONDS = 0.0005
"""Thread switch interval: a busy event loop delays the storing thread ten times less than by default."""
VARIABLE = "SPLITTABLE_ROOM"
"""Environment variable that passes the settings to worker processes."""
STOP_SECONDS = 10
HIGHEST_PORT = 65_535
LOG_LEVELS = ("debug", "info", "warning", "error")


def make_worker_app() -> Starlette:
    """The application of a process that a supervisor started."""
    # Taken away, because whatever this process starts need not know where the store is.
    settings = msgspec.json.decode(os.environ.pop(VARIABLE), type=RoomSettings)
    write_logs(settings.log)
    sys.setswitchinterval(SWITCH_SECONDS)
    end_with_parent()
    return make_app(settings)


def check_settings(settings: RoomSettings) -> None:
    """Raise `ValueError` for settings that a room cannot run with."""
    if not 0 <= settings.port <= HIGHEST_PORT:
        raise ValueError(f"a port is a number from 0 to {HIGHEST_PORT}, not {settings.port}")
    if settings.log not in LOG_LEVELS:
        raise ValueError(f"--log is one of {', '.join(LOG_LEVELS)}, not {settings.log!r}")
    if settings.keep_days < 0:
        raise ValueError("--keep-days is a number of days, 0 to keep all tables")
    if settings.workers < 1:
        raise ValueError("a room has at least one worker")
    if settings.workers > 1 and not settings.store.startswith("postgres"):
        raise ValueError("several workers share a store, which takes a PostgreSQL URL")
    if settings.ladder_bots and not settings.ladder:
        raise ValueError("--ladder-bot names a bot of the ladder, which takes --ladder")
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise ValueError("TLS takes both files, the certificate and the key")


def _configure(settings: RoomSettings, app: str | Callable[[], Starlette]) -> dict[str, Any]:
    return {
        "app": app,
        "factory": True,
        "host": settings.host,
        "port": settings.port,
        "workers": settings.workers,
        "ssl_certfile": settings.tls_cert or None,
        "ssl_keyfile": settings.tls_key or None,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "lifespan": "on",
        "loop": "splittable.service.loops:RoomLoop",
        "http": RoomHttp,
        "ws": RoomSocket,
        "timeout_graceful_shutdown": STOP_SECONDS,
    }


def _leave(*_: object) -> None:
    """Exit with status 0 at once, without waiting for a game that is still being compiled."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)


def serve(settings: RoomSettings) -> None:
    """Run a room until it is told to stop."""
    check_settings(settings)
    write_logs(settings.log)
    # Uvicorn shuts down and then raises the signal again; that counts as success.
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, _leave)
    if settings.workers == 1:
        sys.setswitchinterval(SWITCH_SECONDS)
        uvicorn.run(**_configure(settings, lambda: make_app(settings)))
        return
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    uvicorn.run(**_configure(settings, "splittable.service.server:make_worker_app"))
