"""Passes a message's command to its table, and returns an acknowledgement."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass

from companion.monitoring import count_command
from companion.storage.errors import Conflict, StoreError
from companion.tables.actor import Actor
from companion.tables.commands.parsing import command_id, parse_command, printable_id
from companion.tables.table import Table
from rules.errors import Refused
from rules.facts import Fact, Json

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    """The reply to a message: whether its command was carried out, and if not, why.

    ``id`` is the message's own. ``reason`` is a refusal, or the store's error.
    """

    id: str | None
    reason: Fact | StoreError | None = None


def dispatch(table: Table, actor: Actor, message: Json) -> Acknowledgement:
    """Carry out the command in a message; a refusal or store error becomes the reason.

    :raises Conflict: if another process now serves the table; the sender has to reconnect.
    """
    began = time.perf_counter()
    given = message.get("id") if isinstance(message, Mapping) else None
    # All malformed messages count under one name, so that the metric's labels stay bounded.
    kind, outcome = "unknown", "done"
    try:
        command = parse_command(message)
        kind = command.word
        table.execute(command, actor, command_id(message))
        return Acknowledgement(command_id(message))
    except Refused as refused:
        outcome = refused.why.code
        return Acknowledgement(printable_id(given), refused.why)
    except Conflict:
        outcome = "conflict"
        raise
    except StoreError as error:
        outcome = "store"
        log.warning("table %s: %s", table.code, error)
        return Acknowledgement(printable_id(given), error)
    finally:
        count_command(table.code, kind, outcome, time.perf_counter() - began)
