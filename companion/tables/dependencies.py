"""What tables take from outside: storage, time, chance and a timer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

from companion.storage.store import Store


class Schedule(Protocol):
    """Runs something later; calling what it returns cancels that."""

    def __call__(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]: ...


@dataclass(frozen=True)
class Dependencies:
    """What a table takes from outside.

    ``clock`` counts milliseconds since 1970, for the log alone: it may step. ``monotonic`` counts
    seconds, and never does.
    """

    store: Store
    clock: Callable[[], int]
    monotonic: Callable[[], float]
    rng: Random
    schedule: Schedule
    countdown: float
    """Seconds from the last sealed answer to the reveal."""
