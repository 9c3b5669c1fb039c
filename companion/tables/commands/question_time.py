"""Commands about the time for a question: set it, and add to, pause or resume the timer."""

from __future__ import annotations

from dataclasses import dataclass

from companion.tables.commands.base import ClockCommand, Context, TableCommand
from companion.tables.log_codec import Change, ChangeKind
from companion.tables.permissions import host_only, requires
from companion.tables.question_timer import LONGEST, SHORTEST, QuestionTimer
from companion.tables.refusals import TimeRange
from rules.errors import Illegal


@requires(host_only)
@dataclass(frozen=True, slots=True)
class SetTimer(TableCommand):
    """Give each question this many seconds from now on; None: no limit."""

    seconds: int | None

    def changes(self, context: Context) -> list[Change]:
        if self.seconds is not None and not SHORTEST <= self.seconds <= LONGEST:
            raise Illegal(TimeRange(low=SHORTEST, high=LONGEST // 60))
        if self.seconds == context.roster.timer:
            return []
        return [Change(ChangeKind.SET_TIMER, {"seconds": self.seconds})]


@requires(host_only)
@dataclass(frozen=True, slots=True)
class AddTime(ClockCommand):
    """Give the current question this many more seconds."""

    seconds: int

    def act(self, timer: QuestionTimer) -> None:
        if not 0 < self.seconds <= LONGEST:
            raise Illegal(TimeRange(low=1, high=LONGEST // 60))
        timer.add(self.seconds)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class PauseTime(ClockCommand):
    """Pause the timer for everybody."""

    def act(self, timer: QuestionTimer) -> None:
        timer.pause(on=True)


@requires(host_only)
@dataclass(frozen=True, slots=True)
class ResumeTime(ClockCommand):
    """Resume the timer."""

    def act(self, timer: QuestionTimer) -> None:
        timer.pause(on=False)
