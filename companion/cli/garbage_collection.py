"""Settings for Python's garbage collector: small collections when idle, a full one rarely.

With the default thresholds a full collection stops every table at hundreds of tables, for some
tenths of a second, every few seconds. Nearly all objects that a round leaves behind are young, so
small collections in idle moments free them, and a full one every ten minutes is enough.
"""

from __future__ import annotations

import gc

from gevent import Greenlet, sleep, spawn

IDLE_THRESHOLD = 400
"""How many new objects make a collection in an idle moment worth it."""
BUSY_THRESHOLDS = (8_000, 2, 1_000_000)
"""``gc.set_threshold`` for all other moments; the last one keeps full collections out."""
FULL_INTERVAL = 600.0
"""Seconds between two full collections."""


def configure() -> Greenlet:
    """Set the collector up, and run full collections as long as the returned greenlet lives."""
    gc.collect()
    gc.freeze()  # what was imported stays until the end, and need not be looked at again
    gc.set_threshold(*BUSY_THRESHOLDS)
    return spawn(_collect_now_and_then)


def collect_young() -> None:
    """Collect the two younger generations if it is worth it; call it in an idle moment."""
    if gc.get_count()[0] >= IDLE_THRESHOLD:
        gc.collect(1)


def _collect_now_and_then() -> None:
    while True:
        sleep(FULL_INTERVAL)
        gc.collect()
