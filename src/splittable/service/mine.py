"""HTTP of a device's own tables: how all of them stand, in one request."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from splittable.room.glances import Glance
from splittable.room.room import Room
from splittable.service import belongings
from splittable.service.door import Door, answer_json


class Mine:
    """Answers how the tables stand at which a device has seats."""

    def __init__(self, room: Room, door: Door) -> None:
        self._room = room
        self._door = door

    def routes(self) -> list[Route]:
        """One address; it changes nothing, but keys belong into a body, not into an address."""
        return [Route("/api/mine", self._door.guard(self._tell), methods=["POST"])]

    async def _tell(self, request: Request) -> Response:
        asked = await self._door.read(request, belongings.SeatsHeld)
        found = await self._room.glances.look(one.table for one in asked.seats)
        return answer_json(belongings.TablesMet([_meet(one, found) for one in asked.seats]))


def _meet(held: belongings.SeatHeld, found: dict[str, Glance | None]) -> belongings.TableMet:
    if held.table not in found:
        return belongings.TableMet(held.table, "gone")
    glance = found[held.table]
    if glance is None:
        return belongings.TableMet(held.table, "later")
    seat = glance.seat_of(held.key)
    if seat is None:
        return belongings.TableMet(held.table, "gone")
    since = glance.owed_since.get(seat)
    return belongings.TableMet(
        table=held.table,
        state="over" if glance.is_over else "running" if glance.is_started else "gathering",
        seat=seat,
        game=glance.game,
        options=glance.options,
        seats=list(glance.seats),
        host=glance.host,
        is_mine=seat in glance.waiting,
        waiting=list(glance.waiting),
        due=since + glance.clock * 1000 if glance.clock and since is not None else None,
        progress=list(glance.progress),
        scores=list(glance.scores),
        winners=list(glance.winners),
        place=glance.place(seat) if glance.winners else 0,
        margin=glance.margin(seat) if glance.winners else 0,
        at=glance.at,
        rematch=glance.rematch,
    )
