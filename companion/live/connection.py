"""A WebSocket connection: reads frames in the request's greenlet, and sends an outbox's messages.

flask-sock passes one ``Server`` of simple-websocket for each connection. It is used as documented:
``receive`` and ``send`` block, and the library asks with pings whether the peer is still there.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from functools import partial
from selectors import DefaultSelector, SelectorKey
from socket import SHUT_RDWR
from sys import getsizeof
from typing import Any, Protocol

from gevent import sleep, spawn_raw
from gevent.lock import Semaphore
from simple_websocket import ConnectionClosed, Server
from wsproto.utilities import LocalProtocolError

from companion.live.outbox import Outbox
from companion.network.rate_limits import Bucket, RateLimit

FRAME_LIMIT = RateLimit(400, 1 / 200)
"""The frames that a connection may send: 400 at once, then 200 a second."""
MAX_UNHEARD = 400
"""The most frames of a connection that wait to be handled; at this number, reading stops."""
MAX_UNHEARD_BYTES = 64 * 1024
"""The most bytes of memory that they take; from this number on, reading stops."""
RECEIVED = 256
"""The bytes to read at once: about what a frame of our pages has.

They may inflate to a thousand times as many, and wsproto knows no limit to that. So a connection has
no more than a quarter of a megabyte of text beyond ``MAX_UNHEARD_BYTES``.
"""
TOO_BIG = 1009
"""The close code for a message that is too long (RFC 6455, 7.4.1)."""


class SteadySelector(DefaultSelector):
    """A selector that never waits longer than a heartbeat.

    simple-websocket uses the system clock to decide when the next ping is due. If that clock were
    set back by an hour, no ping would be sent for an hour.
    """

    def __init__(self, heartbeat: float) -> None:
        super().__init__()
        self._heartbeat = heartbeat

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        """Wait until a peer sends something, a ping is due, or a heartbeat is over."""
        return super().select(self._heartbeat if timeout is None else min(timeout, self._heartbeat))


def socket_options(heartbeat: float, max_bytes: int) -> dict[str, Any]:
    """Return the options for flask-sock: a ping each ``heartbeat`` seconds, messages up to ``max_bytes``."""
    return {
        "ping_interval": heartbeat,
        "max_message_size": max_bytes,
        "receive_bytes": RECEIVED,
        "selector_class": partial(SteadySelector, heartbeat),
    }


class FrameReceiver(Protocol):
    """Handles the frames of a connection."""

    def receive(self, frame: str | bytes) -> None:
        """Handle one frame."""


class Connection:
    """An accepted WebSocket.

    A peer that does not take the data within ``timeout`` seconds is disconnected. ``clock`` returns
    monotonic seconds.
    """

    def __init__(self, ws: Server, timeout: float, clock: Callable[[], float]) -> None:
        self._ws = ws
        self._socket = ws.sock = WholeSocket(ws.sock, timeout, self._is_behind)
        self._frames = Bucket(FRAME_LIMIT, clock)
        self._sending = False

    def _is_behind(self) -> bool:
        unheard = self._ws.input_buffer
        return len(unheard) >= MAX_UNHEARD or sum(map(getsizeof, unheard)) >= MAX_UNHEARD_BYTES

    def read(self, receiver: FrameReceiver) -> None:
        """Pass each frame to a receiver until the connection ends.

        simple-websocket counts the characters of a message. A character has up to four bytes, so they
        are counted here.
        """
        with contextlib.suppress(ConnectionClosed):
            while True:
                frame = self._ws.receive()
                size = len(frame.encode() if isinstance(frame, str) else frame)
                if size > self._ws.max_message_size:
                    self.close(TOO_BIG, "Message is too big")
                    return
                # Even without a wait this lets other greenlets run, such as the sending one.
                self._frames.spend()
                sleep(self._frames.debt)
                receiver.receive(frame)

    def write(self, outbox: Outbox) -> None:
        """Send an outbox's contents, and what is added meanwhile, in a separate greenlet.

        Only one greenlet sends at a time, so a slow peer is sent the latest state once it has
        received the previous one.
        """
        if self._sending:
            return
        self._sending = True
        frames = outbox.take()
        if frames or outbox.closed:
            spawn_raw(self._send, outbox, frames)
        else:
            self._sending = False

    def _send(self, outbox: Outbox, frames: list[str]) -> None:
        try:
            while frames:
                for frame in frames:
                    self._ws.send(frame)
                frames = outbox.take()
        except (ConnectionClosed, LocalProtocolError, OSError):
            outbox.closed = True
        finally:
            self._sending = False
        if outbox.closed:
            self.close()

    def send_and_close(self, message: Mapping[str, object]) -> None:
        """Send one message, and close the connection."""
        with contextlib.suppress(ConnectionClosed, OSError):
            self._ws.send(json.dumps(message))
        self.close()

    def close(self, code: int | None = None, reason: str | None = None) -> None:
        """Send a close frame, and shut the socket down, unless another greenlet is doing so."""
        try:
            self._ws.close(code, reason)
        except LocalProtocolError:
            return
        except (ConnectionClosed, OSError):
            pass
        self._socket.hang_up()


class WholeSocket:
    """The socket of a WebSocket, on which frames are never cut or mixed.

    simple-websocket calls ``send`` once for a frame. A gevent socket may send only a part of it,
    and a ping that is sent meanwhile would land in the middle of the frame. Here ``send`` sends all
    of it, one frame after the other. While ``is_behind`` returns True, nothing more is read.
    """

    def __init__(self, inner: Any, timeout: float, is_behind: Callable[[], bool]) -> None:
        inner.settimeout(timeout)
        self._inner = inner
        self._timeout = timeout
        self._is_behind = is_behind
        self._lock = Semaphore()

    def send(self, data: bytes) -> int:
        """Send all of ``data``.

        :raises OSError: if the peer is gone or does not receive it in time; the socket is then shut
            down.
        """
        if not self._lock.acquire(timeout=self._timeout):
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

    def recv(self, size: int) -> bytes:
        """Return what the peer sends, up to ``size`` bytes, once earlier frames are handled."""
        while self._is_behind():
            sleep(0.01)
        received: bytes = self._inner.recv(size)
        return received

    def hang_up(self) -> None:
        """Shut the socket down, which wakes any greenlet that reads from it."""
        with contextlib.suppress(OSError):
            self._inner.shutdown(SHUT_RDWR)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)
