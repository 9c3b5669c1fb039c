"""What other processes on the same PostgreSQL database do at the tables that this one shows.

The log says what has happened: whoever appends to it tells all processes in the same transaction, and
one that has the table in memory reads on. Which screens are connected, and what boards have shown,
stands in the database too, under a lease of the process that they are connected to. What is only
for a moment, a reaction, is a message. All that is heard is a hint: it is read from the database,
and read again every few seconds, whether anything was heard or not.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from companion.storage.errors import DamagedTable, StoreError, StoreUnavailable
from companion.storage.news import GONE, LOG, MESSAGE, SCREENS, News
from companion.storage.shared_screens import Screen
from companion.storage.store import Store
from companion.tables.table import Table

log = logging.getLogger(__name__)

RENEW_EVERY = 4.0
"""Seconds after which the lease is renewed, and everything read again; a lease is nearly four times as long."""


class LoadedTables(Protocol):
    """The tables that this process has in memory."""

    def with_id(self, id: str) -> Table | None:
        """Return the table with an id, if it is in memory."""

    def loaded(self) -> list[Table]:
        """Return all of them."""

    def forget(self, table: Table) -> None:
        """Keep one no longer: another process has deleted it."""


class OtherProcesses:
    """Tells other processes about the screens of this one, and lets its tables hear of theirs.

    On a database that is this process's alone, it does nothing. ``on_message`` is called with a
    message for a table's boards, in a thread of its own.
    """

    def __init__(
        self,
        store: Store,
        tables: LoadedTables,
        on_message: Callable[[Table, Mapping[str, Any]], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._on_message = on_message
        self._lock = threading.Lock()
        self._numbers = 0
        self._own: dict[object, Screen] = {}
        """The screens of this process, by whatever stands for their connection."""
        self._changed: dict[int, Screen] = {}
        """Of these, what the database has not been told yet, by number."""
        self._gone: dict[int, str] = {}
        """The numbers of screens that are gone, which it has not been told yet, each with its table's id."""
        self._stale: set[str] = set()
        """The ids of tables whose screens elsewhere have to be read."""
        self._reading: dict[str, bool] = {}
        """The ids of tables whose log is being read, and whether it has to be read once more."""
        self._read_all = False
        self._wake = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None
        self._listener = store.listener(self._on_news, self._on_gap) if store.shared else None

    def start(self) -> None:
        """Begin to tell and to hear."""
        if self._listener is None:
            return
        self._listener.start()
        self._thread = threading.Thread(target=self._run, name="other processes", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop, and take this process's screens away; closing it twice is harmless."""
        if self._thread is None:
            return
        self._closed = True
        self._wake.set()
        self._thread.join()
        self._thread = None
        if self._listener is not None:
            self._listener.close()
        with suppress(StoreUnavailable):  # then its lease runs out
            self._store.tell(SCREENS, self._store.screens.leave())

    # -- the screens of this process -----------------------------------------------------

    def connected(self, line: object, table: Table, device: str, *, laptop: bool) -> None:
        """Note that a screen is connected here; ``line`` stands for its connection."""
        if self._listener is None:
            return
        with self._lock:
            self._numbers += 1
            screen = Screen(self._store.process, self._numbers, table.id, device, laptop)
            self._own[line] = self._changed[screen.number] = screen
            self._stale.add(table.id)
        self._wake.set()

    def shown(self, line: object, number: int, pace: float) -> None:
        """Note what a board that is connected here has shown, and its pace."""
        with self._lock:
            screen = self._own.get(line)
            if screen is None or (screen.shown, screen.pace) == (number, pace):
                return
            changed = replace(screen, pace=pace, shown=number)
            self._own[line] = self._changed[screen.number] = changed
        self._wake.set()

    def disconnected(self, line: object) -> None:
        """Note that a screen is no longer connected here."""
        with self._lock:
            screen = self._own.pop(line, None)
            if screen is None:
                return
            self._changed.pop(screen.number, None)
            self._gone[screen.number] = screen.table
        self._wake.set()

    def send(self, table: Table, message: Mapping[str, Any]) -> None:
        """Send a message to the boards of a table that are connected to other processes."""
        if self._listener is None:
            return
        try:
            self._store.tell(MESSAGE, [table.id], message)
        except StoreUnavailable:
            log.warning("table %s: a message to other processes was lost", table.code)

    # -- what is heard -------------------------------------------------------------------

    def _on_news(self, news: News) -> None:
        table = self._tables.with_id(news.table)
        if table is None:
            return
        if news.what == LOG:
            seq = news.body.get("seq")
            if not isinstance(seq, int) or seq > table.seq:
                self._read_on(table)
        elif news.what == SCREENS:
            with self._lock:
                self._stale.add(table.id)
            self._wake.set()
        elif news.what == MESSAGE:
            self._on_message(table, news.body)
        elif news.what == GONE:
            self._tables.forget(table)

    def _on_gap(self) -> None:
        self._read_all = True
        self._wake.set()

    def _read_on(self, table: Table) -> None:
        """Let a table read what others have written, in a thread of its own: no table waits for another."""
        with self._lock:
            if table.id in self._reading:
                self._reading[table.id] = True
                return
            self._reading[table.id] = False
        threading.Thread(target=self._read_until_still, args=[table], daemon=True).start()

    def _read_until_still(self, table: Table) -> None:
        again = True
        while again:
            try:
                table.read_on()
            except DamagedTable as error:
                log.warning("%s", error)
            except StoreError:
                log.warning("table %s cannot be read on for the moment", table.code)
            except Exception:
                log.exception("table %s cannot show what another process has written", table.code)
            with self._lock:
                again = self._reading[table.id]
                self._reading[table.id] = False
                if not again:
                    del self._reading[table.id]

    # -- the thread that tells, and reads again ------------------------------------------

    def _run(self) -> None:
        unwell = False
        self._read_all = True
        while not self._closed:
            try:
                self._renew()
                while not self._closed:
                    self._tell()
                    self._hear()
                    if not self._wake.wait(RENEW_EVERY):
                        self._read_all = True
                        break
                    self._wake.clear()
                unwell = False
            except StoreError as error:
                if not unwell:
                    log.warning("what other processes do is not known for the moment: %s", error)
                unwell = True
                self._read_all = True
                self._wake.wait(1.0)
                self._wake.clear()
            except Exception:
                log.exception("what other processes do could not be read")
                self._wake.wait(1.0)

    def _renew(self) -> None:
        """Renew the lease, and take those away who have not renewed theirs."""
        screens = self._store.screens
        if not screens.renew():
            with self._lock:
                own = list(self._own.values())
                self._changed.clear()
                self._gone.clear()
            screens.enter(own)
            self._store.tell(SCREENS, {each.table for each in own})
        dead = screens.expire()
        if dead:
            self._store.tell(SCREENS, dead)
            with self._lock:
                self._stale.update(dead)

    def _tell(self) -> None:
        """Tell the database what has changed of the screens of this process, and others that it has."""
        with self._lock:
            changed, gone = dict(self._changed), dict(self._gone)
        if not changed and not gone:
            return
        if not self._store.screens.update(list(changed.values()), list(gone)):
            self._renew()
            return
        self._store.tell(SCREENS, {*(each.table for each in changed.values()), *gone.values()})
        with self._lock:
            for number, screen in changed.items():
                if self._changed.get(number) is screen:
                    del self._changed[number]
            for number in gone:
                self._gone.pop(number, None)

    def _hear(self) -> None:
        """Read the screens of tables of which something was heard; now and then all, and the logs."""
        with self._lock:
            stale, self._stale = self._stale, set()
        tables = {
            table.id: table for each in stale if (table := self._tables.with_id(each)) is not None
        }
        if self._read_all:
            self._read_all = False
            tables = {table.id: table for table in self._tables.loaded()}
            for table_id, seq in self._store.lengths(tables).items():
                if seq > tables[table_id].seq:
                    self._read_on(tables[table_id])
            for table in tables.values():
                table.database_is_back()
        try:
            self._show_elsewhere(tables)
        except StoreError:
            with self._lock:
                self._stale |= stale
            raise

    def _show_elsewhere(self, tables: Mapping[str, Table]) -> None:
        if not tables:
            return
        screens: dict[str, list[Screen]] = {each: [] for each in tables}
        for screen in self._store.screens.elsewhere(tables):
            screens[screen.table].append(screen)
        for table_id, table in tables.items():
            table.set_elsewhere(screens[table_id])
