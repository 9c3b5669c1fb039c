"""What phones practise, for all processes on one PostgreSQL database: what each practice is made again from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import text

from companion.storage.database import Database

MOST = 1000
"""How many are kept; of one more, whoever has done nothing for the longest begins again."""
KEPT_FOR = 24 * 3600.0
"""Seconds for which a practice is kept after the last thing that was done in it."""

_FIND = text(
    "SELECT state, CASE WHEN state = :known THEN '' ELSE body END FROM practices"
    " WHERE device = :device"
)
_PUT = text(
    "INSERT INTO practices (device, state, body, at) VALUES (:device, :state, :body, now())"
    " ON CONFLICT (device) DO UPDATE"
    " SET state = excluded.state, body = excluded.body, at = excluded.at"
)
_SWAP = text(
    "UPDATE practices SET state = :state, body = :body, at = now()"
    " WHERE device = :device AND state = :known RETURNING device"
)
_DROP = text("DELETE FROM practices WHERE device = :device")
_MAKE_ROOM = text(
    "DELETE FROM practices WHERE at < now() - make_interval(secs => :seconds)"
    " OR device IN (SELECT device FROM practices ORDER BY at DESC OFFSET :most)"
)


@dataclass(frozen=True, slots=True)
class KeptPractice:
    """What is kept of a phone's practice; ``body`` is None where its state is the known one."""

    state: str
    body: Mapping[str, Any] | None


class KeptPractices:
    """The practices of all processes, one a phone.

    :raises companion.storage.errors.StoreUnavailable: each method, if the database cannot be used.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def find(self, device: str, known: str) -> KeptPractice | None:
        """Return what a phone practises, or None; ``known`` is the state that need not be read again."""
        rows = self._database.execute_at_once(_FIND, {"device": device, "known": known})
        if not rows:
            return None
        state, body = rows[0]
        return KeptPractice(state, None if state == known else json.loads(body))

    def begin(self, device: str, state: str, body: Mapping[str, Any]) -> None:
        """Keep a new practice of a phone, in place of its old one."""
        values = {"device": device, "state": state, "body": json.dumps(body)}
        self._database.execute_at_once(_PUT, values)
        self._database.execute_at_once(_MAKE_ROOM, {"seconds": KEPT_FOR, "most": MOST})

    def go_on(self, device: str, known: str, state: str, body: Mapping[str, Any]) -> bool:
        """Keep how a practice has gone on; return whether its state was still the known one."""
        values = {"device": device, "known": known, "state": state, "body": json.dumps(body)}
        return bool(self._database.execute_at_once(_SWAP, values))

    def end(self, device: str) -> None:
        """Forget what a phone practises."""
        self._database.execute_at_once(_DROP, {"device": device})
