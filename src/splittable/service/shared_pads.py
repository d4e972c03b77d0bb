"""HTTP and sockets of score pads that several devices share; the token that opens one is never in a path."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from splittable.games import find
from splittable.room.pads import OpenPad
from splittable.room.refusals import NotAsDescribed, Refused
from splittable.room.room import Room
from splittable.room.store.pads import Entry
from splittable.service import messages as wire
from splittable.service.connections import Connections
from splittable.service.door import Door, TooFast, answer_json
from splittable.service.links import address_for_others, draw_code, key_of
from splittable.service.listeners import TRY_LATER, say_farewell
from splittable.service.live import WRONG_KEY, refuse_socket
from splittable.service.pad_messages import PadMade, PadShown, PadWanted, Write, Written, read_write
from splittable.service.security import address_of, is_own_origin
from splittable.service.sockets import Gone, RoomSocket, end_of
from splittable.words import say

LOG = logging.getLogger("splittable.service")


class PadsShared:
    """Answers requests of shared pads, and keeps their sockets."""

    def __init__(self, room: Room, door: Door, connections: Connections, reach: str, origins: tuple[str, ...]) -> None:
        self._room = room
        self._door = door
        self._connections = connections
        self._reach = reach
        self._origins = origins

    def routes(self) -> list[BaseRoute]:
        """The routes."""
        guard = self._door.guard
        return [
            Route("/api/shared-pad", guard(self.make), methods=["POST"]),
            Route("/api/shared-pad", guard(self.show), methods=["GET"]),
            Route("/api/shared-pad.svg", guard(self.draw), methods=["GET"]),
            WebSocketRoute("/api/shared-pad/live", self.greet),
        ]

    async def make(self, request: Request) -> Response:
        """A new pad; whoever has its link may write on it."""
        wanted = await self._door.read(request, PadWanted)
        try:
            game = find(wanted.game).id
        except ValueError as error:
            raise NotAsDescribed("room-said", sentence=str(error)) from None
        if not self._door.doorkeeper.may_open_table(address_of(request)):
            raise TooFast("room-too-fast")
        token = await self._room.pads.create(game)
        return answer_json(PadMade(token, self._link(request, game, token)), 201)

    async def show(self, request: Request) -> Response:
        """All that is written on a pad."""
        pad = await self._room.pads.find(key_of(request))
        return answer_json(_shown(pad))

    async def draw(self, request: Request) -> Response:
        """The link to a pad as a QR code."""
        pad = await self._room.pads.find(key_of(request))
        return await draw_code(self._link(request, pad.game, key_of(request)))

    def _link(self, request: Request, game: str, token: str) -> str:
        return address_for_others(request, self._reach, f"/pad/{game}") + f"#{token}"

    async def greet(self, socket: WebSocket) -> None:
        """Accept a socket and serve it from then on, or refuse it before the handshake."""
        address, end = address_of(socket), end_of(socket)
        if not is_own_origin(socket, self._origins):
            return await refuse_socket(socket, 403, "room-wrong-origin")
        if not self._door.doorkeeper.may_request(address) or not self._connections.move(end, address):
            return await refuse_socket(socket, 429, "room-too-many-connections")
        await socket.accept()
        end.run(self._serve(end))
        return None

    async def _serve(self, end: RoomSocket) -> None:
        end.dismissed = lambda: say_farewell(end, "room-closing", "en")
        try:
            async with asyncio.timeout(self._door.doorkeeper.limits.patience):
                hello = wire.read_hello(await end.hear())
            token = "" if hello.key is msgspec.UNSET else hello.key
            pad = await self._room.pads.find(token)
        except Gone:
            return
        except (TimeoutError, msgspec.DecodeError):
            end.close(WRONG_KEY, wire.encode(wire.Refused(None, None, say("en", "room-no-hello"))))
            return
        except Refused as error:
            end.close(WRONG_KEY, wire.encode(wire.Refused(None, None, error.reason(hello.lang))))
            return
        await self._attend(end, pad, hello.lang)

    async def _attend(self, end: RoomSocket, pad: OpenPad, lang: str) -> None:
        """Send all that is written, and take what this device writes."""

        def tell(news: Sequence[Entry]) -> None:
            end.write(wire.encode(Written(list(news))))

        self._room.pads.join(pad, tell)
        try:
            end.write(wire.encode(_shown(pad)))
            while True:
                end.write(wire.encode(await self._answer(pad, await end.hear(), lang)))
        except Gone:
            pass
        except Exception:
            LOG.exception("shared pad failed")
            end.close(TRY_LATER)
        finally:
            self._room.pads.part(pad, tell)

    async def _answer(self, pad: OpenPad, text: bytes, lang: str) -> wire.Ok | wire.Refused:
        try:
            request: Write = read_write(text)
        except msgspec.DecodeError as error:
            return wire.Refused(wire.read_id(text), None, say(lang, "room-unreadable", problem=str(error)))
        try:
            await self._room.pads.write(pad, [one.entry() for one in request.entries])
        except Refused as error:
            return wire.Refused(request.id, None, error.reason(lang))
        return wire.Ok(request.id)


def _shown(pad: OpenPad) -> PadShown:
    return PadShown(pad.game, list(pad.entries.values()))
