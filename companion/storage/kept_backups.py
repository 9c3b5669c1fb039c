"""Automatic backups of an SQLite file, kept beside it; the newest one replaces a damaged file.

The last ``KEPT`` are kept. Each is checked when it is made, and again before it is used. A damaged
file is moved aside as it is.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from datetime import datetime
from glob import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import URL

from companion.storage import files
from companion.storage.backup import checked_copy, count_tables
from companion.storage.errors import CannotKeep, StoreUnavailable
from companion.storage.location import sqlite_file
from companion.storage.records import Gap
from companion.storage.store import Store
from companion.words.dates import day_and_time
from companion.words.language import SOURCE

KEPT = 5
"""How many backups are kept; the oldest are deleted."""
DIGITS = 6
"""The digits of a backup's number. Numbers give the order, since clocks may be set back."""
_NO_GOOD = {
    *("damaged-backup", "no-database", "not-ours", "no-backup-of-ours"),
    *("cannot-open", "corrupt", "too-damaged", "io"),
}
"""The codes of the errors about a backup that cannot be used."""
_GAP = "gap"
"""The setting that stores the :class:`Gap`."""

log = logging.getLogger(__name__)


def kept_backups(file: Path) -> list[Path]:
    """Return the backups of a database, the newest first."""
    number = "[0-9]" * DIGITS
    pattern = f"{escape(file.stem)}-backup-{number}{escape(file.suffix)}"
    return sorted(file.parent.glob(pattern), reverse=True)


def made_at(backup: Path) -> datetime:
    """Return when a backup was made, in the zone of this computer."""
    return datetime.fromtimestamp(backup.stat().st_mtime).astimezone()


def make_backup(file: Path) -> Path | None:
    """Make a backup of a database, which may be in use, and delete all but the newest ``KEPT``.

    Return None if it has no table yet.

    :raises StoreUnavailable: if the database is damaged; the previous backups stay.
    :raises sqlite3.Error: if the database cannot be read, or the backup not be written.
    :raises OSError: if the backup cannot be written.
    """
    before = kept_backups(file)
    for left in file.parent.glob(f".{escape(file.stem)}-backup-*.part*"):
        left.unlink(missing_ok=True)  # left by a process that was killed
    number = _number(before[0]) + 1 if before else 1
    backup = file.with_stem(f"{file.stem}-backup-{number:0{DIGITS}}")
    with files.new_file(backup) as new:
        files.copy(file, new)
        if files.damage(new):
            raise StoreUnavailable("corrupt")
        if not count_tables(new):
            return None
        new.replace(backup)
    for old in kept_backups(file)[KEPT:]:
        old.unlink(missing_ok=True)
    return backup


def open_store(url: str | URL) -> Store:
    """Open the store of a database; the newest good backup replaces a damaged file.

    :raises StoreUnavailable: if it is damaged and there is no good backup, or cannot be opened.
    """
    file = sqlite_file(url)
    if file is None:
        return Store(url)
    try:
        damaged = file.is_file() and bool(damage(file))
    except (sqlite3.Error, OSError) as error:
        damaged = False
        log.warning("The check of %s for damage failed: %s", file, error)
    gap = put_back_newest(file) if damaged else None
    if gap is None and is_empty_file(file):
        log.warning(
            "%s is empty, and there is no backup of it: Companion begins without tables.", file
        )
    if not file.exists() and kept_backups(file):
        log.warning(
            "There is no %s, so Companion begins without tables. Backups of earlier ones are kept"
            " beside it: companion restore shows them.",
            file,
        )
    store = Store(url)
    if gap is not None:
        store.set_setting(_GAP, f"{gap.since} {gap.until}")
    if known := store.setting(_GAP):
        store.gap = Gap(*map(int, known.split()))
    return store


def is_empty_file(file: Path) -> bool:
    """Whether a database file is there and has 0 bytes: Companion never leaves one like that."""
    return file.is_file() and file.stat().st_size == 0


def damage(file: Path) -> list[str]:
    """Return messages about damage in a file; an empty file with backups counts as damaged.

    :raises sqlite3.Error: if another program has locked the file, or the disk fails.
    """
    if is_empty_file(file):
        # This does not open SQLite, which would delete the files beside an empty file.
        return ["The file is empty."] if kept_backups(file) else []
    return [f"SQLite says: {line}" for line in files.damage(file)]


def newest_good(file: Path) -> Path | None:
    """Return the newest backup that can replace a database, or None.

    :raises StoreUnavailable: if the newest whole one is from a newer Companion, or the disk is full.
    """
    with TemporaryDirectory(prefix="companion-") as folder:
        for backup in kept_backups(file):
            try:
                with checked_copy(backup, Path(folder, "copy.db")):
                    return backup
            except (CannotKeep, StoreUnavailable) as error:
                if error.code not in _NO_GOOD:
                    raise
    return None


def put_back_newest(file: Path) -> Gap:
    """Replace a damaged file with the newest good backup; return the gap that this leaves.

    :raises StoreUnavailable: if there is no good backup, or the file cannot be moved.
    """
    backup = newest_good(file)
    if backup is None:
        raise StoreUnavailable("too-damaged")
    try:
        if files.is_held(file):
            raise StoreUnavailable("locked")
        with checked_copy(backup, file) as (new, tables):
            aside = files.replace(file, new, "damaged")
    except OSError as error:
        raise StoreUnavailable("cannot-open") from error
    except CannotKeep as error:
        raise StoreUnavailable("locked") from error
    made = made_at(backup)
    log.warning(
        "The saved games were damaged, so the backup of %s has taken their place, with %s."
        " Anything entered since then is missing. The damaged file is kept as %s.",
        day_and_time(made, SOURCE),
        "1 table" if tables == 1 else f"{tables} tables",
        aside,
    )
    return Gap(int(made.timestamp() * 1000), int(time.time() * 1000))


def _number(backup: Path) -> int:
    return int(backup.stem[-DIGITS:])
