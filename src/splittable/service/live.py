"""WebSockets of tables: requests in, answers and views out."""

import asyncio
import logging
import time
from functools import partial
from typing import TypeAlias

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.open_table import OpenTable
from splittable.room.refusals import Refused, UnknownTable, Unwelcome, WrongKey
from splittable.room.room import Room
from splittable.service import messages as wire
from splittable.service.connections import Connections
from splittable.service.limits import Doorkeeper
from splittable.service.listeners import TRY_LATER, SocketListener, say_farewell
from splittable.service.metrics import Metrics
from splittable.service.problems import problem_of
from splittable.service.security import address_of, is_own_origin
from splittable.service.sockets import Gone, RoomSocket, end_of
from splittable.words import say

LOG = logging.getLogger("splittable.service")
Answer: TypeAlias = wire.Ok | wire.Refused | wire.Why | wire.Previewed
LONGEST_ID = 64
FOR_BOTS = (wire.SeatBot, wire.SitIn)
"""Requests that bring a bot to the table."""

WRONG_KEY = 4401
"""The close code of who is nobody here."""


class Live:
    """Serves sockets of tables."""

    def __init__(
        self,
        room: Room,
        doorkeeper: Doorkeeper,
        connections: Connections,
        metrics: Metrics,
        origins: tuple[str, ...],
    ) -> None:
        self._room = room
        self._doorkeeper = doorkeeper
        self._connections = connections
        self._metrics = metrics
        self._origins = origins

    async def greet(self, socket: WebSocket) -> None:
        """Accept a socket and serve it from then on, or refuse it before the handshake."""
        address, end = address_of(socket), end_of(socket)
        if not is_own_origin(socket, self._origins):
            return await refuse_socket(socket, 403, "room-wrong-origin")
        if not self._doorkeeper.may_request(address) or not self._connections.move(end, address):
            return await refuse_socket(socket, 429, "room-too-many-connections")
        try:
            opened = await self._room.find(socket.path_params["table"])
        except UnknownTable as error:
            return await refuse_socket(socket, 404, error.message)
        await socket.accept()
        # In a task of its own: those of the application's layers would be kept in memory for as long as it is open.
        end.run(self._serve(end, opened.id))
        return None

    async def _serve(self, end: RoomSocket, table_id: str) -> None:
        self._metrics.connections += 1
        end.dismissed = partial(say_farewell, end, "room-closing", "en")
        try:
            hello = await self._hear_hello(end)
            if hello is not None:
                await self._welcome(end, table_id, hello)
        except Gone:
            pass
        except Exception:
            LOG.exception("connection failed", extra={"table": table_id})
            end.close(TRY_LATER)
        finally:
            self._metrics.connections -= 1

    async def _hear_hello(self, end: RoomSocket) -> wire.Hello | None:
        try:
            async with asyncio.timeout(self._doorkeeper.limits.patience):
                return wire.read_hello(await end.hear())
        except (TimeoutError, msgspec.DecodeError):
            end.close(WRONG_KEY, wire.encode(wire.Refused(None, None, say("en", "room-no-hello"))))
            return None

    async def _welcome(self, end: RoomSocket, table_id: str, hello: wire.Hello) -> None:
        try:
            opened = await self._room.visit(table_id)
            seat = None if hello.key is msgspec.UNSET else checks.seat_of(opened.gathering, hello.key)
            seen = len(opened.gathering.told)
            seen = min(seen, max(0, seen if hello.seq is None else hello.seq))
            listener = SocketListener(seat, seen, end, self._metrics, hello.lang)
            listener.address = end.address
            opened = await self._room.join(opened.id, listener)
        except Refused as error:
            code = WRONG_KEY if isinstance(error, WrongKey) else TRY_LATER
            end.close(code, wire.encode(wire.Refused(None, None, error.reason(hello.lang))))
            return
        try:
            await self._hear_requests(end, opened, listener, hello.lang)
        finally:
            await self._part(opened, listener)

    async def _part(self, opened: OpenTable, listener: SocketListener) -> None:
        try:
            await self._room.part(opened, listener)
        except Exception as error:
            LOG.warning("absence not told", extra={"table": opened.id, "reason": type(error).__name__})

    async def _hear_requests(self, end: RoomSocket, opened: OpenTable, listener: SocketListener, lang: str) -> None:
        while True:
            text = await end.hear()
            started = time.perf_counter()
            answer: Answer
            listener.ask()
            try:
                answer = await self._answer(opened, listener, text, lang)
            except Unwelcome:
                # Nothing is done and nothing is said but the farewell, which is on its way.
                continue
            except Refused as error:
                answer = wire.Refused(None, None, error.reason(lang))
            except Exception:
                LOG.exception("request failed", extra={"table": opened.id})
                end.close(TRY_LATER)
                return
            self._metrics.note_answer(type(answer).__name__.lower(), time.perf_counter() - started)
            listener.answer(wire.encode(answer))

    def _check_bots(self, opened: OpenTable, check: checks.Check) -> checks.Check:
        """The check for a bot, unless the table's address has too many tables with bots."""
        try:
            self._room.openers.check_more(opened)
        except Refused as refusal:
            return partial(checks.refuse_for, refusal=refusal)
        return check

    async def _answer(self, opened: OpenTable, listener: SocketListener, text: bytes, lang: str) -> Answer:
        seat = listener.seat
        try:
            request = wire.read_request(text)
        except msgspec.DecodeError as error:
            asked = wire.read_id(text)
            answered = asked if asked and len(asked) <= LONGEST_ID else None
            return wire.Refused(answered, None, say(lang, "room-unreadable", problem=problem_of(error, lang)))
        if seat is None:
            return wire.Refused(request.id[:LONGEST_ID], None, say(lang, "room-watching"))
        if not 1 <= len(request.id) <= LONGEST_ID:
            return wire.Refused(None, None, say(lang, "room-unreadable", problem=f"id: 1…{LONGEST_ID}"))
        check = _check_of(opened, seat, request)
        if isinstance(request, FOR_BOTS):
            check = self._check_bots(opened, check)
        if isinstance(request, wire.AskWhy):
            why = await self._room.why(opened.id, check, lang)
            opened.check_welcome(listener)
            return _why(request.id, why)
        if isinstance(request, wire.Preview):
            found = await self._room.preview(opened.id, seat, request.action, lang)
            opened.check_welcome(listener)
            return _preview(request.id, found)
        refused = await self._room.ask(opened.id, seat, request.id, check, lang, listener)
        if refused is None:
            return wire.Ok(request.id)
        return wire.Refused(request.id, refused.rule or None, refused.reason)


