"""What processes on one PostgreSQL database say to each other: short messages, by LISTEN and NOTIFY."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import URL

from companion.storage.database import POSTGRESQL
from companion.storage.statements import CHANNEL

log = logging.getLogger(__name__)

LOG = "log"
"""A table has got entries."""
SCREENS = "screens"
"""Other screens of a table are connected, or have shown more."""
MOMENT = "moment"
"""The time that runs for a table's question is another one."""
MESSAGE = "message"
"""A message for the boards or a pad of a table, which nobody keeps."""
GONE = "gone"
"""A table was deleted."""
CHECK_EVERY = 5.0
"""Seconds after which a connection that hears nothing is tried."""
LISTEN_AGAIN_AFTER = (0.2, 1.0, 3.0)
"""Seconds until a connection that broke is made again: the first time, the second, and from then on."""


@dataclass(frozen=True, slots=True)
class News:
    """One message: which process says what of which table."""

    process: str
    what: str
    table: str
    body: Mapping[str, Any] = field(default_factory=dict)

    def encode(self) -> str:
        """Return it as text; PostgreSQL takes up to 8,000 bytes."""
        return json.dumps([self.process, self.what, self.table, self.body], separators=(",", ":"))


def decode(text: str) -> News | None:
    """Return the message in a text; None if there is none: everybody in the database can send some.

    >>> decode(News("p1", LOG, "t1").encode())
    News(process='p1', what='log', table='t1', body={})
    """
    try:
        process, what, table, body = json.loads(text)
    except (ValueError, TypeError):
        return None
    known = all(isinstance(each, str) for each in (process, what, table))
    return News(process, what, table, body) if known and isinstance(body, dict) else None


class Listener:
    """Hears what other processes say, on a connection of its own, which is made again when it breaks.

    ``on_news`` is called with each message of another process. ``on_gap`` is called each time that
    the connection has been made: before that, messages can have been missed. Both are called in the
    listener's own thread (under gevent: a greenlet), and must not raise.
    """

    def __init__(
        self, url: URL, process: str, on_news: Callable[[News], None], on_gap: Callable[[], None]
    ) -> None:
        self._conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._options = {name: value for name, value in POSTGRESQL.items() if name not in url.query}
        self._process = process
        self._on_news = on_news
        self._on_gap = on_gap
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="news", daemon=True)

    def start(self) -> None:
        """Begin to listen, and return at once."""
        self._thread.start()

    def close(self, wake: Callable[[], None] = lambda: None) -> None:
        """Stop listening. ``wake`` says something, so that whoever waits for news need not wait for long."""
        self._closed.set()
        wake()
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
                    failures = 0
                    self._on_gap()
                    while not self._closed.is_set():
                        self._hear(connection)
            except psycopg.Error as error:
                if not failures:
                    log.warning("other processes are not heard for the moment: %s", error)
                self._closed.wait(LISTEN_AGAIN_AFTER[min(failures, len(LISTEN_AGAIN_AFTER) - 1)])
                failures += 1

    def _hear(self, connection: Any) -> None:
        """Pass on what comes within ``CHECK_EVERY`` seconds; then see that the connection is alive."""
        waited = 0.0
        while waited < CHECK_EVERY and not self._closed.is_set():
            waited += 1
            for notification in connection.notifies(timeout=1.0):
                waited = 0.0
                if self._closed.is_set():
                    return
                news = decode(notification.payload)
                if news is not None and news.process != self._process:
                    self._on_news(news)
        connection.execute("SELECT 1")
