"""How long ago the last correction was made, by a clock that does not jump."""

from __future__ import annotations

from collections.abc import Callable


class CorrectionAge:
    """Measures the time since the last correction of a game.

    ``clock`` returns milliseconds since 1970, and may jump; ``monotonic`` returns seconds, and never
    does. Only a program that has just read its log asks ``clock``, once: the date of an entry is all
    that outlasts the program that wrote it.
    """

    def __init__(self, clock: Callable[[], int], monotonic: Callable[[], float]) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._made: float | None = None

    def start(self) -> None:
        """Note that a correction is made now."""
        self._made = self._monotonic()

    def resume(self, at: int) -> None:
        """Note that an earlier program wrote a correction at this date.

        A date in the future says that the clock was set back since; the age is unknown then.
        """
        passed = (self._clock() - at) / 1000
        self._made = self._monotonic() - passed if passed >= 0 else None

    @property
    def seconds(self) -> int | None:
        """The whole seconds since the last correction; None where they are unknown."""
        return None if self._made is None else int(self._monotonic() - self._made)
