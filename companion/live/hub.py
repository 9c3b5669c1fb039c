"""The hub: which connections show which table, and what each of them has still to be sent.

Commands come first: a table is rendered when no command waits (:mod:`companion.live.idle_queue`),
and for a connection when that is free to send. So a slow phone never holds up its table, a phone
that sleeps costs nothing, and none is ever sent more than the present view.
"""

from __future__ import annotations

import logging
from collections.abc import Hashable
from collections.abc import Set as AbstractSet
from typing import Protocol

from companion.live.idle_queue import Defer, run_now
from companion.live.outbox import Outbox, Writer
from companion.presenters import Viewer
from companion.rendering.regions import ON_DEMAND
from companion.rendering.renderer import Renderer
from companion.tables.table import Table

log = logging.getLogger(__name__)


class ViewerSource(Protocol):
    """Says who looks at a connection's screen, as the table's people come and go."""

    def viewer(self) -> Viewer | None:
        """Return who looks now, or None when the screen may show nothing any more."""


class Subscriber:
    """One connection: who looks, what is open on the screen, and its outbox."""

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
        self._shown: dict[str, str] = {}
        self._submissions = "{}"
        self._fingerprint: Hashable = None
        self._opened: AbstractSet[str] = frozenset()

    def open(self, names: object) -> None:
        """Note which regions are open on this screen now: only these are kept up to date.

        Anything but a list of such names opens nothing.
        """
        role = self.viewer.role if self.viewer else ""
        asked = {each for each in names if isinstance(each, str)} if isinstance(names, list) else ()
        self._opened = ON_DEMAND.get(role, frozenset()).intersection(asked)
        self.outbox.refresh()

    def news(self) -> str | None:
        """Return a frame with what differs from what this connection was sent last."""
        with self._table.lock:
            try:
                self._update_viewer(self._table.version)
                if self.viewer is None:
                    return None
                fingerprint = self._renderer.fingerprint(self._table, self.viewer, self._opened)
                changed = fingerprint != self._fingerprint
                regions = self._changed_regions(self.viewer) if changed else {}
                submissions = self._renderer.submissions(self._table)
            except Exception:
                # The log is on the disk; one screen that fails must not end the others.
                log.exception("table %s: a screen could not be rendered", self._table.code)
                return None
        self._fingerprint = fingerprint
        parts = []
        if submissions != self._submissions:
            self._submissions = submissions
            parts.append(f'"submissions":{submissions}')
        if regions:
            self._shown.update(regions)
            body = ",".join(f'"{name}":{html}' for name, html in regions.items())
            parts.append(f'"regions":{{{body}}}')
        return f"{{{','.join(parts)}}}" if parts else None

    def _changed_regions(self, viewer: Viewer) -> dict[str, str]:
        rendered = self._renderer.render_regions(self._table, viewer, self._opened)
        return {name: html for name, html in rendered if self._shown.get(name) is not html}

    def _update_viewer(self, version: int) -> None:
        """Ask who looks, when the people of the table have changed since."""
        if self._source is None or version == self._version or self.viewer is None:
            return
        self._version = version
        self.viewer = self._source.viewer()
        if self.viewer is None:
            self.outbox.tell({"removed": True})


class Hub:
    """Keeps every table's subscribers up to date; ``defer`` says when there is time for it."""

    def __init__(self, renderer: Renderer, defer: Defer = run_now) -> None:
        self.renderer = renderer
        self._defer = defer
        self._subscribers: dict[str, set[Subscriber]] = {}

    def add(
        self,
        table: Table,
        viewer: Viewer,
        source: ViewerSource | None = None,
        writer: Writer | None = None,
    ) -> Subscriber:
        """Subscribe a connection to a table; the whole present view is in its outbox soon.

        ``source`` is asked who looks whenever people came or went; without one it stays
        ``viewer``. ``writer`` is told whenever there is something in the outbox.
        """
        subscriber = Subscriber(table, self.renderer, viewer, source, writer)
        with table.lock:
            self._subscribers.setdefault(table.id, set()).add(subscriber)
        self._defer(table.id, lambda: self._refresh(table))
        return subscriber

    def remove(self, table: Table, subscriber: Subscriber) -> None:
        """Forget a connection that has ended."""
        with table.lock:
            subscribers = self._subscribers.get(table.id, set())
            subscribers.discard(subscriber)
            if not subscribers:
                self._subscribers.pop(table.id, None)
                self.renderer.forget(table)

    def on_change(self, table: Table) -> None:
        """Refresh every subscriber of a table soon; called under the table's lock."""
        self.renderer.on_change(table)
        if table.id in self._subscribers:
            self._defer(table.id, lambda: self._refresh(table))

    def _refresh(self, table: Table) -> None:
        for subscriber in tuple(self._subscribers.get(table.id, ())):
            subscriber.outbox.refresh()
        self.renderer.end_of_refresh(table)

    def watching(self, table: Table) -> int:
        """Return how many connections a table has."""
        return len(self._subscribers.get(table.id, ()))
