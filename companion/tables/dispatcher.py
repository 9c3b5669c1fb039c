"""Takes messages to a table, and answers each with an acknowledgement."""

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
    """The answer to a message: it was carried out, or a reason why not.

    ``reason`` is a fact of the rules or the table, or a sentence of the store.
    """

    id: str | None
    reason: Fact | str | None = None

    @property
    def ok(self) -> bool:
        """Whether the command was carried out, now or before."""
        return self.reason is None


def dispatch(table: Table, actor: Actor, message: Json) -> Acknowledgement:
    """Carry out the command in a message; never raises for what came in."""
    given = message.get("id") if isinstance(message, Mapping) else None
    try:
        table.execute(parse_command(message), actor, command_id(message))
    except Refused as refused:
        return Acknowledgement(printable_id(given), refused.why)
    except StoreError as error:
        log.warning("table %s: %s", table.code, error)
        return Acknowledgement(printable_id(given), str(error))
    return Acknowledgement(command_id(message))
