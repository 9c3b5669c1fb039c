"""``companion doctor``: checks the saved tables and the network, and changes nothing."""

from __future__ import annotations

import argparse
import logging
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO
from urllib.parse import urlsplit

from sqlalchemy import URL

from companion.cli.settings import database_of, listening
from companion.cli.terminal_words import TerminalWords, system_words
from companion.network import wifi
from companion.network.addresses import parse_public_url
from companion.network.errors import NetworkError
from companion.network.firewall import firewall
from companion.network.phone_address import AddressChoice, PhoneAddress
from companion.network.ports import bind_socket
from companion.one_file import name_in_questions
from companion.storage import files
from companion.storage.errors import (
    DamagedTable,
    StoreError,
    StoreUnavailable,
    diagnose_sqlite,
)
from companion.storage.kept_backups import (
    damage,
    is_empty_file,
    kept_backups,
    made_at,
    newest_good,
)
from companion.storage.location import can_be_made, sqlite_file, sqlite_url
from companion.storage.process_lock import Holder, serving
from companion.storage.store import Store
from companion.tables.replaying import replay_all
from companion.words.dates import day_and_time

ALL_TABLES = 1_000_000


@dataclass(frozen=True)
class Finding:
    """A sentence about the result of a check, and whether the check passed."""

    sentence: str
    well: bool = True


def doctor(options: argparse.Namespace, out: TextIO) -> int:
    """Print the findings, and return 0 if all checks passed, otherwise 1.

    :raises NetworkError: if the port or the URL that is given is none.
    """
    host, port, url = listening(options)
    say = system_words()
    database = database_of(options)
    if running := serving(database):
        here = urlsplit(running.url)
        # It listens on all addresses, unless its own address names another one.
        host = None if here.hostname == "localhost" else here.hostname
        port, url = here.port or (80 if running.url else port), running.phones or None
        network = check_running(running, host, port, say)
    else:
        network = check_network(host, port, url, say)
    parts: dict[str, Iterable[Finding]] = {
        "doctor-tables": check_database(database, say),
        "doctor-network": network,
        "doctor-phones": advise(port, say) if not url else (),
    }
    well = True
    # Replaying raises an error for a failure; its log lines would only disturb the output.
    logging.disable(logging.WARNING)
    try:
        for title, findings in parts.items():
            for number, finding in enumerate(findings):
                if number == 0:
                    out.write(f"\n{say(title)}\n")
                out.write(f"  {'' if finding.well else '! '}{finding.sentence}\n")
                out.flush()
                well = well and finding.well
    finally:
        logging.disable(logging.NOTSET)
    out.write(f"\n{say('doctor-well' if well else 'doctor-look')}\n")
    return 0 if well else 1


def check_database(url: str | URL, say: TerminalWords) -> Iterator[Finding]:
    """Check the database: its file, its version, and that every game can be replayed."""
    file = sqlite_file(url)
    if file is None:
        yield Finding(say("doctor-postgresql"))
        yield from _check_store(url, say)
        return
    if not file.is_file():
        if can_be_made(file.parent):
            yield Finding(say("doctor-none-yet", file=str(file)))
        else:
            why = StoreUnavailable("no-data-folder", folder=str(file.parent))
            yield Finding(say.error(why), well=False)
        return
    yield Finding(say("doctor-file", file=str(file), size=_amount(files.size(file))))
    if is_empty_file(file) and not kept_backups(file):
        yield Finding(say("doctor-empty"), well=False)
        return
    try:
        found = damage(file)
        if not found:
            yield Finding(say("doctor-sound"))
            yield from _check_copy(file, say)
            yield from _count_backups(file, say)
            return
    except sqlite3.Error as error:
        yield Finding(say.error(StoreUnavailable(diagnose_sqlite(error) or "io")), well=False)
        return
    yield Finding(say("doctor-damaged"), well=False)
    yield from (Finding(line, well=False) for line in found[:3])
    yield from _check_newest_good(file, say)


def _check_newest_good(file: Path, say: TerminalWords) -> Iterator[Finding]:
    """Name the backup with which the next start replaces a damaged file, and check it."""
    try:
        backup = newest_good(file)
    except StoreError as error:
        yield Finding(say.error(error), well=False)
        return
    if backup is None:
        yield Finding(say.error(StoreUnavailable("too-damaged")), well=False)
        return
    made = day_and_time(made_at(backup), say.language)
    yield Finding(say("doctor-puts-back", made=made), well=False)
    yield from _check_copy(backup, say)


