"""WebSockets of tables: requests in, answers and views out."""

import asyncio
import logging
import time
from typing import TypeAlias

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.open_table import OpenTable
from splittable.room.refusals import Refused, UnknownTable, WrongKey
from splittable.room.room import Room
from splittable.service import messages as wire
from splittable.service.limits import Bucket, Doorkeeper
from splittable.service.listeners import SocketListener
from splittable.service.metrics import Metrics
from splittable.service.security import address_of, is_own_origin
from splittable.service.sockets import end_of
from splittable.words import say

LOG = logging.getLogger("splittable.service")
Answer: TypeAlias = wire.Ok | wire.Refused | wire.Why
HELLO_SECONDS = 10.0
LONGEST_ID = 64

WRONG_KEY, GOODBYE, TRY_LATER = 4401, 4409, 1013
"""Close codes of the room."""


class Live:
    """Serves sockets of tables."""

    def __init__(self, room: Room, doorkeeper: Doorkeeper, metrics: Metrics, origins: tuple[str, ...]) -> None:
        self._room = room
        self._doorkeeper = doorkeeper
        self._metrics = metrics
        self._origins = origins

    async def greet(self, socket: WebSocket) -> None:
        """Accept and serve a socket, or refuse it before the handshake."""
        address = address_of(socket)
        if not is_own_origin(socket, self._origins):
            return await _refuse(socket, 403, "room-wrong-origin")
        if not self._doorkeeper.may_request(address) or not self._doorkeeper.may_connect(address):
            return await _refuse(socket, 429, "room-too-many-connections")
        try:
            opened = await self._room.find(socket.path_params["table"])
        except UnknownTable as error:
            return await _refuse(socket, 404, error.message)
        self._doorkeeper.connected(address)
        self._metrics.connections += 1
        try:
            await socket.accept()
            await self._serve(socket, opened)
        except WebSocketDisconnect:
            return None
        finally:
            self._doorkeeper.disconnected(address)
            self._metrics.connections -= 1

    async def _serve(self, socket: WebSocket, opened: OpenTable) -> None:
        hello = await self._hear_hello(socket)
        if hello is None:
            return
        try:
            opened = await self._room.visit(opened.id)
            seat = checks.seat_of(opened.gathering, hello.key) if hello.key else None
            seen = len(opened.gathering.told)
            seen = min(seen, max(0, seen if hello.seq is None else hello.seq))
            listener = SocketListener(seat, seen, end_of(socket), self._metrics)
            opened = await self._room.join(opened.id, listener)
        except Refused as error:
            code = WRONG_KEY if isinstance(error, WrongKey) else TRY_LATER
            await _send(socket, wire.Refused(None, None, error.reason(hello.lang)))
            await socket.close(code)
            return
        sending = asyncio.create_task(self._send_late(socket, listener, hello.lang))
        try:
            await self._hear_requests(socket, opened, listener, hello.lang)
        finally:
            sending.cancel()
            await self._room.part(opened, listener)

    async def _hear_hello(self, socket: WebSocket) -> wire.Hello | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return wire.read_hello(await end_of(socket).hear())
        except (TimeoutError, msgspec.DecodeError):
            await _send(socket, wire.Refused(None, None, say("en", "room-no-hello")))
            await socket.close(WRONG_KEY)
            return None

    async def _send_late(self, socket: WebSocket, listener: SocketListener, lang: str) -> None:
        """Send views that had to wait, and the farewell."""
        end = end_of(socket)
        try:
            while True:
                await listener.changed.wait()
                if listener.has_failed:
                    await socket.close(TRY_LATER)
                    return
                if listener.farewell:
                    why = listener.farewell.removeprefix("room-")
                    await _send(socket, wire.Farewell(why, say(lang, listener.farewell)))
                    await socket.close(GOODBYE)
                    return
                await end.writable.wait()
                if not listener.farewell:
                    listener.changed.clear()
                    listener.wake()
        except (WebSocketDisconnect, RuntimeError):
            # The client disconnected while something was being sent; the reading task notices too.
            return

    async def _hear_requests(self, socket: WebSocket, opened: OpenTable, listener: SocketListener, lang: str) -> None:
        limits = self._doorkeeper.limits
        bucket = Bucket(limits.messages_a_second, limits.messages_a_second * 2)
        end = end_of(socket)
        while True:
            text = await end.hear()
            while wait := bucket.take():
                await asyncio.sleep(wait)
            started = time.perf_counter()
            answer: Answer
            listener.ask()
            try:
                answer = await self._answer(opened, listener.seat, text, lang)
            except Refused as error:
                answer = wire.Refused(None, None, error.reason(lang))
            except Exception:
                LOG.exception("request failed", extra={"table": opened.id})
                await socket.close(TRY_LATER)
                return
            self._metrics.note_answer(type(answer).__name__.lower(), time.perf_counter() - started)
            if not end.writable.is_set():
                await end.writable.wait()
            end.write(wire.encode(answer))
            listener.hear_answer()

    async def _answer(self, opened: OpenTable, seat: int | None, text: bytes, lang: str) -> Answer:
        try:
            request = wire.read_request(text)
        except msgspec.DecodeError as error:
            asked = wire.read_id(text)
            answered = asked if asked and len(asked) <= LONGEST_ID else None
            return wire.Refused(answered, None, say(lang, "room-unreadable", problem=str(error)))
        if seat is None:
            return wire.Refused(request.id[:LONGEST_ID], None, say(lang, "room-watching"))
        if not 1 <= len(request.id) <= LONGEST_ID:
            return wire.Refused(None, None, say(lang, "room-unreadable", problem=f"id: 1…{LONGEST_ID}"))
        check = request.check(_speaker(opened, seat, request))
        if isinstance(request, wire.AskWhy):
            return _why(request.id, await self._room.why(opened.id, check, lang))
        refused = await self._room.ask(opened.id, seat, request.id, check, lang)
        if refused is None:
            return wire.Ok(request.id)
        return wire.Refused(request.id, refused.rule or None, refused.reason)


def _why(request: str, refused: ev.Refused | None) -> wire.Why:
    if refused is None:
        return wire.Why(request, None, None)
    return wire.Why(request, refused.rule or None, refused.reason)


def _speaker(opened: OpenTable, seat: int, request: wire.AnyRequest) -> int:
    """The seat in whose name a request is made: while the host is away, anybody may call sitters as the host."""
    host = opened.gathering.host
    if isinstance(request, wire.SitIn) and not opened.is_present(host) and not opened.is_present(request.seat):
        return host
    return seat


async def _refuse(socket: WebSocket, status: int, message: str) -> None:
    reason = wire.encode(wire.Wrong(say("en", message)))
    await socket.send_denial_response(Response(reason, status, media_type="application/json"))


async def _send(socket: WebSocket, message: msgspec.Struct) -> None:
    """Send a message as soon as the socket is writable."""
    end = end_of(socket)
    await end.writable.wait()
    end.write(wire.encode(message))
