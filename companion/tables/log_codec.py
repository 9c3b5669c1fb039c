"""The kinds of a table's entries, and the entries of a game's log among them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from companion.storage.records import Entry
from rules.engine.log import CORRECTING, Kind
from rules.engine.log import Entry as GameEntry
from rules.facts import Seat


class ChangeKind(StrEnum):
    """What an entry of a table's log changes, by the word of its command.

    The values are what is in the log. They stay: an older program reads the same log while the
    processes of a server are updated one after the other, and it passes over kinds that it does not know.
    """

    JOIN = "seat"
    RENAME = "rename"
    REORDER = "order"
    REQUEST_REJOIN = "knock"
    ADMIT_DEVICE = "admit"
    DECLINE_DEVICE = "refuse"
    DISCONNECT_PHONE = "release"
    LEAVE_TABLE = "leave"
    REMOVE_SEAT = "kick"
    """A seat goes, with its phones: a consequence of commands, and none of its own."""
    MERGE_PEOPLE = "merge"
    SEPARATE_PEOPLE = "separate"
    SIT_OUT = "sit_out"
    DEAL_IN = "deal_in"
    ADD_HOST = "host"
    REMOVE_HOST = "unhost"
    SET_REACTIONS = "reactions"
    SET_COURTS = "courts"
    SET_TIMER = "timer"
    SET_ADDRESS = "address"
    APPOINT_PROXY = "errand"
    CHOOSE_GAME = "pick"
    VOTE = "vote"
    START_GAME = "start"
    END_GAME = "close"
    GAME = "game"
    """An entry of the current game's log, whose own kind is in the body."""


GAME = ChangeKind.GAME
GAME_BOUNDS = frozenset({ChangeKind.START_GAME, ChangeKind.END_GAME})
"""The kinds of the entries with which a game begins and ends."""


@dataclass(frozen=True, slots=True)
class Change:
    """The kind and body of an entry to append to the table's log."""

    kind: ChangeKind
    body: dict[str, Any]


def last_correction(log: Sequence[GameEntry]) -> int:
    """Return the number of the last entry of a game that changed earlier ones; 0 if there is none."""
    return next((entry.seq for entry in reversed(log) if entry.kind in CORRECTING), 0)


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
