"""Backups that Companion makes by itself while it serves: at its start, and after each game."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from gevent import get_hub, sleep, spawn
from gevent.lock import BoundedSemaphore
from sqlalchemy import URL

from companion.storage.errors import StoreUnavailable
from companion.storage.kept_backups import make_backup
from companion.storage.location import sqlite_file
from companion.tables.table import Table

INTERVAL = 60.0
"""Seconds between two looks for games that have ended, and so between two backups."""

log = logging.getLogger(__name__)


class RegularBackups:
    """Backs up a database until it is closed; does nothing for PostgreSQL.

    SQLite copies in a separate thread and reads what was committed when that started, so that
    nobody who plays waits for it.
    """

    def __init__(self, url: str | URL, tables: Callable[[], Sequence[Table]]) -> None:
        self._tables = tables
        self._copying = BoundedSemaphore()
        file = sqlite_file(url)
        self._greenlet = spawn(self._run, file) if file is not None else None

    def close(self) -> None:
        """Let a running backup finish, and make no more."""
        with self._copying:
            if self._greenlet is not None:
                self._greenlet.kill()

    def _run(self, file: Path) -> None:
        self._back_up(file)
        ended = self._games_ended()
        while True:
            sleep(INTERVAL)
            before, ended = ended, self._games_ended()
            if has_grown(before, ended):
                self._back_up(file)

    def _games_ended(self) -> dict[str, int]:
        """Return how many games have ended, for each table in memory."""
        return {
            table.id: len(table.roster.past) + (table.referee is not None and table.referee.over)
            for table in self._tables()
        }

    def _back_up(self, file: Path) -> None:
        with self._copying:
            failure = get_hub().threadpool.apply(_try_to_back_up, (file,))
        if failure is not None:
            log.warning("No backup was made: %s", failure)


def has_grown(before: Mapping[str, int], after: Mapping[str, int]) -> bool:
    """Whether a game has ended at a table that was in memory before, too.

    >>> has_grown({"a": 1}, {"a": 2}), has_grown({}, {"a": 2})
    (True, False)
    """
    return any(count > before.get(table, count) for table, count in after.items())


def _try_to_back_up(file: Path) -> Exception | None:
    """Make a backup, and return the error if it fails; gevent would print an exception of a thread."""
    try:
        make_backup(file)
    except (StoreUnavailable, sqlite3.Error, OSError) as error:
        return error
    return None
