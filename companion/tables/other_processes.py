"""Makes sure that only one process serves each table: the one that has it in memory.

Where several processes share one PostgreSQL database, the proxy routes all screens of a table to
one of them. When it routes them to a different one, because a process has stopped or started, that
process loads the table from its log and claims it: it notifies the other processes, as each append
does. The process that had the table unloads it and closes its connections, so that these screens
reconnect to the new one. A process that has not received the notification yet cannot write: the
primary key of the log refuses its entries.
"""

from __future__ import annotations

import logging

from companion.storage.errors import StoreUnavailable
from companion.storage.notifications import Notification
from companion.storage.store import Store
from companion.tables.registry import Tables
from companion.tables.table import Table

log = logging.getLogger(__name__)


class OtherProcesses:
    """Claims tables for this process, and unloads those that other processes have claimed.

    If no other process can share the database, it does nothing.
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
        """Claim a table for this process before its first screen, and return it as its log has it.

        :raises rules.errors.Refused: if it was deleted.
        :raises companion.storage.errors.StoreError: if the database cannot be used, or its log is damaged.
        """
        if self._listener is None or not table.presence.nobody_here:
            return table
        if self._store.claim([table.id])[table.id] <= table.seq:
            return table
        table.give_up()
        return self._tables.find(table.code)

    def on_notification(self, notification: Notification) -> None:
        """Unload a table that another process has claimed, deleted, or appended entries to."""
        table = self._tables.with_id(notification.table)
        if table is not None and (notification.seq is None or notification.seq > table.seq):
            self._unload(table)

    def on_listening(self) -> None:
        """Check all tables, and claim those of this process's screens again.

        Another process may have claimed one of them while this one was not listening. It then
        unloads the table, and all screens reconnect to the process that the proxy chooses.
        """
        self.check()
        shown = [each.id for each in self._tables.loaded() if not each.presence.nobody_here]
        try:
            if shown:
                self._store.claim(shown)
        except StoreUnavailable as error:
            log.warning("This process could not claim its tables again: %s", error)

    def check(self) -> None:
        """Unload the tables whose logs differ, or may differ, from those in this memory."""
        tables = {each.id: each for each in self._tables.loaded()}
        known = {table_id: table.seq for table_id, table in tables.items()}
        try:
            lengths = self._store.lengths(tables) if tables else {}
        except StoreUnavailable as error:
            log.warning(
                "The logs of tables could not be checked; the next check retries: %s", error
            )
            return
        for table_id, seq in lengths.items():
            # The log of a deleted table is shorter.
            if seq < known[table_id] or tables[table_id].is_behind(seq):
                self._unload(tables[table_id])

    def _unload(self, table: Table) -> None:
        log.info("table %s: unloaded; another process serves it, or its log differs", table.code)
        table.give_up()
