"""A socket to the program that keeps its bytes: a phone's line without a browser.

Made of plain sockets, so that a test sees every byte and a bench spends few cycles on its own side.
"""

from __future__ import annotations

import base64
import json
import select
import socket
import struct
import sys
import time
from typing import Any

from tests.patience import PATIENCE

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
_TIMESTAMP = 35
"""Linux's SO_TIMESTAMPNS."""
_ORIGIN = "http://127.0.0.1:{port}"


class Ended(Exception):
    """The other side closed the line."""


class Line:
    """One WebSocket connection; ``arrived`` is when its last bytes did, in seconds since 1970.

    On Linux that is the kernel's word: how late they are read makes no difference. ``extensions`` are offered
    to the server; what comes is given as it came.

    :raises ConnectionError: when the server does not let it in; the answer is in the error.
    """

    def __init__(
        self,
        port: int,
        path: str,
        cookie: str = "",
        *,
        timeout: float = PATIENCE,
        key: bytes = b"",
        extensions: str = "",
    ) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if sys.platform == "linux":
            self.socket.setsockopt(socket.SOL_SOCKET, _TIMESTAMP, 1)
        self.arrived = 0.0
        self._buffer = b""
        asked = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(key.ljust(16, b'.')).decode()}\r\n"
            f"Origin: {_ORIGIN.format(port=port)}\r\nCookie: {cookie}\r\n"
            + (f"Sec-WebSocket-Extensions: {extensions}\r\n" if extensions else "")
            + "\r\n"
        )
        try:
            self.socket.sendall(asked.encode())
            while b"\r\n\r\n" not in self._buffer:
                self._more()
        except BaseException:
            self.socket.close()
            raise
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        self.head = head
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.socket.close()
            raise ConnectionError(head.decode("latin-1"))

    def _more(self) -> None:
        got = self._received()
        if not got:
            raise Ended
        self._buffer += got

    def _received(self) -> bytes:
        if sys.platform != "linux":
            got = self.socket.recv(1 << 16)
            self.arrived = time.time()
            return got
        got, said, _, _ = self.socket.recvmsg(1 << 16, 64)
        for _, kind, when in said:
            if kind == _TIMESTAMP:
                seconds, nanoseconds = struct.unpack("ll", when)
                self.arrived = seconds + nanoseconds / 1e9
        return got

    def send(self, message: Any) -> None:
        """Send a message as JSON."""
        self.frame(TEXT, json.dumps(message).encode())

    def frame(
        self, opcode: int, payload: bytes, *, final: bool = True, compressed: bool = False
    ) -> None:
        """Send one frame, masked with zeros as a client may."""
        head = bytes([(0x80 if final else 0) | (0x40 if compressed else 0) | opcode])
        size = len(payload)
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += b"\xfe" + struct.pack(">H", size)
        else:
            head += b"\xff" + struct.pack(">Q", size)
        self.socket.sendall(head + bytes(4) + payload)

    def receive(self) -> tuple[bytes, bytes]:
        """Return the next frame: its header and its payload.

        :raises Ended: when the line was closed.
        :raises TimeoutError: when nothing comes in time.
        """
        while (size := self._whole()) is None:
            self._more()
        start, end = size
        head, payload = self._buffer[:start], self._buffer[start:end]
        self._buffer = self._buffer[end:]
        return head, payload

    def _whole(self) -> tuple[int, int] | None:
        """Return where the payload of a frame that is wholly here starts and ends."""
        have = self._buffer
        if len(have) < 2:
            return None
        length, start = have[1] & 0x7F, 2
        if length == 126:
            if len(have) < 4:
                return None
            length, start = int.from_bytes(have[2:4], "big"), 4
        elif length == 127:
            if len(have) < 10:
                return None
            length, start = int.from_bytes(have[2:10], "big"), 10
        return (start, start + length) if len(have) >= start + length else None

    def has_come(self) -> bool:
        """Whether something is here to be read: a frame, the beginning of one, or the end."""
        return self._whole() is not None or bool(select.select([self.socket], [], [], 0)[0])

    def text(self) -> bytes:
        """Return the next message; pings are answered on the way.

        :raises Ended: when the line was closed.
        """
        while (payload := self.take()) is None:
            pass
        return payload

    def take(self) -> bytes | None:
        """Take the next frame: return a message, answer a ping.

        :raises Ended: when the line was closed.
        """
        head, payload = self.receive()
        opcode = head[0] & 0x0F
        if opcode == PING:
            self.frame(PONG, payload)
        elif opcode == CLOSE:
            raise Ended
        return payload if opcode == TEXT else None

    def farewell(self) -> tuple[int, str]:
        """Read to the end of the line, and return the code and the reason that it is closed with.

        :raises Ended: when it was closed without a word.
        """
        while True:
            head, payload = self.receive()
            if head[0] & 0x0F == CLOSE:
                break
        while self._buffer or self.socket.recv(1 << 16):
            self._buffer = b""
        return int.from_bytes(payload[:2], "big"), payload[2:].decode()

    def close(self) -> None:
        """Hang up."""
        self.socket.close()
