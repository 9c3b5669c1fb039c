"""Notifications between processes on one PostgreSQL database, by LISTEN and NOTIFY.

With them, each process announces which tables it serves.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy import URL

from companion.storage.database import POSTGRESQL
from companion.storage.statements import CHANNEL

log = logging.getLogger(__name__)

CHECK_EVERY = 5.0
"""Seconds between two checks of the connection on which a process listens."""
POLL_EVERY = 0.5
"""Seconds between two checks whether the process is about to end."""
RECONNECT_AFTER = (0.2, 0.5, 1.0)
"""Seconds until a broken connection is opened again: first, second and all later attempts."""


@dataclass(frozen=True, slots=True)
class Notification:
    """Says that a process has appended to a table's log, has claimed the table, or has deleted it."""

    process: str
    table: str
    seq: int | None = None
    """The number of the last appended entry; None if nothing was appended."""

    def encode(self) -> str:
        """Return it as text; PostgreSQL takes up to 8,000 bytes."""
        return json.dumps([self.process, self.table, self.seq], separators=(",", ":"))


def decode(text: str) -> Notification | None:
    """Return the notification in a text, or None if it is malformed: any client of the database can send.

    >>> decode(Notification("p1", "t1", 7).encode())
    Notification(process='p1', table='t1', seq=7)
    """
    try:
        process, table, seq = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    known = isinstance(process, str) and isinstance(table, str)
    number = seq is None or (isinstance(seq, int) and not isinstance(seq, bool) and seq >= 0)
    return Notification(process, table, seq) if known and number else None


class NotificationHandler(Protocol):
    """Handles the notifications of other processes."""

    def on_listening(self) -> None:
        """Handle a new connection: earlier notifications may have been missed."""

    def on_notification(self, notification: Notification) -> None:
        """Handle a notification of another process."""

    def check(self) -> None:
        """Check the tables in memory against the database, which is reachable."""


class Listener:
    """Receives notifications on a connection of its own, and opens it again when it breaks.

    It calls the handler in a separate thread (under gevent: a greenlet), and calls its ``check``
    every ``CHECK_EVERY`` seconds.
    """

    def __init__(self, url: URL, process: str, handler: NotificationHandler) -> None:
        self._conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._options = {name: value for name, value in POSTGRESQL.items() if name not in url.query}
        self._process = process
        self._handler = handler
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notifications", daemon=True)

    def start(self) -> None:
        """Start listening, and return at once."""
        self._thread.start()

    def close(self) -> None:
        """Stop listening, after handling the current notification."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        import psycopg

        failures = 0
        while not self._closed.is_set():
            try:
                with psycopg.connect(
                    self._conninfo, autocommit=True, **self._options
                ) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._handler.on_listening()
                    failures = 0
                    while not self._closed.is_set():
                        self._receive(connection)
            except psycopg.Error as error:
                if not failures:
                    log.warning(
                        "The connection for notifications is lost and will be reopened: %s", error
                    )
            except Exception:
                log.exception(
                    "A notification could not be handled; the connection will be reopened"
                )
            self._closed.wait(RECONNECT_AFTER[min(failures, len(RECONNECT_AFTER) - 1)])
            failures += 1

    def _receive(self, connection: Any) -> None:
        """Pass on the notifications of ``CHECK_EVERY`` seconds; then check that none was missed."""
        until = time.monotonic() + CHECK_EVERY
        while time.monotonic() < until:
            for message in connection.notifies(timeout=POLL_EVERY):
                notification = decode(message.payload)
                if notification is not None and notification.process != self._process:
                    self._handler.on_notification(notification)
            if self._closed.is_set():
                return
        connection.execute("SELECT 1")  # whether the connection is alive
        self._handler.check()
