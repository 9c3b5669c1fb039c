"""Garbage is swept while it is young, and the whole house now and then.

Nearly all that a round leaves behind dies at once. A sweep through everything stops every table
for as long as it takes, some tenths of a second where hundreds are laid: so it comes every ten
minutes, and not in the middle of every second reveal.
"""

from __future__ import annotations

import gc

from gevent import Greenlet, sleep, spawn

YOUNG = (400, 2, 1_000_000)
"""How many objects make a young sweep, how many of these a middle one, and those a whole one."""
WHOLE = 600.0
"""Seconds between two sweeps through everything."""


def sweep() -> Greenlet:
    """Sweep like that from now on, as long as the greenlet that is returned lives."""
    gc.collect()
    gc.freeze()  # what is there when the program has started stays until its end
    gc.set_threshold(*YOUNG)
    return spawn(_now_and_then)


def _now_and_then() -> None:
    while True:
        sleep(WHOLE)
        gc.collect()
