"""The terminal where Companion runs: somebody may press Enter there."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from typing import TextIO

from gevent import Greenlet, get_hub, sleep, spawn

BACK_SOON = 1.0
"""Seconds after which a terminal is read again that another program has at present."""


def is_terminal(keys: TextIO | None) -> bool:
    """Whether somebody can press keys there."""
    try:
        return keys is not None and keys.isatty()
    except (OSError, ValueError):
        return False


def on_enter(keys: TextIO | None, pressed: Callable[[], None]) -> Greenlet | None:
    """Call ``pressed`` whenever somebody presses Enter; do nothing where nobody can.

    It is read in a real thread, so that the server goes on; nobody waits for that one at the end.
    """
    if keys is None or not is_terminal(keys):
        return None
    if hasattr(signal, "SIGTTIN"):
        # In the background, reading is an error then; else it would stop the whole program.
        signal.signal(signal.SIGTTIN, signal.SIG_IGN)
    return spawn(_listen, keys.fileno(), pressed)


def _listen(number: int, pressed: Callable[[], None]) -> None:
    # Python's own reader would hold a lock that its end waits for.
    read = get_hub().threadpool.apply
    while True:
        try:
            typed = read(os.read, (number, 1024))
        except OSError:
            if not os.isatty(number):
                return
            sleep(BACK_SOON)
            continue
        if not typed:
            return
        pressed()
