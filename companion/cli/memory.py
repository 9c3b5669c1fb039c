"""Keeps a server's memory small: what garbage collection looks at, and tables that can leave."""

from __future__ import annotations

import gc
from collections.abc import Callable

from gevent import Greenlet, sleep, spawn

THRESHOLD = 8_000
"""How many new objects there are when the young ones are collected; nearly all of a round die before."""
CLEARING_INTERVAL = 60.0
"""Seconds between two looks for tables that can leave memory."""


def freeze_objects() -> None:
    """Let garbage collection skip what exists after the start, which lives as long as the process."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(THRESHOLD)


def start_clearing(clear: Callable[[], object]) -> Greenlet:
    """Start a greenlet that calls ``clear`` regularly; return it."""

    def clear_regularly() -> None:
        while True:
            sleep(CLEARING_INTERVAL)
            clear()

    return spawn(clear_regularly)
