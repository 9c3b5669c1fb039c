"""The hub: the subscribers of each table, and when each is sent the table's latest state.

A changed table is rendered when no command waits (:mod:`companion.live.idle_queue`), and for each
connection when that is free to send. A slow phone does not delay its table, and gets only the
latest state.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Protocol

from companion.live.idle_queue import Defer, run_now
from companion.live.outbox import Outbox, Writer
from companion.monitoring import REVEAL_SECONDS
from companion.presenters import Viewer
from companion.rendering.regions import ON_DEMAND
from companion.rendering.renderer import Renderer, Screen
from companion.tables.table import Table, TableObserver
from rules.facts import Seat

UNKNOWN = -1
"""The version of the time for a question if it is unknown whether the screen shows one."""
TIMED = ("board", "pad")
"""The roles of the screens that are sent the time for a question."""


class ViewerSource(Protocol):
    """Returns the viewer of a connection's screen, which changes with the roster."""

    def viewer(self) -> Viewer | None:
        """Return the viewer now, or None if the screen may no longer be shown."""


class Subscriber:
    """A connection that shows a table: its viewer, its open regions and its outbox."""

    def __init__(
        self,
        table: Table,
        renderer: Renderer,
        viewer: Viewer,
        source: ViewerSource | None,
        writer: Writer | None,
    ) -> None:
        self.viewer: Viewer | None = viewer
        self.outbox = Outbox(self, writer)
        self._table = table
        self._renderer = renderer
        self._source = source
        self._version = -1
        self._shown = Screen({}, {})
        self._incomplete = False
        """Whether a notice replaces a region that could not be rendered."""
        self._time_version: int | None = None
        """The version of the time for a question that the screen shows; None if it shows none."""
        self._opened: AbstractSet[str] = frozenset()

    def open(self, names: object) -> None:
        """Set which of the regions in ``ON_DEMAND`` are open on the screen, and so kept up to date.

        ``names`` comes from the client: anything but a list of such names is ignored.
        """
        role = self.viewer.role if self.viewer else ""
        given = {each for each in names if isinstance(each, str)} if isinstance(names, list) else ()
        before, self._opened = self._opened, ON_DEMAND.get(role, frozenset()).intersection(given)
        for name in before - self._opened:
            self._shown.regions.pop(name, None)  # the page may have dropped what it no longer shows
        self.outbox.refresh()

    def retry(self) -> None:
        """Render again the regions that failed, although nothing has changed."""
        if self._incomplete:
            with self._table.lock:
                self._renderer.clear(self._table)
            self.outbox.refresh()

    def tell_time(self) -> None:
        """Send the time for a question again: a page that has slept may have counted wrongly."""
        self._time_version = UNKNOWN
        self.outbox.refresh()

    def whole_frame(self) -> str:
        """Return all that the screen shows as one frame: also that there is no time."""
        self._shown, self._time_version = Screen({}, {}), UNKNOWN
        return self.next_frame() or "{}"

    def next_frame(self) -> str | None:
        """Return a frame with what has changed since the last one, or None if nothing has."""
        with self._table.lock:
            try:
                self._update_viewer(self._table.version)
                if self.viewer is None:
                    return None
                screen = self._renderer.screen(self._table, self.viewer, self._opened)
                time = self._changed_time(self.viewer)
            except Exception as error:  # noqa: BLE001  # one screen that fails must not stop the others
                role = self.viewer.role if self.viewer else "screen"
                self._renderer.report(self._table, "the screen", role, error)
                return None
        self._incomplete = self._renderer.has_notice(screen.regions)
        regions = _changed(screen.regions, self._shown.regions)
        data = _changed(screen.data, self._shown.data)
        if time is not None:
            data["time"] = time
        parts = [
            f'"{name}":{_object(part)}'
            for name, part in (("data", data), ("regions", regions))
            if part
        ]
        return f"{{{','.join(parts)}}}" if parts else None

    def _changed_time(self, viewer: Viewer) -> str | None:
        """Return the time for a question as JSON, if it has changed since it was last sent.

        Every pad is sent the same time; the page shows it only with a question.
        """
        time = self._table.time if viewer.role in TIMED else None
        version = self._table.time_version if time is not None else None
        if version == self._time_version:
            return None
        self._time_version = version
        if time is None:
            return "null"
        paused = ',"paused":true' if time.paused else ""
        return f'{{"left":{time.left},"of":{time.of}{paused}}}'

    def _update_viewer(self, version: int) -> None:
        """Update the viewer if the table's roster has changed since."""
        if self._source is None or version == self._version or self.viewer is None:
            return
        self._version = version
        was_host, self.viewer = self.viewer.host, self._source.viewer()
        if self.viewer is None:
            self.outbox.add({"removed": True})
        if self.viewer is None or (was_host and not self.viewer.host):
            # Closing the connection ends all its rights; a board's page reconnects as a stranger's.
            self.outbox.close()


