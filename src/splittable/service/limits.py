"""Rate limits by address."""

import time
from collections import Counter
from dataclasses import dataclass, field

FORGET_AFTER = 600.0


@dataclass(frozen=True)
class AddressLimits:
    """Generous for people and for a load generator, too little to fill a disk by accident."""

    requests_a_second: float = 500
    requests_at_once: float = 5_000
    tables_a_second: float = 20
    tables_at_once: float = 20_000
    connections: int = 5_000
    messages_a_second: float = 200
    """On one connection; faster clients are read more slowly."""
    body: int = 16_384
    message: int = 4_096


@dataclass
class Bucket:
    """A token bucket."""

    a_second: float
    at_once: float
    level: float = field(init=False)
    touched: float = field(init=False)

    def __post_init__(self) -> None:
        self.level = self.at_once
        self.touched = time.monotonic()

    def take(self) -> float:
        """Take a token, or return the seconds to wait for one."""
        moment = time.monotonic()
        self.level = min(self.at_once, self.level + (moment - self.touched) * self.a_second)
        self.touched = moment
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.a_second


class Doorkeeper:
    """Counts requests, tables and connections by address."""

    def __init__(self, limits: AddressLimits) -> None:
        self.limits = limits
        self.connections: Counter[str] = Counter()
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._swept = time.monotonic()

    def may_request(self, address: str) -> bool:
        """Whether an address may send one more request."""
        self._sweep()
        limits = self.limits
        bucket = self._requests.setdefault(address, Bucket(limits.requests_a_second, limits.requests_at_once))
        return bucket.take() == 0

    def may_open_table(self, address: str) -> bool:
        """Whether an address may open one more table."""
        limits = self.limits
        bucket = self._tables.setdefault(address, Bucket(limits.tables_a_second, limits.tables_at_once))
        return bucket.take() == 0

    def may_connect(self, address: str) -> bool:
        """Whether an address may open one more connection."""
        return self.connections[address] < self.limits.connections

    def connected(self, address: str) -> None:
        """Count a new connection."""
        self.connections[address] += 1

    def disconnected(self, address: str) -> None:
        """Count a closed connection."""
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def _sweep(self) -> None:
        moment = time.monotonic()
        if moment - self._swept < FORGET_AFTER:
            return
        self._swept = moment
        for buckets in (self._requests, self._tables):
            for address in [known for known, one in buckets.items() if moment - one.touched > FORGET_AFTER]:
                del buckets[address]
