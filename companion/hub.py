"""Who is looking at which table, and what each of them has still to be sent.

A viewer has a mailbox in which the latest picture of each region wins: however slow a phone is, it
never holds up its table, and it never gets more than one present view.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from threading import Event

from companion.glance import Watcher
from companion.screens import Screens
from companion.table import Table

log = logging.getLogger(__name__)

MOST_MESSAGES = 64
"""How many acknowledgements may wait for one viewer; more means that nobody reads them."""


class Mailbox:
    """What one connection has still to be sent; filled under a table's lock, emptied by one writer."""

    def __init__(self) -> None:
        self._regions: dict[str, str] = {}
        self._messages: list[str] = []
        self._full = Event()
        self.closed = False

    def put(self, regions: Mapping[str, str]) -> None:
        """Leave new pictures of regions (as encoded JSON strings); older ones of these are void."""
        self._regions.update(regions)
        self._full.set()

    def acknowledge(self, ack: Mapping[str, object]) -> None:
        """Leave an answer to a command."""
        self.tell({"ack": ack})

    def tell(self, message: Mapping[str, object]) -> None:
        """Leave a message of another kind: that the seat is gone, that the line is alive."""
        self._messages.append(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        self._full.set()
        if len(self._messages) > MOST_MESSAGES:
            self.close()

    def close(self) -> None:
        """Wake the writer for the last time."""
        self.closed = True
        self._full.set()

    def take(self, timeout: float | None = None) -> list[str]:
        """Wait for something to send, and return it as frames: acknowledgements first."""
        self._full.wait(timeout)
        self._full.clear()
        frames, self._messages = self._messages, []
        regions, self._regions = self._regions, {}
        if regions:
            body = ",".join(f'"{name}":{html}' for name, html in regions.items())
            frames.append(f'{{"regions":{{{body}}}}}')
        return frames


class Viewer:
    """One connection: what it watches, and its mailbox."""

    def __init__(self, watcher: Watcher, anew: Callable[[], Watcher | None] | None) -> None:
        self.watcher: Watcher | None = watcher
        self.anew = anew
        self.version = -1
        self.mailbox = Mailbox()
        self.shown: dict[str, str] = {}

    def show(self, pictures: Iterable[tuple[str, str]]) -> None:
        """Leave those pictures in the mailbox that differ from what was left there last."""
        news = {name: html for name, html in pictures if self.shown.get(name) is not html}
        if news:
            self.shown.update(news)
            self.mailbox.put(news)

    def look_again(self, version: int) -> None:
        """Find out anew who is looking, when the people of the table have changed since."""
        if self.anew is None or version == self.version or self.watcher is None:
            return
        self.version = version
        self.watcher = self.anew()
        if self.watcher is None:
            self.mailbox.tell({"removed": True})


class Hub:
    """Keeps every table's viewers up to date."""

    def __init__(self, screens: Screens) -> None:
        self.screens = screens
        self._viewers: dict[str, set[Viewer]] = {}

    def add(
        self, table: Table, watcher: Watcher, anew: Callable[[], Watcher | None] | None = None
    ) -> Viewer:
        """Let somebody watch a table; the full present view is in the mailbox at once.

        ``anew`` says what they may watch when people came and went since, or None: nothing more.
        """
        viewer = Viewer(watcher, anew)
        with table.lock:
            self._viewers.setdefault(table.id, set()).add(viewer)
            viewer.show(self.screens.pictures(table, watcher))
        return viewer

    def remove(self, table: Table, viewer: Viewer) -> None:
        """Let a connection go."""
        with table.lock:
            viewers = self._viewers.get(table.id, set())
            viewers.discard(viewer)
            if not viewers:
                self._viewers.pop(table.id, None)
                self.screens.forget(table)

    def changed(self, table: Table) -> None:
        """Leave what changed in every viewer's mailbox; called under the table's lock."""
        for viewer in self._viewers.get(table.id, ()):
            try:
                viewer.look_again(table.version)
                if viewer.watcher is not None:
                    viewer.show(self.screens.pictures(table, viewer.watcher))
            except Exception:
                # What happened is on the disk; one screen that fails must not undo it for the rest.
                log.exception("table %s: a screen could not be drawn", table.code)

    def watching(self, table: Table) -> int:
        """Return how many connections a table has."""
        return len(self._viewers.get(table.id, ()))
