"""Garbage collection of young objects while the server is idle, and of all objects rarely.

It also calls regularly what removes tables from memory that nobody is connected to.

Nearly everything that a round allocates dies at once. Collecting it during a reveal would delay the
reveal. Collecting all objects stops every table for some tenths of a second if there are hundreds,
so that happens only every ten minutes.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

from gevent import Greenlet, sleep, spawn

MIN_YOUNG_OBJECTS = 400
"""The young objects from which :func:`collect_young` collects."""
THRESHOLDS = (8_000, 2, 1_000_000)
"""The arguments of ``gc.set_threshold``: when generations 0, 1 and 2 are collected anyway."""
CLEARING_INTERVAL = 60.0
"""Seconds between two looks for tables that can leave memory."""
FULL_COLLECTION_INTERVAL = 600.0
"""Seconds between two collections of all objects."""


def start_collecting() -> Greenlet:
    """Set the thresholds, and start a greenlet that collects all objects regularly; return it."""
    gc.collect()
    gc.freeze()  # what exists after the start lives as long as the process
    gc.set_threshold(*THRESHOLDS)
    return spawn(_collect_regularly)


def start_clearing(clear: Callable[[], object]) -> Greenlet:
    """Start a greenlet that calls ``clear`` regularly; return it."""

    def clear_regularly() -> None:
        while True:
            sleep(CLEARING_INTERVAL)
            clear()

    return spawn(clear_regularly)


def collect_young() -> None:
    """Collect generations 0 and 1 if there are enough young objects; call it while idle."""
    if gc.get_count()[0] >= MIN_YOUNG_OBJECTS:
        gc.collect(1)


def _collect_regularly() -> None:
    while True:
        sleep(FULL_COLLECTION_INTERVAL)
        gc.collect()
