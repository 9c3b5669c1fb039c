"""The one connection to the database, and who may use it when."""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool, StaticPool

from companion.storage.errors import diagnose, unavailable

Row: TypeAlias = Mapping[str, str | int | None]


class Database:
    """One connection for everything, and one user of it at a time.

    A write costs some ten microseconds, so a pool would only add to that. Any thread or
    greenlet may ask. While another process writes, SQLite waits up to ``busy`` seconds; a
    connection that broke is replaced when the next one asks.

    :raises StoreUnavailable: the address is none, or its driver is not installed.
    """

    def __init__(self, url: str, *, busy: float = 1.0) -> None:
        # Made here, not on import: by now gevent has put its own lock in place.
        self._lock = threading.Lock()
        self._closed = False
        self._connection: Connection | None = None
        self._begin = "BEGIN"
        self._busy = busy
        self._full = False
        self._engine = self._make_engine(_address(url))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one state of the database.

        :raises StoreUnavailable: the database cannot be used.
        """
        with self._transaction("BEGIN") as connection:
            yield connection

    @contextmanager
    def writing(self, *, full: bool = False) -> Iterator[Connection]:
        """A transaction that is committed at the end of the block, or undone by an exception.

        When ``full``, the commit waits until the disk has it (on PostgreSQL it always does).

        :raises StoreUnavailable: the database cannot be used; nothing was written.
        """
        # IMMEDIATE waits for its turn at once; a later upgrade to writing could only fail.
        with self._transaction("BEGIN IMMEDIATE", full=full) as connection:
            yield connection

    def write(self, statement: str, rows: Sequence[Row], *, full: bool = False) -> None:
        """Carry a statement with ``:names`` out for each row: one transaction, as ``writing``.

        SQLite's own driver takes these names as they are, and is asked directly: that is a third
        of what it costs otherwise.

        :raises sqlalchemy.exc.IntegrityError: a row contradicts what is there; nothing was written.
        :raises StoreUnavailable: the database cannot be used; nothing was written.
        """
        with self._connected(full=full) as connection:
            driver = connection.connection.driver_connection
            if isinstance(driver, sqlite3.Connection):
                _write_directly(driver, statement, rows)
            else:
                with connection.begin():
                    connection.execute(text(statement), rows)

    def close(self) -> None:
        """Let go of the database; closing twice is harmless."""
        with self._lock:
            self._closed = True
            self._drop()
            self._engine.dispose()

    @contextmanager
    def _transaction(self, begin: str, *, full: bool | None = None) -> Iterator[Connection]:
        with self._connected(full=full) as connection:
            self._begin = begin
            with connection.begin():
                yield connection

    @contextmanager
    def _connected(self, *, full: bool | None) -> Iterator[Connection]:
        """The connection, for one user alone; what is wrong with it is said in a sentence."""
        with self._lock:
            if self._closed:
                raise unavailable("closed")
            try:
                if self._connection is None:
                    self._connection = self._engine.connect()
                if full is not None and full != self._full:
                    self._sync(self._connection, full=full)
                yield self._connection
            except DBAPIError as error:
                if error.connection_invalidated:
                    self._drop()
                unusable = diagnose(error)
                if unusable is None:
                    raise
                raise unusable from error

    def _sync(self, connection: Connection, *, full: bool) -> None:
        """Choose how the next commit is made; SQLite takes this only between transactions."""
        if connection.dialect.name == "sqlite":
            cursor = connection.connection.cursor()
            cursor.execute(f"PRAGMA synchronous = {'FULL' if full else 'NORMAL'}")
            cursor.close()
        self._full = full

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()

    def _make_engine(self, address: URL) -> Engine:
        if address.get_backend_name() != "sqlite":
            try:
                return create_engine(address, poolclass=NullPool)
            except ImportError as error:
                raise unavailable("no-driver") from error
        _create_privately(address)
        engine = create_engine(
            address,
            # A database in memory lives as long as its connection.
            poolclass=StaticPool if _in_memory(address) else NullPool,
            connect_args={"timeout": self._busy, "check_same_thread": False},
        )
        event.listen(engine, "connect", self._prepare)
        # sqlite3 would begin too late, and never for CREATE TABLE; so we begin ourselves.
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(self._begin))
        return engine

    def _prepare(self, driver: sqlite3.Connection, _record: object) -> None:
        driver.isolation_level = None
        driver.execute("PRAGMA foreign_keys = ON")
        _write_ahead(driver, self._busy)
        driver.execute("PRAGMA synchronous = NORMAL")
        # On macOS a plain sync stops at the disk's own cache; elsewhere this changes nothing.
        driver.execute("PRAGMA fullfsync = ON")
        self._full = False


def _write_directly(driver: sqlite3.Connection, statement: str, rows: Sequence[Row]) -> None:
    try:
        with driver:  # which commits at the end, or undoes everything
            driver.execute("BEGIN IMMEDIATE")
            driver.executemany(statement, rows)
    except sqlite3.IntegrityError as error:
        raise IntegrityError(statement, None, error) from error
    except sqlite3.Error as error:
        raise DBAPIError(statement, None, error) from error


def _write_ahead(driver: sqlite3.Connection, busy: float) -> None:
    """Keep the log of changes beside the database, so that readers and a writer can meet.

    Alone among statements this one may give up at once when others open the database too, so it
    is tried again until ``busy`` seconds are over.
    """
    deadline = time.monotonic() + busy
    while True:
        try:
            driver.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _address(url: str) -> URL:
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise unavailable("bad-url") from error
    if address.drivername in {"postgres", "postgresql"}:
        return address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in {"sqlite", "postgresql"}:
        raise unavailable("bad-url")
    return address


def _in_memory(address: URL) -> bool:
    return address.database in {None, "", ":memory:"}


def _create_privately(address: URL) -> None:
    """Make a new database file that nobody else on this machine can read.

    SQLite gives its own files beside it the same permissions.
    """
    if _in_memory(address) or str(address.database).startswith("file:"):
        return
    path = Path(str(address.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise unavailable("cannot-open") from error
