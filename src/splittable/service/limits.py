"""Rate limits by address."""

import time
from dataclasses import dataclass, field

FORGET_AFTER = 600.0


@dataclass(frozen=True)
class AddressLimits:
    """Limits of one address: enough for a school behind it, too little to fill a disk by accident."""

    requests_a_second: float = 500
    requests_at_once: float = 5_000
    """A page takes some forty, so a hundred people may come at the same moment."""
    tables_a_second: float = 5
    tables_at_once: float = 2_000
    parcels_a_second: float = 0.1
    parcels_at_once: float = 30
    replays_a_second: float = 5
    replays_at_once: float = 100
    """Pages of replays that are not kept; each is some ten milliseconds of work."""
    connections: int = 2_000
    """Open at once, silent ones too: an office behind one address has fewer."""
    messages_a_second: float = 200
    """On one connection; faster clients are read more slowly."""
    head: int = 16_384
    """Bytes of a request's address and headers."""
    body: int = 16_384
    message: int = 4_096
    patience: float = 10
    """Seconds for a head, for a body, for the first message of a socket, and for the next request."""


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
    """Counts requests and tables by address."""

    def __init__(self, limits: AddressLimits) -> None:
        self.limits = limits
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._parcels: dict[str, Bucket] = {}
        self._replays: dict[str, Bucket] = {}
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

    def may_leave_parcel(self, address: str) -> bool:
        """Whether an address may leave one more parcel."""
        limits = self.limits
        bucket = self._parcels.setdefault(address, Bucket(limits.parcels_a_second, limits.parcels_at_once))
        return bucket.take() == 0

    def may_replay(self, address: str) -> bool:
        """Whether an address may have one more page of a replay made."""
        limits = self.limits
        bucket = self._replays.setdefault(address, Bucket(limits.replays_a_second, limits.replays_at_once))
        return bucket.take() == 0

    def _sweep(self) -> None:
        moment = time.monotonic()
        if moment - self._swept < FORGET_AFTER:
            return
        self._swept = moment
        for buckets in (self._requests, self._tables, self._parcels, self._replays):
            for address in [known for known, one in buckets.items() if moment - one.touched > FORGET_AFTER]:
                del buckets[address]
