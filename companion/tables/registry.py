"""The tables of this process, each loaded from the store when it is first needed."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from hashlib import blake2b
from threading import Lock, RLock

from companion.storage.errors import CodeTaken, Conflict, DamagedTable, StoreError
from companion.storage.records import TableRow
from companion.tables.dependencies import Dependencies
from companion.tables.refusals import NoSuchTable
from companion.tables.table import Table, TableObserver
from rules.errors import Illegal

log = logging.getLogger(__name__)

LETTERS = "ABCDEFHJKLMNPRSTUVWXYZ"
"""The letters of codes: without I, O, Q and G, which look like others from a distance."""
CODE_LENGTH = 4
"""The length of a code for people who sit around one laptop."""
STAYS = 300.0
"""Seconds for which an idle table, to which nobody is connected, stays in memory."""
MAX_DELETED = 100
"""The deleted tables whose devices are remembered."""
LONG_CODE_LENGTH = 6
"""The length of a code on a public server, where many strangers may guess."""


class Tables(TableObserver):
    """Makes, loads and deletes tables, and notifies observers of their changes.

    A table that nobody is connected to is unloaded after a while (:meth:`clear`), unless an
    observer watches it. One that another process has claimed, or that was deleted, is unloaded at
    once.

    The codes of new tables have ``code_length`` letters; tables of either length are found.
    """

    def __init__(self, dependencies: Dependencies, code_length: int = CODE_LENGTH) -> None:
        self.dependencies = dependencies
        self._observers: list[TableObserver] = [self]
        self._code_length = code_length
        self._loaded: dict[str, Table] = {}
        self._ids: dict[str, Table] = {}
        self._used: dict[str, float] = {}
        """When each table in memory was last requested, or seen in use: monotonic seconds."""
        self._deleted: OrderedDict[str, set[str]] = OrderedDict()
        """The devices that were at the tables that were deleted last, by code."""
        self._unplayable: set[str] = set()
        self._loading: dict[str, Lock] = {}
        """The lock for loading each table, by its code: loading one table blocks no other."""
        self._lock = RLock()
        """It is never held during a query of the store."""

    def observe(self, observer: TableObserver) -> None:
        """Notify this observer, too, of what happens at all tables."""
        self._observers.append(observer)

    def make(self, form: str = "") -> Table:
        """Make a table with a random code that no other table has.

        ``form`` names the form that was sent. If it is sent again while the table is empty, it is
        that table.
        """
        table_id = (
            blake2b(form.encode(), digest_size=8).hexdigest() if form else secrets.token_hex(8)
        )
        store = self.dependencies.store
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(self._code_length))
            try:
                store.create_table(table_id, code, self.dependencies.clock())
            except CodeTaken:
                continue
            except Conflict:
                row = store.get(table_id)
                made = self.find(row.code) if row is not None else None
                if made is not None and not made.roster.people:
                    return made
                table_id = secrets.token_hex(8)
                continue
            return self.find(code)

    def find(self, code: str) -> Table:
        """Return the table with a code, in upper or lower case.

        :raises Illegal: if no table has this code.
        :raises companion.storage.errors.DamagedTable: if its log cannot be read, or not be replayed.
        """
        wanted = code.upper()
        table = self._known(wanted)
        if table is not None:
            return table
        with self._lock:
            loading = self._loading.setdefault(wanted, Lock())
        try:
            with loading:
                # Another thread may have loaded it meanwhile.
                return self._known(wanted) or self._enter(wanted)
        finally:
            with self._lock:
                self._loading.pop(wanted, None)

    def _known(self, wanted: str) -> Table | None:
        """Return a table that is in memory, and record that it was requested."""
        with self._lock:
            table = self._loaded.get(wanted)
            if table is None or table.given_up:
                return None
            self._used[wanted] = self.dependencies.monotonic()
            return table

    def _enter(self, wanted: str) -> Table:
        """Load a table from the store into memory."""
        row = self.dependencies.store.find(wanted)
        if row is None:
            raise _no_such_table(wanted)
        loaded = self._load(row)
        with self._lock:
            # If loading failed for one thread, two others may have loaded the table at once.
            table = self._known(wanted)
            if table is None:
                table = self._loaded[wanted] = self._ids[row.id] = loaded
                self._used[wanted] = self.dependencies.monotonic()
        if table is not loaded:
            loaded.give_up()
        return table

    def in_memory(self, code: str) -> Table | None:
        """Return the table with a code if it is in memory, as every table with a connection is."""
        return self._loaded.get(code.upper())

    def clear(self) -> int:
        """Unload the tables that have been idle for ``STAYS`` seconds; return how many.

        A request for one loads it again from its log. Call this method periodically. It takes no
        table's lock: a request for a table without connections has just renewed its time. A request
        that still holds an unloaded table finds it again.
        """
        now = self.dependencies.monotonic()
        gone = []
        with self._lock:
            for code, table in list(self._loaded.items()):
                watched = any(observer.is_watching(table) for observer in self._observers)
                if watched or not table.at_rest:
                    self._used[code] = now
                elif now - self._used[code] >= STAYS:
                    gone.append(table)
                    self._drop(table)
        for table in gone:
            table.give_up()
        return len(gone)

    def _load(self, row: TableRow) -> Table:
        """Make a table from its log.

        An error in one log does not affect the other tables.
        """
        try:
            return Table(row, self.dependencies, self._observers)
        except StoreError:
            raise
        except Exception as error:
            if row.code not in self._unplayable:
                self._unplayable.add(row.code)
                log.exception("the log of table %s cannot be replayed", row.code)
            raise DamagedTable(row.code) from error

    def recent(self, limit: int = 12) -> list[TableRow]:
        """Return up to ``limit`` tables of the store, the last changed first."""
        return self.dependencies.store.tables(limit)

    def with_id(self, id: str) -> Table | None:
        """Return the table with an id, if it is in memory."""
        return self._ids.get(id)

    def loaded(self) -> list[Table]:
        """Return the tables that are in memory."""
        with self._lock:
            return list(self._loaded.values())

    def on_leave(self, table: Table) -> None:
        """Drop a table that was given up; the next request loads it again from its log."""
        with self._lock:
            self._drop(table)

    def _drop(self, table: Table) -> None:
        if self._loaded.get(table.code) is table:
            del self._loaded[table.code], self._ids[table.id], self._used[table.code]

    def delete(self, code: str) -> None:
        """Delete a table and its log.

        :raises Illegal: if no table has this code.
        """
        wanted = code.upper()
        row = self.dependencies.store.find(wanted)
        if row is None:
            raise _no_such_table(wanted)
        # It is deleted without being loaded, since its log may be damaged.
        self.dependencies.store.delete_table(row.id)
        table = self.in_memory(wanted)
        self._remember_deleted(wanted, table)
        if table is not None:
            table.give_up()

    def _remember_deleted(self, code: str, table: Table | None) -> None:
        known: set[str] = set()
        if table is not None:
            roster = table.roster
            known = {*roster.devices, *roster.hosts, *roster.rejoin_requests}
            known |= table.presence.devices
        with self._lock:
            self._deleted[code] = known
            if len(self._deleted) > MAX_DELETED:
                self._deleted.popitem(last=False)

    def was_at_deleted(self, code: str, device: str) -> bool:
        """Whether a device was at the last table with a code, which was deleted: its page may still ask."""
        return device in self._deleted.get(code.upper(), ())

    def was_deleted(self, code: str) -> bool:
        """Whether the last table with a code was deleted a while ago."""
        return code.upper() in self._deleted


def _no_such_table(code: str) -> Illegal:
    return Illegal(NoSuchTable(table=code[:LONG_CODE_LENGTH]))
