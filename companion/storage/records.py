"""The records of the store: tables, entries of their logs, and gaps after a restored backup."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log.

    ``seq`` counts from 1; ``at`` is the time in milliseconds since 1970; ``body`` is a JSON object;
    ``command`` is the id of the command that caused the entry, unique within the table.
    """

    seq: int
    at: int
    kind: str
    body: dict[str, Any]
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Gap:
    """The time from which entries are missing, because a backup replaced a damaged file.

    The backup was made at ``since``, and replaced the file at ``until``; both are milliseconds
    since 1970.
    """

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table. ``created`` and ``touched`` are milliseconds since 1970.

    ``touched`` is when it got its last entry, or was made; up to ten seconds too early.
    """

    id: str
    code: str
    label: str
    created: int
    touched: int
