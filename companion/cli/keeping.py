"""``companion backup`` and ``companion restore``."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path
from typing import TextIO

from companion.cli.options import database_of
from companion.storage.backup import back_up
from companion.storage.backup import restore as put_back


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

    :raises CannotKeep: if it is no backup, or Companion is running; nothing is replaced.
    :raises StoreUnavailable: if it is from a newer Companion; nothing is replaced.
    """
    done = put_back(database_of(options, environ), _path(options.file))
    out.write(f"{_tables(done.tables)} restored. The next start of Companion has them.\n")
    if done.aside is not None:
        out.write(f"What was there before is kept as {done.aside}.\n")
    return 0


def _path(text: str) -> Path:
    return Path(text).expanduser().absolute()


def _tables(count: int) -> str:
    """Return a number of tables in words, at the start of a sentence.

    >>> _tables(1), _tables(3)
    ('1 table is', '3 tables are')
    """
    return "1 table is" if count == 1 else f"{count} tables are"
