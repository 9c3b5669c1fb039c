"""The tables of this process, each loaded from the store when it is first needed."""

from __future__ import annotations

import logging
import secrets
from threading import Lock, RLock

from companion.storage.errors import CodeTaken, DamagedTable, StoreError
from companion.storage.records import TableRow
from companion.tables.dependencies import Dependencies
from companion.tables.table import Table, TableObserver
from rules.errors import Illegal
from rules.facts import fact

log = logging.getLogger(__name__)

LETTERS = "ABCDEFHJKLMNPRSTUVWXYZ"
"""The letters of codes: without I, O, Q and G, which look like others from a distance."""
CODE_LENGTH = 4
"""The letters of a code that is typed by those who sit at one laptop."""
STAYS = 300.0
"""Seconds for which a table stays in memory though nobody is connected and nothing goes on."""
LONG_CODE_LENGTH = 6
"""The letters of a code on a server that is open to all: so many strangers may guess there."""


class Tables(TableObserver):
    """Makes, loads and deletes tables, and tells observers what happens at them.

    A table that nobody is connected to leaves memory after a while (:meth:`clear`), unless an
    observer watches it. One that another process goes on with, or that was deleted, leaves at once.

    The codes of new tables have ``code_length`` letters; tables of either length are found.
    """

    def __init__(self, dependencies: Dependencies, code_length: int = CODE_LENGTH) -> None:
        self.dependencies = dependencies
        self._observers: list[TableObserver] = [self]
        self._code_length = code_length
        self._started = dependencies.monotonic()
        self._loaded: dict[str, Table] = {}
        self._ids: dict[str, Table] = {}
        self._used: dict[str, float] = {}
        """When each table in memory was asked for, or seen not to be at rest: monotonic seconds."""
        self._unplayable: set[str] = set()
        self._loading: dict[str, Lock] = {}
        """The locks of those who load a table, by its code; nobody waits for the loading of another."""
        self._lock = RLock()
        """Nobody who holds it waits for the store."""

    def observe(self, observer: TableObserver) -> None:
        """Tell an observer, too, what happens at all tables from now on."""
        self._observers.append(observer)

    def make(self) -> Table:
        """Make a table with a random code that no other table has."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(self._code_length))
            try:
                self.dependencies.store.create_table(
                    secrets.token_hex(8), code, self.dependencies.clock()
                )
            except CodeTaken:
                continue
            return self._find(code, host_seen=None)

    def find(self, code: str) -> Table:
        """Return the table with a code, in upper or lower case.

        :raises Illegal: if no table has this code.
        :raises companion.storage.errors.DamagedTable: if its log cannot be read, or not be replayed.
        """
        # Nobody was connected since the start, or since the table left memory. Where several processes
        # share a database, the host may have been connected to another one a moment ago.
        now = self.dependencies.monotonic()
        seen = None if self.dependencies.store.shared else max(self._started, now - STAYS)
        return self._find(code.upper(), host_seen=seen)

    def _find(self, wanted: str, host_seen: float | None) -> Table:
        table = self._known(wanted)
        if table is not None:
            return table
        with self._lock:
            loading = self._loading.setdefault(wanted, Lock())
        try:
            with loading:
                # Somebody else may have loaded it meanwhile.
                return self._known(wanted) or self._enter(wanted, host_seen)
        finally:
            with self._lock:
                self._loading.pop(wanted, None)

    def _known(self, wanted: str) -> Table | None:
        """Return a table that is in memory, and note that somebody asks for it."""
        with self._lock:
            table = self._loaded.get(wanted)
            if table is None or table.given_up:
                return None
            self._used[wanted] = self.dependencies.monotonic()
            return table

    def _enter(self, wanted: str, host_seen: float | None) -> Table:
        """Load a table from the store into memory."""
        row = self.dependencies.store.find(wanted)
        if row is None:
            raise _no_such_table(wanted)
        loaded = self._load(row, host_seen)
        with self._lock:
            # Where the store failed for one who loaded it, two others may have done so at once.
            table = self._known(wanted)
            if table is None:
                table = self._loaded[wanted] = self._ids[row.id] = loaded
                self._used[wanted] = self.dependencies.monotonic()
        if table is not loaded:
            loaded.give_up()
        return table

    def in_memory(self, code: str) -> Table | None:
        """Return the table with a code if it is in memory: that of everybody who is connected is."""
        return self._loaded.get(code.upper())

    def clear(self) -> int:
        """Let go of the tables that have been at rest for ``STAYS`` seconds; return how many.

        They come back from their logs when somebody asks for them. Call it now and then. No table's
        lock is taken: whoever does something with a table that nobody is connected to has just asked
        for it. A request that has kept one all the same asks for it again.
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

    def _load(self, row: TableRow, host_seen: float | None) -> Table:
        """Make a table from its log.

        Whatever is wrong with one log, the other tables can go on.
        """
        try:
            return Table(row, self.dependencies, self._observers, host_seen=host_seen)
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
        """Keep a table no longer that was given up; whoever asks for it finds it anew, as its log has it."""
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
        # Not loaded first, since its log may be damaged.
        self.dependencies.store.delete_table(row.id)
        if (table := self.in_memory(wanted)) is not None:
            table.give_up()


def _no_such_table(code: str) -> Illegal:
    return Illegal(fact("app.no-such-table", code=code[:LONG_CODE_LENGTH]))
