"""``companion prune``: deletes the tables at which nobody has played for a long time."""

from __future__ import annotations

import argparse
import re
import time
from contextlib import closing
from typing import TextIO

from companion.cli.settings import BadOption, database_of
from companion.cli.terminal_words import TerminalWords, system_words
from companion.storage.errors import StoreUnavailable
from companion.storage.files import compact
from companion.storage.location import sqlite_file
from companion.storage.process_lock import only_process
from companion.storage.store import Store
from companion.tables.dates import local
from companion.words.dates import day

DAYS = {"d": 1, "w": 7, "y": 365}
"""The days of each unit, by its letter."""
MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000


def prune(options: argparse.Namespace, out: TextIO) -> int:
    """Delete the tables that are old, or only name them, and return 0.

    :raises BadOption: if the age is none.
    :raises StoreUnavailable: if the database cannot be used.
    """
    days = parse_age(options.older_than)
    before = int(time.time() * 1000) - days * MILLISECONDS_A_DAY
    url = database_of(options)
    file = sqlite_file(url)
    say = system_words()
    since = _day(before, say)
    if file is not None and not file.is_file():
        out.write(f"{say('prune-no-tables', file=str(file))}\n")
        return 0
    with closing(Store(url)) as store:
        old = store.tables_untouched_since(before)
        out.writelines(
            f"  {row.code}  {_day(row.touched, say)}  {row.label}".rstrip() + "\n" for row in old
        )
        if options.dry_run:
            out.write(f"{say('prune-would', tables=len(old), since=since)}\n")
            return 0
        deleted = sum(store.delete_untouched(row.id, before) for row in old)
    out.write(f"{say('prune-done', tables=deleted, since=since)}\n")
    if deleted and file is not None:
        try:
            # Shrinking the file would block writers for a while.
            with only_process(url):
                compact(file)
        except StoreUnavailable:
            out.write(f"{say('prune-keeps-size')}\n")
    return 0


def parse_age(text: str) -> int:
    """Return an age in days: ``90d``, ``12w`` or ``2y``.

    >>> parse_age("90d"), parse_age("12w"), parse_age("2y")
    (90, 84, 730)

    :raises BadOption: if it is anything else, or less than a day.
    """
    found = re.fullmatch(r"([1-9][0-9]{0,3})([dwy])", text)
    if found is None:
        raise BadOption("bad-age", text=text or " ")
    return int(found[1]) * DAYS[found[2]]


def _day(milliseconds: int, say: TerminalWords) -> str:
    return day(local(milliseconds), say.language, with_year=True)
