"""A WebSocket connection: reads frames in the request's greenlet, and writes outboxes.

A connection on which nothing happens costs one waiting greenlet: the reader. A greenlet for writing
exists only while there is something to write.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Mapping
from typing import Protocol

from gevent import sleep, spawn_raw
from simple_websocket import ConnectionClosed, Server
from wsproto.frame_protocol import FrameProtocol
from wsproto.utilities import LocalProtocolError

from companion.live.frame_socket import FrameSocket
from companion.live.outbox import Outbox
from companion.network.rate_limits import Bucket, RateLimit

FRAME_LIMIT = RateLimit(400, 1 / 200)
"""The frames that a connection may send: 400 at once, then 200 a second."""


class FrameReceiver(Protocol):
    """Takes the frames of a connection."""

    def receive(self, frame: str | bytes) -> None:
        """Take one frame."""


class Connection:
    """An accepted WebSocket, whose ``Server`` was made with ``SERVER_OPTIONS``.

    A peer that does not take the data within ``timeout`` seconds is disconnected, and so is one that
    is silent for as long, also to a ping. ``clock`` returns monotonic seconds.
    """

    def __init__(self, ws: Server, timeout: float, clock: Callable[[], float]) -> None:
        self._ws = ws
        self._socket = ws.sock = FrameSocket(ws.sock, timeout)
        self._frames = Bucket(FRAME_LIMIT, clock)
        self._writing = False

    def read(self, receiver: FrameReceiver) -> None:
        """Pass each frame to a receiver until the connection ends."""
        self._ws.event.on_set = lambda: self._deliver_frames(receiver)
        self._deliver_frames(receiver)
        self._ws.thread.run()

    def _deliver_frames(self, receiver: FrameReceiver) -> None:
        frames = self._ws.input_buffer
        while frames:
            self._frames.spend()
            if seconds := self._frames.debt:
                sleep(seconds)
            receiver.receive(frames.pop(0))

    def write(self, outbox: Outbox) -> None:
        """Send what an outbox holds, without waiting.

        If the socket cannot take everything now, a greenlet sends the rest, and then whatever has
        come into the outbox meanwhile.
        """
        if self._writing:
            return
        self._writing, in_background = True, False
        try:
            while outbox.waiting and not in_background:
                if frames := outbox.take():
                    in_background = not self._send_soon(frames, outbox)
        except (ConnectionClosed, OSError):
            outbox.closed = True
        finally:
            self._writing = in_background
        if outbox.closed and not in_background:
            spawn_raw(self.close)

    def _send_soon(self, frames: list[str], outbox: Outbox) -> bool:
        """Send messages, and return whether all went out at once; else :meth:`_resume` follows."""
        if not self._ws.connected:
            raise ConnectionClosed
        return self._socket.send_soon(encode_frames(frames), lambda: self._resume(outbox))

    def _resume(self, outbox: Outbox) -> None:
        self._writing = False
        self.write(outbox)

    def send_and_close(self, message: Mapping[str, object]) -> None:
        """Send one message, and close the connection."""
        with contextlib.suppress(ConnectionClosed, OSError):
            self._socket.send(encode_frames([json.dumps(message)]))
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


def encode_frames(texts: list[str]) -> bytes:
    """Return messages as consecutive WebSocket text frames.

    >>> encode_frames(["hi"]).hex(" ")
    '81 02 68 69'
    """
    return b"".join([_FRAMES.send_data(text) for text in texts])


_FRAMES = FrameProtocol(client=False, extensions=[])
