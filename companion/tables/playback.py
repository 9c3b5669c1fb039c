"""Makes phones wait while the board shows step by step what has just happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from companion.tables.dependencies import Schedule
from rules.engine.game import BEATS_A_PAGE, Playback
from rules.facts import Json

SLOWEST = 1.8
"""The slowest pace at which a board advances automatically, as in ``static/js/show.js``."""
BY_HAND = 20.0
"""The pace that a board sends if people advance it by hand."""
UNTOUCHED = 15.0
"""Seconds that phones wait in addition, each time that somebody advances such a board."""
LONGEST = 90.0
"""Seconds that phones wait at most for a board that advances automatically."""
SPARE = 1.0
"""Seconds that a board has in addition, to receive and draw what it shows."""
MAX_NUMBER = 2**31 - 1
"""The highest number of a playback."""


class Shown(NamedTuple):
    """A board's report: the number of the last playback that it has shown, and its pace.

    ``left`` is how many seconds it still needs for the one that it plays, None if it does not say.
    """

    number: int
    pace: float
    left: float | None = None


def read_shown(message: Mapping[str, Json]) -> Shown | None:
    """Return the report in a board's message, or None if one of its numbers is invalid.

    >>> read_shown({"shown": 1003, "pace": 1.8})
    Shown(number=1003, pace=1.8, left=None)
    >>> read_shown({"shown": True})
    """
    number, pace = message.get("shown"), message.get("pace", 1)
    if not isinstance(number, int) or not isinstance(pace, int | float):
        return None
    if isinstance(number, bool) or isinstance(pace, bool) or not 0 <= number <= MAX_NUMBER:
        return None
    left = message.get("left")
    if left is not None and (
        not isinstance(left, int | float) or isinstance(left, bool) or not 0 <= left <= MAX_NUMBER
    ):
        return None
    return Shown(number, float(pace), left) if 0 <= pace <= SLOWEST or pace == BY_HAND else None


@dataclass
class _Running:
    """A playback that boards show now.

    ``since`` and ``until``, times of the clock, are its start and the end of its timer, which
    ``cancel`` stops. ``step`` is the last step to which people have advanced a board by hand.
    """

    playback: Playback
    since: float
    step: int
    ends: dict[object, float] = field(default_factory=dict)
    """When each board that has said so will have shown it."""
    until: float = 0.0
    cancel: Callable[[], None] = lambda: None


class PlaybackWait:
    """Runs from a new playback until all boards have shown it, but no longer than it takes.

    Every board reports what it has shown so far and its pace: how many times as long each step
    takes as at the ordinary pace, 0 if it shows everything at once, ``BY_HAND`` if people advance
    it. In the last case the time starts again at each step that no board had reached before, so
    that the wait lasts as long as somebody advances, and not much longer. Any other board that
    plays also says how many seconds it needs: words that take longer to read are shown longer, and
    only whoever draws them knows it. Until then it has the seconds of the playback, and never more
    than ``LONGEST``. The wait starts only while a board that plays is connected. It is not logged.

    Call its methods under the table's lock. When the time is up, ``on_end`` is called, usually from
    a timer and without the lock; it takes the lock and calls :meth:`end`, which returns whether
    that wait was still running. ``clock`` returns monotonic seconds.
    """

    def __init__(
        self, schedule: Schedule, on_end: Callable[[int], None], clock: Callable[[], float]
    ) -> None:
        self._schedule = schedule
        self._on_end = on_end
        self._clock = clock
        self._latest = 0
        self._waits = 0
        self._paces: dict[object, float] = {}
        """The pace of every board that is connected."""
        self._players: set[object] = set()
        """The boards that play the running playback, and have not shown all of it yet."""
        self._running: _Running | None = None

    @property
    def running(self) -> int | None:
        """The number of the playback that a board shows now, or None."""
        return self._running.playback.number if self._running is not None else None

    def update(self, playback: Playback | None) -> None:
        """Start if there is a later playback than before; stop if it has been undone."""
        number = playback.number if playback is not None else 0
        if number != self.running:
            self._stop()
        if playback is not None and number > self._latest:
            self._start(playback)
        self._latest = number

    def _start(self, playback: Playback) -> None:
        self._players = {board for board, pace in self._paces.items() if pace > 0}
        if self._players:
            first = playback.number - playback.number % BEATS_A_PAGE
            self._running = _Running(playback, self._clock(), first)
            self._set_timer(self._running)

    def _set_timer(self, running: _Running) -> None:
        """Wait as long as the slowest board may take."""
        until = max(
            running.ends.get(board)
            or running.since + _seconds(running.playback, self._paces[board])
            for board in self._players
        )
        if until == running.until:
            return
        running.cancel()
        self._waits += 1
        wait = self._waits
        running.until = until
        running.cancel = self._schedule(max(0.0, until - self._clock()), lambda: self._on_end(wait))

    def shown(
        self, board: object, number: int, pace: float = 1.0, left: float | None = None
    ) -> bool:
        """Record that a board has shown everything up to a number; return whether the wait ended.

        A board also reports when its page opens: it does not show what happened before. One that
        lost its connection while it plays reports that it has not shown the running one yet.
        """
        self._paces[board] = pace
        running = self._running
        if running is None:
            return False
        if number >= running.playback.number or not pace:
            return self._done(board)
        self._players.add(board)
        running.ends.pop(board, None)
        if left is not None and pace != BY_HAND:
            ends = self._clock() + left + SPARE
            running.ends[board] = min(ends, running.since + LONGEST)
        if pace == BY_HAND and number > running.step:
            running.since, running.step = self._clock(), number
        self._set_timer(running)
        return False

    def disconnect(self, board: object) -> bool:
        """Forget a board, and return whether the wait ended because it was the last one that played."""
        self._paces.pop(board, None)
        return self._done(board)

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


def _seconds(playback: Playback, pace: float) -> float:
    """Return how many seconds phones wait at most for a board with this pace."""
    if pace == BY_HAND:
        return playback.seconds + UNTOUCHED
    return playback.seconds * pace + SPARE
