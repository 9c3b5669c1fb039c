"""Opens the board in the browser of this computer."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from contextlib import suppress

from gevent import spawn


def open_soon(link: str) -> None:
    """Open a link in a greenlet: some browsers block until they are closed.

    In a thread, gevent's ``subprocess`` could not start one.
    """
    spawn(open_quietly, link)


def open_quietly(link: str, browse: Callable[[str], bool] = webbrowser.open) -> None:
    """Open a link; where no browser can be opened, the terminal has the link."""
    with suppress(OSError, webbrowser.Error):
        browse(link)
