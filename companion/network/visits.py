"""When a phone last reached this computer, which shows that the network lets phones through."""

from __future__ import annotations

from collections.abc import Callable


class Visits:
    """Remembers the last request of another device; ``clock`` returns monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._last: float | None = None

    def note(self) -> None:
        """Note that a request of another device has come in."""
        self._last = self._clock()

    def seconds(self) -> int | None:
        """Return how many whole seconds ago the last one came; None if none has come yet."""
        return None if self._last is None else max(0, int(self._clock() - self._last))
