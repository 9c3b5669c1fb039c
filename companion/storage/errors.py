"""The errors of the store."""

import sqlite3

from sqlalchemy.exc import DBAPIError

from companion.words.errors import ToldError


class StoreError(ToldError):
    """A failure of the store."""


class CodeTaken(StoreError):
    """Another table has this code."""

    def __init__(self, taken: str) -> None:
        super().__init__("code-taken", taken=taken)


class Conflict(StoreError):
    """Another process has written entries with these numbers: load the table again."""

    def __init__(self) -> None:
        super().__init__("conflict")


class Repeated(StoreError):
    """The command is in the log already, because its sender repeated it."""

    def __init__(self, command: str) -> None:
        super().__init__("repeated")
        self.command = command


class NoSuchTable(StoreError):
    """The table does not exist, or has been deleted."""

    def __init__(self) -> None:
        super().__init__("no-table")


class StoreUnavailable(StoreError):
    """The database cannot be used now; ``__cause__`` is the driver's error."""


class DamagedTable(StoreUnavailable):
    """A part of a table's log cannot be read, so it cannot be used; ``table`` is its code."""

    def __init__(self, table: str) -> None:
        super().__init__("damaged-table", table=table)
        self.table = table


class CannotKeep(ToldError):
    """A backup was not made or not restored."""


_SQLITE = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_IOERR: "io",
}

# Prefixes of PostgreSQL's error codes (SQLSTATE); the first that fits counts.
_POSTGRESQL = {
    "08": "unreachable",
    "25006": "read-only",
    "25P03": "unreachable",  # this process stalled for too long, and the connection was closed
    "40": "locked",
    "53100": "disk-full",
    "53": "unreachable",
    "55P03": "locked",
    "57P": "unreachable",
    "58": "io",
    "XX001": "corrupt",
    "XX002": "corrupt",
}


def diagnose(error: DBAPIError) -> StoreUnavailable | None:
    """Return the error for a failed database, or None if the statement itself was wrong."""
    cause = error.orig
    if isinstance(cause, sqlite3.Error):
        code = diagnose_sqlite(cause)
    elif state := str(getattr(cause, "sqlstate", None) or ""):
        code = next((code for start, code in _POSTGRESQL.items() if state.startswith(start)), None)
    else:
        # Without a code, PostgreSQL has not answered.
        code = "unreachable"
    return None if code is None else StoreUnavailable(code)


def diagnose_sqlite(error: sqlite3.Error) -> str | None:
    """Return the code for an error of SQLite's, or None if the statement itself was wrong."""
    if "Could not decode to UTF-8" in str(error):
        return "corrupt"  # the driver's own finding, which has no number
    # The lowest byte is the primary result code.
    return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
