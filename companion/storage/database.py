"""The connection to the database."""

import os
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.pool import QueuePool

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

    On SQLite, a transaction waits for the one before; while another process writes, it waits up to
    ``busy`` seconds. On PostgreSQL, a query blocks no other thread or greenlet. A broken connection is
    replaced at its next use.

    :raises StoreUnavailable: if the URL is invalid, or its driver is not installed.
    """

    def __init__(self, url: str | URL, *, busy: float = 1.0) -> None:
        self._closed = False
        self.url = _address(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether several processes can share this database."""
        self._engine = _use_postgresql(self.url) if self.shared else _use_sqlite(self.url, busy)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Run the block in a transaction for reading.

        :raises StoreUnavailable: if the database cannot be used.
        """
        with self._connected() as connection, connection.begin():
            yield connection

    @contextmanager
    def writing(self, *, full: bool = False) -> Iterator[Connection]:
        """Run the block in a transaction, which is committed at its end or undone on an exception.

        With ``full``, the commit is flushed to the disk (PostgreSQL always does that).

        :raises StoreUnavailable: if the database cannot be used; nothing is written.
        """
        with self._connected() as connection:
            if not self.shared:
                _flush_commits(connection, full=full)
            # IMMEDIATE takes the write lock at once. Taking it later fails if another process has it.
            with connection.execution_options(begin="BEGIN IMMEDIATE").begin():
                yield connection

    def execute_at_once(self, statement: Executable, values: Mapping[str, object]) -> list[Any]:
        """Execute one PostgreSQL statement in a transaction of its own; return its rows, if any.

        It takes one message and one answer, so a process that is stopped meanwhile leaves no lock.

        :raises sqlalchemy.exc.IntegrityError: if it violates a constraint; nothing is written.
        :raises StoreUnavailable: if the database cannot be used. The statement may still have
            been executed.
        """
        with self._connected() as connection:
            at_once = connection.execution_options(isolation_level="AUTOCOMMIT")
            done = at_once.execute(statement, values)
            return list(done) if done.returns_rows else []

    def close(self) -> None:
        """Close the connections; closing it twice is harmless.

        Afterwards an SQLite file is complete without the files beside it, unless another program
        still has it open.
        """
        self._closed = True
        self._engine.dispose()

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
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


def _use_postgresql(address: URL) -> Engine:
    given = {name: value for name, value in POSTGRESQL.items() if name not in address.query}
    try:
        engine = _make_engine(address, CONNECTIONS, given)
    except ImportError as error:
        raise StoreUnavailable("no-driver") from error

    def prepare(driver: Any, _record: object) -> None:
        driver.execute(_HOLD_NOTHING_UP)
        driver.commit()

    event.listen(engine, "connect", prepare)
    return engine


def _use_sqlite(address: URL, busy: float) -> Engine:
    _create_privately(address)
    engine = _make_engine(address, 1, {"timeout": busy, "check_same_thread": False})

    def prepare(driver: sqlite3.Connection, _record: object) -> None:
        driver.isolation_level = None
        driver.execute("PRAGMA foreign_keys = ON")
        _write_ahead(driver, busy)
        driver.execute("PRAGMA synchronous = NORMAL")
        # On macOS a plain sync does not flush the disk's own cache; elsewhere this does nothing.
        driver.execute("PRAGMA fullfsync = ON")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", _begin)
    event.listen(engine, "close", _fold_in)
    return engine


def _make_engine(address: URL, connections: int, given: Mapping[str, Any]) -> Engine:
    return create_engine(
        address,
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=WAIT_FOR_CONNECTION,
        pool_use_lifo=True,
        connect_args=given,
        hide_parameters=True,  # an error that is logged must not quote what somebody has sealed
    )


def _begin(connection: Connection) -> None:
    """Begin a transaction, since sqlite3 does so only before INSERT, UPDATE and DELETE."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _flush_commits(connection: Connection, *, full: bool) -> None:
    """Set whether SQLite flushes commits to the disk; only between transactions."""
    if connection.info.get("full", False) != full:
        cursor = connection.connection.cursor()
        cursor.execute(f"PRAGMA synchronous = {'FULL' if full else 'NORMAL'}")
        cursor.close()
        connection.info["full"] = full


def _fold_in(driver: sqlite3.Connection, _record: object) -> None:
    """Move what SQLite has written beside its file into the file.

    Closing would do the same, but not while another program has the file open.
    """
    with suppress(sqlite3.Error):
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")


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


def _create_privately(address: URL) -> None:
    """Create the database file, if it is missing, readable by its owner only.

    SQLite gives the files that it creates beside it the same permissions.
    """
    if address.database in {None, "", ":memory:"} or str(address.database).startswith("file:"):
        return
    path = Path(str(address.database))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise StoreUnavailable("cannot-open") from error
