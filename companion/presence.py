"""Who is at a table just now, as far as the connections tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from companion.people import Party
from rules.facts import Seat

HOST_GONE_AFTER = 60
"""Seconds without any of the host's devices after which somebody seated may take the host's part."""


class Presence:
    """Counts the connections of each device; used under the table's lock.

    ``changed`` is called when somebody came or went, and when the host has been gone for
    ``HOST_GONE_AFTER`` seconds; ``schedule`` wakes it for that, ``clock`` (milliseconds) judges.
    """

    def __init__(
        self,
        party: Party,
        clock: Callable[[], int],
        schedule: Callable[[float, Callable[[], None]], Callable[[], None]],
        changed: Callable[[], None],
    ) -> None:
        self._party = party
        self._clock = clock
        self._schedule = schedule
        self._changed = changed
        self._pads: Counter[str] = Counter()
        self._any: Counter[str] = Counter()
        self._laptops: Counter[str] = Counter()
        self._host_seen = clock()
        self._host_was_here = False
        self._cancel: Callable[[], None] | None = None

    def here(self, seat: Seat) -> bool:
        """Whether a phone of a seat is connected."""
        return any(self._pads[device] for device in self._party.holders(seat))

    @property
    def host_here(self) -> bool:
        """Whether a device of the host is connected."""
        return _some(self._laptops) or any(self._any[device] for device in self._party.hosts)

    @property
    def host_gone(self) -> bool:
        """Whether no device of the host has been connected for a minute."""
        return not self.host_here and self._clock() - self._host_seen >= HOST_GONE_AFTER * 1000

    def arrive(self, device: str, *, pad: bool, laptop: bool) -> None:
        """Note a connection: of a pad or another screen, and whether the laptop's browser has it."""
        self._count(device, 1, pad=pad, laptop=laptop)

    def leave(self, device: str, *, pad: bool, laptop: bool) -> None:
        """Note that it is gone."""
        self._count(device, -1, pad=pad, laptop=laptop)

    def _count(self, device: str, by: int, *, pad: bool, laptop: bool) -> None:
        before = self._seen()
        for counter, counts in ((self._any, True), (self._pads, pad), (self._laptops, laptop)):
            if counts:
                counter[device] += by
        self.note_host()
        if self._seen() != before:
            self._changed()

    def _seen(self) -> tuple[bool, Iterable[Seat]]:
        return self.host_here, [seat for seat in self._party.order if self.here(seat)]

    def note_host(self) -> None:
        """Take note of whether the host is there; called whenever that may have changed.

        While somebody is at the table without a host, it looks again when the minute is over.
        """
        here = self.host_here
        if here or self._host_was_here:
            self._host_seen = self._clock()
        self._host_was_here = here
        lonely = not here and not self.host_gone and _some(self._pads)
        if lonely and self._cancel is None:
            left = HOST_GONE_AFTER - (self._clock() - self._host_seen) / 1000
            self._cancel = self._schedule(left, self._look_again)
        elif not lonely and self._cancel is not None:
            self._cancel()
            self._cancel = None

    def _look_again(self) -> None:
        self._cancel = None
        if self.host_gone:
            self._changed()
        else:
            self.note_host()


def _some(counter: Counter[str]) -> bool:
    return any(count > 0 for count in counter.values())
