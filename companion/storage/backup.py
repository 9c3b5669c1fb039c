"""Makes and restores backups of an SQLite database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from companion.storage import files
from companion.storage.errors import CannotKeep, StoreError, StoreUnavailable, diagnose_sqlite
from companion.storage.location import sqlite_file, sqlite_url
from companion.storage.store import Store

FIRST_TABLES = frozenset({"tables", "entries", "settings"})
"""The names of the tables that every database of Companion has."""


@dataclass(frozen=True)
class Backup:
    """A backup that was made: its file, how many tables it has, and whether a part is damaged."""

    file: Path
    tables: int
    damaged: bool


@dataclass(frozen=True)
class Restored:
    """A backup that was restored: how many tables it has, and where the file from before is kept."""

    tables: int
    aside: Path | None


def file_to_keep(url: str | URL, *, instead: str) -> Path:
    """Return the SQLite file of a database; ``instead`` names PostgreSQL's command for the same.

    :raises CannotKeep: if the database is not an SQLite file.
    """
    file = sqlite_file(url)
    if file is not None:
        return file
    if str(url).startswith("postgres"):
        raise CannotKeep("postgresql", instead=instead)
    raise CannotKeep("no-file")


def back_up(url: str | URL, target: Path) -> Backup:
    """Copy a database into the new file ``target``; Companion may be running.

    If ``target`` is a folder, the file in it is named after the time.

    :raises CannotKeep: if there is nothing to copy, it is no database, or ``target`` exists.
    :raises OSError: if ``target`` cannot be written.
    """
    source = file_to_keep(url, instead="pg_dump")
    if not source.is_file():
        raise CannotKeep("nothing", file=str(source))
    if target.is_dir():
        target /= f"companion-{files.stamp()}.db"
    if target.exists():
        raise CannotKeep("exists", file=str(target))
    if not target.parent.is_dir():
        raise CannotKeep("no-folder", folder=str(target.parent))
    with files.new_file(target) as new:
        try:
            files.copy(source, new)
            damaged = bool(files.damage(new))
            tables = count_tables(new)
        except sqlite3.Error as error:
            raise _unreadable(source, error) from error
        new.replace(target)
    return Backup(target, tables, damaged)


def restore(url: str | URL, source: Path) -> Restored:
    """Replace a database with a backup; the old file is kept beside it.

    The backup itself is only read. It is checked before anything is replaced.

    :raises CannotKeep: if it is no backup, or is damaged, or a program has the database open.
    :raises StoreUnavailable: if it is from an incompatible version of Companion.
    :raises OSError: if the file cannot be written.
    """
    target = file_to_keep(url, instead="pg_restore")
    if not source.is_file():
        raise CannotKeep("no-backup", file=str(source))
    if target.exists() and source.samefile(target):
        raise CannotKeep("same", file=str(source))
    target.parent.mkdir(parents=True, exist_ok=True)
    with checked_copy(source, target) as (new, tables):
        if target.exists() and not files.fold_in(target):
            raise files.in_use(target)
        return Restored(tables, files.replace(target, new, "before-restore"))


@contextmanager
def checked_copy(source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """Yield a checked copy of a backup in the folder of ``target``, and how many tables it has.

    :raises CannotKeep: if it is no backup, or is damaged.
    :raises StoreUnavailable: if it is from a newer Companion, or cannot be copied.
    """
    with files.new_file(target) as new:
        try:
            files.copy(source, new)
            tables = _check(source, new)
        except sqlite3.Error as error:
            raise _unreadable(source, error) from error
        files.fold_in(new)
        yield new, tables


def _check(source: Path, new: Path) -> int:
    """Check the copy of a backup; return how many tables it has."""
    if files.damage(new):
        raise CannotKeep("damaged-backup", file=str(source))
    with closing(sqlite3.connect(new)) as database:
        names = {str(row[0]) for row in database.execute("SELECT name FROM sqlite_master")}
    if not names >= FIRST_TABLES:
        raise CannotKeep("not-ours", file=str(source))
    try:
        with closing(Store(sqlite_url(new))) as store:
            return store.count_tables()
    except DBAPIError as error:
        raise CannotKeep("no-backup-of-ours", file=str(source)) from error


def count_tables(path: Path) -> int:
    """Return how many tables a backup has; 0 if that cannot be read."""
    try:
        with closing(sqlite3.connect(path)) as database:
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        return 0


def _unreadable(path: Path, error: sqlite3.Error) -> CannotKeep | StoreError:
    """Return the error for a file that SQLite cannot read or write."""
    code = diagnose_sqlite(error)
    if code == "corrupt":
        return CannotKeep("no-database", file=str(path))
    return StoreUnavailable(code or "io")
