"""The server's end of an HTTP connection: uvicorn's protocol with heads, bodies and silences bounded."""

from math import inf
from typing import Any

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from splittable.service.connections import Connections
from splittable.service.handshakes import Handshake
from splittable.service.messages import Wrong
from splittable.service.security import network_of
from splittable.service.sockets import RoomSocket

MOST_BODY = 1_048_576
"""Bytes that are read after a head, whatever they are; `door.py` has the limits of what is in them."""
MOST_WAITING = 8
"""Requests that a client may send before the first is answered."""
READING_WAITS = 6
"""How many times as long a client has for reading an answer as for saying something."""
SENTENCES = {
    400: "This is no HTTP request.",
    408: "The request took too long.",
    413: "The body is too long.",
    429: "There are too many connections from your address.",
    431: "The head of the request is too long.",
}


class RoomHttp(HttpToolsProtocol):
    """An HTTP connection that waits for nobody for long."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._house: Connections = self.app_state["connections"]
        self.address = ""
        self.deadline = inf
        self._left = self._house.limits.head
        """Bytes that may still come before the head, or after it the body, has to end."""
        self._is_begun = False
        """Whether a head has begun."""

    def connection_made(self, transport: Any) -> None:
        """Count the connection, or end it."""
        super().connection_made(transport)
        self.address = network_of(self.client[0] if self.client else "unknown")
        if not self._house.admit(self):
            self._refuse(429)
        self._wait_for(1)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        super().connection_lost(exc)
        self._house.leave(self)

    def data_received(self, data: bytes) -> None:
        """Parse what has come, piece by piece, as far as it may go on."""
        while data and not self.transport.is_closing():
            if not self._is_begun:
                self._is_begun = True
                self._wait_for(1)
            piece, data = data[: self._left], data[self._left :]
            self._left -= len(piece)
            self._unset_keepalive_if_required()
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self.handle_websocket_upgrade()
                    return
            except httptools.HttpParserError:
                self._refuse(400)
            if self._left <= 0:
                self._refuse(413 if self._is_in_body else 431)

    def on_message_begin(self) -> None:
        """Wait for the rest of a head."""
        super().on_message_begin()
        self._is_begun = True
        self._wait_for(1)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header; after the body nobody needs one."""
        if not self._is_in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait for the body from now on."""
        self._wait_for(1)
        self._left = MOST_BODY
        if len(self.pipeline) >= MOST_WAITING:
            raise OverflowError
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing while the application works."""
        super().on_message_complete()
        self._left = self._house.limits.head
        self._is_begun = False
        self.deadline = inf

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        if self.cycle.scope["client"] != self.client:
            # A proxy's connection carries the requests of many.
            self._house.move(self, "")
        super().on_response_complete()
        if not self._is_begun:
            self._wait_for(READING_WAITS if self.transport.is_closing() else 1)

    def pause_writing(self) -> None:
        """Wait for the client to read."""
        super().pause_writing()
        self._wait_for(READING_WAITS)

    def resume_writing(self) -> None:
        """Wait for the application again, or for the next request."""
        super().resume_writing()
        if self.cycle is None or self.cycle.response_complete:
            self._wait_for(1)
        else:
            self.deadline = inf

    def expire(self) -> None:
        """End a connection that has kept the room waiting."""
        if self.transport.is_closing():
            self.transport.abort()
        elif self._is_begun:
            self._refuse(408)
        else:
            self._house.refused["silent"] += 1
            self.transport.close()
            self._wait_for(READING_WAITS)

    def handle_websocket_upgrade(self) -> None:
        """Go on as a socket."""
        self.connections.discard(self)
        socket = RoomSocket(self.transport, self._house, self.connections, self.tasks)
        socket.address = self.address
        self._house.replace(self, socket)
        Handshake(socket, self.scope, self.url).begin(self.app)
        # It points back to this object, which is not needed any more.
        self.parser = None  # type: ignore[assignment]

    @property
    def _is_in_body(self) -> bool:
        return self.cycle is not None and self.cycle.scope is self.scope and self.cycle.more_body

    def _wait_for(self, waits: int) -> None:
        self.deadline = self.loop.time() + self._house.limits.patience * waits

    def _refuse(self, status: int) -> None:
        """Answer what cannot become a request, and hang up."""
        if self.transport.is_closing():
            return
        self._house.refused[str(status)] += 1
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not (cycle.response_started or self.pipeline):
            body = msgspec.json.encode(Wrong(SENTENCES[status]))
            self.transport.write(
                STATUS_LINE[status] + b"content-type: application/json\r\ncontent-length: %d\r\n"
                b"connection: close\r\n\r\n%b" % (len(body), body)
            )
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.close()
        self._wait_for(READING_WAITS)
