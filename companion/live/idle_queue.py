"""What can wait is done when nobody has anything to say.

What people enter is judged and acknowledged first; screens are drawn after that, table after
table. So a flood of entries ends in one drawing of the present, not in a queue of past ones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

from gevent import Timeout, idle, spawn_raw

LONGEST = 0.002
"""Seconds after which the next thing is done even while people go on talking."""


class Defer(Protocol):
    """Does something soon, unless something of the same name is due already."""

    def __call__(self, name: Hashable, run: Callable[[], None], /) -> None: ...


class IdleQueue:
    """Does one thing after another, whenever there is nothing to hear, and ``tidy`` after each."""

    def __init__(self, tidy: Callable[[], None] = lambda: None) -> None:
        self._tidy = tidy
        self._due: dict[Hashable, Callable[[], None]] = {}
        self._working = False

    def __call__(self, name: Hashable, run: Callable[[], None], /) -> None:
        """Do something soon, unless something of this name is due already."""
        self._due.setdefault(name, run)
        if not self._working:
            self._working = True
            spawn_raw(self._work)

    def _work(self) -> None:
        while self._due:
            # One that has to wait for its table's lock does not hold up the others.
            spawn_raw(self._due.pop(next(iter(self._due))))
            with Timeout(LONGEST, exception=False):
                idle()
            self._tidy()
        self._working = False


def run_now(_name: Hashable, run: Callable[[], None], /) -> None:
    """Do it now: where nobody waits for anything, as in most tests."""
    run()
