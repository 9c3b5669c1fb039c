"""The HTTP server: gevent's, with a guard over its connections.

Both the ``companion`` command and gunicorn's worker use it. It uses the hooks that gevent
documents: ``WSGIServer.handle``, and the methods of ``WSGIHandler`` that read a request and answer it.
"""

from __future__ import annotations

import logging
import re
import socket
import time
from contextlib import suppress
from email.message import Message
from functools import partial
from io import BytesIO
from typing import Any, BinaryIO

from gevent import Greenlet, sleep, spawn
from gevent.event import Event
from gevent.pywsgi import WSGIHandler, WSGIServer

from companion.live.idle_queue import IdleQueue
from companion.network.connection_guard import (
    HEAD_SECONDS,
    IDLE_SECONDS,
    REQUEST_SECONDS,
    ConnectionGuard,
    GuardedConnection,
    limits_for,
)
from companion.network.ip_addresses import is_this_computer
from companion.network.open_files import raise_open_files
from companion.network.proxies import Proxies

CONNECTION = "companion.connection"
"""The key of a request's environment under which the server puts its :class:`Admission`."""

HEALTH = "/healthz/"
"""The prefixes of the paths for a proxy's health checks, which may use HEAD, too."""

TURN = 0.001
"""Seconds for which a connection lets others go first before its next request.

It is more than 0, with which gevent runs up to 50 greenlets before it looks at other connections.
"""

FIELD = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+:[^\0\r\n]*\r?\n")
"""A header field, without a space before its colon and without a continuation line."""
MAX_HEAD = 64 * 1024
"""The most bytes of all header fields of a request."""
MAX_FIELDS = 100
"""The most header fields, as in Python's own parser."""

log = logging.getLogger(__name__)


class Admission:
    """Lets the app register a request's connection with the guard as a WebSocket."""

    def __init__(self, guard: ConnectionGuard, connection: GuardedConnection) -> None:
        self._guard = guard
        self._connection = connection

    def opens_socket(self, *, seated: bool) -> bool:
        """Keep the connection open as a WebSocket; return False if there is no room for it."""
        return self._guard.opens_socket(self._connection, seated=seated)


class Handler(WSGIHandler):  # type: ignore[misc]  # gevent has no types
    """Handles the requests of one connection, and closes it after a WebSocket."""

    guard: ConnectionGuard
    connection: GuardedConnection
    _requests = 0

    def handle(self) -> None:
        """Answer requests until the connection ends, for any reason."""
        with suppress(OSError):
            super().handle()

    def read_requestline(self) -> str:
        """Return the first line of a request; a connection that is idle for long is closed.

        A client may send thousands of requests in advance. Reading the next one then never waits, so
        between two requests of a connection all others get a turn.
        """
        if self._requests:
            self.guard.waits(self.connection, IDLE_SECONDS)
            sleep(TURN)
        line: str = super().read_requestline()
        return line

    def read_request(self, raw_requestline: str) -> bool:
        """Read the head of a request.

        :raises ValueError: if it is malformed or incomplete. gevent answers that with 400, and
            prints a traceback for all other exceptions.
        """
        if self._requests:
            self.guard.waits(self.connection, HEAD_SECONDS)
        self._requests += 1
        try:
            read = bool(super().read_request(raw_requestline))
        except Exception as error:  # noqa: BLE001  # the parsers raise many, and all mean a bad head
            raise ValueError(str(error)) from None
        if self.request_version == "HTTP/1.1" and "Host" not in self.headers:
            raise ValueError("no Host")
        return read

    def MessageClass(self, head: BinaryIO, *_: object) -> Message:  # noqa: N802  # gevent's name
        """Return the header fields of a request.

        gevent accepts many ambiguous heads. A proxy may interpret one differently, and take a part
        of the request for a second request (RFC 9112, 5 and 6).

        :raises ValueError: if the end of the request or its host is ambiguous, or the head too long.
        """
        lines: list[bytes] = []
        size = 0
        while (line := head.readline(MAX_HEAD)).rstrip(b"\r\n"):
            size += len(line)
            if not FIELD.fullmatch(line) or len(lines) == MAX_FIELDS or size > MAX_HEAD:
                raise ValueError("no header field")
            lines.append(line)
        fields: Message = super().MessageClass(BytesIO(b"".join(lines)))
        lengths = fields.get_all("Content-Length", [])
        codings = fields.get_all("Transfer-Encoding", [])
        if len(lengths) + len(codings) > 1 or len(fields.get_all("Host", [])) > 1:
            raise ValueError("a field twice, or two that exclude each other")
        if not all(re.fullmatch(r"[0-9]+", each) for each in lengths):
            raise ValueError("unclear Content-Length")
        if not all(each.lower() == "chunked" for each in codings):
            raise ValueError("unknown Transfer-Encoding")
        return fields

    def get_environ(self) -> dict[str, Any]:
        """Return the environment of a request, with its :class:`Admission`."""
        environ: dict[str, Any] = super().get_environ()
        environ[CONNECTION] = Admission(self.guard, self.connection)
        return environ

    def handle_one_response(self) -> None:
        """Answer one request; if it became a WebSocket, close the connection afterwards.

        gevent would wait for a further request on it, as long as the peer keeps it open.

        WebSockets are opened one after the other, and other requests are answered in between. When
        this process takes over the screens of another one, hundreds are opened at once: a health
        check that had to wait for all of them would time out, and the proxy would count this process
        as down. A page that waits for its WebSocket also sends HEAD requests, and takes an early
        answer as a sign that its WebSocket is lost: so those wait in the same queue. A peer that has
        disconnected meanwhile is skipped.
        """
        if self.content_length or self.headers.get("Transfer-Encoding"):
            self.guard.waits(self.connection, REQUEST_SECONDS)  # its body may not be there yet
        else:
            self.guard.answers(self.connection)
        opens_socket = "HTTP_UPGRADE" in self.environ
        if opens_socket or (self.command == "HEAD" and not self.path.startswith(HEALTH)):
            turn = Event()
            self.server.openings(self, turn.set)
            turn.wait()
            if _has_hung_up(self.socket):
                self.close_connection = True
                return
        super().handle_one_response()
        if opens_socket:
            self.close_connection = True
            # Closing alone would not do, because the WebSocket holds a copy of the socket.
            with suppress(OSError):
                self.socket.shutdown(socket.SHUT_RDWR)

    def log_error(self, msg: str, *args: object) -> None:
        """Log at debug level: strangers' malformed requests must not fill the host's terminal."""
        log.debug(msg, *args)

    def log_request(self) -> None:
        """Log nothing."""


