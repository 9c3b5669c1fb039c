"""A socket on which WebSocket frames are never mixed or cut, and silent peers are noticed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from socket import SHUT_RDWR
from typing import Any

from gevent import spawn_raw
from gevent.lock import Semaphore
from wsproto.frame_protocol import FrameProtocol

PING = bytes(FrameProtocol(client=False, extensions=[]).ping())


class FrameSocket:
    """Wraps a socket so that only one sender at a time writes to it, and writes all its data.

    Both simple-websocket (pings, closing) and :class:`Connection` send. If one wrote between two
    parts of the other's frame, the stream would break. A peer that does not take the data within
    ``timeout`` seconds is disconnected. One that is silent for as long is sent a ping, and is
    disconnected if it stays silent: the library's own pings go by the clock on the wall.
    """

    def __init__(self, inner: Any, timeout: float) -> None:
        self._inner = inner
        self._timeout = timeout
        self._lock = Semaphore()
        inner.settimeout(timeout)

    def recv(self, size: int) -> bytes:
        """Return what the peer sends, up to ``size`` bytes; it is sent a ping while it is silent.

        :raises OSError: if the peer is gone, or says nothing to the ping either.
        """
        try:
            return self._received(size)
        except TimeoutError:
            self.send(PING)
            return self._received(size)

    def _received(self, size: int) -> bytes:
        received: bytes = self._inner.recv(size)
        return received

    def send(self, data: bytes) -> int:
        """Send all of ``data``, waiting for the peer to take it.

        :raises OSError: if the peer is gone; the socket is then shut down.
        """
        if not self._lock.acquire(timeout=self._timeout):
            self.hang_up()
            raise TimeoutError
        self._send_and_unlock(data)
        return len(data)

    def send_soon(self, data: bytes, then: Callable[[], None]) -> bool:
        """Send what the socket takes without waiting, and return whether that was all.

        If not, a new greenlet sends the rest and then calls ``then``, also if the peer is gone.

        :raises OSError: if the peer is gone; the socket is then shut down.
        """
        if not self._lock.acquire(blocking=False):
            spawn_raw(self._send_in_background, self.send, data, then)
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
        spawn_raw(self._send_in_background, self._send_and_unlock, data[sent:], then)
        return False

    def _send_and_unlock(self, data: bytes) -> None:
        """Send all of ``data`` while holding the lock, and release it."""
        try:
            self._inner.sendall(data)
        except OSError:
            self.hang_up()
            raise
        finally:
            self._lock.release()

    def _send_in_background(
        self, send: Callable[[bytes], object], data: bytes, then: Callable[[], None]
    ) -> None:
        with contextlib.suppress(OSError):
            send(data)
        then()

    def hang_up(self) -> None:
        """Shut the socket down, which wakes the reader."""
        with contextlib.suppress(OSError):
            self._inner.shutdown(SHUT_RDWR)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)
