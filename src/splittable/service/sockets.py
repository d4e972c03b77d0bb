"""The server's end of a WebSocket, with a fast path for whole text messages."""

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
"""Unread messages of a client at which reading from the network pauses."""
WORTH_COMPRESSING = 256
"""Bytes from which a message is compressed: answers are shorter, views longer and repetitive."""
FASTEST = 1
"""zlib level: twice as fast as the default, for slightly longer output."""
WHOLE, MASKED = 0x80, 0x80
"""Bits of a frame's first byte (FIN) and second byte (MASK)."""
WHOLE_TEXT = WHOLE | Opcode.TEXT
LONG, LONGER = 126, 127
"""Length codes that announce two more bytes, or eight."""
MEDIUM = 65_536
"""From this length on, eight bytes are needed."""
LEAST, MASK = 6, 4
"""Bytes of a client's shortest frame, and of its mask."""
CLOSING_SECONDS = 10.0
"""Seconds to wait for a client's close frame."""


class RoomSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with a fast path for text messages."""

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
        """An incomplete frame."""
        self._is_odd = False
        """Whether the client sent unusual frames; then `websockets` parses everything that follows."""

    def handle_connect(self, event: Request) -> None:
        """Put this protocol into the connection's state for the application."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self

    def data_received(self, data: bytes) -> None:
        """Parse whole text frames here, five times as fast; leave all others to `websockets`."""
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
        """Pass on a message that `websockets` has parsed."""
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._hear(message)
        else:
            self._pass_on(message)

    def _hear(self, text: bytes) -> None:
        """Pass on a text message; close the connection with 1007 if it is not UTF-8."""
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
        """Send the application's message; after a close, abort clients that do not answer it."""
        await super().send(message)
        if message["type"] == "websocket.close" and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Abort a client that answers no pings; a close handshake would wait for unread data."""
        super().keepalive_timeout()
        self.transport.abort()

    async def hear(self) -> bytes:
        """The client's next message."""
        # Not through Starlette, which would only validate the message again.
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"], message.get("reason"))
        text: bytes = message["bytes"]
        return text

    def write(self, text: bytes) -> None:
        """Send a text at once, unless the connection is closed."""
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
    """The header of a text frame."""
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, length)
    return struct.pack("!BBQ", WHOLE_TEXT, LONGER, length)


def end_of(socket: WebSocket) -> RoomSocket:
    """The server's end of a socket that the application serves."""
    end: RoomSocket = socket.state.socket
    return end
