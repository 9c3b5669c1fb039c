"""Rate limits, kept in memory: a bucket that refills with time, and a limiter with one for each address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_network

from companion.network.ip_addresses import ip_of

MAX_NAMES = 16_384
"""The names that a limiter counts; beyond that it drops the one counted longest ago."""


@dataclass(frozen=True)
class RateLimit:
    """``burst`` events at once, and then one more every ``interval`` seconds."""

    burst: int
    interval: float


class Bucket:
    """How much of a rate limit is left; ``clock`` returns monotonic seconds."""

    __slots__ = ("_at", "_clock", "_left", "_limit")

    def __init__(self, limit: RateLimit, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._left = float(limit.burst)
        self._at = clock()

    @property
    def left(self) -> float:
        """How many more events fit now; negative after one that was larger than what was left."""
        passed = self._clock() - self._at
        return min(float(self._limit.burst), self._left + passed / self._limit.interval)

    @property
    def is_full(self) -> bool:
        """Whether as many events fit as if none had been counted."""
        return self.left >= self._limit.burst

    @property
    def wait(self) -> int:
        """The whole seconds until one more event fits; 0 if it does now."""
        missing = 1 - self.left
        return int(missing * self._limit.interval) + 1 if missing > 0 else 0

    @property
    def debt(self) -> float:
        """The seconds until an overdrawn bucket is at zero again; 0 if it is not overdrawn."""
        return max(0.0, -self.left * self._limit.interval)

    def spend(self, events: float = 1) -> None:
        """Count events, also if they do not fit."""
        self._left = self.left - events
        self._at = self._clock()


class RateLimiter:
    """Limits the events of each address, and perhaps of each network of addresses.

    There is no limit for all addresses together: one client could use it up and lock everybody out. ``clock``
    returns monotonic seconds.

    >>> limiter = RateLimiter(RateLimit(1, 10), None, clock=lambda: 0)
    >>> limiter.spend("192.168.1.20")
    >>> limiter.wait("192.168.1.20"), limiter.wait("192.168.1.21")
    (11, 0)
    """

    def __init__(
        self, each: RateLimit, network: RateLimit | None, clock: Callable[[], float]
    ) -> None:
        self._limits = [(client_key, each)] + ([(network_key, network)] if network else [])
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, address: str | None, about: str = "") -> int:
        """Return the seconds until an address may do something; 0 if it may now."""
        buckets = [self._buckets.get((key(address), about)) for key, _ in self._limits]
        return max((each.wait for each in buckets if each), default=0)

    def spend(self, address: str | None, about: str = "") -> None:
        """Count one event of an address, also if it is one too many."""
        for key, limit in self._limits:
            name = (key(address), about)
            bucket = self._buckets.pop(name, None) or Bucket(limit, self._clock)
            bucket.spend()
            self._buckets[name] = bucket
        while len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)


def client_key(address: str | None) -> str:
    """Return the name under which a client's address is limited.

    All IPv6 addresses of a /64 network, which is what a household gets, share a name.

    >>> client_key("2001:db8::7"), client_key("::ffff:192.168.1.20"), client_key(None)
    ('2001:db8::/64', '192.168.1.20', 'unknown')
    """
    return _key(address, 32, 64).removesuffix("/32")


def network_key(address: str | None) -> str:
    """Return the name of the network that an address is in: its /24, or its /48 for IPv6.

    >>> network_key("192.168.1.20"), network_key("2001:db8:1:2::7")
    ('192.168.1.0/24', '2001:db8:1::/48')
    """
    return _key(address, 24, 48)


def _key(address: str | None, bits4: int, bits6: int) -> str:
    found = ip_of(address or "")
    if found is None:
        return "unknown"
    bits = bits4 if found.version == 4 else bits6
    return str(ip_network(f"{found}/{bits}", strict=False))
