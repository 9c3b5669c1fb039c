"""Serves the app with gevent's own server, on every operating system."""

from __future__ import annotations

import contextlib
import logging
import socket

from flask import Flask
from gevent.event import Event
from gevent.pywsgi import WSGIHandler, WSGIServer


class Handler(WSGIHandler):  # type: ignore[misc]  # gevent has no types
    """Answers one connection's requests."""

    def handle_one_response(self) -> None:
        """Answer one request; a connection that became a WebSocket ends with it.

        Otherwise it would be read for a next request, and a peer that is out of reach, or waits
        for us to hang up, would keep it open for as long as it likes.
        """
        super().handle_one_response()
        if "HTTP_UPGRADE" in self.environ:
            self.close_connection = True
            # Not closed alone: the WebSocket reads from a copy of its own.
            with contextlib.suppress(OSError):
                self.socket.shutdown(socket.SHUT_RDWR)


class Server:
    """The app on a socket that is bound already; it answers once ``start`` has returned."""

    def __init__(self, app: Flask, listener: socket.socket) -> None:
        # What is sent goes out at once, on every connection that comes in here: an acknowledgement
        # and the view after it are two small frames, and the second must not wait for the first.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._server = WSGIServer(
            listener,
            app,
            log=None,
            error_log=logging.getLogger("companion.cli.server"),
            handler_class=Handler,
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
