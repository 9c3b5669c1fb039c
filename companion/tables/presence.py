"""Who is at a table just now, as far as the connections tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from companion.tables.roster import Roster
from rules.facts import Seat

HOST_GONE_AFTER = 60
"""Seconds without any of the host's devices after which somebody seated may take the host's part."""


class Presence:
    """Counts the connections of each device; used under the table's lock.

    ``changed`` is called when somebody came or went, and when the host has been gone for
    ``HOST_GONE_AFTER`` seconds; ``schedule`` wakes it for that, ``clock`` (seconds that never
    step) judges.
    """

    def __init__(
        self,
        roster: Roster,
        clock: Callable[[], float],
        schedule: Callable[[float, Callable[[], None]], Callable[[], None]],
        changed: Callable[[], None],
    ) -> None:
        self._party = roster
        self._clock = clock
        self._schedule = schedule
        self._changed = changed
        self._devices: Counter[str] = Counter()
        self._laptops: Counter[str] = Counter()
        self._host_seen = clock()
        self._host_was_here = False
        self._cancel: Callable[[], None] | None = None

    def here(self, seat: Seat) -> bool:
        """Whether a phone of a seat is connected, whatever it shows."""
        return any(self._devices[device] for device in self._party.holders(seat))

    @property
    def host_here(self) -> bool:
        """Whether a device of the host is connected."""
        return bool(self._laptops) or any(self._devices[device] for device in self._party.hosts)

    @property
    def host_gone(self) -> bool:
        """Whether no device of the host has been connected for a minute."""
        return not self.host_here and self._clock() - self._host_seen >= HOST_GONE_AFTER

    def arrive(self, device: str, *, laptop: bool) -> None:
        """Note a connection of a device, and whether it is the laptop's own browser."""
        self._count(device, 1, laptop=laptop)

    def leave(self, device: str, *, laptop: bool) -> None:
        """Note that it is gone."""
        self._count(device, -1, laptop=laptop)

    def _count(self, device: str, by: int, *, laptop: bool) -> None:
        before = self._seen()
        for counter in (self._devices, self._laptops) if laptop else (self._devices,):
            counter[device] += by
            if not counter[device]:
                del counter[device]
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
        lonely = (
            not here and not self.host_gone and any(self.here(seat) for seat in self._party.order)
        )
        if lonely and self._cancel is None:
            left = HOST_GONE_AFTER - (self._clock() - self._host_seen)
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
