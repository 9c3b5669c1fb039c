"""What a command is, and what a handler is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.tables.actor import Actor
from companion.tables.dependencies import Dependencies
from companion.tables.log_codec import Change
from companion.tables.permissions import Permission, TableState
from rules.engine.log import Entry, Stamp
from rules.engine.referee import Referee


@dataclass(frozen=True, slots=True)
class Command:
    """Something that an actor asks of a table; ``permission`` says who may ask it."""

    permission: ClassVar[Permission]


@dataclass(frozen=True, slots=True)
class GameCommand(Command):
    """A command that the referee of the game under way judges."""

    durable: ClassVar[bool] = False
    """Whether its entries survive a power cut before anybody sees them."""

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        """Enter it, and return the new entries of the game's log.

        :raises rules.errors.Refused: when it does not count; then nothing has changed.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TableCommand(Command):
    """A command about the table itself: its people, or which game is played."""

    def changes(self, table: TableState, actor: Actor, outside: Dependencies) -> list[Change]:
        """Return what is written into the table's log.

        :raises rules.errors.Refused: when it does not count.
        """
        raise NotImplementedError

    def follow_up(self, table: TableState) -> GameCommand | None:
        """Return what the game under way has to be told of it, once the changes are written."""
        del table
        return None
