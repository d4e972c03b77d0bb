"""How other devices on the same network reach the room."""

import socket

from splittable.service.settings import RoomSettings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened at


def own_address() -> str:
    """The address of this machine that faces the network."""
    # Nothing is sent: asking for a route tells which of this machine's addresses is used for it.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
            own: str = trial.getsockname()[0]
        except OSError:
            return "127.0.0.1"
        return own


def reach_of(settings: RoomSettings) -> str:
    """The room's address for others; empty if it listens to this machine alone."""
    if settings.host not in EVERYWHERE:
        return ""
    return f"{'https' if settings.tls_cert else 'http'}://{own_address()}:{settings.port}"
