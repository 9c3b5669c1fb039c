"""Presence: which seats and which host devices are connected to a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from companion.tables.activities import Activity
from companion.tables.dependencies import Schedule
from companion.tables.roster import Roster
from rules.facts import Seat

OPENING = 5.0
"""Seconds in which a page that was sent opens its connection, or one without a connection asks again."""
HOST_GONE_AFTER = 60
"""Seconds without any host device after which a seated player may become the host."""


class Presence:
    """Counts the connections of each device. Call its methods under the table's lock.

    ``schedule`` makes its calls under the lock, too. ``on_change`` is called when a seat or a host
    connects or disconnects, and when the host is gone.
    """

    def __init__(self, roster: Roster, schedule: Schedule, on_change: Callable[[], None]) -> None:
        self._roster = roster
        self._schedule = schedule
        self._on_change = on_change
        self._devices: Counter[str] = Counter()
        self._laptops: Counter[str] = Counter()
        self._expected: dict[str, tuple[Callable[[], None], bool]] = {}
        """The devices that are expected: what cancels the wait for each, and whether it is a laptop."""
        self.host_gone = False
        """Whether no host device has been connected for ``HOST_GONE_AFTER`` seconds here."""
        self._cancel: Callable[[], None] | None = None
        """Cancels the timer that runs while no host is connected, until the host is gone."""
        self.version = 0
        """Counts how often a seat or a host has connected or disconnected, or does something else."""
        self._activities: dict[object, tuple[Seat, Activity]] = {}
        """Whose activity each screen shows, and which."""

    def is_connected(self, seat: Seat) -> bool:
        """Whether any device that holds a seat is connected; it need not show the seat's pad."""
        return any(map(self.is_here, self._roster.holders(seat)))

    def is_here(self, device: str) -> bool:
        """Whether a device is connected, with any screen."""
        return bool(self._devices[device])

    def is_laptop(self, device: str) -> bool:
        """Whether a device is connected with the laptop's right."""
        return bool(self._laptops[device])

    @property
    def devices(self) -> set[str]:
        """The devices that are connected."""
        return set(self._devices)

    @property
    def laptop_here(self) -> bool:
        """Whether a browser with the laptop's right is connected."""
        return bool(self._laptops)

    @property
    def nobody_here(self) -> bool:
        """Whether no device at all is connected."""
        return not self._devices

    @property
    def host_here(self) -> bool:
        """Whether a device with the host's right is connected.

        A TV alone does not count: it could make nobody else a host.
        """
        roster = self._roster
        return self.laptop_here or any(map(self.is_here, roster.hosts - roster.tvs))

    def expect(self, device: str, *, laptop: bool = False) -> None:
        """Count a device as connected until its page has opened a connection, or should have.

        A page that has none calls this again and again. ``laptop``: it is the laptop's own browser.
        """
        if device in self._expected:
            cancel, laptop = self._expected[device]
            cancel()
        elif self.is_here(device):
            return
        else:
            self._count(device, 1, laptop=laptop)
        cancel = self._schedule(OPENING, lambda: self._end_wait(device))
        self._expected[device] = cancel, laptop

    def _end_wait(self, device: str) -> None:
        if device in self._expected:
            cancel, laptop = self._expected.pop(device)
            cancel()
            self._count(device, -1, laptop=laptop)

    def connect(self, device: str, *, laptop: bool) -> None:
        """Count a new connection of a device; ``laptop``: it is the laptop's own browser."""
        self._count(device, 1, laptop=laptop)
        self._end_wait(device)

    def disconnect(self, device: str, *, laptop: bool) -> None:
        """Count a connection of a device as ended."""
        self._count(device, -1, laptop=laptop)

    def activity(self, seat: Seat) -> Activity | None:
        """Return what a person does while they wait in the lobby, as their latest screen says it; or None."""
        found = (each for whose, each in reversed(self._activities.values()) if whose == seat)
        return next(found, None)

    def set_activity(self, screen: object, seat: Seat, activity: Activity | None) -> None:
        """Set what a seat's screen shows meanwhile; None when that ends, or the screen does."""
        before = self._activities.pop(screen, None)
        after = None if activity is None else (seat, activity)
        if after is not None:
            self._activities[screen] = after
        if after != before:
            self._changed()

    def _count(self, device: str, by: int, *, laptop: bool) -> None:
        before = self._connected()
        for counter in (self._devices, self._laptops) if laptop else (self._devices,):
            counter[device] += by
            if not counter[device]:
                del counter[device]
        self.update_host()
        if self._connected() != before:
            self._changed()

    def _connected(self) -> tuple[bool, set[str], list[Seat]]:
        """Return whether the laptop is connected, and which hosts and seats are."""
        hosts = set(filter(self.is_here, self._roster.hosts))
        return self.laptop_here, hosts, list(filter(self.is_connected, self._roster.order))

    def update_host(self) -> None:
        """Wait for the host to come back, or note that it is here.

        Call it whenever the host's devices or connections may have changed.
        """
        if self.host_here:
            if self.host_gone:
                self.host_gone = False
                self.version += 1
            if self._cancel is not None:
                self._cancel()
                self._cancel = None
        elif not self.host_gone and self._cancel is None:
            self._cancel = self._schedule(HOST_GONE_AFTER, self._host_goes)

    def _changed(self) -> None:
        self.version += 1
        self._on_change()

    def _host_goes(self) -> None:
        self._cancel = None
        self.host_gone = True
        self._changed()
