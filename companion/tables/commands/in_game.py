"""Commands that the referee judges: answers, reveals and corrections."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from companion.tables.commands.base import Context, GameCommand
from companion.tables.permissions import (
    answer_owner_or_host,
    asked_seat_or_host,
    check_answer,
    host_for_absent,
    host_only,
    requires,
    running,
)
from companion.tables.refusals import EnteredMeanwhile
from rules.engine.log import Entry, Stamp
from rules.engine.referee import Referee
from rules.errors import Illegal, Refused
from rules.facts import ANYONE, Json


@requires(asked_seat_or_host)
@dataclass(frozen=True, slots=True)
class Answer(GameCommand):
    """Answer the prompt with this key."""

    key: str
    value: Json

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.answer(self.key, self.value, stamp)

    def is_done(self, context: Context) -> bool:
        """Whether the prompt was put to anyone, and somebody has entered the same."""
        with suppress(Refused):
            step = running(context.table).applied_answer(self.key)
            check_answer(context.actor, step.pending)
            return step.pending.who is ANYONE and step.prompt.read(self.value) == step.value
        return False


@requires(host_for_absent)
@dataclass(frozen=True, slots=True)
class DrawFor(GameCommand):
    """Let the app answer the prompt with this key at random, for a seat that is away."""

    key: str

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.answer_for_absent(self.key, stamp)


@requires(asked_seat_or_host)
@dataclass(frozen=True, slots=True)
class Unseal(GameCommand):
    """Take back a sealed answer that has not been revealed."""

    key: str

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.unseal(self.key, stamp)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Reveal(GameCommand):
    """Reveal the sealed answers of the ask with this key, all together."""

    key: str

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.open(self.key, stamp)

    def is_done(self, context: Context) -> bool:
        referee = context.referee
        return context.actor.host and referee is not None and self.key in referee.opened


@requires(answer_owner_or_host)
@dataclass(frozen=True, slots=True)
class Amend(GameCommand):
    """Change an applied answer."""

    key: str
    value: Json

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.amend(self.key, self.value, stamp)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Stop(GameCommand):
    """End the current game early, and show who leads; ``counts`` is whether the evening counts it."""

    counts: bool

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        return referee.stop(stamp, counts=self.counts)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Undo(GameCommand):
    """Take back the last entry that a person made.

    ``entry`` is the number of the entry that the host saw. If it is no longer the last one, the
    command is refused. None takes back the last entry without this check.
    """

    entry: str | None = None

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        last = referee.last_entry
        if self.entry is not None and last is not None and self.entry != str(last.seq):
            raise Illegal(EnteredMeanwhile())
        return referee.undo(stamp)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class Redo(GameCommand):
    """Bring back what the last undo took back.

    ``entry`` is the number of the undo that the host saw, and is checked as that of :class:`Undo`.
    """

    entry: str | None = None

    def enter(self, referee: Referee, stamp: Stamp) -> tuple[Entry, ...]:
        undo = referee.last_undo
        if self.entry is not None and undo is not None and self.entry != str(undo.seq):
            raise Illegal(EnteredMeanwhile())
        return referee.redo(stamp)
