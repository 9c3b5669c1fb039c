"""Opening a database of which a part is damaged: what can be read goes on in a new file.

SQLite keeps the logs of all tables in one tree of pages. A page that a disk has spoilt holds a part
of one table's log, but writing to another table's pages may touch it too. So before the damaged
file is used, a new one is made of everything that can be read, and the damaged one is kept beside
it. A table whose log cannot be read to its end is marked, and says so when it is opened.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from companion.storage import files, schema
from companion.storage.errors import CannotKeep, StoreError
from companion.storage.location import sqlite_file
from companion.storage.statements import DAMAGED_TABLE
from companion.storage.store import Store

log = logging.getLogger(__name__)

Values: TypeAlias = tuple[Any, ...]

_ENTRIES = "SELECT seq, at, kind, body, command FROM entries WHERE table_id = ? ORDER BY seq"


@dataclass(frozen=True)
class Salvage:
    """What became of a damaged file: where it is kept, and the codes of the tables it damaged."""

    aside: Path
    damaged: tuple[str, ...]


def open_store(url: str) -> Store:
    """Open the store of a database; if a part of its file is damaged, with all the rest.

    :raises StoreUnavailable: if the database cannot be opened, or has a newer schema.
    """
    file = sqlite_file(url)
    if file is not None:
        try:
            saved = salvage(file)
        except (sqlite3.Error, StoreError, CannotKeep, OSError) as error:
            log.warning("Whether %s is damaged could not be checked or corrected: %s", file, error)
        else:
            if saved is not None:
                log.warning("%s", _sentence(saved))
    return Store(url)


def salvage(path: Path) -> Salvage | None:
    """Replace a database of which a part is damaged by a new one of what can be read.

    Return None if nothing is damaged, another program has it open, none of it can be read, or it is
    from another Companion.

    :raises sqlite3.Error: if another program has locked it, or a new one cannot be made.
    """
    if not path.is_file() or files.size(path) == 0 or not files.damage(path):
        return None
    if not files.fold_in(path):
        return None
    with files.new_file(path) as new, closing(_connect(path)) as old:
        if not _is_ours(old) or not _lock(old):
            return None
        Store(f"sqlite:///{new.as_posix()}").close()
        with closing(_connect(new)) as database:
            # Where the first page is unreadable, none of our tables are found.
            if not _names(database) <= _names(old):
                return None
            damaged = _copy(old, database)
        files.fold_in(new)
        old.close()
        aside = files.replace(path, new, "damaged")
    return None if aside is None else Salvage(aside, tuple(damaged))


def _lock(old: sqlite3.Connection) -> bool:
    """Keep others from the damaged file; False if another program has just replaced it."""
    with suppress(sqlite3.OperationalError):
        old.execute("BEGIN EXCLUSIVE")
    return bool(files.damage_of(old))


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _names(database: sqlite3.Connection) -> set[str]:
    """Return the names of a database's tables; none if they cannot be read."""
    with suppress(sqlite3.Error):
        rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {str(name) for (name,) in rows}
    return set()


def _is_ours(old: sqlite3.Connection) -> bool:
    """Whether a file has this program's version of the schema, or the page that says it is damaged."""
    try:
        row = old.execute("SELECT value FROM settings WHERE name = 'schema'").fetchone()
    except sqlite3.DatabaseError:
        return "schema" not in _names(old)
    return row is not None and row[0] == str(schema.VERSION)


def _copy(old: sqlite3.Connection, new: sqlite3.Connection) -> list[str]:
    """Copy what can be read; return the codes of the tables whose logs are damaged."""
    new.execute("PRAGMA foreign_keys = OFF")
    new.execute("BEGIN IMMEDIATE")
    for name in sorted(_names(new) - {"entries", "recent"}):
        for row in _rows(old, name):
            insert = f"INSERT OR IGNORE INTO {name} VALUES ({', '.join('?' * len(row))})"  # noqa: S608  # a table of ours
            with suppress(sqlite3.Error):
                new.execute(insert, row)
    for lost in _lost_tables(old, new):
        new.execute("INSERT OR IGNORE INTO tables VALUES (?, ?, '', 0)", lost)
    damaged = []
    for table, code in new.execute("SELECT id, code FROM tables ORDER BY code").fetchall():
        entries, whole = _log(old, table)
        rows = [(table, *entry) for entry in entries]
        new.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
        if entries:
            first = "UPDATE tables SET created = ? WHERE id = ? AND created = 0"
            new.execute(first, (entries[0][1], table))
        if not whole:
            damaged.append(str(code))
            new.execute("INSERT INTO settings VALUES (?, ?)", (DAMAGED_TABLE + table, str(code)))
    new.execute(schema.FILL_RECENT)
    new.execute("COMMIT")
    return damaged


