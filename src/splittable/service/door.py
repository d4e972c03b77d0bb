"""The door of the room's HTTP: who is let in, how bodies are read, what is answered to whom is not."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from splittable.room.refusals import NotAsDescribed, NotYet, Refused, Taken, UnknownTable, WrongKey
from splittable.service import messages as wire
from splittable.service.limits import Doorkeeper
from splittable.service.security import address_of, is_own_origin, language_of

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
T = TypeVar("T", bound=msgspec.Struct)

STATUS: dict[type[Refused], int] = {NotAsDescribed: 400, WrongKey: 401, NotYet: 403, UnknownTable: 404, Taken: 409}


class TooLarge(Refused):
    """A body that nobody needs."""


class TooFast(Refused):
    """An address that asks too much."""


class WrongOrigin(Refused):
    """A page of somebody else's."""


STATUS |= {TooLarge: 413, TooFast: 429, WrongOrigin: 403}


def answer_json(body: msgspec.Struct, status: int = 200) -> Response:
    """A struct as the answer to a request."""
    return Response(wire.encode(body), status, media_type="application/json")


def answer_wrong(status: int, sentence: str) -> Response:
    """A sentence that says why not."""
    return answer_json(wire.Wrong(sentence), status)


class Door:
    """Lets requests in, one by one."""

    def __init__(self, doorkeeper: Doorkeeper, origins: tuple[str, ...]) -> None:
        self.doorkeeper = doorkeeper
        self._origins = origins

    def guard(self, answer: Answer) -> Answer:
        """Turn away who asks too much or from elsewhere, and say why something is declined."""

        async def guarded(request: Request) -> Response:
            lang = language_of(request.headers)
            try:
                if not self.doorkeeper.may_request(address_of(request)):
                    raise TooFast("room-too-fast")
                if request.method != "GET" and not is_own_origin(request, self._origins):
                    raise WrongOrigin("room-wrong-origin")
                return await answer(request)
            except ClientDisconnect:
                # Nobody is left to hear the answer.
                return Response(status_code=400)
            except Refused as error:
                response = answer_wrong(STATUS.get(type(error), 409), error.reason(lang))
                if isinstance(error, WrongKey):
                    response.headers["WWW-Authenticate"] = "Bearer"
                if isinstance(error, TooFast):
                    response.headers["Retry-After"] = "1"
                return response

        return guarded

    async def read(self, request: Request, kind: type[T]) -> T:
        """A request's body as its type."""
        most = self.doorkeeper.limits.body
        body = bytearray()
        async for piece in request.stream():
            body += piece
            if len(body) > most:
                raise TooLarge("room-too-large", most=most)
        try:
            return wire.read_body(bytes(body), kind)
        except msgspec.DecodeError as error:
            raise NotAsDescribed("room-wrong-body", problem=str(error)) from None
