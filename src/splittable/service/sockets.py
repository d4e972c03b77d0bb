"""The server's end of a socket: a whole message in one write, and no waiting where there is no need."""

import logging
import struct
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

MOST_UNREAD = 16
"""Messages of a client that wait to be read before no more are taken from the network."""
WORTH_COMPRESSING = 256
"""Bytes; an answer is shorter, a view is longer and mostly the same as the one before."""
FASTEST = 1
"""zlib's level: twice as fast as its usual one, for views that come out a little longer."""
WHOLE_TEXT = 0x80 | Opcode.TEXT
"""The first byte of a message that is one frame."""
SHORT, MEDIUM = 126, 65_536
"""Lengths from which a frame's head needs two bytes more, and eight."""


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

    def handle_connect(self, event: Request) -> None:
        """Let the application find its way back here."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self

    def send_receive_event_to_app(self) -> None:
        """Pass a message on as it came; who sends text that is none is hung up on, which is no trouble of ours."""
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text" and not _is_text(message):
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused and self.queue.qsize() >= MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

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
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < MEDIUM:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)


def end_of(socket: WebSocket) -> RoomSocket:
    """The server's end of a socket that the application serves."""
    end: RoomSocket = socket.state.socket
    return end
