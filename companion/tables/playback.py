"""The wait of the phones while the board shows step by step what has just happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.tables.dependencies import Schedule
from rules.engine.game import Playback


@dataclass(frozen=True)
class _Running:
    """A playback that a board shows now, and what cancels its timer."""

    number: int
    cancel: Callable[[], None]


class PlaybackWait:
    """Runs from a new playback until a board has shown it, and never longer than it takes.

    It starts only while a board is connected that has said what it has shown so far: another one
    cannot show it. Call its methods under the table's lock. When the time is up, ``on_end`` is called,
    usually from a timer and without the lock; it takes the lock and calls :meth:`end`, which says
    whether that wait still counts. Nothing of it is in the log.
    """

    def __init__(self, schedule: Schedule, on_end: Callable[[int], None]) -> None:
        self._schedule = schedule
        self._on_end = on_end
        self._latest = 0
        self._waits = 0
        self._boards: set[object] = set()
        self._running: _Running | None = None

    @property
    def running(self) -> int | None:
        """The number of the playback that a board shows now, or None."""
        return self._running.number if self._running is not None else None

    def update(self, playback: Playback | None) -> None:
        """Start if there is a later playback than before; stop if it has been taken back."""
        number = playback.number if playback is not None else 0
        if number != self.running:
            self._stop()
        if playback is not None and number > self._latest and self._boards:
            self._start(playback)
        self._latest = number

    def _start(self, playback: Playback) -> None:
        self._waits += 1
        wait = self._waits
        cancel = self._schedule(playback.seconds, lambda: self._on_end(wait))
        self._running = _Running(playback.number, cancel)

    def shown(self, board: object, number: int) -> bool:
        """Note that a board has shown everything up to a number; return whether the wait ended.

        A board says so when its page opens, too: what was there before is not shown.
        """
        self._boards.add(board)
        return self.running is not None and number >= self.running and self._stop()

    def disconnect(self, board: object) -> bool:
        """Forget a board, and return whether the wait ended because it was the last one."""
        self._boards.discard(board)
        return not self._boards and self._stop()

    def end(self, wait: int) -> bool:
        """End this wait, whose time is up; return whether it was still running."""
        return wait == self._waits and self._stop()

    def _stop(self) -> bool:
        """Stop the wait, and return whether it was running."""
        running, self._running = self._running, None
        if running is not None:
            running.cancel()
        return running is not None
