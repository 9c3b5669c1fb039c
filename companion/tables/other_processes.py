"""Each table is served by one process: the one that has it in memory.

Where several processes share one PostgreSQL database, the proxy sends all screens of a table to one of
them. When it sends them to another one, because a process has gone or come back, that process loads the
table from its log and claims it: it tells the others, as each append does. Whoever has the table in
memory then lets it go and closes its lines, so that these screens come where the proxy sends them now.
The log's key refuses a writer who has not heard of it yet.
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
    """Claims tables for this process, and lets go of those that others have.

    On a database that is this process's alone, it does nothing.
    """

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._listener = store.listener(self) if store.shared else None

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
        if self._store.claim([table.id])[table.id] <= table.seq:
            return table
        table.give_up()
        return self._tables.find(table.code)

    def on_news(self, news: News) -> None:
        """Let go of a table that another process has claimed, deleted, or appended entries to."""
        table = self._tables.with_id(news.table)
        if table is not None and (news.seq is None or news.seq > table.seq):
            self._let_go(table)

    def on_listening(self) -> None:
        """Check all tables, and claim those of this process's screens again.

        If another one has claimed one of them unheard, that one lets it go, and all its screens meet
        again where the proxy sends them.
        """
        self.check()
        shown = [each.id for each in self._tables.loaded() if not each.presence.nobody_here]
        try:
            if shown:
                self._store.claim(shown)
        except StoreUnavailable as error:
            log.warning("tables could not be claimed again: %s", error)

    def check(self) -> None:
        """Let go of the tables whose logs are not as this process knows them, or not certain here."""
        tables = {each.id: each for each in self._tables.loaded()}
        known = {table_id: table.seq for table_id, table in tables.items()}
        try:
            lengths = self._store.lengths(tables) if tables else {}
        except StoreUnavailable as error:
            log.warning("whether other processes have written is read later: %s", error)
            return
        for table_id, seq in lengths.items():
            # A log that is shorter was deleted.
            if seq < known[table_id] or tables[table_id].is_behind(seq):
                self._let_go(tables[table_id])

    def _let_go(self, table: Table) -> None:
        log.info("table %s goes on at another process, or from its log", table.code)
        table.give_up()
