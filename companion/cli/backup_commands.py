"""``companion backup`` and ``companion restore``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TextIO

from companion.cli.settings import database_of
from companion.cli.terminal_words import TerminalWords, system_words
from companion.storage.backup import back_up, count_tables, file_to_keep
from companion.storage.backup import restore as put_back
from companion.storage.kept_backups import kept_backups, made_at
from companion.words.dates import day_and_time


def backup(options: argparse.Namespace, out: TextIO) -> int:
    """Make a backup, print what it holds, and return 0; 1 if a part of it is damaged.

    :raises CannotKeep: if there is nothing to copy, or the file is there already.
    """
    say = system_words()
    made = back_up(database_of(options), _path(options.file))
    out.write(f"{say('backup-made', tables=made.tables, file=str(made.file))}\n")
    if made.damaged:
        out.write(f"{say('backup-damaged')}\n")
    return 1 if made.damaged else 0


def restore(options: argparse.Namespace, out: TextIO) -> int:
    """Restore a backup, print what it holds and where the previous file is kept, and return 0.

    Without a named backup, list those that Companion has made.

    :raises CannotKeep: if it is no backup, or Companion is running; nothing is replaced.
    :raises StoreUnavailable: if it is from a newer Companion; nothing is replaced.
    """
    say = system_words()
    url = database_of(options)
    if options.file is None:
        _list_kept(file_to_keep(url, instead="pg_restore"), out, say)
        return 0
    done = put_back(url, _path(options.file))
    out.write(f"{say('restored', tables=done.tables)}\n")
    if done.aside is not None:
        out.write(f"{say('restored-aside', file=str(done.aside))}\n")
    return 0


def _list_kept(file: Path, out: TextIO, say: TerminalWords) -> None:
    found = kept_backups(file)
    if not found:
        out.write(f"{say('no-backups', file=str(file))}\n")
        return
    out.write(f"{say('backups', file=str(file))}\n")
    for backup in found:
        made = day_and_time(made_at(backup), say.language)
        one = say("backups-one", made=made, tables=count_tables(backup), file=str(backup))
        out.write(f"  {one}\n")
    out.write(f"{say('backups-put-back')}\n")


def _path(text: str) -> Path:
    return Path(text).expanduser().absolute()
