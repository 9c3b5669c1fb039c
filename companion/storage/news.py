"""What processes on one PostgreSQL database tell each other: which one has a table, by LISTEN and NOTIFY."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import URL

from companion.storage.database import POSTGRESQL
from companion.storage.statements import CHANNEL

log = logging.getLogger(__name__)

CHECK_EVERY = 5.0
"""Seconds after which the connection on which a process listens is tried."""
LOOK_EVERY = 0.2
"""Seconds after which it is seen whether the process ends."""
LISTEN_AGAIN_AFTER = (0.2, 0.5, 1.0)
"""Seconds until a connection that broke is made again: the first time, the second, and from then on."""


@dataclass(frozen=True, slots=True)
class News:
    """A process has a table now: it has appended the entry ``seq``, shows it to somebody, or has deleted it."""

    process: str
    table: str
    seq: int | None = None
    """The number of the entry that was appended last; None where nothing was."""

    def encode(self) -> str:
        """Return it as text; PostgreSQL takes up to 8,000 bytes."""
        return json.dumps([self.process, self.table, self.seq], separators=(",", ":"))


def decode(text: str) -> News | None:
    """Return the news in a text; None if there is none: everybody in the database can send some.

    >>> decode(News("p1", "t1", 7).encode())
    News(process='p1', table='t1', seq=7)
    """
    try:
        process, table, seq = json.loads(text)
    except (ValueError, TypeError):
        return None
    known = isinstance(process, str) and isinstance(table, str)
    number = seq is None or (isinstance(seq, int) and not isinstance(seq, bool) and seq >= 0)
    return News(process, table, seq) if known and number else None


class Listener:
    """Hears what other processes tell, on a connection of its own, which is made again when it breaks.

    ``on_news`` is called with what another process tells. ``on_check`` is called each time that the
    connection has been made, since something can have been missed before that, and then every
    ``CHECK_EVERY`` seconds while the database answers. Both are called in the listener's own thread (under
    gevent: a greenlet), and must not raise.
    """

    def __init__(
        self, url: URL, process: str, on_news: Callable[[News], None], on_check: Callable[[], None]
    ) -> None:
        self._conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._options = {name: value for name, value in POSTGRESQL.items() if name not in url.query}
        self._process = process
        self._on_news = on_news
        self._on_check = on_check
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="news", daemon=True)

    def start(self) -> None:
        """Begin to listen, and return at once."""
        self._thread.start()

    def close(self) -> None:
        """Stop listening; what is being heard is heard to its end."""
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
                    failures = 0
                    while not self._closed.is_set():
                        self._on_check()
                        self._hear(connection)
            except psycopg.Error as error:
                if not failures:
                    log.warning("other processes are not heard for the moment: %s", error)
                self._closed.wait(LISTEN_AGAIN_AFTER[min(failures, len(LISTEN_AGAIN_AFTER) - 1)])
                failures += 1

    def _hear(self, connection: Any) -> None:
        """Pass on what comes within ``CHECK_EVERY`` seconds; then see that the connection is alive."""
        until = time.monotonic() + CHECK_EVERY
        while time.monotonic() < until:
            for notification in connection.notifies(timeout=LOOK_EVERY):
                news = decode(notification.payload)
                if news is not None and news.process != self._process:
                    self._on_news(news)
            if self._closed.is_set():
                return
        connection.execute("SELECT 1")
