"""What other processes on the same PostgreSQL database do at the tables that this one shows.

The log says what has happened: whoever appends to it tells all processes in the same transaction, and
one that has the table in memory reads on. Which screens are connected, and what boards have shown,
stands in the database too, under a lease of the process that they are connected to; and so do the time
for a question, and when the host was last here. What is only for a moment, a reaction or a nudge, is a
message. All else that is heard is a hint: it is read from the database, and read again every few
seconds, whether anything was heard or not.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol
from weakref import WeakSet

from companion.storage.errors import DamagedTable, StoreError, StoreUnavailable
from companion.storage.news import GONE, LOG, MESSAGE, MOMENT, SCREENS, News
from companion.storage.shared_screens import Screen
from companion.storage.store import Store
from companion.tables.shared_time import TIME
from companion.tables.table import Table

log = logging.getLogger(__name__)

RENEW_EVERY = 4.0
"""Seconds after which the lease is renewed, and everything read again; a lease is nearly four times as long."""


FORGET_EVERY = 900
"""After so many renewals, what nobody needs any more is forgotten: about once an hour."""
HOST_LEFT = "host-left"
"""The name under which stands when a table's host was last connected, while none is."""
BUSY_FOR = 0.05
"""Seconds for which a table is waited for whose lock somebody holds; then the others come first."""
BUSY_AGAIN = 0.5
"""Seconds until such a table is tried again."""


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
        self._stale_times: set[str] = set()
        """The ids of tables whose time for a question has to be read."""
        self._untold_times: set[str] = set()
        """The ids of tables whose time for a question other processes have to be told."""
        self._hosts: WeakSet[Table] = WeakSet()
        """The tables whose host is here."""
        self._untold_hosts: dict[str, bool] = {}
        """By a table's id, whether its host is here, where the database has not been told yet."""
        self._met: WeakSet[Table] = WeakSet()
        """The tables of which it is known who is connected elsewhere."""
        self._busy: set[str] = set()
        """The ids of tables that were left out, because somebody held their lock."""
        self._moments = store.moments
        self._reading: dict[str, bool] = {}
        """The ids of tables whose log is being read, and whether it has to be read once more."""
        self._readers: set[threading.Thread] = set()
        """Those who read them."""
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
            self._listener.close(self._leave)
        with self._lock:
            readers = tuple(self._readers)
        for reader in readers:
            reader.join()

    def _leave(self) -> None:
        with suppress(StoreUnavailable):  # then its lease runs out
            self._store.tell(SCREENS, self._store.screens.leave() or [""])

    # -- the screens of this process -----------------------------------------------------

    def connected(
        self, line: object, table: Table, device: str, *, laptop: bool, role: str = ""
    ) -> None:
        """Note that a screen is connected here; ``line`` stands for its connection."""
        if self._listener is None:
            return
        with self._lock:
            self._numbers += 1
            screen = Screen(self._store.process, self._numbers, table.id, device, laptop, role=role)
            self._own[line] = self._changed[screen.number] = screen
            self._stale.add(table.id)
            self._stale_times.add(table.id)
        self._wake.set()

    def shown(self, line: object, number: int, pace: float, *, dealing: bool | None = None) -> None:
        """Note what a board that is connected here has shown, its pace, and whether it shows what to deal."""
        with self._lock:
            screen = self._own.get(line)
            if screen is None:
                return
            deals = screen.dealing if dealing is None else dealing
            changed = replace(screen, pace=pace, shown=number, dealing=deals)
            if changed == screen:
                return
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

    def on_load(self, table: Table) -> None:
        """Let a table that has just been loaded know what goes on at the others, before anybody sees it.

        Whatever was said of it until now was not heard. What cannot be read now is read later.
        """
        if self._listener is None:
            return
        try:
            table.read_on()
            self._show_elsewhere({table.id: table})
            table.tell_time()
        except StoreError:
            log.warning("table %s: what other processes do there is read later", table.code)
            self._on_gap()

    def on_change(self, table: Table) -> None:
        """Tell the others of a table's time, and whether its host is here, where that has changed.

        Call it under the table's lock, whenever the table has changed.
        """
        if self._listener is None:
            return
        here = table.presence.host_here
        if not table.has_time_to_tell and (table in self._hosts) == here:
            return
        with self._lock:
            if table.has_time_to_tell:
                self._untold_times.add(table.id)
            if (table in self._hosts) != here:
                self._hosts.discard(table)
                if here:
                    self._hosts.add(table)
                self._untold_hosts[table.id] = here
        self._wake.set()

    def send(self, table: Table, message: Mapping[str, Any]) -> None:
        """Send a message to the screens of a table that are connected to other processes."""
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
        elif news.what == MOMENT:
            with self._lock:
                self._stale_times.add(table.id)
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
            reader = threading.Thread(target=self._read_until_still, args=[table], daemon=True)
            self._readers.add(reader)
        reader.start()

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
                    self._readers.discard(threading.current_thread())

    # -- the thread that tells, and reads again ------------------------------------------

    def _run(self) -> None:
        unwell = False
        renewals, due = 0, time.monotonic()
        while not self._closed:
            try:
                if time.monotonic() >= due:
                    self._renew()
                    if self._moments is not None and renewals % FORGET_EVERY == 0:
                        self._moments.forget_old()
                    renewals += 1
                    due = time.monotonic() + RENEW_EVERY
                    self._read_all = True
                self._tell()
                self._hear()
                unwell = False
                self._wait(due - time.monotonic())
            except StoreError as error:
                if not unwell:
                    log.warning("what other processes do is not known for the moment: %s", error)
                unwell = True
                self._read_all = True
                self._wait(1.0)
            except Exception:
                log.exception("what other processes do could not be read")
                self._wait(1.0)

    def _wait(self, seconds: float) -> None:
        """Wait until there is something to tell or to hear; for a table that was busy, not for long."""
        with self._lock:
            left_out = bool(self._busy)
        self._wake.wait(max(0.0, min(seconds, BUSY_AGAIN) if left_out else seconds))
        self._wake.clear()

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
        """Tell the database what has changed of the screens and tables of this process, and others that it has."""
        self._tell_screens()
        self._tell_hosts()
        with self._lock:
            untold, self._untold_times = self._untold_times, set()
        for table in self._known(untold).values():
            if not self._do(table, table.tell_time):
                with self._lock:
                    self._untold_times.add(table.id)

    def _tell_screens(self) -> None:
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

    def _tell_hosts(self) -> None:
        """Note when a table's host has gone; while the host is here, no such note stands."""
        with self._lock:
            untold = dict(self._untold_hosts)
        for table, here in untold.items():
            if self._moments is not None and here:
                self._moments.drop(table, HOST_LEFT)
            elif self._moments is not None:
                self._moments.note(table, HOST_LEFT)
            with self._lock:
                if self._untold_hosts.get(table) == here:
                    del self._untold_hosts[table]

    def _do(self, table: Table, act: Callable[[], None]) -> bool:
        """Do something under a table's lock; where somebody holds it, leave the table out for now.

        Whoever holds it may be waiting for the database, and the others must not wait with them.
        """
        try:
            done = table.do_when_free(act, BUSY_FOR)
        except DamagedTable as error:
            log.warning("%s", error)
            done = True
        with self._lock:
            self._busy.discard(table.id)
            if not done:
                self._busy.add(table.id)
        return done

    def _hear(self) -> None:
        """Read what is told of tables of which something was heard; now and then of all, and the logs."""
        with self._lock:
            stale, self._stale = self._stale, set()
            times, self._stale_times = self._stale_times, set()
        tables = self._known(stale)
        timed = self._known(times)
        if self._read_all:
            self._read_all = False
            tables = {table.id: table for table in self._tables.loaded()}
            timed = tables
            for table_id, seq in self._store.lengths(tables).items():
                if seq > tables[table_id].seq:
                    self._read_on(tables[table_id])
            for table in tables.values():
                self._do(table, table.database_is_back)
        try:
            self._show_elsewhere(tables)
            stale = set()
            self._show_times({at: each for at, each in timed.items() if each.roster.timer})
        except StoreError:
            with self._lock:
                self._stale |= stale
                self._stale_times |= times
            raise

    def _known(self, ids: Iterable[str]) -> dict[str, Table]:
        found = ((each, self._tables.with_id(each)) for each in ids)
        return {each: table for each, table in found if table is not None}

    def _show_elsewhere(self, tables: Mapping[str, Table]) -> None:
        if not tables:
            return
        screens: dict[str, list[Screen]] = {each: [] for each in tables}
        for screen in self._store.screens.elsewhere(tables):
            screens[screen.table].append(screen)
        new = [each for each, table in tables.items() if table not in self._met]
        left = self._moments.read(new, HOST_LEFT) if self._moments is not None and new else {}
        for table_id, table in tables.items():
            gone = left[table_id].age if table_id in left else None
            if self._do(table, partial(table.set_elsewhere, screens[table_id], gone)):
                self._met.add(table)
            else:
                with self._lock:
                    self._stale.add(table_id)

    def _show_times(self, tables: Mapping[str, Table]) -> None:
        if not tables or self._moments is None:
            return
        told = self._moments.read(tables, TIME)
        for table_id, table in tables.items():
            if not self._do(table, partial(table.hear_time, told.get(table_id))):
                with self._lock:
                    self._stale_times.add(table_id)
            elif table.has_time_to_tell:
                with self._lock:
                    self._untold_times.add(table_id)
                self._wake.set()
