"""Serves metrics to Prometheus, on a port separate from the one that phones use."""

from __future__ import annotations

import time

from gevent import Greenlet, Timeout, sleep, socket, spawn
from gevent.pywsgi import WSGIServer
from prometheus_client import make_wsgi_app

from companion.monitoring import LAG_SECONDS
from companion.network.errors import NetworkError
from companion.network.ports import LOOKUP_SECONDS, parse_port

LAG_EVERY = 1.0
"""Seconds between two measurements of how late the event loop is."""
HOST = "127.0.0.1"


def parse_listen_address(text: str) -> tuple[str, int]:
    """Return the host and port in ``"10.0.0.5:9100"`` or ``"9100"``; the default is this computer.

    >>> parse_listen_address("9100"), parse_listen_address("10.0.0.5:9100"), parse_listen_address("[::1]:9100")
    (('127.0.0.1', 9100), ('10.0.0.5', 9100), ('::1', 9100))

    :raises companion.network.errors.NetworkError: if the port is invalid.
    """
    host, _, port = text.rpartition(":")
    return host.strip("[]") or HOST, parse_port(port)


class MetricsServer:
    """Serves the metrics at ``/metrics``, and measures the lag of the event loop.

    :raises companion.network.errors.NetworkError: if the port cannot be used.
    """

    def __init__(self, host: str, port: int) -> None:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        try:
            with Timeout(LOOKUP_SECONDS, TimeoutError):
                listener = socket.create_server((host, port), family=family)
        except OSError as error:
            raise NetworkError("metrics", place=f"{host}:{port}", why=str(error)) from error
        # Without a name of the server, gevent would look one up.
        self._server = WSGIServer(
            listener, make_wsgi_app(), log=None, environ={"SERVER_NAME": host}
        )
        self._server.start()
        self.port = int(self._server.server_port)
        self._lag: Greenlet = spawn(_measure_lag)

    def close(self) -> None:
        """Stop serving."""
        self._lag.kill()
        self._server.stop(timeout=0.5)


def _measure_lag() -> None:
    while True:
        due = time.monotonic() + LAG_EVERY
        sleep(LAG_EVERY)
        LAG_SECONDS.observe(max(0.0, time.monotonic() - due))
