"""How long ago the last correction was made, by a clock that does not jump."""

from __future__ import annotations

from collections.abc import Callable


class CorrectionAge:
    """Measures the time since the last correction of a game.

    ``clock`` returns milliseconds since 1970, and may jump; ``monotonic`` returns seconds, and never
    does. ``clock`` is read only once, after a program has loaded its log: an entry's date is all
    that survives a restart.
    """

    def __init__(self, clock: Callable[[], int], monotonic: Callable[[], float]) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._made: float | None = None

    def start(self) -> None:
        """Record that a correction is made now."""
        self._made = self._monotonic()

    def resume(self, at: int) -> None:
        """Record that a correction was written at this date, before the restart.

        A date in the future means that the clock has been set back; the age is then unknown.
        """
        passed = (self._clock() - at) / 1000
        self._made = self._monotonic() - passed if passed >= 0 else None

    @property
    def seconds(self) -> int | None:
        """The whole seconds since the last correction; None if they are unknown."""
        return None if self._made is None else int(self._monotonic() - self._made)
