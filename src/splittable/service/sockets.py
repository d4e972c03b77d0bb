"""The server's end of a WebSocket: heard as fast as its limits allow, and only while it reads itself."""

import asyncio
from collections.abc import Callable, Coroutine
from math import inf
from typing import Any

from starlette.websockets import WebSocket

from splittable.service import frames
from splittable.service.connections import Connections
from splittable.service.frames import BrokenFrame, FrameReader, MessageReader, frame
from splittable.service.limits import Bucket

MOST_UNREAD = 16
"""Unanswered messages of a client at which reading from the network pauses."""
PING_SECONDS = 20.0
"""Seconds of silence after which a client is pinged, and again as many for its pong."""
CLOSING_SECONDS = 10.0
"""Seconds to wait for a client's close frame."""
STOPPING_SECONDS = 2.0
"""The same when the room stops."""
BUFFER = memoryview(bytearray(16_384))
"""Where the network's bytes are put, for all sockets: each takes its own out at once."""
PING = frame(frames.WHOLE | frames.PING, b"")


class Gone(Exception):
    """The connection is over."""


class RoomSocket(asyncio.BufferedProtocol):
    """A WebSocket after its handshake."""

    def __init__(self, transport: Any, house: Connections, peers: set[Any], tasks: set[asyncio.Task[None]]) -> None:
        self.transport: asyncio.Transport = transport
        self.address = ""
        self.deadline = inf
        self.is_writable = True
        self.resumed: Callable[[], None] | None = None
        """Called when the client reads again."""
        self.dismissed: Callable[[], None] | None = None
        """Called when the room stops."""
        self._house = house
        self._peers = peers
        self._tasks = tasks
        self._loop = asyncio.get_running_loop()
        limits = house.limits
        self._frames = FrameReader(limits.message)
        self._messages: MessageReader | None = None
        self._packed = 0
        self._bucket = Bucket(limits.messages_a_second, limits.messages_a_second * 2)
        self._unread: list[bytes] = []
        self._waiter: asyncio.Future[None] | None = None
        self._is_paused = True
        """Whether nothing is read from the network."""
        self._is_resting = False
        """Whether the client has sent more than it may."""
        self._is_closing = False
        """Whether the room has hung up; the client's close frame is all that is waited for."""
        self._is_over = False
        self._is_awaited = False
        """Whether a pong is owed."""
        peers.add(self)
        transport.pause_reading()
        transport.set_protocol(self)

    def run(self, story: Coroutine[Any, Any, None]) -> None:
        """Run a task that ends with the process."""
        task = self._loop.create_task(story)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def open(self, packed: int) -> None:
        """Begin to hear the client; messages may be compressed if `PACKED` was agreed on."""
        self._messages = MessageReader(self._house.limits.message, packed)
        self._packed = packed
        self.deadline = self._loop.time() + PING_SECONDS
        self._pause_or_resume()

    def get_buffer(self, _: int) -> memoryview:
        """Where bytes are put."""
        return BUFFER

    def buffer_updated(self, count: int) -> None:
        """Bytes have come."""
        self._frames.feed(bytes(BUFFER[:count]))
        self._read()

    def eof_received(self) -> None:
        """The client has hung up."""

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is over."""
        self._is_over = True
        self.deadline = inf
        # They point back to here; without them the memory is free at once.
        self.resumed = self.dismissed = None
        self._peers.discard(self)
        self._house.leave(self)
        self._wake()

    def pause_writing(self) -> None:
        """The client does not read; it is not heard until it does, or answers to it would pile up."""
        self.is_writable = False
        self._pause_or_resume()

    def resume_writing(self) -> None:
        """The client reads again."""
        self.is_writable = True
        if self.resumed is not None:
            self.resumed()
        self._read()

    def shutdown(self) -> None:
        """The room stops."""
        if self.dismissed is None:
            self.transport.close()
        else:
            self.dismissed()
            self.deadline = min(self.deadline, self._loop.time() + STOPPING_SECONDS)

    def expire(self) -> None:
        """Ping a client that has been silent; give up one that owes a pong or a close frame."""
        if self._is_awaited or self._is_closing or self._messages is None:
            self.transport.abort()
            return
        self._is_awaited = True
        self.transport.write(PING)
        self.deadline = self._loop.time() + PING_SECONDS

    async def hear(self) -> bytes:
        """The client's next message; raises `Gone` after the last one."""
        while not self._unread:
            if self._is_over or self._is_closing:
                raise Gone
            self._waiter = self._loop.create_future()
            await self._waiter
        message = self._unread.pop(0)
        if self._is_paused:
            self._read()
        return message

    def write(self, text: bytes) -> None:
        """Send a text at once, unless the connection is closed."""
        if not self._is_closing and not self.transport.is_closing():
            self.transport.write(self._frame(text))

    def write_both(self, text: bytes, other: bytes) -> None:
        """Send two texts in one write."""
        if not self._is_closing and not self.transport.is_closing():
            self.transport.write(self._frame(text) + self._frame(other))

    def close(self, code: int, *last_words: bytes) -> None:
        """Hang up; nothing that the client sends afterwards is heard."""
        if self._is_closing or self.transport.is_closing():
            return
        if self.is_writable:
            for text in last_words:
                self.write(text)
            self.transport.write(frame(frames.WHOLE | frames.CLOSE, code.to_bytes(2)))
            self.deadline = self._loop.time() + CLOSING_SECONDS
        else:
            # It does not read, so it would not read a farewell either.
            self.transport.abort()
        self._is_closing = True
        self._unread.clear()
        self._wake()
        self._pause_or_resume()

    def _frame(self, text: bytes) -> bytes:
        if self._packed and len(text) >= frames.WORTH_PACKING:
            return frame(frames.WHOLE_TEXT | self._packed, frames.pack(text))
        return frame(frames.WHOLE_TEXT, text)

    def _read(self) -> None:
        """Hear frames for as long as the client may be heard."""
        try:
            while self._may_hear:
                heard = self._frames.read()
                if heard is None:
                    break
                self._hear(*heard)
                self._count()
        except BrokenFrame as broken:
            self._hang_up(broken.code.to_bytes(2))
        self._pause_or_resume()

    @property
    def _may_hear(self) -> bool:
        return self.is_writable and not self._is_resting and not self._is_over and len(self._unread) < MOST_UNREAD

    def _pause_or_resume(self) -> None:
        if self._may_hear == self._is_paused and not self.transport.is_closing():
            self._is_paused = not self._is_paused
            if self._is_paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _count(self) -> None:
        """Count a frame; after too many, rest."""
        wait = self._bucket.take()
        self._is_resting = wait > 0
        if wait:
            self._loop.call_later(wait, self._go_on)

    def _go_on(self) -> None:
        self._count()
        if not self._is_resting:
            self._read()

    def _hear(self, first: int, payload: bytes) -> None:
        if first & frames.CONTROL:
            self._obey(first & ~frames.WHOLE, payload)
        elif not self._is_closing and self._messages is not None:
            message = self._messages.read(first, payload)
            if message is not None:
                self._unread.append(message)
                self._wake()

    def _obey(self, kind: int, payload: bytes) -> None:
        """Do what a control frame says."""
        if kind == frames.CLOSE:
            self._hang_up(frames.read_close(payload))
        elif kind == frames.PONG:
            self._is_awaited = False
            if not self._is_closing:
                self.deadline = self._loop.time() + PING_SECONDS
        elif kind != frames.PING:
            raise BrokenFrame(frames.PROTOCOL_ERROR)
        elif not self._is_closing:
            self.transport.write(frame(frames.WHOLE | frames.PONG, payload))

    def _hang_up(self, code: bytes) -> None:
        """End the connection after a close frame of the client, or instead of one."""
        if not self._is_closing and not self.transport.is_closing():
            self.transport.write(frame(frames.WHOLE | frames.CLOSE, code))
        self._is_over = True
        self.transport.close()
        self._is_closing = True
        self.deadline = self._loop.time() + CLOSING_SECONDS
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


def end_of(socket: WebSocket) -> RoomSocket:
    """The server's end of a socket that the application serves."""
    end: RoomSocket = socket.state.socket
    return end
