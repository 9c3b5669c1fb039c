"""Limits on the WebSockets of a table, so that spectators never keep players out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

MAX_WATCHING = 200
"""The most connections of a table from devices without a seat and the host's right."""
MAX_WATCHING_OF_CLIENT = 40
"""The same, from one client's address."""
MAX_OF_DEVICE = 16
"""The most connections of one device at a table: its pads and boards, in several tabs."""


class SocketLimits:
    """Counts the WebSockets of tables, devices and clients."""

    def __init__(self) -> None:
        self._counts: Counter[Hashable] = Counter()

    @contextmanager
    def held(self, table: str, device: str, client: str | None, *, seated: bool) -> Iterator[bool]:
        """Count a connection while it lasts; the value is False if it is one too many.

        ``client`` is the address that it comes from; None if many people share that address.
        """
        limits: dict[Hashable, int] = {("device", table, device): MAX_OF_DEVICE}
        if not seated:
            limits["table", table] = MAX_WATCHING
            if client is not None:
                limits["client", client] = MAX_WATCHING_OF_CLIENT
        fits = all(self._counts[each] < most for each, most in limits.items())
        counted = tuple(limits) if fits else ()
        self._counts.update(counted)
        try:
            yield fits
        finally:
            self._counts.subtract(counted)
            for each in counted:
                if not self._counts[each]:
                    del self._counts[each]
