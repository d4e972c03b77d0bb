"""Client addresses, origins, languages and security headers."""

import re
from ipaddress import IPv6Network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from splittable.service import messages as wire
from splittable.words import say

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # A seat's link has its secret in the fragment, which browsers never send; send no referrer all the same.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"
LONGEST_HOST = 255
HOST = re.compile(r"(\[[0-9A-Za-z:.%]+\]|[A-Za-z0-9._~-]*)(:[0-9]{0,5})?")


def address_of(connection: HTTPConnection) -> str:
    """The address that limits apply to; for IPv6 its /64 network."""
    return network_of(connection.client.host if connection.client else "unknown")


def network_of(host: str) -> str:
    """The address that a client is counted under."""
    try:
        return str(IPv6Network((host, 64), strict=False)) if ":" in host else host
    except ValueError:
        return host


def is_own_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from the room's own pages or an allowed origin, or has no `Origin` header."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # it is no address at all
        return False


def language_of(headers: Headers) -> str:
    """The language of a request's answers."""
    return "fr" if headers.get("accept-language", "").lower().startswith("fr") else "en"


def is_host(headers: Headers) -> bool:
    """Whether a request calls the room by one name at most, and by one that a machine can have."""
    names = headers.getlist("host")
    return len(names) <= 1 and all(len(name) <= LONGEST_HOST and HOST.fullmatch(name) for name in names)


class HostCheck:
    """Refuses requests and sockets whose `Host` is none: it becomes part of links, drawings and pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, or refuse."""
        if scope["type"] == "lifespan" or is_host(headers := Headers(scope=scope)):
            return await self._app(scope, receive, send)
        reason = say(language_of(headers), "room-wrong-host", longest=LONGEST_HOST)
        response = Response(wire.encode(wire.Wrong(reason)), 400, media_type="application/json")
        return await response(scope, receive, send)


class SecurityHeaders:
    """Adds security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve with the headers added."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        is_secure = scope["scheme"] == "https"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if is_secure:
                    headers.setdefault("Strict-Transport-Security", STRICT_TRANSPORT)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return await self._app(scope, receive, send_with_headers)
