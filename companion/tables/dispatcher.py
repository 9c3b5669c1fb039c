"""Passes a message's command to its table, and returns an acknowledgement."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass

from companion.storage.errors import StoreError
from companion.tables.actor import Actor
from companion.tables.commands.parsing import command_id, parse_command, printable_id
from companion.tables.table import Table
from rules.errors import Refused
from rules.facts import Fact, Json

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    """Says whether the command in a message was carried out, and if not, why.

    ``id`` is the message's own. ``reason`` is a fact (a refusal) or a sentence (a store error).
    """

    id: str | None
    reason: Fact | str | None = None

    @property
    def ok(self) -> bool:
        """Whether the command was carried out, now or when it was first sent."""
        return self.reason is None


def dispatch(table: Table, actor: Actor, message: Json) -> Acknowledgement:
    """Carry out the command in a message; a refusal or store error becomes the reason."""
    given = message.get("id") if isinstance(message, Mapping) else None
    try:
        table.execute(parse_command(message), actor, command_id(message))
    except Refused as refused:
        return Acknowledgement(printable_id(given), refused.why)
    except StoreError as error:
        log.warning("table %s: %s", table.code, error)
        return Acknowledgement(printable_id(given), str(error))
    return Acknowledgement(command_id(message))
