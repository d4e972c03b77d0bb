"""The socket: a client's requests in, its answers and whole views out."""

import asyncio
import logging
import time
from typing import Any, cast

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from splittable.room import checks
from splittable.room.open_table import Listener, OpenTable
from splittable.room.refusals import Declined, UnknownTable, WrongKey
from splittable.room.room import Room
from splittable.room.showing import show_table
from splittable.service import messages as wire
from splittable.service.limits import Bucket, Doorkeeper
from splittable.service.metrics import Metrics
from splittable.service.security import address_of, is_own_origin
from splittable.words import say

LOG = logging.getLogger("splittable.service")
HELLO_SECONDS = 10.0
LONGEST_ID = 64

WRONG_KEY, GOODBYE, TRY_LATER = 4401, 4409, 1013
"""Codes with which the room closes a socket."""


def show(table: OpenTable, listener: Listener) -> bytes:
    """The next view message of a listener."""
    gathering = table.gathering
    happened = gathering.told[listener.seen :]
    listener.seen = len(gathering.told)
    # Already JSON, most of it written once for everybody; the type says what stands in it.
    view = cast("dict[str, Any]", msgspec.Raw(gathering.table.view_json(listener.seat)))
    return wire.encode(wire.View(listener.seen, view, happened, show_table(table, listener.seat)))


class Live:
    """Serves sockets of tables."""

    def __init__(self, room: Room, doorkeeper: Doorkeeper, metrics: Metrics, origins: tuple[str, ...]) -> None:
        self._room = room
        self._doorkeeper = doorkeeper
        self._metrics = metrics
        self._origins = origins

    async def greet(self, socket: WebSocket) -> None:
        """Greet a client, or turn it away before the handshake."""
        address = address_of(socket)
        if not is_own_origin(socket, self._origins):
            return await _turn_away(socket, 403, "room-wrong-origin")
        if not self._doorkeeper.may_request(address) or not self._doorkeeper.may_connect(address):
            return await _turn_away(socket, 429, "room-too-many-connections")
        try:
            table = await self._room.find(socket.path_params["table"])
        except UnknownTable as error:
            return await _turn_away(socket, 404, error.message)
        self._doorkeeper.connected(address)
        self._metrics.connections.inc()
        try:
            await socket.accept()
            await self._serve(socket, table)
        except WebSocketDisconnect:
            return None
        finally:
            self._doorkeeper.disconnected(address)
            self._metrics.connections.dec()

    async def _serve(self, socket: WebSocket, table: OpenTable) -> None:
        hello = await self._hear_hello(socket)
        if hello is None:
            return
        try:
            table = await self._room.visit(table.id)
            seat = checks.seat_of(table.gathering, hello.key) if hello.key else None
            seen = len(table.gathering.told)
            listener = Listener(seat, min(seen, max(0, seen if hello.seq is None else hello.seq)))
            table = await self._room.join(table.id, listener)
        except Declined as error:
            code = WRONG_KEY if isinstance(error, WrongKey) else TRY_LATER
            await _send(socket, wire.Refused(None, None, error.reason(hello.lang)))
            await socket.close(code)
            return
        sending = asyncio.create_task(self._send_views(socket, table, listener, hello.lang))
        try:
            await self._hear_requests(socket, table, listener, hello.lang)
        finally:
            sending.cancel()
            await self._room.part(table, listener)

    async def _hear_hello(self, socket: WebSocket) -> wire.Hello | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return wire.read_hello(await self._receive(socket))
        except (TimeoutError, msgspec.DecodeError):
            await _send(socket, wire.Refused(None, None, say("en", "room-no-hello")))
            await socket.close(WRONG_KEY)
            return None

    async def _receive(self, socket: WebSocket) -> bytes:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"], message.get("reason"))
        text: str | None = message.get("text")
        return text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""

    async def _send_views(self, socket: WebSocket, table: OpenTable, listener: Listener, lang: str) -> None:
        """Show the table whenever it has changed; a slow client gets fewer views, never old ones."""
        try:
            while True:
                await listener.changed.wait()
                listener.changed.clear()
                if listener.farewell:
                    await _send(
                        socket, wire.Farewell(listener.farewell.removeprefix("room-"), say(lang, listener.farewell))
                    )
                    await socket.close(GOODBYE)
                    return
                await _send_bytes(socket, show(table, listener))
                self._metrics.views.inc()
        except (WebSocketDisconnect, RuntimeError):
            # The client went while something was being sent; whoever reads from it notices too.
            return
        except Exception:
            LOG.exception("view cannot be sent", extra={"table": table.id})
            await socket.close(TRY_LATER)

    async def _hear_requests(self, socket: WebSocket, table: OpenTable, listener: Listener, lang: str) -> None:
        limits = self._doorkeeper.limits
        bucket = Bucket(limits.messages_a_second, limits.messages_a_second * 2)
        while True:
            text = await self._receive(socket)
            while wait := bucket.take():
                await asyncio.sleep(wait)
            started = time.perf_counter()
            try:
                answer = await self._answer(table, listener.seat, text, lang)
            except Declined as error:
                answer = wire.Refused(None, None, error.reason(lang))
            except Exception:
                LOG.exception("request failed", extra={"table": table.id})
                await socket.close(TRY_LATER)
                return
            self._metrics.seconds.observe(time.perf_counter() - started)
            self._metrics.answers.labels(type(answer).__name__.lower()).inc()
            await _send(socket, answer)

    async def _answer(self, table: OpenTable, seat: int | None, text: bytes, lang: str) -> wire.Ok | wire.Refused:
        try:
            request = wire.read_request(text)
        except msgspec.DecodeError as error:
            return wire.Refused(None, None, say(lang, "room-unreadable", problem=str(error)))
        if seat is None:
            return wire.Refused(request.id[:LONGEST_ID], None, say(lang, "room-watching"))
        if not 1 <= len(request.id) <= LONGEST_ID:
            return wire.Refused(None, None, say(lang, "room-unreadable", problem=f"id: 1…{LONGEST_ID}"))
        refused = await self._room.ask(table.id, seat, request.id, request.check(seat), lang)
        if refused is None:
            return wire.Ok(request.id)
        return wire.Refused(request.id, refused.rule or None, refused.reason)


async def _turn_away(socket: WebSocket, status: int, message: str) -> None:
    reason = wire.encode(wire.Wrong(say("en", message)))
    await socket.send_denial_response(Response(reason, status, media_type="application/json"))


async def _send(socket: WebSocket, message: msgspec.Struct) -> None:
    await _send_bytes(socket, wire.encode(message))


async def _send_bytes(socket: WebSocket, message: bytes) -> None:
    """The one place where something goes out on a socket."""
    if socket.application_state is WebSocketState.DISCONNECTED:
        # The room has said goodbye while an answer was being found.
        raise WebSocketDisconnect(GOODBYE)
    await socket.send({"type": "websocket.send", "text": message.decode()})
