"""The entries of a game's log.

The log is the state of a game: undo, redo, amend, restart, replay and audit all replay it. Entries are
only appended, never changed or removed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.facts import Json, Seat

CHANCE_BY = "app:chance"
"""``Entry.by`` of what the app drew; no seat has this name."""
SCRIPT_BY = "app:script"
"""``Entry.by`` of a secret that a game's script opened."""
TABLE_BY = "app:table"
"""``Entry.by`` of what follows from who sits at the table: a latecomer joins."""
CONSEQUENCES_BY = (CHANCE_BY, SCRIPT_BY, TABLE_BY)
"""Entries by these follow from an entry that a person made; an undo passes over them."""


class Kind(StrEnum):
    """What an entry does. The values are what is in logs; they stay."""

    ANSWER = "answer"
    UNSEAL = "unseal"
    REVEAL = "open"
    AMEND = "amend"
    UNDO = "undo"
    REDO = "redo"
    STOP = "stop"


CORRECTING = (Kind.AMEND, Kind.UNDO, Kind.REDO)
"""Entries of these kinds change what earlier entries did, so the game is replayed after them."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """Who makes an entry, when (milliseconds since 1970) and by which command id."""

    by: str
    at: int = 0
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a game's log; ``seq`` counts from 1.

    ``seat`` is the seat that the entry belongs to, ``by`` who made it; they differ where one person
    entered for another. The ``value`` of an undo is the ``seq`` of the entry that it takes back, and that of a
    redo is the ``seq`` of the undo. A stop has no key, and its value is whether the game counts.
    """

    seq: int
    kind: Kind
    key: str
    value: Json = None
    seat: Seat | None = None
    by: str = ""
    at: int = 0
    command: str | None = None
