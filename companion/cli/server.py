"""The server of the ``companion`` command: gevent's, which runs on every operating system."""

from __future__ import annotations

import logging
import socket

from flask import Flask

from companion.live.http_server import GuardedServer


def make_server(app: Flask, listener: socket.socket) -> GuardedServer:
    """Return the server of an app on a listening socket; it is not started yet."""
    # Accepted connections inherit this option. An acknowledgement and the view after it are two
    # small frames; without it, the second would wait until the peer confirms the first.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return GuardedServer(listener, app, log=None, error_log=logging.getLogger(__name__))
