"""The outbox of a connection: messages to send, and the latest state of its screen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Protocol

MAX_MESSAGES = 64
"""The messages that may wait for one connection; with more, the outbox closes."""
MAX_BEFORE_OFFERED = 8
"""The most messages that may wait when an optional message is added; with more, it is dropped."""


class View(Protocol):
    """A screen that can be sent."""

    def next_frame(self) -> str | None:
        """Return a frame with the changes since the last one, or None if there are none."""


class Writer(Protocol):
    """Sends the contents of an outbox."""

    def write(self, outbox: Outbox) -> None:
        """Send the outbox's contents, and what is added meanwhile, without blocking."""


class Outbox:
    """Holds messages in order, and whether the view has changed.

    The outbox calls ``writer`` whenever there is something to send. The view is rendered only when
    it is sent, so a slow phone is sent the latest state and no older ones.
    """

    __slots__ = ("_messages", "_stale", "_view", "_writer", "closed")

    def __init__(self, view: View, writer: Writer | None = None) -> None:
        self._view = view
        self._writer = writer
        self._stale = False
        self._messages: list[str] = []
        self.closed = False

    def refresh(self) -> None:
        """Record that the view has changed."""
        self._stale = True
        self._notify()

    def acknowledge(self, ack: Mapping[str, object]) -> None:
        """Add the acknowledgement of a command."""
        self.add({"ack": ack})

    def add(self, message: Mapping[str, object]) -> None:
        """Add a message; with more than ``MAX_MESSAGES`` waiting, the outbox closes."""
        self._messages.append(json.dumps(message, separators=(",", ":")))
        if len(self._messages) > MAX_MESSAGES:
            self.closed = True
        self._notify()

    def offer(self, message: Mapping[str, object]) -> None:
        """Add an optional message; it is dropped if the connection is slow."""
        if len(self._messages) < MAX_BEFORE_OFFERED:
            self.add(message)

    def close(self) -> None:
        """Stop sending, and let the connection end."""
        self.closed = True
        self._notify()

    def _notify(self) -> None:
        if self._writer is not None:
            self._writer.write(self)

    def take(self) -> list[str]:
        """Return the frames to send, messages first; none if the outbox is closed."""
        if self.closed:
            return []
        stale, self._stale = self._stale, False
        frame = self._view.next_frame() if stale else None
        frames, self._messages = self._messages, []
        if frame is not None:
            frames.append(frame)
        return frames
