"""The screens that are connected to any process, in a PostgreSQL database that several processes serve.

A process has a lease, which it renews. Where it does not, because it was killed or stands still,
its screens count as gone when the lease has run out, by the database's clock.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from companion.storage.database import Database

log = logging.getLogger(__name__)

LEASE = 15.0
"""Seconds for which a process is believed to be alive."""

_RENEW = text(
    "UPDATE processes SET until = now() + make_interval(secs => :lease)"
    " WHERE id = :process AND until > now() RETURNING id"
)
_ENTER = text(
    "INSERT INTO processes (id, until) VALUES (:process, now() + make_interval(secs => :lease))"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_FORGET = text("DELETE FROM screens WHERE process = :process")
_LEAVE = text(
    "WITH left_now AS (DELETE FROM processes WHERE id = :process RETURNING id)"
    " SELECT DISTINCT table_id FROM screens JOIN left_now ON left_now.id = screens.process"
)
_EXPIRE = text(
    "WITH dead AS (DELETE FROM processes WHERE until < now() RETURNING id)"
    " SELECT DISTINCT table_id FROM screens JOIN dead ON dead.id = screens.process"
)
_SHOW = text(
    "INSERT INTO screens (process, screen, table_id, device, laptop, pace, shown, role, dealing)"
    " VALUES (:process, :screen, :table, :device, :laptop, :pace, :shown, :role, :dealing)"
    " ON CONFLICT (process, screen) DO UPDATE"
    " SET pace = excluded.pace, shown = excluded.shown, dealing = excluded.dealing"
)
_HIDE = text("DELETE FROM screens WHERE process = :process AND screen = ANY(:screens)")
_ELSEWHERE = text(
    "SELECT process, screen, table_id, device, laptop, pace, shown, role, dealing FROM screens"
    " JOIN processes ON processes.id = screens.process"
    " WHERE table_id = ANY(:tables) AND process <> :process AND until > now()"
    " ORDER BY process, screen"
)


@dataclass(frozen=True, slots=True)
class Screen:
    """A connected screen: of which device, and what a board that plays has shown so far.

    ``pace`` is how many times as long as ordinarily a board takes for each beat; None for a screen
    that plays nothing. ``dealing``: it is a board that shows what to shuffle and deal now.
    """

    process: str
    number: int
    table: str
    device: str
    laptop: bool
    pace: float | None = None
    shown: int = 0
    role: str = ""
    dealing: bool = False


class SharedScreens:
    """The screens of all processes. ``process`` is the id of this one.

    :raises companion.storage.errors.StoreUnavailable: each method, if the database cannot be used.
    """

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    def renew(self) -> bool:
        """Renew the lease of this process; return whether it still had it, and so its screens."""
        lease = {"process": self._process, "lease": LEASE}
        return bool(self._database.execute_at_once(_RENEW, lease))

    def enter(self, screens: Sequence[Screen]) -> None:
        """Begin a lease, with exactly these screens."""
        with self._database.writing() as connection:
            connection.execute(_ENTER, {"process": self._process, "lease": LEASE})
            connection.execute(_FORGET, {"process": self._process})
            self._show(connection, screens)

    def update(self, shown: Sequence[Screen], gone: Collection[int]) -> bool:
        """Add or change screens of this process, and take those away that are gone.

        Return False, and change nothing, if it has no lease any more: it stood still, or the database crashed.
        """
        try:
            with self._database.writing() as connection:
                if gone:
                    connection.execute(_HIDE, {"process": self._process, "screens": sorted(gone)})
                self._show(connection, shown)
        except IntegrityError:
            return False
        return True

    def _show(self, connection: Connection, screens: Sequence[Screen]) -> None:
        """Add or change screens; one that the database cannot hold is left out, and logged."""
        try:
            with connection.begin_nested():
                if screens:
                    connection.execute(_SHOW, [self._row(each) for each in screens])
        except (DataError, ProgrammingError) as error:
            if len(screens) == 1:
                log.warning("a screen that the database cannot hold is left out: %s", error)
                return
            for each in screens:
                self._show(connection, [each])

    def expire(self) -> list[str]:
        """Take away the processes whose lease has run out; return the ids of the tables they showed."""
        return [table for (table,) in self._database.execute_at_once(_EXPIRE, {})]

    def leave(self) -> list[str]:
        """End the lease of this process; return the ids of the tables that it showed."""
        own = {"process": self._process}
        return [table for (table,) in self._database.execute_at_once(_LEAVE, own)]

    def elsewhere(self, tables: Collection[str]) -> list[Screen]:
        """Return the screens of these tables that are connected to other processes."""
        wanted = {"tables": sorted(tables), "process": self._process}
        return [Screen(*row) for row in self._database.execute_at_once(_ELSEWHERE, wanted)]

    def _row(self, screen: Screen) -> dict[str, object]:
        return {
            "process": self._process,
            "screen": screen.number,
            "table": screen.table,
            "device": screen.device,
            "laptop": screen.laptop,
            "pace": screen.pace,
            "shown": screen.shown,
            "role": screen.role,
            "dealing": screen.dealing,
        }
