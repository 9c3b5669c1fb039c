"""What is answered while a process takes over many screens at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gevent import joinall, socket, spawn

from companion.live.http_server import GuardedServer
from companion.network.proxies import Proxies
from tests.patience import PATIENCE

SCREENS = 60


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
        self.asked.append(environ["PATH_INFO"])
        start_response("200 OK", [("Content-Length", "0"), ("Connection", "close")])
        return [b""]


def ask(port: int, path: str, *head: str) -> socket.socket:
    """Send a request, and return its connection."""
    wire = socket.create_connection(("127.0.0.1", port), PATIENCE)
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", *head, "", ""]
    wire.sendall("\r\n".join(lines).encode())
    return wire


def test_a_proxy_that_asks_does_not_wait_until_all_screens_have_opened() -> None:
    app = App()
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(2 * SCREENS)
    port = listener.getsockname()[1]
    server = GuardedServer(listener, app, log=None)
    upgrade = ("Connection: Upgrade", "Upgrade: websocket")
    wires = [ask(port, "/link", *upgrade) for _ in range(SCREENS)]
    wires.append(ask(port, "/healthz/ready"))
    server.start()
    try:
        joinall([spawn(wire.recv, 1 << 12) for wire in wires], PATIENCE, raise_error=True)
    finally:
        server.stop()
        for wire in wires:
            wire.close()
    assert app.asked.count("/link") == SCREENS
    assert app.asked.index("/healthz/ready") < SCREENS / 2
