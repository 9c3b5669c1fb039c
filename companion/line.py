"""One WebSocket: its frames are read where it is served, and written by whoever is free.

A phone that is asleep costs one waiting greenlet and no more: the library's reader runs in the
request's own, and a writer lives as long as there is something to write.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from socket import SHUT_RDWR
from threading import Lock
from time import monotonic
from typing import Any

from gevent import sleep, spawn_raw
from gevent.socket import wait_read
from simple_websocket import ConnectionClosed, Server
from wsproto.events import TextMessage

from companion.hub import Mailbox
from companion.limits import Pace, Rate

FASTEST = Rate(400, 1 / 200)
"""How many frames a phone may send at once, and then in how many seconds one more."""


class Here:
    """What the library takes for a thread: its reader is run by :meth:`Line.read`, right there."""

    name = ""

    def __init__(self, target: Callable[[], None]) -> None:
        self.run = target

    def start(self) -> None:
        """Wait for ``run``."""


class Bell:
    """What the library takes for an event: it rings when a frame has come, or the line has ended.

    Nobody waits for it: ``receive`` is never asked.
    """

    ring: Callable[[], None] | None = None

    def set(self) -> None:
        """Ring."""
        if self.ring is not None:
            self.ring()


class Readable:
    """What the library takes for a selector: it waits until the one socket can be read."""

    def __init__(self) -> None:
        self._socket: Any = None

    def register(self, socket: Any, *_: object) -> None:
        """Watch a socket."""
        self._socket = socket

    def select(self, seconds: float) -> bool:
        """Return whether there is something to read, within so many seconds."""
        try:
            wait_read(self._socket.fileno(), seconds, TimeoutError)
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        """Watch no more."""


OPTIONS = {"thread_class": Here, "event_class": Bell, "selector_class": Readable}
"""What the library is to take instead of threads, events and selectors."""


class WholeFrames:
    """A socket whose ``send`` sends everything, one sender at a time.

    The library's reader and our writer both send; a frame cut in two by the other's, or by a full
    buffer, would break the stream. A peer that does not take what it is sent within so many
    seconds is let go, so that a phone that is out of reach is not waited for.
    """

    def __init__(self, inner: Any, within: float) -> None:
        self._inner = inner
        self._within = within
        self._lock = Lock()
        inner.settimeout(within)

    def send(self, data: bytes) -> int:
        """Send all of it.

        :raises OSError: when the peer is gone; then nobody can send or read any more.
        """
        # Mostly nobody else sends; to wait for a while takes a timer.
        if not (self._lock.acquire(blocking=False) or self._lock.acquire(timeout=self._within)):
            self.hang_up()
            raise TimeoutError
        try:
            self._inner.sendall(data)
        except OSError:
            self.hang_up()
            raise
        finally:
            self._lock.release()
        return len(data)

    def hang_up(self) -> None:
        """Wake whoever waits to read."""
        with contextlib.suppress(OSError):
            self._inner.shutdown(SHUT_RDWR)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


class Line:
    """A WebSocket that was just accepted; ``within`` so many seconds a peer takes what it is sent."""

    def __init__(self, ws: Server, within: float) -> None:
        self._ws = ws
        self._socket = ws.sock = WholeFrames(ws.sock, within)
        self._pace = Pace(FASTEST, monotonic)
        self._writing = False

    def read(self, take: Callable[[str | bytes], None]) -> None:
        """Give each frame that comes to ``take``, until the line ends."""
        self._ws.event.ring = lambda: self._hand_on(take)
        self._hand_on(take)
        self._ws.thread.run()

    def _hand_on(self, take: Callable[[str | bytes], None]) -> None:
        frames = self._ws.input_buffer
        while frames:
            if (seconds := self._pace.wait()) > 0:
                sleep(seconds)
            take(frames.pop(0))

    def write(self, mailbox: Mailbox) -> None:
        """Send what is in a mailbox and what comes into it meanwhile, without waiting for it here."""
        if not self._writing:
            self._writing = True
            spawn_raw(self._write, mailbox)

    def _write(self, mailbox: Mailbox) -> None:
        try:
            while mailbox.waiting:
                if frames := mailbox.take():
                    self._send(frames)
        except (ConnectionClosed, OSError):
            mailbox.closed = True
        finally:
            self._writing = False
        if mailbox.closed:
            self.end()

    def _send(self, frames: list[str]) -> None:
        if not self._ws.connected:
            raise ConnectionClosed
        wire = self._ws.ws
        self._socket.send(b"".join([wire.send(TextMessage(data=frame)) for frame in frames]))

    def end_with(self, message: Mapping[str, object]) -> None:
        """Say one last thing."""
        with contextlib.suppress(ConnectionClosed, OSError):
            self._send([json.dumps(message)])
        self.end()

    def end(self, code: int | None = None, why: str | None = None) -> None:
        """Say goodbye, and hang up."""
        with contextlib.suppress(ConnectionClosed, OSError):
            self._ws.close(code, why)
        self._socket.hang_up()
