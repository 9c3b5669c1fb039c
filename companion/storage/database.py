"""The connection to the database."""

import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.pool import NullPool, StaticPool

from companion.storage.errors import StoreUnavailable, diagnose

Row: TypeAlias = Mapping[str, str | int | None]

CONNECTIONS = 8
"""The most connections to PostgreSQL of one process, and so the most simultaneous queries."""
WAIT_FOR_CONNECTION = 10
"""Seconds to wait for a free connection before giving up."""
POSTGRESQL: Mapping[str, Any] = {
    "connect_timeout": 5,
    # A server that vanishes without closing the connection is noticed in about twenty seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Default parameters of a connection to PostgreSQL: seconds, the last one in milliseconds."""
_HOLD_NOTHING_UP = "SET idle_in_transaction_session_timeout = '5s'; SET lock_timeout = '10s'"
"""A process that stalls inside a transaction must not block the others from writing."""


class Database:
    """SQLite by a single connection, used by one thread or greenlet at a time, or PostgreSQL by several.

    On SQLite a write takes about ten microseconds, so a pool of connections would only add to that.
    While another process writes, it waits up to ``busy`` seconds. On PostgreSQL, a query blocks no
    other thread or greenlet. A broken connection is replaced at its next use.

    :raises StoreUnavailable: if the URL is invalid, or its driver is not installed.
    """

    def __init__(self, url: str | URL, *, busy: float = 1.0) -> None:
        # Created here and not on import, so that it is gevent's lock if gevent has patched it.
        self._lock = threading.Lock()
        self._closed = False
        self._connection: Connection | None = None
        self._begin = "BEGIN"
        self._busy = busy
        self._full = False
        self.url = _address(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether several processes can share this database."""
        self._engine = self._make_engine(self.url)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Run the block in a transaction for reading.

        :raises StoreUnavailable: if the database cannot be used.
        """
        with self._transaction("BEGIN") as connection:
            yield connection

    @contextmanager
    def writing(self, *, full: bool = False) -> Iterator[Connection]:
        """Run the block in a transaction, which is committed at its end or undone on an exception.

        With ``full``, the commit is flushed to the disk (PostgreSQL always does that).

        :raises StoreUnavailable: if the database cannot be used; nothing is written.
        """
        # IMMEDIATE takes the write lock at once. Taking it later fails if another process has it.
        with self._transaction("BEGIN IMMEDIATE", full=full) as connection:
            yield connection

    def execute_at_once(self, statement: Executable, values: Mapping[str, object]) -> list[Any]:
        """Execute one PostgreSQL statement in a transaction of its own; return its rows, if any.

        It takes one message and one answer, so a process that is stopped meanwhile leaves no lock.

        :raises sqlalchemy.exc.IntegrityError: if it violates a constraint; nothing is written.
        :raises StoreUnavailable: if the database cannot be used. The statement may still have
            been executed.
        """
        with self._from_pool() as connection:
            at_once = connection.execution_options(isolation_level="AUTOCOMMIT")
            done = at_once.execute(statement, values)
            return list(done) if done.returns_rows else []

    def close(self) -> None:
        """Close the connections; closing it twice is harmless.

        Afterwards an SQLite file is complete without the files beside it, unless another program
        still has it open.
        """
        with self._lock:
            self._closed = True
            self._fold_in()
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
        """Hold the lock, and yield the open connection; turn its failures into StoreUnavailable."""
        if self.shared:
            with self._from_pool() as connection:
                yield connection
            return
        with self._lock:
            if self._closed:
                raise StoreUnavailable("closed")
            try:
                if self._connection is None:
                    self._connection = self._engine.connect()
                if full is not None and full != self._full:
                    self._sync(self._connection, full=full)
                yield self._connection
            except DBAPIError as error:
                if error.connection_invalidated:
                    self._drop()
                raise (diagnose(error) or error) from error

    @contextmanager
    def _from_pool(self) -> Iterator[Connection]:
        """Yield a free connection; turn its failures into StoreUnavailable."""
        if self._closed:
            raise StoreUnavailable("closed")
        try:
            with self._engine.connect() as connection:
                yield connection
        except NoneFree as error:
            raise StoreUnavailable("unreachable") from error
        except DBAPIError as error:
            raise (diagnose(error) or error) from error

    def _sync(self, connection: Connection, *, full: bool) -> None:
        """Set whether SQLite flushes commits to the disk; only between transactions."""
        if connection.dialect.name == "sqlite":
            cursor = connection.connection.cursor()
            cursor.execute(f"PRAGMA synchronous = {'FULL' if full else 'NORMAL'}")
            cursor.close()
        self._full = full

    def _fold_in(self) -> None:
        """Move what SQLite has written beside its file into the file."""
        driver = None
        with suppress(DBAPIError):
            driver = self._connection and self._connection.connection.driver_connection
        if isinstance(driver, sqlite3.Connection):
            # Closing would do the same, but not while another program has the file open.
            with suppress(sqlite3.Error):
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()

    def _make_engine(self, address: URL) -> Engine:
        if address.get_backend_name() != "sqlite":
            return _make_pool(address)
        _create_privately(address)
        engine = create_engine(
            address,
            # A database in memory exists as long as its connection.
            poolclass=StaticPool if _in_memory(address) else NullPool,
            connect_args={"timeout": self._busy, "check_same_thread": False},
            hide_parameters=True,  # an error that is logged must not quote what somebody has sealed
        )
        event.listen(engine, "connect", self._prepare)
        # sqlite3 begins a transaction only before INSERT, UPDATE and DELETE, so begin it here.
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(self._begin))
        return engine

    def _prepare(self, driver: sqlite3.Connection, _record: object) -> None:
        driver.isolation_level = None
        driver.execute("PRAGMA foreign_keys = ON")
        _write_ahead(driver, self._busy)
        driver.execute("PRAGMA synchronous = NORMAL")
        # On macOS a plain sync does not flush the disk's own cache; elsewhere this does nothing.
        driver.execute("PRAGMA fullfsync = ON")
        self._full = False


def _make_pool(address: URL) -> Engine:
    given = {name: value for name, value in POSTGRESQL.items() if name not in address.query}
    try:
        engine = create_engine(
            address,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=WAIT_FOR_CONNECTION,
            pool_use_lifo=True,
            connect_args=given,
            hide_parameters=True,
        )
    except ImportError as error:
        raise StoreUnavailable("no-driver") from error

    def prepare(driver: Any, _record: object) -> None:
        driver.execute(_HOLD_NOTHING_UP)
        driver.commit()

    event.listen(engine, "connect", prepare)
    return engine


def _write_ahead(driver: sqlite3.Connection, busy: float) -> None:
    """Switch to write-ahead logging, with which readers and a writer do not block each other.

    SQLite does not wait for this statement if another process opens the database too, so it is
    tried again for ``busy`` seconds.
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


def _address(url: str | URL) -> URL:
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise StoreUnavailable("bad-database") from error
    if address.drivername in {"postgres", "postgresql"}:
        return address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() not in {"sqlite", "postgresql"}:
        raise StoreUnavailable("bad-database")
    return address


def _in_memory(address: URL) -> bool:
    return address.database in {None, "", ":memory:"}


def _create_privately(address: URL) -> None:
    """Create the database file, if it is missing, readable by its owner only.

    SQLite gives the files that it creates beside it the same permissions.
    """
    if _in_memory(address) or str(address.database).startswith("file:"):
        return
    path = Path(str(address.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise StoreUnavailable("cannot-open") from error
