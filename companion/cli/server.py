"""The server of the ``companion`` command: gevent's, which runs on every operating system."""

from __future__ import annotations

import contextlib
import logging
import socket

from flask import Flask
from gevent.event import Event
from gevent.pywsgi import WSGIHandler, WSGIServer


class Handler(WSGIHandler):  # type: ignore[misc]  # gevent has no types
    """Handles the requests of one connection, and closes it after a WebSocket."""

    def handle_one_response(self) -> None:
        """Answer one request; if it became a WebSocket, close the connection afterwards.

        gevent would wait for another request on it, as long as the peer keeps it open.
        """
        super().handle_one_response()
        if "HTTP_UPGRADE" in self.environ:
            self.close_connection = True
            # Closing alone would not do, because the WebSocket holds a copy of the socket.
            with contextlib.suppress(OSError):
                self.socket.shutdown(socket.SHUT_RDWR)


class Server:
    """Serves an app on a listening socket, from the moment that ``start`` returns.

    Setting the event ``end`` stops it, as ``stop_soon`` does.
    """

    def __init__(self, app: Flask, listener: socket.socket, end: Event | None = None) -> None:
        # Accepted connections inherit this option. An acknowledgement and the view after it are two
        # small frames; without it, the second would wait until the peer confirms the first.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._server = WSGIServer(
            listener,
            app,
            log=None,
            error_log=logging.getLogger("companion.cli.server"),
            handler_class=Handler,
        )
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
