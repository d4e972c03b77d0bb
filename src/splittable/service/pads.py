"""HTTP of the score pads for real cards and dice: checked and summed, never stored."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.core.errors import IllegalAction, explained
from splittable.games import find, ids
from splittable.play.pads import pad_of
from splittable.room.refusals import NotAsDescribed
from splittable.room.room import Room
from splittable.service import messages as wire
from splittable.service.door import Answer, Door, answer_json
from splittable.service.security import language_of


class Pads:
    """Answers requests of score pads."""

    def __init__(self, room: Room, door: Door) -> None:
        self._room = room
        self._door = door

    def routes(self) -> list[Route]:
        """One route for each game's pad."""
        return [Route(f"/api/pads/{game}", self._door.guard(self._scorer(game)), methods=["POST"]) for game in ids()]

    def _scorer(self, game_id: str) -> Answer:
        async def score(request: Request) -> Response:
            pad = await self._door.read(request, pad_of(game_id))
            lang = language_of(request.headers)
            await self._room.ready(game_id)
            try:
                return answer_json(await asyncio.to_thread(pad.score, find(game_id)))
            except IllegalAction as error:
                return answer_json(wire.PadRefused(error.rule, error.reason(lang)), 409)
            except ValueError as error:
                raise NotAsDescribed("room-said", sentence=explained(error).reason(lang)) from None

        return score
