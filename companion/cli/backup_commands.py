"""``companion backup`` and ``companion restore``."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from companion.cli.options import database_of
from companion.storage.backup import back_up, count_tables, file_to_keep
from companion.storage.backup import restore as put_back
from companion.storage.kept_backups import in_words, kept_backups, made_at


def backup(options: argparse.Namespace, environ: Mapping[str, str], out: TextIO) -> int:
    """Make a backup, say what it holds, and return 0; 1 if a part of it is damaged.

    :raises CannotKeep: if there is nothing to copy, or the file is there already.
    """
    made = back_up(database_of(options, environ), _path(options.file))
    out.write(f"{_tables(made.tables)} saved in {made.file}. That file is all you need to keep.\n")
    if made.damaged:
        out.write("A part of them is damaged, and so it is in the backup: see companion doctor.\n")
    return 1 if made.damaged else 0


def restore(options: argparse.Namespace, environ: Mapping[str, str], out: TextIO) -> int:
    """Restore a backup, say what it holds and where the file from before is kept, and return 0.

    Where none is named, say which ones Companion has made by itself.

    :raises CannotKeep: if it is no backup, or Companion is running; nothing is replaced.
    :raises StoreUnavailable: if it is from a newer Companion; nothing is replaced.
    """
    url = database_of(options, environ)
    if options.file is None:
        _list_kept(file_to_keep(url, instead="pg_restore"), out)
        return 0
    done = put_back(url, _path(options.file))
    out.write(f"{_tables(done.tables)} restored. The next start of Companion has them.\n")
    if done.aside is not None:
        out.write(f"What was there before is kept as {done.aside}.\n")
    return 0


def _list_kept(file: Path, out: TextIO) -> None:
    found = kept_backups(file)
    if not found:
        made = "Companion makes one when it starts, and after each game."
        out.write(f"No backups are kept beside {file} yet. {made}\n")
        return
    out.write(f"These backups are kept beside {file}, the newest first:\n")
    for backup in found:
        count = count_tables(backup)
        tables = "1 table" if count == 1 else f"{count} tables"
        out.write(f"  {in_words(made_at(backup))}, {tables}: {backup}\n")
    out.write("Stop Companion, and put one back with: companion restore FILE\n")


def _path(text: str) -> Path:
    return Path(text).expanduser().absolute()


def _tables(count: int) -> str:
    """Return a number of tables in words, at the start of a sentence.

    >>> _tables(1), _tables(3)
    ('1 table is', '3 tables are')
    """
    return "1 table is" if count == 1 else f"{count} tables are"
