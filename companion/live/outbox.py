"""What one connection has still to be sent: messages, and the present view of its screen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Protocol

MAX_MESSAGES = 64
"""How many messages may wait for one connection; more means that nobody reads them."""


class View(Protocol):
    """A screen that can say what is new on it."""

    def news(self) -> str | None:
        """Return a frame with what differs from the last one, or None where nothing does."""


class Writer(Protocol):
    """Sends what is in an outbox."""

    def write(self, outbox: Outbox) -> None:
        """Send what is there, and what comes while it is busy; never waits."""


class Outbox:
    """Messages in order, and at most one view: the latest wins.

    The ``writer`` is told whenever there is something to take. The view is rendered when it is
    taken, so that a slow phone is sent one present view and no past ones.
    """

    __slots__ = ("_messages", "_stale", "_view", "_writer", "closed")

    def __init__(self, view: View, writer: Writer | None = None) -> None:
        self._view = view
        self._writer = writer
        self._stale = False
        self._messages: list[str] = []
        self.closed = False

    def refresh(self) -> None:
        """Note that the view has changed."""
        self._stale = True
        self._notify()

    def acknowledge(self, ack: Mapping[str, object]) -> None:
        """Add the acknowledgement of a command."""
        self.tell({"ack": ack})

    def tell(self, message: Mapping[str, object]) -> None:
        """Add a message of another kind: that the seat is gone, that the connection is alive."""
        self._messages.append(json.dumps(message, separators=(",", ":")))
        if len(self._messages) > MAX_MESSAGES:
            self.closed = True
        self._notify()

    def close(self) -> None:
        """Take nothing more in, and let the connection end."""
        self.closed = True
        self._notify()

    def _notify(self) -> None:
        if self._writer is not None:
            self._writer.write(self)

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        return not self.closed and bool(self._stale or self._messages)

    def take(self) -> list[str]:
        """Return what is to be sent, as frames, messages first; nothing once it is closed."""
        if self.closed:
            return []
        stale, self._stale = self._stale, False
        news = self._view.news() if stale else None
        frames, self._messages = self._messages, []
        if news is not None:
            frames.append(news)
        return frames
