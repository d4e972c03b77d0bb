"""The room as a web service: routes, sockets, security, the built browser client."""

from splittable.service.server import serve
from splittable.service.settings import RoomSettings

__all__ = ["RoomSettings", "serve"]
