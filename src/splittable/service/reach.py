"""How other devices on the same network reach the room."""

import socket

from splittable.service.settings import RoomSettings

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened at

LOOPBACK = "127.0.0.1"


def own_address() -> str:
    """The address of this machine on the network."""
    # Nothing is sent: connecting a UDP socket only selects the local address of the route.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
            own: str = trial.getsockname()[0]
        except OSError:
            return LOOPBACK
        return own


def reach_of(settings: RoomSettings) -> str:
    """The room's address for other devices; empty if it listens on loopback only, or there is no network."""
    own = own_address() if settings.host in EVERYWHERE else LOOPBACK
    if own == LOOPBACK:
        return ""
    return f"{'https' if settings.tls_cert else 'http'}://{own}:{settings.port}"
