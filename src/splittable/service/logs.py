"""Logs: one JSON object a line on stderr, without keys, links, names or actions."""

import json
import logging
import sys
import time

TOLD = ("table", "level", "game", "reason", "method", "path", "status", "milliseconds", "address", "port", "store")


class JsonLines(logging.Formatter):
    """A log line as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the message and the fields named in `TOLD`, nothing else."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {f"at_{key}" if key in line else key: getattr(record, key) for key in TOLD if hasattr(record, key)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        # In ASCII, so that no character of a path can break a line or change its direction.
        return json.dumps(line, default=str)


def write_logs(level: str) -> None:
    """Send all logs of this process to stderr."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[lines], force=True)
    for noisy in ("uvicorn.access", "alembic", "sqlalchemy", "aiosqlite"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
