"""The app in a process whose clock and timers stand still, so that two runs can be compared.

Started as ``python -m tests.wire.served DATABASE PORT SECONDS``, the time that it is; a line on its
standard input lets all timers ring but those of reveals.
"""

from __future__ import annotations

import sys
import time

NOW = float(sys.argv[3])
time.time = lambda: NOW  # before anybody else takes hold of it

from gevent import monkey  # noqa: E402

monkey.patch_all()

from collections.abc import Callable  # noqa: E402
from random import Random  # noqa: E402

from gevent import socket, spawn  # noqa: E402
from gevent.fileobject import FileObject  # noqa: E402

from companion.cli.server import make_server  # noqa: E402
from companion.web.app import create_app  # noqa: E402

REVEAL = 3.0


class Bell:
    """Timers that ring when they are told to; a second has passed at each ring."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []
        self.rung = 0

    def monotonic(self) -> float:
        """Return the seconds that limits of rates go by: if none passed, they would slow each frame."""
        return NOW + self.rung

    def __call__(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        """Keep a timer; a reveal's is never rung."""
        if seconds == REVEAL:
            return lambda: None
        self.due.append(run)
        return lambda: self.due.remove(run) if run in self.due else None

    def ring(self) -> None:
        """Ring them all."""
        self.rung += 1
        due, self.due[:] = self.due[:], []
        for run in due:
            run()


def main() -> None:
    """Serve until the input ends."""
    listener = socket.create_server(("127.0.0.1", int(sys.argv[2])), backlog=128)
    bell = Bell()
    config = {
        "DATABASE": f"sqlite:///{sys.argv[1]}",
        "CLOCK": lambda: int(NOW) * 1000,
        "MONOTONIC": bell.monotonic,
        "RNG": Random(7),
        "SCHEDULE": bell,
        "COUNTDOWN": REVEAL,
        "HEARTBEAT": 3600,
    }
    server = make_server(create_app(config), listener)
    server.start()
    sys.stdout.write("serving\n")
    sys.stdout.flush()

    def listen() -> None:
        for _ in FileObject(sys.stdin.buffer, "rb"):
            bell.ring()
            sys.stdout.write("rung\n")
            sys.stdout.flush()
        server.close()

    spawn(listen)
    server.serve_forever(stop_timeout=0.5)


if __name__ == "__main__":
    main()
