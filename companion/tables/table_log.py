"""Reads and appends the log of one table."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable, Sequence

from companion.storage.records import Entry, TableRow
from companion.storage.store import Store
from companion.tables.log_codec import GAME, GAME_BOUNDS, Change
from companion.tables.write_limits import ENTRY_OVERHEAD

KNOWN_COMMANDS = 128
"""How many command ids are kept in memory; older ones are looked up in the store."""


class TableLog:
    """One table's log in the store. Call its methods under the table's lock.

    ``seq`` is the number of the last entry that was read or written here; 0 before the first.
    ``written`` is how many bytes were written here.
    """

    def __init__(self, store: Store, row: TableRow, clock: Callable[[], int]) -> None:
        self._store = store
        self._table = row.id
        self._clock = clock
        self._commands: OrderedDict[str, None] = OrderedDict()
        """The ids of the last commands."""
        self.seq = 0
        self.written = 0

    def has_lately(self, command: str) -> bool:
        """Whether one of the last ``KNOWN_COMMANDS`` commands has this id; it makes no query."""
        return command in self._commands

    def remember(self, command: str | None) -> None:
        """Let :meth:`has_lately` know a command that writes nothing."""
        if command is None:
            return
        self._commands[command] = None
        if len(self._commands) > KNOWN_COMMANDS:
            self._commands.popitem(last=False)

    def has(self, command: str) -> bool:
        """Whether the log has an entry for a command id.

        :raises companion.storage.errors.StoreUnavailable: if the store cannot be read.
        """
        return self.has_lately(command) or self._store.has_command(self._table, command)

    def load_without_ended_games(self) -> list[Entry]:
        """Return all entries except those of games that have ended.

        After a long evening, those are nearly all of the log.

        :raises companion.storage.errors.DamagedTable: if these are damaged, or any entry is missing.
        :raises companion.storage.errors.StoreUnavailable: if the store cannot be read.
        """
        return self._advance(self._store.load_without(self._table, GAME, GAME_BOUNDS))

    def has_gone_on(self) -> bool:
        """Whether another process has written entries that were not read here.

        :raises companion.storage.errors.StoreError: if the store cannot be read.
        """
        return bool(self._store.load(self._table, after=self.seq))

    def write(
        self,
        changes: Sequence[Change],
        command: str | None,
        *,
        durable: bool,
        at: int | None = None,
    ) -> Sequence[Entry]:
        """Append changes, and return their entries; the first carries the command's id.

        ``at`` is their time in milliseconds since 1970; None means now.

        :raises companion.storage.errors.StoreError: as ``Store.append``; nothing is written.
        """
        at = self._clock() if at is None else at
        seq = self.seq
        entries = []
        for change in changes:
            seq += 1
            entries.append(Entry(seq, at, str(change.kind), change.body, command))
            command = None
        self._store.append(self._table, entries, durable=durable)
        self.written += sum(map(_size, entries))
        return self._advance(entries)

    def _advance(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            self.seq = entry.seq
            self.remember(entry.command)
        return entries


def _size(entry: Entry) -> int:
    return len(json.dumps(entry.body)) + len(entry.command or "") + ENTRY_OVERHEAD
