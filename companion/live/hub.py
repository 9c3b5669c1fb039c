"""Who is looking at which table, and what each of them has still to be sent.

What people enter comes first: a table is drawn when there is time for it (:mod:`companion.live.idle_queue`),
and for a line when that is free to send it. So however slow a phone is, it never holds up its
table, costs nothing while it sleeps, and never gets more than one present view.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Hashable, Mapping
from collections.abc import Set as AbstractSet

from companion.live.idle_queue import Defer, run_now
from companion.presenters import Viewer
from companion.rendering.regions import BEHIND
from companion.rendering.renderer import Renderer
from companion.tables.table import Table

log = logging.getLogger(__name__)

MAX_MESSAGES = 64
"""How many acknowledgements may wait for one subscriber; more means that nobody reads them."""


class Outbox:
    """What one connection has still to be sent: messages, and what ``draw`` returns of its screen.

    ``ready`` is called whenever there is something to ``take``; it must not wait.
    """

    __slots__ = ("_draw", "_messages", "_ready", "_stale", "closed")

    def __init__(
        self, draw: Callable[[], str | None], ready: Callable[[Outbox], None] | None = None
    ) -> None:
        self._draw = draw
        self._ready = ready
        self._stale = False
        self._messages: list[str] = []
        self.closed = False

    def look(self) -> None:
        """Note that the table has changed: what is new is drawn when it can be sent."""
        self._stale = True
        self._call()

    def acknowledge(self, ack: Mapping[str, object]) -> None:
        """Leave an answer to a command."""
        self.tell({"ack": ack})

    def tell(self, message: Mapping[str, object]) -> None:
        """Leave a message of another kind: that the seat is gone, that the line is alive."""
        self._messages.append(json.dumps(message, separators=(",", ":")))
        if len(self._messages) > MAX_MESSAGES:
            self.closed = True
        self._call()

    def close(self) -> None:
        """Take nothing more in, and let the connection end."""
        self.closed = True
        self._call()

    def _call(self) -> None:
        if self._ready is not None:
            self._ready(self)

    @property
    def waiting(self) -> bool:
        """Whether there is something to take, as far as is known."""
        return not self.closed and bool(self._stale or self._messages)

    def take(self) -> list[str]:
        """Return what is to be sent as frames, acknowledgements first; nothing once it is closed."""
        if self.closed:
            return []
        stale, self._stale = self._stale, False
        news = self._draw() if stale else None
        frames, self._messages = self._messages, []
        if news is not None:
            frames.append(news)
        return frames


class Subscriber:
    """One connection: what it watches, what it has opened there, and its outbox."""

    def __init__(
        self,
        table: Table,
        renderer: Renderer,
        viewer: Viewer,
        anew: Callable[[], Viewer | None] | None,
        ready: Callable[[Outbox], None] | None,
    ) -> None:
        self.viewer: Viewer | None = viewer
        self.outbox = Outbox(self._draw, ready)
        self._table = table
        self._renderer = renderer
        self._anew = anew
        self._version = -1
        self._shown: dict[str, str] = {}
        self._heard = "{}"
        self._fingerprint: Hashable = None
        self._opened: AbstractSet[str] = frozenset()

    def open(self, names: object) -> None:
        """Note what is open on this screen now: only then is it kept up to date.

        What is no list of such names opens nothing.
        """
        role = self.viewer.role if self.viewer else ""
        asked = {each for each in names if isinstance(each, str)} if isinstance(names, list) else ()
        self._opened = BEHIND.get(role, frozenset()).intersection(asked)
        self.outbox.look()

    def _draw(self) -> str | None:
        """Return what differs from what was drawn for this connection last, as a frame."""
        with self._table.lock:
            try:
                self._look_again(self._table.version)
                if self.viewer is None:
                    return None
                stamp = self._renderer.fingerprint(self._table, self.viewer, self._opened)
                news = self._news(self.viewer) if stamp != self._fingerprint else {}
                heard = self._renderer.heard(self._table)
            except Exception:
                # What happened is on the disk; one screen that fails must not end the others.
                log.exception("table %s: a screen could not be drawn", self._table.code)
                return None
        self._fingerprint = stamp
        parts = []
        if heard != self._heard:
            self._heard = heard
            parts.append(f'"heard":{heard}')
        if news:
            self._shown.update(news)
            body = ",".join(f'"{name}":{html}' for name, html in news.items())
            parts.append(f'"regions":{{{body}}}')
        return f"{{{','.join(parts)}}}" if parts else None

    def _news(self, viewer: Viewer) -> dict[str, str]:
        pictures = self._renderer.render_regions(self._table, viewer, self._opened)
        return {name: html for name, html in pictures if self._shown.get(name) is not html}

    def _look_again(self, version: int) -> None:
        """Find out anew who is looking, when the people of the table have changed since."""
        if self._anew is None or version == self._version or self.viewer is None:
            return
        self._version = version
        self.viewer = self._anew()
        if self.viewer is None:
            self.outbox.tell({"removed": True})


class Hub:
    """Keeps every table's subscribers up to date, as ``soon`` as there is time for it."""

    def __init__(self, renderer: Renderer, defer: Defer = run_now) -> None:
        self.renderer = renderer
        self._defer = defer
        self._subscribers: dict[str, set[Subscriber]] = {}

    def add(
        self,
        table: Table,
        viewer: Viewer,
        anew: Callable[[], Viewer | None] | None = None,
        ready: Callable[[Outbox], None] | None = None,
    ) -> Subscriber:
        """Let somebody watch a table; the full present view is in the outbox soon.

        ``anew`` says what they may watch when people came and went since, or None: nothing more.
        ``ready`` is called whenever there is something in the outbox.
        """
        subscriber = Subscriber(table, self.renderer, viewer, anew, ready)
        with table.lock:
            self._subscribers.setdefault(table.id, set()).add(subscriber)
        self._defer(table.id, lambda: self._look(table))
        return subscriber

    def remove(self, table: Table, subscriber: Subscriber) -> None:
        """Let a connection go."""
        with table.lock:
            subscribers = self._subscribers.get(table.id, set())
            subscribers.discard(subscriber)
            if not subscribers:
                self._subscribers.pop(table.id, None)
                self.renderer.forget(table)

    def changed(self, table: Table) -> None:
        """Let every subscriber look again soon; called under the table's lock."""
        self.renderer.changed(table)
        if table.id in self._subscribers:
            self._defer(table.id, lambda: self._look(table))

    def _look(self, table: Table) -> None:
        for subscriber in tuple(self._subscribers.get(table.id, ())):
            subscriber.outbox.look()
        self.renderer.rest(table)

    def watching(self, table: Table) -> int:
        """Return how many connections a table has."""
        return len(self._subscribers.get(table.id, ()))
