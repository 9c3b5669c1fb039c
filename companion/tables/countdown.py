"""The countdown before sealed answers are turned over."""

from __future__ import annotations

from collections.abc import Callable

from companion.tables.dependencies import Schedule
from rules.engine.log import CONSEQUENCES_BY, Kind
from rules.engine.referee import Referee


class Countdown:
    """Runs while everybody has sealed, and nobody has taken an answer back.

    Used under the table's lock. When it is over it calls ``run``, as a rule without the lock, with
    the key of the ask and the number of the countdown, for which :meth:`end` is to be asked then.
    """

    def __init__(self, schedule: Schedule, run: Callable[[str, int], None]) -> None:
        self._schedule = schedule
        self._run = run
        self._number = 0
        self._cancel: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether the reveal is under way, and nobody has stopped it."""
        return self._cancel is not None

    def consider(self, referee: Referee | None, seconds: float) -> None:
        """Start when the last answer is in; stop when one is taken back."""
        key = _due(referee)
        if key is None:
            self.stop()
        elif self._cancel is None:
            self.start(key, seconds)

    def start(self, key: str, seconds: float) -> None:
        """Start, to be over after so many seconds; with none to count, it is over at once."""
        self._number += 1
        number = self._number
        if seconds > 0:
            self._cancel = self._schedule(seconds, lambda: self._run(key, number))
        else:
            self._cancel = _never_mind
            self._run(key, number)

    def stop(self) -> None:
        """Stop, where it is running."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def end(self, number: int) -> bool:
        """Take note that a countdown is over, and return whether it counts.

        It does not when it was stopped in the very moment that it was over.
        """
        if self._cancel is None or number != self._number:
            return False
        self._cancel = None
        return True


def _never_mind() -> None:
    """Cancel what is over already."""


def _due(referee: Referee | None) -> str | None:
    """Return the key of the ask to reveal: a person has just given the last answer to it.

    What the app enters by itself starts no countdown: after an undone reveal everything is
    sealed again, and stays so until somebody says otherwise.
    """
    entries = reversed(referee.log) if referee is not None else ()
    last = next((entry for entry in entries if entry.by not in CONSEQUENCES_BY), None)
    if referee is None or last is None or last.kind is not Kind.ANSWER:
        return None
    return referee.ask.key if referee.ask is not None and referee.ready else None
