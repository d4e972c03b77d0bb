"""The room's HTTP: opening tables, seats, links, records."""

from collections.abc import Awaitable, Callable
from functools import partial
from io import BytesIO
from typing import TypeAlias, TypeVar

import msgspec
import segno
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key, new_key
from splittable.room.records import write_record
from splittable.room.refusals import Declined, NotAsDescribed, NotYet, Taken, UnknownTable, WrongKey
from splittable.room.replaying import replay
from splittable.room.room import Room
from splittable.service import messages as wire
from splittable.service.limits import Doorkeeper
from splittable.service.security import address_of, is_own_origin, language_of
from splittable.words import say

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
T = TypeVar("T", bound=wire.Asked)


class SeatConvertor(IntegerConvertor):
    """A seat in a path; longer numbers, some of which Python would not even read, are the path of nothing."""

    regex = "[0-9]{1,2}"


register_url_convertor("seat", SeatConvertor())

LOOPBACK = ("localhost", "127.0.0.1", "::1")
STATUS: dict[type[Declined], int] = {NotAsDescribed: 400, WrongKey: 401, NotYet: 403, UnknownTable: 404, Taken: 409}


class TooLarge(Declined):
    """A body that nobody needs."""


class TooFast(Declined):
    """An address that asks too much."""


class WrongOrigin(Declined):
    """A page of somebody else's."""


STATUS |= {TooLarge: 413, TooFast: 429, WrongOrigin: 403}


def answer_json(body: msgspec.Struct, status: int = 200) -> Response:
    """A struct as the answer to a request."""
    return Response(wire.encode(body), status, media_type="application/json")


def answer_wrong(status: int, sentence: str) -> Response:
    """A sentence that says why not."""
    return answer_json(wire.Wrong(sentence), status)


