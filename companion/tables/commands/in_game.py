"""Commands that the referee judges: answers, seals, corrections."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.tables.commands.base import GameCommand
from companion.tables.permissions import (
    host_only,
    requires,
    whoever_is_asked,
    whoever_may_amend,
)
from rules.engine.log import Entry, Stamp
from rules.engine.referee import Referee
from rules.errors import Illegal
from rules.facts import Json, fact


@requires(whoever_is_asked)
@dataclass(frozen=True, slots=True)
class Answer(GameCommand):
    """Answer the prompt under a key."""

    key: str
    value: Json

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.answer(self.key, self.value, stamp)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class DrawFor(GameCommand):
    """Let the app answer the prompt under a key for a seat that is away."""

    key: str

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.stand_in(self.key, stamp)


@requires(whoever_is_asked)
@dataclass(frozen=True, slots=True)
class Unseal(GameCommand):
    """Take back a sealed answer that has not been opened."""

    key: str

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.unseal(self.key, stamp)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Reveal(GameCommand):
    """Open the sealed answers of the ask under a key, all together."""

    durable: ClassVar[bool] = True
    key: str

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.open(self.key, stamp)


@requires(whoever_may_amend)
@dataclass(frozen=True, slots=True)
class Amend(GameCommand):
    """Change an answer that is in the game."""

    durable: ClassVar[bool] = True
    key: str
    value: Json

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.amend(self.key, self.value, stamp)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Undo(GameCommand):
    """Take back the last entry that a person made.

    ``entry`` is the number of the entry that somebody saw; another one is not taken back instead.
    """

    entry: str | None = None

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        last = referee.last_entry
        if self.entry is not None and last is not None and self.entry != str(last.seq):
            raise Illegal(fact("app.entered-meanwhile"))
        return referee.undo(stamp)
