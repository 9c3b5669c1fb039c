"""Defers work until the event loop has nothing else to do.

Commands are judged and acknowledged first; screens are rendered after that, table after table. So
a burst of commands ends in one rendering of the latest state instead of one for each command.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

from gevent import Timeout, idle, spawn_raw

MAX_WAIT = 0.002
"""Seconds after which the next job runs even though frames keep coming."""


class Defer(Protocol):
    """Runs a job soon, unless a job of the same name is waiting already."""

    def __call__(self, name: Hashable, run: Callable[[], None], /) -> None: ...


class IdleQueue:
    """Runs one job after another while the event loop is idle, and ``tidy`` after each."""

    def __init__(self, tidy: Callable[[], None] = lambda: None) -> None:
        self._tidy = tidy
        self._jobs: dict[Hashable, Callable[[], None]] = {}
        self._running = False

    def __call__(self, name: Hashable, run: Callable[[], None], /) -> None:
        """Add a job, unless one of this name is waiting already."""
        self._jobs.setdefault(name, run)
        if not self._running:
            self._running = True
            spawn_raw(self._run)

    def _run(self) -> None:
        while self._jobs:
            # In a greenlet of its own: a job that waits for its table's lock must not delay others.
            spawn_raw(self._jobs.pop(next(iter(self._jobs))))
            with Timeout(MAX_WAIT, exception=False):
                idle()
            self._tidy()
        self._running = False


def run_now(_name: Hashable, run: Callable[[], None], /) -> None:
    """Run a job at once; a ``Defer`` for tests and for programs without sockets."""
    run()
