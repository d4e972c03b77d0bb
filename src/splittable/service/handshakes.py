"""How a WebSocket begins: the client asks, the application accepts or declines."""

import logging
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope
from websockets.exceptions import NegotiationError
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from splittable.service.frames import PACKED, WINDOW
from splittable.service.sockets import RoomSocket

LOG = logging.getLogger("splittable.service")


class Compression(ServerPerMessageDeflateFactory):
    """Compression of each message by itself: contexts kept between messages would take 45 KB for each socket."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True, client_no_context_takeover=True, server_max_window_bits=-WINDOW
        )

    def process_request_params(self, params: Any, accepted: Any) -> tuple[list[Any], PerMessageDeflate]:
        """Agree, unless the client wants a smaller window than messages are written with."""
        answer, agreed = super().process_request_params(params, accepted)
        if agreed.local_max_window_bits < -WINDOW:
            raise NegotiationError("the window is too small")
        return answer, agreed


QUIET = logging.getLogger("splittable.handshakes")
QUIET.disabled = True


class Handshake:
    """A request for a socket, until it is answered."""

    def __init__(self, socket: RoomSocket, scope: Any, url: bytes) -> None:
        self._socket = socket
        path, _, query = url.partition(b"?")
        head = [scope["method"].encode(), b" ", url, b" HTTP/1.1\r\n"]
        for name, value in scope["headers"]:
            head += (name, b": ", value, b"\r\n")
        self._head = b"".join((*head, b"\r\n"))
        self._scope: Scope = scope | {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "scheme": "wss" if scope["scheme"] == "https" else "ws",
            "path": unquote(path.decode("ascii", "replace")),
            "raw_path": path,
            "query_string": query,
            "subprotocols": [],
            "state": scope["state"] | {"socket": socket},
            "extensions": {"websocket.http.response": {}},
        }
        self._protocol = ServerProtocol(extensions=[Compression()], logger=QUIET)
        self._accepted: Response | None = None
        self._declined: Message = {}
        self._is_answered = False

    def begin(self, app: ASGIApp) -> None:
        """Check the request, and ask the application."""
        self._protocol.receive_data(self._head)
        requests = [event for event in self._protocol.events_received() if isinstance(event, Request)]
        if requests:
            self._accepted = self._protocol.accept(requests[0])
        else:
            self._accepted = self._protocol.reject(HTTPStatus.BAD_REQUEST, "This is no WebSocket.\n")
        if self._accepted.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._socket.run(self._ask(app))
        else:
            self._answer(self._accepted)

    async def _ask(self, app: ASGIApp) -> None:
        try:
            await app(self._scope, self._receive, self._send)
        except Exception:
            LOG.exception("handshake failed")
        if not self._is_answered:
            self._decline(HTTPStatus.INTERNAL_SERVER_ERROR, b"")

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        kind = message["type"]
        if self._is_answered:
            return
        if kind == "websocket.accept" and self._accepted is not None:
            self._answer(self._accepted)
            self._socket.open(PACKED if self._protocol.extensions else 0)
        elif kind == "websocket.close":
            self._decline(HTTPStatus.FORBIDDEN, b"")
        elif kind == "websocket.http.response.start":
            self._declined = message
        elif kind == "websocket.http.response.body":
            self._decline(self._declined["status"], message["body"])

    def _decline(self, status: int, body: bytes) -> None:
        response = self._protocol.reject(HTTPStatus(status), "")
        for name, value in self._declined.get("headers", ()):
            response.headers.pop(name.decode("latin-1"), None)
            response.headers[name.decode("latin-1")] = value.decode("latin-1")
        response.body = body
        self._answer(response)

    def _answer(self, response: Response) -> None:
        self._is_answered = True
        self._protocol.send_response(response)
        self._socket.transport.write(b"".join(self._protocol.data_to_send()))
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._socket.transport.close()
