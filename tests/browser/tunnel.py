"""A network between a phone and the program that can lose everything without a word."""

from __future__ import annotations

import contextlib
import re
import socket
from threading import Thread
from typing import Literal

Sockets = Literal["pass", "refused", "swallowed", "stripped", "cut"]
"""What a network does with WebSockets: it answers itself, never answers, passes on a plain request without what asks
for a WebSocket, or hangs up when the server has agreed."""
_UPGRADE = re.compile(
    rb"^(?:upgrade|connection|sec-websocket-[a-z]+):.*\r\n", re.IGNORECASE | re.MULTILINE
)
_REFUSAL = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
_END_OF_HEAD = b"\r\n\r\n"


class Tunnel:
    """Passes connections on to a port, unless it is ``broken``.

    What is under way then is lost for good, as packets are that are sent again ever later: only
    connections that are made after the mending go through. Nobody is told, neither by a refusal
    nor by a farewell. What it does with ``sockets`` holds for those that are opened from now on.
    """

    def __init__(self, port: int, sockets: Sockets = "pass") -> None:
        self._to = port
        self.sockets = sockets
        self.lines = 0
        """How many WebSockets somebody has tried to open while they did not pass."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ways: list[tuple[socket.socket, socket.socket]] = []
        self._lost: list[socket.socket] = []
        self.broken = False
        self.tries = 0
        """How often somebody has called in vain since it broke."""
        self.came = 0
        """How many bytes have come from that port."""
        self.port: int = self._listener.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def breaks(self) -> None:
        """Lose all that is under way, and all that comes."""
        self.broken, self.tries = True, 0
        ways, self._ways = self._ways, []
        for here, there in ways:
            self._lost.append(here)
            there.close()

    def mend(self) -> None:
        """Let new connections through."""
        self.broken = False

    def close(self) -> None:
        """Hang up everywhere."""
        self.breaks()
        self._listener.close()
        for each in self._lost:
            each.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if self.broken:
                    self._lost.append(here)
                    self.tries += 1
                    continue
                if self.sockets == "pass":
                    self._connect(here)
                else:
                    Thread(target=self._look, args=(here,), daemon=True).start()

    def _connect(self, here: socket.socket, first: bytes = b"") -> None:
        there = socket.create_connection(("127.0.0.1", self._to))
        there.sendall(first)
        way = here, there
        self._ways.append(way)
        for one, other in (way, way[::-1]):
            Thread(target=self._pass, args=(way, one, other), daemon=True).start()

    def _look(self, here: socket.socket) -> None:
        """Read the first request of a connection: a browser asks for a WebSocket on one of its own."""
        with contextlib.suppress(OSError):
            head = _head_of(here)
            if b"upgrade: websocket" not in head.lower():
                self._connect(here, head)
                return
            self.lines += 1
            match self.sockets:
                case "refused":
                    here.sendall(_REFUSAL)
                    here.close()
                case "swallowed":
                    self._lost.append(here)
                case "stripped":
                    self._connect(here, _UPGRADE.sub(b"", head))
                case "cut":
                    with socket.create_connection(("127.0.0.1", self._to)) as there:
                        there.sendall(head)
                        agreed, end, _ = _head_of(there).partition(_END_OF_HEAD)
                        here.sendall(agreed + end)
                    here.close()

    def _pass(
        self, way: tuple[socket.socket, socket.socket], one: socket.socket, other: socket.socket
    ) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(1 << 16):
                if way not in self._ways:
                    return
                if other is way[0]:
                    self.came += len(data)
                other.sendall(data)
        if way in self._ways:
            self._ways.remove(way)
            for each in way:
                with contextlib.suppress(OSError):
                    each.shutdown(
                        socket.SHUT_RDWR
                    )  # else nobody is told while the other thread waits for it
                each.close()


def _head_of(one: socket.socket) -> bytes:
    """Return what somebody sends first, up to the end of the headers at least."""
    head = b""
    while _END_OF_HEAD not in head and (data := one.recv(1 << 16)):
        head += data
    return head
