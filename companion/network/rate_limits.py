"""How often somebody may try: token buckets in memory, by address and for the whole process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

MAX_ADDRESSES = 4096
"""How many addresses are remembered; those not heard of for longest are forgotten first."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and then one more every so many seconds."""

    burst: int
    seconds: float


@dataclass
class _Bucket:
    tokens: float
    at: float


class Pace:
    """How fast one line may talk; ``clock`` is in seconds. Whoever talks faster is heard later."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._due = clock()

    def wait(self) -> float:
        """Count one word, and return the seconds after which it may be heard."""
        now = self._clock()
        # As if each word had come at its due time; a silence saves up a burst.
        self._due = max(self._due, now - self._rate.burst * self._rate.seconds) + self._rate.seconds
        return self._due - now


class Limit:
    """Counts tries against a rate for each name and one for all together.

    ``clock`` is in seconds, and never steps.
    """

    def __init__(self, each: Rate, together: Rate, clock: Callable[[], float]) -> None:
        self._each = each
        self._together = together
        self._clock = clock
        self._all = _Bucket(together.burst, clock())
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Whether one more try is allowed just now."""
        bucket = self._buckets.get(name)
        own = bucket is None or self._filled(bucket, self._each) >= 1
        return own and self._filled(self._all, self._together) >= 1

    def spend(self, name: str) -> None:
        """Count one try."""
        bucket = self._buckets.pop(name, None) or _Bucket(self._each.burst, self._clock())
        self._buckets[name] = bucket
        for each, rate in ((bucket, self._each), (self._all, self._together)):
            each.tokens = max(0.0, self._filled(each, rate) - 1)
            each.at = self._clock()
        while len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)

    def wait(self, name: str) -> int:
        """Return the whole seconds after which one more try will be allowed; at least 1."""
        bucket = self._buckets.get(name) or _Bucket(1, self._clock())
        missing = (
            (1 - self._filled(bucket, self._each)) * self._each.seconds,
            (1 - self._filled(self._all, self._together)) * self._together.seconds,
        )
        return max(1, int(max(missing)) + 1)

    def _filled(self, bucket: _Bucket, rate: Rate) -> float:
        passed = self._clock() - bucket.at
        return min(float(rate.burst), bucket.tokens + passed / rate.seconds)


def whence(address: str | None) -> str:
    """Return what an address is counted under: an IPv6 network of one household counts as one."""
    try:
        parsed = ip_address((address or "").partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
    return str(parsed)
