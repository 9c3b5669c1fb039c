"""Each table is served by one process: the one that has it in memory.

Where several processes serve one PostgreSQL database, the proxy sends all screens of a table to one of them. When
it sends them to another one, because a process has gone or come back, that process takes the table from its
log, and tells the others, as each append does. Whoever has the table in memory then forgets it and closes its
lines, so that these screens come where the proxy sends them now. The log's key refuses a writer who has not
heard of it yet.
"""

from __future__ import annotations

import logging

from companion.storage.errors import StoreUnavailable
from companion.storage.news import News
from companion.storage.store import Store
from companion.tables.registry import Tables
from companion.tables.table import Table

log = logging.getLogger(__name__)


class OtherProcesses:
    """Claims tables for this process, and gives up those that others have.

    On a database that is this process's alone, it does nothing.
    """

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._listener = store.listener(self._on_news, self._on_check) if store.shared else None

    def start(self) -> None:
        """Begin to listen."""
        if self._listener is not None:
            self._listener.start()

    def close(self) -> None:
        """Stop listening; closing it twice is harmless."""
        if self._listener is not None:
            self._listener.close()

    def claim(self, table: Table) -> Table:
        """Return a table as its log has it, and make it this process's, before its first screen is shown.

        :raises rules.errors.Refused: if it was deleted.
        :raises companion.storage.errors.StoreError: if the database cannot be used, or its log is damaged.
        """
        if self._listener is None or not table.presence.nobody_here:
            return table
        if self._store.claim(table.id) <= table.seq:
            return table
        self._tables.forget(table)
        return self._tables.find(table.code)

    def _on_news(self, news: News) -> None:
        table = self._tables.with_id(news.table)
        if table is not None and (news.seq is None or news.seq > table.seq):
            self._forget(table)

    def _on_check(self) -> None:
        """Forget the tables whose logs have gone on without a word, or of which this process is in doubt."""
        tables = {each.id: each for each in self._tables.loaded()}
        try:
            lengths = self._store.lengths(tables) if tables else {}
        except StoreUnavailable as error:
            log.warning("whether other processes have written is read later: %s", error)
            return
        for table_id, seq in lengths.items():
            if tables[table_id].is_behind(seq):
                self._forget(tables[table_id])

    def _forget(self, table: Table) -> None:
        log.info("table %s goes on at another process", table.code)
        self._tables.forget(table)
