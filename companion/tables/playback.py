"""Makes phones wait while the board shows beat by beat what has just happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from companion.tables.dependencies import Schedule
from rules.engine.game import Reveal
from rules.facts import Json

LONGEST = 90.0
"""Seconds that phones wait at most for a board that goes no beat further."""
SPARE = 1.0
"""Seconds that a board has in addition, to receive and draw what it shows."""
MOST = 2**31 - 1
"""The highest number that a board may send."""


class Shown(NamedTuple):
    """A board's report: the number up to which it has shown reveals, and whether it plays them beat by beat.

    ``left`` is how many seconds the rest takes, None if it does not say.
    """

    number: int
    plays: bool = True
    left: float | None = None


def read_shown(message: Mapping[str, Json]) -> Shown | None:
    """Return the report in a board's message, or None if one of its values is invalid.

    >>> read_shown({"shown": 1003, "plays": True, "left": 4.5})
    Shown(number=1003, plays=True, left=4.5)
    >>> read_shown({"shown": True})
    """
    number, plays, left = message.get("shown"), message.get("plays", True), message.get("left")
    if not isinstance(number, int) or not _is_valid(number) or not isinstance(plays, bool):
        return None
    return Shown(number, plays, left) if left is None or _is_valid(left) else None


def _is_valid(number: Json) -> bool:
    is_number = isinstance(number, int | float) and not isinstance(number, bool)
    return is_number and 0 <= number <= MOST


@dataclass
class _Running:
    """A reveal that boards show now.

    ``shown`` is the highest number that a board has reported, and ``since`` when that was. ``ends`` has the boards
    that play, and when each will have shown all. The timer runs ``until`` then, unless ``cancel`` stops it.
    """

    reveal: Reveal
    shown: int
    since: float
    ends: dict[object, float]
    until: float = 0.0
    cancel: Callable[[], None] = lambda: None


class PlaybackWait:
    """Runs from a new reveal until all boards have shown it, but no longer than they say that it takes.

    A board knows how long: it depends on its pace and on the words, which take some people longer to read. Until it
    says so it has the seconds of the reveal, and where nobody goes on it never has more than ``LONGEST``. The wait
    starts only while a board that plays is connected. It is not logged.

    Call its methods under the table's lock, under which ``schedule`` makes its calls, too. When the time
    is up, ``on_end`` is called. ``clock`` returns monotonic seconds.
    """

    def __init__(
        self, schedule: Schedule, on_end: Callable[[], None], clock: Callable[[], float]
    ) -> None:
        self._schedule = schedule
        self._on_end = on_end
        self._clock = clock
        self._latest = 0
        self._players: set[object] = set()
        """The connected boards that play reveals beat by beat."""
        self._running: _Running | None = None

    @property
    def running(self) -> int | None:
        """The number of the reveal that a board shows now, or None."""
        return self._running.reveal.number if self._running is not None else None

    def update(self, reveal: Reveal | None) -> None:
        """Start if there is a later reveal than before; stop if it has been undone."""
        number = reveal.number if reveal is not None else 0
        if number != self.running:
            self._stop()
        if reveal is not None and number > self._latest and self._players:
            now = self._clock()
            ends = dict.fromkeys(self._players, now + reveal.seconds + SPARE)
            self._running = _Running(reveal, reveal.start, now, ends)
            self._set_timer(self._running)
        self._latest = number

    def _set_timer(self, running: _Running) -> None:
        """Wait as long as the slowest board takes."""
        until = max(running.ends.values())
        if until == running.until:
            return
        running.cancel()
        running.until = until
        running.cancel = self._schedule(max(0.0, until - self._clock()), self._end)

    def shown(self, board: object, report: Shown) -> bool:
        """Record what a board reports; return whether the wait ended by it.

        A board also reports when its page opens: it does not show what happened before. One that
        lost its connection while it plays reports that it has not shown the running one yet.
        """
        number, plays, left = report
        if plays:
            self._players.add(board)
        else:
            self._players.discard(board)
        running = self._running
        if running is None:
            return False
        if number >= running.reveal.number or not plays:
            return self._done(board)
        now = self._clock()
        if number > running.shown:
            running.shown, running.since = number, now
        seconds = running.reveal.seconds if left is None else left
        running.ends[board] = min(now + seconds + SPARE, running.since + LONGEST)
        self._set_timer(running)
        return False

    def disconnect(self, board: object) -> bool:
        """Forget a board, and return whether the wait ended because it was the last one that played."""
        self._players.discard(board)
        return self._done(board)

    def _done(self, board: object) -> bool:
        if self._running is None:
            return False
        self._running.ends.pop(board, None)
        return not self._running.ends and self._stop()

    def _end(self) -> None:
        self._stop()
        self._on_end()

    def _stop(self) -> bool:
        """Stop the wait, and return whether it was running."""
        running, self._running = self._running, None
        if running is not None:
            running.cancel()
        return running is not None
