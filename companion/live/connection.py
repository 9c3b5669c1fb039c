"""One WebSocket: its frames are read where it is served, and written by whoever is free.

A phone that is asleep costs one waiting greenlet and no more: the library's reader runs in the
request's own, and a writer lives as long as there is something to write.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from socket import SHUT_RDWR
from typing import Any, Protocol

from gevent import sleep, spawn_raw
from gevent.lock import Semaphore
from gevent.socket import wait_read
from simple_websocket import ConnectionClosed, Server
from wsproto.frame_protocol import FrameProtocol

from companion.live.outbox import Outbox
from companion.network.rate_limits import Pace, Rate

FASTEST = Rate(400, 1 / 200)
"""How many frames a phone may send at once, and then in how many seconds one more."""
BRIEF = 500
"""Up to how many letters a message is remembered as it goes over the wire."""


class Here:
    """What the library takes for a thread: its reader is run by :meth:`Connection.read`, right there."""

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
    """What the library takes for a selector: it waits until the one socket can be read.

    It never waits longer than the ``longest`` seconds between two pings: the library counts the
    time to the next one by the clock on the wall, which may have been put back.
    """

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._socket: Any = None

    def register(self, socket: Any, *_: object) -> None:
        """Watch a socket."""
        self._socket = socket

    def select(self, seconds: float) -> bool:
        """Return whether there is something to read, within so many seconds."""
        try:
            wait_read(self._socket.fileno(), min(seconds, self._longest), TimeoutError)
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        """Watch no more."""


def options(heartbeat: float) -> dict[str, Any]:
    """Return what the library is to take instead of threads, events and selectors."""
    selector = partial(Readable, heartbeat)
    return {"thread_class": Here, "event_class": Bell, "selector_class": selector}


class WholeFrames:
    """A socket that sends everything it is given, one sender at a time.

    The library's reader and we ourselves both send; a frame cut in two by the other's, or by a full
    buffer, would break the stream. A peer that does not take what it is sent within so many
    seconds is let go, so that a phone that is out of reach is not waited for.
    """

    def __init__(self, inner: Any, within: float) -> None:
        self._inner = inner
        self._within = within
        self._lock = Semaphore()
        inner.settimeout(within)

    def send(self, data: bytes) -> int:
        """Send all of it, however long it takes.

        :raises OSError: when the peer is gone; then nobody can send or read any more.
        """
        if not self._lock.acquire(timeout=self._within):
            self.hang_up()
            raise TimeoutError
        self._finish(data)
        return len(data)

    def send_soon(self, data: bytes, then: Callable[[], None]) -> bool:
        """Send as much as goes out at once, and return whether that was all.

        The rest is sent meanwhile; ``then`` is called when it is gone, or the peer is.

        :raises OSError: when the peer is gone; then nobody can send or read any more.
        """
        if not self._lock.acquire(blocking=False):
            spawn_raw(self._meanwhile, self.send, data, then)
            return False
        try:
            sent = self._inner.send(data, timeout=0.0)
        except BlockingIOError:
            sent = 0
        except OSError:
            self._lock.release()
            self.hang_up()
            raise
        if sent == len(data):
            self._lock.release()
            return True
        spawn_raw(self._meanwhile, self._finish, data[sent:], then)
        return False

    def _finish(self, data: bytes) -> None:
        """Send it all, as the one who has the lock, and let that go."""
        try:
            self._inner.sendall(data)
        except OSError:
            self.hang_up()
            raise
        finally:
            self._lock.release()

    def _meanwhile(
        self, send: Callable[[bytes], object], data: bytes, then: Callable[[], None]
    ) -> None:
        with contextlib.suppress(OSError):
            send(data)
        then()

    def hang_up(self) -> None:
        """Wake whoever waits to read."""
        with contextlib.suppress(OSError):
            self._inner.shutdown(SHUT_RDWR)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


class FrameReceiver(Protocol):
    """Takes the frames of a connection."""

    def receive(self, frame: str | bytes) -> None:
        """Take one frame."""


class Connection:
    """A WebSocket that was just accepted; ``within`` so many seconds a peer takes what it is sent.

    ``clock`` is in seconds, and never steps.
    """

    def __init__(self, ws: Server, within: float, clock: Callable[[], float]) -> None:
        self._ws = ws
        self._socket = ws.sock = WholeFrames(ws.sock, within)
        self._pace = Pace(FASTEST, clock)
        self._writing = False

    def read(self, receiver: FrameReceiver) -> None:
        """Give each frame that comes to a receiver, until the connection ends."""
        self._ws.event.ring = lambda: self._hand_on(receiver)
        self._hand_on(receiver)
        self._ws.thread.run()

    def _hand_on(self, receiver: FrameReceiver) -> None:
        frames = self._ws.input_buffer
        while frames:
            if (seconds := self._pace.wait()) > 0:
                sleep(seconds)
            receiver.receive(frames.pop(0))

    def write(self, outbox: Outbox) -> None:
        """Send what is in a outbox, and what comes into it while the line is busy; never waits."""
        if self._writing:
            return
        self._writing, goes_on = True, False
        try:
            while outbox.waiting and not goes_on:
                if frames := outbox.take():
                    goes_on = not self._send_soon(frames, outbox)
        except (ConnectionClosed, OSError):
            outbox.closed = True
        finally:
            self._writing = goes_on
        if outbox.closed and not goes_on:
            spawn_raw(self.end)

    def _send_soon(self, frames: list[str], outbox: Outbox) -> bool:
        """Send what goes out at once; the rest, and what comes meanwhile, is sent after it."""
        if not self._ws.connected:
            raise ConnectionClosed
        return self._socket.send_soon(framed(frames), lambda: self._write_on(outbox))

    def _write_on(self, outbox: Outbox) -> None:
        self._writing = False
        self.write(outbox)

    def end_with(self, message: Mapping[str, object]) -> None:
        """Say one last thing."""
        with contextlib.suppress(ConnectionClosed, OSError):
            self._socket.send(framed([json.dumps(message)]))
        self.end()

    def end(self, code: int | None = None, why: str | None = None) -> None:
        """Say goodbye, and hang up."""
        with contextlib.suppress(ConnectionClosed, OSError):
            self._ws.close(code, why)
        self._socket.hang_up()


def framed(texts: list[str]) -> bytes:
    """Return messages as they go over the wire, in one piece."""
    return b"".join([_brief(text) if len(text) <= BRIEF else _frame(text) for text in texts])


def _frame(text: str) -> bytes:
    return bytes(_FRAMES.send_data(text))


# Who has been heard is told to everybody in the same words, and nothing is packed.
_brief = lru_cache(maxsize=256)(_frame)
_FRAMES = FrameProtocol(client=False, extensions=[])
