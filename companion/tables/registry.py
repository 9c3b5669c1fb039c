"""The tables of this process, each loaded from the store when it is first needed."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from threading import RLock

from companion.storage.errors import CodeTaken, DamagedTable, StoreError
from companion.storage.records import TableRow
from companion.tables.dependencies import Dependencies
from companion.tables.table import Table
from rules.errors import Illegal
from rules.facts import fact

log = logging.getLogger(__name__)

LETTERS = "ABCDEFHJKLMNPRSTUVWXYZ"
"""The letters of codes: without I, O, Q and G, which look like others from a distance."""
CODE_LENGTH = 4
"""The letters of a code that is typed by those who sit at one laptop."""
LONG_CODE_LENGTH = 6
"""The letters of a code on a server that is open to all: so many strangers may guess there."""


class Tables:
    """Makes, loads and deletes tables; calls ``on_change`` with a table after each change.

    The codes of new tables have ``code_length`` letters; tables of either length are found.
    """

    def __init__(
        self,
        dependencies: Dependencies,
        on_change: Callable[[Table], None],
        code_length: int = CODE_LENGTH,
    ) -> None:
        self.dependencies = dependencies
        self._on_change = on_change
        self._code_length = code_length
        self._loaded: dict[str, Table] = {}
        self._ids: dict[str, Table] = {}
        self._unplayable: set[str] = set()
        self._lock = RLock()

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
            return self.find(code)

    def find(self, code: str) -> Table:
        """Return the table with a code, in upper or lower case.

        :raises Illegal: if no table has this code.
        :raises companion.storage.errors.DamagedTable: if its log cannot be read, or not be replayed.
        """
        wanted = code.upper()
        with self._lock:
            if (table := self._loaded.get(wanted)) is not None:
                return table
            row = self.dependencies.store.find(wanted)
            if row is None:
                raise _no_such_table(wanted)
            table = self._load(row)
            table.notify = lambda: self._on_change(table)
            self._loaded[wanted] = self._ids[table.id] = table
            return table

    def _load(self, row: TableRow) -> Table:
        """Make a table from its log.

        Whatever is wrong with one log, the other tables can go on.
        """
        try:
            return Table(row, self.dependencies)
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

    def forget(self, table: Table) -> None:
        """Keep a table in memory no longer."""
        with self._lock:
            self._loaded.pop(table.code, None)
            self._ids.pop(table.id, None)

    def delete(self, code: str) -> None:
        """Delete a table and its log.

        :raises Illegal: if no table has this code.
        """
        wanted = code.upper()
        with self._lock:
            row = self.dependencies.store.find(wanted)
            if row is None:
                raise _no_such_table(wanted)
            # Not loaded first, since its log may be damaged.
            self.dependencies.store.delete_table(row.id)
            self._loaded.pop(wanted, None)
            self._ids.pop(row.id, None)


def _no_such_table(code: str) -> Illegal:
    return Illegal(fact("app.no-such-table", code=code[:LONG_CODE_LENGTH]))