class GuardedServer(WSGIServer):  # type: ignore[misc]  # gevent has no types
    """Serves an app, whose connections a :class:`ConnectionGuard` watches.

    ``PROXIES`` in the app's configuration defines which connections carry many people's requests.
    """

    handler_class = Handler
    max_accept = 8
    """Connections to accept in a row; the connections that they replace are closed after that."""

    def __init__(self, listener: Any, application: Any, **options: Any) -> None:
        super().__init__(listener, application, **options)
        proxies: Proxies = application.config["PROXIES"]
        self.guard = ConnectionGuard(
            limits_for(raise_open_files()),
            time.monotonic,
            log.warning,
            lambda address: proxies.trusts(address) or is_this_computer(address),
        )
        self.openings = IdleQueue()
        """Opens WebSockets, and answers the pages that wait for one, in order and one at a time."""
        self._sweeper: Greenlet | None = None

    def update_environ(self) -> None:
        """Use the address itself as the server's name.

        gevent would look up this computer's name, and wait for seconds where no name server answers.
        """
        if isinstance(self.address, tuple):
            self.environ.setdefault("SERVER_NAME", str(self.address[0]))
        super().update_environ()

    def start(self) -> None:
        """Start accepting connections."""
        super().start()
        self._sweeper = spawn(self._close_late)

    def stop(self, timeout: float | None = None) -> None:
        """Stop accepting connections, and close all after ``timeout`` seconds."""
        if self._sweeper is not None:
            self._sweeper.kill(block=False)
        super().stop(timeout)

    def handle(self, sock: Any, address: Any) -> None:
        """Handle one connection, unless there is no room for it."""
        host = address[0] if isinstance(address, tuple) and address else ""
        connection = self.guard.admit(str(host), partial(_hang_up, sock))
        if connection is None:
            return
        try:
            handler = self.handler_class(sock, address, self)
            handler.guard, handler.connection = self.guard, connection
            handler.handle()
        finally:
            self.guard.ended(connection)

    def _close_late(self) -> None:
        while True:
            sleep(1)
            self.guard.close_late()


def _has_hung_up(sock: Any) -> bool:
    """Whether the peer has closed the connection; no data is consumed."""
    waits = sock.gettimeout()
    sock.settimeout(0)
    try:
        return not sock.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    except OSError:
        return True
    finally:
        sock.settimeout(waits)


def _hang_up(sock: Any) -> None:
    """Shut a socket down, which wakes any greenlet that reads or writes it."""
    with suppress(OSError):
        sock.shutdown(socket.SHUT_RDWR)
