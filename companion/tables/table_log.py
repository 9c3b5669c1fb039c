"""A table's log as this process knows it: read as far as it goes, and written on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.storage.store import Entry, Store
from companion.tables.log_codec import Change


class TableLog:
    """One table's log in the store; used under the table's lock.

    ``seq`` is the number of the last line that is known here.
    """

    def __init__(self, store: Store, table: str, clock: Callable[[], int]) -> None:
        self._store = store
        self._table = table
        self._clock = clock
        self._commands: set[str] = set()
        self.seq = 0

    def has(self, command: str) -> bool:
        """Whether a command was carried out before: repeating it is harmless."""
        return command in self._commands

    def read_on(self) -> list[Entry]:
        """Return what the store holds beyond what is known here.

        :raises companion.storage.store.StoreUnavailable: when it cannot be read.
        """
        return self._known(self._store.load(self._table, after=self.seq))

    def write(
        self, changes: Sequence[Change], command: str | None, *, durable: bool
    ) -> Sequence[Entry]:
        """Write changes down, the first as the answer to a command, and return the new lines.

        :raises companion.storage.store.StoreError: as ``Store.append``; then nothing was written.
        """
        at, seq = self._clock(), self.seq
        entries = []
        for change in changes:
            seq += 1
            entries.append(Entry(seq, at, change.kind, change.body, command))
            command = None
        self._store.append(self._table, entries, durable=durable)
        return self._known(entries)

    def _known(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            self.seq = entry.seq
            if entry.command is not None:
                self._commands.add(entry.command)
        return entries
