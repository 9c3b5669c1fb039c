"""Limits on how much is written into a table's log, which is never shortened.

People never reach them: an answer takes about 200 bytes, and a long evening of six people half a
megabyte. A program that renames itself without end is stopped in the first seconds.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.network.rate_limits import Bucket, RateLimit
from companion.tables.actor import Actor
from companion.tables.refusals import TooMuch
from rules.errors import Illegal

OF_DEVICE = RateLimit(512 * 1024, 1 / 256)
"""The bytes that one device may write: half a megabyte at once, then 256 a second."""
OF_TABLE = RateLimit(2 * 1024 * 1024, 1 / 1024)
"""The bytes that all devices of a table may write."""
ALWAYS = 64 * 1024
"""The bytes that a device may write at once even if the others have used up the table's."""
ENTRY_OVERHEAD = 100
"""The bytes of an entry in addition to its body."""


class WriteLimits:
    """Counts what each device writes into the log of one table.

    The devices without a seat and without the host's right, which may only knock, count as one.
    ``clock`` returns monotonic seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._table = Bucket(OF_TABLE, clock)
        self._devices: dict[str, Bucket] = {}

    @property
    def unspent(self) -> bool:
        """Whether all limits are as if nothing had been written yet."""
        buckets = (self._table, *self._devices.values())
        return all(bucket.is_full for bucket in buckets)

    def check(self, actor: Actor) -> None:
        """Return if an actor may write something now.

        :raises Illegal: if it has written too much.
        """
        own = self._devices.get(_writer(actor))
        if own is None:
            return
        seconds = own.wait
        if own.left < OF_DEVICE.burst - ALWAYS:
            seconds = max(seconds, self._table.wait)
        if seconds:
            raise Illegal(TooMuch(seconds=seconds))

    def spend(self, actor: Actor, size: int) -> None:
        """Count what an actor has written, in bytes."""
        writer = _writer(actor)
        if writer not in self._devices:
            self._devices[writer] = Bucket(OF_DEVICE, self._clock)
        self._devices[writer].spend(size)
        if self._table.left > 0:
            self._table.spend(size)


def _writer(actor: Actor) -> str:
    return actor.device if actor.seats or actor.host else ""
