"""A store without a database, for tables that are not saved: practices, demos and replays."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.storage.records import Entry
from companion.storage.store import Store


class EmptyStore(Store):
    """A store that holds nothing: it discards all entries."""

    def __init__(self) -> None:
        pass  # there is no database

    def load(self, table_id: str, after: int = 0) -> list[Entry]:
        del table_id, after
        return []

    def load_without(self, table_id: str, kind: str, before: Collection[str]) -> list[Entry]:
        del table_id, kind, before
        return []

    def has_command(self, table_id: str, command: str) -> bool:
        del table_id, command
        return False

    def append(self, table_id: str, entries: Sequence[Entry], *, durable: bool = False) -> None:
        del table_id, entries, durable