def _why(request: str, refused: ev.Refused | None) -> wire.Why:
    if refused is None:
        return wire.Why(request, None, None)
    return wire.Why(request, refused.rule or None, refused.reason)


def _preview(request: str, found: ev.Refused | int | None) -> wire.Previewed | wire.Refused:
    if isinstance(found, ev.Refused):
        return wire.Refused(request, found.rule or None, found.reason)
    return wire.Previewed(request, found)


def _check_of(opened: OpenTable, seat: int, request: wire.AnyRequest) -> checks.Check:
    """The room's check for a request of a seat; whether somebody is here is known at the table only, and asked last."""
    if isinstance(request, wire.SitIn):
        return lambda gathering: _sit_in(opened, seat, request)(gathering)
    return request.check(seat)


def _sit_in(opened: OpenTable, seat: int, request: wire.SitIn) -> checks.Check:
    speaker = _speaker(opened, seat, request)
    if speaker == opened.gathering.host and opened.is_present(request.seat):
        return partial(checks.refuse_sitter, seat=request.seat)
    return request.check(speaker)


def _speaker(opened: OpenTable, seat: int, request: wire.SitIn) -> int:
    """The seat in whose name a request is made: while the host is away, anybody may call sitters as the host."""
    host = opened.gathering.host
    if not opened.is_present(host) and not opened.is_present(request.seat):
        return host
    return seat


async def refuse_socket(socket: WebSocket, status: int, message: str) -> None:
    """Refuse a socket before its handshake."""
    reason = wire.encode(wire.Wrong(say("en", message)))
    await socket.send_denial_response(Response(reason, status, media_type="application/json"))
