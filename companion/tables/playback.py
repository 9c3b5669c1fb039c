"""The wait of the phones while the board shows step by step what has just happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.tables.dependencies import Schedule
from rules.engine.game import Playback

SLOWEST = 20.0
"""How many times as long as at the ordinary pace a board may take at most: where people go on themselves."""
SPARE = 1.0
"""Seconds that a board has besides, to get what it shows and to draw it."""


@dataclass(frozen=True)
class _Running:
    """A playback that boards show now, and what cancels its timer."""

    playback: Playback
    cancel: Callable[[], None]


class PlaybackWait:
    """Runs from a new playback until all boards that play it have shown it, and never longer than it takes.

    Every board says what it has shown so far and its pace: how many times as long each step takes
    there as at the ordinary pace, 0 where it shows everything at once. The wait starts only while a
    board is connected that plays. Call its methods under the table's lock. When the time is up,
    ``on_end`` is called, usually from a timer and without the lock; it takes the lock and calls
    :meth:`end`, which says whether that wait still counts. Nothing of it is in the log.
    """

    def __init__(self, schedule: Schedule, on_end: Callable[[int], None]) -> None:
        self._schedule = schedule
        self._on_end = on_end
        self._latest = 0
        self._waits = 0
        self._paces: dict[object, float] = {}
        """The pace of every board that is connected."""
        self._players: set[object] = set()
        """The boards that play the running one, and have not shown all of it yet."""
        self._running: _Running | None = None
        self._last: Playback | None = None
        self._waited = 0
        """The number of the last playback for which phones here have waited."""
        self._elsewhere: set[object] = set()
        """The boards that are connected to other processes."""

    @property
    def running(self) -> int | None:
        """The number of the playback that a board shows now, or None."""
        return self._running.playback.number if self._running is not None else None

    def update(self, playback: Playback | None) -> None:
        """Start if there is a later playback than before; stop if it has been taken back."""
        number = playback.number if playback is not None else 0
        if number != self.running:
            self._stop()
        if playback is not None and number > self._latest:
            self._start(playback)
        self._latest = number
        self._last = playback

    def _start(self, playback: Playback) -> None:
        self._players = {board for board, pace in self._paces.items() if pace > 0}
        if self._players:
            self._set_timer(playback)

    def _set_timer(self, playback: Playback) -> None:
        """Wait from now on as long as the slowest board may take."""
        self._stop()
        self._waited = playback.number
        self._waits += 1
        wait = self._waits
        slowest = max(self._paces[board] for board in self._players)
        seconds = playback.seconds * slowest + SPARE
        cancel = self._schedule(seconds, lambda: self._on_end(wait))
        self._running = _Running(playback, cancel)

    def shown(self, board: object, number: int, pace: float = 1.0) -> bool:
        """Note that a board has shown everything up to a number; return whether the wait ended.

        A board says so when its page opens, too: what was there before is not shown. One that lost
        its connection while it plays says that it has not shown the running one yet.
        """
        before = self._paces.get(board, 0.0)
        self._paces[board] = now = pace if 0 <= pace <= SLOWEST else 1.0
        if self._running is None:
            return False
        if number >= self._running.playback.number or not now:
            return self._done(board)
        self._players.add(board)
        if now > before > 0:
            self._set_timer(self._running.playback)
        return False

    def disconnect(self, board: object) -> bool:
        """Forget a board, and return whether the wait ended because it was the last one that played."""
        self._paces.pop(board, None)
        return self._done(board)

    def set_elsewhere(self, boards: Mapping[object, tuple[int, float]]) -> bool:
        """Note what each board that is connected to another process has shown, and its pace.

        Where a board there still plays what phones here have not waited for, because this process has
        only just heard of the table, the wait starts. Return whether it started or ended.
        """
        gone = self._elsewhere - boards.keys()
        self._elsewhere = set(boards)
        told = [self.disconnect(board) for board in gone]
        told += [self.shown(board, number, pace) for board, (number, pace) in boards.items()]
        return any(told) or self._join_late(boards)

    def _join_late(self, boards: Mapping[object, tuple[int, float]]) -> bool:
        """Start to wait for boards that play the last playback, unless phones here have waited for it."""
        last = self._last
        if last is None or self._running is not None or last.number <= self._waited:
            return False
        self._players = {
            board for board, (shown, pace) in boards.items() if pace > 0 and shown < last.number
        }
        if self._players:
            self._set_timer(last)
        return bool(self._players)

    def _done(self, board: object) -> bool:
        self._players.discard(board)
        return not self._players and self._stop()

    def end(self, wait: int) -> bool:
        """End this wait, whose time is up; return whether it was still running."""
        return wait == self._waits and self._stop()

    def _stop(self) -> bool:
        """Stop the wait, and return whether it was running."""
        running, self._running = self._running, None
        if running is not None:
            running.cancel()
        return running is not None
