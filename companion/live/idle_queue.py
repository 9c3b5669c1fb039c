"""A queue of jobs that run while the process is idle.

Commands are carried out and acknowledged first; screens are rendered when no command waits. Many
commands in a row lead to one rendering of the latest state instead of one each.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

from gevent import Timeout, idle, spawn_raw

MAX_WAIT = 0.002
"""Seconds after which the next job starts even if the process is not idle."""


class Defer(Protocol):
    """Runs a job soon, unless a job of the same name is queued already."""

    def __call__(self, name: Hashable, run: Callable[[], None], /) -> None: ...


class IdleQueue:
    """Runs jobs in order while the process is idle."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, Callable[[], None]] = {}
        self._working = False

    def __call__(self, name: Hashable, run: Callable[[], None], /) -> None:
        """Queue a job, unless one of the same name is queued already."""
        self._jobs.setdefault(name, run)
        if not self._working:
            self._working = True
            spawn_raw(self._work)

    def _work(self) -> None:
        while self._jobs:
            # In its own greenlet, so that a job that waits for its table's lock delays no other.
            spawn_raw(self._jobs.pop(next(iter(self._jobs))))
            with Timeout(MAX_WAIT, exception=False):
                idle()
        self._working = False


def run_now(_name: Hashable, run: Callable[[], None], /) -> None:
    """Run a job at once. Most tests use this instead of an :class:`IdleQueue`."""
    run()
