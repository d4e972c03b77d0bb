"""HTTP of the guided first games."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.games import ids
from splittable.room.guides import guide
from splittable.room.room import Room
from splittable.service.door import Answer, Door, answer_json


class Guides:
    """Answers requests for guides."""

    def __init__(self, room: Room, door: Door) -> None:
        self._room = room
        self._door = door

    def routes(self) -> list[Route]:
        """One route for each game's guide."""
        return [Route(f"/api/guides/{game}", self._door.guard(self._teller(game)), methods=["GET"]) for game in ids()]

    def _teller(self, game_id: str) -> Answer:
        async def tell(_: Request) -> Response:
            await self._room.ready(game_id)
            return answer_json(await asyncio.to_thread(guide, game_id))

        return tell
