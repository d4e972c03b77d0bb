"""The server's end of a socket: a whole message in one write, and no waiting where there is no need."""

import logging
import struct
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

MOST_UNREAD = 16
"""Messages of a client that wait to be read before no more are taken from the network."""
WORTH_COMPRESSING = 256
"""Bytes; an answer is shorter, a view is longer and mostly the same as the one before."""
FASTEST = 1
"""zlib's level: twice as fast as its usual one, for views that come out a little longer."""
WHOLE, MASKED = 0x80, 0x80
"""What a frame's first byte says of a message that is one frame, and its second of one from a client."""
WHOLE_TEXT = WHOLE | Opcode.TEXT
LONG, LONGER = 126, 127
"""Said in place of a length that takes two bytes more, or eight."""
MEDIUM = 65_536
"""A length that takes eight."""
LEAST, MASK = 6, 4
"""Bytes of the shortest frame that a client may send, and of the mask before its text."""
CLOSING_SECONDS = 10.0
"""How long a client that is sent home may take to say goodbye."""


class RoomSocket(WebSocketsSansIOProtocol):
    """A connection as uvicorn serves it, with a short way out for texts."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        compressed = ServerPerMessageDeflateFactory(
            server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": FASTEST}
        )
        self.conn = ServerProtocol(
            extensions=[compressed], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        self._longest: int = self.config.ws_max_size
        self._begun = b""
        """The beginning of a frame whose end has not come yet."""
        self._is_odd = False
        """Whether the client sent what no browser sends; then `websockets` reads all that follows."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find its way back here."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        """Read whole texts here, which takes a fifth of the time; whatever else comes is for `websockets`."""
        if self._is_odd or not self.handshake_complete:
            self._is_odd = self.handshake_initiated
            super().data_received(data)
            return
        data = self._begun + data if self._begun else data
        start = 0
        while len(data) - start >= LEAST:
            first, length, text = data[start], data[start + 1] - MASKED, start + LEAST
            if length == LONG:
                length = int.from_bytes(data[start + 2 : start + 4])
                text += 2
            elif length > LONG:
                length = self._longest + 1
            if first < WHOLE or not 0 <= length <= self._longest or self.close_sent:
                # A part of a message, one without a mask, one that is too long, or the last words of who is sent home.
                self._is_odd = True
                self._begun = b""
                super().data_received(data[start:])
                return
            end = text + length
            if end > len(data):
                break
            if first == WHOLE_TEXT:
                self._hear(apply_mask(data[text:end], data[text - MASK : text]))
            else:
                super().data_received(data[start:end])
            start = end
        self._begun = data[start:]

    def send_receive_event_to_app(self) -> None:
        """Pass a message on that `websockets` has read."""
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._hear(message)
        else:
            self._pass_on(message)

    def _hear(self, text: bytes) -> None:
        """Pass a text on; who sends text that is none is hung up on, which is no trouble of ours."""
        if _is_text(text):
            self._pass_on(text)
        elif not self.close_sent:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _pass_on(self, message: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Send what the application says; a connection that it closes is not kept open by who reads nothing."""
        await super().send(message)
        if message["type"] == "websocket.close" and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Hang up on who has answered nothing for long; politely closed, it would wait until all is read."""
        super().keepalive_timeout()
        self.transport.abort()

    async def hear(self) -> bytes:
        """The client's next message."""
        # Not through Starlette: it would only look whether what comes may come.
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"], message.get("reason"))
        text: bytes = message["bytes"]
        return text

    def write(self, text: bytes) -> None:
        """Send a text at once; to who is gone, nothing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        if self.conn.extensions and len(text) >= WORTH_COMPRESSING:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(_head(len(text)) + text)


def _is_text(message: bytes) -> bool:
    try:
        return message.isascii() or bool(message.decode())
    except UnicodeDecodeError:
        return False


def _head(length: int) -> bytes:
    """What stands before a text in its frame."""
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, length)
    return struct.pack("!BBQ", WHOLE_TEXT, LONGER, length)


def end_of(socket: WebSocket) -> RoomSocket:
    """The server's end of a socket that the application serves."""
    end: RoomSocket = socket.state.socket
    return end
