"""All connections to this process: how many there are, by address, and until when each is waited for."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from math import inf
from typing import Protocol

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from splittable.service.limits import AddressLimits

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_FILES = 65_536
"""Files that a process asks to have open at once, if the machine allows so many."""
OWN_FILES = 256
"""Files that the room keeps for itself: the store, the listening sockets, threads; at most a quarter of all."""
LOOKS_A_WAIT = 10
"""How often connections are looked at while the shortest wait passes."""


class Connection(Protocol):
    """One connection."""

    address: str
    """Under which address it is counted; empty for a proxy's, which carries the requests of many."""
    deadline: float
    """Until when it is waited for, by the event loop's clock."""

    def expire(self) -> None:
        """The deadline has passed."""


def files_allowed() -> int:
    """How many files this process may have open; asks for more where the machine allows it."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Connections:
    """Counts connections, and ends those that keep the room waiting."""

    def __init__(self, limits: AddressLimits) -> None:
        self.limits = limits
        files = files_allowed()
        self.most = files - min(OWN_FILES, files // 4)
        """Never so many that accepting one fails."""
        self.most_of_one = min(limits.connections, self.most // 2)
        self.open: set[Connection] = set()
        self.by_address: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        """Connections that were ended, by reason."""
        self._watching: asyncio.Task[None] | None = None

    def admit(self, one: Connection) -> bool:
        """Count a connection, or say that there are too many."""
        if len(self.open) >= self.most:
            self.refused["all"] += 1
            return False
        if not self._has_place(one.address):
            return False
        self.open.add(one)
        self.by_address[one.address] += 1
        return True

    def move(self, one: Connection, address: str) -> bool:
        """Count a connection under the address that a proxy has told, or say that it has too many."""
        if address == one.address:
            return True
        if not self._has_place(address):
            return False
        self._forget_address(one)
        one.address = address
        self.by_address[address] += 1
        return True

    def replace(self, one: Connection, other: Connection) -> None:
        """Go on with another protocol on the same connection."""
        self.open.discard(one)
        self.open.add(other)

    def leave(self, one: Connection) -> None:
        """Count a connection no longer."""
        if one in self.open:
            self.open.discard(one)
            self._forget_address(one)

    def begin(self) -> None:
        """Begin to look for connections that keep the room waiting."""
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """End looking."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])

    def collect(self) -> Iterator[Metric]:
        """The numbers, as Prometheus's client library expects them."""
        yield GaugeMetricFamily("splittable_all_connections", "Connections open now", value=len(self.open))
        yield GaugeMetricFamily("splittable_addresses", "Addresses connected now", value=len(self.by_address))
        refused = CounterMetricFamily("splittable_refused_connections", "Connections ended, by why", labels=["why"])
        for why, count in self.refused.items():
            refused.add_metric([why], count)
        yield refused

    def _has_place(self, address: str) -> bool:
        if not address or self.by_address[address] < self.most_of_one:
            return True
        self.refused["address"] += 1
        return False

    def _forget_address(self, one: Connection) -> None:
        self.by_address[one.address] -= 1
        if self.by_address[one.address] <= 0:
            del self.by_address[one.address]

    async def _watch(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            # One look at all of them is cheaper than a timer for each.
            await asyncio.sleep(self.limits.patience / LOOKS_A_WAIT)
            moment = clock()
            for one in [one for one in self.open if one.deadline < moment]:
                one.deadline = inf
                one.expire()
