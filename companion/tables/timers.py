"""Timers, each in a thread of its own (a greenlet under gevent)."""

from __future__ import annotations

from collections.abc import Callable
from threading import Timer


def start_timer(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
    """Call ``run`` after ``seconds``, and return a function that cancels the call."""
    timer = Timer(seconds, run)
    timer.daemon = True
    timer.start()
    return timer.cancel
