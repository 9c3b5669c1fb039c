"""A network between a phone and the program that can lose everything without a word."""

from __future__ import annotations

import contextlib
import socket
from threading import Thread


class Tunnel:
    """Passes connections on to a port, unless it is ``broken``.

    What is under way then is lost for good, as packets are that are sent again ever later: only
    connections that are made after the mending go through. Nobody is told, neither by a refusal
    nor by a farewell.
    """

    def __init__(self, port: int) -> None:
        self._to = port
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
                there = socket.create_connection(("127.0.0.1", self._to))
                way = here, there
                self._ways.append(way)
                for one, other in (way, way[::-1]):
                    Thread(target=self._pass, args=(way, one, other), daemon=True).start()

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
                each.close()
