"""The base classes of commands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from companion.tables.actor import Actor
from companion.tables.log_codec import Change
from companion.tables.permissions import Permission, TableState
from companion.tables.question_timer import QuestionTimer
from companion.tables.roster import Roster
from rules.engine.log import Entry, Stamp
from rules.engine.referee import Referee


@dataclass(frozen=True, slots=True)
class Context:
    """What a command may look at: the table, who gives the command, and chance."""

    table: TableState
    actor: Actor
    rng: Random

    @property
    def roster(self) -> Roster:
        """The table's people and settings."""
        return self.table.roster

    @property
    def referee(self) -> Referee | None:
        """The referee of the current game."""
        return self.table.referee


@dataclass(frozen=True, slots=True)
class Command:
    """A command that an actor gives to a table; ``permission`` decides who may."""

    permission: ClassVar[Permission]
    word: ClassVar[str]
    """The class's name as messages have it: ``DisconnectPhone`` is ``"disconnect_phone"``."""

    def __init_subclass__(cls) -> None:
        cls.word = re.sub(r"\B(?=[A-Z])", "_", cls.__name__).lower()

    def is_done(self, context: Context) -> bool:
        """Whether somebody else did what this actor wanted: then a refusal would complain about nothing."""
        del context
        return False


@dataclass(frozen=True, slots=True)
class GameCommand(Command):
    """A command for the referee of the current game."""

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        """Give the command to the referee, and return the new entries of the game's log.

        :raises rules.errors.Refused: if the referee refuses it; nothing changes.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TableCommand(Command):
    """A command about the table itself: its people, or its choice of game."""

    def changes(self, context: Context) -> list[Change]:
        """Return the changes to append to the table's log; the table is not changed here.

        :raises rules.errors.Refused: if the command cannot be carried out.
        """
        raise NotImplementedError

    def follow_up(self, context: Context) -> GameCommand | None:
        """Return a command for the current game, to enter after the changes; None for none."""
        del context
        return None


@dataclass(frozen=True, slots=True)
class ClockCommand(Command):
    """A command about the running timer of the current question; it is not logged."""

    def act(self, timer: QuestionTimer) -> None:
        """Carry the command out.

        :raises rules.errors.Refused: if it cannot be carried out; nothing changes.
        """
        raise NotImplementedError
