"""The room as a web application."""

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splittable.room.room import Room
from splittable.room.store.addresses import find_store
from splittable.service import messages as wire
from splittable.service.connections import Connections
from splittable.service.door import Door
from splittable.service.games import Games
from splittable.service.guides import Guides
from splittable.service.health import tell_health
from splittable.service.ladders import Ladders, ladder_of
from splittable.service.limits import Doorkeeper
from splittable.service.live import Live
from splittable.service.metrics import Metrics
from splittable.service.mine import Mine
from splittable.service.openapi import describe
from splittable.service.pads import Pads
from splittable.service.pages import page_routes
from splittable.service.parcels import Parcels
from splittable.service.previews import Previews
from splittable.service.reach import reach_of
from splittable.service.security import HostCheck, SecurityHeaders
from splittable.service.settings import RoomSettings
from splittable.service.shared_pads import PadsShared
from splittable.service.tables import Tables, failed, no_such_page, wrong_method
from splittable.service.turns import Turns

LOG = logging.getLogger("splittable.service")


class RequestLog:
    """Counts and logs every request, without its query or its headers."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, and log its status and time."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        started = time.perf_counter()
        status = 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        finally:
            self._metrics.requests[status] += 1
            milliseconds = round((time.perf_counter() - started) * 1000, 1)
            path = scope["path"]
            LOG.info(
                "request",
                extra={"method": scope["method"], "path": path, "status": status, "milliseconds": milliseconds},
            )


def make_app(settings: RoomSettings) -> Starlette:
    """The application of one process."""
    room = Room(find_store(settings.store), settings.limits, settings.push, settings.keep_days)
    doorkeeper = Doorkeeper(settings.address_limits)
    door = Door(doorkeeper, settings.origins)
    connections = Connections(settings.address_limits)
    metrics = Metrics(room)
    metrics.add(connections)
    live = Live(room, doorkeeper, connections, metrics, settings.origins)
    previews = Previews(room)
    ladder = ladder_of(room, settings)
    description = wire.encode(describe())

    async def tell_metrics(_: Request) -> Response:
        return Response(metrics.show(), media_type="text/plain; version=0.0.4")

    async def tell_description(_: Request) -> Response:
        return Response(description, media_type="application/json")

    @asynccontextmanager
    async def run(_: Starlette) -> AsyncIterator[dict[str, Connections]]:
        await room.open()
        connections.begin()
        if ladder is not None:
            ladder.begin()
        yield {"connections": connections}
        if ladder is not None:
            await ladder.close()
        await connections.close()
        await room.close()

    routes: list[BaseRoute] = [
        Route("/healthz", partial(tell_health, room)),
        Route("/metrics", tell_metrics),
        Route("/api/openapi.json", tell_description),
        *Tables(room, door, reach_of(settings)).routes(),
        *Turns(room, door).routes(),
        *Pads(room, door).routes(),
        *PadsShared(room, door, connections, reach_of(settings), settings.origins).routes(),
        *Guides(room, door).routes(),
        *Games(door, has_ladder=settings.ladder).routes(),
        *Ladders(room, door, ladder).routes(),
        *Mine(room, door).routes(),
        *Parcels(room, door, reach_of(settings)).routes(),
        WebSocketRoute("/api/tables/{table}/live", live.greet),
        *previews.routes(door),
        *page_routes(previews, door),
    ]
    return Starlette(
        routes=routes,
        lifespan=run,
        middleware=[Middleware(RequestLog, metrics=metrics), Middleware(SecurityHeaders), Middleware(HostCheck)],
        exception_handlers={404: no_such_page, 405: wrong_method, 500: failed},
    )
