"""A lock, so that only one process at a time serves the tables in an SQLite file.

Two processes would not see each other's changes. The lock is the operating system's, on a file
beside the database, so it ends with the process that holds it, however that ends.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from companion.storage.errors import StoreUnavailable
from companion.storage.location import sqlite_file
from companion.storage.store import Store

LOCK = ".lock"
"""The ending of the file that is locked."""
_HOLDER = "served-by"
"""The setting that names the process which serves the tables, or served them last."""


@contextmanager
def only_process(url: str, *, wait: float = 0) -> Iterator[None]:
    """Lock a database for the block, waiting up to ``wait`` seconds for another process.

    PostgreSQL and databases in memory need no lock. On a file system without locks, there is none.

    :raises StoreUnavailable: if another process serves it; the sentence names that process.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    lock = FileLock(
        f"{file}{LOCK}", timeout=wait, mode=0o600, thread_local=False, fallback_to_soft=False
    )
    try:
        lock.acquire()
    except Timeout as error:
        process, url = _holder(file)
        raise StoreUnavailable("runs-already", file=str(file), process=process, url=url) from error
    except (OSError, NotImplementedError):
        pass  # opening the database reports what is wrong with its folder or disk
    try:
        yield
    finally:
        # A process that waits for the lock notices that this file is gone, and makes a new one.
        with suppress(OSError):  # Windows keeps a file that is open
            Path(lock.lock_file).unlink()
        lock.release()


def sign(store: Store, url: str | None = None) -> None:
    """Record in a store that this process serves it, and the address for a browser here."""
    # A read-only database can still be shown.
    with suppress(StoreUnavailable):
        store.set_setting(_HOLDER, f"{os.getpid()} {url or ''}")


def _holder(file: Path) -> tuple[str, str]:
    """Return the number and the address of the process that serves a file; empty where nothing says so."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as db,
    ):
        row = db.execute("SELECT value FROM settings WHERE name = ?", (_HOLDER,)).fetchone()
        process, _, url = str(row[0]).partition(" ") if row else ("", "", "")
        return process, url
    return "", ""
