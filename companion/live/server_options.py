"""Options for simple-websocket's ``Server``, so that it works without threads and wall clocks.

``Server`` starts a thread, waits for events and polls a selector. These three classes stand in for
those: its reader runs in the request's own greenlet, and each frame is handed on by a callback.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from gevent.socket import wait_read


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


class SocketSelector:
    """A ``selector_class`` for one socket that waits at most ``max_wait`` seconds.

    ``Server`` computes the time to its next ping from the wall clock, which may be set back: then
    it would wait too long.
    """

    def __init__(self, max_wait: float) -> None:
        self._max_wait = max_wait
        self._socket: Any = None

    def register(self, socket: Any, *_: object) -> None:
        """Set the socket to wait for."""
        self._socket = socket

    def select(self, seconds: float) -> bool:
        """Return whether there is something to read within ``seconds``."""
        try:
            wait_read(self._socket.fileno(), min(seconds, self._max_wait), TimeoutError)
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def server_options(heartbeat: float) -> dict[str, Any]:
    """Return options for ``Server`` that pings every ``heartbeat`` seconds."""
    selector = partial(SocketSelector, heartbeat)
    return {"thread_class": InlineThread, "event_class": CallbackEvent, "selector_class": selector}
