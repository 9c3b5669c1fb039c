"""Rate limits, kept in memory: a limiter that refuses, and a throttle that delays."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

MAX_NAMES = 4096
"""The names that a limiter counts; beyond that it drops the one counted longest ago."""


@dataclass(frozen=True)
class RateLimit:
    """``burst`` events at once, and then one more every ``interval`` seconds."""

    burst: int
    interval: float


@dataclass
class _Bucket:
    """A token bucket, with ``tokens`` in it at the time ``at``."""

    tokens: float
    at: float


class Throttle:
    """Delays events that exceed a rate limit; ``clock`` returns monotonic seconds."""

    def __init__(self, limit: RateLimit, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._due = clock() - limit.burst * limit.interval

    def wait(self) -> float:
        """Count one event, and return the seconds to wait before handling it; 0 or less: none."""
        now = self._clock()
        # Each event is due one interval after the one before. Silence earns at most a burst.
        earliest = now - self._limit.burst * self._limit.interval
        self._due = max(self._due, earliest) + self._limit.interval
        return self._due - now


class RateLimiter:
    """Limits the events of each name, and of all names together.

    ``clock`` returns monotonic seconds.

    >>> limiter = RateLimiter(RateLimit(1, 10), RateLimit(100, 1), clock=lambda: 0)
    >>> limiter.spend("192.168.1.20")
    >>> limiter.allows("192.168.1.20"), limiter.allows("192.168.1.21")
    (False, True)
    """

    def __init__(self, each: RateLimit, together: RateLimit, clock: Callable[[], float]) -> None:
        self._each = each
        self._together = together
        self._clock = clock
        self._all = _Bucket(together.burst, clock())
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Whether one more event of this name is allowed now."""
        bucket = self._buckets.get(name)
        own = bucket is None or self._filled(bucket, self._each) >= 1
        return own and self._filled(self._all, self._together) >= 1

    def spend(self, name: str) -> None:
        """Count one event of this name, also if it is not allowed."""
        bucket = self._buckets.pop(name, None) or _Bucket(self._each.burst, self._clock())
        self._buckets[name] = bucket
        for each, limit in ((bucket, self._each), (self._all, self._together)):
            each.tokens = max(0.0, self._filled(each, limit) - 1)
            each.at = self._clock()
        while len(self._buckets) > MAX_NAMES:
            self._buckets.popitem(last=False)

    def retry_after(self, name: str) -> int:
        """Return the whole seconds until an event of this name is allowed; at least 1."""
        bucket = self._buckets.get(name) or _Bucket(1, self._clock())
        missing = (
            (1 - self._filled(bucket, self._each)) * self._each.interval,
            (1 - self._filled(self._all, self._together)) * self._together.interval,
        )
        return max(1, int(max(missing)) + 1)

    def _filled(self, bucket: _Bucket, limit: RateLimit) -> float:
        passed = self._clock() - bucket.at
        return min(float(limit.burst), bucket.tokens + passed / limit.interval)


def client_key(address: str | None) -> str:
    """Return the name under which a client's address is limited.

    All IPv6 addresses of a /64 network, which is what a household gets, share a name.

    >>> client_key("2001:db8::7"), client_key("::ffff:192.168.1.20"), client_key(None)
    ('2001:db8::/64', '192.168.1.20', 'unknown')
    """
    try:
        parsed = ip_address((address or "").partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return str(parsed)
