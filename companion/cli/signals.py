"""The signals of the operating system: which of them end Companion, and which it ignores."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from gevent import signal_handler as on_signal

STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that end Companion: Ctrl-C, a service that is stopped, a terminal that is closed, Ctrl-Break."""
CONSOLE_CLOSED = 1
"""On Windows, the signal of a console that is closed; Python's own ``signal`` does not name it."""


def ending_signals(platform: str = sys.platform, names: object = signal) -> list[int]:
    """Return the numbers of the signals that end Companion on a system, of those that ``names`` has."""
    known = [getattr(names, name, None) for name in STOPPING]
    closed = [CONSOLE_CLOSED] if platform == "win32" else []
    return [int(number) for number in known if number is not None] + closed


def stop_on_signals(stop: Callable[[], object]) -> None:
    """Call a function at each signal that ends Companion, from now on, also during the start."""
    for number in ending_signals():
        # What was started with nohup ignores that its terminal is closed.
        if signal.getsignal(number) is not signal.SIG_IGN:
            with suppress(ValueError):  # a number that this system does not have
                on_signal(number, stop)


def go_on_in_background() -> None:
    """Let a read of the terminal raise an error in the background, instead of stopping the program."""
    if hasattr(signal, "SIGTTIN"):
        signal.signal(signal.SIGTTIN, signal.SIG_IGN)
