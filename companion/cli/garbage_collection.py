"""Garbage is swept while it is young, when nobody has anything to say, and the whole house rarely.

Nearly all that a round leaves behind dies at once. A sweep in the middle of a reveal keeps its
table waiting, and one through everything stops every table for as long as it takes, some tenths
of a second where hundreds are laid: so that comes every ten minutes.
"""

from __future__ import annotations

import gc

from gevent import Greenlet, sleep, spawn

YOUNG = 400
"""How many objects are worth a sweep in a quiet moment."""
FLOOD = (8_000, 2, 1_000_000)
"""How many make one at any moment, how many of these a middle one, and those a whole one."""
WHOLE = 600.0
"""Seconds between two sweeps through everything."""


def sweep() -> Greenlet:
    """Sweep like that from now on, as long as the greenlet that is returned lives."""
    gc.collect()
    gc.freeze()  # what is there when the program has started stays until its end
    gc.set_threshold(*FLOOD)
    return spawn(_now_and_then)


def tidy() -> None:
    """Sweep what is young, where that is worth it: for a quiet moment."""
    if gc.get_count()[0] >= YOUNG:
        gc.collect(1)


def _now_and_then() -> None:
    while True:
        sleep(WHOLE)
        gc.collect()
