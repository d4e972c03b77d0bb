"""HTTP entry: rate and origin checks, body parsing, status codes for refusals."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from splittable.room.pads import NoPad
from splittable.room.parcels import NoParcel
from splittable.room.refusals import NotAsDescribed, NotYet, Refused, Taken, TooManyBots, UnknownTable, WrongKey
from splittable.service import messages as wire
from splittable.service.limits import Doorkeeper
from splittable.service.problems import problem_of
from splittable.service.security import address_of, is_own_origin, language_of

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
T = TypeVar("T", bound=msgspec.Struct)

STATUS: dict[type[Refused], int] = {NotAsDescribed: 400, WrongKey: 401, NotYet: 403, UnknownTable: 404, Taken: 409}
STATUS |= {NoPad: 404, NoParcel: 404, TooManyBots: 429}


class TooLarge(Refused):
    """The body is too large."""


class TooFast(Refused):
    """The address sends too many requests."""


class WrongOrigin(Refused):
    """The request comes from a page of another origin."""


STATUS |= {TooLarge: 413, TooFast: 429, WrongOrigin: 403}


def answer_json(body: msgspec.Struct, status: int = 200) -> Response:
    """A JSON response."""
    return Response(wire.encode(body), status, media_type="application/json")


def answer_refused(status: int, sentence: str) -> Response:
    """A response with the reason of a refusal."""
    return answer_json(wire.Wrong(sentence), status)


class Door:
    """Checks requests before they are answered."""

    def __init__(self, doorkeeper: Doorkeeper, origins: tuple[str, ...]) -> None:
        self.doorkeeper = doorkeeper
        self._origins = origins

    def guard(self, answer: Answer) -> Answer:
        """Wrap an answer with rate and origin checks, and turn refusals into responses."""

        async def guarded(request: Request) -> Response:
            lang = language_of(request.headers)
            try:
                if not self.doorkeeper.may_request(address_of(request)):
                    raise TooFast("room-too-fast")
                if request.method != "GET" and not is_own_origin(request, self._origins):
                    raise WrongOrigin("room-wrong-origin")
                return await answer(request)
            except ClientDisconnect:
                # The client has disconnected.
                return Response(status_code=400)
            except Refused as error:
                response = answer_refused(STATUS.get(type(error), 409), error.reason(lang))
                if isinstance(error, WrongKey):
                    response.headers["WWW-Authenticate"] = "Bearer"
                if isinstance(error, TooFast):
                    response.headers["Retry-After"] = "1"
                return response

        return guarded

    async def read(self, request: Request, kind: type[T], most: int = 0) -> T:
        """Parse a request's body of at most so many bytes; without a number, the limit of all bodies counts."""
        most = most or self.doorkeeper.limits.body
        body = bytearray()
        async for piece in request.stream():
            body += piece
            if len(body) > most:
                raise TooLarge("room-too-large", most=most)
        try:
            return wire.read_body(bytes(body), kind)
        except msgspec.DecodeError as error:
            problem = problem_of(error, language_of(request.headers))
            raise NotAsDescribed("room-wrong-body", problem=problem) from None
