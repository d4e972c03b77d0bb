"""The built browser client, and the paths that all serve its single page."""

import gzip
from collections.abc import Awaitable, Callable
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from splittable.words import say

STATIC = Path(__file__).parent / "static"
PLACES = (
    "/",
    "/new/{game}",
    "/t/{table}",
    "/t/{table}/verify",
    "/t/{table}/replay",
    "/t/{table}/replay/{moment}",
    "/rules/{game}",
    "/guide/{game}",
    "/pad",
    "/pad/{game}",
    "/verify",
    "/settings",
)
"""Paths of the client's router."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN = "no-cache"
SMALLEST = 512
"""Below this, compressing costs more than it saves."""
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}


def _read(path: Path) -> tuple[bytes, bytes | None]:
    """A file, and the same compressed."""
    plain = path.read_bytes()
    is_small = len(plain) < SMALLEST or path.suffix == ".png"
    return plain, None if is_small else gzip.compress(plain, 9, mtime=0)


def _sender(path: Path, caching: str) -> Callable[[Request], Awaitable[Response]]:
    # Read once at start: an update of the package does not disturb a running room.
    plain, packed = _read(path)
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}

    async def send(request: Request) -> Response:
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
        return Response(plain, headers=headers, media_type=kind)

    return send


async def say_missing(_: Request) -> Response:
    """The page of a room whose browser client was not built."""
    sentences = "".join(f'<p lang="{lang}">{say(lang, "room-no-client")}</p>' for lang in ("en", "fr"))
    return HTMLResponse(f'<!doctype html><html lang="en"><title>Splittable</title>{sentences}</html>', 503)


def page_routes() -> list[BaseRoute]:
    """The client's page and files: only those that were built, so no path can leave the folder."""
    page = STATIC / "index.html"
    if not page.is_file():
        return [Route(place, say_missing) for place in PLACES]
    files = [path for path in sorted(STATIC.rglob("*")) if path.is_file() and path != page]
    show_page = _sender(page, ASK_AGAIN)
    routes: list[BaseRoute] = [Route(place, show_page) for place in PLACES]
    for path in files:
        name = path.relative_to(STATIC).as_posix()
        routes.append(Route(f"/{name}", _sender(path, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)))
    return routes
