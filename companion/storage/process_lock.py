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
from typing import NamedTuple

from filelock import FileLock, Timeout
from sqlalchemy import URL

from companion.storage.errors import StoreUnavailable
from companion.storage.location import sqlite_file
from companion.storage.store import Store

LOCK = ".lock"
"""The ending of the file that is locked."""
_HOLDER = "served-by"
"""The setting that names the process which serves the tables, or served them last."""


class Holder(NamedTuple):
    """A process that serves a database: its number, its address for a browser here, and that for phones.

    Each is empty where nothing says so; the last one also where Companion finds it by itself.
    """

    process: str = ""
    url: str = ""
    phones: str = ""


@contextmanager
def only_process(url: str | URL, *, wait: float = 0) -> Iterator[None]:
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
        found = _holder(file)
        raise StoreUnavailable(
            "runs-already", file=str(file), process=found.process, url=found.url
        ) from error
    except (OSError, NotImplementedError):
        pass  # opening the database reports what is wrong with its folder or disk
    try:
        yield
    finally:
        # A process that waits for the lock notices that this file is gone, and makes a new one.
        with suppress(OSError):  # Windows keeps a file that is open
            Path(lock.lock_file).unlink()
        lock.release()


def serving(url: str | URL) -> Holder | None:
    """Return the process that serves a database now; None if none does."""
    file = sqlite_file(url)
    # Without its file nobody has the lock, and trying it would leave one for a moment.
    if file is None or not Path(f"{file}{LOCK}").exists():
        return None
    try:
        with only_process(url):
            return None
    except StoreUnavailable:
        return _holder(file)


def sign(store: Store, url: str | None = None, phones: str | None = None) -> None:
    """Record in a store that this process serves it, the address for a browser here, and that for phones if it was given."""
    # A read-only database can still be shown.
    with suppress(StoreUnavailable):
        store.set_setting(_HOLDER, f"{os.getpid()} {url or ''} {phones or ''}".rstrip())


def _holder(file: Path) -> Holder:
    """Return the process that serves a file, or served it last."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db,
    ):
        row = db.execute("SELECT value FROM settings WHERE name = ?", (_HOLDER,)).fetchone()
        said = str(row[0]).split() if row else []
        process, url, phones, *_ = [*said, "", "", ""]
        return Holder(process, url, phones)
    return Holder()
