"""The errors of the store, each with a sentence for people and a code for programs."""

import sqlite3

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """A failure of the store: ``str()`` is a sentence for people, ``code`` is for programs."""

    def __init__(self, sentence: str, code: str) -> None:
        super().__init__(sentence)
        self.code = code


class CodeTaken(StoreError):
    """Another table has this code."""

    def __init__(self, taken: str) -> None:
        super().__init__(f"Another table already has the code {taken}.", "code-taken")


class Conflict(StoreError):
    """Another process has written entries with these numbers: load the table again."""

    def __init__(self) -> None:
        super().__init__("Somebody else was quicker. Please try again.", "conflict")


class Repeated(StoreError):
    """The command is in the log already, because its sender repeated it."""

    def __init__(self, command: str) -> None:
        super().__init__("That was already saved.", "repeated")
        self.command = command


class NoSuchTable(StoreError):
    """The table does not exist, or has been deleted."""

    def __init__(self) -> None:
        super().__init__("That table was deleted.", "no-table")


class StoreUnavailable(StoreError):
    """The database cannot be used now; ``__cause__`` is the driver's error."""


class DamagedTable(StoreUnavailable):
    """A part of a table's log cannot be read, so it cannot be used; ``table`` is its code."""

    def __init__(self, table: str) -> None:
        sentence = f"Table {table} can't go on: what was saved of it is damaged. Other tables can."
        super().__init__(sentence, "corrupt")
        self.table = table


class CannotKeep(Exception):
    """A backup was not made or not restored: ``str()`` is a sentence, ``code`` is for programs."""

    def __init__(self, sentence: str, code: str) -> None:
        super().__init__(sentence)
        self.code = code


_SENTENCES = {
    "bad-url": "That isn't a database address. It starts with sqlite:// or postgresql://.",
    "cannot-open": "The saved games can't be opened. Does the folder exist, and can you write to it?",
    "closed": "Companion is closing down.",
    "corrupt": "The saved games are damaged. Stop Companion: its next start puts back the newest good backup.",
    "corrupt-start": "The saved games are damaged, and no good backup lies beside them, so nothing was changed."
    " If you have one elsewhere, put it back: companion restore FILE. To begin without: companion --data NEW-FILE",
    "disk-full": "The disk is full, so this wasn't saved. Make some room and try again.",
    "io": "The disk isn't working properly, so this wasn't saved.",
    "locked": "Another program is using the saved games. Close it, or try again in a moment.",
    "no-driver": "PostgreSQL needs its driver: pip install 'companion-referee[postgres]'.",
    "read-only": "The saved games are read-only here, so this wasn't saved.",
    "too-new": "These saved games are from a newer Companion. Update this one to open them.",
    "unreleased": "These saved games are from before Companion's first release. This one can't open them, and"
    " leaves them as they are.",
    "unreachable": "The database can't be reached right now. Try again in a moment.",
}

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


def unavailable(code: str) -> StoreUnavailable:
    """Return the error with a code of ``_SENTENCES``."""
    return StoreUnavailable(_SENTENCES[code], code)


def too_damaged() -> StoreUnavailable:
    """Return the error for a damaged database without a good backup."""
    return StoreUnavailable(_SENTENCES["corrupt-start"], "corrupt")


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
    return None if code is None else unavailable(code)


def diagnose_sqlite(error: sqlite3.Error) -> str | None:
    """Return the code for an error of SQLite's, or None if the statement itself was wrong."""
    if "Could not decode to UTF-8" in str(error):
        return "corrupt"  # the driver's own finding, which has no number
    # The lowest byte is the primary result code.
    return _SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
