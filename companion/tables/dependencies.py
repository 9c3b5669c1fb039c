"""The dependencies of a table: a store, two clocks, a random generator and a timer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from companion.storage.store import Store


class Schedule(Protocol):
    """Calls ``run`` after ``seconds``, and returns a function that cancels the call."""

    def __call__(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]: ...


@dataclass(frozen=True)
class Dependencies:
    """Everything that a table needs from outside its package.

    ``clock`` returns milliseconds since 1970. Only the log uses it, because it may jump.
    ``monotonic`` returns seconds and never jumps; it measures durations.
    """

    store: Store
    clock: Callable[[], int]
    monotonic: Callable[[], float]
    rng: Random
    schedule: Schedule
    countdown: float
    """Seconds from the last sealed answer to the reveal."""
