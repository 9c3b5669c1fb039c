"""Who has sealed, while everybody seals in secret.

Each sealed answer changes one word on every screen. So the pages hold both words, and the wire
carries who is ``"awaited"`` and who is ``"sealed"``; nothing is rendered again for it.
"""

from __future__ import annotations

from companion.tables.table import Table
from rules.engine.referee import Referee
from rules.engine.tabletop import Mode
from rules.engine.views import State
from rules.facts import Body

ALL = "all"
"""The key under which the state of everybody together is sent."""


def is_collecting(referee: Referee | None) -> bool:
    """Whether a sealed ask is under way and not yet opened."""
    return (
        referee is not None
        and referee.current_ask is not None
        and referee.current_ask.mode is Mode.SEALED
        and not referee.exposed
    )


def submissions(table: Table) -> dict[str, State]:
    """Return the state of each seat that is asked, and of :data:`ALL`; empty if nothing is sealed."""
    referee = table.referee
    if referee is None or referee.current_ask is None or not is_collecting(referee):
        return {}
    states: dict[str, State] = {}
    for pending in referee.current_ask.pending:
        if not isinstance(pending.who, Body):
            done = pending.key in referee.pending_answers and states.get(pending.who) != "awaited"
            states[pending.who] = "sealed" if done else "awaited"
    states[ALL] = "sealed" if referee.ready else "awaited"
    return states
