"""What lasts only for a while at a table, for all processes on one PostgreSQL database.

The time that runs for a question, when a seat's phone was rung, when the host was last here: none of it
is in a log, and each has a name. How long ago it was said is measured by the database's clock alone.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text

from companion.storage.database import Database
from companion.storage.news import MOMENT, News

FORGOTTEN_AFTER = 24 * 3600.0
"""Seconds after which nothing of it matters any more."""

_READ = text(
    "SELECT table_id, version, body, CAST(EXTRACT(EPOCH FROM now() - at) AS double precision)"
    " FROM moments WHERE name = :name AND table_id = ANY(:tables)"
)
_SWAP = text(
    "WITH swapped AS (INSERT INTO moments (table_id, name, version, body, at)"
    " VALUES (:table, :name, :known + 1, :body, now())"
    " ON CONFLICT (table_id, name) DO UPDATE"
    " SET version = excluded.version, body = excluded.body, at = excluded.at"
    " WHERE moments.version = :known RETURNING version)"
    " SELECT version, pg_notify('companion', :news) FROM swapped"
)
_NOTE = text(
    "INSERT INTO moments (table_id, name, version, body, at) VALUES (:table, :name, 1, '{}', now())"
    " ON CONFLICT (table_id, name) DO UPDATE SET at = excluded.at"
    " WHERE moments.at <= now() - make_interval(secs => :seconds) RETURNING version"
)
_DROP = text("DELETE FROM moments WHERE table_id = :table AND name = :name")
_FORGET = text("DELETE FROM moments WHERE at < now() - make_interval(secs => :seconds)")


@dataclass(frozen=True, slots=True)
class Moment:
    """What was said last under a name at a table, and how many seconds ago."""

    version: int
    body: Mapping[str, Any]
    age: float


class Moments:
    """What lasts only for a while. ``process`` is the id of this process.

    :raises companion.storage.errors.StoreUnavailable: each method, if the database cannot be used.
    """

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    def read(self, tables: Collection[str], name: str) -> dict[str, Moment]:
        """Return by table what was said last under a name, where something was."""
        rows = self._database.execute_at_once(_READ, {"tables": sorted(tables), "name": name})
        return {
            table: Moment(version, json.loads(body), max(0.0, age))
            for table, version, body, age in rows
        }

    def swap(self, table: str, name: str, known: int, body: Mapping[str, Any]) -> int | None:
        """Say something else, and tell the others; return its version.

        None if what was said last is not of the version that is ``known`` (0: nothing was said).
        """
        news = News(self._process, MOMENT, table).encode()
        values = {"table": table, "name": name, "known": known, "body": json.dumps(body)}
        rows = self._database.execute_at_once(_SWAP, {**values, "news": news})
        return rows[0][0] if rows else None

    def note(self, table: str, name: str, *, seconds: float = 0.0) -> bool:
        """Note that something happens now, unless it has happened within so many seconds; return whether."""
        values = {"table": table, "name": name, "seconds": seconds}
        return bool(self._database.execute_at_once(_NOTE, values))

    def drop(self, table: str, name: str) -> None:
        """Forget what was said under a name."""
        self._database.execute_at_once(_DROP, {"table": table, "name": name})

    def forget_old(self) -> None:
        """Forget what nobody needs any more, of all tables."""
        self._database.execute_at_once(_FORGET, {"seconds": FORGOTTEN_AFTER})