def _changed(now: Mapping[str, str], shown: dict[str, str]) -> dict[str, str]:
    """Return what differs from what a screen shows, and note that it shows that."""
    changed = {name: encoded for name, encoded in now.items() if shown.get(name) != encoded}
    shown.update(changed)
    return changed


def _object(parts: Mapping[str, str]) -> str:
    """Return parts that are encoded already as a JSON object."""
    return "{" + ",".join(f'"{name}":{encoded}' for name, encoded in parts.items()) + "}"


class Hub(TableObserver):
    """Keeps the subscribers of all tables up to date; ``defer`` queues the rendering."""

    def __init__(self, renderer: Renderer, defer: Defer = run_now) -> None:
        self.renderer = renderer
        self._defer = defer
        self._subscribers: dict[Table, set[Subscriber]] = {}
        self.files: str | None = None
        """The version of the static files, where it may change while screens are open; else None."""

    def add(
        self,
        table: Table,
        viewer: Viewer,
        source: ViewerSource | None = None,
        writer: Writer | None = None,
    ) -> Subscriber:
        """Subscribe a connection to a table, and queue its first frame.

        ``source`` returns the viewer again whenever the roster changes; without it the viewer
        stays ``viewer``. The outbox calls ``writer`` whenever there is something to send.
        """
        subscriber = Subscriber(table, self.renderer, viewer, source, writer)
        with table.lock:
            self._subscribers.setdefault(table, set()).add(subscriber)
        if self.files is not None:
            subscriber.outbox.add({"files": self.files})
        if table.given_up:  # just now
            subscriber.outbox.close()
        self._defer(table, lambda: self._refresh(table))
        return subscriber

    def frame(self, table: Table, viewer: Viewer, opened: list[str]) -> str:
        """Return all that a screen without a connection shows now; ``opened`` are its open regions."""
        subscriber = Subscriber(table, self.renderer, viewer, None, None)
        subscriber.open(opened)
        return subscriber.whole_frame()

    def remove(self, table: Table, subscriber: Subscriber) -> None:
        """Unsubscribe a connection that has ended."""
        with table.lock:
            subscribers = self._subscribers.get(table, set())
            subscribers.discard(subscriber)
            if not subscribers:
                self._subscribers.pop(table, None)
                self.renderer.forget(table)

    def is_watching(self, table: Table) -> bool:
        """Whether any connection shows a table."""
        return table in self._subscribers

    def on_leave(self, table: Table) -> None:
        """Close the connections of a table's screens; their pages reconnect where it is served."""
        self._close_lines(table)
        self.renderer.forget(table)

    def on_change(self, table: Table) -> None:
        """Queue a refresh of every subscriber of a table. Call it under the table's lock."""
        self.renderer.clear(table)
        if table in self._subscribers:
            self._defer(table, lambda: self._refresh(table))

    def offer_to_boards(self, table: Table, message: Mapping[str, object]) -> None:
        """Send a message to the boards of a table, and to nobody else; a slow board is skipped."""
        for subscriber in tuple(self._subscribers.get(table, ())):
            if subscriber.viewer is not None and subscriber.viewer.role == "board":
                subscriber.outbox.offer(message)

    def ring(self, table: Table, seat: Seat, name: str) -> bool:
        """Ring the phones that hold a seat and show a pad; return whether there are any.

        Those that show the pad of a different seat of theirs are sent the seat's ``name``.
        """
        pads = self._pads(table, seat)
        for viewer, outbox in pads:
            outbox.offer({"ring": "" if viewer.seat == seat else name})
        return bool(pads)

    def has_pad(self, table: Table, seat: Seat) -> bool:
        """Whether a phone that holds a seat shows a pad, of this seat or a different one."""
        return bool(self._pads(table, seat))

    def _pads(self, table: Table, seat: Seat) -> list[tuple[Viewer, Outbox]]:
        shown = ((each.viewer, each.outbox) for each in self._subscribers.get(table, ()))
        return [
            (viewer, outbox)
            for viewer, outbox in shown
            if viewer is not None
            and viewer.role == "pad"
            and (viewer.seat == seat or seat in viewer.others)
        ]

    def reload_all(self) -> None:
        """Let all screens load their pages again, because files of theirs have changed."""
        for subscribers in tuple(self._subscribers.values()):
            for subscriber in tuple(subscribers):
                subscriber.outbox.add({"gone": "files have changed"})

    def close_all(self) -> None:
        """Close the connections of all screens; their pages reconnect where they are served."""
        for table in tuple(self._subscribers):
            self._close_lines(table)

    def _close_lines(self, table: Table) -> None:
        for subscriber in tuple(self._subscribers.get(table, ())):
            subscriber.outbox.close()

    def _refresh(self, table: Table) -> None:
        for subscriber in tuple(self._subscribers.get(table, ())):
            subscriber.outbox.refresh()
        self.renderer.clear(table)
        if table.reveal_began is not None:
            REVEAL_SECONDS.observe(time.perf_counter() - table.reveal_began)
            table.reveal_began = None
