"""HTTP of tables: opening, seats, links, records, replays."""

from functools import partial

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from splittable.room import checks
from splittable.room import events as ev
from splittable.room.keys import hash_key, new_key
from splittable.room.moments import Page
from splittable.room.records import write_record
from splittable.room.refusals import NotAsDescribed
from splittable.room.room import Room
from splittable.service import messages as wire
from splittable.service.door import Door, TooFast, answer_json, answer_refused
from splittable.service.links import LOOPBACK, address_for_others, shown_key
from splittable.service.links import draw_code as _draw
from splittable.service.links import key_of as _key
from splittable.service.pages import page_for_nowhere
from splittable.service.security import address_of, language_of
from splittable.words import say

KEEP_FOR_AN_HOUR = "private, max-age=3600"
"""Finished tables change no more but for their people's names, and another release may show more of them."""


class SeatConvertor(IntegerConvertor):
    """A seat in a path: at most two digits."""

    regex = "[0-9]{1,2}"


register_url_convertor("seat", SeatConvertor())


class Tables:
    """Answers requests about tables."""

    def __init__(self, room: Room, door: Door, reach: str) -> None:
        self._room = room
        self._door = door
        self._reach = reach

    def routes(self) -> list[Route]:
        """The routes."""
        guard = self._door.guard
        table, seat = "/api/tables/{table}", "/api/tables/{table}/seats/{seat:seat}"
        return [
            Route("/api/tables", guard(self.open), methods=["POST"]),
            Route(f"{table}", guard(self.delete), methods=["DELETE"]),
            Route(f"{table}/seats", guard(self.claim), methods=["POST"]),
            Route(f"{table}/start", guard(self.start), methods=["POST"]),
            Route(f"{table}/leave", guard(self.leave), methods=["POST"]),
            Route(f"{table}/rematch", guard(self.rematch), methods=["POST"]),
            Route(f"{table}/record", guard(self.record), methods=["GET"]),
            Route(f"{table}/replay", guard(self.replay), methods=["GET"]),
            Route(f"{table}/standings", guard(self.standings), methods=["GET"]),
            Route(f"{table}/invite.svg", guard(self.draw_invite), methods=["GET"]),
            Route(f"{table}/link.svg", guard(self.draw_link), methods=["GET"]),
            Route(f"{seat}/key", guard(self.rekey), methods=["POST"]),
            Route("/api/reach", guard(self.tell_reach), methods=["GET"]),
            Route("/api/reach.svg", guard(self.draw_reach), methods=["GET"]),
        ]

    async def open(self, request: Request) -> Response:
        """Open a table; the asker is its host."""
        asked = await self._door.read(request, wire.NewTable)
        if not self._door.doorkeeper.may_open_table(address_of(request)):
            raise TooFast("room-too-fast")
        key = new_key()
        settings = ev.Settings(asked.autostart, asked.autoplay, asked.chat, asked.clock, asked.pace)
        host = ev.Place(hash_key(key), asked.name or "", "", asked.nonce, asked.face, asked.colour)
        opening = checks.open_table(asked.game, asked.players, asked.options, settings, asked.bots, host)
        table_id = await self._room.create(opening, address_of(request))
        return answer_json(wire.TableOpened(table_id, opening.host, key, self._invite(request, table_id)), 201)

    async def claim(self, request: Request) -> Response:
        """Give a person the lowest free seat."""
        asked = await self._door.read(request, wire.Claim)
        key = new_key()
        check = partial(
            checks.claim,
            key_hash=hash_key(key),
            name=asked.name or "",
            nonce=asked.nonce,
            face=asked.face,
            colour=asked.colour,
            own_key=shown_key(request),
        )
        claimed = await self._room.change(_table_id(request), check)
        assert isinstance(claimed, ev.Claimed)
        return answer_json(wire.SeatClaimed(claimed.seat, key), 201)

    async def start(self, request: Request) -> Response:
        """Start the game."""
        opened = await self._room.visit(_table_id(request))
        checks.check_host(opened.gathering, _key(request))
        if not opened.gathering.is_started:
            await self._room.change(opened.id, partial(checks.start, host_key=_key(request)))
        return Response(status_code=204)

    async def leave(self, request: Request) -> Response:
        """Give up a seat."""
        await self._room.change(_table_id(request), partial(checks.leave, key=_key(request)))
        return Response(status_code=204)

    async def rekey(self, request: Request) -> Response:
        """Replace a seat's key for the host to pass on; the old one becomes invalid."""
        key = new_key()
        seat = request.path_params["seat"]
        check = partial(checks.rekey, host_key=_key(request), seat=seat, key_hash=hash_key(key))
        await self._room.change(_table_id(request), check)
        return answer_json(wire.SeatClaimed(seat, key), 201)

    async def rematch(self, request: Request) -> Response:
        """Open a rematch: the same people with the same keys at another table."""
        address = address_of(request)
        opened = await self._room.visit(_table_id(request))
        if not opened.gathering.rematch and not self._door.doorkeeper.may_open_table(address):
            raise TooFast("room-too-fast")
        table_id = await self._room.rematch(opened.id, _key(request), address)
        return answer_json(wire.MetAgain(table_id, self._invite(request, table_id)), 201)

    async def record(self, request: Request) -> Response:
        """The record of a table that is over."""
        opened = await self._room.visit(_table_id(request))
        return PlainTextResponse(write_record(opened.gathering))

    async def replay(self, request: Request) -> Response:
        """Some moments of a finished table, as a seat or a spectator saw them."""
        opened = await self._room.visit(_table_id(request))
        first, seat = _whole(request, "from"), _whole(request, "seat")
        page = self._room.moments.kept(opened.gathering, first or 0, seat)
        if page is None:
            asker = self._check_replays(request)
            page = await self._room.moments.read(opened.gathering, first or 0, seat, asker)
        return _send_page(request, page)

    async def standings(self, request: Request) -> Response:
        """Everybody's points after each round of a finished table."""
        opened = await self._room.visit(_table_id(request))
        page = self._room.moments.kept_standings(opened.gathering)
        if page is None:
            asker = self._check_replays(request)
            page = await self._room.moments.read_standings(opened.gathering, asker)
        return _send_page(request, page)

    def _check_replays(self, request: Request) -> str:
        """The address that asks, unless it asks for too many replays."""
        address = address_of(request)
        if not self._door.doorkeeper.may_replay(address):
            raise TooFast("room-too-fast")
        return address

    async def tell_reach(self, request: Request) -> Response:
        """The room's address for devices on the same network; empty if it has none."""
        is_alone = not self._reach and request.url.hostname in LOOPBACK
        return answer_json(wire.Reach("" if is_alone else self._address(request, "/")))

    async def draw_reach(self, request: Request) -> Response:
        """The room's address as a QR code."""
        return await _draw(self._address(request, "/"))

    def _address(self, request: Request, path: str) -> str:
        return address_for_others(request, self._reach, path)

    def _invite(self, request: Request, table_id: str) -> str:
        return self._address(request, f"/t/{table_id}")

    async def delete(self, request: Request) -> Response:
        """Delete a table and every trace of it."""
        await self._room.delete(_table_id(request), _key(request))
        return Response(status_code=204)

    async def draw_invite(self, request: Request) -> Response:
        """The invitation as a QR code."""
        opened = await self._room.find(_table_id(request))
        return await _draw(self._invite(request, opened.id))

    async def draw_link(self, request: Request) -> Response:
        """A seat's own link, for another device, as a QR code."""
        opened = await self._room.visit(_table_id(request))
        key = _key(request)
        checks.seat_of(opened.gathering, key)
        return await _draw(f"{self._invite(request, opened.id)}#{key}")


def _send_page(request: Request, page: Page) -> Response:
    """What is told of a finished table, unless the client has it already."""
    headers = {"Cache-Control": KEEP_FOR_AN_HOUR, "ETag": page.tag}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    return Response(page.body, headers=headers, media_type="application/json")


def _table_id(request: Request) -> str:
    table_id: str = request.path_params["table"]
    return table_id


def _whole(request: Request, name: str) -> int | None:
    """An integer of the query, or None."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise NotAsDescribed("room-wrong-body", problem=name)
    return int(text)


def no_such_page(request: Request, _: Exception) -> Response:
    """The response for unknown paths: browsers get the page, which says it in its own way."""
    page = page_for_nowhere(request)
    if page is not None:
        return page
    return answer_refused(404, say(language_of(request.headers), "room-no-such-page"))


def wrong_method(request: Request, _: Exception) -> Response:
    """The response for methods that a path does not support."""
    return answer_refused(405, say(language_of(request.headers), "room-wrong-method"))


def failed(request: Request, _: Exception) -> Response:
    """The response for errors of the room itself, without details."""
    return answer_refused(500, say(language_of(request.headers), "room-failed"))
