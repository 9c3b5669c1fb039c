"""``companion prune``: deletes the tables at which nobody has played for a long time."""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Mapping
from contextlib import closing
from typing import TextIO

from companion.cli.options import BadOption, database_of
from companion.storage.errors import StoreUnavailable
from companion.storage.files import compact
from companion.storage.location import sqlite_file
from companion.storage.process_lock import only_process
from companion.storage.records import TableRow
from companion.storage.store import Store
from companion.tables.dates import local

DAYS = {"d": 1, "w": 7, "y": 365}
"""The days of each unit, by its letter."""
MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000


def prune(options: argparse.Namespace, environ: Mapping[str, str], out: TextIO) -> int:
    """Delete the tables that are old, or only name them, and return 0.

    :raises BadOption: if the age is none.
    :raises StoreUnavailable: if the database cannot be used.
    """
    days = parse_age(options.older_than)
    before = int(time.time() * 1000) - days * MILLISECONDS_A_DAY
    url = database_of(options, environ)
    file = sqlite_file(url)
    since = f"{local(before):%d %B %Y}".lstrip("0")
    if file is not None and not file.is_file():
        out.write(f"There are no tables yet. Companion will keep them in {file}.\n")
        return 0
    with closing(Store(url)) as store:
        old = store.tables_untouched_since(before)
        out.writelines(f"  {_line(row)}\n" for row in old)
        if options.dry_run:
            would = f"{_tables(len(old))} would be deleted" if old else "No table would be deleted"
            out.write(f"{would}: not played at since {since}. Nothing was changed.\n")
            return 0
        deleted = sum(store.delete_untouched(row.id, before) for row in old)
    done = f"{_tables(deleted)} deleted" if deleted else "Nothing to delete"
    out.write(f"{done}: not played at since {since}.\n")
    if deleted and file is not None:
        try:
            # Shrinking the file would block writers for a while.
            with only_process(url):
                compact(file)
        except StoreUnavailable:
            kept = "Companion is running, so the file keeps its size; the room in it is used again."
            out.write(f"{kept}\n")
    return 0


def parse_age(text: str) -> int:
    """Return an age in days: ``90d``, ``12w`` or ``2y``.

    >>> parse_age("90d"), parse_age("12w"), parse_age("2y")
    (90, 84, 730)

    :raises BadOption: if it is anything else, or less than a day.
    """
    found = re.fullmatch(r"([1-9][0-9]{0,3})([dwy])", text)
    if found is None:
        raise BadOption(f"{text!r} is no age: write 90d for days, 12w for weeks or 2y for years.")
    return int(found[1]) * DAYS[found[2]]


def _line(row: TableRow) -> str:
    last = f"{local(row.touched):%d %B %Y}".lstrip("0")
    return f"{row.code}  {last}  {row.label}".rstrip()


def _tables(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"
