"""How a room is run."""

from pathlib import Path

import msgspec
import platformdirs

from splittable.room.room import Limits
from splittable.service.limits import AddressLimits


def default_store() -> str:
    """Where the room of this machine keeps its tables."""
    return str(Path(platformdirs.user_data_dir("splittable", appauthor=False)) / "room.sqlite")


class RoomSettings(msgspec.Struct, frozen=True):
    """Everything that whoever runs a room can choose."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = msgspec.field(default_factory=default_store)
    workers: int = 1
    tls_cert: str = ""
    tls_key: str = ""
    origins: tuple[str, ...] = ()
    """Pages of other addresses that may speak to the room."""
    log: str = "info"
    address_limits: AddressLimits = AddressLimits()
    limits: Limits = Limits()