class Tables:
    """The answers to every request about tables."""

    def __init__(self, room: Room, doorkeeper: Doorkeeper, origins: tuple[str, ...], reach: str) -> None:
        self._room = room
        self._doorkeeper = doorkeeper
        self._origins = origins
        self._reach = reach

    def routes(self) -> list[Route]:
        """Where each request goes."""
        table, seat = "/api/tables/{table}", "/api/tables/{table}/seats/{seat:seat}"
        return [
            Route("/api/tables", self._guard(self.open), methods=["POST"]),
            Route(f"{table}", self._guard(self.delete), methods=["DELETE"]),
            Route(f"{table}/seats", self._guard(self.claim), methods=["POST"]),
            Route(f"{table}/start", self._guard(self.start), methods=["POST"]),
            Route(f"{table}/leave", self._guard(self.leave), methods=["POST"]),
            Route(f"{table}/rematch", self._guard(self.rematch), methods=["POST"]),
            Route(f"{table}/record", self._guard(self.record), methods=["GET"]),
            Route(f"{table}/replay", self._guard(self.replay), methods=["GET"]),
            Route(f"{table}/invite.svg", self._guard(self.draw_invite), methods=["GET"]),
            Route(f"{table}/link.svg", self._guard(self.draw_link), methods=["GET"]),
            Route(f"{seat}/key", self._guard(self.rekey), methods=["POST"]),
            Route("/api/reach", self._guard(self.tell_reach), methods=["GET"]),
            Route("/api/reach.svg", self._guard(self.draw_reach), methods=["GET"]),
        ]

    def _guard(self, answer: Answer) -> Answer:
        """Turn away who asks too much or from elsewhere, and say why something is declined."""

        async def guarded(request: Request) -> Response:
            lang = language_of(request.headers)
            try:
                if not self._doorkeeper.may_request(address_of(request)):
                    raise TooFast("room-too-fast")
                if request.method != "GET" and not is_own_origin(request, self._origins):
                    raise WrongOrigin("room-wrong-origin")
                return await answer(request)
            except Declined as error:
                response = answer_wrong(STATUS.get(type(error), 409), error.reason(lang))
                if isinstance(error, WrongKey):
                    response.headers["WWW-Authenticate"] = "Bearer"
                if isinstance(error, TooFast):
                    response.headers["Retry-After"] = "1"
                return response

        return guarded

    async def _read(self, request: Request, kind: type[T]) -> T:
        most = self._doorkeeper.limits.body
        body = bytearray()
        async for piece in request.stream():
            body += piece
            if len(body) > most:
                raise TooLarge("room-too-large", most=most)
        try:
            return wire.read_body(bytes(body), kind)
        except msgspec.DecodeError as error:
            raise NotAsDescribed("room-wrong-body", problem=str(error)) from None

    async def open(self, request: Request) -> Response:
        """Open a table; the asker is its host."""
        asked = await self._read(request, wire.NewTable)
        if not self._doorkeeper.may_open_table(address_of(request)):
            raise TooFast("room-too-fast")
        key = new_key()
        settings = ev.Settings(asked.autostart, asked.autoplay, asked.chat, asked.clock, asked.pace)
        host = ev.Place(hash_key(key), asked.name or "", "", asked.nonce)
        opened = checks.open_table(asked.game, asked.players, asked.options, settings, asked.bots, host)
        table = await self._room.create(opened)
        return answer_json(wire.TableOpened(table, opened.host, key, self._invite(request, table)), 201)

    async def claim(self, request: Request) -> Response:
        """Give a person the lowest free seat."""
        asked = await self._read(request, wire.Claim)
        key = new_key()
        check = partial(checks.claim, key_hash=hash_key(key), name=asked.name or "", nonce=asked.nonce)
        claimed = await self._room.change(_table(request), check)
        assert isinstance(claimed, ev.Claimed)
        return answer_json(wire.SeatClaimed(claimed.seat, key), 201)

    async def start(self, request: Request) -> Response:
        """Begin the playing."""
        table = await self._room.find(_table(request))
        checks.check_host(table.gathering, _key(request))
        if not table.gathering.is_started:
            await self._room.change(table.id, partial(checks.start, host_key=_key(request)))
        return Response(status_code=204)

    async def leave(self, request: Request) -> Response:
        """Give up a seat."""
        await self._room.change(_table(request), partial(checks.leave, key=_key(request)))
        return Response(status_code=204)

    async def rekey(self, request: Request) -> Response:
        """Make a seat's key anew for the host to pass on; the old one opens nothing any more."""
        key = new_key()
        seat = request.path_params["seat"]
        check = partial(checks.rekey, host_key=_key(request), seat=seat, key_hash=hash_key(key))
        await self._room.change(_table(request), check)
        return answer_json(wire.SeatClaimed(seat, key), 201)

    async def rematch(self, request: Request) -> Response:
        """Meet again: the same people with the same keys at another table."""
        table = await self._room.rematch(_table(request), _key(request))
        return answer_json(wire.MetAgain(table, self._invite(request, table)), 201)

    async def record(self, request: Request) -> Response:
        """The record of a table that is over."""
        table = await self._room.visit(_table(request))
        return PlainTextResponse(write_record(table.gathering))

    async def replay(self, request: Request) -> Response:
        """Some moments of a table that is over, for the eyes of a seat or of a spectator."""
        table = await self._room.visit(_table(request))
        first, seat = _whole(request, "from"), _whole(request, "seat")
        return answer_json(replay(table.gathering, first or 0, seat))

    async def tell_reach(self, request: Request) -> Response:
        """Where devices on the same network find the room."""
        return answer_json(wire.Reach(self._address(request, "/")))

    async def draw_reach(self, request: Request) -> Response:
        """The room's address as a QR code."""
        return _draw(self._address(request, "/"))

    def _address(self, request: Request, path: str) -> str:
        """An address of the room that others can open: who asks from this very machine is told how phones reach it."""
        if self._reach and request.url.hostname in LOOPBACK:
            return self._reach + path
        return str(request.base_url.replace(path=path, query="", fragment=""))

    def _invite(self, request: Request, table: str) -> str:
        return self._address(request, f"/t/{table}")

    async def delete(self, request: Request) -> Response:
        """Remove a table and every trace of it."""
        await self._room.delete(_table(request), _key(request))
        return Response(status_code=204)

    async def draw_invite(self, request: Request) -> Response:
        """The invitation as a QR code."""
        table = await self._room.find(_table(request))
        return _draw(self._invite(request, table.id))

    async def draw_link(self, request: Request) -> Response:
        """A seat's own link, which carries it to another device, as a QR code."""
        table = await self._room.visit(_table(request))
        key = _key(request)
        checks.seat_of(table.gathering, key)
        return _draw(f"{self._invite(request, table.id)}#{key}")


def _table(request: Request) -> str:
    table: str = request.path_params["table"]
    return table


def _key(request: Request) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise WrongKey
    return key


def _whole(request: Request, name: str) -> int | None:
    """A whole number of the query, if it is there."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise NotAsDescribed("room-wrong-body", problem=name)
    return int(text)


def _draw(link: str) -> Response:
    try:
        code = segno.make(link, micro=False)
    except segno.DataOverflowError:  # the asker called the room by a name that no address has
        raise NotAsDescribed("room-wrong-body", problem="Host") from None
    drawing = BytesIO()
    code.save(drawing, kind="svg", xmldecl=False, scale=4, border=4, dark="#000", light="#fff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")


def no_such_page(request: Request, _: Exception) -> Response:
    """What is answered where nothing is."""
    return answer_wrong(404, say(language_of(request.headers), "room-no-such-page"))


def wrong_method(request: Request, _: Exception) -> Response:
    """What is answered to a method that a place does not know."""
    return answer_wrong(405, say(language_of(request.headers), "room-wrong-method"))


def failed(request: Request, _: Exception) -> Response:
    """What is answered when the room itself is at fault: never how."""
    return answer_wrong(500, say(language_of(request.headers), "room-failed"))
