"""Runs something later, in a thread of its own (a greenlet, where gevent runs the server)."""

from __future__ import annotations

from collections.abc import Callable
from threading import Timer


def later(seconds: float, run: Callable[[], None]) -> Callable[[], None]:
    """Run something after so many seconds, and return what cancels it."""
    timer = Timer(seconds, run)
    timer.daemon = True
    timer.start()
    return timer.cancel
