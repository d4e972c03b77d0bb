"""Frames and messages of the WebSocket protocol (RFC 6455), and their compression (RFC 7692)."""

import struct
import zlib
from functools import lru_cache

from websockets.exceptions import ProtocolError
from websockets.frames import Close

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
WHOLE, MASKED, PACKED = 0x80, 0x80, 0x40
"""Bits of a frame's first byte (FIN), of its second (MASK), and of the first byte of a compressed message (RSV1)."""
RESERVED, CONTROL, KIND = 0x30, 0x08, 0x0F
WHOLE_TEXT = WHOLE | TEXT
LONG, LONGER = 126, 127
"""Length codes that announce two more bytes, or eight."""
LONG_HEAD, LONGER_HEAD = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
MEDIUM = 65_536
"""From this length on, eight bytes are needed."""
LEAST, MASK = 6, 4
"""Bytes of a client's shortest frame, and of its mask."""
MOST_PARTS = 16
"""Frames of one message; browsers send one."""
WORTH_PACKING = 256
"""Bytes from which a message is compressed: answers are shorter, views longer and repetitive."""
FASTEST, WINDOW, HASH = 1, -12, 5
"""zlib's level, window bits and memory level: a context costs 32 KB, and most of its time is making it."""
FLUSHED = b"\x00\x00\xff\xff"
"""What a compressed message ends with, and is sent without."""

PROTOCOL_ERROR, NOT_TEXT, TOO_LONG = 1002, 1007, 1009


class BrokenFrame(Exception):
    """The client breaks the protocol; the connection is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Cuts what a client sends into frames."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._bytes = b""
        self._start = 0

    def feed(self, more: bytes) -> None:
        """Take bytes from the network."""
        self._bytes = self._bytes[self._start :] + more
        self._start = 0

    def read(self) -> tuple[int, bytes] | None:
        """The next frame, as its first byte and its payload; None until all of it has come."""
        unread, start = self._bytes, self._start
        have = len(unread)
        if have - start < 2:
            return None
        first, length, payload = unread[start], unread[start + 1] - MASKED, start + LEAST
        if length < 0:
            raise BrokenFrame(PROTOCOL_ERROR)
        if length >= LONG:
            more = 2 if length == LONG else 8
            if have < start + 2 + more:
                return None
            length = int.from_bytes(unread[start + 2 : start + 2 + more])
            payload += more
        if first & CONTROL and (length >= LONG or first < WHOLE):
            raise BrokenFrame(PROTOCOL_ERROR)
        if length > self._longest:
            raise BrokenFrame(TOO_LONG)
        end = payload + length
        if end > have:
            return None
        if end == have:
            self._bytes, self._start = b"", 0
        else:
            self._start = end
        return first, apply_mask(unread[payload:end], unread[payload - MASK : payload])


class MessageReader:
    """Puts a client's frames together to messages."""

    def __init__(self, longest: int, packed: int) -> None:
        self._longest = longest
        self._allowed = KIND | WHOLE | packed
        self._first = 0
        """The first byte of a message that has not ended; 0 if there is none."""
        self._parts: list[bytes] = []

    def read(self, first: int, payload: bytes) -> bytes | None:
        """The message that ends with a frame; None until it has ended."""
        if first == WHOLE_TEXT and not self._first:
            return _check_text(payload)
        if first & ~self._allowed:
            raise BrokenFrame(PROTOCOL_ERROR)
        is_next = first & KIND == CONTINUED
        if is_next != bool(self._first) or (is_next and first & PACKED) or first & KIND > BINARY:
            raise BrokenFrame(PROTOCOL_ERROR)
        self._first = self._first or first | WHOLE
        self._parts.append(payload)
        if len(self._parts) > MOST_PARTS or sum(map(len, self._parts)) > self._longest:
            raise BrokenFrame(TOO_LONG)
        if first < WHOLE:
            return None
        message, kind = b"".join(self._parts), self._first
        self._parts, self._first = [], 0
        if kind & PACKED:
            message = unpack(message, self._longest)
        return _check_text(message) if kind & KIND == TEXT else message


def _check_text(message: bytes) -> bytes:
    try:
        if not message.isascii():
            message.decode()
    except UnicodeDecodeError:
        raise BrokenFrame(NOT_TEXT) from None
    return message


@lru_cache(64)
def pack(message: bytes) -> bytes:
    """A message compressed by itself, so that no context is kept for a socket; who watches is sent the same bytes."""
    packer = zlib.compressobj(FASTEST, zlib.DEFLATED, WINDOW, HASH)
    return (packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH))[: -len(FLUSHED)]


def unpack(message: bytes, longest: int) -> bytes:
    """A compressed message as it was; it never takes more memory than the longest one."""
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        plain = unpacker.decompress(message + FLUSHED, longest + 1)
    except zlib.error:
        raise BrokenFrame(PROTOCOL_ERROR) from None
    if len(plain) > longest:
        raise BrokenFrame(TOO_LONG)
    return plain


def frame(first: int, payload: bytes) -> bytes:
    """A frame as a server sends it."""
    length = len(payload)
    if length < LONG:
        return bytes((first, length)) + payload
    if length < MEDIUM:
        return LONG_HEAD(first, LONG, length) + payload
    return LONGER_HEAD(first, LONGER, length) + payload


def read_close(payload: bytes) -> bytes:
    """What answers a client's close frame."""
    try:
        close = Close.parse(payload)
        if payload:
            close.check()
    except UnicodeDecodeError:
        raise BrokenFrame(NOT_TEXT) from None
    except ProtocolError:
        raise BrokenFrame(PROTOCOL_ERROR) from None
    return payload[:2]
