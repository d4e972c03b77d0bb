"""The event loop of a room: uvloop where there is one, with a limit for TLS handshakes."""

import asyncio
import sys
from typing import Any

HANDSHAKE_SECONDS = 10.0
"""Seconds for a TLS handshake; by default a minute, and uvicorn has no setting for it."""


def _base() -> type[Any]:
    try:
        from uvloop import Loop
    except ImportError:
        if sys.platform == "win32":
            return asyncio.ProactorEventLoop
        return asyncio.SelectorEventLoop
    return Loop


class RoomLoop(_base()):  # type: ignore[misc]
    """An event loop whose TLS servers do not wait for long."""

    async def create_server(self, *args: Any, **more: Any) -> Any:
        """Create a server as usual."""
        if more.get("ssl") is not None:
            more.setdefault("ssl_handshake_timeout", HANDSHAKE_SECONDS)
        return await super().create_server(*args, **more)
