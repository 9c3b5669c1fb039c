"""What is answered while a process takes over many screens at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

import pytest
from gevent import joinall, socket, spawn

from companion.live.http_server import MAX_HEAD, GuardedServer, Handler
from companion.network.proxies import Proxies
from tests.patience import PATIENCE

SCREENS = 60
UPGRADE = ("Connection: Upgrade", "Upgrade: websocket")


class App:
    """Notes what it is asked; opening a screen keeps the process busy."""

    def __init__(self) -> None:
        self.config = {"PROXIES": Proxies()}
        self.asked: list[str] = []

    def __call__(
        self, environ: dict[str, Any], start_response: Callable[..., object]
    ) -> Iterable[bytes]:
        if "HTTP_UPGRADE" in environ:
            sum(range(300_000))
        self.asked.append(f"{environ['REQUEST_METHOD']} {environ['PATH_INFO']}")
        start_response("200 OK", [("Content-Length", "0"), ("Connection", "close")])
        return [b""]


def ask(port: int, path: str, *head: str, method: str = "GET") -> socket.socket:
    """Send a request, and return its connection."""
    wire = socket.create_connection(("127.0.0.1", port), PATIENCE)
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", *head, "", ""]
    wire.sendall("\r\n".join(lines).encode())
    return wire


@contextmanager
def served(app: App) -> Iterator[tuple[GuardedServer, int]]:
    """Serve an app for the block, which starts the server once it has asked all that it asks at once."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(2 * SCREENS)
    server = GuardedServer(listener, app, log=None)
    try:
        yield server, listener.getsockname()[1]
    finally:
        server.stop()


def read(wires: list[socket.socket]) -> None:
    """Read an answer from each connection, and close it."""
    joinall([spawn(wire.recv, 1 << 12) for wire in wires], PATIENCE, raise_error=True)
    for wire in wires:
        wire.close()


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_proxy_that_asks_does_not_wait_until_all_screens_have_opened(method: str) -> None:
    app = App()
    with served(app) as (server, port):
        wires = [ask(port, "/link", *UPGRADE) for _ in range(SCREENS)]
        wires.append(ask(port, "/healthz/ready", method=method))
        server.start()
        read(wires)
    assert app.asked.count("GET /link") == SCREENS
    assert app.asked.index(f"{method} /healthz/ready") < SCREENS / 2


def test_a_page_that_asks_whether_anybody_is_there_hears_it_after_the_screens_before_it() -> None:
    app = App()
    with served(app) as (server, port):
        wires = [ask(port, "/link", *UPGRADE) for _ in range(SCREENS)]
        wires.append(ask(port, "/link", method="HEAD"))
        server.start()
        read(wires)
    assert app.asked.index("HEAD /link") > SCREENS / 2


def test_a_screen_that_has_gone_before_its_turn_is_not_opened() -> None:
    app = App()
    with served(app) as (server, port):
        wires = [ask(port, f"/link/{number}", *UPGRADE) for number in range(SCREENS)]
        for wire in wires[1::2]:
            wire.close()
        server.start()
        read(wires[::2])
    assert sorted(app.asked) == sorted(f"GET /link/{number}" for number in range(0, SCREENS, 2))


def test_the_head_of_a_request_is_bounded_as_a_whole() -> None:
    field = b"A: " + b"x" * (MAX_HEAD // 4 - 5) + b"\r\n"
    handler = Handler.__new__(Handler)
    assert handler.MessageClass(BytesIO(field * 4 + b"\r\n")).get_all("A", [])[3:]
    with pytest.raises(ValueError, match="no header field"):
        handler.MessageClass(BytesIO(field * 4 + b"B: c\r\n\r\n"))
