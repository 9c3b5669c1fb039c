"""The records of the store: tables, the entries of their logs, and what is missing of them."""

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
    """What was entered after ``since`` is missing, since a backup took a damaged file's place at ``until``.

    Both are milliseconds since 1970.
    """

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored table. ``created`` and ``touched`` (its last entry) are milliseconds since 1970."""

    id: str
    code: str
    label: str
    created: int
    touched: int
