"""Serves the app with gevent's own server, on every operating system."""

from __future__ import annotations

import logging
import socket

from flask import Flask
from gevent.event import Event
from gevent.pywsgi import WSGIServer


class Server:
    """The app on a socket that is bound already; it answers once ``start`` has returned."""

    def __init__(self, app: Flask, listener: socket.socket) -> None:
        # What is sent goes out at once, on every connection that comes in here: an acknowledgement
        # and the view after it are two small frames, and the second must not wait for the first.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._server = WSGIServer(
            listener, app, log=None, error_log=logging.getLogger("companion.server")
        )
        self._end = Event()

    def start(self) -> None:
        """Begin to answer."""
        self._server.start()

    def serve(self) -> None:
        """Answer until ``stop_soon`` is called; open connections are closed then."""
        self._end.wait()
        self._server.stop(timeout=0.5)

    def stop_soon(self) -> None:
        """Let ``serve`` come to its end; safe in a signal's handler."""
        self._end.set()
