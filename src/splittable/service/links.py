"""Links of the room, as text and as QR codes, and the secrets that come with requests."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from splittable.room.refusals import WrongKey
from splittable.service.door import TooFast

LOOPBACK = ("localhost", "127.0.0.1", "::1")
MOST_WAITING = 16
"""Drawings that are waited for at once."""
MOST_KEPT = 500
"""Drawings in memory, some kilobytes each."""


def key_of(request: Request) -> str:
    """The secret that comes with a request: a seat's key, or a parcel's token."""
    key = shown_key(request)
    if not key:
        raise WrongKey
    return key


def shown_key(request: Request) -> str:
    """The same where it may be missing; empty if it is."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key if scheme.lower() == "bearer" else ""


def address_for_others(request: Request, reach: str, path: str) -> str:
    """An address that other devices can open; requests over loopback get the one for the network."""
    if reach and request.url.hostname in LOOPBACK:
        return reach + path
    return str(request.base_url.replace(path=path, query="", fragment=""))


def _draw(link: str) -> bytes:
    drawing = BytesIO()
    code = segno.make(link, micro=False)
    code.save(drawing, kind="svg", xmldecl=False, scale=4, border=4, dark="#000", light="#fff")
    return drawing.getvalue()


class Drawings:
    """Draws QR codes one after the other in a thread: each takes up to 20 ms."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "drawing")
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._waiting = 0

    async def draw(self, link: str) -> bytes:
        """A link as a QR code; kept for who asks again, unless there is a secret in it."""
        if link in self._kept:
            self._kept.move_to_end(link)
            return self._kept[link]
        if self._waiting >= MOST_WAITING:
            raise TooFast("room-too-fast")
        self._waiting += 1
        try:
            drawing = await asyncio.get_running_loop().run_in_executor(self._thread, _draw, link)
        finally:
            self._waiting -= 1
        if "#" not in link:
            self._kept[link] = drawing
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return drawing


_drawings = Drawings()


async def draw_code(link: str) -> Response:
    """A link as a QR code."""
    return Response(await _drawings.draw(link), media_type="image/svg+xml")
