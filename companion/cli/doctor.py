"""``companion doctor``: checks the saved tables and the network, and changes nothing."""

from __future__ import annotations

import argparse
import logging
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from companion.cli.options import database_of, listening
from companion.network import advice, wifi
from companion.network.addresses import find_address, parse_public_url
from companion.network.errors import NetworkError
from companion.network.interfaces import collect, why_chosen
from companion.network.ports import bind_socket
from companion.one_file import name_in_questions
from companion.storage import files
from companion.storage.errors import (
    DamagedTable,
    StoreError,
    diagnose_sqlite,
    too_damaged,
    unavailable,
)
from companion.storage.kept_backups import (
    damage,
    in_words,
    is_empty,
    kept_backups,
    made_at,
    newest_good,
)
from companion.storage.location import sqlite_file, told_of_unreleased
from companion.storage.store import Store
from companion.tables.replaying import replay_all

ALL_TABLES = 1_000_000


@dataclass(frozen=True)
class Finding:
    """A sentence about the result of a check, and whether the check passed."""

    sentence: str
    well: bool = True


def doctor(options: argparse.Namespace, environ: Mapping[str, str], out: TextIO) -> int:
    """Print the findings, and return 0 if all checks passed, otherwise 1.

    :raises NetworkError: if the port or the URL that is given is none.
    """
    host, port, url = listening(options, environ)
    parts: dict[str, Iterable[Finding]] = {
        "Saved tables": check_database(database_of(options, environ)),
        "Network": check_network(host, port, url),
        "If phones can’t come in": advise(port) if not url else (),
    }
    well = True
    # Replaying raises an error for a failure; its log lines would only disturb the output.
    logging.disable(logging.WARNING)
    try:
        for title, findings in parts.items():
            for number, finding in enumerate(findings):
                if number == 0:
                    out.write(f"\n{title}\n")
                out.write(f"  {'' if finding.well else '! '}{finding.sentence}\n")
                out.flush()
                well = well and finding.well
    finally:
        logging.disable(logging.NOTSET)
    out.write(f"\n{'All is well.' if well else 'Look at the lines with an exclamation mark.'}\n")
    return 0 if well else 1


def check_database(url: str) -> Iterator[Finding]:
    """Check the database: its file, its version, and that every game can be replayed."""
    file = sqlite_file(url)
    if file is None:
        yield Finding("They are kept in a database of its own, which checks its pages by itself.")
        yield from _check_store(url)
        return
    if old := told_of_unreleased(file):
        yield Finding(old)
    if not file.is_file():
        yield Finding(f"There are none yet. Companion will keep them in {file}.")
        return
    yield Finding(f"They are in {file} ({_amount(files.size(file))}).")
    if is_empty(file) and not kept_backups(file):
        yield Finding("The file is empty, and there is no backup of it.", well=False)
        return
    try:
        found = damage(file)
        if not found:
            yield Finding("SQLite finds nothing damaged in the file.")
            yield from _check_copy(file)
            yield from _count_backups(file)
            return
    except sqlite3.Error as error:
        yield Finding(str(unavailable(diagnose_sqlite(error) or "io")), well=False)
        return
    yield Finding("The file is damaged.", well=False)
    yield from (Finding(line, well=False) for line in found[:3])
    yield from _check_newest_good(file)


def _check_newest_good(file: Path) -> Iterator[Finding]:
    """Name the backup with which the next start replaces a damaged file, and check it."""
    try:
        backup = newest_good(file)
    except StoreError as error:
        yield Finding(str(error), well=False)
        return
    if backup is None:
        yield Finding(str(too_damaged()), well=False)
        return
    yield Finding(
        "The next start of Companion moves it aside, and puts the backup of"
        f" {in_words(made_at(backup))} in its place. Anything entered since then is missing there.",
        well=False,
    )
    yield from _check_copy(backup)


def _count_backups(file: Path) -> Iterator[Finding]:
    if found := kept_backups(file):
        newest = in_words(made_at(found[0]))
        yield Finding(f"{_many(len(found), 'backup')} beside it, the newest of {newest}.")


def _check_copy(file: Path) -> Iterator[Finding]:
    """Check the tables in a copy, so that a running program can keep writing."""
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        copied = Path(folder) / "copy.db"
        files.copy(file, copied)
        yield from _check_store(f"sqlite:///{copied.as_posix()}")


def _check_store(url: str) -> Iterator[Finding]:
    """Replay every game of every table."""
    try:
        with closing(Store(url)) as store:
            rows = store.tables(ALL_TABLES)
            games = broken = damaged = 0
            for row in rows:
                try:
                    found = replay_all(store, row)
                except DamagedTable as error:
                    damaged += 1
                    yield Finding(str(error), well=False)
                    continue
                games, broken = games + found.games, broken + found.broken
                if found.broken:
                    ended = f"{_many(found.broken, 'game')} that ended at table {row.code}"
                    yield Finding(f"{ended} can't be replayed. The table can go on.", well=False)
    except StoreError as error:
        yield Finding(str(error), well=False)
        return
    if rows and not damaged and not broken:
        whole = f"All {_many(games, 'game')} of {_many(len(rows), 'table')} can be replayed."
        yield Finding(whole)
    elif damaged:
        yield Finding(f"The other tables can go on: {len(rows) - damaged} of {len(rows)}.")
    elif not rows:
        yield Finding("There are no tables in it.")


def check_network(host: str | None, port: int, url: str | None) -> Iterator[Finding]:
    """Check which address phones would open and why, and whether the port is free."""
    try:
        listener, bound, moved = bind_socket(host, port)
    except NetworkError as error:
        yield Finding(str(error), well=False)
        return
    listener.close()
    if url:
        yield Finding(
            f"Phones would open {parse_public_url(url).url}, because you gave that address."
        )
    else:
        yield from _check_address(host, bound)
    if moved:
        taken = f"Port {port} is taken, perhaps by Companion itself. A start now would use {bound}."
        yield Finding(taken)
    else:
        yield Finding(f"Port {bound} is free.")


def _check_address(host: str | None, port: int) -> Iterator[Finding]:
    address = find_address(host, port)
    if address.loopback_only:
        sentence = address.warning or f"{address.url} is this computer alone: phones can't open it."
        yield Finding(sentence, well=False)
        return
    chosen = next((each for each in collect() if each.address == address.host), None)
    why = f": {why_chosen(chosen)}" if chosen else ", because you gave that host"
    yield Finding(f"Phones would open {address.url}{why}.")
    others = ", ".join(f"{other.url} ({other.name})" for other in address.others)
    if others:
        yield Finding(f"If they can't reach it, try --host with one of these: {others}.")


def advise(port: int) -> Iterator[Finding]:
    """Say what may keep phones out, which no check can see from here."""
    name = wifi.find_name()
    here = f" It is in {name}." if name else ""
    yield Finding(f"{advice.SAME_WIFI}{here} {advice.GUEST_NETWORK}")
    known = advice.firewall(name_in_questions(), port)
    if known.question:
        yield Finding(f"{known.question} {known.looks}")
        yield Finding(f"Was the answer no? {known.settings}")
    else:
        commands = " or: ".join(known.commands)
        yield Finding(f"If this computer’s firewall is on, let port {port} in: {commands}")
    yield Finding(advice.HOTEL)


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _amount(size: int) -> str:
    """Return a number of bytes in words.

    >>> _amount(2_500), _amount(3_400_000)
    ('2 kB', '3.4 MB')
    """
    return f"{size // 1000} kB" if size < 1_000_000 else f"{size / 1_000_000:.1f} MB"
