"""The tables of this process: each is read from the store when it is first asked for."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from threading import RLock

from companion.storage.store import CodeTaken, TableRow
from companion.tables.dependencies import Dependencies
from companion.tables.table import Table
from rules.errors import Illegal
from rules.facts import fact

LETTERS = "ABCDEFHJKLMNPRSTUVWXYZ"
"""What codes are made of: no I, O, Q or G, which look like others across a room."""
CODE_LENGTH = 4


class Tables:
    """Finds, makes and keeps tables; ``watch`` is told of every change, with the table."""

    def __init__(self, dependencies: Dependencies, watch: Callable[[Table], None]) -> None:
        self.dependencies = dependencies
        self._watch = watch
        self._live: dict[str, Table] = {}
        self._lock = RLock()

    def make(self) -> Table:
        """Make a new table under a code of its own."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            try:
                self.dependencies.store.create_table(
                    secrets.token_hex(8), code, self.dependencies.clock()
                )
            except CodeTaken:
                continue
            return self.find(code)

    def find(self, code: str) -> Table:
        """Return the table of a code, whatever case it is in.

        :raises Illegal: when there is none.
        """
        wanted = code.upper()
        with self._lock:
            if (table := self._live.get(wanted)) is not None:
                return table
            row = self.dependencies.store.find(wanted)
            if row is None:
                raise Illegal(fact("app.no-such-table", code=wanted[:CODE_LENGTH]))
            table = Table(row, self.dependencies)
            table.notify = lambda: self._watch(table)
            self._live[wanted] = table
            return table

    def recent(self, limit: int = 12) -> list[TableRow]:
        """Return the tables of before, the last touched first."""
        return self.dependencies.store.tables(limit)

    def forget(self, code: str) -> None:
        """Throw a table away, with its log.

        :raises Illegal: when there is none.
        """
        table = self.find(code)
        with self._lock:
            self.dependencies.store.forget(table.id)
            del self._live[table.code]
