"""The built browser client, and the paths that all serve its single page."""

import gzip
import hashlib
import logging
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from splittable.games import ids
from splittable.service.door import Door
from splittable.service.games import name_of
from splittable.service.previews import Preview, Previews, of_room, write_head
from splittable.service.security import address_of, language_of
from splittable.words import LANGUAGES, say

LOG = logging.getLogger("splittable.service")
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
    "/ladder",
    "/ladder/{game}",
    "/verify",
    "/settings",
    "/move",
)
"""Paths of the client's router."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK_AGAIN = "no-cache"
TITLE = "<title>Splittable</title>"
"""What stands in the built page where its head is written."""
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


class Page:
    """The client's one page; only its head differs from place to place, for messengers that preview a link."""

    def __init__(self, text: str, previews: Previews, door: Door) -> None:
        self._before, _, self._after = text.partition(TITLE)
        self._previews = previews
        self._door = door
        self._pack = lru_cache(500)(_pack)

    def sender(self, place: str) -> Callable[[Request], Awaitable[Response]]:
        """What answers at a place of the client's router."""

        async def send(request: Request) -> Response:
            lang = language_of(request.headers)
            # Who asks too fast gets the page all the same, but nothing is looked up for it.
            is_calm = self._door.doorkeeper.may_request(address_of(request))
            preview = await self._look_up(place, request, lang) if is_calm else of_room(lang)
            origin = str(request.base_url).rstrip("/")
            head = write_head(preview, origin, request.url.path, lang)
            plain, packed, tag = self._pack(self._before + head + self._after)
            headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding, Accept-Language", "ETag": tag}
            if tag in request.headers.get("if-none-match", ""):
                return Response(status_code=304, headers=headers)
            if "gzip" in request.headers.get("accept-encoding", ""):
                return HTMLResponse(packed, headers={**headers, "Content-Encoding": "gzip"})
            return HTMLResponse(plain, headers=headers)

        return send

    async def _look_up(self, place: str, request: Request, lang: str) -> Preview:
        """What a link says of itself; the page comes whatever becomes of that."""
        try:
            return await self._previews.of_place(place, request.path_params, lang)
        except Exception:
            LOG.exception("preview failed")
            return of_room(lang)


def _pack(text: str) -> tuple[bytes, bytes, str]:
    """A page, the same compressed, and a tag that changes with it."""
    plain = text.encode()
    return plain, gzip.compress(plain, 6, mtime=0), f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"'


async def say_missing(_: Request) -> Response:
    """The page of a room whose browser client was not built."""
    sentences = "".join(f'<p lang="{lang}">{say(lang, "room-no-client")}</p>' for lang in ("en", "fr"))
    return HTMLResponse(f'<!doctype html><html lang="en"><title>Splittable</title>{sentences}</html>', 503)


class ForWorker(msgspec.Struct, frozen=True):
    """What the service worker needs: the files to keep, and the words of its notifications by language."""

    files: list[str]
    words: dict[str, dict[str, str]]
    games: dict[str, dict[str, str]]


def tell_worker(files: list[str]) -> Callable[[Request], Awaitable[Response]]:
    """The answer to the service worker."""
    words = {lang: {kind: say(lang, f"room-push-{kind}") for kind in ("turn", "nudge", "over")} for lang in LANGUAGES}
    games = {lang: {game: name_of(game, lang) for game in ids()} for lang in LANGUAGES}
    body = msgspec.json.encode(ForWorker(files, words, games))

    async def tell(_: Request) -> Response:
        return Response(body, headers={"Cache-Control": ASK_AGAIN}, media_type="application/json")

    return tell


@cache
def _page(folder: Path) -> bytes | None:
    """The client's page as it was at the start; None if it was not built."""
    page = folder / "index.html"
    return page.read_bytes() if page.is_file() else None


def page_for_nowhere(request: Request) -> Response | None:
    """The client's page with status 404, for a browser that asks for a path that does not exist; None for others."""
    page = _page(STATIC)
    is_page = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    if page is None or not is_page or "text/html" not in request.headers.get("accept", ""):
        return None
    return HTMLResponse(page, 404, {"Cache-Control": ASK_AGAIN})


def page_routes(previews: Previews, door: Door) -> list[BaseRoute]:
    """The client's page and files: only those that were built, so no path can leave the folder."""
    built = STATIC / "index.html"
    if not built.is_file():
        return [Route(place, say_missing) for place in PLACES]
    files = [path for path in sorted(STATIC.rglob("*")) if path.is_file() and path != built]
    page = Page(built.read_text(encoding="utf-8"), previews, door)
    routes: list[BaseRoute] = [Route(place, page.sender(place)) for place in PLACES]
    for path in files:
        name = path.relative_to(STATIC).as_posix()
        routes.append(Route(f"/{name}", _sender(path, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)))
    kept = [f"/{path.relative_to(STATIC).as_posix()}" for path in files if path.parent.name == "assets"]
    routes.append(Route("/worker.json", tell_worker([*kept, "/icon.svg", "/icon-turn.svg", "/icon-192.png"])))
    return routes
