"""Timers, each in a thread of its own (a greenlet under gevent)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from threading import Timer

from companion.tables.dependencies import Schedule


def start_timer(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
    """Call ``run`` after ``seconds``, and return a function that cancels the call."""
    timer = Timer(seconds, run)
    timer.daemon = True
    timer.start()
    return timer.cancel


def under_lock(schedule: Schedule, lock: AbstractContextManager[object]) -> Schedule:
    """Return a schedule whose calls are made under a lock.

    A call that was cancelled under the lock is never made, even if its timer was already waiting for
    the lock.
    """

    def start(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        cancelled = False

        def run_unless_cancelled() -> None:
            with lock:
                if not cancelled:
                    run()

        stop = schedule(seconds, run_unless_cancelled)

        def cancel() -> None:
            nonlocal cancelled
            cancelled = True
            stop()

        return cancel

    return start
