"""The timer of the current question, shown on the board and on pads.

The number of seconds that the host has set is in the log
(:attr:`companion.tables.roster.Roster.timer`). The running timer is not: it is measured with the
monotonic clock, and starts again after a restart. When the time is up, screens show that, and
nothing else happens: the app answers for nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.tables.dependencies import Schedule
from companion.tables.log_codec import last_correction
from companion.tables.refusals import NoTime
from rules.engine.referee import Referee
from rules.engine.views import waiting
from rules.errors import Illegal
from rules.facts import Seat

SHORTEST, LONGEST = 10, 3600
"""The seconds that a question may have."""
EARLY = 0.05
"""Seconds by which a timer may fire too early and still count as on time."""

Question: TypeAlias = tuple[int, str, int]
"""The number of the game, the key of the ask, and the entry of the last correction."""


@dataclass(frozen=True, slots=True)
class QuestionTime:
    """The time of the current question, in milliseconds: what is left, and the whole."""

    left: int
    of: int
    paused: bool

    @property
    def state(self) -> Literal["running", "paused", "up"]:
        """Whether it runs, is paused, or is up."""
        if not self.left:
            return "up"
        return "paused" if self.paused else "running"


def question(number: int, referee: Referee | None) -> Question | None:
    """Return a value that identifies the current question; None if nothing is asked.

    ``number`` is that of the game. After a correction it counts as a new question, with its whole
    time.
    """
    if referee is None or referee.current_ask is None:
        return None
    return (number, referee.current_ask.key, last_correction(referee.log))


def awaited_seats(referee: Referee | None) -> set[Seat]:
    """Return the seats that were asked and have not answered yet; calls need no answer.

    Only they have a time. Prompts to anyone or to the host have none: people flip, deal and count then,
    and in the free table they play a whole round.
    """
    asked = waiting(referee) if referee is not None else ()
    return {each.who for each in asked if each.state == "awaited" and isinstance(each.who, str)}


class QuestionTimer:
    """Measures the time of the current question.

    Call its methods under the table's lock, under which ``schedule`` makes its calls, too.
    ``version`` changes whenever screens have to be sent a new time; in between, each page counts
    down on its own. When the time is up, ``on_end`` is called.
    """

    def __init__(
        self, clock: Callable[[], float], schedule: Schedule, on_end: Callable[[], None]
    ) -> None:
        self._clock = clock
        self._schedule = schedule
        self._on_end = on_end
        self._question: Question | None = None
        self._seconds = 0
        self._of = 0.0
        self._left = 0.0
        """The seconds that were left when the current run began, or the last one ended."""
        self._began: float | None = None
        """When the current run began; None while the timer is stopped."""
        self._held = False
        self._paused = False
        self._cancel: Callable[[], None] | None = None
        self.version = 0

    @property
    def shown(self) -> QuestionTime | None:
        """The time that screens show; None without a timer, or while no seat has to answer."""
        if self._question is None or self._held:
            return None
        return QuestionTime(round(1000 * self._now_left), round(1000 * self._of), self._paused)

    @property
    def _now_left(self) -> float:
        if self._began is None:
            return self._left
        return max(0.0, self._left - (self._clock() - self._began))

    def update(self, asked: Question | None, seconds: int | None, *, held: bool) -> None:
        """Give a new question its whole time, and start the timer unless it is ``held``.

        It is held while nobody can answer: phones do not have the question yet, cards are being
        dealt, or all answers are in. If nothing is asked, a pause ends too.
        """
        if asked is None or seconds is None:
            asked, seconds, self._paused = None, 0, False
        before = (self._question, self._seconds, self._held)
        if before == (asked, seconds, held):
            return
        self._stop()
        if before[:2] != (asked, seconds):
            self._of = self._left = float(seconds)
        self._question, self._seconds, self._held = asked, seconds, held
        self._go_on()

    def switch_off(self) -> None:
        """Reset the question and the pause."""
        self.update(None, None, held=False)

    def add(self, seconds: int) -> None:
        """Give the current question more time, also after its time is up.

        :raises Illegal: if no question has a time now.
        """
        self._check()
        self._stop()
        self._left = min(self._left + seconds, float(LONGEST))
        self._of = max(self._left, float(self._seconds))
        self._go_on()

    def pause(self, *, on: bool) -> None:
        """Pause the timer for everybody, for later questions too, or resume it.

        :raises Illegal: if no question has a time now.
        """
        self._check()
        self._stop()
        self._paused = on
        self._go_on()

    def _end(self) -> None:
        """End a run. A timer can fire too early by this clock: then it is set again."""
        self._stop()
        if self._left <= EARLY:
            self._left = 0.0
        self._go_on()
        if not self._left:
            self._on_end()

    def _check(self) -> None:
        if self._question is None:
            raise Illegal(NoTime())

    def _stop(self) -> None:
        """Stop the timer."""
        self._left = self._now_left
        self._began = None
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def _go_on(self) -> None:
        """Start the timer, if it may run."""
        self.version += 1
        if self._question is None or self._held or self._paused or not self._left:
            return
        self._began = self._clock()
        self._cancel = self._schedule(self._left, self._end)
