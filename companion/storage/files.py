"""The files of an SQLite database: copies, replaces and checks them."""

from __future__ import annotations

import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from companion.storage.errors import CannotKeep, diagnose_sqlite

if sys.platform != "win32":
    import fcntl

BESIDE = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database; they are part of it."""
_PATIENCE = 5.0
"""Seconds to wait for another program that has locked a database."""

# Where SQLite locks a byte range for everybody who has a database open (its file format, 2.3).
_FIRST_BYTE, _BYTES = 0x4000_0002, 510


def size(path: Path) -> int:
    """Return the bytes of a database and of the files beside it."""
    parts = [path, *(Path(f"{path}{ending}") for ending in BESIDE)]
    return sum(part.stat().st_size for part in parts if part.is_file())


def damage(path: Path) -> list[str]:
    """Return SQLite's messages about damage; it reads 150 MB a second.

    :raises sqlite3.Error: if another program has locked the database, or the disk fails.
    """
    with closing(sqlite3.connect(path, timeout=_PATIENCE)) as database:
        try:
            # "quick_check" would not compare the indexes, and miss a page that lies in another's place.
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(20)")]
        except sqlite3.Error as error:
            if diagnose_sqlite(error) != "corrupt":
                raise
            return [str(error)]
    return [each for each in found if each != "ok"]


def copy(source: Path, target: Path) -> None:
    """Copy a database, also one in use, with SQLite's online backup, into one file ``target``.

    :raises sqlite3.Error: if ``source`` is no database, or another program has locked it.
    """
    give_up = time.monotonic() + _PATIENCE

    def on_progress(status: int, _left: int, _pages: int) -> None:
        if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} and time.monotonic() > give_up:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error

    with (
        closing(sqlite3.connect(source, timeout=_PATIENCE)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.execute("PRAGMA schema_version").fetchone()  # fails on what is no database
        old.backup(new, progress=on_progress, sleep=0.05)
        new.execute("PRAGMA journal_mode = DELETE").fetchone()


def fold_in(path: Path) -> bool:
    """Move the contents of the files beside a database into its file.

    Return False if another program has it open. If it is too damaged, nothing is changed.
    """
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as database:
        try:
            # SQLite refuses both while another connection has it open, or writes.
            database.execute("PRAGMA journal_mode = DELETE").fetchone()
            database.execute("BEGIN EXCLUSIVE")
            database.execute("ROLLBACK")
        except sqlite3.Error as error:
            return diagnose_sqlite(error) != "locked" and not is_held(path)
    return True


def compact(path: Path) -> None:
    """Free the disk space of deleted entries; nobody can write to the database meanwhile.

    :raises sqlite3.Error: if another program has locked the database, or the disk is full.
    """
    with closing(sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)) as database:
        database.execute("VACUUM")


def is_held(path: Path) -> bool:
    """Whether another process has a database open.

    SQLite itself cannot be asked, because it may write to a file that it opens. Windows needs no
    such test: there, an open file cannot be moved.
    """
    if sys.platform == "win32":
        return False
    with path.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, _BYTES, _FIRST_BYTE)
        except OSError:
            return True
    return False


@contextmanager
def new_file(near: Path) -> Iterator[Path]:
    """Yield an empty file in the folder of ``near``, for its owner alone; it is deleted afterwards.

    A caller that wants to keep the file moves it.
    """
    handle, name = tempfile.mkstemp(prefix=f".{near.stem}-", suffix=".part", dir=near.parent)
    os.close(handle)
    path = Path(name)
    try:
        yield path
    finally:
        for ending in ("", *BESIDE):
            with suppress(OSError):
                Path(f"{path}{ending}").unlink(missing_ok=True)


def replace(path: Path, new: Path, why: str) -> Path | None:
    """Replace a database with ``new``; return the path where the old one is kept, if there was one.

    Nobody may have either open. The path contains ``why`` it was kept: ``companion-damaged-….db``.

    :raises CannotKeep: if another program has the old one open.
    """
    aside = _free_name(path.with_name(f"{path.stem}-{why}-{stamp()}{path.suffix}"))
    moved: list[tuple[Path, Path]] = []
    try:
        for ending in (*BESIDE, ""):
            part, kept = Path(f"{path}{ending}"), Path(f"{aside}{ending}")
            if part.exists():
                part.replace(kept)
                moved.append((kept, part))
        new.replace(path)
    except OSError as error:
        for kept, part in reversed(moved):
            with suppress(OSError):
                kept.replace(part)
        if isinstance(error, PermissionError) and os.name == "nt":
            raise in_use(path) from error
        raise
    return aside if moved else None


def in_use(path: Path) -> CannotKeep:
    """Return the error for a database that another program has open."""
    return CannotKeep("in-use", file=str(path))


def stamp() -> str:
    """Return the current time for a file's name: 2026-03-02-2005-30."""
    return f"{datetime.now().astimezone():%Y-%m-%d-%H%M-%S}"


def _free_name(wanted: Path) -> Path:
    """Return a path that does not exist: the wanted one, or one with a number added."""
    names = (wanted.with_stem(f"{wanted.stem}-{number}") for number in range(2, 1000))
    return wanted if not wanted.exists() else next(name for name in names if not name.exists())
