"""Settings of a room."""

from pathlib import Path

import msgspec
import platformdirs

from splittable.room.room import Limits
from splittable.service.limits import AddressLimits


def default_store() -> str:
    """The default path of the store."""
    return str(Path(platformdirs.user_data_dir("splittable", appauthor=False)) / "room.sqlite")


class RoomSettings(msgspec.Struct, frozen=True):
    """Everything that can be configured when a room is started."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = msgspec.field(default_factory=default_store)
    workers: int = 1
    tls_cert: str = ""
    tls_key: str = ""
    origins: tuple[str, ...] = ()
    """Other origins that are allowed."""
    log: str = "info"
    address_limits: AddressLimits = AddressLimits()
    limits: Limits = Limits()
