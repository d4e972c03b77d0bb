"""HTTP of what tells absent people that it is their turn: pushes and calendars."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.room import checks
from splittable.room.calendar import check_token, token_of, write_calendar
from splittable.room.room import Room
from splittable.service import messages as wire
from splittable.service.door import Door, answer_json
from splittable.service.games import name_of
from splittable.service.links import key_of
from splittable.service.security import language_of
from splittable.service.tables import _table_id

HOST = re.compile(r"[a-z0-9.-]{1,253}")
NOWHERE = "splittable.invalid"
"""A room's own name where the asker called it by none."""


class Turns:
    """Answers requests about pushes and calendars."""

    def __init__(self, room: Room, door: Door) -> None:
        self._room = room
        self._door = door

    def routes(self) -> list[Route]:
        """The routes."""
        guard = self._door.guard
        table = "/api/tables/{table}"
        return [
            Route("/api/push", guard(self.tell_key), methods=["GET"]),
            Route(f"{table}/push", guard(self.subscribe), methods=["POST"]),
            Route(f"{table}/push", guard(self.unsubscribe), methods=["DELETE"]),
            Route(f"{table}/calendar", guard(self.tell_calendar), methods=["GET"]),
            Route(f"{table}/calendar/{{seat:seat}}.ics", guard(self.calendar), methods=["GET"]),
        ]

    async def tell_key(self, _: Request) -> Response:
        """The key that browsers subscribe with."""
        return answer_json(wire.PushKey(self._room.pushes.vapid.public))

    async def subscribe(self, request: Request) -> Response:
        """Tell a seat's person in one more browser."""
        asked = await self._door.read(request, wire.PushPlace)
        opened = await self._room.visit(_table_id(request))
        host = request.url.hostname or ""
        site = host if HOST.fullmatch(host) else NOWHERE
        await self._room.pushes.subscribe(
            opened, key_of(request), asked.endpoint, asked.p256dh, asked.auth, lang=asked.lang, site=site
        )
        return Response(status_code=204)

    async def unsubscribe(self, request: Request) -> Response:
        """Tell a seat's person no longer in one browser, or in none."""
        asked = await self._door.read(request, wire.PushEnd)
        opened = await self._room.visit(_table_id(request))
        seat = checks.seat_of(opened.gathering, key_of(request))
        await self._room.pushes.unsubscribe(opened.id, seat, asked.endpoint)
        return Response(status_code=204)

    async def tell_calendar(self, request: Request) -> Response:
        """The address of a seat's calendar, in the asker's language."""
        opened = await self._room.visit(_table_id(request))
        seat = checks.seat_of(opened.gathering, key_of(request))
        token = await token_of(self._room.store, opened.gathering, seat)
        path = f"/api/tables/{opened.id}/calendar/{seat}.ics"
        # In the query, which is not logged.
        query = f"token={token}&lang={language_of(request.headers)}"
        address = request.base_url.replace(path=path, query=query, fragment="")
        return answer_json(wire.CalendarPlace(str(address)))

    async def calendar(self, request: Request) -> Response:
        """What a seat owes, for a calendar program that asks every now and then."""
        opened = await self._room.visit(_table_id(request))
        seat = request.path_params["seat"]
        await check_token(self._room.store, opened.gathering, seat, request.query_params.get("token", ""))
        link = str(request.base_url.replace(path=f"/t/{opened.id}", query="", fragment=""))
        lang = "fr" if request.query_params.get("lang") == "fr" else "en"
        game = name_of(opened.gathering.game.id, lang)
        return Response(write_calendar(opened.gathering, seat, game, link, lang), media_type="text/calendar")
