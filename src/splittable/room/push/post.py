"""Sending to push services: only out into the world, never into the network that the room stands in."""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST_ENDPOINT = 1000
SECONDS = 10.0
"""For a whole message, from the name's look-up to the status."""
LONGEST_LINE = 1024
WRITTEN = re.compile(r"[!-~]+")
"""Printable ASCII without spaces: nothing that could end a line of a request."""
EACH_SECONDS = 4.0
"""For connecting to one of a name's addresses, before the next is tried."""
LOOKING_UP = 4
"""Threads that look names up; slow name servers hold nothing else of the room."""
TRANSLATED = tuple(
    map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "::ffff:0:0:0/96"))
)
"""IPv6 addresses that lead on to an IPv4 address of the asker's choice."""


class WrongEndpoint(ValueError):
    """An endpoint that nothing is sent to."""


def split_endpoint(endpoint: str) -> SplitResult:
    """The parts of an endpoint's address."""
    if len(endpoint) > LONGEST_ENDPOINT or not WRITTEN.fullmatch(endpoint):
        raise WrongEndpoint
    try:
        parts = urlsplit(endpoint)
        _ = parts.port
    except ValueError:
        raise WrongEndpoint from None
    if not parts.hostname or parts.username is not None or parts.fragment:
        raise WrongEndpoint
    return parts


def is_in_the_world(address: str) -> bool:
    """Whether an address is one of the public internet."""
    known = ip_address(address)
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            known = known.ipv4_mapped
        elif known.is_site_local or any(known in network for network in TRANSLATED):
            return False
    return known.is_global and not known.is_multicast


class Post:
    """Sends to services of the public internet over TLS."""

    def __init__(self) -> None:
        self._tls: ssl.SSLContext | None = None
        self._names = ThreadPoolExecutor(LOOKING_UP, thread_name_prefix="push names")

    def close(self) -> None:
        """Look nothing up any more."""
        self._names.shutdown(wait=False, cancel_futures=True)

    def check(self, endpoint: str) -> None:
        """Raise `WrongEndpoint` for an address that can be no push service's."""
        parts = split_endpoint(endpoint)
        if parts.scheme != "https" or parts.port not in (None, 443):
            raise WrongEndpoint
        assert parts.hostname is not None
        try:
            is_allowed = self.may_reach(parts.hostname)
        except ValueError:  # a name, looked up when something is sent
            is_allowed = "." in parts.hostname
        if not is_allowed:
            raise WrongEndpoint

    def may_reach(self, address: str) -> bool:
        """Whether an address may be connected to."""
        return is_in_the_world(address)

    async def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message, and return the service's status."""
        self.check(endpoint)
        async with asyncio.timeout(SECONDS):
            return await self._send(split_endpoint(endpoint), headers, body)

    async def _send(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        # Connected to the very addresses that were checked: the name could lead elsewhere a moment later.
        addresses = await self._look_up(host, port)
        tls = await self._trust() if parts.scheme == "https" else None
        reader, writer = await _connect(addresses, port, tls, host if tls else None)
        try:
            path = parts.path or "/"
            lines = [f"POST {path}{'?' if parts.query else ''}{parts.query} HTTP/1.1", f"Host: {parts.netloc}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            return int((await reader.readline()).split()[1])
        finally:
            writer.transport.abort()

    async def _look_up(self, host: str, port: int) -> list[str]:
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._names, ask)
        addresses = [str(place[0]) for *_, place in found]
        if not addresses or not all(self.may_reach(address) for address in addresses):
            raise WrongEndpoint
        return addresses

    async def _trust(self) -> ssl.SSLContext:
        if self._tls is None:
            # Reading all certificates takes a while.
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        return self._tls


async def _connect(
    addresses: list[str], port: int, tls: ssl.SSLContext | None, host: str | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that answers."""
    for address in addresses[:-1]:
        with suppress(OSError):
            async with asyncio.timeout(EACH_SECONDS):
                return await asyncio.open_connection(address, port, ssl=tls, server_hostname=host, limit=LONGEST_LINE)
    return await asyncio.open_connection(addresses[-1], port, ssl=tls, server_hostname=host, limit=LONGEST_LINE)


class LoopbackPost(Post):
    """Sends to this machine only, without TLS: for a push service of one's own, such as the tests'."""

    def check(self, endpoint: str) -> None:
        """Raise `WrongEndpoint` for an address that is not on this machine."""
        parts = split_endpoint(endpoint)
        try:
            is_allowed = parts.scheme == "http" and self.may_reach(parts.hostname or "")
        except ValueError:
            is_allowed = False
        if not is_allowed:
            raise WrongEndpoint

    def may_reach(self, address: str) -> bool:
        """Whether an address is this machine's own."""
        return ip_address(address).is_loopback
