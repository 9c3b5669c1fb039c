"""Reads the Enter key in the terminal where Companion runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from gevent import Greenlet, get_hub, sleep, spawn

from companion.cli.signals import go_on_in_background
from companion.cli.terminal_output import is_terminal
from companion.one_file import is_one_file

RETRY_SECONDS = 1.0
"""Seconds until the terminal is read again while another program has it."""


def wait_before_closing(
    out: TextIO, keys: TextIO, arguments: Sequence[str], asks: str, platform: str = sys.platform
) -> None:
    """Print what ``asks`` for Enter, and wait for it, where a window would close before anybody has read why: after a double click on Windows."""
    if platform == "win32" and is_one_file() and not arguments and is_terminal(keys):
        out.write(asks)
        out.flush()
        keys.readline()


def on_enter(keys: TextIO | None, pressed: Callable[[], None]) -> Greenlet | None:
    """Start a greenlet that calls ``pressed`` for each Enter; None if there is no terminal.

    The terminal is read in a thread of the hub's pool, so that the server does not block.
    """
    if keys is None or not is_terminal(keys):
        return None
    go_on_in_background()
    return spawn(_listen, keys.fileno(), pressed)


def _listen(descriptor: int, pressed: Callable[[], None]) -> None:
    # Not sys.stdin: its lock would be held while reading, and Python's exit waits for that lock.
    read = get_hub().threadpool.apply
    while True:
        try:
            typed = read(os.read, (descriptor, 1024))
        except OSError:
            if not os.isatty(descriptor):
                return
            sleep(RETRY_SECONDS)
            continue
        if not typed:
            return
        pressed()