def _count_backups(file: Path, say: TerminalWords) -> Iterator[Finding]:
    if found := kept_backups(file):
        newest = day_and_time(made_at(found[0]), say.language)
        yield Finding(say("doctor-backups", count=len(found), newest=newest))


def _check_copy(file: Path, say: TerminalWords) -> Iterator[Finding]:
    """Check the tables in a copy, so that a running program can keep writing."""
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        copied = Path(folder) / "copy.db"
        files.copy(file, copied)
        yield from _check_store(sqlite_url(copied), say)


def _check_store(url: str | URL, say: TerminalWords) -> Iterator[Finding]:
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
                    yield Finding(say.error(error), well=False)
                    continue
                games, broken = games + found.games, broken + found.broken
                if found.broken:
                    unplayable = say("doctor-not-replayed", games=found.broken, table=row.code)
                    yield Finding(unplayable, well=False)
    except StoreError as error:
        yield Finding(say.error(error), well=False)
        return
    if rows and not damaged and not broken:
        yield Finding(say("doctor-replayed", games=games, tables=len(rows)))
    elif damaged:
        good = len(rows) - damaged
        yield Finding(say("doctor-others-go-on", good=good, all=len(rows)))
    elif not rows:
        yield Finding(say("doctor-no-tables"))


def check_network(
    host: str | None, port: int, url: str | None, say: TerminalWords
) -> Iterator[Finding]:
    """Check which address phones would open and why, and whether the port is free."""
    try:
        listener, bound, moved = bind_socket(host, port)
    except NetworkError as error:
        yield Finding(say.error(error), well=False)
        return
    listener.close()
    if url:
        yield Finding(say("doctor-url", url=parse_public_url(url).url, runs=False))
    else:
        yield from _check_address(host, bound, say)
    if moved:
        yield Finding(say("doctor-port-taken", port=port, next=bound))
    else:
        yield Finding(say("doctor-port-free", port=bound))


def check_running(
    running: Holder, host: str | None, port: int, say: TerminalWords
) -> Iterator[Finding]:
    """Say that Companion runs, and which address phones open."""
    yield Finding(say("doctor-runs", process=running.process, url=running.url))
    if running.phones:
        yield Finding(say("doctor-url", url=running.phones, runs=True))
    elif running.url:
        yield from _check_address(host, port, say, runs=True)


def _check_address(
    host: str | None, port: int, say: TerminalWords, *, runs: bool = False
) -> Iterator[Finding]:
    found = PhoneAddress(port, host)
    address = found.address
    if address.loopback_only:
        trouble = address.trouble and say("network-trouble", trouble=address.trouble)
        yield Finding(trouble or say("doctor-alone", url=address.url), well=False)
        return
    chosen = next((each for each in found.choices() if each.is_chosen), None)
    if chosen is None:
        yield Finding(say("doctor-host", url=address.url, runs=runs))
    else:
        yield Finding(why_chosen(chosen, say, runs=runs))
    others = ", ".join(f"{other.url} ({other.name})" for other in address.others)
    if others:
        yield Finding(say("doctor-try-host", others=others))


def why_chosen(address: AddressChoice, say: TerminalWords, *, runs: bool = False) -> str:
    """Return why an address was chosen for phones."""
    what = say("network-what", rank=address.rank, is_default_route=address.is_default_route)
    return say("doctor-chosen", url=address.url, runs=runs, name=address.name, what=what)


def advise(port: int, say: TerminalWords) -> Iterator[Finding]:
    """Say what may keep phones out, which no check can see from here."""
    name = wifi.find_name()
    same = say("same-wifi-named", wifi=name) if name else say("same-wifi")
    yield Finding(f"{same} {say.of_page('connect-guest-network')}")
    known = firewall(name_in_questions(), port)
    if known.asks:
        asks = say.of_page(f"home-firewall-{known.system}", program=known.program)
        yield Finding(f"{asks} {say.of_page(f'home-firewall-looks-{known.system}')}")
    about = {"program": known.program, "port": port, "commands": known.commands}
    yield Finding(say.of_page(f"connect-firewall-{known.system}", **about))
    yield Finding(say("hotel"))


def _amount(size: int) -> str:
    """Return a number of bytes in words.

    >>> _amount(2_500), _amount(3_400_000)
    ('2 kB', '3.4 MB')
    """
    return f"{size // 1000} kB" if size < 1_000_000 else f"{size / 1_000_000:.1f} MB"
