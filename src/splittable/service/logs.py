"""Logs: one JSON object a line on stderr, without keys, links, names or actions."""

import json
import logging
import sqlite3
import sys
import time
import traceback

TOLD = ("table", "level", "game", "reason", "method", "path", "status", "milliseconds", "address", "port", "store")


class JsonLines(logging.Formatter):
    """A log line as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the message and the fields named in `TOLD`, nothing else."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            # Further lines show objects (asyncio), or a whole trace with what an exception says (starlette).
            "message": record.getMessage().partition("\n")[0],
        }
        line |= {f"at_{key}" if key in line else key: getattr(record, key) for key in TOLD if hasattr(record, key)}
        if record.exc_info and record.exc_info[1]:
            line["trace"] = trace_of(record.exc_info[1])
        # In ASCII, so that no character of a path can break a line or change its direction.
        return json.dumps(line, default=str)


def trace_of(error: BaseException) -> str:
    """Where an error and those behind it came from; what they say is left out, since it may quote an action."""
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = [trace_of(behind)] if behind else []
    within = [trace_of(one) for one in error.exceptions] if isinstance(error, BaseExceptionGroup) else []
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    own = "".join(traceback.format_tb(error.__traceback__)) + f"{kind}{_reason(error)}"
    return "\n".join([*before, *within, own])


def _reason(error: BaseException) -> str:
    """What an error says, where it can only speak of the machine: a file, a disk, a database's error code."""
    if isinstance(error, OSError) and error.strerror:
        return f": {error.strerror}"
    if isinstance(error, sqlite3.Error):
        return f": {error}"
    code = getattr(error, "sqlstate", None)
    return f": {code}" if code else ""


def write_logs(level: str) -> None:
    """Send all logs of this process to stderr."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[lines], force=True)
    for noisy in ("uvicorn.access", "alembic", "sqlalchemy", "aiosqlite"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
