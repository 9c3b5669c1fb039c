"""Options for simple-websocket's ``Server``, so that it works without threads and wall clocks.

``Server`` starts a thread and waits for events. These two classes stand in for those: its reader
runs in the request's own greenlet, and each frame is handed on by a callback. Its pings are off,
because it times them by the clock on the wall; :class:`companion.live.frame_socket.FrameSocket`
sends pings instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class InlineThread:
    """A ``thread_class`` that starts nothing: :meth:`Connection.read` calls ``run`` itself."""

    name = ""

    def __init__(self, target: Callable[[], None]) -> None:
        self.run = target

    def start(self) -> None:
        """Do nothing."""


class CallbackEvent:
    """An ``event_class`` that calls ``on_set`` when a frame has come or the connection has ended.

    Nothing waits for it, because ``Server.receive`` is never called.
    """

    on_set: Callable[[], None] | None = None

    def set(self) -> None:
        """Call ``on_set``."""
        if self.on_set is not None:
            self.on_set()


SERVER_OPTIONS: dict[str, Any] = {
    "ping_interval": None,
    "thread_class": InlineThread,
    "event_class": CallbackEvent,
}
"""The options with which a :class:`companion.live.connection.Connection` can work."""
