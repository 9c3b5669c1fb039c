"""Lines of a table's log: what they say, and how a game's own entries are written there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.storage.store import Entry
from rules.engine.log import Entry as GameEntry
from rules.engine.log import Kind
from rules.facts import Seat

GAME = "game"
"""The kind of a line that is an entry of a game."""


@dataclass(frozen=True, slots=True)
class Change:
    """What to write down: the kind and body of a line of the table's log."""

    kind: str
    body: dict[str, Any]


def of_game(entry: GameEntry) -> Change:
    """Return how a game's entry is written down."""
    return Change(GAME, to_body(entry))


def to_body(entry: GameEntry) -> dict[str, Any]:
    """Write a game's entry as the body of a table's entry, without what is empty."""
    body: dict[str, Any] = {"n": entry.seq, "do": str(entry.kind), "key": entry.key}
    if entry.value is not None:
        body["value"] = entry.value
    if entry.seat is not None:
        body["seat"] = entry.seat
    body["by"] = entry.by
    return body


def from_entry(entry: Entry) -> GameEntry:
    """Read a game's entry back."""
    body = entry.body
    seat = body.get("seat")
    return GameEntry(
        seq=body["n"],
        kind=Kind(body["do"]),
        key=body["key"],
        value=body.get("value"),
        seat=None if seat is None else Seat(seat),
        by=body.get("by", ""),
        at=entry.at,
        command=entry.command,
    )
