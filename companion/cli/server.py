"""The server of the ``companion`` command: gevent's, which runs on every operating system."""

from __future__ import annotations

import logging
import socket

from flask import Flask
from gevent.event import Event

from companion.live.http_server import GuardedServer


class Server:
    """Serves an app on a listening socket, from the moment that ``start`` returns.

    Setting the event ``end`` stops it, as ``stop_soon`` does.
    """

    def __init__(self, app: Flask, listener: socket.socket, end: Event | None = None) -> None:
        # Accepted connections inherit this option. An acknowledgement and the view after it are two
        # small frames; without it, the second would wait until the peer confirms the first.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        error_log = logging.getLogger("companion.cli.server")
        self._server = GuardedServer(listener, app, log=None, error_log=error_log)
        self._end = Event() if end is None else end

    def start(self) -> None:
        """Start to accept connections."""
        self._server.start()

    def serve(self) -> None:
        """Block until ``stop_soon`` is called, and then close all connections."""
        self._end.wait()
        self._server.stop(timeout=0.5)

    def stop_soon(self) -> None:
        """Make ``serve`` return; may be called in a signal handler."""
        self._end.set()
