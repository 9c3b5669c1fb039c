"""The countdown between the last sealed answer and the reveal."""

from __future__ import annotations

from collections.abc import Callable

from companion.tables.dependencies import Schedule
from rules.engine.log import CONSEQUENCES_BY, Kind
from rules.engine.referee import Referee


class Countdown:
    """Runs while all answers are sealed, and stops when one is taken back.

    Call its methods under the table's lock, under which ``schedule`` makes its calls, too. After the
    countdown it calls ``on_end`` with the ask's key.
    """

    def __init__(self, schedule: Schedule, on_end: Callable[[str], None]) -> None:
        self._schedule = schedule
        self._on_end = on_end
        self._cancel: Callable[[], None] | None = None

    @property
    def running(self) -> bool:
        """Whether the countdown has started and has not been stopped."""
        return self._cancel is not None

    def update(self, referee: Referee | None, seconds: float) -> None:
        """Start if the last answer has just been sealed; stop if the answers are not all in."""
        key = _ready_key(referee)
        if key is None:
            self.stop()
        elif self._cancel is None:
            self.start(key, seconds)

    def start(self, key: str, seconds: float) -> None:
        """Start a countdown of ``seconds``; with 0 or less, call ``on_end`` at once."""
        if seconds > 0:
            self._cancel = self._schedule(seconds, lambda: self._end(key))
        else:
            self._on_end(key)

    def stop(self) -> None:
        """Stop the countdown if it is running."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def _end(self, key: str) -> None:
        self._cancel = None
        self._on_end(key)


def _ready_key(referee: Referee | None) -> str | None:
    """Return the key of the ask to reveal: a person has just given the last answer to it.

    The app's own entries start no countdown: after an undone reveal all answers are sealed again,
    and stay sealed until a person enters something. A redo counts as the answer that it brings
    back, if nothing else is left to redo.
    """
    entries = reversed(referee.log) if referee is not None else ()
    last = next((entry for entry in entries if entry.by not in CONSEQUENCES_BY), None)
    if referee is None or last is None:
        return None
    redone = last.kind is Kind.REDO and referee.last_undo is None
    if last.kind is not Kind.ANSWER and not redone:
        return None
    return referee.current_ask.key if referee.current_ask is not None and referee.ready else None
