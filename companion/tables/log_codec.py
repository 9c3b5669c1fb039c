"""Converts entries of a game's log to and from entries of its table's log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.storage.records import Entry
from rules.engine.log import Entry as GameEntry
from rules.engine.log import Kind
from rules.facts import Seat

GAME = "game"
"""The kind of a table's entry that holds an entry of a game's log."""
GAME_BOUNDS = frozenset({"start", "close"})
"""The kinds of the entries with which a game begins and ends."""


@dataclass(frozen=True, slots=True)
class Change:
    """The kind and body of an entry to append to the table's log."""

    kind: str
    body: dict[str, Any]


def encode_game_entry(entry: GameEntry) -> Change:
    """Return the change that appends a game's entry; empty fields are left out."""
    body: dict[str, Any] = {"n": entry.seq, "do": str(entry.kind), "key": entry.key}
    if entry.value is not None:
        body["value"] = entry.value
    if entry.seat is not None:
        body["seat"] = entry.seat
    body["by"] = entry.by
    return Change(GAME, body)


def decode_game_entry(entry: Entry) -> GameEntry:
    """Return the game's entry that a table's entry of kind ``GAME`` holds."""
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
