"""HTTP of parcels: a device's seats and settings on their way to another one."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.room import parcels
from splittable.room.names import check_name
from splittable.room.room import Room
from splittable.service.belongings import Luggage, ParcelLeft
from splittable.service.door import Door, TooFast, answer_json
from splittable.service.links import address_for_others, draw_code, key_of
from splittable.service.security import address_of

LARGEST = 65_536
"""Bytes of a parcel: 300 seats and more."""


class Parcels:
    """Keeps what one device leaves until another picks it up; tokens come in a header, which is never logged."""

    def __init__(self, room: Room, door: Door, reach: str) -> None:
        self._room = room
        self._door = door
        self._reach = reach

    def routes(self) -> list[Route]:
        """The routes."""
        guard = self._door.guard
        return [
            Route("/api/parcel", guard(self.leave), methods=["POST"]),
            Route("/api/parcel", guard(self.look), methods=["GET"]),
            Route("/api/parcel", guard(self.take), methods=["DELETE"]),
            Route("/api/parcel.svg", guard(self.draw), methods=["GET"]),
        ]

    async def leave(self, request: Request) -> Response:
        """Keep luggage for ten minutes."""
        luggage = await self._door.read(request, Luggage, LARGEST)
        check_name(luggage.settings.get("name", ""))
        if not self._door.doorkeeper.may_leave_parcel(address_of(request)):
            raise TooFast("room-too-fast")
        token, parcel = await parcels.leave(self._room.store, msgspec.json.encode(luggage))
        return answer_json(ParcelLeft(token, self._link(request, token), parcel.until), 201)

    async def look(self, request: Request) -> Response:
        """What is in a parcel."""
        return Response(await parcels.look(self._room.store, key_of(request)), media_type="application/json")

    async def take(self, request: Request) -> Response:
        """What is in a parcel, once: it is gone."""
        return Response(await parcels.take(self._room.store, key_of(request)), media_type="application/json")

    async def draw(self, request: Request) -> Response:
        """The link to a parcel as a QR code."""
        await parcels.look(self._room.store, key_of(request))
        return await draw_code(self._link(request, key_of(request)))

    def _link(self, request: Request, token: str) -> str:
        return address_for_others(request, self._reach, "/move") + f"#{token}"
