"""How the room is: whether it can serve and store, and what it is still compiling."""

from typing import Literal, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from splittable.room.room import Room
from splittable.service.door import answer_json, answer_refused
from splittable.service.security import language_of
from splittable.words import say

Status: TypeAlias = Literal["ready", "preparing"]


class Health(msgspec.Struct, frozen=True):
    """The room can serve and store; how much of what bots up to each level need is compiled, by game and level."""

    healthy: bool
    status: Status
    preparing: dict[str, int]
    """Games that are still being compiled or loaded, with how much of each is done, in percent."""
    compiled: dict[str, dict[str, int]]


async def tell_health(room: Room, request: Request) -> Response:
    """200 if the store takes writes, else 503 and what is wrong with it."""
    trouble = await room.pulse.feel()
    if trouble is not None:
        return answer_refused(503, say(language_of(request.headers), f"room-store-{trouble}"))
    preparing = room.preparing()
    status: Status = "preparing" if preparing else "ready"
    return answer_json(Health(healthy=True, status=status, preparing=preparing, compiled=room.compiled()))