def _rows(old: sqlite3.Connection, name: str) -> Iterator[Values]:
    """Yield the rows of a small table that can be read, from its start and then from its end."""
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.Error):
            yield from old.execute(f"SELECT * FROM {name} ORDER BY rowid {order}")  # noqa: S608  # a table of ours


def _lost_tables(old: sqlite3.Connection, new: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Yield the id and code of each table whose row is lost, but which both indexes still name."""
    known = {table for (table,) in new.execute("SELECT id FROM tables")}
    with suppress(sqlite3.Error):
        codes = dict(old.execute("SELECT rowid, code FROM tables ORDER BY code").fetchall())
        for row, table in old.execute("SELECT rowid, id FROM tables ORDER BY id").fetchall():
            if table not in known and row in codes:
                yield table, codes[row]


def _log(old: sqlite3.Connection, table: str) -> tuple[Sequence[Values], bool]:
    """Return a table's entries up to the first that cannot be read, and whether these are all."""
    entries: list[Values] = []
    last = None
    with suppress(sqlite3.Error):
        for entry in old.execute(_ENTRIES, (table,)):
            if not _is_sound(entry, len(entries) + 1):
                return entries, False
            entries.append(entry)
        last = old.execute("SELECT max(seq) FROM entries WHERE table_id = ?", (table,)).fetchone()[
            0
        ]
        last = last or 0
    count, highest = _indexed(old, table)
    if last is None:
        # The page that cannot be read may be another table's, which comes next. The index knows.
        _read_singly(old, table, entries)
        return entries, count == highest == len(entries)
    # Reading may also just end too early. Two other ways lead to the end.
    return entries, max(last, highest) <= len(entries)


def _read_singly(old: sqlite3.Connection, table: str, entries: list[Values]) -> None:
    """Append the entries that follow, each looked up for itself.

    Where the step after an entry fails, the driver does not hand out that entry either.
    """
    single = _ENTRIES.replace("ORDER BY seq", "AND seq = ?")
    with suppress(sqlite3.Error):
        while entry := old.execute(single, (table, len(entries) + 1)).fetchone():
            if not _is_sound(entry, len(entries) + 1):
                return
            entries.append(entry)


def _indexed(old: sqlite3.Connection, table: str) -> tuple[int, int]:
    """Return how many entries of a table the index has, and the highest number; 0 if unreadable."""
    of_index = (
        "SELECT count(*), max(seq) FROM entries INDEXED BY entries_command WHERE table_id = ?"
    )
    with suppress(sqlite3.Error):
        count, highest = old.execute(of_index, (table,)).fetchone()
        return count, highest if isinstance(highest, int) else 0
    return -1, 0


def _is_sound(entry: Values, seq: int) -> bool:
    """Whether an entry can be one of a log, as its number ``seq``."""
    number, at, kind, body, command = entry
    try:
        is_object = isinstance(json.loads(body), dict)
    except (TypeError, ValueError):
        return False
    types = isinstance(at, int) and isinstance(kind, str) and isinstance(command, str | None)
    return number == seq and types and is_object


def _sentence(saved: Salvage) -> str:
    """Return what to tell of a salvage."""
    found = "A part of the saved games was damaged. "
    names = ", ".join(saved.damaged)
    if not names:
        lost = "No table lost anything by it."
    elif len(saved.damaged) == 1:
        lost = f"Table {names} can't go on; all others can."
    else:
        lost = f"These tables can't go on: {names}. All others can."
    return f"{found}{lost} The damaged file is kept as {saved.aside}."
