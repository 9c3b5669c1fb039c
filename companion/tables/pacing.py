"""Pacing: the playback on boards, and the timer of the current question.

While boards play what has just happened, or show what to deal, the timer is paused.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from companion.tables.dependencies import Schedule
from companion.tables.playback import PlaybackWait, Shown
from companion.tables.question_timer import Question, QuestionTimer, awaited_seats, question
from rules.engine.referee import Referee


class Pacing:
    """How long phones wait for a board, and the timer of a question. Neither is logged.

    ``clock`` returns monotonic seconds. ``lock`` is the table's, and each method acquires it;
    ``schedule`` makes its calls under it. ``on_change`` is called when a wait or a time begins or ends.
    """

    def __init__(
        self,
        clock: Callable[[], float],
        schedule: Schedule,
        lock: AbstractContextManager[object],
        on_change: Callable[[], None],
    ) -> None:
        self._lock = lock
        self._on_change = on_change
        self._playback = PlaybackWait(schedule, self._go_on, clock)
        self.timer = QuestionTimer(clock, schedule, on_change)
        self._dealing: set[object] = set()
        """The boards that show what to shuffle and deal now."""
        self._seconds: int | None = None
        self._question: Question | None = None
        self._awaits_a_seat = False

    @property
    def playing_back(self) -> int | None:
        """The number of the playback that the board shows now, while phones wait for it; or None."""
        return self._playback.running

    def update(self, number: int, referee: Referee | None, seconds: int | None) -> None:
        """Follow the questions of game ``number``; each has ``seconds``, None for no limit."""
        with self._lock:
            reveal = referee.game.reveal(referee.table) if referee is not None else None
            self._playback.update(reveal)
            self._seconds = seconds
            self._question = question(number, referee) if seconds is not None else None
            self._awaits_a_seat = seconds is not None and bool(awaited_seats(referee))
            self._update_timer()

    def playback_shown(self, board: object, report: Shown) -> None:
        """Record what a connected board reports of its reveals."""
        with self._lock:
            if self._playback.shown(board, report):
                self._go_on()

    def dealing_shown(self, board: object, *, yes: bool) -> None:
        """Record whether a board shows what to shuffle and deal; the timer is paused meanwhile."""
        with self._lock:
            if yes == (board in self._dealing):
                return
            if yes:
                self._dealing.add(board)
            else:
                self._dealing.discard(board)
            if self._seconds is not None:
                self._go_on()

    def disconnect(self, board: object) -> None:
        """Forget a board whose connection has ended."""
        with self._lock:
            self.dealing_shown(board, yes=False)
            if self._playback.disconnect(board):
                self._go_on()

    def _go_on(self) -> None:
        """Resume or pause the timer, after a board has begun or ended something."""
        self._update_timer()
        self._on_change()

    def _update_timer(self) -> None:
        """Update the timer: it runs from when phones have the question until all answers are in."""
        if self._seconds is None:
            self.timer.switch_off()
            return
        nobody_can = self.playing_back is not None or bool(self._dealing)
        held = nobody_can or not self._awaits_a_seat
        self.timer.update(self._question, self._seconds, held=held)
